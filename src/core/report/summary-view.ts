// SPDX-License-Identifier: Apache-2.0
/**
 * The runs of a job as one table for its step summary, the most urgent first and within what a step may write. All of
 * its texts are Markdown already.
 */
import { formatDuration } from '../domain/duration.ts';
import type { VerdictDocument } from '../domain/documents.ts';
import { compareUrgency, statusLook } from './looks.ts';
import { escapeMarkdown, joinMarkdown, type Markdown, markdownIssueLink, utf8Length } from './markdown.ts';
import { headlineWithoutStandIn, standInLine } from './stand-in.ts';
import { count, visible } from './text.ts';

export interface SummaryRun {
  readonly verdict: VerdictDocument;
  /** Path of the run directory as the job can be asked for it. */
  readonly runDir: string;
}

export interface SummaryView {
  /** "Stand-in, not OpenShell" where any run was one; null otherwise. */
  readonly standIn: Markdown | null;
  readonly title: Markdown;
  readonly rows: readonly SummaryRow[];
  /** How many runs are not in the table; null when all are. */
  readonly more: Markdown | null;
  /** Checks that failed and that no issue explains, the first of each run; then how many more. */
  readonly failing: readonly Markdown[];
}

export interface SummaryRow {
  readonly verdict: Markdown;
  readonly experiment: Markdown;
  readonly issue: Markdown;
  readonly time: Markdown;
  readonly headline: Markdown;
  readonly runDir: Markdown;
}

/** A step may write 1 MiB, and above that GitHub drops all of it; a job has other things to say as well. */
const maxBytes = 700_000;
/** What the template puts around the cells of one row. */
const rowOverheadBytes = 40;
const maxIssues = 5;
const maxFailing = 5;
/** In all; the table has the rest of what a step may write. */
const maxFailingLines = 100;
const maxFailingBytes = 200_000;

export function buildSummaryView(runs: readonly SummaryRun[]): SummaryView {
  const sorted = [...runs].sort((a, b) => compareUrgency(a.verdict.verdict, b.verdict.verdict));
  const rows: SummaryRow[] = [];
  let bytes = 0;
  for (const run of sorted) {
    const row = rowOf(run);
    bytes += rowOverheadBytes + utf8Length(Object.values(row).join(''));
    if (bytes > maxBytes) break;
    rows.push(row);
  }
  const cut = sorted.length - rows.length;
  return {
    standIn: standInOf(runs),
    title: escapeMarkdown(titleOf(sorted), 300),
    rows,
    more: cut === 0 ? null : escapeMarkdown(`${count(cut, 'more run')} not shown: too long for a step summary.`, 200),
    failing: withinBytes(sorted.flatMap(failingOf).slice(0, maxFailingLines)),
  };
}

function withinBytes(lines: readonly Markdown[]): readonly Markdown[] {
  let left = maxFailingBytes;
  return lines.filter((line) => (left -= utf8Length(line) + 3) > 0);
}

/** What was expected and what was seen instead. */
function failingOf({ verdict }: SummaryRun): readonly Markdown[] {
  const failed = verdict.checks.flatMap(({ name, outcomes }) =>
    outcomes
      .filter(({ outcome, expectedBy }) => outcome === 'failed' && expectedBy.length === 0)
      .map(({ instance, expected, actual }) => ({ name, instance, expected, actual })),
  );
  const lines = failed.slice(0, maxFailing).map(({ name, instance, expected, actual }) => {
    const where = instance === null ? '' : ` on ${instance}`;
    const text = `${verdict.experiment}: ${name} failed${where}: expected ${visible(expected, 300)}; ${visible(actual, 300)}`;
    return escapeMarkdown(text, 900);
  });
  const more = failed.length - lines.length;
  if (more === 0) return lines;
  return [...lines, escapeMarkdown(`${verdict.experiment}: ${count(more, 'more failure')} in its report`, 200)];
}

function rowOf({ verdict, runDir }: SummaryRun): SummaryRow {
  const look = statusLook(verdict.verdict);
  const issues = [...new Set(verdict.expectations.filter(isRelevant).map(({ issue }) => issue))];
  const links = issues.slice(0, maxIssues).map(markdownIssueLink);
  const more = issues.length - links.length;
  const all = more > 0 ? [...links, escapeMarkdown(`${String(more)} more`, 20)] : links;
  return {
    verdict: escapeMarkdown(`${look.emoji} ${look.word}`, 20),
    experiment: escapeMarkdown(verdict.experiment, 64),
    issue: all.length === 0 ? escapeMarkdown('none', 4) : joinMarkdown(all, ', '),
    time: escapeMarkdown(formatDuration(verdict.durationMs), 20),
    headline: escapeMarkdown(headlineWithoutStandIn(verdict), 600),
    runDir: escapeMarkdown(runDir, 300),
  };
}

/** An issue that has something to do with this verdict: out of scope or a mere guard, it has not. */
function isRelevant({ outcome }: VerdictDocument['expectations'][number]): boolean {
  return outcome !== 'ignored' && outcome !== 'guard';
}

function standInOf(runs: readonly SummaryRun[]): Markdown | null {
  const lines = runs.map(({ verdict }) => standInLine(verdict, null)).filter((line) => line !== null);
  const [first] = lines;
  if (first === undefined) return null;
  const share = lines.length === runs.length ? '' : ` (${String(lines.length)} of ${count(runs.length, 'run')})`;
  return escapeMarkdown(`${first}${share}`, 200);
}

/** `❌ Chaos: 1 FAIL, 2 XFAIL, 3 PASS`, led by the most urgent. */
function titleOf(sorted: readonly SummaryRun[]): string {
  const [first] = sorted;
  if (first === undefined) return 'Chaos: no runs';
  const numbers = new Map<string, number>();
  for (const { verdict } of sorted) numbers.set(verdict.verdict, (numbers.get(verdict.verdict) ?? 0) + 1);
  const parts = [...numbers].map(([verdict, n]) => `${String(n)} ${verdict}`);
  return `${statusLook(first.verdict.verdict).emoji} Chaos: ${parts.join(', ')}`;
}

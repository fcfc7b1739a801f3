// SPDX-License-Identifier: Apache-2.0
/**
 * The step summary of a job: whether its reader needs to act, the runs as one table, the most urgent first, what failed,
 * and when what happened, within what a step may write. All of its texts are Markdown already.
 */
import { formatDuration } from '../domain/duration.ts';
import type { VerdictDocument } from '../domain/documents.ts';
import type { Chart } from '../report/chart.ts';
import { compareUrgency, type RunStatus, statusLook } from '../report/looks.ts';
import { escapeMarkdown, joinMarkdown, type Markdown, markdownIssueLink, utf8Length } from '../report/markdown.ts';
import { headlineWithoutStandIn, standInLine } from '../report/stand-in.ts';
import { count, visible } from '../report/text.ts';
import { buildChartView, type ChartView } from './comment-details.ts';
import { chaosTitle } from './comment-title.ts';

export interface SummaryRun {
  readonly verdict: VerdictDocument;
  /** Path of the run directory as the job can be asked for it. */
  readonly runDir: string;
}

/** An experiment without a verdict: not carried out, not applicable, or broken before it had one. */
export interface SummaryOther {
  readonly experiment: string;
  readonly status: RunStatus;
  readonly headline: string;
}

export interface SummaryChart {
  readonly experiment: string;
  readonly chart: Chart;
}

export interface SummarySource {
  readonly runs: readonly SummaryRun[];
  readonly others: readonly SummaryOther[];
  /** What was asked for; said where nothing was selected by it. */
  readonly selectors: readonly string[];
  /** Of the first runs that ask for a reader. */
  readonly charts: readonly SummaryChart[];
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
  /** What was not carried out and why, and by what nothing was selected. */
  readonly others: readonly Markdown[];
  readonly charts: readonly ChartView[];
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
const maxBytes = 600_000;
/** What the template puts around the cells of one row. */
const rowOverheadBytes = 40;
const maxIssues = 5;
const maxFailing = 5;
/** In all; the table has the rest of what a step may write. */
const maxFailingLines = 100;
const maxFailingBytes = 200_000;
const maxOtherBytes = 60_000;
/** Runs that are drawn: at most some 20 kB each. */
export const MAX_SUMMARY_CHARTS = 3;

export function buildSummaryView({ runs, others, selectors, charts }: SummarySource): SummaryView {
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
    title: escapeMarkdown(titleOf(runs, others), 300),
    rows,
    more: cut === 0 ? null : escapeMarkdown(`${count(cut, 'more run')} not shown: too long for a step summary.`, 200),
    failing: withinBytes(sorted.flatMap(failingOf).slice(0, maxFailingLines), maxFailingBytes),
    others: [...nothingOf(runs.length + others.length, selectors), ...otherLines(others)],
    charts: charts
      .slice(0, MAX_SUMMARY_CHARTS)
      .flatMap(({ experiment, chart }) => buildChartView(experiment, chart) ?? []),
  };
}

function nothingOf(experiments: number, selectors: readonly string[]): readonly Markdown[] {
  return experiments > 0 ? [] : [escapeMarkdown(`Nothing was selected by ${selectors.join(', ')}.`, 600)];
}

function otherLines(others: readonly SummaryOther[]): readonly Markdown[] {
  const all = others.map(({ experiment, status, headline }) => {
    const { emoji, word } = statusLook(status);
    return escapeMarkdown(`${emoji} ${word} ${experiment}: ${headline}`, 600);
  });
  const shown = withinBytes(all, maxOtherBytes);
  const more = all.length - shown.length;
  return more === 0 ? shown : [...shown, escapeMarkdown(`${count(more, 'more experiment')} without a verdict`, 100)];
}

function withinBytes(lines: readonly Markdown[], maxBytesOfAll: number): readonly Markdown[] {
  let left = maxBytesOfAll;
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
  // What a stand-in does is evidence for no issue.
  const linked = verdict.standInFor === null ? markdownIssueLink : (issue: string) => escapeMarkdown(issue, 200);
  const links = issues.slice(0, maxIssues).map(linked);
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

function titleOf(runs: readonly SummaryRun[], others: readonly SummaryOther[]): string {
  const all = [...runs.map(({ verdict: { experiment, verdict } }) => ({ experiment, status: verdict })), ...others];
  // Of several runs of one experiment the one that most asks for a reader, as in the comment.
  const worst = new Map<string, RunStatus>();
  for (const { experiment, status } of all) {
    const known = worst.get(experiment);
    if (known === undefined || compareUrgency(status, known) < 0) worst.set(experiment, status);
  }
  const statuses = [...worst.values()];
  const isStandIn = runs.some(({ verdict }) => verdict.standInFor !== null);
  return chaosTitle({ statuses, oldFailures: 0, isStandIn, notes: [], nothing: 'nothing was selected' });
}

// SPDX-License-Identifier: Apache-2.0
/** What to know of one experiment that needs somebody: which checks failed and how, or what a fix asks for. */
import type { FailingCheck, ShardExpectation, ShardRun, SourceEdit } from '../domain/documents.ts';
import type { Chart } from '../report/chart.ts';
import { escapeMarkdown, joinMarkdown, type Markdown } from '../report/markdown.ts';
import { count } from '../report/text.ts';
import { artifactUrl, issueLink } from './comment-links.ts';
import type { CommentLimits, CommentSource } from './comment-source.ts';
import { codeBlock, codeSpan } from './markdown-code.ts';
import type { MergedExperiment } from './merge.ts';
import { mermaidGantt } from './mermaid.ts';

export interface DetailView {
  /** One line, with the name first. */
  readonly head: Markdown;
  readonly points: readonly Markdown[];
  /** What to change, and where; none where nothing or where it is not known. */
  readonly edits: readonly EditView[];
}

export interface EditView {
  readonly place: Markdown;
  readonly diff: Markdown;
}

export interface ChartView {
  readonly title: Markdown;
  readonly block: Markdown;
  /** Null when all is in it. */
  readonly more: Markdown | null;
}

const maxErrors = 3;

export function buildDetail(experiment: MergedExperiment, source: CommentSource, limits: CommentLimits): DetailView {
  const { worst } = experiment;
  if (worst.verdict === 'XPASS') return fixDetail(worst, source, limits);
  const reasons = [
    ...worst.errors.slice(0, maxErrors).map((text) => escapeMarkdown(`Cannot be trusted: ${text}`, 600)),
    ...worst.leftovers.slice(0, maxErrors).map((text) => escapeMarkdown(`Left behind: ${text}`, 400)),
    ...worst.failing.slice(0, limits.checks).map((check) => failingPoint(check, worst, source)),
  ];
  const more = Math.max(0, worst.failing.length - limits.checks) + worst.omittedFailing;
  if (more > 0) reasons.push(escapeMarkdown(`${count(more, 'more check')} failed or undecided, not shown here`, 100));
  const points = reasons.length > 0 ? reasons : [escapeMarkdown(worst.headline, 500)];
  return { ...withHead(worst, points), edits: [] };
}

/** Null where nothing can be drawn. */
export function buildChartView(experiment: string, { bars, omitted }: Chart): ChartView | null {
  const chart = mermaidGantt(bars, omitted);
  if (chart === null) return null;
  return {
    title: escapeMarkdown(`Timeline of ${experiment}, in seconds`, 200),
    block: codeBlock('mermaid', chart.lines),
    more: chart.omitted === 0 ? null : escapeMarkdown(`${count(chart.omitted, 'more bar')} not shown.`, 60),
  };
}

/** One point stands beside the name, several below it. */
function withHead({ experiment }: ShardRun, points: readonly Markdown[]): Pick<DetailView, 'head' | 'points'> {
  const name = `**${codeSpan(experiment, 100)}**` as Markdown;
  return points.length === 1 ? { head: joinMarkdown([name, ...points], ': '), points: [] } : { head: name, points };
}

/** `exited-ok` failed on counter-1: expected exit code 0, found none recorded (evidence). */
function failingPoint(check: FailingCheck, run: ShardRun, { place }: CommentSource): Markdown {
  const word = check.outcome === 'failed' ? 'failed' : 'could not be decided';
  const where = check.instance === null ? '' : ` on ${check.instance}`;
  const said = ` ${word}${where}: expected ${check.expected}; found ${check.actual}`;
  const parts = [codeSpan(check.check, 100), escapeMarkdown(said, 800)];
  if (check.evidence !== null) {
    const { file, line } = check.evidence;
    const text = codeSpan(line === null ? file : `${file}:${String(line)}`, 300);
    parts.push(` ([evidence](${artifactUrl(place, run.place?.artifact ?? null)}): ${text})` as Markdown);
  }
  return joinMarkdown(parts, '');
}

function fixDetail(run: ShardRun, source: CommentSource, limits: CommentLimits): DetailView {
  const clean = run.expectations.filter(({ outcome, flaky }) => outcome === 'clean' && !flaky);
  const edit = limits.edits > 0 ? clean.flatMap((expectation) => expectation.edit ?? [])[0] : undefined;
  const points = clean.slice(0, Math.max(1, limits.checks)).map((expectation) => fixPoint(expectation, run, source));
  return {
    ...withHead(run, points),
    edits: edit === undefined || run.standInFor !== null ? [] : [editView(edit)],
  };
}

function fixPoint({ issue }: ShardExpectation, { standInFor }: ShardRun, source: CommentSource): Markdown {
  const link = issueLink(issue, source);
  const meaning =
    standInFor === null
      ? 'If this pull request fixes it, empty `checks` of its expectation: then this experiment guards the fix.'
      : 'A stand-in is evidence for no issue: nothing follows from it.';
  return `**${link} did not show.** ${meaning}` as Markdown;
}

/** The change as a block that can be read; GitHub does not apply it. */
export function editView({ file, startLine, before, after }: SourceEdit): EditView {
  const lines = [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
  return {
    place: joinMarkdown([escapeMarkdown('The edit, in ', 20), codeSpan(`${file}:${String(startLine)}`, 300)], ''),
    diff: codeBlock('diff', lines),
  };
}

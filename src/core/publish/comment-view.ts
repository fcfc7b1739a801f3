// SPDX-License-Identifier: Apache-2.0
/**
 * The comment on a pull request as its template sees it: title, facts, warnings, table, and below it what to know of each
 * experiment that needs somebody. All of its texts are Markdown already.
 */
import type { ShardRun } from '../domain/documents.ts';
import { formatDuration } from '../domain/duration.ts';
import { compareUrgency, needsDetail, type RunStatus, statusLook } from '../report/looks.ts';
import { escapeMarkdown, joinMarkdown, type Markdown } from '../report/markdown.ts';
import { buildReproduceCommand } from '../report/reproduce.ts';
import { count, listNames } from '../report/text.ts';
import { type AgainstMain, compareWithMain, rateText } from './against-main.ts';
import { buildChartView, buildDetail, type ChartView, type DetailView } from './comment-details.ts';
import type { CommentLimits, CommentSource } from './comment-source.ts';
import { commentTitle, standInOf } from './comment-title.ts';
import { buildWarnings } from './comment-warnings.ts';
import { artifactsUrl, issueLink } from './comment-links.ts';
import { buildFixProof, type FixProofView } from './fix-proof-view.ts';
import { isProofRun } from './fix-proof.ts';
import { codeBlock, codeSpan } from './markdown-code.ts';
import { markerLine } from './marker.ts';
import type { MergedExperiment, MergedIssue } from './merge.ts';

export interface CommentView {
  /** "Stand-in, not OpenShell" where any run was one; null otherwise. */
  readonly standIn: Markdown | null;
  readonly title: Markdown;
  readonly facts: Markdown;
  readonly warnings: readonly Markdown[];
  /** Null where nothing ran without the change. */
  readonly fixProof: FixProofView | null;
  /** Whether the table has the column of main. */
  readonly hasMain: boolean;
  readonly rows: readonly CommentRow[];
  /** What is not said here; null when all is. */
  readonly more: Markdown | null;
  readonly details: readonly DetailView[];
  readonly charts: readonly ChartView[];
  /** Block of commands; null without one. */
  readonly reproduce: Markdown | null;
  readonly marker: string;
}

export interface CommentRow {
  readonly verdict: Markdown;
  readonly experiment: Markdown;
  readonly issue: Markdown;
  readonly time: Markdown;
  /** Empty without an index. */
  readonly main: Markdown;
}

/** More of a kind that asks for nobody share one row. */
const fewCalm = 3;
const calm: readonly RunStatus[] = ['PASS', 'not-applicable'];
const maxSystems = 3;
const maxKinds = 5;
const maxIssues = 5;

export function buildCommentView(source: CommentSource, limits: CommentLimits): CommentView {
  const { merged } = source;
  const standIn = standInOf(merged);
  const rows = buildRows(source);
  const urgent = merged.experiments.filter(needsDetailHere);
  const detailed = urgent.slice(0, limits.detailed);
  const isCalm = detailed.length === 0;
  const most = isCalm ? Math.min(1, limits.commands) : limits.commands;
  const commands = commandsOf(isCalm ? merged.experiments : detailed, most);
  return {
    standIn: standIn === null ? null : standInLine(source, standIn),
    title: escapeMarkdown(commentTitle(source), 300),
    facts: buildFacts(source),
    warnings: buildWarnings(source),
    fixProof: buildFixProof(source, limits),
    hasMain: source.main !== null,
    rows: rows.slice(0, limits.rows),
    more: moreOf({
      rows: rows.length - Math.min(rows.length, limits.rows),
      detailed: urgent.length - detailed.length,
      omittedRuns: merged.omittedRuns,
    }),
    details: detailed.map((experiment, index) =>
      buildDetail(experiment, source, { ...limits, edits: index < limits.edits ? 1 : 0 }),
    ),
    charts: detailed.slice(0, limits.charts).flatMap(({ worst }) => chartOf(worst) ?? []),
    reproduce: commands.length === 0 ? null : codeBlock('bash', commands),
    marker: markerLine(source.marker),
  };
}

function chartOf({ experiment, chart, omittedChartRows }: ShardRun): ChartView | null {
  return buildChartView(experiment, { bars: chart, omitted: omittedChartRows });
}

/** A fix that runs without the change confirm or deny is told there. */
function needsDetailHere({ worst }: MergedExperiment): boolean {
  return needsDetail(worst.verdict) && !(worst.verdict === 'XPASS' && isProofRun(worst));
}

function standInLine({ merged }: CommentSource, name: string): Markdown {
  const all = merged.experiments;
  const some = all.filter(({ worst }) => worst.standInFor !== null).length;
  const share = some === all.length ? '' : ` (${String(some)} of ${count(all.length, 'experiment')})`;
  return escapeMarkdown(`Stand-in, not ${name}${share}`, 200);
}

/** `OpenShell 0.1.10 (openshell-docker) · 10 experiments · 14 min · report · artifacts · commit`. */
function buildFacts({ merged, place, reportUrl }: CommentSource): Markdown {
  const systems = merged.experiments.flatMap(({ worst: { system, adapter } }) =>
    system === null ? [] : [`${system.name} ${system.version} (${adapter})`],
  );
  const runs = merged.experiments.reduce((sum, experiment) => sum + experiment.runs.length, 0);
  const shown = [...new Set(systems)];
  return joinMarkdown(
    [
      ...(shown.length === 0 ? [] : [escapeMarkdown(listNames(shown, maxSystems), 400)]),
      escapeMarkdown(count(merged.experiments.length, 'experiment'), 40),
      ...(runs > merged.experiments.length ? [escapeMarkdown(`${String(runs)} runs`, 40)] : []),
      ...(merged.elapsedMs === null ? [] : [escapeMarkdown(formatDuration(merged.elapsedMs), 40)]),
      ...(reportUrl === null ? [] : [`[report](${reportUrl})` as Markdown]),
      `[artifacts](${artifactsUrl(place)})` as Markdown,
      escapeMarkdown(`commit ${place.headSha.slice(0, 7)}`, 40),
    ],
    ' · ',
  );
}

function buildRows(source: CommentSource): readonly CommentRow[] {
  const { experiments } = source.merged;
  const grouped = calm.filter((status) => experiments.filter(({ worst }) => worst.verdict === status).length > fewCalm);
  const single = experiments.filter(({ worst }) => !grouped.includes(worst.verdict));
  const names = new Set(single.map(({ worst }) => worst.experiment));
  const hasNamesakes = names.size < single.length;
  return [
    ...single.map((experiment) => ({
      status: experiment.worst.verdict,
      row: rowOf(experiment, source, hasNamesakes),
    })),
    ...grouped.map((status) => ({
      status,
      row: groupRow(
        status,
        experiments.filter(({ worst }) => worst.verdict === status),
        source,
      ),
    })),
  ]
    .sort((a, b) => compareUrgency(a.status, b.status))
    .map(({ row }) => row);
}

/** Many of a kind in one row. */
function groupRow(status: RunStatus, group: readonly MergedExperiment[], { main }: CommentSource): CommentRow {
  const words = group
    .flatMap((experiment) => compareWithMain(experiment, main)?.word ?? [])
    .filter((word) => word !== '');
  const kinds = [...new Set(words)].sort();
  const said = kinds.map((kind) => `${String(words.filter((word) => word === kind).length)} ${kind}`);
  const isOneKind = kinds.length === 1 && words.length === group.length;
  return {
    verdict: verdictCell(status),
    experiment: escapeMarkdown(count(group.length, 'experiment'), 40),
    issue: '' as Markdown,
    time: '' as Markdown,
    main: escapeMarkdown(isOneKind ? (kinds[0] ?? '') : listNames(said, maxKinds), 200),
  };
}

function mainCell(against: AgainstMain | null, source: CommentSource): Markdown {
  if (against === null) return '' as Markdown;
  const { word, steady, flaky } = against;
  const rates = flaky.map(({ issue, hits, runs }) => {
    const rate = escapeMarkdown(rateText(hits, runs), 80);
    return flaky.length === 1 ? rate : joinMarkdown([issueLink(issue, source), rate], ' ');
  });
  return joinMarkdown([escapeMarkdown(`${word}${steady}`, 60), ...rates], ', ');
}

function rowOf(merged: MergedExperiment, source: CommentSource, hasNamesakes: boolean): CommentRow {
  const { worst, runs, durationMs } = merged;
  const name = codeSpan(worst.experiment, 100);
  const rest = [
    ...(hasNamesakes ? [` on ${worst.adapter}`] : []),
    ...(runs.length > 1 ? [`, ${String(runs.length)} runs`] : []),
  ].join('');
  return {
    verdict: verdictCell(worst.verdict),
    experiment: joinMarkdown([name, escapeMarkdown(rest, 200)], ''),
    issue: issuesOf(merged, source),
    time: escapeMarkdown(durationMs === null ? '' : formatDuration(durationMs), 40),
    main: mainCell(compareWithMain(merged, source.main), source),
  };
}

function issuesOf({ issues }: MergedExperiment, source: CommentSource): Markdown {
  const shown = issues.slice(0, maxIssues).map((one) => joinMarkdown([issueLink(one.issue, source), hitRate(one)], ''));
  const more = issues.length - shown.length;
  if (more > 0) shown.push(escapeMarkdown(`${String(more)} more`, 20));
  return shown.length === 0 ? escapeMarkdown('none', 4) : joinMarkdown(shown, '; ');
}

/** `, hit 2 of 8 (7 to 59 %)` where there is something to count. */
function hitRate({ flaky, hit, counted }: MergedIssue): Markdown {
  if (!flaky || counted < 2) return '' as Markdown;
  return escapeMarkdown(`, ${rateText(hit, counted)}`, 80);
}

function verdictCell(status: RunStatus): Markdown {
  const look = statusLook(status);
  return escapeMarkdown(`${look.emoji} ${look.word}`, 20);
}

function commandsOf(experiments: readonly MergedExperiment[], most: number): readonly string[] {
  return experiments.flatMap(({ worst }) => buildReproduceCommand(worst.reproduce) ?? []).slice(0, most);
}

function moreOf(left: {
  readonly rows: number;
  readonly detailed: number;
  readonly omittedRuns: number;
}): Markdown | null {
  const parts = [
    ...(left.rows > 0 ? [`${count(left.rows, 'more row')} of the table`] : []),
    ...(left.detailed > 0 ? [`what to know of ${count(left.detailed, 'more experiment')}`] : []),
    ...(left.omittedRuns > 0 ? [`${count(left.omittedRuns, 'run')} that did not fit into the results`] : []),
  ];
  return parts.length === 0 ? null : escapeMarkdown(`Not shown here: ${parts.join(', ')}.`, 400);
}

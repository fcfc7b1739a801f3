// SPDX-License-Identifier: Apache-2.0
/**
 * The tracking issue as its template sees it: does somebody need to act, and a row for each flaky expectation in each
 * stratum. All of its texts are Markdown already. Its title is always the same, so that people find it again.
 */
import { issueUrl } from '../report/links.ts';
import { escapeMarkdown, joinMarkdown, type Markdown } from '../report/markdown.ts';
import { count } from '../report/text.ts';
import type { FlakyState } from '../stats/history.ts';
import { codeSpan } from './markdown-code.ts';
import { type Marker, markerLine } from './marker.ts';
import { STATE_ORDER, type Tracked } from './tracking.ts';
import { daysWithoutRuns, type TrackedView, viewTracked } from './tracking-view.ts';

export const TRACKING_TITLE = 'Chaos: what fails now and then';

export interface TrackingIssueSource {
  /** The most urgent first. */
  readonly tracked: readonly Tracked[];
  /** ISO 8601. */
  readonly now: string;
  /** Address of the workflow run that tells it; made from what its runner says. */
  readonly runUrl: string;
  /** Checked address of the site; null without one. */
  readonly reportUrl: string | null;
  /** What could not be looked at, and why. Plain text. */
  readonly warnings: readonly string[];
  readonly marker: Marker;
}

export interface TrackingIssueView {
  /** "Stand-in, not OpenShell" where any run was one; null otherwise. */
  readonly standIn: Markdown | null;
  readonly title: Markdown;
  readonly facts: Markdown;
  readonly warnings: readonly Markdown[];
  readonly rows: readonly TrackingRow[];
  /** What is not said here; null when all is. */
  readonly more: Markdown | null;
  readonly marker: string;
}

export interface TrackingRow {
  readonly state: Markdown;
  readonly experiment: Markdown;
  readonly issue: Markdown;
  readonly rate: Markdown;
  readonly runs: Markdown;
  readonly lastRun: Markdown;
  readonly missing: Markdown;
}

const emojis: Readonly<Record<FlakyState, string>> = {
  'hits-more-often': '❌',
  fixed: '✅',
  'probably-fixed': '🔵',
  'not-seen': '🔵',
  'still-flaky': '🟡',
  'not-enough-evidence': '⚪',
};
/** States in which somebody should do something. */
const urgent: readonly FlakyState[] = ['hits-more-often', 'fixed', 'not-seen'];
const maxWarnings = 20;

/** `❌ Chaos: 1 hits more often than recorded, 2 still flaky`. Plain text. */
export function trackingTitle(tracked: readonly Tracked[]): string {
  const states = tracked.map(({ verdict }) => verdict.state);
  const [first] = STATE_ORDER.filter((state) => states.includes(state));
  if (first === undefined) return '⚪ Chaos: nothing flaky to track';
  const parts = STATE_ORDER.flatMap((state) => {
    const n = states.filter((each) => each === state).length;
    return n === 0 ? [] : [stateCount(state, n)];
  });
  const calm = states.some((state) => urgent.includes(state)) ? '' : 'nothing to do, ';
  return `${emojis[first]} Chaos: ${calm}${parts.join(', ')}`;
}

function stateCount(state: FlakyState, n: number): string {
  const words: Readonly<Record<FlakyState, string>> = {
    'hits-more-often': n === 1 ? 'hits more often than recorded' : 'hit more often than recorded',
    fixed: 'fixed',
    'probably-fixed': 'probably fixed',
    'not-seen': 'not seen for a remarkable time',
    'still-flaky': 'still flaky',
    'not-enough-evidence': 'without enough evidence',
  };
  return `${String(n)} ${words[state]}`;
}

/** With the first `most` rows. */
export function buildTrackingIssue(source: TrackingIssueSource, most: number): TrackingIssueView {
  const { tracked, now, warnings } = source;
  const standIn = tracked.find(({ standInFor }) => standInFor !== null)?.standInFor ?? null;
  const quiet = daysWithoutRuns(tracked, now);
  const notes = [
    ...(quiet === null ? [] : [`No run for ${count(quiet, 'day')}: the numbers below are as old.`]),
    ...warnings.slice(0, maxWarnings),
  ];
  const hidden = tracked.length - Math.min(most, tracked.length);
  return {
    standIn: standIn === null ? null : escapeMarkdown(`Stand-in, not ${standIn}`, 200),
    title: escapeMarkdown(trackingTitle(tracked), 300),
    facts: factsOf(source),
    warnings: notes.map((text) => escapeMarkdown(text, 600)),
    rows: tracked.slice(0, most).map((one) => rowOf(viewTracked(one), one)),
    more: hidden === 0 ? null : escapeMarkdown(`Not shown here: ${count(hidden, 'more row')} of the table.`, 100),
    marker: markerLine(source.marker),
  };
}

function factsOf({ tracked, now, runUrl, reportUrl }: TrackingIssueSource): Markdown {
  const fresh = tracked.reduce((sum, one) => sum + one.fresh.runs, 0);
  return joinMarkdown(
    [
      escapeMarkdown(count(tracked.length, 'row'), 40),
      escapeMarkdown(`as of ${now.slice(0, 16).replace('T', ' ')} UTC`, 60),
      `[run](${runUrl})` as Markdown,
      ...(fresh === 0 ? [] : [escapeMarkdown(`${count(fresh, 'new outcome')} of it included`, 60)]),
      ...(reportUrl === null ? [] : [`[report](${reportUrl})` as Markdown]),
    ],
    ' · ',
  );
}

function rowOf(view: TrackedView, { standInFor }: Tracked): TrackingRow {
  const cell = (text: string): Markdown => escapeMarkdown(text, 400);
  const where = view.where === '' ? ' (never ran)' : ` on ${view.where}`;
  const recorded = view.recorded === '' ? '' : `; recorded ${view.recorded}`;
  return {
    state: cell(`${emojis[view.state]} ${view.stateText}`),
    experiment: joinMarkdown([codeSpan(view.experiment, 100), cell(where)], ''),
    issue: linkOf(view.issue, standInFor !== null),
    rate: cell(view.rate === '' && recorded === '' ? '' : `${view.rate === '' ? 'none' : view.rate}${recorded}`),
    runs: cell(view.runs),
    lastRun: cell(view.lastRun),
    missing: cell(view.missing),
  };
}

/** What a stand-in does is evidence for no issue, so it links none. */
function linkOf(issue: string, isStandIn: boolean): Markdown {
  const url = isStandIn ? null : issueUrl(issue);
  const text = escapeMarkdown(issue, 200);
  return url === null ? text : (`[${text}](${url})` as Markdown);
}

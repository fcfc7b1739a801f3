// SPDX-License-Identifier: Apache-2.0
/** What terminal and page say of a comparison in the same words. */
import { formatDuration } from '../domain/duration.ts';
import type {
  ComparedCheck,
  ComparedDuration,
  ComparedLane,
  ComparedMetric,
  ComparedState,
  Comparison,
  Divergence,
} from '../domain/documents.ts';
import type { Look } from './looks.ts';
import { formatValue, labelsText } from './metrics-chart.ts';
import { count, formatTime, listNames, visible } from './text.ts';

/** `+5.1 s`, `-340 ms`, `0`: a time from the aligned moment, or a difference. */
export function signedTime(ms: number): string {
  const text = formatTime(Math.abs(ms));
  if (text === '0') return text;
  return `${ms < 0 ? '-' : '+'}${text}`;
}

/** Several outcomes that changed alike, on one row. */
export interface CheckGroup extends Look {
  readonly check: string;
  /** Instances, the workload or "the run". */
  readonly subject: string;
  readonly a: string;
  readonly b: string;
  readonly note: string;
}

const changeLooks: Readonly<Record<ComparedCheck['change'], Look>> = {
  broken: { word: 'broken', glyph: '✕', tone: 'fail' },
  undecided: { word: 'undecided', glyph: '!', tone: 'error' },
  fixed: { word: 'fixed', glyph: '✓', tone: 'pass' },
  'failed-again': { word: 'fails in both', glyph: '◐', tone: 'xfail' },
  new: { word: 'only in B', glyph: '–', tone: 'none' },
  gone: { word: 'only in A', glyph: '–', tone: 'none' },
  same: { word: 'holds in both', glyph: '–', tone: 'none' },
};

/** What held in both is left out, unless the runs asked for different things. */
export function groupChecks({ checks }: Comparison): readonly CheckGroup[] {
  const groups = new Map<string, [ComparedCheck, ...ComparedCheck[]]>();
  for (const row of checks) {
    if (row.change === 'same' && !row.otherClaim) continue;
    const key = JSON.stringify([
      row.change,
      row.check,
      row.workload,
      outcomeText(row.a),
      outcomeText(row.b),
      noteOf(row),
    ]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return [...groups.values()].map((rows) => {
    const [first] = rows;
    const instances = rows.flatMap(({ instance }) => instance ?? []);
    return {
      ...changeLooks[first.change],
      check: visible(first.check, 60),
      subject: instances.length === 0 ? visible(first.workload ?? 'the run', 50) : listNames(instances, 4),
      ...{ a: outcomeText(first.a), b: outcomeText(first.b), note: noteOf(first) },
    };
  });
}

function outcomeText(outcome: ComparedCheck['a']): string {
  if (outcome === null) return 'not there';
  const why = outcome.outcome === 'held' ? '' : `expected ${visible(outcome.expected, 200)}; `;
  return `${outcome.outcome}: ${why}${visible(outcome.actual, 300)}`;
}

function noteOf({ otherClaim, otherIssues, a, b }: ComparedCheck): string {
  const notes = [
    otherClaim ? `asked for: A ${visible(a?.expected ?? '', 200)}, B ${visible(b?.expected ?? '', 200)}` : null,
    otherIssues ? `explained by: A ${issues(a)}, B ${issues(b)}` : null,
  ];
  return notes.filter((note) => note !== null).join('; ');
}

function issues(outcome: ComparedCheck['a']): string {
  return outcome === null || outcome.expectedBy.length === 0 ? 'no issue' : listNames(outcome.expectedBy, 3);
}

/** `3 outcomes hold in both`; null when there is none. */
export function sameChecks({ checks, moreChecks }: Comparison): string | null {
  const same = checks.filter(({ change, otherClaim }) => change === 'same' && !otherClaim).length;
  const parts = [
    same === 0 ? null : `${count(same, 'outcome holds', 'outcomes hold')} in both`,
    moreChecks === 0 ? null : `${count(moreChecks, 'more outcome')} not shown`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

const outcomeWords = {
  hit: 'showed',
  clean: 'did not show',
  undecided: 'undecided',
  guard: 'guards the fix',
  ignored: 'not in scope',
} as const;

export function expectationWord(outcome: keyof typeof outcomeWords | null): string {
  return outcome === null ? 'no expectation' : outcomeWords[outcome];
}

interface DivergenceWords {
  readonly title: string;
  readonly a: string;
  readonly b: string;
}

/** `last`: the last state of each life, which may be where its record ends. */
function divergenceWords(
  divergence: Divergence,
  last: { readonly a: ComparedState | undefined; readonly b: ComparedState | undefined },
): DivergenceWords {
  const { kind, a, b, atMs, lasting, before } = divergence;
  if (kind === 'time') return timeWords(divergence);
  if (kind === 'detail') {
    return { title: `same end for other reasons, ${signedTime(atMs)}`, a: statesText(a), b: statesText(b) };
  }
  const after = before === null ? 'from the beginning' : `after ${before}`;
  const title =
    kind === 'unseen'
      ? `not known ${a.length === 0 ? 'in A' : 'in B'} at ${signedTime(atMs)}, ${after}`
      : lasting
        ? `diverge at ${signedTime(atMs)}, ${after}`
        : `apart at ${signedTime(atMs)}, ${after}, then the same again`;
  const stayed = (end: ComparedState | undefined): string => {
    if (before === null) return 'not seen';
    return lasting && end !== undefined
      ? `${before} until its last read, ${signedTime(end.toMs)}`
      : `${before} meanwhile`;
  };
  return {
    title,
    a: a.length === 0 ? stayed(last.a) : statesText(a),
    b: b.length === 0 ? stayed(last.b) : statesText(b),
  };
}

function timeWords({ a, b }: Divergence): DivergenceWords {
  const [left, right] = [a[0], b[0]];
  const byMs = (right?.fromMs ?? 0) - (left?.fromMs ?? 0);
  const how = byMs < 0 ? 'sooner' : 'later';
  const title = `${left?.state ?? ''} ${formatDuration(Math.abs(byMs))} ${how} in B`;
  return { title, a: statesText(a), b: statesText(b) };
}

const shownStates = 8;

function statesText(states: readonly ComparedState[]): string {
  const more = states.length - shownStates;
  const text = states.slice(0, shownStates).map(({ state, fromMs, detail }) => {
    return `${state} ${signedTime(fromMs)}${detail === null ? '' : ` (${visible(detail, 80)})`}`;
  });
  return `${text.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

/** Divergences that read alike, of whichever lanes. */
export interface DivergenceGroup extends DivergenceWords {
  readonly names: readonly string[];
}

const maxDivergences = 4;

/** What lasts comes first. */
export function groupDivergences(lanes: readonly ComparedLane[]): {
  readonly groups: readonly DivergenceGroup[];
  readonly same: readonly string[];
} {
  const groups = new Map<string, DivergenceGroup & { readonly names: string[]; readonly lasting: boolean }>();
  const same: string[] = [];
  for (const lane of lanes) {
    const all = wordsOfLane(lane);
    if (all.length === 0) same.push(lane.name);
    for (const { words, lasting } of all) {
      const key = JSON.stringify(words);
      const known = groups.get(key);
      if (known === undefined) groups.set(key, { ...words, names: [lane.name], lasting });
      else known.names.push(lane.name);
    }
  }
  const inOrder = [...groups.values()].sort((left, right) => Number(right.lasting) - Number(left.lasting));
  return { groups: inOrder.map(({ names, title, a, b }) => ({ names, title, a, b })), same };
}

/** What of the lanes is not in their divergences. */
export function laneNotes({ lanes, moreLanes }: Comparison): readonly string[] {
  const sum = (of: (lane: ComparedLane) => number): number => lanes.reduce((total, lane) => total + of(lane), 0);
  const [brief, more] = [sum((lane) => lane.brief), sum((lane) => lane.more)];
  return [
    brief === 0 ? null : `${count(brief, 'state')} within the tolerance that one run alone showed`,
    more === 0 ? null : `${count(more, 'later state')} not compared`,
    moreLanes === 0
      ? null
      : `${count(moreLanes, 'more component or instance', 'more components and instances')} not compared`,
  ].filter((note) => note !== null);
}

interface LaneWords {
  readonly words: DivergenceWords;
  readonly lasting: boolean;
}

function wordsOfLane({ a, b, divergences }: ComparedLane): readonly LaneWords[] {
  if (a === null || b === null) {
    return [{ words: { title: `only in ${a === null ? 'B' : 'A'}`, a: '', b: '' }, lasting: true }];
  }
  const rest = divergences.length - maxDivergences;
  const more = { title: count(rest, 'more divergence'), a: '', b: '' };
  return [
    ...divergences.slice(0, maxDivergences).map((each) => {
      return { words: divergenceWords(each, { a: a.at(-1), b: b.at(-1) }), lasting: each.lasting };
    }),
    ...(rest > 0 ? [{ words: more, lasting: false }] : []),
  ];
}

const durationKinds: Readonly<Record<ComparedDuration['kind'], string>> = {
  run: '',
  phase: 'phase ',
  step: 'step ',
  fault: 'in force: ',
  effect: 'effect of ',
  revert: 'undo of ',
  recovery: '',
};

export function durationName({ kind, name }: ComparedDuration): string {
  return `${durationKinds[kind]}${visible(name, 100)}`;
}

export function durationText(ms: number | null): string {
  return ms === null ? 'none' : formatDuration(ms);
}

/** `-3.4 s`; empty where one run alone has it. */
export function durationChange({ aMs, bMs }: ComparedDuration): string {
  return aMs === null || bMs === null ? '' : signedTime(bMs - aMs);
}

export function seriesName({ name, labels }: ComparedMetric): string {
  return `${visible(name, 100)} ${labelsText(labels)}`.trimEnd();
}

/** Of the value that changed most. */
export function measured(metric: ComparedMetric, side: 'a' | 'b'): string {
  const series = metric[side];
  return series === null ? 'not there' : formatValue(series[metric.measure]);
}

export function alignmentText({ alignment }: Comparison): string {
  if (alignment.at === 'start') return 'time 0 is the start of each run';
  const { a, b } = alignment;
  const [first, second] = [visible(a.operation ?? '', 60), visible(b.operation ?? '', 60)];
  const fault = first === second ? first : `${first} (A), ${second} (B)`;
  return `time 0 is the confirmed effect of ${fault}: A at ${formatTime(a.atMs)}, B at ${formatTime(b.atMs)}`;
}

export function toleranceText({ tolerance }: Comparison): string {
  const share = `${String(Math.round(tolerance.share * 100))} %`;
  return `times within ${formatDuration(tolerance.ms)} or ${share} count as the same`;
}

/** First characters of a digest say as much as all of it. */
export function inputText(value: string | null): string {
  if (value === null) return 'none';
  return visible(/^[0-9a-f]{40,64}$/.test(value) ? value.slice(0, 12) : value, 300);
}

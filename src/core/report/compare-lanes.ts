// SPDX-License-Identifier: Apache-2.0
/** Lives of components and instances in two runs, on one clock, and the moments at which they part. */
import type { ComparedLane, ComparedState, ComparisonAlignment, Divergence } from '../domain/documents.ts';
import { isSameTime, TOLERANCE } from './compare-times.ts';
import type { Lane } from './lanes.ts';
import { matchStates } from './compare-sequences.ts';
import { compareNames } from './text.ts';
import type { TimelineModel } from './timeline-model.ts';

export interface ComparedLanes {
  readonly lanes: readonly ComparedLane[];
  readonly more: number;
}

const maxLanes = 500;
const maxStates = 200;

export function compareLanes(a: TimelineModel, b: TimelineModel, alignment: ComparisonAlignment): ComparedLanes {
  const pairs = [
    ...pairLanes('component', a.components, b.components),
    ...pairLanes('instance', a.instances, b.instances),
  ];
  const lanes = pairs.slice(0, maxLanes).map((pair) => compareLane(pair, alignment));
  return { lanes: lanes.sort(byUrgency), more: pairs.length - lanes.length };
}

interface Pair {
  readonly kind: ComparedLane['kind'];
  readonly name: string;
  readonly a: Lane | null;
  readonly b: Lane | null;
}

function pairLanes(kind: ComparedLane['kind'], a: readonly Lane[], b: readonly Lane[]): readonly Pair[] {
  const [inA, inB] = [a, b].map((lanes) => new Map(lanes.map((lane) => [lane.name, lane])));
  const names = new Set([...a, ...b].map(({ name }) => name));
  return [...names].map((name) => ({ kind, name, a: inA?.get(name) ?? null, b: inB?.get(name) ?? null }));
}

/** Components first, as in the picture of a run; then what parted for good, then what parted for a while. */
function byUrgency(left: ComparedLane, right: ComparedLane): number {
  return (
    Number(left.kind === 'instance') - Number(right.kind === 'instance') ||
    weightOf(right) - weightOf(left) ||
    compareNames(left.name, right.name)
  );
}

function weightOf({ a, b, divergences }: ComparedLane): number {
  if (a === null || b === null) return 3;
  if (divergences.some(({ lasting }) => lasting)) return 2;
  return divergences.length > 0 ? 1 : 0;
}

function compareLane({ kind, name, a, b }: Pair, alignment: ComparisonAlignment): ComparedLane {
  const [statesA, statesB] = [statesOf(a, alignment.a.atMs), statesOf(b, alignment.b.atMs)];
  const more = [a, b].reduce((sum, lane) => sum + Math.max(0, (lane?.spans.length ?? 0) - maxStates), 0);
  const found =
    statesA === null || statesB === null
      ? { divergences: [], brief: 0 }
      : compareStates(statesA, statesB, { isCut: more > 0 });
  return { kind, name, a: statesA, b: statesB, more, ...found };
}

function statesOf(lane: Lane | null, zeroMs: number): readonly ComparedState[] | null {
  if (lane === null) return null;
  return lane.spans.slice(0, maxStates).map(({ state, fromMs, toMs, detail }) => {
    return { state, fromMs: relative(fromMs, zeroMs), toMs: relative(toMs, zeroMs), detail };
  });
}

/** Microseconds of a difference are noise of its arithmetic. */
export function relative(ms: number, zeroMs: number): number {
  return Math.round((ms - zeroMs) * 1000) / 1000;
}

/** Two lives of one thing. `isCut`: they go on beyond these states, so that nothing is known of how they end. */
export function compareStates(
  a: readonly ComparedState[],
  b: readonly ComparedState[],
  { isCut }: { readonly isCut: boolean } = { isCut: false },
): Pick<ComparedLane, 'divergences' | 'brief'> {
  const divergences: Divergence[] = [];
  let brief = 0;
  let wasLate = false;
  let before: string | null = null;
  for (const part of matchStates(a, b)) {
    if (part.kind === 'gap') {
      const lasting = part.isLast;
      const parted = [...part.a, ...part.b];
      if (lasting && isCut) continue;
      if (!lasting && parted.every(isBrief)) brief += parted.length;
      else divergences.push(partedAt(part, { lasting, before, last: { a: a.at(-1), b: b.at(-1) } }));
      continue;
    }
    const late = !isSameTime(part.a.fromMs, part.b.fromMs);
    // One delay moves all that follows: it is told once.
    if (late && !wasLate) divergences.push(pairDiverges('time', part, before));
    if (isOtherEnd(part.a, part.b)) divergences.push(pairDiverges('detail', part, before));
    wasLate = late;
    before = part.a.state;
  }
  const inOrder = divergences.sort(
    (left, right) => Number(right.lasting) - Number(left.lasting) || left.atMs - right.atMs,
  );
  return { divergences: inOrder, brief };
}

function isBrief({ fromMs, toMs }: ComparedState): boolean {
  return toMs - fromMs <= TOLERANCE.ms;
}

function partedAt(
  { a, b }: { readonly a: readonly ComparedState[]; readonly b: readonly ComparedState[] },
  {
    lasting,
    before,
    last,
  }: {
    readonly lasting: boolean;
    readonly before: string | null;
    readonly last: { readonly a: ComparedState | undefined; readonly b: ComparedState | undefined };
  },
): Divergence {
  const atMs = [...a, ...b].reduce((least, { fromMs }) => Math.min(least, fromMs), Infinity);
  const isUnseen = lasting && (endedBefore(last.a, { own: a, atMs }) || endedBefore(last.b, { own: b, atMs }));
  return { kind: isUnseen ? 'unseen' : 'states', atMs, lasting, before, a, b };
}

/** Whether a life that has no states of its own here was not looked at any more by then. */
function endedBefore(
  last: ComparedState | undefined,
  { own, atMs }: { readonly own: readonly ComparedState[]; readonly atMs: number },
): boolean {
  return own.length === 0 && last !== undefined && !ends.has(last.state) && last.toMs < atMs;
}

function pairDiverges(
  kind: 'time' | 'detail',
  { a, b }: { readonly a: ComparedState; readonly b: ComparedState },
  before: string | null,
): Divergence {
  return { kind, atMs: Math.min(a.fromMs, b.fromMs), lasting: kind === 'detail', before, a: [a], b: [b] };
}

const ends: ReadonlySet<string> = new Set(['Succeeded', 'Failed']);

function isOtherEnd(a: ComparedState, b: ComparedState): boolean {
  return ends.has(a.state) && a.detail !== b.detail;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Spans of a run put together by service and name: how often, how slow, how many failed, and which of them to draw.
 * Holds no more than its limits, however many spans there were.
 */
import type { RecordedSpan } from '../domain/evidence.ts';

/** One span on the run's clock. */
export interface PlacedSpan {
  readonly service: string;
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly failed: boolean;
  readonly status: string;
  readonly traceId: string;
  readonly line: number;
}

export interface SpanGroup {
  readonly service: string;
  readonly name: string;
  /** Whether these spans have no parent. */
  readonly isTop: boolean;
  readonly count: number;
  readonly failed: number;
  readonly slowestMs: number;
  readonly totalMs: number;
  /** Of those that begin at the same place, the slowest, failed ones first; in the order of their starts. */
  readonly drawn: readonly PlacedSpan[];
}

export interface SpansOfRun {
  readonly path: string;
  readonly count: number;
  readonly failed: number;
  /** Failed first, then the slowest. */
  readonly groups: readonly SpanGroup[];
  /** Spans of names beyond the limit. */
  readonly ungrouped: number;
  /** Failed first, then the slowest. */
  readonly worst: readonly PlacedSpan[];
  readonly problem: string | null;
}

export interface SpanCollector {
  add(span: RecordedSpan): void;
  result(problem: string | null): SpansOfRun;
}

const maxGroups = 300;
const slots = 200;
const maxWorst = 40;
/** Of names and messages, which are anybody's. */
const textLength = 300;

export function collectSpans({ path, endMs }: { readonly path: string; readonly endMs: number }): SpanCollector {
  const groups = new Map<string, OpenGroup>();
  const counts = { all: 0, failed: 0, ungrouped: 0 };
  let worst: PlacedSpan[] = [];
  return {
    add(recorded) {
      const span = placeSpan(recorded);
      const isTop = recorded.parentSpanId === null;
      counts.all += 1;
      if (span.failed) counts.failed += 1;
      worst.push(span);
      if (worst.length > 10 * maxWorst) worst = worst.sort(compareSpans).slice(0, maxWorst);
      const key = JSON.stringify([span.service, span.name, isTop]);
      const known = groups.get(key);
      if (known === undefined && groups.size >= maxGroups) return void (counts.ungrouped += 1);
      const group = known ?? { first: span, isTop, count: 0, failed: 0, slowestMs: 0, totalMs: 0, slots: new Map() };
      groups.set(key, group);
      addTo(group, span, endMs);
    },
    result: (problem) => ({
      ...{ path, count: counts.all, failed: counts.failed, ungrouped: counts.ungrouped, problem },
      groups: [...groups.values()].map(closeGroup).sort(compareGroups),
      worst: worst.sort(compareSpans).slice(0, maxWorst),
    }),
  };
}

interface OpenGroup {
  readonly first: PlacedSpan;
  readonly isTop: boolean;
  readonly slots: Map<number, PlacedSpan>;
  count: number;
  failed: number;
  slowestMs: number;
  totalMs: number;
}

function addTo(group: OpenGroup, span: PlacedSpan, endMs: number): void {
  const tookMs = span.toMs - span.fromMs;
  group.count += 1;
  group.failed += span.failed ? 1 : 0;
  group.totalMs += tookMs;
  group.slowestMs = Math.max(group.slowestMs, tookMs);
  const slot = Math.min(slots - 1, Math.max(0, Math.floor((span.fromMs / endMs) * slots)));
  const known = group.slots.get(slot);
  if (known === undefined || compareSpans(span, known) < 0) group.slots.set(slot, span);
}

function closeGroup({ first, isTop, count, failed, slowestMs, totalMs, slots: drawn }: OpenGroup): SpanGroup {
  const { service, name } = first;
  const inOrder = [...drawn.values()].sort((a, b) => a.fromMs - b.fromMs);
  return { service, name, isTop, count, failed, slowestMs, totalMs, drawn: inOrder };
}

/**
 * A span's times are the sender's wall clock. How long ago it began is counted back from when it came in, which both
 * clocks saw, so that a wall clock that was moved before or after does not matter.
 */
function placeSpan(recorded: RecordedSpan): PlacedSpan {
  const { atMs, at, startUnixNano, endUnixNano, statusCode, statusMessage } = recorded;
  const receivedMs = Date.parse(at);
  const onRunClock = (nano: string): number => {
    const ms = atMs - (receivedMs - Number(nano) / 1e6);
    return Number.isFinite(ms) ? Math.max(0, ms) : atMs;
  };
  const fromMs = onRunClock(startUnixNano);
  return {
    service: (recorded.service ?? 'no service').slice(0, textLength),
    name: recorded.name.slice(0, textLength),
    traceId: recorded.traceId,
    ...{ fromMs, toMs: Math.max(fromMs, onRunClock(endUnixNano)), line: recorded.line },
    failed: statusCode === 'error',
    status: (statusMessage === '' ? statusCode : statusMessage).slice(0, textLength),
  };
}

function compareSpans(a: PlacedSpan, b: PlacedSpan): number {
  return Number(b.failed) - Number(a.failed) || b.toMs - b.fromMs - (a.toMs - a.fromMs) || a.line - b.line;
}

function compareGroups(a: SpanGroup, b: SpanGroup): number {
  return Number(b.failed > 0) - Number(a.failed > 0) || b.slowestMs - a.slowestMs || (a.name < b.name ? -1 : 1);
}

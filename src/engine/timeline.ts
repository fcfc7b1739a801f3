// SPDX-License-Identifier: Apache-2.0
/**
 * The one place where timeline events are made: numbered, timed, bounded, written, folded and shown. A disk that refuses
 * is told once; from then on events are kept in memory alone, so that the file never has a hole.
 */
import type { EventBody, TimelineEvent } from '../core/domain/documents.ts';
import type { RunState } from '../core/domain/record.ts';
import { createFold } from '../core/timeline/fold.ts';
import type { Clock, Masker, RunWriters } from '../ports/index.ts';
import { narrate } from './narrate.ts';
import type { Pulse } from './pulse.ts';
import { clip } from './text.ts';
import { watchWallClock } from './wall-clock.ts';

export interface Timeline {
  /** Never throws. */
  emit(event: EventBody): void;
  /** Records a step of the wall clock, if there was one since the last event or look. */
  lookAtClock(): void;
  state(): RunState;
  /** Number of the next event. */
  nextSeq(): number;
  /** A time of the clock, as events spell it. */
  sinceStart(clockMs: number): number;
}

export interface TimelineOptions {
  readonly clock: Clock;
  readonly writers: Pick<RunWriters, 'appendEvent' | 'log'>;
  readonly pulse: Pulse;
  /** Texts of events are masked before they are cut, written or shown. */
  readonly masker: Masker;
  readonly onEvent: (event: TimelineEvent) => void;
  /** Called once, when the disk first refused. */
  readonly onRefused: (error: unknown) => void;
}

/** Longest text of a field, by the field's name: what the schema allows. */
const TEXT_LIMITS: Readonly<Record<string, number>> = {
  message: 1000,
  proof: 500,
  reason: 500,
  condition: 500,
  lastSeen: 500,
  expected: 500,
  actual: 500,
  label: 300,
  rawPhase: 100,
  signal: 20,
  identity: 300,
  code: 60,
};

export function createTimeline(options: TimelineOptions): Timeline {
  const { clock, writers, pulse, masker } = options;
  const fold = createFold();
  const startMs = clock.elapsedMs();
  const sinceStart = (clockMs: number): number => Math.max(0, Math.round((clockMs - startMs) * 1000) / 1000);
  const wallClock = watchWallClock(clock);
  let seq = 0;
  let refused = false;

  const write = (event: TimelineEvent): unknown => {
    if (refused) return null;
    try {
      writers.appendEvent(event);
      writers.log(`${event.at} ${narrate(event)}`);
      return null;
    } catch (error) {
      refused = true;
      return error;
    }
  };

  const add = (body: EventBody): void => {
    const envelope = { v: 1, seq, type: body.type, at: clock.wallTime(), elapsedMs: sinceStart(clock.elapsedMs()) };
    const event = Object.assign(envelope, bounded(masker.value(body))) as TimelineEvent;
    seq += 1;
    const refusal = write(event);
    fold.add(event);
    options.onEvent(event);
    pulse.notify();
    if (refusal !== null) options.onRefused(refusal);
  };
  const lookAtClock = (): void => {
    const byMs = wallClock.look();
    if (byMs !== null) add({ type: 'clock.stepped', byMs });
  };
  const emit = (body: EventBody): void => {
    lookAtClock();
    add(body);
  };
  return { emit, lookAtClock, state: () => fold.state(), nextSeq: () => seq, sinceStart };
}

function bounded(body: EventBody): EventBody {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(body)) {
    const max = TEXT_LIMITS[key];
    if (typeof value === 'string' && max !== undefined && value.length > max) texts[key] = clip(value, max);
  }
  return { ...body, ...texts };
}

// SPDX-License-Identifier: Apache-2.0
/**
 * How far the log of one container has been read, so that reading can go on after any break: the engine stamps what each
 * stream writes, to the nanosecond, and sends on request what is not older than a stamp. Parts of one line share a stamp.
 */
import { HarnessError } from '../../core/domain/errors.ts';

export type LogStream = 'stdout' | 'stderr';

const STAMP_BYTES = 30;
const STAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{9})Z$/;
/** How much later than its stamp an entry may stand in the log: the two streams are written by two threads of the engine. */
const SKEW_SECONDS = 10;
const SPACE = 0x20;

/** One write of a container as the engine keeps it: a line with its break, or a part of a line without. */
export interface LogEntry {
  readonly stream: LogStream;
  /** RFC 3339 in UTC with nine digits, so that stamps compare as texts. */
  readonly stamp: string;
  readonly text: Buffer;
}

/** The stamp at that place of the bytes, behind which a space stands; null when there is none. */
export function stampAt(bytes: Buffer, at: number): string | null {
  if (bytes[at + STAMP_BYTES] !== SPACE) return null;
  const stamp = bytes.toString('latin1', at, at + STAMP_BYTES);
  return STAMP.test(stamp) ? stamp : null;
}

/** What follows a stamp at that place. */
export function behindStamp(at: number): number {
  return at + STAMP_BYTES + 1;
}

/** As the engine takes it: `seconds.nanoseconds`. */
function sinceOf(stamp: string, backSeconds: number): string {
  const [, seconds, nanos] = STAMP.exec(stamp) ?? [];
  if (seconds === undefined || nanos === undefined) {
    throw new HarnessError(`the engine's stamp is not as expected: ${stamp}`, { code: 'engine-stream' });
  }
  return `${String(Date.parse(`${seconds}Z`) / 1000 - backSeconds)}.${nanos}`;
}

/** The last entry of a stream, and how many with its stamp there were. */
export interface LastEntry {
  stamp: string;
  count: number;
  /** Of the last one's text. */
  bytes: number;
  /** Whether its line goes on. */
  unfinished: boolean;
}

interface Place {
  last: LastEntry | null;
  /** Where the present pass stands while it may still meet what is known. */
  pass: { stamp: string; count: number; behind: boolean };
}

const newPlace = (): Place => ({ last: null, pass: { stamp: '', count: 0, behind: false } });

export interface LogCursor {
  /** From now on the engine sends from `since()` on, or all. */
  beginPass(): void;
  /** Whether the entry is a new one; it is known from then on. */
  take(entry: LogEntry): boolean;
  /** What to ask the engine for to go on; null for all. */
  since(options: { readonly tty: boolean }): string | null;
  last(stream: LogStream): LastEntry | null;
  /** Entries known so far, and known ones that the present pass has met. */
  tally(): { readonly known: number; readonly met: number };
}

export function createLogCursor(): LogCursor {
  const places: Readonly<Record<LogStream, Place>> = { stdout: newPlace(), stderr: newPlace() };
  let known = 0;
  let met = 0;
  return {
    beginPass() {
      met = 0;
      for (const place of Object.values(places)) place.pass = { stamp: '', count: 0, behind: place.last === null };
    },
    take({ stream, stamp, text }) {
      const place = places[stream];
      const { pass } = place;
      pass.count = pass.stamp === stamp ? pass.count + 1 : 1;
      pass.stamp = stamp;
      // Behind what is known all is new, whatever its stamp: clocks are set back.
      pass.behind ||= isBehind(pass, place.last);
      if (!pass.behind) {
        met += 1;
        return false;
      }
      known += 1;
      place.last = { stamp, count: pass.count, bytes: text.length, unfinished: text.at(-1) !== 0x0a };
      return true;
    },
    since({ tty }) {
      const lasts = Object.values(places).map(({ last }) => last);
      const latest = lasts.reduce<string>((max, last) => (last !== null && last.stamp > max ? last.stamp : max), '');
      if (latest === '') return null;
      const open = lasts.flatMap((last) => (last?.unfinished === true ? sinceOf(last.stamp, 0) : []));
      // As texts, since numbers have no room for nanoseconds.
      return [sinceOf(latest, tty ? 0 : SKEW_SECONDS), ...open].sort()[0] ?? null;
    },
    last: (stream) => places[stream].last,
    tally: () => ({ known, met }),
  };
}

function isBehind(pass: { readonly stamp: string; readonly count: number }, last: LastEntry | null): boolean {
  return last === null || pass.stamp > last.stamp || (pass.stamp === last.stamp && pass.count > last.count);
}

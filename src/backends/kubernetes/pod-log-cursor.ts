// SPDX-License-Identifier: Apache-2.0
/**
 * How far the log of one life of a container has been read, so that reading can go on after any break: the cluster stamps
 * each line and sends on request what is not older than a second. Its order is that of the log, in which stamps of the two
 * streams may be out of order, so lines are counted: what is sent again begins with as many as are known from that second on.
 */

/** Seconds whose lines are counted; what is older is never asked for again. */
const COUNTED_SECONDS = 30;
/** How far back is asked: stamps are out of order by less. */
const BACK_SECONDS = 2;

const STAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Nanoseconds since 1970 as text of 19 digits, so that they compare as texts; null for what is no RFC 3339 stamp. */
export function nanosOf(stamp: string): string | null {
  const [, seconds, fraction = '', zone = 'Z'] = STAMP.exec(stamp) ?? [];
  const ms = seconds === undefined ? Number.NaN : Date.parse(`${seconds}${zone}`);
  return Number.isNaN(ms) || ms < 0 ? null : `${ms / 1000}${fraction.padEnd(9, '0')}`.padStart(19, '0');
}

export interface PodLogCursor {
  /** From when on to ask, RFC 3339. From now on what is known may come again. */
  beginPass(): string;
  /** Whether the line is a new one; it is known from then on. */
  take(nanos: string): boolean;
  /** Whether a line of that stamp, or a later one, is known. */
  hasPassed(nanos: string): boolean;
}

/** Nothing older than `since`, RFC 3339, is asked for. */
export function createPodLogCursor(since: string): PodLogCursor {
  /** Known lines by second. */
  const counted = new Map<number, number>();
  let latest = '';
  let last = '';
  let again = 0;
  return {
    beginPass() {
      if (latest === '') {
        again = 0;
        return since;
      }
      const from = secondOf(latest) - BACK_SECONDS;
      again = [...counted].reduce((sum, [second, count]) => (second >= from ? sum + count : sum), 0);
      return new Date(from * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
    },
    take(nanos) {
      // Behind all that is known nothing can be known: older lines are gone from a log that was rotated.
      if (nanos > latest) again = 0;
      if (again > 0) {
        again -= 1;
        return false;
      }
      const second = secondOf(nanos);
      counted.set(second, (counted.get(second) ?? 0) + 1);
      if (nanos > latest) latest = nanos;
      last = nanos;
      if (counted.size > COUNTED_SECONDS) forgetBefore(counted, secondOf(latest) - BACK_SECONDS);
      return true;
    },
    hasPassed: (nanos) => nanos <= last || nanos < latest,
  };
}

function secondOf(nanos: string): number {
  return Number(nanos.slice(0, -9));
}

function forgetBefore(counted: Map<number, number>, from: number): void {
  for (const second of counted.keys()) if (second < from) counted.delete(second);
}

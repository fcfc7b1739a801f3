// SPDX-License-Identifier: Apache-2.0
/**
 * Steps of the wall clock, seen as a difference to the monotonic one: somebody set it, or the machine was suspended,
 * which only the wall clock counts. What a step means for others is decided where wall times are compared.
 */
import type { Clock } from '../ports/index.ts';
import { CLOCK_STEP_MS, CLOCKS_READ_MS } from './limits.ts';

export interface WallClockWatch {
  /** How far the wall clock moved since the last look, in milliseconds; null for what is no step. */
  look(): number | null;
}

export function watchWallClock(clock: Clock): WallClockWatch {
  let known = offsetOf(clock);
  return {
    look: () => {
      const offset = offsetOf(clock);
      if (offset === null) return null;
      const byMs = offset - (known ?? offset);
      // A clock that is slewed moves a little from look to look, which is none.
      known = offset;
      return Math.abs(byMs) > CLOCK_STEP_MS ? byMs : null;
    },
  };
}

/** Null when the process was held up between reading one and the other. */
function offsetOf(clock: Clock): number | null {
  const beforeMs = clock.elapsedMs();
  const wallMs = Date.parse(clock.wallTime());
  return clock.elapsedMs() - beforeMs > CLOCKS_READ_MS ? null : wallMs - beforeMs;
}

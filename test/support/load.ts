// SPDX-License-Identifier: Apache-2.0
/** How long what is promised of a machine to itself may take on this one, now. */
import os from 'node:os';

/** The time, times as many programs as want each of the machine's processors. */
export function onThisMachine(limitMs: number): number {
  const [lastMinute = 0] = os.loadavg();
  return limitMs * Math.max(1, lastMinute / os.availableParallelism());
}

// SPDX-License-Identifier: Apache-2.0
/** Networks of the loopback that no other cluster of this machine uses at the time, so that fixed ports do not meet. */

let taken = 0;

/** `127.A.B`: the first three parts of its addresses. The parts of it lie `127.A+64` and `127.A+128`. */
export function ownNetwork(): string {
  taken += 1;
  return `127.${String(16 + ((process.pid >> 8) & 63))}.${String((process.pid + taken * 101) & 255)}`;
}

/** Another one that goes with it. */
export function shifted(network: string, by: 64 | 128): string {
  const [first = '', second, third = ''] = network.split('.');
  return `${first}.${String(Number(second) + by)}.${third}`;
}

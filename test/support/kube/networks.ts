// SPDX-License-Identifier: Apache-2.0
/** Networks of the loopback that no other cluster of this machine uses at the time, so that fixed ports do not meet. */
import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Who listens here, on an address that no pod gets, has the network; it is free again when its process has ended. Below the
 * range for outgoing connections, where somebody may have it on every address.
 */
const claimPort = 19_311;

/** `127.A.B`: the first three parts of its addresses. The parts of it lie `127.A+64` and `127.A+128`. */
export async function ownNetwork(): Promise<string> {
  for (;;) {
    const network = `127.${String(randomInt(16, 80))}.${String(randomInt(256))}`;
    const claim = net.createServer().unref();
    const problem = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      claim.once('error', resolve).listen(claimPort, `${network}.0`, () => resolve(null));
    });
    if (problem?.code === 'EADDRINUSE') continue;
    if (problem !== null) throw problem;
    return network;
  }
}

/** Another one that goes with it. */
export function shifted(network: string, by: 64 | 128): string {
  const [first = '', second, third = ''] = network.split('.');
  return `${first}.${String(Number(second) + by)}.${third}`;
}

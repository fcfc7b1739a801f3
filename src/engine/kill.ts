// SPDX-License-Identifier: Apache-2.0
/** Ending processes for good where nobody is asked any more: killed, and read back that they are gone. */
import type { EnginePorts, FaultAction, TargetAddress, TargetIdentity } from '../ports/index.ts';
import { nameIdentity } from './identity.ts';
import { forEachLimited, pollUntil, withDeadline } from './deadlines.ts';
import { AT_ONCE, KILL_READ_BACK_MS, LOOK_AGAIN_MS } from './limits.ts';
import { nameSome } from './text.ts';

export const KILL: FaultAction = { do: 'kill', signal: 'KILL' };

type KillPorts = Pick<EnginePorts, 'clock' | 'backend'>;

/** Whether it is gone then. Never rejects, and no abort of the run ends it early; it has a limit of its own. */
export async function killForGood({ clock, backend }: KillPorts, identity: TargetIdentity): Promise<boolean> {
  return withDeadline({ clock, limitMs: KILL_READ_BACK_MS, parent: null }, async (signal) => {
    const look = async (): Promise<true | null> =>
      (await backend.observe(identity, signal)).condition === 'gone' ? true : null;
    try {
      // One that is gone already cannot be killed.
      if ((await look()) === null) await backend.apply(KILL, identity, signal);
      return (await pollUntil({ clock, pauseMs: LOOK_AGAIN_MS, look }, signal)) === true;
    } catch {
      return false;
    }
  });
}

/** Kills whoever of these has a process. Who that was (`gateway (pid 100)`), also who is still there. Never rejects. */
export async function killLeft(ports: KillPorts, addresses: readonly TargetAddress[]): Promise<readonly string[]> {
  const ended: string[] = [];
  await forEachLimited(addresses, AT_ONCE, async (address) => {
    try {
      const located = await ports.backend.locate(address, new AbortController().signal);
      if (!located.found) return;
      const isGone = await killForGood(ports, located.identity);
      ended.push(`${address.label} (${nameIdentity(located.identity)}${isGone ? '' : ', still there'})`);
    } catch {
      // A pid file that cannot be read names nobody; why it is looked at at all is said already.
    }
  });
  return ended.sort();
}

/** A failure, and who was killed because of it. */
export function withKilled(problem: string, killed: readonly string[]): string {
  return killed.length === 0 ? problem : `${problem}; killed by the harness: ${nameSome(killed)}`;
}

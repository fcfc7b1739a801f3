// SPDX-License-Identifier: Apache-2.0
/** Waiting for a lock that another process of this machine may hold, and whether that process still lives. */
import type { Owner } from './opened-run.ts';
import type { AppPorts } from './ports.ts';
import { type Lock, takeLock } from './recovery-lock.ts';

interface LockWait {
  /** `folder`: private, of all locks. */
  readonly place: { readonly folder: string; readonly name: string };
  readonly waitMs: number;
  readonly onBusy?: (owner: Owner) => void;
}

const lookAgainMs = 200;

/** The lock, or who still holds it after `waitMs`. `onBusy` is told once, when there is something to wait for. */
export async function waitForLock(
  ports: AppPorts,
  { place, waitMs, onBusy }: LockWait,
  signal: AbortSignal,
): Promise<Lock> {
  const self = { ...ports.self(), bootId: ports.host.bootId() };
  const isDead = async (owner: Owner): Promise<boolean> => (await ownerState(ports, owner)) === 'dead';
  const deadlineMs = ports.clock.elapsedMs() + waitMs;
  for (let looks = 0; ; looks += 1) {
    const lock = await takeLock({ ...place, self, isDead });
    if (lock.held || signal.aborted || ports.clock.elapsedMs() >= deadlineMs) return lock;
    if (looks === 0) onBusy?.(lock.by);
    await ports.clock.sleepUntil(ports.clock.elapsedMs() + lookAgainMs, signal);
  }
}

/** `elsewhere`: of this boot of the machine, but with pids that mean something else here. */
export async function ownerState(ports: AppPorts, owner: Owner): Promise<'living' | 'dead' | 'elsewhere'> {
  const here = ports.host.bootId();
  if (owner.bootId !== here) return bootOf(owner.bootId) === bootOf(here) ? 'elsewhere' : 'dead';
  const { pid, startTime } = owner;
  const identity = { kind: 'process', pid, startTime, group: false } as const;
  const { condition } = await ports.backendOf('process').observe(identity, new AbortController().signal);
  return condition === 'gone' ? 'dead' : 'living';
}

/** Without what tells containers of one machine apart. */
export function bootOf(bootId: string): string {
  return bootId.split('/')[0] ?? '';
}

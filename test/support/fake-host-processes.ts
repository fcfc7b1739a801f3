// SPDX-License-Identifier: Apache-2.0
/** Processes beside the simulated system, which live their life on the fake clock. */
import { HarnessError } from '../../src/core/domain/errors.ts';
import type { HostProcess, HostProcessEnd, HostProcesses } from '../../src/ports/index.ts';
import type { FakeClock } from './fake-clock.ts';
import { type SimulatedSystem, WORK_DIR } from './fake-ports-system.ts';

export interface HostLife {
  /** From its release to its end; Infinity for one that never ends by itself. */
  readonly endsAfterMs: number;
  readonly end: HostProcessEnd;
  /** How long it takes to end when asked; Infinity for one that ignores it. */
  readonly endsWithinMs: number;
  /** What it prints when it ends. */
  readonly lastLine: string | null;
  /** What no signal ends. */
  readonly unkillable: boolean;
}

const LIFE: HostLife = {
  endsAfterMs: Number.POSITIVE_INFINITY,
  end: { exitCode: 0, signal: null },
  endsWithinMs: 100,
  lastLine: null,
  unkillable: false,
};

/** `lives`: by instance; null for one that cannot be started. */
export function fakeHostProcesses(
  clock: FakeClock,
  system: SimulatedSystem,
  record: { readonly order: string[]; readonly lives: ReadonlyMap<string, Partial<HostLife> | null> },
): HostProcesses {
  return {
    start: async ({ env, logFile }) => {
      const name = env['CHAOS_INSTANCE'] ?? '';
      const given = record.lives.get(name);
      record.order.push(`launch ${name}`);
      if (given === null) throw new HarnessError('cannot start bash: no memory', { code: 'create-failed' });
      await clock.sleep(1);
      system.hosts.push({ name, env, logFile });
      return launched(clock, system, { name, life: { ...LIFE, ...given }, order: record.order });
    },
  };
}

function launched(
  clock: FakeClock,
  system: SimulatedSystem,
  { name, life, order }: { readonly name: string; readonly life: HostLife; readonly order: string[] },
): HostProcess {
  const process = system.spawn(`host ${name}`, `${WORK_DIR}/host-${name}.pid`);
  const over = new AbortController();
  let settle = (_: HostProcessEnd): void => undefined;
  const ended = new Promise<HostProcessEnd>((resolve) => {
    settle = resolve;
  });
  const end = (how: HostProcessEnd): boolean => {
    if (over.signal.aborted) return true;
    if (life.lastLine !== null && how.signal !== 'SIGKILL') system.write(`host/${name}/host.log`, life.lastLine);
    process.condition = 'gone';
    over.abort();
    settle(how);
    return true;
  };
  return {
    undo: {
      action: { kind: 'process.end', pid: process.pid, startTime: process.startTime },
      shell: `kill -TERM -- -${process.pid}`,
    },
    release: () => {
      order.push(`release ${name}`);
      if (!Number.isFinite(life.endsAfterMs)) return;
      void clock.sleepUntil(clock.elapsedMs() + life.endsAfterMs, over.signal).then(() => end(life.end));
    },
    ended,
    end: async (graceMs, signal) => {
      if (over.signal.aborted) return true;
      order.push(`TERM ${name}`);
      await clock.sleepUntil(clock.elapsedMs() + Math.min(graceMs, life.endsWithinMs), signal);
      if (life.endsWithinMs <= graceMs && !signal.aborted) return end({ exitCode: null, signal: 'SIGTERM' });
      order.push(`KILL ${name}`);
      return life.unkillable ? false : end({ exitCode: null, signal: 'SIGKILL' });
    },
  };
}

// SPDX-License-Identifier: Apache-2.0
/**
 * `chaos watchdog PID START`, which a harness starts and people do not: waits until that harness ends, and recovers its
 * runs if it died. Ignores the signals that end a terminal's programs; ends when the harness has.
 */
import process from 'node:process';
import { recoverRunsOf } from '../../app/recover.ts';
import type { AppPorts, ProcessIdentity } from '../../app/ports.ts';
import { EXIT, UsageError } from '../../core/domain/errors.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts, WATCH_IS_OVER } from '../../wiring.ts';
import type { Command } from '../command.ts';

/** From the end of the pipe to that of the process. */
const endLimitMs = 10_000;
const lookAgainMs = 20;
/** For all runs of the harness; undoing one thing has a limit of its own. */
const recoveryLimitMs = 600_000;

export const watchdogCommand: Command = async (args, terminal) => {
  const owner = readOwner(args.positionals);
  const ports = createAppPorts();
  const ignore = (): void => undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, ignore);
  if ((await readPipe()) === WATCH_IS_OVER) return EXIT.ok;
  const log = (line: string): void => terminal.out(`${ports.clock.wallTime()} ${visible(line, 1000)}\n`);
  if (!(await hasEnded(ports, owner))) {
    log(`pid ${String(owner.pid)} let go of its watchdog but still runs; nothing is done`);
    return EXIT.error;
  }
  const runs = await recoverRunsOf(ports, owner, AbortSignal.timeout(recoveryLimitMs));
  for (const { runId, outcome, lines } of runs) log(`${runId}: ${outcome}: ${lines.join('; ')}`);
  return runs.every(({ outcome }) => outcome === 'recovered') ? EXIT.ok : EXIT.error;
};

/** What the harness wrote until the pipe's end. */
async function readPipe(): Promise<string> {
  let text = '';
  try {
    for await (const chunk of process.stdin) text = `${text}${String(chunk)}`.slice(0, WATCH_IS_OVER.length);
  } catch {
    // A pipe that breaks has ended, too.
  }
  return text;
}

function readOwner([pid = '', startTime = '']: readonly string[]): ProcessIdentity {
  if (/^[1-9]\d{0,9}$/.test(pid) && startTime !== '') return { pid: Number(pid), startTime };
  throw new UsageError('chaos watchdog is started by a run, not by hand', {
    code: 'wrong-arguments',
    hint: 'chaos recover puts back what a run left.',
  });
}

async function hasEnded(ports: AppPorts, owner: ProcessIdentity): Promise<boolean> {
  const { clock } = ports;
  const { signal } = new AbortController();
  const deadlineMs = clock.elapsedMs() + endLimitMs;
  const identity = { kind: 'process', ...owner, group: false } as const;
  const backend = ports.backendOf('process');
  while ((await backend.observe(identity, signal)).condition !== 'gone') {
    if (clock.elapsedMs() >= deadlineMs) return false;
    await clock.sleepUntil(clock.elapsedMs() + lookAgainMs, signal);
  }
  return true;
}

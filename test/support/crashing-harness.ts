// SPDX-License-Identifier: Apache-2.0
/** A program: a real harness that kills itself right after it has recorded a certain event. */
import process from 'node:process';
import { runExperiments } from '../../src/app/run.ts';
import type { TimelineEvent } from '../../src/core/domain/documents.ts';
import { createAppPorts, watchStopSignals } from '../../src/wiring.ts';

/** The program's one argument, as JSON. */
export interface CrashRequest {
  readonly experiment: string;
  /** Null: it lives to its end. */
  readonly afterSeq: number | null;
  readonly alsoWatchdog: boolean;
}

const exitFailed = 4;

const request = JSON.parse(process.argv[2] ?? '') as CrashRequest;
// Loaded beforehand: between the event and the end nothing is waited for.
const watchdogs = request.alsoWatchdog ? await import('./watchdogs.ts') : null;

function crashAfter({ seq }: TimelineEvent): void {
  if (seq !== request.afterSeq) return;
  const watchdog = watchdogs?.watchdogOf(process.pid) ?? null;
  if (watchdog !== null) process.kill(watchdog, 'SIGKILL');
  process.kill(process.pid, 'SIGKILL');
}

async function main(): Promise<void> {
  const cwd = process.cwd();
  const lookups = { experimentsDir: null, adaptersDir: null };
  const choices = { adapter: null, gateway: 'auto', sets: [], seed: '1' };
  const stop = watchStopSignals(() => undefined);
  const [outcome] = await runExperiments(
    createAppPorts(),
    { cwd, experiments: [request.experiment], runsDir: `${cwd}/runs`, ...lookups, ...choices },
    {
      signal: stop.signal,
      listener: {
        notice: (text) => void process.stderr.write(`${text}\n`),
        selected: () => undefined,
        opened: () => undefined,
        event: crashAfter,
        ended: ({ headline }) => void process.stdout.write(`${headline}\n`),
      },
    },
  );
  stop.close();
  process.exitCode = outcome?.verdict === 'PASS' ? 0 : exitFailed;
}

await main();

// SPDX-License-Identifier: Apache-2.0
/**
 * One run of the real engine in a process of its own: `serial N` (N delays of 0 ms, one after another) or `parallel N`
 * (N delays of 1 s at once). Clock, writers and work folder are real; the system answers every hook at once and no
 * process is started. Prints what it measured as JSON.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Experiment } from '../../src/core/domain/documents.ts';
import { executePlan } from '../../src/engine/execute.ts';
import { createEngineEvents } from '../../src/backends/docker/engine-events.ts';
import { createContainerLogs } from '../../src/backends/docker/container-log.ts';
import { createClusterEvents } from '../../src/backends/kubernetes/cluster-events.ts';
import { createPodLogs } from '../../src/backends/kubernetes/pod-log.ts';
import { createObservers } from '../../src/observers/observers.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import { createHost } from '../../src/platform/host.ts';
import { createHostProcesses } from '../../src/platform/host-processes.ts';
import type { Backend, Clock, CommandResult, CommandRunner, EnginePorts, RunWriters } from '../../src/ports/index.ts';
import { TIMELINE_FILE } from '../../src/rundir/layout.ts';
import { createWorkDir } from '../../src/rundir/work-dir.ts';
import { flowOnly, openRunDir } from './sample-run.ts';

export interface EngineRun {
  /** From the flow's beginning to its end, by the timeline. */
  readonly flowMs: number;
  readonly timelineBytes: number;
  /** Of all files in the run directory. */
  readonly evidenceBytes: number;
  /** Of each delay, how much later it ended than planned: after its own start ... */
  readonly lateMs: readonly number[];
  /** ... and after the flow's start. */
  readonly lateFromFlowMs: readonly number[];
  /** The same number of plain timers, set at once in the same process beforehand. */
  readonly timersLateMs: readonly number[];
}

const PARALLEL_DELAY_MS = 1000;

async function main([shape = '', count = '', root = '']: readonly string[]): Promise<void> {
  const steps = Number(count);
  const parallel = shape === 'parallel';
  const delays = Array.from({ length: steps }, () => ({ delay: parallel ? `${String(PARALLEL_DELAY_MS)}ms` : '0ms' }));
  const timersLateMs = parallel ? await plainTimers(steps) : [];
  const run = await execute(root, flowOnly(parallel ? { parallel: delays } : delays), parallel ? PARALLEL_DELAY_MS : 0);
  process.stdout.write(`${JSON.stringify({ ...run, timersLateMs } satisfies EngineRun)}\n`);
}

async function execute(
  root: string,
  experiment: Experiment,
  delayMs: number,
): Promise<Omit<EngineRun, 'timersLateMs'>> {
  const { plan, manifest, writers } = openRunDir(root, experiment);
  const workDir = createWorkDir(plan.runId);
  const ports = portsOf(writers, workDir);
  const { state } = await executePlan(plan, ports, { manifest, signal: new AbortController().signal });
  writers.close();
  await workDir.remove();
  const [error] = state.errors;
  if (error !== undefined) throw new Error(`the run is no measurement: ${error.message}`);
  const flow = state.steps.find(({ step }) => step === plan.flow.path.split('.')[0]) ?? state.steps[0];
  const ended = state.steps.flatMap((step) =>
    step.kind === 'delay' && step.endMs !== null ? [{ startMs: step.startMs, endMs: step.endMs }] : [],
  );
  const flowStartMs = flow?.startMs ?? 0;
  return {
    flowMs: (flow?.endMs ?? Number.NaN) - flowStartMs,
    timelineBytes: fs.statSync(path.join(writers.runDir, TIMELINE_FILE)).size,
    evidenceBytes: sizeOf(writers.runDir),
    lateMs: ended.map(({ startMs, endMs }) => endMs - startMs - delayMs),
    lateFromFlowMs: ended.map(({ endMs }) => endMs - flowStartMs - delayMs),
  };
}

function portsOf(writers: RunWriters, workDir: EnginePorts['workDir']): EnginePorts {
  const clock = createSystemClock();
  const log = workDir.write('gateway.log', '');
  const { commands, backend } = createAnswers({ pidFile: `${workDir.path}/gateway.pid`, log });
  return {
    clock,
    commands,
    backend,
    observers: createObservers({
      clock,
      commands,
      openContainerLog: createContainerLogs(clock),
      openPodLog: createPodLogs(clock),
      openEngineEvents: createEngineEvents(clock),
      openClusterEvents: createClusterEvents(clock),
    }),
    writers,
    workDir,
    host: createHost({ cliPath: '' }),
    hostProcesses: createHostProcesses(),
    openForward: () => Promise.reject(new Error('this system has no pods')),
    masker: NO_SECRETS,
  };
}

/** A system that is there from its boot hook to its shutdown hook. */
function createAnswers(place: { readonly pidFile: string; readonly log: string }): {
  readonly commands: CommandRunner;
  readonly backend: Backend;
} {
  let alive = false;
  const answer = (script: string): string => {
    alive = script !== 'shutdown';
    if (script !== 'boot') return '';
    return JSON.stringify({ name: 'nothing', version: '1.0.0', standInFor: 'Nothing', endpoints: {}, ...place });
  };
  const refuse = (): never => {
    throw new Error('no fault is part of this measurement');
  };
  return {
    commands: {
      run: ({ argv }) => Promise.resolve(succeeded(answer(argv.at(-1)?.split('\n').at(-1) ?? ''))),
      stream: refuse,
    },
    backend: {
      id: 'process',
      describe: () => Promise.resolve(null),
      locate: () =>
        Promise.resolve(
          alive
            ? { found: true, identity: { kind: 'process', pid: 2, startTime: '1', group: false } }
            : { found: false, reason: 'it was shut down' },
        ),
      observe: () => Promise.resolve({ condition: alive ? 'running' : 'gone', proof: 'said so' }),
      observeAll: refuse,
      apply: refuse,
      undoOf: refuse,
      undo: refuse,
      removeStrays: refuse,
    },
  };
}

function succeeded(stdout: string): CommandResult {
  const sizes = { stdoutBytes: stdout.length, stderrBytes: 0, durationMs: 0 };
  return { exitCode: 0, signal: null, outcome: 'exited', stdout, stderr: '', ...sizes };
}

/** What the platform's own timers do when nothing is in their way. */
async function plainTimers(count: number): Promise<readonly number[]> {
  const clock: Clock = createSystemClock();
  const startMs = clock.elapsedMs();
  const wait = (): Promise<number> =>
    new Promise((resolve) =>
      setTimeout(() => resolve(clock.elapsedMs() - startMs - PARALLEL_DELAY_MS), PARALLEL_DELAY_MS),
    );
  return Promise.all(Array.from({ length: count }, wait));
}

function sizeOf(folder: string): number {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
}

await main(process.argv.slice(2));

// SPDX-License-Identifier: Apache-2.0
/**
 * A program: a real harness that is held at one point of its run, says so with a marker file, and goes on when it is told
 * to stop. With its undo switched off it puts nothing back, which shows that a measurement would find what is left.
 */
import fs from 'node:fs';
import process from 'node:process';
import { setTimeout as sleepMs } from 'node:timers/promises';
import type { AppPorts } from '../../src/app/ports.ts';
import { runExperiments } from '../../src/app/run.ts';
import type { PlannedHook, RunPlan } from '../../src/core/domain/plan.ts';
import { bashArguments } from '../../src/engine/hooks.ts';
import type { Backend, CommandResult, CommandRunner } from '../../src/ports/index.ts';
import { createAppPorts, watchStopSignals } from '../../src/wiring.ts';

/**
 * `injection`: the signal or command of the fault went out and nothing was read back. `hold`: the fault is in effect.
 * `revert`: the undo was issued and nothing was read back.
 */
export type HeldPoint = 'injection' | 'hold' | 'revert';

/** The program's one argument, as JSON. */
export interface HeldRequest {
  readonly experiment: string;
  readonly point: HeldPoint;
  /** Written when the point is reached. Absolute. */
  readonly reachedFile: string;
  /** Written when the first signal has been taken. Absolute. */
  readonly toldFile: string;
  readonly undo: 'on' | 'off';
  /** As `--gateway` has it; the adapter's first where it is left out. */
  readonly gateway?: string;
}

const holdLimitMs = 60_000;
/** How long a revert is still held after the signal, so that a second one finds it there. */
const revertHeldMs = 1000;
const exitFailed = 4;

const request = JSON.parse(process.argv[2] ?? '') as HeldRequest;
const stop = watchStopSignals(() => undefined);
stop.signal.addEventListener('abort', () => fs.writeFileSync(request.toldFile, ''));
let plan: RunPlan | null = null;
let wasReached = false;

async function reach(point: HeldPoint): Promise<void> {
  if (point !== request.point || wasReached) return;
  wasReached = true;
  fs.writeFileSync(request.reachedFile, '');
  if (point === 'hold') return;
  await sleepMs(holdLimitMs, undefined, { signal: stop.signal }).catch(() => undefined);
  if (point === 'revert') await sleepMs(revertHeldMs);
}

function isHook(argv: readonly string[], hooks: readonly (PlannedHook | null | undefined)[]): boolean {
  const script = argv.at(-1);
  return hooks.some((hook) => hook !== null && hook !== undefined && bashArguments(hook.script).at(-1) === script);
}

/** Those that put something back. */
function undoHooks(): readonly (PlannedHook | null | undefined)[] {
  if (plan === null) return [];
  const { hooks, roles } = plan.system;
  const starts = Object.values(roles).map((role) => role.start);
  const ends = [hooks['system.shutdown'], hooks['system.sweep']];
  return [hooks['system.start'], ...ends, hooks['instance.delete'], ...starts];
}

function heldCommands(commands: CommandRunner): CommandRunner {
  return {
    ...commands,
    async run(command, signal) {
      const { argv } = command;
      if (request.undo === 'off' && isHook(argv, undoHooks())) return notDone;
      const result = await commands.run(command, signal);
      if (isHook(argv, [plan?.system.hooks['system.start']])) await reach('revert');
      return result;
    },
  };
}

const notDone: CommandResult = {
  exitCode: 1,
  signal: null,
  outcome: 'exited',
  stdout: '',
  stderr: 'switched off',
  stdoutBytes: 0,
  stderrBytes: 0,
  durationMs: 0,
};

function heldBackend(backend: Backend): Backend {
  let wasApplied = false;
  return {
    ...backend,
    async apply(action, identity, signal) {
      // The first is the fault; any later one is an end that the harness makes of what is left.
      if (request.undo === 'off' && wasApplied) return;
      wasApplied = true;
      await backend.apply(action, identity, signal);
      await reach('injection');
    },
    async undo(action, signal) {
      if (request.undo === 'off') return { result: 'reverted', proof: 'switched off' };
      if (action.kind === 'process.continue' && request.point === 'revert') {
        process.kill(action.group ? -action.pid : action.pid, 'SIGCONT');
        await reach('revert');
      }
      return backend.undo(action, signal);
    },
  };
}

function heldPorts(): AppPorts {
  const ports = createAppPorts();
  return {
    ...ports,
    startWatchdog: (logFile) => (request.undo === 'off' ? { close: () => undefined } : ports.startWatchdog(logFile)),
    createEnginePorts(files) {
      const engine = ports.createEnginePorts(files);
      return { ...engine, backend: heldBackend(engine.backend), commands: heldCommands(engine.commands) };
    },
  };
}

async function main(): Promise<void> {
  const cwd = process.cwd();
  const [outcome] = await runExperiments(
    heldPorts(),
    {
      cwd,
      experiments: [request.experiment],
      adapter: null,
      gateway: request.gateway ?? 'auto',
      sets: [],
      seed: '1',
      runsDir: `${cwd}/runs`,
      experimentsDir: null,
      adaptersDir: null,
    },
    {
      signal: stop.signal,
      listener: {
        notice: (text) => void process.stderr.write(`${text}\n`),
        selected: () => undefined,
        opened: (_run, opened) => {
          plan = opened;
        },
        event: ({ type }) => {
          if (type === 'fault.effective') void reach('hold');
        },
        ended: ({ headline }) => void process.stdout.write(`${headline}\n`),
      },
    },
  );
  process.exitCode = outcome?.verdict === 'ERROR' ? 0 : exitFailed;
}

await main();

// SPDX-License-Identifier: Apache-2.0
/** Booting the system: undo first, the hook, what it printed, its logs and observers, and waiting until it is ready. */
import { formatDuration } from '../core/domain/duration.ts';
import { HarnessError } from '../core/domain/errors.ts';
import type { RunManifest, SystemInfo } from '../core/domain/documents.ts';
import { whyNotApplicable } from '../core/domain/versions.ts';
import { isAtEndpoint } from '../core/domain/plan.ts';
import { GATEWAY } from '../core/domain/target.ts';
import type { AppendFile } from '../ports/index.ts';
import { componentLog, componentPods } from './addresses.ts';
import { type BootLine, type BootLineOptions, parseBootLine } from './boot-line.ts';
import { type OpenedForwards, openForwards, PODS_FILE, podsFileOf } from './forwards.ts';
import { describeHookFailure, type HookResult, runHook } from './hooks.ts';
import { BOOT_OUTPUT_BYTES, GONE_AFTER_BOOT_MS, SHUTDOWN_READ_BACK_MS } from './limits.ts';
import { waitUntil } from './pulse.ts';
import type { UndoEntry } from './reverts.ts';
import { SETTINGS_FILE } from './run-context.ts';
import type { Run } from './run.ts';

export interface Booting {
  /** Undo of the boot; set before anything is started. */
  shutdown: UndoEntry | null;
  /** Undo of whatever outlives the shutdown; null also where the adapter has no sweep. */
  sweep: UndoEntry | null;
  system: SystemInfo | null;
  /** Closed when all is torn down; null where none were opened. */
  forwards: OpenedForwards | null;
  /** Whether it was ready once: only then it can be well again. */
  ready: boolean;
  /** Why the experiment does not apply to the system that booted. */
  notApplicable: string | null;
}

const BOOT = { hook: 'system.boot', subject: null } as const;

/** Throws a HarnessError that says why the system does not run; what it started is in `booting`. */
export async function bootSystem(run: Run, manifest: RunManifest, booting: Booting): Promise<void> {
  const { workDir, writers } = run.ports;
  workDir.write(SETTINGS_FILE, `${JSON.stringify(run.plan.requires.settings)}\n`);
  booting.forwards = await openForwards(run.ports.openForward, run.plan.system, (component) =>
    componentPods(run.system(), component),
  );
  run.setForwards(booting.forwards.addresses);
  await run.observers.startTraces();
  await run.observers.startEngineWatch();
  // Undone in reverse order: first the shutdown, then the sweep.
  booting.sweep = registerSweep(run);
  booting.shutdown = registerShutdown(run);
  const line = await callBoot(run);
  booting.system = line.system;
  run.timeline.emit({ type: 'system.booted', system: line.system });
  writers.writeManifest({ ...manifest, system: line.system });
  run.setEndpoints(line.endpoints);
  booting.notApplicable = whyNotApplicable(line.system, run.plan.requires.system);
  if (booting.notApplicable !== null) {
    run.timeline.emit({ type: 'run.not-applicable', reason: booting.notApplicable });
    return;
  }
  await run.observers.startClusterWatch(Object.values(line.namespaces));
  run.observers.startMetrics(line.endpoints);
  run.observers.startWatches();
  run.components.start();
  await untilReady(run, booting.forwards);
  booting.ready = !run.isBroken();
  run.instances.start();
}

/** Why a system was never ready. */
export function whyNotReady({ notApplicable }: Booting): string {
  return notApplicable === null ? 'the system did not boot' : 'the experiment does not apply to the system that booted';
}

function registerShutdown(run: Run): UndoEntry {
  const { adapter, system } = run.plan;
  return run.journal.register({
    subject: 'the system under test',
    action: { kind: 'system.shutdown' },
    shell: `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the shutdown hook of adapter ${adapter}`,
    fault: null,
    limitMs: system.hooks['system.shutdown'].timeoutMs + SHUTDOWN_READ_BACK_MS + 1000,
  });
}

/** A system that others use too is not swept; one that the run booted is, where the adapter can. */
function registerSweep(run: Run): UndoEntry | null {
  const { adapter, system } = run.plan;
  const sweep = system.hooks['system.sweep'];
  if (sweep === null || isAtEndpoint(run.plan)) return null;
  return run.journal.register({
    subject: 'whatever outlives the system under test',
    action: { kind: 'system.sweep' },
    shell: `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the sweep hook of adapter ${adapter}`,
    fault: null,
    limitMs: sweep.timeoutMs,
  });
}

async function callBoot(run: Run): Promise<BootLine> {
  const call = { ...BOOT, env: run.systemEnvironment(), stdoutLimitBytes: BOOT_OUTPUT_BYTES };
  const result = await runHook(run.hookTools, call, run.flow);
  let line: BootLine | null = null;
  try {
    line = readLine(result, { isPod: run.plan.system.components[GATEWAY]?.type === 'pod' });
    const { pidFile, log, namespaces, names } = line;
    run.setBooted({ pidFile, log, namespaces, names, generation: line.system.generation });
    if (run.plan.system.forwards.length > 0) run.ports.workDir.write(PODS_FILE, podsFileOf(run.system()));
    return line;
  } finally {
    // Also when the boot failed: its log says why.
    followComponentLogs(run);
  }
}

function readLine(result: HookResult, options: BootLineOptions): BootLine {
  if (!result.ok) throw bootError('boot-failed', describeHookFailure(BOOT, result));
  if (result.stdoutBytes > BOOT_OUTPUT_BYTES) {
    const message = `hook ${BOOT.hook} must print one JSON line; it printed ${String(result.stdoutBytes)} bytes`;
    throw bootError('boot-output', message);
  }
  if (result.stdoutMasked === true) {
    throw bootError('secret-in-boot', `hook ${BOOT.hook} printed a secret; what it prints is recorded, so it must not`);
  }
  return parseBootLine(result.stdout, options);
}

function followComponentLogs(run: Run): void {
  const system = run.system();
  for (const [component, { logTexts }] of Object.entries(system.components)) {
    const source = componentLog(system, component, run.ports.workDir.path);
    if (source === null) continue;
    const destination = run.ports.writers.openComponentLog(component);
    const openRest = (): AppendFile => run.ports.writers.openTeardownLog(component);
    run.logs.follow({ log: component, source, destination, texts: logTexts, openRest });
  }
}

/** The boot hook's limit is also that of becoming ready. */
async function untilReady(run: Run, forwards: OpenedForwards): Promise<void> {
  const limitMs = run.plan.system.hooks[BOOT.hook].timeoutMs;
  const state = (): string => run.components.latest(GATEWAY)?.state ?? 'not looked at';
  const bootedMs = run.nowMs();
  const holds = (): boolean => state() === 'ready' || whyNeverReady(run, bootedMs) !== null;
  const { clock } = run.ports;
  const end = await waitUntil({ clock, pulse: run.pulse, deadlineMs: bootedMs + limitMs, holds }, run.flow);
  const never = whyNeverReady(run, bootedMs);
  if (never !== null) throw bootError('not-ready', never);
  if (end !== 'timed-out') return;
  const late = `${GATEWAY} was not ready within ${formatDuration(limitMs)}; it is ${state()}`;
  throw bootError('not-ready', [late, ...forwards.problems()].join('; '));
}

/** The ready hook calls the system broken, or its process has ended. */
function whyNeverReady(run: Run, bootedMs: number): string | null {
  const sighting = run.components.latest(GATEWAY);
  const isGone = sighting?.state === 'down' && sighting.seenMs - bootedMs >= GONE_AFTER_BOOT_MS;
  return isGone ? `${GATEWAY} has no process; its log may say why` : run.components.broken();
}

function bootError(code: string, message: string): HarnessError {
  return new HarnessError(message, { code, phase: 'boot', subject: BOOT.hook });
}

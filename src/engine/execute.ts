// SPDX-License-Identifier: Apache-2.0
/**
 * Executing a plan: boot, flow, teardown, over ports. The only producer of timeline events. What each part does is in its
 * own module; who may stop a run and what is then made of its verdict is decided by callers.
 */
import type { RunManifest } from '../core/domain/documents.ts';
import { formatDuration } from '../core/domain/duration.ts';
import type { RunPlan } from '../core/domain/plan.ts';
import type { RunState } from '../core/domain/record.ts';
import type { EnginePorts } from '../ports/index.ts';
import { type Booting, bootSystem, whyNotReady } from './boot.ts';
import { CLOCK_LOOK_MS } from './limits.ts';
import { inPhase, type PhaseEnd, PHASE_DONE, skipPhase } from './phases.ts';
import { type ContextOptions, createRunContext, describeThrown } from './run-context.ts';
import { createRun, type Run } from './run.ts';
import { endStarted } from './started.ts';
import { steadyBefore } from './steady.ts';
import { runFlow } from './steps.ts';
import { tearDown } from './teardown.ts';

export interface RunEnd {
  /** Folded from all events, also from those that a full disk refused. */
  readonly state: RunState;
  /** As it was given, with the system that was booted. */
  readonly manifest: RunManifest;
}

/** `signal.reason` is the text of who stops the run (`SIGINT`). `keepLeftovers` leaves out the sweep. */
export type ExecuteOptions = ContextOptions;

/**
 * Runs a plan to its end and puts everything back. Never rejects for what the environment, the system or the disk does:
 * those become `error` events. The caller opened writers and work folder and closes them.
 */
export async function executePlan(plan: RunPlan, ports: EnginePorts, options: ExecuteOptions): Promise<RunEnd> {
  const run = createRun(createRunContext(plan, ports, options));
  const booting: Booting = {
    shutdown: null,
    sweep: null,
    system: null,
    forwards: null,
    ready: false,
    notApplicable: null,
  };
  const { runId, experiment, adapter, seed } = plan;
  run.timeline.emit({ type: 'run.started', runId, experiment, adapter, seed });
  const stopListening = listenToStop(run, options.signal);
  const stopTimer = limitRun(run);
  const stopWatchingClock = watchClock(run);
  await inPhase(run, 'boot', () => boot(run, options.manifest, booting));
  if (!booting.ready || run.isBroken()) skipPhase(run, 'flow', run.breakage()?.reason ?? whyNotReady(booting));
  else await inPhase(run, 'flow', () => walk(run));
  stopTimer();
  await tearDown(run, booting);
  await booting.forwards?.close();
  stopListening();
  stopWatchingClock();
  run.dispose();
  const reason = run.breakage()?.reason ?? null;
  run.timeline.emit({ type: 'run.ended', cancelled: run.wasTold(), reason });
  return { state: run.timeline.state(), manifest: { ...options.manifest, system: booting.system } };
}

function listenToStop(run: Run, signal: AbortSignal): () => void {
  const onAbort = (): void => run.tellToStop(describeThrown(signal.reason));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return () => signal.removeEventListener('abort', onAbort);
}

/** Each event looks at the wall clock, too; this is for the time between. */
function watchClock(run: Run): () => void {
  const stop = new AbortController();
  const look = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      run.timeline.lookAtClock();
      await run.ports.clock.sleepUntil(run.nowMs() + CLOCK_LOOK_MS, stop.signal);
    }
  };
  void look();
  return () => stop.abort();
}

/** The run's timeout covers boot to the end of the flow. */
function limitRun(run: Run): () => void {
  const timer = new AbortController();
  const { timeoutMs } = run.plan;
  void run.ports.clock.sleepUntil(run.nowMs() + timeoutMs, timer.signal).then(() => {
    if (timer.signal.aborted) return;
    const message = `the run did not reach the end of its flow within ${formatDuration(timeoutMs)}`;
    if (!run.isBroken()) run.recordError({ code: 'run-timeout', subject: null, message });
    run.breakOff('error', message);
  });
  return () => timer.abort();
}

async function boot(run: Run, manifest: RunManifest, booting: Booting): Promise<PhaseEnd> {
  if (run.isBroken()) return { outcome: 'skipped', reason: run.breakage()?.reason ?? null };
  try {
    await bootSystem(run, manifest, booting);
  } catch (error) {
    // What was ended on purpose is no failure of its own.
    if (!run.isBroken()) throw error;
  }
  return endOfPart(run);
}

async function walk(run: Run): Promise<PhaseEnd> {
  if (run.plan.operations.length > 0 || (await steadyBefore(run))) await runFlow(run);
  await endStarted(run);
  return endOfPart(run);
}

function endOfPart(run: Run): PhaseEnd {
  const breakage = run.breakage();
  return breakage === null ? PHASE_DONE : { outcome: 'failed', reason: breakage.reason };
}

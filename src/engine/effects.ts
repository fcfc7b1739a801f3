// SPDX-License-Identifier: Apache-2.0
/** What each fault does to one target, composed of the backend's primitives, and the proof that it took effect. */
import type { SignalName, UndoAction } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { FAULTS } from '../core/domain/faults.ts';
import type { PlannedFault } from '../core/domain/plan.ts';
import type { FaultAction, TargetIdentity, TargetObservation } from '../ports/index.ts';
import { pollUntil } from './deadlines.ts';
import { KILL, killForGood } from './kill.ts';
import { LOOK_AGAIN_MS, STOP_GRACE_MS } from './limits.ts';
import type { Run } from './run.ts';
import type { Target } from './targets.ts';
import { runStartHook, type StartAction, startActionOf } from './start.ts';

export interface Shot {
  readonly operation: PlannedFault;
  readonly target: Target;
  readonly identity: TargetIdentity;
}

export interface Effect {
  readonly proof: string;
  /** When the request had been answered, on the clock. */
  readonly respondedMs: number;
}

/** Signals that a process may take without ending: that they were sent is all there is to prove. */
const HARMLESS: ReadonlySet<SignalName> = new Set<SignalName>(['USR1', 'USR2']);

/** Applies the fault and reads its effect back. Throws a HarnessError; `fault-not-effective` when the effect does not show. */
export async function takeEffect(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  const { operation } = shot;
  switch (operation.fault) {
    case 'kill':
      return kill(run, shot, signal);
    case 'stop':
      return takeDown(run, shot, { action: stopOf(operation), signal });
    case 'outage':
      return takeDown(run, shot, { action: operation.how === 'kill' ? KILL : stopOf(operation), signal });
    case 'restart':
    case 'restart-in-place':
      return restart(run, shot, signal);
    case 'freeze':
      return freeze(run, shot, signal);
  }
}

/** Half of the operation's time at most, so that who does not stop when asked is killed within it. */
function stopOf({ timeoutMs }: PlannedFault): FaultAction {
  return { do: 'stop', graceMs: Math.min(STOP_GRACE_MS, timeoutMs / 2) };
}

/** What puts the fault back, to be written before it is applied; null where nothing can or need be. */
export function undoOf(run: Run, shot: Shot): { readonly action: UndoAction; readonly shell: string } | null {
  const { operation, target, identity } = shot;
  if (operation.fault === 'freeze') return run.ports.backend.undoOfFreeze(identity);
  const action = startOf(run, shot);
  if (action === null) return null;
  return {
    action,
    shell: `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the start hook of adapter ${run.plan.adapter} for ${target.address.label}`,
  };
}

/**
 * What starts the target again after the fault; null where nothing does. A role that was killed or stopped stays so:
 * what then becomes of the instance is the system's affair.
 */
function startOf(run: Run, { operation, target }: Shot): StartAction | null {
  if (isHarmless(operation)) return null;
  const staysDown = FAULTS[operation.fault].startsTarget !== 'always';
  return staysDown && target.component === null ? null : startActionOf(run.system(), target);
}

function isHarmless({ fault, signal }: PlannedFault): boolean {
  return fault === 'kill' && signal !== null && HARMLESS.has(signal);
}

async function kill(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  const { operation, identity } = shot;
  const name = operation.signal ?? 'KILL';
  const action: FaultAction = { do: 'kill', signal: name };
  if (!isHarmless(operation)) return takeDown(run, shot, { action, signal });
  await run.ports.backend.apply(action, identity, signal);
  return { proof: `signal ${name} was sent to pid ${String(identity.pid)}`, respondedMs: run.nowMs() };
}

async function takeDown(
  run: Run,
  shot: Shot,
  how: { readonly action: FaultAction; readonly signal: AbortSignal },
): Promise<Effect> {
  try {
    await run.ports.backend.apply(how.action, shot.identity, how.signal);
    const respondedMs = run.nowMs();
    const { proof } = await readBack(run, shot, { condition: 'gone', signal: how.signal });
    const { component } = shot.target;
    if (component !== null) run.components.observe(component, { state: 'down', seenMs: run.nowMs() });
    return { proof, respondedMs };
  } catch (error) {
    // Who was asked to end and is no longer waited for may end at any time. An undo that still saw it run would find
    // nothing to do, and nobody would start it again: so it is ended before its undo looks.
    if (run.isBroken() && startOf(run, shot) !== null) await killForGood(run.ports, shot.identity);
    throw error;
  }
}

async function freeze(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  await run.ports.backend.apply({ do: 'freeze' }, shot.identity, signal);
  const respondedMs = run.nowMs();
  const { proof } = await readBack(run, shot, { condition: 'frozen', signal });
  return { proof, respondedMs };
}

async function restart(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  const { target, identity } = shot;
  await takeDown(run, shot, { action: stopOf(shot.operation), signal });
  const action = startOf(run, shot);
  if (action === null)
    throw new TypeError(`${shot.operation.fault} of ${target.address.label}, which has no start hook`);
  const { ports, hookTools } = run;
  const tools = { system: run.system(), ports, env: run.systemEnvironment(), emit: hookTools.emit };
  const problem = await runStartHook(action, tools, signal);
  const respondedMs = run.nowMs();
  if (problem !== null) throw new HarnessError(problem, { code: 'start-failed' });
  const look = async (): Promise<TargetIdentity | null> => {
    const located = await run.ports.backend.locate(target.address, signal);
    return located.found && isAnother(located.identity, identity) ? located.identity : null;
  };
  const found = await pollUntil({ clock: run.ports.clock, pauseMs: LOOK_AGAIN_MS, look }, signal);
  if (found === null) throw notEffective(`${target.address.label} was started but no new process of it was seen`);
  return { proof: `pid ${String(identity.pid)} ended, pid ${String(found.pid)} runs`, respondedMs };
}

function isAnother(now: TargetIdentity, before: TargetIdentity): boolean {
  return now.pid !== before.pid || now.startTime !== before.startTime;
}

async function readBack(
  run: Run,
  shot: Shot,
  wanted: { readonly condition: TargetObservation['condition']; readonly signal: AbortSignal },
): Promise<TargetObservation> {
  let last = 'nothing was read back';
  const look = async (): Promise<TargetObservation | null> => {
    const observation = await run.ports.backend.observe(shot.identity, wanted.signal);
    last = observation.proof;
    if (observation.condition === 'gone' && wanted.condition !== 'gone') throw targetGone(shot, observation);
    return observation.condition === wanted.condition ? observation : null;
  };
  const seen = await pollUntil({ clock: run.ports.clock, pauseMs: LOOK_AGAIN_MS, look }, wanted.signal);
  if (seen === null) throw notEffective(`${shot.target.address.label} is not ${wanted.condition}: ${last}`);
  return seen;
}

function targetGone(shot: Shot, observation: TargetObservation): HarnessError {
  return new HarnessError(`${shot.target.address.label} is gone: ${observation.proof}`, { code: 'target-gone' });
}

function notEffective(message: string): HarnessError {
  return new HarnessError(message, { code: 'fault-not-effective' });
}

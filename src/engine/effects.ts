// SPDX-License-Identifier: Apache-2.0
/** What each fault does to one target, composed of the backend's primitives, and the proof that it took effect. */
import type { SignalName } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { FAULTS } from '../core/domain/faults.ts';
import type { PlannedFault } from '../core/domain/plan.ts';
import type { FaultAction, TargetIdentity, TargetObservation, UndoPlan } from '../ports/index.ts';
import { pollUntil } from './deadlines.ts';
import { isSameLife, nameIdentity } from './identity.ts';
import { KILL, killForGood } from './kill.ts';
import { LOOK_AGAIN_MS, STOP_GRACE_MS } from './limits.ts';
import type { Run } from './run.ts';
import type { Target } from './targets.ts';
import { runStartHook, startActionOf } from './start.ts';

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

const SCALE_DOWN: FaultAction = { do: 'scale-down' };

/** What must be known before a fault is applied is read to its end; each call of a backend has a limit of its own. */
const NEVER = new AbortController().signal;

/** Signals that a process may take without ending: that they were sent is all there is to prove. */
const HARMLESS: ReadonlySet<SignalName> = new Set<SignalName>(['USR1', 'USR2']);

/** Applies the fault and reads its effect back. Throws a HarnessError; `fault-not-effective` when the effect does not show. */
export async function takeEffect(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  const { operation } = shot;
  switch (operation.fault) {
    case 'kill':
      return kill(run, shot, signal);
    case 'stop':
      return takeDown(run, shot, { action: stopOf(run, shot), signal });
    case 'outage':
      if (shot.identity.kind === 'pod') return takeAllDown(run, shot, signal);
      return takeDown(run, shot, { action: operation.how === 'kill' ? KILL : stopOf(run, shot), signal });
    case 'restart':
    case 'restart-in-place':
      return shot.identity.kind === 'pod' ? replace(run, shot, signal) : restart(run, shot, signal);
    case 'freeze':
      return holdDown(run, shot, { action: { do: 'freeze' }, condition: 'frozen', signal });
    case 'partition':
      return holdDown(run, shot, { action: { do: 'partition' }, condition: 'cut', signal });
  }
}

/** Half of the operation's time at most, so that who does not stop when asked is killed within it. */
function stopOf(run: Run, { operation, target }: Shot): Extract<FaultAction, { do: 'stop' }> {
  const { components, roles } = run.system();
  const location = target.component === null ? roles[target.role ?? ''] : components[target.component];
  return { do: 'stop', graceMs: Math.min(location?.stopGraceMs ?? STOP_GRACE_MS, operation.timeoutMs / 2) };
}

/** What puts the fault back, to be written before it is applied; null where nothing can or need be. */
export async function undoOf(run: Run, shot: Shot): Promise<UndoPlan | null> {
  const { fault } = shot.operation;
  const { backend } = run.ports;
  if (fault === 'outage' && shot.identity.kind === 'pod') return backend.undoOf(SCALE_DOWN, shot.identity, NEVER);
  if (fault !== 'freeze' && fault !== 'partition') return startPlanOf(run, shot);
  return backend.undoOf({ do: fault }, shot.identity, NEVER);
}

/**
 * What starts the target again after the fault: a hook of the adapter, or the backend itself; null where nothing does. A
 * role that was killed or stopped stays so: what then becomes of the instance is the system's affair.
 */
async function startPlanOf(run: Run, { operation, target, identity }: Shot): Promise<UndoPlan | null> {
  if (isHarmless(operation)) return null;
  const staysDown = FAULTS[operation.fault].startsTarget !== 'always';
  if (staysDown && target.component === null) return null;
  // A pod is made again by its controller, whatever hooks the adapter has.
  const action = identity.kind === 'pod' ? null : startActionOf(run.system(), target);
  if (action === null) return run.ports.backend.undoOf(KILL, identity, NEVER);
  const shell = `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the start hook of adapter ${run.plan.adapter} for ${target.address.label}`;
  return { action, shell };
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
  return { proof: `signal ${name} was sent to ${nameIdentity(identity)}`, respondedMs: run.nowMs() };
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
    // Of a pod that was asked to go its undo knows that it does not stay.
    const mayEnd = run.isBroken() && shot.identity.kind !== 'pod';
    if (mayEnd && (await startPlanOf(run, shot)) !== null) await killForGood(run.ports, shot.identity);
    throw error;
  }
}

/** Nobody makes another pod in its place. Killed, it goes without its grace as soon as that is sure. */
async function takeAllDown(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  const { backend } = run.ports;
  const { operation, identity, target } = shot;
  await backend.apply(SCALE_DOWN, identity, signal);
  if (operation.how === 'kill') await backend.apply(KILL, identity, signal).catch(ignoreGone);
  const respondedMs = run.nowMs();
  const { proof } = await readBack(run, shot, { condition: 'gone', signal });
  const look = async (): Promise<true | null> => ((await backend.locate(target.address, signal)).found ? null : true);
  if ((await pollUntil({ clock: run.ports.clock, pauseMs: LOOK_AGAIN_MS, look }, signal)) === null) {
    throw notEffective(`another pod of ${target.address.label} runs`);
  }
  if (target.component !== null) run.components.observe(target.component, { state: 'down', seenMs: run.nowMs() });
  return { proof, respondedMs };
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof HarnessError) || error.code !== 'target-gone') throw error;
}

/** A controller replaces the pod: which of the two is there first is its affair. */
async function replace(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  const { backend, clock } = run.ports;
  const { identity, target } = shot;
  await backend.apply({ do: 'restart', graceMs: stopOf(run, shot).graceMs }, identity, signal);
  const respondedMs = run.nowMs();
  const look = async (): Promise<TargetIdentity | null> => {
    const located = await backend.locate(target.address, signal);
    if (!located.found || isSameLife(located.identity, identity)) return null;
    return (await backend.observe(identity, signal)).condition === 'gone' ? located.identity : null;
  };
  const found = await pollUntil({ clock, pauseMs: LOOK_AGAIN_MS, look }, signal);
  if (found === null) throw notEffective(`no other pod of ${target.address.label} has taken its place`);
  return { proof: `${nameIdentity(identity)} ended, ${nameIdentity(found)} runs`, respondedMs };
}

async function holdDown(
  run: Run,
  shot: Shot,
  how: {
    readonly action: FaultAction;
    readonly condition: TargetObservation['condition'];
    readonly signal: AbortSignal;
  },
): Promise<Effect> {
  await run.ports.backend.apply(how.action, shot.identity, how.signal);
  const respondedMs = run.nowMs();
  const { proof } = await readBack(run, shot, how);
  return { proof, respondedMs };
}

async function restart(run: Run, shot: Shot, signal: AbortSignal): Promise<Effect> {
  const { operation, target, identity } = shot;
  const plan = await startPlanOf(run, shot);
  if (plan === null) throw new TypeError(`${operation.fault} of ${target.address.label}, which nothing starts again`);
  if (operation.fault === 'restart-in-place' && plan.action.kind === 'container.start') {
    const { graceMs } = stopOf(run, shot);
    await run.ports.backend.apply({ do: 'restart', graceMs }, identity, signal);
  } else {
    await takeDown(run, shot, { action: stopOf(run, shot), signal });
    const problem = await startNow(run, plan, signal);
    if (problem !== null) throw new HarnessError(problem, { code: 'start-failed' });
  }
  const respondedMs = run.nowMs();
  const look = async (): Promise<TargetIdentity | null> => {
    const located = await run.ports.backend.locate(target.address, signal);
    return located.found && !isSameLife(located.identity, identity) ? located.identity : null;
  };
  const found = await pollUntil({ clock: run.ports.clock, pauseMs: LOOK_AGAIN_MS, look }, signal);
  if (found === null) throw notEffective(`${target.address.label} was started but no new process of it was seen`);
  return { proof: `${nameIdentity(identity)} ended, ${nameIdentity(found)} runs`, respondedMs };
}

/** Null when it was started, else why not. */
async function startNow(run: Run, { action }: UndoPlan, signal: AbortSignal): Promise<string | null> {
  const { ports, hookTools } = run;
  if (action.kind === 'component.start' || action.kind === 'role.start') {
    const tools = { system: run.system(), ports, env: run.systemEnvironment(), emit: hookTools.emit };
    return runStartHook(action, tools, signal);
  }
  const { result, proof } = await ports.backend.undo(action, signal);
  return result === 'failed' || result === 'foreign-state-refused' ? proof : null;
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

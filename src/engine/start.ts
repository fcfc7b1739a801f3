// SPDX-License-Identifier: Apache-2.0
/**
 * Starting a component, or a role of an instance, again with its start hook, and seeing that it runs. Who is started
 * again, and when, is decided elsewhere; the same data says so in the undo journal.
 */
import type { UndoAction, UndoResult } from '../core/domain/documents.ts';
import type { PlannedHook, PlannedSystem } from '../core/domain/plan.ts';
import { GATEWAY, instanceIndex, roleLabel } from '../core/domain/target.ts';
import type { EnginePorts, TargetAddress } from '../ports/index.ts';
import { componentAddress, roleAddress } from './addresses.ts';
import { pollUntil } from './deadlines.ts';
import type { Environment } from './environment.ts';
import { describeHookFailure, type HookCall, type HookTools, runHook } from './hooks.ts';
import { nameIdentity } from './identity.ts';
import { LOOK_AGAIN_MS } from './limits.ts';

/** Who is to be started again. */
export type StartAction = Extract<UndoAction, { readonly kind: 'component.start' | 'role.start' }>;

export interface StartTools {
  readonly system: PlannedSystem;
  readonly ports: Pick<EnginePorts, 'clock' | 'commands' | 'backend' | 'workDir'>;
  /** What hooks of the system get (`systemEnvironment`). */
  readonly env: Environment;
  /** Takes the events of hooks; left out where there is no timeline. */
  readonly emit?: HookTools['emit'];
}

export interface UndoOutcome {
  readonly result: UndoResult;
  /** What was read back. */
  readonly proof: string;
}

/** Who the target is as an action that starts it again; null when the adapter has no hook that does. */
export function startActionOf(
  system: PlannedSystem,
  target: {
    readonly component: string | null;
    readonly workload: string | null;
    readonly instance: string | null;
    readonly role: string | null;
  },
): StartAction | null {
  const { component, workload, instance, role } = target;
  const action: StartAction =
    component === null
      ? { kind: 'role.start', workload: workload ?? '', instance: instance ?? '', role: role ?? '' }
      : { kind: 'component.start', component };
  return startHook(system, action) === null ? null : action;
}

/** Starts it unless it runs, and reads back that it does. */
export async function startAgain(action: StartAction, tools: StartTools, signal: AbortSignal): Promise<UndoOutcome> {
  const address = startAddress(action, tools);
  const running = await runningAs(address, tools, signal);
  if (running !== null) return { result: 'already-clean', proof: `${address.label} runs as ${running}` };
  const problem = await runStartHook(action, tools, signal);
  if (problem !== null) return { result: 'failed', proof: problem };
  const look = (): Promise<string | null> => runningAs(address, tools, signal);
  const again = await pollUntil({ clock: tools.ports.clock, pauseMs: LOOK_AGAIN_MS, look }, signal);
  return again === null
    ? { result: 'failed', proof: `${address.label} was started but no process of it was seen` }
    : { result: 'reverted', proof: `${address.label} runs as ${again}` };
}

/** Null when the hook succeeded, else why not. */
export async function runStartHook(
  action: StartAction,
  tools: StartTools,
  signal: AbortSignal,
): Promise<string | null> {
  const call = startCall(action, tools);
  if (call === null) return `the adapter has no hook that starts ${labelOf(action)} again`;
  const result = await runHook(hookToolsOf(tools), call, signal);
  return result.ok ? null : describeHookFailure(call, result);
}

/** What runs of the target (`pid 812`); null when nothing does. */
export async function runningAs(
  address: TargetAddress,
  { ports }: Pick<StartTools, 'ports'>,
  signal: AbortSignal,
): Promise<string | null> {
  const located = await ports.backend.locate(address, signal);
  if (!located.found) return null;
  const { condition } = await ports.backend.observe(located.identity, signal);
  return condition === 'gone' ? null : nameIdentity(located.identity);
}

export function hookToolsOf(tools: StartTools): HookTools {
  const { commands, workDir } = tools.ports;
  return { commands, hooks: tools.system.hooks, cwd: workDir.path, emit: tools.emit ?? null };
}

function startCall(action: StartAction, { system, env }: StartTools): HookCall | null {
  const planned = startHook(system, action);
  if (planned === null) return null;
  const subject = labelOf(action);
  if (action.kind === 'role.start') {
    const { workload, instance, role } = action;
    const who = { CHAOS_ROLE: role, CHAOS_INSTANCE: instance, CHAOS_WORKLOAD: workload };
    return {
      hook: 'target.start',
      planned,
      subject,
      env: { ...env, ...who, CHAOS_INDEX: String(instanceIndex(instance)) },
    };
  }
  const { component } = action;
  const hook = component === GATEWAY ? 'system.start' : 'target.start';
  return { hook, planned, subject, env: { ...env, CHAOS_COMPONENT: component } };
}

/** For the gateway it is the system's own. */
function startHook(system: PlannedSystem, action: StartAction): PlannedHook | null {
  if (action.kind === 'role.start') return system.roles[action.role]?.start ?? null;
  const { component } = action;
  return component === GATEWAY ? system.hooks['system.start'] : (system.components[component]?.start ?? null);
}

function startAddress(action: StartAction, { system, ports }: StartTools): TargetAddress {
  const { path } = ports.workDir;
  return action.kind === 'role.start'
    ? roleAddress(system, action, path)
    : componentAddress(system, action.component, path);
}

function labelOf(action: StartAction): string {
  return action.kind === 'role.start' ? roleLabel(action.instance, action.role) : action.component;
}

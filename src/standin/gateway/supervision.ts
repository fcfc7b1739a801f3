// SPDX-License-Identifier: Apache-2.0

/**
 * What a gateway does about its supervisors: starts them, hears from them, notices that one is dead, replaces it. Owns
 * the phases of a running sandbox; stop, start and delete are in lifecycle.ts.
 */

import { isRunning } from '../lib/process-table.ts';
import type { ToGateway } from '../lib/protocol.ts';
import type { ProcessEnd, ProcessRecord } from '../lib/registry.ts';
import { readStopReason } from '../lib/sandbox-files.ts';
import { background, type Gateway, liveOf, pathsOf, type SessionHandle, setPhase } from './context.ts';
import { isActive, type Reason } from './phases.ts';
import { forgetProcess, killWorkload, startSupervisor } from './processes.ts';
import { decideRestart } from './restart-policy.ts';
import type { SandboxRecord } from './store.ts';

/** A living supervisor that lost its session dials again within this. */
export const RECONNECT_GRACE_MS = 5000;
/** How long a sandbox whose supervisor was removed is still shown as it was. */
export const REPLACED_GRACE_MS = 900;
const WATCH_INTERVAL_MS = 200;
const CLOSED_CHECK_MS = 30;
const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 20;
/** The exit code of what SIGKILL ended. */
const KILLED = 137;

/** Commits without waiting; a failure is logged, and the next commit tries again. */
export function persist(gateway: Gateway): void {
  background(gateway, gateway.store.commit(), 'Failed to write the state');
}

/** Starts a supervisor for a sandbox and looks after it. */
export async function supervise(gateway: Gateway, name: string): Promise<void> {
  const live = liveOf(gateway, name);
  live.lostAtMs ??= performance.now();
  await startSupervisor(gateway, name, (record, end) => onSupervisorGone(gateway, record, end));
}

/** Ends a sandbox's main process for good. */
export async function fail(
  gateway: Gateway,
  name: string,
  failure: { readonly reason: Reason; readonly message: string },
): Promise<void> {
  setPhase(gateway, name, { to: 'Error', details: failure });
  await killWorkload(gateway, name);
  await gateway.store.commit();
}

function onSupervisorGone(gateway: Gateway, gone: ProcessRecord, end: ProcessEnd): void {
  const live = liveOf(gateway, gone.name);
  forgetProcess(gateway, gone, end);
  if (live.supervisor?.pid !== gone.pid) return;
  live.supervisor = undefined;
  live.child = undefined;
  detach(gateway, gone.name);
  const record = gateway.store.get(gone.name);
  if (record === undefined || gateway.draining || record.intent !== 'running' || !isActive(record.phase)) return;
  if (record.pendingOperation !== null) return;
  background(gateway, replaceSupervisor(gateway, record), 'Failed to replace a supervisor');
}

async function replaceSupervisor(gateway: Gateway, record: SandboxRecord): Promise<void> {
  const { name } = record;
  const live = liveOf(gateway, name);
  const stopped = readStopReason(pathsOf(gateway, name), record.generation);
  if (stopped === 'Stopped') return; // by somebody who goes on with it
  if (stopped === 'GatewayUnreachable') return fail(gateway, name, GATEWAY_UNREACHABLE);
  if (gateway.settings.switches.has('supervisor-kill')) return fail(gateway, name, SUPERVISOR_EXITED);
  if (live.attempts >= MAX_ATTEMPTS) return fail(gateway, name, SUPERVISOR_EXITED);
  live.attempts += 1;
  live.graceMs = RECONNECT_GRACE_MS;
  const pauseMs = FIRST_RETRY_MS * 4 ** (live.attempts - 1);
  setTimeout(() => {
    if (gateway.draining || live.supervisor !== undefined) return;
    background(gateway, supervise(gateway, name), 'Failed to start a supervisor');
  }, pauseMs);
}

export const SUPERVISOR_EXITED = {
  reason: 'ControlSupervisorExited',
  message: 'the supervisor process exited',
} as const;
const CONTAINER_STOPPED = {
  reason: 'ContainerStopped',
  message: 'the sandbox runtime was ended from outside',
} as const;
export const GATEWAY_UNREACHABLE = {
  reason: 'GatewayUnreachable',
  message: 'the supervisor stopped the workload after the gateway outage limit',
} as const;

/** A supervisor says who it is. Only the one of the current epoch is heard; any other is told to go. */
export function attach(
  gateway: Gateway,
  hello: Extract<ToGateway, { readonly type: 'hello' }>,
  session: SessionHandle,
): boolean {
  const record = gateway.store.get(hello.name);
  if (record?.epoch !== hello.epoch) {
    session.send({ type: 'refused', message: 'another supervisor was started for this sandbox' });
    return false;
  }
  const live = liveOf(gateway, hello.name);
  live.supervisor ??= {
    role: 'supervisor',
    name: hello.name,
    generation: hello.epoch,
    pid: hello.pid,
    startTime: hello.startTime,
  };
  live.session = session;
  countSessions(gateway);
  if (record.pendingOperation !== null && !gateway.draining) return true; // it gets its config when that has ended
  if (gateway.draining || record.intent !== 'running' || !isActive(record.phase)) {
    session.send({ type: 'stop' });
    return true;
  }
  const { generation, command, env } = record;
  const waiting = record.phase === 'Restarting' && record.exitCode !== null;
  const { version, endpoints } = record.policy;
  session.send({ type: 'config', generation, run: !waiting, command, env, policy: { version, endpoints } });
  if (waiting && live.restartTimer === undefined) scheduleRestart(gateway, hello.name, 0);
  return true;
}

/** A session ended. Only a dead process is replaced; one that lives dials again, or is frozen and goes on later. */
export function onSessionClosed(gateway: Gateway, name: string, session: SessionHandle): void {
  const live = liveOf(gateway, name);
  if (live.session !== session) return;
  detach(gateway, name);
  live.graceMs = RECONNECT_GRACE_MS;
  setTimeout(() => checkSupervisor(gateway, name), CLOSED_CHECK_MS);
}

function detach(gateway: Gateway, name: string): void {
  const live = liveOf(gateway, name);
  live.session?.close();
  live.session = undefined;
  live.bound = false;
  live.lostAtMs = performance.now();
  for (const exec of gateway.execs.values()) if (exec.name === name) exec.abandon();
  countSessions(gateway);
}

function countSessions(gateway: Gateway): void {
  const count = [...gateway.live.values()].filter((live) => live.session !== undefined).length;
  gateway.metrics.gauge('openshell_server_supervisor_sessions', count);
}

function checkSupervisor(gateway: Gateway, name: string): void {
  const live = gateway.live.get(name);
  const supervisor = live?.supervisor;
  if (live === undefined || supervisor === undefined || live.session !== undefined || isRunning(supervisor)) return;
  onSupervisorGone(gateway, supervisor, { signal: 'unknown' });
}

/** Looks at the sandboxes without a session, again and again, until it is closed. */
export function watchSupervisors(gateway: Gateway): { readonly close: () => void } {
  const timer = setInterval(() => {
    for (const [name, live] of gateway.live) {
      checkSupervisor(gateway, name);
      const overdue = live.lostAtMs !== undefined && performance.now() - live.lostAtMs > live.graceMs;
      if (!overdue || live.bound || gateway.draining || gateway.store.get(name)?.phase !== 'Ready') continue;
      setPhase(gateway, name, {
        to: 'Provisioning',
        details: { reason: 'SupervisorNotConnected', message: 'no supervisor session' },
      });
      persist(gateway);
    }
  }, WATCH_INTERVAL_MS);
  return { close: () => clearInterval(timer) };
}

/** The supervisor has the runtime, and the main process runs. */
export function onRunning(gateway: Gateway, name: string, generation: number): void {
  const record = gateway.store.get(name);
  if (record?.generation !== generation || record.intent !== 'running' || !isActive(record.phase)) return;
  const live = liveOf(gateway, name);
  live.bound = true;
  live.lostAtMs = undefined;
  live.attempts = 0;
  live.runningSinceMs = performance.now();
  setPhase(gateway, name, { to: 'Ready' });
  persist(gateway);
}

/** The runtime obeys another supervisor: this sandbox cannot be controlled any more. */
export async function onBindRefused(gateway: Gateway, name: string, message: string): Promise<void> {
  const record = gateway.store.get(name);
  if (record === undefined || !isActive(record.phase)) return;
  await fail(gateway, name, { reason: 'ControlSupervisorExited', message });
}

/** The main process ended by itself. Acknowledged when it is on disk, so it is said again until then. */
export async function onExit(
  gateway: Gateway,
  name: string,
  exit: { readonly generation: number; readonly code: number | null; readonly outside: boolean },
): Promise<void> {
  const { generation } = exit;
  const record = gateway.store.get(name);
  const session = gateway.live.get(name)?.session;
  const heard = record !== undefined && isActive(record.phase) && record.generation === generation;
  const replacing = record?.phase === 'Restarting' && record.exitCode !== null;
  let next: 'end' | 'wait' = record !== undefined && isActive(record.phase) ? 'wait' : 'end';
  if (heard && !replacing) next = await applyExit(gateway, record, exit);
  session?.send({ type: 'exit-ack', generation, next });
}

interface Exit {
  readonly code: number | null;
  readonly outside: boolean;
}

async function applyExit(gateway: Gateway, record: SandboxRecord, exit: Exit): Promise<'end' | 'wait'> {
  const { name, quickRestarts } = record;
  const code = exit.code ?? KILLED;
  if (exit.outside && gateway.settings.switches.has('4828')) {
    // Nothing is killed here: whoever ended the processes may just be starting them again.
    setPhase(gateway, name, { to: 'Error', details: CONTAINER_STOPPED });
    await gateway.store.commit();
    return 'end';
  }
  const uptimeMs = performance.now() - liveOf(gateway, name).runningSinceMs;
  const policy = exit.outside ? 'always' : record.restartPolicy;
  const decision = decideRestart({ policy, code, uptimeMs, quickRestarts });
  if (decision.restart) {
    setPhase(gateway, name, { to: 'Restarting', details: { exitCode: code } });
    gateway.store.update(name, { quickRestarts: decision.quickRestarts });
    await gateway.store.commit();
    scheduleRestart(gateway, name, decision.pauseMs);
    return 'wait';
  }
  const message = `the main process exited with code ${code}`;
  if (code === 0) setPhase(gateway, name, { to: 'Completed', details: { exitCode: 0 } });
  else setPhase(gateway, name, { to: 'Error', details: { reason: 'MainProcessFailed', message, exitCode: code } });
  await gateway.store.commit();
  return 'end';
}

function scheduleRestart(gateway: Gateway, name: string, pauseMs: number): void {
  const live = liveOf(gateway, name);
  live.restartTimer = setTimeout(() => {
    live.restartTimer = undefined;
    background(gateway, restartMainProcess(gateway, name), 'Failed to restart a main process');
  }, pauseMs);
}

async function restartMainProcess(gateway: Gateway, name: string): Promise<void> {
  const record = gateway.store.get(name);
  if (record?.phase !== 'Restarting' || gateway.draining) return;
  // Without an exit code the record says that this start was ordered, and a later gateway does not order it again.
  const generation = record.generation + 1;
  gateway.store.update(name, { generation, exitCode: null });
  await gateway.store.commit();
  liveOf(gateway, name).session?.send({ type: 'run', generation });
}

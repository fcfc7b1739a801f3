// SPDX-License-Identifier: Apache-2.0

/**
 * What a gateway of the newer generation does about its supervisors: starts them, hears from them, notices that one is
 * dead, replaces it. Owns the phases of a running sandbox; stop, start and delete are in lifecycle.ts.
 */

import { poll } from '../lib/duration.ts';
import type { ProcessEnd, ProcessRecord } from '../lib/registry.ts';
import {
  background,
  countSessions,
  type Failure,
  type Gateway,
  type Hello,
  liveOf,
  persist,
  type Recovered,
  type ReportedExit,
  type Rules,
  type SessionHandle,
  setPhase,
} from './context.ts';
import { isActive } from './phases.ts';
import { decideRestart } from './restart-policy.ts';
import type { SandboxRecord } from './store.ts';

/** A living supervisor that lost its session dials again within this. */
const RECONNECT_GRACE_MS = 5000;
/** How long a sandbox whose supervisor was removed is still shown as it was. */
const REPLACED_GRACE_MS = 900;
const ARRIVAL_TIMEOUT_MS = 2000;
const ARRIVAL_POLL_MS = 10;
const WATCH_INTERVAL_MS = 200;
const CLOSED_CHECK_MS = 30;
const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 20;
/** The exit code of what SIGKILL ended. */
const KILLED = 137;

export const GENERATION_N: Rules = {
  supervise,
  fail,
  attach,
  onSessionClosed,
  onRunning,
  onBindRefused,
  onExit,
  watch: watchSupervisors,
  recover: startAgain,
  lostStart: {
    reason: 'StartFailed',
    message: 'the reconcile sweep found no backend resource of the starting sandbox',
    runs: false,
  },
};

/** Starts a supervisor for a sandbox and looks after it. */
async function supervise(gateway: Gateway, name: string): Promise<void> {
  const live = liveOf(gateway, name);
  live.lostAtMs ??= performance.now();
  await gateway.driver.startSupervisor(gateway, name, (record, end) => onSupervisorGone(gateway, record, end));
}

/** Ends a sandbox's main process for good. */
async function fail(gateway: Gateway, name: string, failure: Failure): Promise<void> {
  setPhase(gateway, name, { to: 'Error', details: failure });
  await gateway.driver.killWorkload(gateway, name);
  await gateway.store.commit();
}

function onSupervisorGone(gateway: Gateway, gone: ProcessRecord, end: ProcessEnd): void {
  const live = liveOf(gateway, gone.name);
  gateway.driver.forget(gateway, gone, end);
  if (live.supervisor?.pid !== gone.pid || live.supervisor.generation !== gone.generation) return;
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
  const stopped = await gateway.driver.stopReason(gateway, record);
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

const SUPERVISOR_EXITED = {
  reason: 'ControlSupervisorExited',
  message: 'the supervisor process exited',
} as const;
const CONTAINER_STOPPED = {
  reason: 'ContainerStopped',
  message: 'the sandbox runtime was ended from outside',
} as const;
const GATEWAY_UNREACHABLE = {
  reason: 'GatewayUnreachable',
  message: 'the supervisor stopped the workload after the gateway outage limit',
} as const;

/** A supervisor says who it is. Only the one of the current epoch is heard; any other is told to go. */
function attach(gateway: Gateway, hello: Hello, session: SessionHandle): boolean {
  const record = gateway.store.get(hello.name);
  if (record?.epoch !== hello.epoch) {
    session.send({ type: 'refused', message: 'another supervisor was started for this sandbox' });
    return false;
  }
  // What runs goes on without this gateway; the next one hears from it.
  if (gateway.draining && !gateway.driver.ownsLifecycle) {
    session.close();
    return false;
  }
  const live = liveOf(gateway, hello.name);
  const isReplacement = noticeReplaced(gateway, hello);
  live.supervisor ??= {
    role: 'supervisor',
    name: hello.name,
    generation: hello.epoch,
    pid: hello.pid,
    startTime: hello.startTime,
  };
  live.session = session;
  countSessions(gateway);
  // With this bug the sandbox is being given up, whoever came instead.
  const isGivenUp = isReplacement && gateway.settings.switches.has('supervisor-kill');
  const isPending = record.pendingOperation !== null && !gateway.draining; // it gets its config when that has ended
  if (!isGivenUp && !isPending) configure(gateway, record, session);
  return true;
}

function configure(gateway: Gateway, record: SandboxRecord, session: SessionHandle): void {
  if (gateway.draining || record.intent !== 'running' || !isActive(record.phase)) {
    session.send({ type: 'stop' });
    return;
  }
  const { name, generation, command, env } = record;
  const waiting = record.phase === 'Restarting' && record.exitCode !== null;
  const { version, endpoints } = record.policy;
  session.send({ type: 'config', generation, run: !waiting, command, env, policy: { version, endpoints } });
  if (waiting && liveOf(gateway, name).restartTimer === undefined) scheduleRestart(gateway, name, 0);
}

/** Where something else starts supervisors again, another one may come before the end of the last was seen. */
function noticeReplaced(gateway: Gateway, { name, startTime }: Hello): boolean {
  const known = liveOf(gateway, name).supervisor;
  if (gateway.driver.ownsLifecycle || known === undefined || known.startTime === startTime) return false;
  onSupervisorGone(gateway, known, { signal: 'unknown' });
  return true;
}

/** A session ended. Only a dead process is replaced; one that lives dials again, or is frozen and goes on later. */
function onSessionClosed(gateway: Gateway, name: string, session: SessionHandle): void {
  const live = liveOf(gateway, name);
  if (live.session !== session) return;
  detach(gateway, name);
  live.graceMs = RECONNECT_GRACE_MS;
  setTimeout(() => checkSoon(gateway, name), CLOSED_CHECK_MS);
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

async function checkSupervisor(gateway: Gateway, name: string): Promise<void> {
  const supervisor = gateway.live.get(name)?.supervisor;
  const isLost = (): boolean => {
    const live = gateway.live.get(name);
    return supervisor !== undefined && live?.supervisor === supervisor && live.session === undefined;
  };
  if (supervisor === undefined || !isLost() || (await gateway.driver.isAlive(gateway, supervisor)) || !isLost()) return;
  onSupervisorGone(gateway, supervisor, { signal: 'unknown' });
}

function checkSoon(gateway: Gateway, name: string): void {
  background(gateway, checkSupervisor(gateway, name), 'Failed to look at a supervisor');
}

/** Looks at the sandboxes without a session, again and again, until it is closed. */
function watchSupervisors(gateway: Gateway): { readonly close: () => void } {
  const timer = setInterval(() => {
    for (const [name, live] of gateway.live) {
      checkSoon(gateway, name);
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
function onRunning(gateway: Gateway, name: string, generation: number): void {
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
async function onBindRefused(gateway: Gateway, name: string, message: string): Promise<void> {
  const record = gateway.store.get(name);
  if (record === undefined || !isActive(record.phase)) return;
  await fail(gateway, name, { reason: 'ControlSupervisorExited', message });
}

/** The main process ended by itself. Acknowledged when it is on disk, so it is said again until then. */
async function onExit(gateway: Gateway, name: string, exit: ReportedExit): Promise<void> {
  const { generation } = exit;
  const record = gateway.store.get(name);
  const session = gateway.live.get(name)?.session;
  const heard = record !== undefined && isActive(record.phase) && record.generation === generation;
  const replacing = record?.phase === 'Restarting' && record.exitCode !== null;
  let next: 'end' | 'wait' = record !== undefined && isActive(record.phase) ? 'wait' : 'end';
  if (heard && !replacing) next = await applyExit(gateway, record, exit);
  session?.send({ type: 'exit-ack', generation, next });
  if (next === 'end') await gateway.driver.settle(gateway, name);
}

async function applyExit(gateway: Gateway, record: SandboxRecord, exit: ReportedExit): Promise<'end' | 'wait'> {
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
  await gateway.driver.reviveRuntime(gateway, name);
  liveOf(gateway, name).session?.send({ type: 'run', generation });
}

/** Takes over what runs, and starts what should. */
async function startAgain(gateway: Gateway, record: SandboxRecord, arrived: ReadonlySet<string>): Promise<Recovered> {
  const { name, generation } = record;
  const { driver } = gateway;
  const { switches } = gateway.settings;
  const live = liveOf(gateway, name);
  live.graceMs = RECONNECT_GRACE_MS;
  if ((await driver.stopReason(gateway, record)) === 'GatewayUnreachable') {
    await fail(gateway, name, GATEWAY_UNREACHABLE);
    return 'failed';
  }
  const supervisor = await driver.findSupervisor(gateway, name);
  const replaces = switches.has('4910') && gateway.afterCrash;
  if (supervisor !== undefined && !replaces) {
    live.supervisor = supervisor;
    live.lostAtMs = performance.now();
    return 'started';
  }
  const runs = await driver.runsWorkload(gateway, name);
  if (supervisor !== undefined) {
    await driver.killSupervisor(gateway, name);
    live.graceMs = REPLACED_GRACE_MS;
  } else if (runs && switches.has('supervisor-kill')) {
    await fail(gateway, name, SUPERVISOR_EXITED);
    return 'failed';
  }
  if (!runs && (await driver.needsNewStart(gateway, record))) {
    gateway.store.update(name, { generation: generation + 1 });
    setPhase(gateway, name, { to: 'Provisioning' });
  }
  await supervise(gateway, name);
  await arrival(gateway, name, arrived);
  return 'started';
}

/** Waits until the new supervisor has dialled, so that the sandboxes come up one after another. */
async function arrival(gateway: Gateway, name: string, arrived: ReadonlySet<string>): Promise<void> {
  const supervisor = liveOf(gateway, name).supervisor;
  const settled = async (): Promise<boolean> =>
    arrived.has(name) || supervisor === undefined || !(await gateway.driver.isAlive(gateway, supervisor));
  await poll(settled, { everyMs: ARRIVAL_POLL_MS, timeoutMs: ARRIVAL_TIMEOUT_MS });
}

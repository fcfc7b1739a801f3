// SPDX-License-Identifier: Apache-2.0

/**
 * What a starting gateway does with the sandboxes of an earlier one, one after another, before it serves anybody. Owns
 * the decision per sandbox: adopt what runs, finish what was begun, start what is meant to run.
 */

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { poll } from '../lib/duration.ts';
import { codeOf } from '../lib/errors.ts';
import { sandboxesDir } from '../lib/layout.ts';
import { isRunning } from '../lib/process-table.ts';
import { findRunning, isLeft, listProcesses, reportEnd } from '../lib/registry.ts';
import { readBinding, readExitCode, readStopReason } from '../lib/sandbox-files.ts';
import { driverSpan, type Gateway, liveOf, named, note, pathsOf, setPhase } from './context.ts';
import { finishDelete, finishStop } from './lifecycle.ts';
import { isActive } from './phases.ts';
import { endOf, forgetProcess, killProcesses, killSupervisor } from './processes.ts';
import type { SandboxRecord } from './store.ts';
import {
  fail,
  GATEWAY_UNREACHABLE,
  RECONNECT_GRACE_MS,
  REPLACED_GRACE_MS,
  SUPERVISOR_EXITED,
  supervise,
} from './supervision.ts';

const ARRIVAL_TIMEOUT_MS = 2000;
const ARRIVAL_POLL_MS = 10;
const STEP_POLL_MS = 20;

interface Round {
  readonly arrived: ReadonlySet<string>;
  /** The last sandbox that was started; it is said when that is on disk. */
  unsaid: SandboxRecord | undefined;
}

type Outcome = 'started' | 'missing' | 'failed' | 'untouched';

/** Goes through all sandboxes, or until the gateway drains. `arrived` says which supervisors are already at the door. */
export async function recover(gateway: Gateway, arrived: ReadonlySet<string>): Promise<void> {
  const crashed = forgetDead(gateway);
  if (crashed && gateway.settings.switches.has('4910-policy')) forgetPolicies(gateway);
  await removeStrays(gateway);
  const round: Round = { arrived, unsaid: undefined };
  const counts: Record<Outcome, number> = { started: 0, missing: 0, failed: 0, untouched: 0 };
  for (const record of gateway.store.list()) {
    if (gateway.draining) return;
    const outcome = await recoverOne(gateway, record, round);
    counts[outcome] += 1;
  }
  await gateway.store.commit();
  saySo(gateway, round);
  const fields = { started: counts.started, missing_backend: counts.missing, failed: counts.failed };
  note(gateway, 'Sandbox start sweep complete', fields);
}

/** Processes that died while there was no gateway to see it. True when an earlier gateway is among them. */
function forgetDead(gateway: Gateway): boolean {
  let crashed = false;
  for (const record of listProcesses(gateway.settings.state)) {
    if (isLeft(record)) continue;
    if (record.role === 'gateway') crashed ||= reportEnd(gateway.settings.state, record, { signal: 'unknown' });
    else forgetProcess(gateway, record, endOf(gateway, record, 'unknown'));
  }
  return crashed;
}

/** The bug 4910-policy: every sandbox has the policy of its creation again. */
function forgetPolicies(gateway: Gateway): void {
  for (const { name, createdPolicy } of gateway.store.list()) gateway.store.update(name, { policy: createdPolicy });
}

/** Folders of sandboxes that were never accepted: the gateway died between making one and writing it down. */
async function removeStrays(gateway: Gateway): Promise<void> {
  let folders: readonly string[];
  try {
    folders = readdirSync(sandboxesDir(gateway.settings.state));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  for (const name of folders) {
    if (gateway.store.get(name) !== undefined) continue;
    await killProcesses(gateway, name);
    rmSync(pathsOf(gateway, name).dir, { recursive: true, force: true });
    gateway.live.delete(name);
  }
}

async function recoverOne(gateway: Gateway, record: SandboxRecord, round: Round): Promise<Outcome> {
  const { name } = record;
  if (record.pendingOperation !== null) {
    note(gateway, 'Cannot start sandbox: a driver operation is pending', named(record));
    setPhase(gateway, name, { to: 'Starting' });
    return 'untouched';
  }
  if (record.phase === 'Deleting') {
    await finishDelete(gateway, name);
    return 'untouched';
  }
  if (record.phase === 'Stopping') {
    await finishStop(gateway, name);
    return 'untouched';
  }
  const stoppedOutside = record.phase === 'Error' && record.conditions[0]?.reason === 'ContainerStopped';
  if (record.intent !== 'running' || !(isActive(record.phase) || stoppedOutside)) return 'untouched';
  if (!existsSync(pathsOf(gateway, name).dir)) {
    note(gateway, 'Cannot start sandbox: backend resource is missing', named(record));
    await fail(gateway, name, { reason: 'BackendResourceMissing', message: 'the sandbox folder is missing' });
    return 'missing';
  }
  try {
    return await startSlowly(gateway, record, round);
  } catch (error) {
    note(gateway, 'Failed to start sandbox during gateway startup', { ...named(record), error: String(error) });
    await fail(gateway, name, { reason: 'StartFailed', message: String(error) });
    return 'failed';
  }
}

/** One operation of the driver, which takes its time; what is known of it is on disk before it begins. */
async function startSlowly(gateway: Gateway, record: SandboxRecord, round: Round): Promise<Outcome> {
  const { name } = record;
  const until = performance.now() + gateway.settings.recoveryStepMs;
  if (gateway.settings.switches.has('4409')) {
    gateway.store.update(name, { pendingOperation: 'start' });
    await gateway.store.commit();
  }
  saySo(gateway, round);
  const work = driverSpan(gateway, { name: 'start', on: record }, async () => {
    const result = await startAgain(gateway, record, round.arrived);
    const timeoutMs = Math.max(0, until - performance.now());
    await poll(() => gateway.draining, { everyMs: Math.min(STEP_POLL_MS, timeoutMs), timeoutMs });
    return result;
  });
  // Written together with the next sandbox's beginning: at any moment one is pending, and none that was said to be started.
  const outcome = await work.finally(() => gateway.store.update(name, { pendingOperation: null }));
  if (outcome === 'started' && !gateway.draining) round.unsaid = record;
  return outcome;
}

function saySo(gateway: Gateway, round: Round): void {
  if (round.unsaid !== undefined) note(gateway, 'Started sandbox during gateway startup', named(round.unsaid));
  round.unsaid = undefined;
}

async function startAgain(gateway: Gateway, record: SandboxRecord, arrived: ReadonlySet<string>): Promise<Outcome> {
  const { name, generation } = record;
  const { state, switches } = gateway.settings;
  const live = liveOf(gateway, name);
  live.graceMs = RECONNECT_GRACE_MS;
  const supervisor = findRunning(state, name, 'supervisor');
  if (supervisor !== undefined && !switches.has('4910')) {
    live.supervisor = supervisor;
    live.lostAtMs = performance.now();
    return 'started';
  }
  const runs = findRunning(state, name, 'sandbox') !== undefined;
  if (supervisor !== undefined) {
    await killSupervisor(gateway, name);
    live.graceMs = REPLACED_GRACE_MS;
  } else if (runs && switches.has('supervisor-kill')) {
    await fail(gateway, name, SUPERVISOR_EXITED);
    return 'failed';
  }
  if (readStopReason(pathsOf(gateway, name), generation) === 'GatewayUnreachable') {
    await fail(gateway, name, GATEWAY_UNREACHABLE);
    return 'failed';
  }
  if (!runs && needsNewStart(gateway, record)) {
    gateway.store.update(name, { generation: generation + 1 });
    setPhase(gateway, name, { to: 'Provisioning' });
  }
  await supervise(gateway, name);
  await arrival(gateway, name, arrived);
  return 'started';
}

/** True when the current start was ended on purpose, or was begun and lost: its end is not one to report. */
function needsNewStart(gateway: Gateway, { name, generation }: SandboxRecord): boolean {
  const paths = pathsOf(gateway, name);
  if (readStopReason(paths, generation) === 'Stopped') return true;
  return readBinding(paths)?.generation === generation && readExitCode(paths, generation) === undefined;
}

/** Waits until the new supervisor has dialled, so that the sandboxes come up one after another. */
async function arrival(gateway: Gateway, name: string, arrived: ReadonlySet<string>): Promise<void> {
  const supervisor = liveOf(gateway, name).supervisor;
  const settled = (): boolean => arrived.has(name) || supervisor === undefined || !isRunning(supervisor);
  await poll(settled, { everyMs: ARRIVAL_POLL_MS, timeoutMs: ARRIVAL_TIMEOUT_MS });
}

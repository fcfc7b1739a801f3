// SPDX-License-Identifier: Apache-2.0

/**
 * What a starting gateway does with the sandboxes of an earlier one, one after another, before it serves anybody. Owns
 * the decision per sandbox: adopt what runs, finish what was begun, start what is meant to run.
 */

import { poll } from '../lib/duration.ts';
import { isRunning } from '../lib/process-table.ts';
import { listProcesses, reportEnd } from '../lib/registry.ts';
import { BACKEND_MISSING, driverSpan, type Gateway, named, note, type Recovered, setPhase } from './context.ts';
import { finishDelete, finishStop } from './lifecycle.ts';
import { isActive } from './phases.ts';
import type { SandboxRecord } from './store.ts';

const STEP_POLL_MS = 20;

interface Round {
  readonly arrived: ReadonlySet<string>;
  /** The last sandbox that was started; it is said when that is on disk. */
  unsaid: SandboxRecord | undefined;
}

type Outcome = Recovered | 'missing' | 'untouched';

/** Goes through all sandboxes, or until the gateway drains. `arrived` says which supervisors are already at the door. */
export async function recover(gateway: Gateway, arrived: ReadonlySet<string>): Promise<void> {
  gateway.afterCrash = forgetGateways(gateway);
  // The older generation keeps its policies.
  if (gateway.afterCrash && gateway.settings.switches.has('4910-policy') && gateway.settings.generation === 'n')
    forgetPolicies(gateway);
  await gateway.driver.tidy(gateway);
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

/** Ended gateways are forgotten; true when there was one that did not end by itself. */
function forgetGateways(gateway: Gateway): boolean {
  const { state } = gateway.settings;
  const dead = listProcesses(state).filter((record) => record.role === 'gateway' && !isRunning(record));
  return dead.filter((record) => reportEnd(state, record, { signal: 'unknown' })).length > 0;
}

/** The bug 4910-policy: every sandbox has the policy of its creation again. */
function forgetPolicies(gateway: Gateway): void {
  for (const { name, createdPolicy } of gateway.store.list()) gateway.store.update(name, { policy: createdPolicy });
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
  if (!isToBeStarted(gateway, record)) return 'untouched';
  if (!(await gateway.driver.exists(gateway, record))) {
    note(gateway, 'Cannot start sandbox: backend resource is missing', named(record));
    await gateway.rules.fail(gateway, name, BACKEND_MISSING);
    return 'missing';
  }
  try {
    return await startSlowly(gateway, record, round);
  } catch (error) {
    note(gateway, 'Failed to start sandbox during gateway startup', { ...named(record), error: String(error) });
    await gateway.rules.fail(gateway, name, { reason: 'StartFailed', message: String(error) });
    return 'failed';
  }
}

function isToBeStarted(gateway: Gateway, { intent, phase, conditions }: SandboxRecord): boolean {
  // Of the older generation it is known that it starts no pods: their controller does.
  if (!gateway.driver.ownsLifecycle && gateway.settings.generation === 'a') return false;
  const stoppedOutside = phase === 'Error' && conditions[0]?.reason === 'ContainerStopped';
  return intent === 'running' && (isActive(phase) || stoppedOutside);
}

/** One operation of the driver, which takes its time; what is known of it is on disk before it begins. */
async function startSlowly(gateway: Gateway, record: SandboxRecord, round: Round): Promise<Outcome> {
  const { name } = record;
  const until = performance.now() + gateway.settings.recoveryStepMs;
  // The older generation repairs at its next start what a start left undone.
  if (gateway.settings.switches.has('4409') && gateway.settings.generation === 'n') {
    gateway.store.update(name, { pendingOperation: 'start' });
    await gateway.store.commit();
  }
  saySo(gateway, round);
  const work = driverSpan(gateway, { name: 'start', on: record }, async () => {
    const result = await gateway.rules.recover(gateway, record, round.arrived);
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

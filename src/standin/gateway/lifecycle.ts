// SPDX-License-Identifier: Apache-2.0

/**
 * What an operator asks for: create, stop, start, delete, another policy. Owns when each is refused and what is on disk
 * before it is answered; running sandboxes are looked after in supervision.ts.
 */

import { createHash, randomUUID } from 'node:crypto';
import type { PolicyEndpoint } from '../lib/protocol.ts';
import { messageOf } from '../lib/errors.ts';
import { SANDBOX_NAME } from '../lib/layout.ts';
import { writeStopReason } from '../lib/sandbox-files.ts';
import { background, driverSpan, type Gateway, liveOf, named, note, pathsOf, persist, setPhase } from './context.ts';
import type { Upload } from './context.ts';
import { conditionsOf, type Phase } from './phases.ts';
import { losesRace } from './race.ts';
import { type RestartPolicy, RESTART_POLICIES } from './restart-policy.ts';
import type { PolicyRecord, SandboxRecord } from './store.ts';

/** A request that is answered with an error: an HTTP status and what the command line prints. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export interface PolicyInput {
  readonly document: unknown;
  readonly endpoints: readonly PolicyEndpoint[];
}

export interface CreateInput {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly restartPolicy: string;
  readonly policy: PolicyInput;
  /** Files and folders of this machine that are put into the workspace first. */
  readonly uploads: readonly Upload[];
}

/** The record of a sandbox, or the error that there is none. */
export function mustGet(gateway: Gateway, name: string): SandboxRecord {
  const record = gateway.store.get(name);
  const isOlder = gateway.settings.generation === 'a';
  if (record === undefined) throw new RequestError(404, isOlder ? 'sandbox not found' : `sandbox '${name}' not found`);
  return record;
}

/** Accepts a sandbox: when it resolves, the sandbox survives the gateway. */
export async function createSandbox(gateway: Gateway, input: CreateInput): Promise<SandboxRecord> {
  const { name, image, command, env, labels } = input;
  const restartPolicy = RESTART_POLICIES.find((policy) => policy === input.restartPolicy);
  if (!SANDBOX_NAME.test(name))
    throw new RequestError(400, `invalid sandbox name '${name}': lower-case letters, digits and dashes`);
  if (restartPolicy === undefined) throw new RequestError(400, `invalid restart policy '${input.restartPolicy}'`);
  if (gateway.store.get(name) !== undefined || gateway.creating.has(name))
    throw new RequestError(409, `sandbox '${name}' already exists`);
  const policy = policyRecord(input.policy, 1);
  const record = newRecord({ name, image, command, env, labels, restartPolicy, policy });
  gateway.creating.add(name);
  try {
    await gateway.driver.create(gateway, record, input.uploads);
    gateway.store.add(record);
  } catch (error) {
    throw new RequestError(400, messageOf(error), { cause: error });
  } finally {
    gateway.creating.delete(name);
  }
  await gateway.store.commit();
  note(gateway, 'Sandbox created', named(record));
  superviseSoon(gateway, record, 'create');
  return record;
}

type NewRecord = Pick<SandboxRecord, 'name' | 'image' | 'command' | 'env' | 'labels' | 'policy'> & {
  readonly restartPolicy: RestartPolicy;
};

function newRecord(input: NewRecord): SandboxRecord {
  const now = new Date();
  return {
    ...input,
    id: randomUUID(),
    createdAt: now.toISOString(),
    intent: 'running',
    phase: 'Provisioning',
    conditions: conditionsOf('Provisioning', {}, now),
    exitCode: null,
    generation: 1,
    epoch: 0,
    quickRestarts: 0,
    resourceVersion: 1,
    createdPolicy: input.policy,
    pendingOperation: null,
  };
}

function policyRecord(input: PolicyInput, version: number): PolicyRecord {
  const hash = hashOf(input);
  return {
    version,
    hash,
    endpoints: input.endpoints,
    document: input.document,
    createdAtMs: Date.now(),
    loadedAtMs: null,
  };
}

function hashOf(input: PolicyInput): string {
  return createHash('sha256').update(JSON.stringify(input.document)).digest('hex');
}

function superviseSoon(gateway: Gateway, record: SandboxRecord, operation: 'create' | 'start'): void {
  const { name } = record;
  driverSpan(gateway, { name: operation, on: record }, () => gateway.rules.supervise(gateway, name)).catch(
    (error: unknown) => {
      background(
        gateway,
        gateway.rules.fail(gateway, name, { reason: 'StartFailed', message: messageOf(error) }),
        'Failed to write the state',
      );
    },
  );
}

/** The record of a sandbox whose driver is free, or the error that it is not. */
function mustBeFree(gateway: Gateway, name: string): SandboxRecord {
  const record = mustGet(gateway, name);
  if (record.pendingOperation !== null)
    throw new RequestError(409, `sandbox '${name}' has a pending driver operation: ${record.pendingOperation}`);
  return record;
}

function mustBe(
  gateway: Gateway,
  { name, phase }: SandboxRecord,
  wanted: { readonly phase: Phase; readonly to: string },
): void {
  if (phase === wanted.phase) return;
  const text =
    gateway.settings.generation === 'a'
      ? `sandbox must be ${wanted.phase} to ${wanted.to} (current phase: ${phase})`
      : `sandbox '${name}' must be ${wanted.phase} to ${wanted.to}; current phase is ${phase}`;
  throw new RequestError(409, text);
}

/** Begins to stop a sandbox; the phase tells when it has. */
export async function stopSandbox(gateway: Gateway, name: string): Promise<void> {
  const record = mustBeFree(gateway, name);
  mustBe(gateway, record, { phase: 'Ready', to: 'stop' });
  gateway.store.update(name, { intent: 'stopped' });
  setPhase(gateway, name, { to: 'Stopping' });
  await gateway.store.commit();
  background(gateway, finishStop(gateway, name), 'Failed to stop a sandbox');
}

/** Carries a stop to its end, also one that an earlier gateway began. */
export async function finishStop(gateway: Gateway, name: string): Promise<void> {
  const record = gateway.store.get(name);
  if (record === undefined) return;
  writeStopReason(pathsOf(gateway, name), record.generation, 'Stopped');
  await driverSpan(gateway, { name: 'stop', on: record }, () => gateway.driver.stop(gateway, name));
  if (gateway.store.get(name)?.phase !== 'Stopping') return; // deleted meanwhile
  setPhase(gateway, name, { to: 'Stopped' });
  persist(gateway);
}

/** Begins to start a stopped sandbox. */
export async function startSandbox(gateway: Gateway, name: string): Promise<void> {
  const record = mustBeFree(gateway, name);
  mustBe(gateway, record, { phase: 'Stopped', to: 'start' });
  const starting = { intent: 'running', generation: record.generation + 1, quickRestarts: 0 } as const;
  gateway.store.update(name, starting);
  setPhase(gateway, name, { to: 'Starting' });
  const lost = losesRace(gateway, { ...record, ...starting });
  if (lost) gateway.losers.add(name);
  await gateway.store.commit();
  if (!lost || gateway.rules.lostStart.runs) superviseSoon(gateway, record, 'start');
}

/** Deletes a sandbox, whatever its phase; when it resolves, nothing of it is left. */
export async function deleteSandbox(gateway: Gateway, name: string): Promise<void> {
  mustBeFree(gateway, name);
  setPhase(gateway, name, { to: 'Deleting' });
  await gateway.store.commit();
  await finishDelete(gateway, name);
}

/** Carries a delete to its end, also one that an earlier gateway began. */
export async function finishDelete(gateway: Gateway, name: string): Promise<void> {
  const record = gateway.store.get(name);
  if (record === undefined) return;
  await driverSpan(gateway, { name: 'delete', on: record }, async () => {
    if (!(await gateway.driver.remove(gateway, record)))
      throw new RequestError(500, `sandbox '${name}' has processes that cannot be ended`);
  });
  liveOf(gateway, name).session?.close();
  gateway.live.delete(name);
  gateway.store.remove(name);
  await gateway.store.commit();
}

/** Replaces a sandbox's policy and sends it to its supervisor. An equal policy keeps its version. */
export async function setPolicy(gateway: Gateway, name: string, input: PolicyInput): Promise<PolicyRecord> {
  const record = mustGet(gateway, name);
  if (record.policy.hash === hashOf(input)) return record.policy;
  const policy = policyRecord(input, record.policy.version + 1);
  gateway.store.update(name, { policy });
  await gateway.store.commit();
  const { version, endpoints } = policy;
  liveOf(gateway, name).session?.send({ type: 'policy', policy: { version, endpoints } });
  return policy;
}

/** A supervisor enforces this version now. */
export function onPolicyLoaded(gateway: Gateway, name: string, version: number): void {
  const policy = gateway.store.get(name)?.policy;
  if (policy?.version !== version || policy.loadedAtMs !== null) return;
  gateway.store.update(name, { policy: { ...policy, loadedAtMs: Date.now() } });
  persist(gateway);
}

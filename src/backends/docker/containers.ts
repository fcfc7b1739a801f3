// SPDX-License-Identifier: Apache-2.0
/**
 * Finding containers by their labels, and looking at one again: a container is its id together with the time it was
 * started. What is done to it is elsewhere.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type {
  ContainerIdentity,
  ContainerProcessIdentity,
  Located,
  TargetAddress,
  TargetObservation,
} from '../../ports/backend.ts';
import { type ContainerFacts, type ListedContainer, short } from './container-facts.ts';
import type { EngineApi } from './engine-api.ts';
import { isHeldByKernel, processOfContainer } from './kernel.ts';
import { targetGone } from './signals.ts';
import type { DockerTools } from './tools.ts';

export type ContainerAddress = Extract<TargetAddress, { readonly type: 'container' | 'container-process' }>;

/** On its way out, or what is left of one that could not be removed: no fault can act on it. */
const LEAVING = ['removing', 'dead'];
const NAMED_SHARERS = 10;

export function isLeaving({ status }: Pick<ContainerFacts, 'status'>): boolean {
  return LEAVING.includes(status);
}

/** Rejects with a HarnessError (`ambiguous-target`) when more than one container carries the labels. */
export async function locateContainer(
  { engine, list }: Pick<DockerTools, 'engine' | 'list'>,
  address: ContainerAddress,
  signal: AbortSignal,
): Promise<Located> {
  const labels = Object.entries(address.labels);
  const wanted = labels.map(([name, value]) => `${name}=${value}`).join(', ');
  const found = (await list()).filter(
    (one) => labels.every(([name, value]) => one.labels[name] === value) && !isLeaving(one),
  );
  const [only, ...more] = found;
  if (only === undefined) return { found: false, reason: `no container carries ${wanted}` };
  if (more.length > 0) throw ambiguous(address, wanted, found);
  const facts = await (await engine()).inspect(only.id, signal);
  if (facts === null) return { found: false, reason: `container ${only.name} was removed` };
  if (!isUp(facts)) return { found: false, reason: `container ${facts.name} is ${describeState(facts)}` };
  if (address.type === 'container') return { found: true, identity: identityOf(facts) };
  return { found: true, identity: mainProcessOf(facts, address.label) };
}

function ambiguous(address: ContainerAddress, wanted: string, found: readonly ListedContainer[]): HarnessError {
  const named = found.map(({ name, id, status }) => `${name} (${short(id)}, ${status})`).sort();
  return new HarnessError(`${address.label}: ${named.join(' and ')} carry ${wanted}`, {
    code: 'ambiguous-target',
    hint: 'Exactly one container may carry the labels of a target; give the adapter labels that tell them apart.',
    subject: address.label,
  });
}

/** Whether it has a main process that is not about to be replaced. */
export function isUp({ status }: Pick<ContainerFacts, 'status'>): boolean {
  return status === 'running' || status === 'paused';
}

export function describeState({ status, exitCode }: Pick<ContainerFacts, 'status' | 'exitCode'>): string {
  return status === 'exited' || status === 'restarting' ? `${status} (exit code ${exitCode})` : status;
}

export function identityOf({ id, name, startedAt, pid }: ContainerFacts): ContainerIdentity {
  return { kind: 'container', id, name, startedAt, pid };
}

function mainProcessOf(facts: ContainerFacts, label: string): ContainerProcessIdentity {
  const seen = processOfContainer(facts.pid, facts.id);
  if (seen === null) {
    throw new HarnessError(
      `${label}: pid ${facts.pid}, the main process of container ${facts.name}, is not seen on this machine`,
      {
        code: 'not-applicable-target',
        hint: 'Run the harness on the machine of the engine, and a harness in a container with --pid=host.',
        subject: label,
      },
    );
  }
  return { kind: 'container-process', container: facts.id, pid: facts.pid, startTime: seen.startTime };
}

/** The container as it is now. Throws a HarnessError (`target-gone`) when it does not live that life any more. */
export async function lookBeforeActing(
  api: EngineApi,
  identity: ContainerIdentity,
  signal: AbortSignal,
): Promise<ContainerFacts> {
  const facts = await api.inspect(identity.id, signal);
  const gone = whyGone(facts, identity);
  if (facts === null || gone !== null) throw targetGone(`container ${identity.name} is gone: ${gone ?? ''}`);
  return facts;
}

/** Null while it lives the life that is meant. */
export function whyGone(facts: ContainerFacts | null, { startedAt }: { readonly startedAt: string }): string | null {
  if (facts === null) return 'it was removed';
  if (facts.startedAt !== startedAt) return `it was started again at ${facts.startedAt}`;
  return isUp(facts) ? null : `it is ${describeState(facts)}`;
}

export async function observeContainer(
  { engine, list }: Pick<DockerTools, 'engine' | 'list'>,
  identity: ContainerIdentity,
  signal: AbortSignal,
): Promise<TargetObservation> {
  const facts = await (await engine()).inspect(identity.id, signal);
  const gone = whyGone(facts, identity);
  const cut = facts !== null && isCut(facts) ? ({ isCut: true } as const) : {};
  if (facts === null || gone !== null) {
    return { condition: 'gone', ...cut, proof: `container ${identity.name}: ${gone ?? ''}` };
  }
  const { name, pid, id } = facts;
  if (facts.status === 'paused') return { condition: 'frozen', ...cut, proof: `container ${name} is paused` };
  if (isHeldByKernel(pid, id) === true) {
    const proof = `the kernel holds container ${name}, which the engine says is running`;
    return { condition: 'frozen', ...cut, proof };
  }
  if (!isCut(facts)) return { condition: 'running', proof: `container ${name} is running as pid ${pid}` };
  const sharers = sharersOf(await list(), facts);
  return { condition: 'cut', ...cut, proof: `container ${name} runs and is connected to no network${sharers}` };
}

/** Also of one that is down or was started again: it stays cut until it is connected, or removed. */
function isCut(facts: ContainerFacts): boolean {
  return facts.networks.length === 0 && hasNetworksOfItsOwn(facts) && !isLeaving(facts);
}

/** Whether its network namespace is its own and the engine connects it. */
export function hasNetworksOfItsOwn({ networkMode }: Pick<ContainerFacts, 'networkMode'>): boolean {
  return networkMode !== 'host' && networkMode !== 'none' && !networkMode.startsWith('container:');
}

/** Others that live in its network namespace, and are cut with it, for a proof. */
function sharersOf(all: readonly ListedContainer[], { id, name }: ContainerFacts): string {
  const modes = [`container:${id}`, `container:${name}`];
  const names = all.filter(({ networkMode }) => modes.includes(networkMode)).map((one) => one.name);
  if (names.length === 0) return '';
  const more = names.length > NAMED_SHARERS ? ` and ${names.length - NAMED_SHARERS} more` : '';
  return `; cut with it, as they share its network: ${names.sort().slice(0, NAMED_SHARERS).join(', ')}${more}`;
}

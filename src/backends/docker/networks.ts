// SPDX-License-Identifier: Apache-2.0
/**
 * Cutting a container from its networks, and connecting it to the same ones again, with the names and address it had. A
 * cut belongs to the container and not to one life of it: what is started again stays cut.
 */
import type { UndoAction } from '../../core/domain/documents.ts';
import { HarnessError } from '../../core/domain/errors.ts';
import type { ContainerIdentity, UndoPlan } from '../../ports/backend.ts';
import { hasNetworksOfItsOwn, isLeaving, lookBeforeActing } from './containers.ts';
import type { ContainerFacts, NetworkAttachment } from './container-facts.ts';
import type { EngineApi } from './engine-api.ts';
import type { UndoOutcome } from './insist.ts';
import { type DockerTools, type OwnFaults, whileAway } from './tools.ts';

type NetworkConnect = Extract<UndoAction, { readonly kind: 'network.connect' }>;

/** Rejects with a HarnessError (`not-applicable-target`) for a container that has no networks of its own. */
export async function undoOfCut(
  { api, own }: { readonly api: EngineApi; readonly own: OwnFaults },
  identity: ContainerIdentity,
  signal: AbortSignal,
): Promise<UndoPlan> {
  const facts = await lookBeforeActing(api, identity, signal);
  const { id } = facts;
  // One that is cut already tells its networks no more.
  const { startedAt, networks } = own.cut.get(id) ?? facts;
  refuseWithoutNetworks({ ...facts, networks });
  return {
    action: { kind: 'network.connect', id, startedAt, networks: networks.map((network) => ({ ...network })) },
    shell: networks.map((network) => connectLine(network, facts.name)).join('; '),
  };
}

function refuseWithoutNetworks(facts: ContainerFacts): void {
  const { name, networkMode, networks } = facts;
  if (hasNetworksOfItsOwn(facts) && networks.length > 0) return;
  const why = hasNetworksOfItsOwn(facts) ? 'it is connected to no network' : `its network mode is ${networkMode}`;
  throw new HarnessError(`container ${name} cannot be cut from its networks: ${why}`, {
    code: 'not-applicable-target',
    hint: 'A partition needs a container that the engine connects to networks of its own.',
  });
}

function connectLine({ name, aliases, ipv4 }: NetworkAttachment, container: string): string {
  const options = [...aliases.map((alias) => `--alias ${alias}`), ...(ipv4 === null ? [] : [`--ip ${ipv4}`])];
  return ['docker network connect', ...options, name, container].join(' ');
}

export async function cutContainer(
  { engine, clock, own }: DockerTools,
  identity: ContainerIdentity,
  signal: AbortSignal,
): Promise<void> {
  const api = await engine();
  await whileAway(
    clock,
    async () => {
      const facts = await lookBeforeActing(api, identity, signal);
      const { id: container, startedAt, networks } = facts;
      if (!own.cut.has(container)) {
        refuseWithoutNetworks(facts);
        own.cut.set(container, { startedAt, networks });
      }
      for (const { id } of networks) await api.disconnect(container, id, signal);
    },
    signal,
  );
}

/** Connects what is not connected, and reads that back. Rejects with what the engine says. */
export async function connectAgain(api: EngineApi, action: NetworkConnect, signal: AbortSignal): Promise<UndoOutcome> {
  const { id, networks } = action;
  const facts = await api.inspect(id, signal);
  if (facts === null) return { result: 'gone-with-target', proof: 'it was removed' };
  if (isLeaving(facts)) return { result: 'gone-with-target', proof: `container ${facts.name} is ${facts.status}` };
  const missing = missingOf(networks, facts);
  if (missing.length === 0) return { result: 'already-clean', proof: describeNetworks(facts) };
  const foreign: string[] = [];
  for (const network of missing) {
    const strange = await whyForeign(api, network, signal);
    if (strange === null) await api.connect(id, network, signal);
    else foreign.push(strange);
  }
  if (foreign.length > 0) return { result: 'foreign-state-refused', proof: foreign.join('; ') };
  const now = await api.inspect(id, signal);
  if (now === null) return { result: 'gone-with-target', proof: 'it was removed' };
  const left = missingOf(networks, now);
  return left.length === 0
    ? { result: 'reverted', proof: describeNetworks(now) }
    : { result: 'failed', proof: `container ${now.name} is still cut from ${namesOf(left)}` };
}

function missingOf(networks: readonly NetworkAttachment[], facts: ContainerFacts): readonly NetworkAttachment[] {
  // Of a container that has ended the engine tells names alone.
  const isOn = ({ id, name }: NetworkAttachment): boolean =>
    facts.networks.some((attached) => (attached.id === '' ? attached.name === name : attached.id === id));
  return networks.filter((network) => !isOn(network));
}

/** Null when the network is the one that it was. */
async function whyForeign(
  api: EngineApi,
  { id, name }: NetworkAttachment,
  signal: AbortSignal,
): Promise<string | null> {
  if ((await api.networkId(id, signal)) !== null) return null;
  const other = await api.networkId(name, signal);
  return other === null
    ? `network ${name} was removed`
    : `network ${name} is another one than it was cut from (${other.slice(0, 12)}, not ${id.slice(0, 12)})`;
}

function describeNetworks({ name, startedAt, networks }: ContainerFacts): string {
  return `container ${name}, started ${startedAt}, is connected to ${namesOf(networks)}`;
}

function namesOf(networks: readonly NetworkAttachment[]): string {
  return networks.map(({ name }) => name).join(', ');
}

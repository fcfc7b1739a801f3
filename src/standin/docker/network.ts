// SPDX-License-Identifier: Apache-2.0

/**
 * The network of the older generation's sandboxes: a bridge that leads to its gateway and nowhere else. Owns its making;
 * it stays when the gateway stops, and goes with a sweep.
 */

import { CommandError } from '../lib/errors.ts';
import { type Engine, EngineError } from './engine.ts';
import { NAMESPACE_LABEL, namespaceLabels } from './labels.ts';

const CONFLICT = 409;

interface InspectedNetwork {
  readonly Labels?: Readonly<Record<string, string>> | null;
  readonly IPAM?: { readonly Config?: readonly { readonly Gateway?: string; readonly Subnet?: string }[] | null };
}

/** The network with the namespace's name; made if it is not there. */
export async function makeNetwork(engine: Engine, namespace: string): Promise<{ readonly gatewayAddress: string }> {
  const found = (await inspect(engine, namespace)) ?? (await create(engine, namespace));
  if (found?.Labels?.[NAMESPACE_LABEL] !== namespace)
    throw new CommandError(`the engine has a network "${namespace}" that is somebody else's`);
  const { Gateway: gateway, Subnet: subnet } = found.IPAM?.Config?.[0] ?? {};
  // An internal network need not name its gateway; the engine then takes the first address.
  const address = gateway ?? subnet?.replace(/\d+\/\d+$/, '1');
  if (address === undefined) throw new CommandError(`the network "${namespace}" has no address of its gateway`);
  return { gatewayAddress: address.replace(/\/\d+$/, '') };
}

async function inspect(engine: Engine, name: string): Promise<InspectedNetwork | undefined> {
  return (await engine.get(`/networks/${encodeURIComponent(name)}`)) as InspectedNetwork | undefined;
}

async function create(engine: Engine, name: string): Promise<InspectedNetwork | undefined> {
  const json = { Name: name, Driver: 'bridge', Internal: true, CheckDuplicate: true, Labels: namespaceLabels(name) };
  try {
    await engine.send('POST', '/networks/create', { json });
  } catch (error) {
    if (!(error instanceof EngineError && error.status === CONFLICT)) throw error;
  }
  return inspect(engine, name);
}

// SPDX-License-Identifier: Apache-2.0
/**
 * What a run has on the engine, by the label that its gateway puts on everything: found, read, and removed at the end.
 * Nothing without that label is ever touched.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { type GatewayContext, isAtEndpoint } from './context.ts';
import { type EngineAnswer, requireOk } from './engine-client.ts';
import { waitFor } from './process.ts';
import { listSandboxes } from './sandboxes.ts';

const MANAGER_LABEL = 'openshell.ai/managed-by';
const SCOPE_LABEL = 'openshell.ai/sandbox-namespace';
const NAME_LABEL = 'openshell.ai/sandbox-name';
const ID_LABEL = 'openshell.ai/sandbox-id';
const ROLE_LABEL = 'openshell.ai/isolation-role';

/** As long as the engine may take for a container that someone else is removing. */
const REMOVAL_LIMIT_MS = 20_000;

export interface SandboxContainer {
  readonly id: string;
  readonly name: string;
  /** Name of its sandbox; null where it belongs to none. */
  readonly instance: string | null;
  readonly sandboxId: string | null;
  /** Of the newer generation `supervisor`, `staging` or `identity`, too. */
  readonly role: string;
  /** `created`, `running`, `paused`, `restarting`, `removing`, `exited`, `dead`. */
  readonly status: string;
}

/** Every container with the run's label, running or not. */
async function listContainers(ctx: GatewayContext): Promise<readonly SandboxContainer[]> {
  return await withLabel(ctx, `${SCOPE_LABEL}=${ctx.scope}`);
}

/**
 * Every container of the run's sandboxes, to be looked at. Those of someone else's gateway carry another namespace, so
 * they are known by the ids of the sandboxes.
 */
export async function instanceContainers(ctx: GatewayContext): Promise<readonly SandboxContainer[]> {
  if (!isAtEndpoint(ctx)) return await listContainers(ctx);
  const listing = await listSandboxes(ctx);
  const ids = new Set(listing.kind === 'listed' ? listing.sandboxes.map(({ id }) => id) : []);
  const all = await withLabel(ctx, `${MANAGER_LABEL}=openshell`);
  return all.filter(({ sandboxId }) => sandboxId !== null && ids.has(sandboxId));
}

async function withLabel({ engine }: GatewayContext, label: string): Promise<readonly SandboxContainer[]> {
  const filters = encodeURIComponent(JSON.stringify({ label: [label] }));
  const found = (await engine.get(`/containers/json?all=1&filters=${filters}`)) as readonly EngineContainer[];
  return found.map(({ Id: id, Names: [name = id] = [], Labels: labels, State: status }) => ({
    id,
    name: name.replace(/^\//, ''),
    instance: labels?.[NAME_LABEL] ?? null,
    sandboxId: labels?.[ID_LABEL] ?? null,
    role: labels?.[ROLE_LABEL] ?? 'sandbox',
    status,
  }));
}

interface EngineContainer {
  readonly Id: string;
  readonly Names?: readonly string[];
  readonly Labels?: Readonly<Record<string, string>> | null;
  readonly State: string;
}

/** The container in which the instance's main process runs; null when there is none. */
export async function sandboxContainer(ctx: GatewayContext, instance: string): Promise<SandboxContainer | null> {
  const found = await instanceContainers(ctx);
  return found.find((container) => container.instance === instance && container.role === 'sandbox') ?? null;
}

/** Code that the container ended with; null while it runs and when it is gone. */
export async function exitCodeOf({ engine }: GatewayContext, id: string): Promise<number | null> {
  const info = (await engine.get(`/containers/${id}/json`)) as InspectedState | null;
  return info?.State.Status === 'exited' ? info.State.ExitCode : null;
}

interface InspectedState {
  readonly State: { readonly Status: string; readonly ExitCode: number };
}

export interface Removed {
  readonly kind: 'container' | 'volume' | 'network';
  readonly id: string;
  readonly instance?: string;
  readonly role?: string;
}

/** Removes the run's containers with what they had, its volumes and its network; tells each thing that it removed. */
export async function removeAll(ctx: GatewayContext): Promise<readonly Removed[]> {
  const removed: Removed[] = [];
  for (const { id, name, instance, role } of await listContainers(ctx)) {
    const gone = await remove(ctx, `/containers/${id}?force=1&v=1`, `container ${name}`);
    if (gone) removed.push({ kind: 'container', id: name, ...(instance === null ? {} : { instance, role }) });
  }
  for (const volume of await listVolumes(ctx)) {
    const path = `/volumes/${encodeURIComponent(volume)}?force=1`;
    if (await remove(ctx, path, `volume ${volume}`)) removed.push({ kind: 'volume', id: volume });
  }
  // The network's name is the run's own; the driver makes it and leaves it.
  const { scope } = ctx;
  if (await remove(ctx, `/networks/${scope}`, `network ${scope}`)) removed.push({ kind: 'network', id: scope });
  return removed;
}

export async function listVolumes({ engine, scope }: GatewayContext): Promise<readonly string[]> {
  const filters = encodeURIComponent(JSON.stringify({ label: [`${SCOPE_LABEL}=${scope}`] }));
  const answer = (await engine.get(`/volumes?filters=${filters}`)) as {
    readonly Volumes: readonly { readonly Name: string }[] | null;
  };
  return (answer.Volumes ?? []).map(({ Name }) => Name);
}

function isUnderWay({ status, body }: EngineAnswer): boolean {
  return status === 409 && /already in progress/.test(body.toString('utf8'));
}

/** Whether it was there; it is gone then. Throws a HarnessError when it cannot be removed. */
async function remove({ engine }: GatewayContext, path: string, what: string): Promise<boolean> {
  const ask = (): Promise<EngineAnswer> => engine.call('DELETE', path);
  let answer = await ask();
  if (answer.status === 404) return false;
  // Someone else is removing it. What it uses cannot be removed before that is done.
  const isSettled = async (): Promise<boolean> => {
    if (isUnderWay(answer)) answer = await ask();
    return !isUnderWay(answer);
  };
  await waitFor(isSettled, REMOVAL_LIMIT_MS);
  if (answer.status === 404) return true;
  if (answer.status >= 400 && /network .* has active endpoints/.test(answer.body.toString('utf8'))) {
    throw new HarnessError(`${what} still has containers that are not this run's`, { code: 'network-in-use' });
  }
  requireOk(`removing ${what}`, answer);
  return true;
}

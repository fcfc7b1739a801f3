// SPDX-License-Identifier: Apache-2.0
/** The hooks that look: states of the run's sandboxes, and everything that there is of the run. */
import path from 'node:path';
import { exitCodeOf, instanceContainers, listVolumes, type SandboxContainer } from './containers.ts';
import type { GatewayContext } from './context.ts';
import { readIfPresent, waitFor, writeWhole } from './process.ts';
import { type ContainerEnd, type Listing, listSandboxes, type Sandbox, stateLine } from './sandboxes.ts';

/** What a hook exits with when the gateway cannot be reached. */
const NOT_NOW = 75;
/** A container ends this long after its gateway says so, at most. */
const END_LIMIT_MS = 2_000;

/** How the containers of these sandboxes stand, by their names. */
export type LookAtEnds = (names: readonly string[]) => Promise<ReadonlyMap<string, ContainerEnd>>;

/** One JSON line for each sandbox of the run. */
export function read(ctx: GatewayContext): Promise<number> {
  return readStates(ctx, { look: (names) => lookAtEnds(ctx, names), instanceOf: (name) => name });
}

/** `instanceOf`: what the harness calls a sandbox; null for one that is not the run's. */
export async function readStates(
  ctx: GatewayContext,
  { look, instanceOf }: { readonly look: LookAtEnds; readonly instanceOf: (sandbox: string) => string | null },
): Promise<number> {
  const listing = await listSandboxes(ctx);
  if (listing.kind !== 'listed') return refuse(ctx, listing);
  const untold = listing.sandboxes.filter(({ phase, exitCode }) => phase === 'Error' && exitCode === undefined);
  const ends = untold.length === 0 ? new Map<string, ContainerEnd>() : await endsOf(ctx, untold, look);
  for (const sandbox of listing.sandboxes) {
    const instance = instanceOf(sandbox.name);
    if (instance === null) continue;
    const line = stateLine(sandbox, ends.get(sandbox.name) ?? null);
    ctx.out(`${JSON.stringify({ ...line, instance })}\n`);
  }
  return 0;
}

/**
 * How the containers of these sandboxes stand. One that still runs is waited for the first time that its sandbox is seen
 * in `Error`: the gateway tells the end of the main process a moment before the container has ended.
 */
async function endsOf(
  ctx: GatewayContext,
  sandboxes: readonly Sandbox[],
  look: LookAtEnds,
): Promise<ReadonlyMap<string, ContainerEnd>> {
  const known = path.join(ctx.files.workDir, 'ended-instances');
  const before = new Set((readIfPresent(known) ?? '').split('\n'));
  const names = sandboxes.map(({ name }) => name);
  let ends = await look(names);
  const isSettled = async (): Promise<boolean> => {
    ends = await look(names);
    return names.every((name) => before.has(name) || ends.get(name)?.status !== 'running');
  };
  await waitFor(isSettled, END_LIMIT_MS);
  if (names.some((name) => !before.has(name))) writeWhole(known, [...before, ...names].join('\n'));
  return ends;
}

async function lookAtEnds(ctx: GatewayContext, names: readonly string[]): Promise<ReadonlyMap<string, ContainerEnd>> {
  const ends = new Map<string, ContainerEnd>();
  for (const { id, instance, role, status } of await instanceContainers(ctx)) {
    if (instance === null || role !== 'sandbox' || !names.includes(instance)) continue;
    ends.set(instance, { status, exitCode: status === 'exited' ? await exitCodeOf(ctx, id) : null });
  }
  return ends;
}

/** One JSON line for each sandbox that the gateway knows, each container and each volume of the run. */
export async function inventory(ctx: GatewayContext): Promise<number> {
  const listing = await listSandboxes(ctx);
  if (listing.kind !== 'listed') return refuse(ctx, listing);
  const items = [
    ...listing.sandboxes.map(({ name, id }) => ({ kind: 'sandbox', id: id ?? name, instance: name })),
    ...(await instanceContainers(ctx)).map(itemOf),
    ...(await listVolumes(ctx)).map((id) => ({ kind: 'volume', id })),
  ];
  for (const item of items) ctx.out(`${JSON.stringify(item)}\n`);
  return 0;
}

function itemOf({ id, name, instance, role }: SandboxContainer): object {
  return { kind: 'container', id: name, role, identity: id, ...(instance === null ? {} : { instance }) };
}

export function refuse(ctx: GatewayContext, listing: Exclude<Listing, { kind: 'listed' }>): number {
  if (listing.kind === 'unreachable') return NOT_NOW;
  ctx.err(`${listing.why}\n`);
  return 1;
}

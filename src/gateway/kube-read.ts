// SPDX-License-Identifier: Apache-2.0
/** The hooks that look at a gateway in a cluster: states of the run's sandboxes, and everything that there is of the run. */
import { type GatewayContext, needed } from './context.ts';
import { instanceOf, openKube, sandboxNamespace } from './kube-context.ts';
import { endOf, listObjects, listPods } from './kube-sandboxes.ts';
import { readStates, refuse } from './read.ts';
import { type ContainerEnd, listSandboxes } from './sandboxes.ts';

export function readKube(ctx: GatewayContext): Promise<number> {
  const look = async (names: readonly string[]): Promise<ReadonlyMap<string, ContainerEnd>> => {
    const pods = await listPods(await openKube(ctx), sandboxNamespace(ctx));
    const ofSandboxes = pods.filter(({ role }) => role === 'sandbox');
    return new Map(
      names.flatMap((name) => {
        const pod = ofSandboxes.find(({ instance }) => instance === instanceOf(ctx, name));
        return pod === undefined ? [] : [[name, endOf(pod)] as const];
      }),
    );
  };
  return readStates(ctx, { look, instanceOf: (name) => instanceOf(ctx, name) });
}

/** One JSON line for each sandbox that the gateway knows, and each pod, resource and Deployment of one. */
export async function inventoryKube(ctx: GatewayContext): Promise<number> {
  const listing = await listSandboxes(ctx);
  if (listing.kind !== 'listed') return refuse(ctx, listing);
  const kube = await openKube(ctx);
  const namespace = sandboxNamespace(ctx);
  const items = [
    ...listing.sandboxes.flatMap(({ name, id }) => {
      const instance = instanceOf(ctx, name);
      return instance === null ? [] : [{ kind: 'sandbox', id: id ?? name, instance }];
    }),
    ...(await listPods(kube, namespace)).map(({ instance, name, uid, role }) => ({
      ...{ kind: 'pod', id: name, instance, role, identity: uid },
    })),
    ...(await listObjects(kube, namespace)).map(({ kind, name, instance }) => ({ kind, id: name, instance })),
  ];
  for (const item of items) ctx.out(`${JSON.stringify(item)}\n`);
  return 0;
}

/** Name of the instance that the hook is about. */
export function wantedInstance({ env }: Pick<GatewayContext, 'env'>): string {
  return needed(env, 'CHAOS_INSTANCE');
}

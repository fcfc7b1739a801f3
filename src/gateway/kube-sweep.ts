// SPDX-License-Identifier: Apache-2.0
/**
 * Deleting sandboxes of a run through their gateway, and, where that does not help, what is left of them in the cluster.
 * Only what has a name of this run is touched; a cluster that others use has much else.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { statusOf } from '../platform/kubernetes/errors.ts';
import type { GatewayContext } from './context.ts';
import { instanceOf, type KubeContext, openKube, podsPath, sandboxName, sandboxNamespace } from './kube-context.ts';
import { wantedInstance } from './kube-read.ts';
import { closeReading, removeReaders } from './kube-reader.ts';
import { listObjects, listPods } from './kube-sandboxes.ts';
import { waitFor } from './process.ts';
import { listSandboxes, plainText, runCli } from './sandboxes.ts';

/** Deleting waits for the grace of the pod. */
const DELETE_LIMIT_MS = 60_000;
const GONE_LIMIT_MS = 60_000;
/** Of pods whose sandbox was not there any more. */
const REST_LIMIT_MS = 10_000;
const SWEEP_LIMIT_MS = 30_000;

/** The delete hook: exit 0 when the instance is gone from the gateway and from the cluster. */
export async function deleteKube(ctx: GatewayContext): Promise<number> {
  const kube = await openKube(ctx);
  const instance = wantedInstance(ctx);
  const namespace = sandboxNamespace(ctx);
  closeReading(ctx, instance);
  // A volume that a pod uses is not deleted.
  await removeReaders(kube, { namespace, instance });
  const { problem, wasThere } = await deleteSandbox(ctx, sandboxName(ctx, instance));
  if (problem !== null) {
    ctx.err(`${problem}\n`);
    return 1;
  }
  const isGone = async (): Promise<boolean> => (await leftOf(kube, namespace, instance)).length === 0;
  if (await waitFor(isGone, wasThere ? GONE_LIMIT_MS : REST_LIMIT_MS)) return 0;
  const left = await leftOf(kube, namespace, instance);
  ctx.err(`still there: ${left.join(', ')}; kubectl --namespace ${namespace} get pods,sandboxes shows why\n`);
  return 1;
}

interface Deletion {
  /** Null when the gateway has taken it, or knows no such sandbox of this run. */
  readonly problem: string | null;
  readonly wasThere: boolean;
}

async function deleteSandbox(ctx: GatewayContext, name: string): Promise<Deletion> {
  const listing = await listSandboxes(ctx);
  if (listing.kind !== 'listed') {
    const problem = listing.kind === 'unreachable' ? 'the gateway cannot be reached' : listing.why;
    return { problem, wasThere: false };
  }
  // One of the same name that does not carry the run's label is somebody else's.
  if (!listing.sandboxes.some((sandbox) => sandbox.name === name)) return { problem: null, wasThere: false };
  const { code, stderr } = await runCli(ctx, ['sandbox', 'delete', name], DELETE_LIMIT_MS);
  const said = plainText(stderr);
  const isTaken = code === 0 || /not found/i.test(said);
  return { problem: isTaken ? null : `openshell sandbox delete ${name}: ${said}`, wasThere: true };
}

async function leftOf(kube: KubeContext, namespace: string, instance: string): Promise<readonly string[]> {
  const listing = await listSandboxes(kube.ctx);
  const pods = (await listPods(kube, namespace)).filter((pod) => pod.instance === instance);
  const known =
    listing.kind === 'listed'
      ? listing.sandboxes
          .filter(({ name }) => name === sandboxName(kube.ctx, instance))
          .map(({ phase }) => `the sandbox (${phase})`)
      : // Who does not answer has not said that it is gone.
        ['the sandbox (its gateway does not answer)'];
  return [...known, ...pods.map(({ name }) => `pod ${name}`)];
}

/** What outlived the deletion of the run's instances. Rejects with a HarnessError when something stays. */
export async function sweepSandboxes(kube: KubeContext, namespace: string): Promise<readonly object[]> {
  const { ctx } = kube;
  const swept: object[] = [];
  const listing = await listSandboxes(ctx);
  for (const { name } of listing.kind === 'listed' ? listing.sandboxes : []) {
    const instance = instanceOf(ctx, name);
    if (instance === null) continue;
    const { problem } = await deleteSandbox(ctx, name);
    if (problem === null) swept.push({ kind: 'sandbox', id: name, instance });
    else ctx.err(`${problem}\n`);
  }
  const isGone = async (): Promise<boolean> => (await listPods(kube, namespace)).length === 0;
  if (swept.length > 0) await waitFor(isGone, SWEEP_LIMIT_MS);
  swept.push(...(await removeObjects(kube, namespace)));
  if (await waitFor(isGone, SWEEP_LIMIT_MS)) return swept;
  const left = (await listPods(kube, namespace)).map(({ name }) => name);
  throw new HarnessError(`pods of the run are still there: ${left.slice(0, 10).join(', ')}`, {
    code: 'sweep-failed',
    hint: `Look what holds them, then: kubectl --namespace ${namespace} delete pod ${left.slice(0, 10).join(' ')} --force`,
  });
}

/** Resources first: their controller would make their pods again. */
async function removeObjects(kube: KubeContext, namespace: string): Promise<readonly object[]> {
  const removed: object[] = [];
  for (const { path, kind, name, instance } of await listObjects(kube, namespace)) {
    if (await remove(kube, path)) removed.push({ kind, id: name, instance });
  }
  for (const { name, instance, role } of await listPods(kube, namespace)) {
    if (await remove(kube, podsPath(namespace, name))) removed.push({ kind: 'pod', id: name, instance, role });
  }
  return removed;
}

async function remove({ api, signal }: KubeContext, path: string): Promise<boolean> {
  try {
    await api.send({ method: 'DELETE', path }, signal);
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

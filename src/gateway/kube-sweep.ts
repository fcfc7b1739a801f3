// SPDX-License-Identifier: Apache-2.0
/**
 * Deleting sandboxes of a run through their gateway, and, where that does not help, what is left of them in the cluster.
 * Only what has a name of this run is touched; a cluster that others use has much else.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { statusOf } from '../platform/kubernetes/errors.ts';
import { type GatewayContext, needed } from './context.ts';
import { instanceOf, type KubeContext, openKube, podsPath, sandboxName, sandboxNamespace } from './kube-context.ts';
import { wantedInstance } from './kube-read.ts';
import { closeReading, removeReaders } from './kube-reader.ts';
import { listObjects, listPods } from './kube-sandboxes.ts';
import { findGateway, type ReleasePlace } from './kube-system.ts';
import { waitFor } from './process.ts';
import { listSandboxes, plainText, runCli } from './sandboxes.ts';

/** Deleting waits for the grace of the pod. */
const DELETE_LIMIT_MS = 60_000;
const GONE_LIMIT_MS = 60_000;
/** Of pods whose sandbox was not there any more. */
const REST_LIMIT_MS = 10_000;
const SWEEP_LIMIT_MS = 30_000;
/** Of a gateway that is starting. */
const ANSWER_LIMIT_MS = 60_000;

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

/**
 * Removes what outlived the deletion of the run's instances, and tells each thing. Rejects at the end with a HarnessError
 * (`sweep-failed`) when something stays, in the cluster or on the gateway's record.
 */
export async function* sweepSandboxes(
  kube: KubeContext,
  { gateway, namespace }: { readonly gateway: ReleasePlace; readonly namespace: string },
): AsyncGenerator<object, void> {
  const problem = (await whyAway(kube, gateway)) ?? (yield* sweepRecords(kube, namespace));
  yield* removeObjects(kube, namespace);
  if (!(await waitFor(() => hasNoPods(kube, namespace), SWEEP_LIMIT_MS))) {
    const left = (await listPods(kube, namespace)).map(({ name }) => name);
    throw new HarnessError(`pods of the run are still there: ${left.slice(0, 10).join(', ')}`, {
      code: 'sweep-failed',
      hint: `Look what holds them, then: kubectl --namespace ${namespace} delete pod ${left.slice(0, 10).join(' ')} --force`,
    });
  }
  if (problem === null) return;
  throw new HarnessError(`the gateway may still have sandboxes of the run on its record: ${problem}`, {
    code: 'sweep-failed',
    hint: `When it answers: openshell sandbox list --selector chaos-run=${needed(kube.ctx.env, 'CHAOS_RUN_ID')}, and delete what it shows.`,
  });
}

/** Null for a gateway that is there, or will be when its pod has started. */
async function whyAway({ api, signal }: KubeContext, gateway: ReleasePlace): Promise<string | null> {
  try {
    await findGateway(api, gateway, signal);
    return null;
  } catch (error) {
    if (error instanceof HarnessError && error.code === 'no-gateway') return error.message;
    throw error;
  }
}

/** Deletes through the gateway; returns what was in the way, if anything. */
async function* sweepRecords(kube: KubeContext, namespace: string): AsyncGenerator<object, string | null> {
  const { ctx } = kube;
  let listing = await listSandboxes(ctx);
  // One that was scaled up again a moment ago is still starting.
  const answers = async (): Promise<boolean> => {
    listing = await listSandboxes(ctx);
    return listing.kind !== 'unreachable';
  };
  if (listing.kind === 'unreachable') await waitFor(answers, ANSWER_LIMIT_MS);
  if (listing.kind === 'unreachable') return `it did not answer within ${String(ANSWER_LIMIT_MS / 1000)} s`;
  if (listing.kind === 'failed') return listing.why;
  const problems: string[] = [];
  let swept = 0;
  for (const { name } of listing.sandboxes) {
    const instance = instanceOf(ctx, name);
    if (instance === null) continue;
    const { problem } = await deleteSandbox(ctx, name);
    if (problem !== null) {
      problems.push(problem);
      continue;
    }
    swept += 1;
    yield { kind: 'sandbox', id: name, instance };
  }
  if (swept > 0) await waitFor(() => hasNoPods(kube, namespace), SWEEP_LIMIT_MS);
  return problems.length === 0 ? null : problems.join('; ');
}

async function hasNoPods(kube: KubeContext, namespace: string): Promise<boolean> {
  return (await listPods(kube, namespace)).length === 0;
}

/** Resources first: their controller would make their pods again. */
async function* removeObjects(kube: KubeContext, namespace: string): AsyncGenerator<object, void> {
  for (const { path, kind, name, instance } of await listObjects(kube, namespace)) {
    if (await remove(kube, path)) yield { kind, id: name, instance };
  }
  for (const { name, instance, role } of await listPods(kube, namespace)) {
    if (await remove(kube, podsPath(namespace, name))) yield { kind: 'pod', id: name, instance, role };
  }
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

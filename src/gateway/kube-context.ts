// SPDX-License-Identifier: Apache-2.0
/**
 * What hooks of a gateway in a cluster share: the cluster, the names that things of a run have there, and what the boot
 * has noted. A sandbox is called `<instance>-<end of the run id>`, so that two runs on one gateway do not meet, and so
 * that what has such a name can be removed.
 */
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { createSystemClock } from '../platform/clock.ts';
import { type ClusterApi, openCluster } from '../platform/kubernetes/cluster-api.ts';
import { whileAway } from '../platform/kubernetes/retry.ts';
import { asRecord, textAt } from '../platform/kubernetes/values.ts';
import { type GatewayContext, needed } from './context.ts';
import type { ReleasePlace } from './kube-system.ts';
import { readIfPresent, writeWhole } from './process.ts';

export interface KubeNote extends ReleasePlace {
  /** Whether the run installed it, in a namespace of its own. */
  readonly isOwn: boolean;
  /** Where pods of sandboxes are; null until it is known. */
  readonly sandboxes: string | null;
}

export interface KubeContext {
  readonly ctx: GatewayContext;
  readonly api: ClusterApi;
  readonly signal: AbortSignal;
}

/** The label of everything that these hooks make. */
export const RUN_LABEL = 'chaos-run';

/** The hook's own limit ends it sooner. */
const HOOK_LIMIT_MS = 15 * 60_000;

export async function openKube(
  ctx: GatewayContext,
  signal: AbortSignal = AbortSignal.timeout(HOOK_LIMIT_MS),
): Promise<KubeContext> {
  return { ctx, api: patient(await openCluster()), signal };
}

/** A cluster that is away, busy or failing for a moment is asked again; callers bear that something was done already. */
function patient(api: ClusterApi): ClusterApi {
  const clock = createSystemClock();
  return {
    ...api,
    send: (request, signal) => whileAway(clock, () => api.send(request, signal), signal),
    read: (path, signal) => whileAway(clock, () => api.read(path, signal), signal),
    list: (request, signal) => whileAway(clock, () => api.list(request, signal), signal),
  };
}

/** `-abc123`: what names of this run end with. */
export function nameEnd({ env }: Pick<GatewayContext, 'env'>): string {
  const runId = needed(env, 'CHAOS_RUN_ID').toLowerCase();
  return runId.slice(runId.lastIndexOf('-'));
}

export function sandboxName(ctx: Pick<GatewayContext, 'env'>, instance: string): string {
  return `${instance}${nameEnd(ctx)}`;
}

/** The instance of a sandbox; null for one of somebody else. */
export function instanceOf(ctx: Pick<GatewayContext, 'env'>, sandbox: string): string | null {
  const end = nameEnd(ctx);
  return sandbox.endsWith(end) && sandbox.length > end.length ? sandbox.slice(0, -end.length) : null;
}

export function runLabel({ env }: Pick<GatewayContext, 'env'>): Readonly<Record<string, string>> {
  return { [RUN_LABEL]: needed(env, 'CHAOS_RUN_ID') };
}

function noteFile({ files }: Pick<GatewayContext, 'files'>): string {
  return path.join(files.workDir, 'kube.json');
}

export function writeNote(ctx: Pick<GatewayContext, 'files'>, note: KubeNote): void {
  writeWhole(noteFile(ctx), `${JSON.stringify(note)}\n`);
}

/** What the boot noted; null where it did not come so far. */
export function readNote(ctx: Pick<GatewayContext, 'files'>): KubeNote | null {
  const value = asRecord(parseJson(readIfPresent(noteFile(ctx)) ?? ''));
  const [namespace, release] = [textAt(value, 'namespace'), textAt(value, 'release')];
  if (namespace === null || release === null) return null;
  return { namespace, release, isOwn: value['isOwn'] === true, sandboxes: textAt(value, 'sandboxes') };
}

/** Throws a HarnessError (`not-booted`) before the boot. */
export function sandboxNamespace(ctx: Pick<GatewayContext, 'files'>): string {
  const namespace = readNote(ctx)?.sandboxes ?? null;
  if (namespace !== null) return namespace;
  throw new HarnessError('where sandboxes are is not known: the gateway did not boot', { code: 'not-booted' });
}

export function podsPath(namespace: string, name?: string): string {
  const path = `/api/v1/namespaces/${encodeURIComponent(namespace)}/pods`;
  return name === undefined ? path : `${path}/${encodeURIComponent(name)}`;
}

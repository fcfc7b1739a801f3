// SPDX-License-Identifier: Apache-2.0
/**
 * Pods and policies that the harness makes to try something, and their removal. All of it carries a label, and says which
 * process made it, so that what a killed one left is found and removed. What others made is never touched.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import { bootId } from '../../platform/host.ts';
import { type ClusterApi, unlessMissing } from '../../platform/kubernetes/cluster-api.ts';
import { type Fields, textsAt } from '../../platform/kubernetes/values.ts';
import { isAlive, readProcess } from '../../platform/processes.ts';
import { metadataOf } from './objects.ts';
import { podsPath, policiesPath } from './paths.ts';

/** Names the try. */
const SCRATCH_LABEL = 'openshell-chaos.scratch';
/** Boot, pid and start time of its harness. */
const OWNER = 'openshell-chaos.scratch-owner';

export interface ScratchOwner {
  readonly bootId: string;
  readonly pid: number;
  readonly startTime: string;
}

export interface Scratch {
  readonly namespace: string;
  readonly id: string;
  readonly owner: ScratchOwner;
}

export function scratchMetadata(
  { namespace, id, owner }: Scratch,
  { name, labels = {} }: { readonly name: string; readonly labels?: Readonly<Record<string, string>> },
): object {
  return {
    ...{ name: `${id}-${name}`, namespace, labels: { [SCRATCH_LABEL]: id, ...labels } },
    annotations: { [OWNER]: `${owner.bootId} ${String(owner.pid)} ${owner.startTime}` },
  };
}

/** Removes what carries the id; what is gone already is no failure. Rejects with a HarnessError. */
export async function removeScratch(api: ClusterApi, { namespace, id }: Scratch, signal: AbortSignal): Promise<void> {
  await removeWhere(
    api,
    { namespace, matches: (item) => textsAt(item, 'metadata', 'labels')[SCRATCH_LABEL] === id },
    signal,
  );
}

/** Removes what harnesses of this machine left that are dead. How many. Rejects with a HarnessError. */
export function removeOfDead(api: ClusterApi, namespace: string, signal: AbortSignal): Promise<number> {
  const matches = (item: Fields): boolean => isOwnerDead(textsAt(item, 'metadata', 'annotations')[OWNER] ?? '');
  return removeWhere(api, { namespace, matches }, signal);
}

async function removeWhere(
  api: ClusterApi,
  { namespace, matches }: { readonly namespace: string; readonly matches: (item: Fields) => boolean },
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const path of [policiesPath(namespace), podsPath(namespace)]) {
    const { items } = await api.list({ path, query: { labelSelector: SCRATCH_LABEL } }, signal);
    for (const item of items.filter(matches)) {
      const { name, uid } = metadataOf(item);
      const body = { apiVersion: 'v1', kind: 'DeleteOptions', gracePeriodSeconds: 0, preconditions: { uid } };
      const one = `${path}/${encodeURIComponent(name)}`;
      await unlessMissing(() => api.send({ method: 'DELETE', path: one, body }, signal));
      removed += 1;
    }
  }
  return removed;
}

/** Not said of a pid that means something else here: of another machine, or another container on the same boot. */
function isOwnerDead(owner: string): boolean {
  const [boot = '', pid = '', startTime = ''] = owner.split(' ');
  if (boot !== bootId() || !/^\d+$/.test(pid)) return false;
  const facts = readProcess(Number(pid));
  return facts === null || facts.startTime !== startTime || !isAlive(facts);
}

/** What removes all of a try by hand. */
export function removalCommand({ namespace, id }: Pick<Scratch, 'namespace' | 'id'>): string {
  return `kubectl --namespace ${namespace} delete pods,networkpolicies -l ${SCRATCH_LABEL}=${id}`;
}

export function notProven(message: string): HarnessError {
  return new HarnessError(message, { code: 'not-proven' });
}

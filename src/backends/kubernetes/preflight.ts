// SPDX-License-Identifier: Apache-2.0
/**
 * Preflight of a cluster: whether one is configured and answers, as whom, what that user may do there, and whether its
 * network enforces policies. Nothing is changed but scratch pods, which are removed.
 */
import { causeChain, HarnessError } from '../../core/domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BackendPreflight, PreflightItem } from '../../ports/preflight.ts';
import { type ClusterApi, openCluster } from '../../platform/kubernetes/cluster-api.ts';
import { quote } from '../../platform/kubernetes/errors.ts';
import { NEEDED_PERMISSIONS, type NeededPermission } from '../../platform/kubernetes/needed-permissions.ts';
import { textAt, valueAt } from '../../platform/kubernetes/values.ts';
import { proveEnforcement } from './enforcement.ts';
import type { ScratchOwner } from './scratch.ts';

const LIMIT_MS = 300_000;
const OLDEST_MINOR = 27;
const NOTHING = 'no experiment can run on it';

interface Parts {
  readonly clock: Clock;
  readonly owner: ScratchOwner;
}

export function createKubernetesPreflight(parts: Parts): BackendPreflight {
  return {
    async probe({ images }, signal) {
      const items: PreflightItem[] = [];
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      try {
        const api = await openCluster();
        items.push(await clusterItem(api, limited));
        items.push(...(await permissionItems(api, limited)));
        items.push(policyItem(await proveEnforcement({ api, ...parts, image: images[0] ?? null }, limited)));
      } catch (error) {
        items.push(limited.aborted ? stoppedItem(signal.aborted) : missingItem(error));
      }
      return items;
    },
    async prove(ability, { images }, signal) {
      if (ability === 'signals') return null;
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      try {
        return await proveEnforcement({ api: await openCluster(), ...parts, image: images[0] ?? null }, limited);
      } catch (error) {
        return { way: null, why: causeChain(error)[0] ?? 'no cluster', fix: 'chaos preflight says what is missing' };
      }
    },
  };
}

function stoppedItem(wasTold: boolean): PreflightItem {
  const seen = wasTold ? 'cancelled' : `not done within ${String(LIMIT_MS / 1000)} s`;
  return { name: 'kubernetes', status: 'missing', seen, needed: 'time to try it all' };
}

const FIXES: Readonly<Record<string, string>> = {
  'node-too-old': 'nvm install 22',
  'cluster-unconfigured': 'kubectl config get-contexts',
  'cluster-credentials': 'kubectl auth whoami',
};

function missingItem(error: unknown): PreflightItem {
  const code = error instanceof HarnessError ? error.code : 'bug';
  const seen = causeChain(error).slice(0, 2).join(': ');
  const needed = code === 'node-too-old' ? 'Node 22 or later' : 'a cluster that answers, and accepts who asks';
  const name = code === 'node-too-old' ? 'kubernetes client' : 'kubernetes cluster';
  return { name, status: 'missing', seen, needed, means: NOTHING, fix: FIXES[code] ?? 'kubectl cluster-info' };
}

/** Rejects with a HarnessError when it does not answer, or not to us. */
async function clusterItem(api: ClusterApi, signal: AbortSignal): Promise<PreflightItem> {
  const version = await api.send({ method: 'GET', path: '/version' }, signal);
  // Anybody may ask for the version; this asks who we are.
  await canI(api, { verb: 'list', group: '', resource: 'pods' }, signal);
  const minor = Number.parseInt(textAt(version, 'minor') ?? '', 10);
  const { server, context, namespace } = api.connection;
  const seen = `${quote(textAt(version, 'gitVersion') ?? '?')} at ${server}, context ${quote(context)}, namespace ${namespace}`;
  const isKnown = Number.isNaN(minor) || minor >= OLDEST_MINOR;
  return {
    name: 'kubernetes cluster',
    status: isKnown ? 'ok' : 'missing',
    seen,
    needed: `Kubernetes 1.${String(OLDEST_MINOR)} or later`,
    ...(isKnown ? {} : { means: NOTHING }),
  };
}

/** One item for all that is there, and one for each that is not. */
async function permissionItems(api: ClusterApi, signal: AbortSignal): Promise<readonly PreflightItem[]> {
  const missing: PreflightItem[] = [];
  const { namespace } = api.connection;
  const asked = NEEDED_PERMISSIONS.flatMap((needed) => needed.verbs.map((verb) => ({ needed, verb })));
  const answers = await Promise.all(asked.map(({ needed, verb }) => canI(api, { ...needed, verb }, signal)));
  for (const [index, { needed, verb }] of asked.entries()) {
    if (answers[index] === false) missing.push(lackingItem(needed, verb, namespace));
  }
  if (missing.length > 0) return missing;
  const seen = `${String(asked.length)} permissions in namespace ${namespace}`;
  return [{ name: 'kubernetes permissions', status: 'ok', seen, needed: 'what faults, observers and hooks do' }];
}

function lackingItem(
  { group, resource, where, why }: NeededPermission,
  verb: string,
  namespace: string,
): PreflightItem {
  const [plural = '', subresource] = resource.split('/');
  const below = subresource === undefined ? '' : ` --subresource=${subresource}`;
  const named = group === '' ? plural : `${plural}.${group}`;
  return {
    name: 'kubernetes permissions',
    status: 'missing',
    seen: `may not ${verb} ${resource}${group === '' ? '' : ` of ${group}`} in namespace ${namespace}`,
    needed: where === 'both' ? why : `${why} (in the namespace of the ${where})`,
    means: why,
    fix: `kubectl auth can-i ${verb} ${named}${below} --namespace ${namespace} # must say yes; apply the role that the adapter ships`,
  };
}

/** Rejects with a HarnessError when the cluster does not say. */
async function canI(
  api: ClusterApi,
  { verb, group, resource }: { readonly verb: string; readonly group: string; readonly resource: string },
  signal: AbortSignal,
): Promise<boolean> {
  const [plural = '', subresource] = resource.split('/');
  const { namespace } = api.connection;
  const attributes = {
    namespace,
    verb,
    group,
    resource: plural,
    ...(subresource === undefined ? {} : { subresource }),
  };
  const body = {
    ...{ apiVersion: 'authorization.k8s.io/v1', kind: 'SelfSubjectAccessReview' },
    spec: { resourceAttributes: attributes },
  };
  const path = '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews';
  const answer = await api.send({ method: 'POST', path, body }, signal);
  return valueAt(answer, 'status', 'allowed') === true;
}

function policyItem(proof: Awaited<ReturnType<typeof proveEnforcement>>): PreflightItem {
  const about = { name: 'kubernetes network policies', needed: 'optional: they are enforced, for partition' };
  if (proof.way !== null) return { ...about, status: 'ok', seen: proof.way };
  return { ...about, status: 'optional', seen: proof.why, means: 'partition is not applicable', fix: proof.fix };
}

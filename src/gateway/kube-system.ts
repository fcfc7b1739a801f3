// SPDX-License-Identifier: Apache-2.0
/**
 * What the cluster shows of a gateway that runs there: the StatefulSet or Deployment of a release, its image, generation
 * and topology, and where its sandboxes are. Reads; installs and removes nothing. A cluster tells no generation, so it is
 * concluded from what differs between them, the surest clue first.
 */
import { HarnessError } from '../core/domain/errors.ts';
import type { ClusterApi } from '../platform/kubernetes/cluster-api.ts';
import { asRecord, type Fields, listAt, numberAt, textAt, textsAt } from '../platform/kubernetes/values.ts';
import type { Generation } from './config.ts';

export interface ReleasePlace {
  readonly namespace: string;
  readonly release: string;
}

export interface GatewayWorkload extends ReleasePlace {
  readonly resource: 'statefulsets' | 'deployments';
  readonly name: string;
  readonly replicas: number;
  /** What its pods carry. */
  readonly selector: Readonly<Record<string, string>>;
  readonly template: Fields;
  readonly image: string;
  /** Text of its configuration; empty where it cannot be read. */
  readonly config: string;
}

const GATEWAY_CONTAINER = 'openshell-gateway';
const NAME_LABEL = 'app.kubernetes.io/name';
const INSTANCE_LABEL = 'app.kubernetes.io/instance';
const ROLE_LABEL = 'openshell.ai/boundary-role';
/** Grace of the gateway's pods, which charts of the generations have always set differently. */
const GRACE_S: Readonly<Record<number, Generation>> = { 5: 'a', 30: 'n' };

/** Rejects with a HarnessError (`no-gateway`) when the release has no gateway there, or more than one pod of it. */
export async function findGateway(api: ClusterApi, place: ReleasePlace, signal: AbortSignal): Promise<GatewayWorkload> {
  const { namespace, release } = place;
  for (const resource of ['statefulsets', 'deployments'] as const) {
    const path = `/apis/apps/v1/namespaces/${encodeURIComponent(namespace)}/${resource}`;
    const { items } = await api.list({ path, labels: { [INSTANCE_LABEL]: release } }, signal);
    const found = items.find((item) => gatewayContainer(item) !== null);
    if (found !== undefined) return requireOne(await workloadOf(api, { ...place, resource, found }, signal));
  }
  throw new HarnessError(`release ${release} has no gateway in namespace ${namespace}`, {
    code: 'no-gateway',
    hint: `Look with: kubectl --namespace ${namespace} get statefulsets,deployments -l ${INSTANCE_LABEL}=${release}; name another one as installed:NAMESPACE/RELEASE.`,
  });
}

function requireOne(workload: GatewayWorkload): GatewayWorkload {
  const { namespace, name, replicas, resource } = workload;
  if (replicas === 1) return workload;
  throw new HarnessError(`${resource}/${name} in namespace ${namespace} has ${String(replicas)} replicas`, {
    code: 'no-gateway',
    hint: `An experiment needs exactly one gateway: kubectl --namespace ${namespace} scale ${resource}/${name} --replicas=1`,
  });
}

function gatewayContainer(workload: Fields): Fields | null {
  const containers = listAt(workload, 'spec', 'template', 'spec', 'containers').map(asRecord);
  return containers.find((one) => textAt(one, 'name') === GATEWAY_CONTAINER) ?? null;
}

async function workloadOf(
  api: ClusterApi,
  at: ReleasePlace & Pick<GatewayWorkload, 'resource'> & { readonly found: Fields },
  signal: AbortSignal,
): Promise<GatewayWorkload> {
  const { found, ...place } = at;
  return {
    ...place,
    name: textAt(found, 'metadata', 'name') ?? '',
    replicas: numberAt(found, 'spec', 'replicas') ?? 1,
    selector: textsAt(found, 'spec', 'selector', 'matchLabels'),
    template: asRecord(asRecord(found['spec'])['template']),
    image: textAt(gatewayContainer(found), 'image') ?? '',
    config: await configOf(api, { namespace: place.namespace, found }, signal),
  };
}

/** Where reading ConfigMaps is not permitted, other clues must do. */
async function configOf(
  api: ClusterApi,
  { namespace, found }: { readonly namespace: string; readonly found: Fields },
  signal: AbortSignal,
): Promise<string> {
  const volumes = listAt(found, 'spec', 'template', 'spec', 'volumes');
  const [name] = volumes.flatMap((volume) => textAt(volume, 'configMap', 'name') ?? []);
  if (name === undefined) return '';
  const path = `/api/v1/namespaces/${encodeURIComponent(namespace)}/configmaps/${encodeURIComponent(name)}`;
  try {
    return textAt(await api.read(path, signal), 'data', 'gateway.toml') ?? '';
  } catch (error) {
    if (error instanceof HarnessError && error.code === 'not-permitted') return '';
    throw error;
  }
}

export interface Clues {
  readonly workload: Pick<GatewayWorkload, 'template' | 'config'>;
  /** Pods of sandboxes that are there. */
  readonly sandboxes: readonly Fields[];
}

/** Null where nothing tells. */
export function generationBy({
  workload,
  sandboxes,
}: Clues): { readonly generation: Generation; readonly by: string } | null {
  const { template, config } = workload;
  if (sandboxes.some((pod) => textAt(pod, 'metadata', 'labels', ROLE_LABEL) !== null)) {
    return { generation: 'n', by: `sandboxes with ${ROLE_LABEL}` };
  }
  if (/^\s*compute_driver\s*=/m.test(config)) return { generation: 'n', by: 'compute_driver in its configuration' };
  if (/^\s*compute_drivers\s*=/m.test(config)) return { generation: 'a', by: 'compute_drivers in its configuration' };
  if (sandboxes.length > 0) return { generation: 'a', by: `sandboxes without ${ROLE_LABEL}` };
  const grace = numberAt(template, 'spec', 'terminationGracePeriodSeconds');
  const generation = grace === null ? undefined : GRACE_S[grace];
  return generation === undefined ? null : { generation, by: `a grace of ${String(grace)} s` };
}

/** Container whose log is the supervisor's in the older generation, by the topology. */
export function supervisorContainer({ config }: Pick<GatewayWorkload, 'config'>): string {
  return /^\s*topology\s*=\s*"sidecar"/m.test(config) ? 'openshell-supervisor-network' : 'agent';
}

/** Namespace of the sandboxes as the configuration says it; null where it does not. */
export function configuredNamespace({ config }: Pick<GatewayWorkload, 'config'>): string | null {
  const [, section = ''] = /^\[openshell\.drivers\.kubernetes\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(config) ?? [];
  return /^\s*(?:sandbox_)?namespace\s*=\s*"([a-z0-9-]+)"/m.exec(section)?.[1] ?? null;
}

/** What the image says: `0.1.8` of `ghcr.io/nvidia/openshell/gateway:v0.1.8`; null for a tag that is no version. */
export function versionOfImage(image: string): string | null {
  const tag = /:([^/:@]+)(?:@.*)?$/.exec(image)?.[1] ?? '';
  return /^v?(\d+\.\d+\.\d+[0-9A-Za-z.+-]*)$/.exec(tag)?.[1] ?? null;
}

/** Of the workload or of its pods. */
export function versionOfLabels({ template }: Pick<GatewayWorkload, 'template'>): string | null {
  return textAt(template, 'metadata', 'labels', 'app.kubernetes.io/version');
}

export function appName({ selector }: Pick<GatewayWorkload, 'selector'>): string {
  return selector[NAME_LABEL] ?? 'openshell';
}

export function isStandIn({ image }: Pick<GatewayWorkload, 'image'>): boolean {
  return image.startsWith('openshell-stand-in/');
}

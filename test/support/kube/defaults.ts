// SPDX-License-Identifier: Apache-2.0
/** What the server fills into a new object, and what it refuses: the part of Kubernetes' rules that clients can meet. */
import { isDeepStrictEqual } from 'node:util';
import type { Cause } from './api-error.ts';
import type { Container, KubeObject, PodSpec, Workload } from './objects.ts';
import { qualityOf } from './quality-of-service.ts';
import type { Resource } from './resources.ts';
import { selects } from './selectors.ts';

/** With defaults, and with the status that a new object has. */
export function withDefaults(resource: Resource, object: KubeObject, clusterIp: () => string): KubeObject {
  const { status: _status, ...rest } = object;
  const filled = resource.status ? rest : object;
  switch (resource.kind) {
    case 'Pod':
      return {
        ...filled,
        spec: podSpec(object['spec'] as PodSpec),
        status: { phase: 'Pending', qosClass: qualityOf(object['spec'] as PodSpec) },
      };
    case 'Namespace':
      return namespaceOf(filled);
    case 'StatefulSet':
    case 'Deployment':
    case 'ReplicaSet':
      return workloadOf(resource, filled as Workload);
    case 'Service':
      return serviceOf(filled, clusterIp);
    case 'Secret':
      return secretOf(filled);
    case 'NetworkPolicy':
      return policyOf(filled);
    default:
      return filled;
  }
}

function podSpec(spec: PodSpec): PodSpec {
  const base = { restartPolicy: 'Always', terminationGracePeriodSeconds: 30, dnsPolicy: 'ClusterFirst' } as const;
  const more = { schedulerName: 'default-scheduler', securityContext: {}, enableServiceLinks: true };
  const containers = (list: readonly Container[]): readonly Container[] =>
    list.map((one) => ({ imagePullPolicy: 'IfNotPresent', terminationMessagePath: '/dev/termination-log', ...one }));
  const initial = spec.initContainers === undefined ? {} : { initContainers: containers(spec.initContainers) };
  return { ...base, ...more, ...spec, ...initial, containers: containers(spec.containers) };
}

function namespaceOf(object: KubeObject): KubeObject {
  const labels = { ...object.metadata.labels, 'kubernetes.io/metadata.name': object.metadata.name };
  const metadata = { ...object.metadata, labels };
  return { ...object, metadata, spec: { finalizers: ['kubernetes'] }, status: { phase: 'Active' } };
}

function workloadOf({ kind }: Resource, object: Workload): KubeObject {
  const rollout = { maxUnavailable: '25%', maxSurge: '25%' };
  const strategy = {
    StatefulSet: {
      ...{ podManagementPolicy: 'OrderedReady', revisionHistoryLimit: 10, serviceName: '' },
      updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: 0 } },
    },
    Deployment: {
      ...{ strategy: { type: 'RollingUpdate', rollingUpdate: rollout } },
      ...{ revisionHistoryLimit: 10, progressDeadlineSeconds: 600 },
    },
    ReplicaSet: {},
  }[kind as 'StatefulSet' | 'Deployment' | 'ReplicaSet'];
  const template = { ...object.spec.template, spec: podSpec(object.spec.template.spec) };
  const spec = { replicas: 1, ...strategy, ...object.spec, template };
  const none = { StatefulSet: { replicas: 0, availableReplicas: 0 }, ReplicaSet: { replicas: 0 } }[kind] ?? {};
  return { ...object, spec, status: none };
}

/** With an address of its own, unless it asks for none. */
function serviceOf(object: KubeObject, clusterIp: () => string): KubeObject {
  const spec = object['spec'] as { readonly clusterIP?: string; readonly ports?: readonly { readonly port: number }[] };
  const { clusterIP = clusterIp(), ports = [] } = spec;
  const listed = ports.map((one) => ({ protocol: 'TCP', targetPort: one.port, ...one }));
  const own = { clusterIP, clusterIPs: [clusterIP], ...(ports.length === 0 ? {} : { ports: listed }) };
  return {
    ...object,
    spec: { type: 'ClusterIP', sessionAffinity: 'None', ...spec, ...own },
    status: { loadBalancer: {} },
  };
}

function secretOf(object: KubeObject): KubeObject {
  const { stringData, data, ...rest } = object;
  const encoded = Object.entries((stringData ?? {}) as Record<string, string>).map(([name, text]) => [
    name,
    Buffer.from(text).toString('base64'),
  ]);
  const all = { ...(data as object | undefined), ...(Object.fromEntries(encoded) as object) };
  return { type: 'Opaque', ...rest, data: all };
}

function policyOf(object: KubeObject): KubeObject {
  const spec = object['spec'] as { readonly egress?: unknown; readonly policyTypes?: readonly string[] };
  const policyTypes = spec.policyTypes ?? ['Ingress', ...(spec.egress === undefined ? [] : ['Egress'])];
  return { ...object, spec: { ...spec, policyTypes } };
}

const subdomain = /^[a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?$/;
const rbacName = /^[^/%]+$/;
const labelValue = /^([A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?$/;

/** What a written object is refused for; empty when nothing is. */
export function causesOf(resource: Resource, object: KubeObject): readonly Cause[] {
  const { name, labels = {} } = object.metadata;
  const allowed = resource.group.startsWith('rbac.') ? rbacName : subdomain;
  const badName = { reason: 'FieldValueInvalid', field: 'metadata.name', message: `Invalid value: "${name}"` };
  const badLabels = Object.values(labels)
    .filter((value) => !labelValue.test(value))
    .map((value) => ({ reason: 'FieldValueInvalid', field: 'metadata.labels', message: `Invalid value: "${value}"` }));
  return [...(allowed.test(name) ? [] : [badName]), ...badLabels, ...kindCauses(resource, object)];
}

function kindCauses({ kind }: Resource, object: KubeObject): readonly Cause[] {
  if (kind === 'Pod') return containerCauses((object['spec'] as PodSpec | undefined)?.containers, 'spec.containers');
  if (kind !== 'StatefulSet' && kind !== 'Deployment' && kind !== 'ReplicaSet') return [];
  const { spec } = object as Workload;
  const causes = containerCauses(spec.template.spec.containers, 'spec.template.spec.containers');
  if (selects(spec.selector, spec.template.metadata?.labels)) return causes;
  const message = 'Invalid value: `selector` does not match template `labels`';
  return [...causes, { reason: 'FieldValueInvalid', field: 'spec.template.metadata.labels', message }];
}

const setFields = [
  ...['replicas', 'ordinals', 'template', 'updateStrategy', 'revisionHistoryLimit'],
  ...['persistentVolumeClaimRetentionPolicy', 'minReadySeconds'],
];
const podFields = [
  'containers',
  'initContainers',
  'activeDeadlineSeconds',
  'tolerations',
  'terminationGracePeriodSeconds',
];

/** What may not be changed any more. */
export function changeCauses({ kind }: Resource, before: KubeObject, after: KubeObject): readonly Cause[] {
  const allowed = { StatefulSet: setFields, Pod: podFields }[kind];
  if (allowed === undefined || isDeepStrictEqual(...without(allowed, before, after))) return [];
  const message =
    kind === 'Pod'
      ? 'Forbidden: pod updates may not change fields other than `spec.containers[*].image`'
      : "Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template' are forbidden";
  return [{ reason: 'FieldValueForbidden', field: 'spec', message }];
}

function without(names: readonly string[], ...objects: readonly [KubeObject, KubeObject]): [unknown, unknown] {
  const rest = ({ spec }: KubeObject): unknown =>
    Object.fromEntries(Object.entries(spec as object).filter(([name]) => !names.includes(name)));
  return [rest(objects[0]), rest(objects[1])];
}

function containerCauses(containers: readonly Container[] | undefined, field: string): readonly Cause[] {
  if (containers !== undefined && containers.length > 0) return [];
  return [{ reason: 'FieldValueRequired', field, message: 'Required value' }];
}

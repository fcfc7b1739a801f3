// SPDX-License-Identifier: Apache-2.0

/**
 * What a sandbox is made of on a cluster: names, labels, the custom resource, and the newer generation's Deployment of its
 * supervisor, as OpenShell's driver has them where an observer looks. Owns these texts and nothing of when they are used.
 *
 * A pod finds its files under the same path as the gateway does, on the machine or in a volume that both have, and not at
 * the root of an image: so the same pods can be run by a kubelet that starts processes instead of containers.
 */

import { dirname, join } from 'node:path';
import {
  CHANNEL_DIR,
  LAUNCH_FILE,
  POD_ADDRESS_VARIABLE,
  POD_UID_VARIABLE,
  ROOT_VARIABLE,
} from '../container/channel.ts';
import { BIN_DIR, WORKSPACE } from '../container/workload.ts';
import { sandboxPaths } from '../lib/layout.ts';
import type { Generation } from '../lib/switches.ts';
import { type Labels, SANDBOX_TYPE } from './objects.ts';

export const ID_LABEL = 'openshell.ai/sandbox-id';
export const ROLE_LABEL = 'openshell.ai/boundary-role';
const PAIR_LABEL = 'openshell.ai/boundary-pair';
/** Which start of the supervisor a Deployment is. */
export const EPOCH_LABEL = 'openshell-stand-in/epoch';

const WORKSPACE_NAME = 'default';
/** A supervisor whose workload is somewhere else has nothing to end. */
const SUPERVISOR_GRACE_S = 2;

export interface SpecSettings {
  readonly generation: Generation;
  readonly state: string;
  readonly port: number;
  readonly outageLimitMs: number;
  readonly stopGraceMs: number;
  readonly switches: ReadonlySet<string>;
  readonly entry: string;
}

export interface ClusterSettings {
  readonly namespace: string;
  readonly gatewayId: string;
  readonly image: string;
  /** Where sandboxes look for the gateway, whichever pod that is. */
  readonly serviceAddress: string;
}

export interface SpecTarget {
  readonly id: string;
  readonly name: string;
  readonly epoch: number;
}

/** The folder that a sandbox's pods see their own paths below. */
export function rootOf(state: string, name: string): string {
  return join(sandboxPaths(state, name).dir, 'root');
}

/** Folders that must be there before a pod starts. */
export function foldersOf(root: string): readonly string[] {
  return [WORKSPACE, CHANNEL_DIR, BIN_DIR, dirname(LAUNCH_FILE)].map((path) => join(root, path));
}

/** What everything of a gateway carries; selects exactly that. */
export function gatewayLabels({ gatewayId }: Pick<ClusterSettings, 'gatewayId'>): Labels {
  return { 'openshell.ai/managed-by': 'openshell', 'openshell.ai/gateway-id': gatewayId };
}

/** In the shared workspace mode, which is the one here. */
export function resourceName(name: string): string {
  return `${WORKSPACE_NAME}--${name}`;
}

export function supervisorName(id: string): string {
  return `openshell-supervisor-${id}`;
}

function labelsOf(cluster: ClusterSettings, { id, name }: SpecTarget): Labels {
  return {
    ...gatewayLabels(cluster),
    [ID_LABEL]: id,
    'openshell.ai/sandbox-name': name,
    'openshell.ai/sandbox-workspace': WORKSPACE_NAME,
  };
}

/** One side of the boundary between a workload and its supervisor (generation n). */
function sideLabels(role: 'workload' | 'supervisor', { id }: SpecTarget): Labels {
  return { [ROLE_LABEL]: role, [PAIR_LABEL]: id };
}

/** The custom resource of a sandbox that does not run yet. */
export function sandboxResource(settings: SpecSettings, cluster: ClusterSettings, target: SpecTarget): object {
  const isOlder = settings.generation === 'a';
  const orphanLimit = ['--orphan-limit-ms', String(settings.outageLimitMs), '--wait-for-supervisor'];
  const args = isOlder ? supervisorArguments(settings, cluster, target) : ['runtime', ...orphanLimit];
  const labels = { ...labelsOf(cluster, target), ...(isOlder ? {} : sideLabels('workload', target)) };
  return {
    ...SANDBOX_TYPE,
    metadata: { name: resourceName(target.name), labels },
    spec: {
      operatingMode: 'Suspended',
      podTemplate: {
        metadata: { labels },
        spec: {
          ...podSpec(settings, cluster, { target, container: 'agent', args }),
          restartPolicy: 'Never',
          terminationGracePeriodSeconds: Math.max(1, Math.round(settings.stopGraceMs / 1000)),
        },
      },
    },
  };
}

/** The Deployment of a sandbox's supervisor (generation n). */
export function supervisorDeployment(settings: SpecSettings, cluster: ClusterSettings, target: SpecTarget): object {
  const args = supervisorArguments(settings, cluster, target);
  const labels = { ...labelsOf(cluster, target), ...sideLabels('supervisor', target) };
  const own = { ...labels, [EPOCH_LABEL]: String(target.epoch) };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: supervisorName(target.id), labels: own },
    spec: {
      replicas: 1,
      // Two supervisors of one workload at a time are none.
      strategy: { type: 'Recreate' },
      selector: { matchLabels: labels },
      template: {
        metadata: { labels: own },
        spec: {
          ...podSpec(settings, cluster, { target, container: 'openshell-supervisor', args }),
          terminationGracePeriodSeconds: SUPERVISOR_GRACE_S,
        },
      },
    },
  };
}

interface Contained {
  readonly target: SpecTarget;
  readonly container: string;
  readonly args: readonly string[];
}

function podSpec(settings: SpecSettings, cluster: ClusterSettings, { target, container, args }: Contained): object {
  const root = rootOf(settings.state, target.name);
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    containers: [
      {
        name: container,
        image: cluster.image,
        command: [process.execPath, settings.entry, ...args],
        env: [
          { name: POD_ADDRESS_VARIABLE, valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
          { name: POD_UID_VARIABLE, valueFrom: { fieldRef: { fieldPath: 'metadata.uid' } } },
          { name: ROOT_VARIABLE, value: root },
          { name: 'OPENSHELL_ENDPOINT', value: `http://${cluster.serviceAddress}:${settings.port}` },
          { name: 'OPENSHELL_SANDBOX', value: target.name },
          { name: 'OPENSHELL_SANDBOX_ID', value: target.id },
          ...compileCache(),
        ],
        volumeMounts: [{ name: 'sandbox', mountPath: root }],
      },
    ],
    volumes: [{ name: 'sandbox', hostPath: { path: root } }],
  };
}

/** So that many of these processes start faster where they share a file system. */
function compileCache(): readonly object[] {
  const value = process.env['NODE_COMPILE_CACHE'];
  return value === undefined ? [] : [{ name: 'NODE_COMPILE_CACHE', value }];
}

function supervisorArguments(
  settings: SpecSettings,
  { serviceAddress }: ClusterSettings,
  { name, epoch }: SpecTarget,
): readonly string[] {
  const isOlder = settings.generation === 'a';
  const options = {
    generation: settings.generation,
    name,
    epoch,
    address: serviceAddress,
    port: settings.port,
    // The older generation has no such limit.
    'outage-limit-ms': isOlder ? 0 : settings.outageLimitMs,
    'stop-grace-ms': settings.stopGraceMs,
  };
  const pairs = Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]);
  return ['supervise', ...pairs, ...(settings.switches.has('4910') && !isOlder ? ['--exclusive'] : [])];
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Reader pods: how files of a sandbox are seen in a cluster, whatever became of its pod and of the gateway. A reader has
 * the sandbox's volume, read-only, and its image; what it prints is read as its log, so that no more is needed of the
 * cluster than to make, read and remove pods. All of them carry the run's label and are removed with its instances.
 */
import type http from 'node:http';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { labelSelector } from '../platform/kubernetes/cluster-api.ts';
import { statusOf } from '../platform/kubernetes/errors.ts';
import { asRecord, type Fields, listAt, textAt } from '../platform/kubernetes/values.ts';
import type { GatewayContext } from './context.ts';
import { type KubeContext, podsPath, runLabel, sandboxName } from './kube-context.ts';
import { readIfPresent, waitFor, writeWhole } from './process.ts';

/** Where the files of a sandbox are: what a pod needs to see them. */
export interface Workspace {
  readonly volume: Fields;
  readonly mountPath: string;
  /** Folder in the pod. */
  readonly folder: string;
  readonly image: string;
  readonly nodeName: string | null;
  readonly pullSecrets: readonly unknown[];
}

const SANDBOX_FOLDER = '/sandbox';
/** Set in the stand-in's pods, which see the files of their own below another folder. */
const ROOT_VARIABLE = 'OPENSHELL_STAND_IN_ROOT';
const PART_LABEL = 'chaos-part';
const INSTANCE_LABEL = 'chaos-instance';
/** Of being scheduled and started; its image is on the node already. */
const START_LIMIT_MS = 45_000;
const GONE_LIMIT_MS = 20_000;
/** A volume of these kinds is there when its pod is not. */
const LASTING = ['persistentVolumeClaim', 'hostPath'];
const CONFLICT = 409;

/** Null for a pod whose sandbox has no volume that outlives it. */
export function workspaceOf(pod: Fields): Workspace | null {
  const volumes = listAt(pod, 'spec', 'volumes').map(asRecord);
  for (const container of listAt(pod, 'spec', 'containers').map(asRecord)) {
    const root = listAt(container, 'env').find((one) => textAt(one, 'name') === ROOT_VARIABLE);
    const at = textAt(root, 'value') ?? SANDBOX_FOLDER;
    const mount = listAt(container, 'volumeMounts').find((one) => textAt(one, 'mountPath') === at);
    const volume = volumes.find((one) => one['name'] === textAt(mount, 'name'));
    if (volume === undefined || !LASTING.some((kind) => kind in volume)) continue;
    return {
      volume,
      mountPath: at,
      folder: at === SANDBOX_FOLDER ? at : `${at}${SANDBOX_FOLDER}`,
      image: textAt(container, 'image') ?? '',
      nodeName: textAt(pod, 'spec', 'nodeName'),
      pullSecrets: listAt(pod, 'spec', 'imagePullSecrets'),
    };
  }
  return null;
}

/** A pod may be gone when its files are wanted. */
export function rememberWorkspace({ files }: GatewayContext, instance: string, workspace: Workspace): void {
  writeWhole(`${files.workDir}/workspaces/${instance}.json`, `${JSON.stringify(workspace)}\n`);
}

export function rememberedWorkspace({ files }: GatewayContext, instance: string): Workspace | null {
  const text = readIfPresent(`${files.workDir}/workspaces/${instance}.json`);
  return text === null ? null : (parseJson(text) as Workspace);
}

/** Whose files have been collected is read no more. */
export function closeReading({ files }: GatewayContext, instance: string): void {
  writeWhole(closedFile(files.workDir, instance), '');
}

export function isReadingClosed({ files }: GatewayContext, instance: string): boolean {
  return readIfPresent(closedFile(files.workDir, instance)) !== null;
}

function closedFile(workDir: string, instance: string): string {
  return `${workDir}/workspaces/${instance}.closed`;
}

export interface Reader {
  readonly namespace: string;
  readonly instance: string;
  readonly part: 'log' | 'output';
}

function readerName(ctx: GatewayContext, { instance, part }: Reader): string {
  return `chaos-${part}-${sandboxName(ctx, instance)}`;
}

/** One that is there already serves as well. `script` gets the folder of the files as its first argument. */
export async function startReader(
  { ctx, api, signal }: KubeContext,
  reader: Reader,
  { workspace, script }: { readonly workspace: Workspace; readonly script: string },
): Promise<void> {
  const { namespace, instance, part } = reader;
  const labels = { ...runLabel(ctx), [INSTANCE_LABEL]: instance, [PART_LABEL]: part };
  const body = {
    ...{ apiVersion: 'v1', kind: 'Pod', metadata: { name: readerName(ctx, reader), labels } },
    spec: readerSpec(workspace, script),
  };
  try {
    await api.send({ method: 'POST', path: podsPath(namespace), body }, signal);
  } catch (error) {
    if (statusOf(error) !== CONFLICT) throw error;
  }
}

function readerSpec(workspace: Workspace, script: string): object {
  const { volume, mountPath, folder, image, nodeName, pullSecrets } = workspace;
  return {
    ...{ restartPolicy: 'Never', terminationGracePeriodSeconds: 1 },
    ...{ automountServiceAccountToken: false, enableServiceLinks: false },
    // Where the volume is attached.
    ...(nodeName === null ? {} : { nodeName }),
    ...(pullSecrets.length === 0 ? {} : { imagePullSecrets: pullSecrets }),
    containers: [
      {
        ...{ name: 'reader', image, imagePullPolicy: 'IfNotPresent' },
        command: ['/bin/bash', '-c', script, 'reader', folder],
        resources: { requests: { cpu: '10m', memory: '32Mi' } },
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        volumeMounts: [{ name: String(volume['name']), mountPath, readOnly: true }],
      },
    ],
    volumes: [volume],
  };
}

/** What it prints, from the beginning and as it comes. Rejects with a HarnessError (`no-reader`) when it does not start. */
export async function readerLog(kube: KubeContext, reader: Reader): Promise<http.IncomingMessage> {
  const { ctx, api, signal } = kube;
  const path = podsPath(reader.namespace, readerName(ctx, reader));
  let pod: Fields = {};
  const hasStarted = async (): Promise<boolean> => {
    pod = (await api.read(path, signal)) ?? {};
    return ['Running', 'Succeeded', 'Failed'].includes(textAt(pod, 'status', 'phase') ?? '');
  };
  if (!(await waitFor(hasStarted, START_LIMIT_MS))) {
    const [status] = listAt(pod, 'status', 'containerStatuses');
    const why = textAt(status, 'state', 'waiting', 'reason') ?? textAt(pod, 'status', 'phase') ?? 'gone';
    throw new HarnessError(`the pod that reads the files of ${reader.instance} did not start: ${why}`, {
      code: 'no-reader',
      hint: `Look with: kubectl --namespace ${reader.namespace} describe pod ${readerName(ctx, reader)}`,
    });
  }
  return api.stream({ method: 'GET', path: `${path}/log`, query: { follow: 'true', container: 'reader' } }, signal);
}

/** Those of an instance, or of the run. Tells what was removed; rejects with a HarnessError when one stays. */
export async function removeReaders(
  { ctx, api, signal }: KubeContext,
  { namespace, instance }: { readonly namespace: string; readonly instance?: string },
): Promise<readonly object[]> {
  const labels = { ...runLabel(ctx), ...(instance === undefined ? {} : { [INSTANCE_LABEL]: instance }) };
  const list = async (): Promise<readonly Fields[]> =>
    (await api.list({ path: podsPath(namespace), labels }, signal)).items.filter(isReader);
  const found = await list();
  for (const pod of found) {
    const path = podsPath(namespace, textAt(pod, 'metadata', 'name') ?? '');
    try {
      await api.send({ method: 'DELETE', path, query: { gracePeriodSeconds: '0' } }, signal);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
  if (!(await waitFor(async () => (await list()).length === 0, GONE_LIMIT_MS))) {
    const hint = `Remove them with: kubectl --namespace ${namespace} delete pods -l ${labelSelector(labels)} --force`;
    throw new HarnessError('pods that read files of sandboxes cannot be removed', { code: 'sweep-failed', hint });
  }
  return found.map((pod) => ({
    ...{ kind: 'pod', id: textAt(pod, 'metadata', 'name') ?? '', role: 'reader' },
    instance: textAt(pod, 'metadata', 'labels', INSTANCE_LABEL),
  }));
}

function isReader(pod: Fields): boolean {
  return textAt(pod, 'metadata', 'labels', PART_LABEL) !== null;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * What a container's process gets: its variables, and folders for its volumes. Nothing can be mounted at the paths that a
 * container names, so each mounted volume is a folder of this machine whose path is in MOUNT_<NAME OF THE VOLUME>: a
 * hostPath its own, a claim one that outlives the pod, every other kind an empty one. Of `valueFrom` fields are known.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Container, EnvVar, Pod, Volume } from './objects.ts';

export interface PodPlace {
  /** Of the pod, gone with it. */
  readonly folder: string;
  /** Of claims, which outlive pods. */
  readonly claims: string;
  /** Where its processes listen. */
  readonly ip: string;
  /** Where the cluster finds it: the same, unless network policies are enforced in between. */
  readonly address: string;
}

export function environmentOf(pod: Pod, container: Container, place: PodPlace): Record<string, string> {
  const base: Record<string, string> = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    ...{ HOME: place.folder, HOSTNAME: pod.spec.hostname ?? pod.metadata.name, POD_IP: place.ip },
    ...mounts(pod, container, place),
  };
  for (const variable of container.env ?? []) base[variable.name] = valueOf(variable, pod, { ...place, known: base });
  return base;
}

/** `$(NAME)` is the variable, as Kubernetes has it. */
export function commandOf(
  { command = [], args = [] }: Container,
  environment: Readonly<Record<string, string>>,
): string[] {
  return [...command, ...args].map((part) => expanded(part, environment));
}

function expanded(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\((\w+)\)/g, (whole, name: string) => variables[name] ?? whole);
}

function valueOf(
  { value = '', valueFrom }: EnvVar,
  pod: Pod,
  { ip, known }: { readonly ip: string; readonly known: Readonly<Record<string, string>> },
): string {
  const field = valueFrom?.fieldRef?.fieldPath;
  if (field === undefined) return expanded(value, known);
  const { name, namespace = '', uid, labels, annotations } = pod.metadata;
  const [, which, key = ''] = /^metadata\.(labels|annotations)\['(.+)'\]$/.exec(field) ?? [];
  if (which !== undefined) return (which === 'labels' ? labels : annotations)?.[key] ?? '';
  const fields: Readonly<Record<string, string | undefined>> = {
    ...{ 'metadata.name': name, 'metadata.namespace': namespace, 'metadata.uid': uid },
    ...{ 'status.podIP': ip, 'status.hostIP': '127.0.0.1', 'spec.nodeName': pod.spec.nodeName },
    'spec.serviceAccountName': pod.spec.serviceAccountName ?? 'default',
  };
  return fields[field] ?? '';
}

function mounts(pod: Pod, container: Container, place: PodPlace): Record<string, string> {
  const found = (container.volumeMounts ?? []).flatMap(({ name }) => {
    const volume = pod.spec.volumes?.find((one) => one.name === name);
    return volume === undefined
      ? []
      : [[`MOUNT_${name.toUpperCase().replaceAll('-', '_')}`, folderOf(volume, pod, place)]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

function folderOf({ name, hostPath, persistentVolumeClaim }: Volume, { metadata }: Pod, place: PodPlace): string {
  if (hostPath !== undefined) return hostPath.path;
  const claim = persistentVolumeClaim?.claimName;
  const folder =
    claim === undefined
      ? path.join(place.folder, 'volumes', name)
      : path.join(place.claims, metadata.namespace ?? '', claim);
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

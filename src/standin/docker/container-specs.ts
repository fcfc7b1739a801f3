// SPDX-License-Identifier: Apache-2.0

/**
 * What the containers and volumes of a sandbox are made of: names, labels, networks, commands, as OpenShell's driver has
 * them where an observer looks. Owns these texts and nothing of when they are used.
 */

import { CHANNEL_DIR } from '../container/channel.ts';
import type { Generation } from '../lib/switches.ts';
import type { Sent } from './engine.ts';
import { EPOCH_LABEL, roleLabels, sandboxLabels } from './labels.ts';
import { programCommand } from './program.ts';

const PIDS_LIMIT = 2048;
const LONGEST_NAME = 200;
/** How a container finds its gateway where the engine runs in a machine of its own. */
const HOST_NAME = 'host.docker.internal';

export interface SpecSettings {
  readonly generation: Generation;
  readonly address: string;
  readonly port: number;
  readonly outageLimitMs: number;
  readonly stopGraceMs: number;
  readonly switches: ReadonlySet<string>;
  readonly entry: string;
}

export interface SpecTarget {
  readonly id: string;
  readonly name: string;
  readonly epoch: number;
}

export interface ContainerSpecs {
  /** The same, for a gateway that listens on this address of the sandboxes' network. */
  readonly on: (gatewayAddress: string) => ContainerSpecs;
  readonly sandboxName: (target: SpecTarget) => string;
  readonly supervisorName: (id: string) => string;
  readonly volumeName: (id: string) => string;
  readonly volume: (target: SpecTarget) => Sent;
  readonly sandbox: (target: SpecTarget) => object;
  readonly supervisor: (target: SpecTarget) => object;
}

export function openSpecs(
  settings: SpecSettings,
  docker: { readonly namespace: string; readonly image: string },
): ContainerSpecs {
  const { namespace, image } = docker;
  const isLinux = process.platform === 'linux';
  const volumeName = (id: string): string => `openshell-channel-${id}`;
  const labels = ({ id, name }: SpecTarget): object => sandboxLabels({ namespace, id, name });
  const channel = ({ id }: SpecTarget): object => ({
    Mounts: [{ Type: 'volume', Source: volumeName(id), Target: CHANNEL_DIR }],
  });
  return {
    on: (gatewayAddress) => openSpecs({ ...settings, address: gatewayAddress }, docker),
    sandboxName: ({ id, name }) => `openshell-default--${name}-${id}`.slice(0, LONGEST_NAME),
    supervisorName: (id) => `openshell-supervisor-${id}`,
    volumeName,
    volume: (target) => ({ json: { Name: volumeName(target.id), Labels: labels(target) } }),
    sandbox: (target) =>
      settings.generation === 'a'
        ? {
            Image: image,
            Cmd: [...programCommand(settings.entry), ...supervisorArguments(settings, target)],
            Labels: labels(target),
            HostConfig: {
              NetworkMode: namespace,
              PidsLimit: PIDS_LIMIT,
              ExtraHosts: [`host.openshell.internal:${isLinux ? settings.address : 'host-gateway'}`],
            },
          }
        : {
            Image: image,
            Cmd: [...programCommand(settings.entry), 'runtime', '--orphan-limit-ms', String(settings.outageLimitMs)],
            Labels: { ...labels(target), ...roleLabels('sandbox') },
            HostConfig: {
              NetworkMode: 'none',
              PidsLimit: PIDS_LIMIT,
              CapDrop: ['ALL'],
              SecurityOpt: ['no-new-privileges'],
              ...channel(target),
            },
          },
    supervisor: (target) => ({
      Image: image,
      Cmd: [...programCommand(settings.entry), ...supervisorArguments(settings, target)],
      Labels: { ...labels(target), ...roleLabels('supervisor'), [EPOCH_LABEL]: String(target.epoch) },
      HostConfig: { NetworkMode: isLinux ? 'host' : 'bridge', PidsLimit: PIDS_LIMIT, ...channel(target) },
    }),
  };
}

function supervisorArguments(settings: SpecSettings, { name, epoch }: SpecTarget): readonly string[] {
  const isOlder = settings.generation === 'a';
  const options = {
    generation: settings.generation,
    name,
    epoch,
    address: process.platform === 'linux' ? settings.address : HOST_NAME,
    port: settings.port,
    // The older generation has no such limit.
    'outage-limit-ms': isOlder ? 0 : settings.outageLimitMs,
    'stop-grace-ms': settings.stopGraceMs,
  };
  const pairs = Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]);
  return ['supervise', ...pairs, ...(settings.switches.has('4910') && !isOlder ? ['--exclusive'] : [])];
}

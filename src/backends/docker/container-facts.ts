// SPDX-License-Identifier: Apache-2.0
/** What is known of a container, out of the engine's listings and inspections. */
import type Docker from 'dockerode';

/** What a listing tells of a container. */
export interface ListedContainer {
  readonly id: string;
  /** Without the leading slash. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** `created`, `running`, `paused`, `restarting`, `removing`, `exited`, `dead`. */
  readonly status: string;
  /** `bridge`, `host`, `none`, `container:<id>`, or a network's name. */
  readonly networkMode: string;
}

export interface ContainerFacts extends ListedContainer {
  /** Id of the image it was made from. */
  readonly image: string;
  /** Pid of the main process as the engine's machine numbers it; 0 when it does not run. */
  readonly pid: number;
  /** RFC 3339 with nanoseconds; changes with each start. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly exitCode: number;
  readonly restartCount: number;
  /** `no`, `on-failure`, `always`, `unless-stopped`. */
  readonly restartPolicy: string;
  /** `no` when its log cannot be read back. */
  readonly logDriver: string;
  /** Whether it has a terminal, which makes one stream of its two. */
  readonly tty: boolean;
  readonly networks: readonly NetworkAttachment[];
}

export interface NetworkAttachment {
  readonly name: string;
  readonly id: string;
  readonly aliases: readonly string[];
  readonly ipv4: string | null;
}

export function short(id: string): string {
  return id.slice(0, 12);
}

export function listedOf({ Id, Names, Labels, State, HostConfig }: Docker.ContainerInfo): ListedContainer {
  return {
    id: Id,
    name: (Names[0] ?? '').replace(/^\//, ''),
    labels: Labels,
    status: State,
    networkMode: HostConfig.NetworkMode,
  };
}

export function factsOf(info: Docker.ContainerInspectInfo): ContainerFacts {
  const { State: state, HostConfig: host, NetworkSettings: network } = info;
  return {
    id: info.Id,
    name: info.Name.replace(/^\//, ''),
    labels: info.Config.Labels,
    image: info.Image,
    status: state.Status,
    pid: state.Pid,
    startedAt: state.StartedAt,
    finishedAt: state.FinishedAt,
    exitCode: state.ExitCode,
    restartCount: info.RestartCount,
    restartPolicy: host.RestartPolicy?.Name ?? 'no',
    networkMode: host.NetworkMode ?? 'default',
    logDriver: host.LogConfig?.Type ?? '',
    tty: info.Config.Tty,
    networks: Object.entries(network.Networks).map(([name, attached]) => attachmentOf(info.Id, name, attached)),
  };
}

/** What the library's types leave open. */
interface Attached {
  readonly NetworkID: string;
  readonly Aliases?: readonly string[] | null;
  readonly IPAMConfig?: { readonly IPv4Address?: string } | null;
}

function attachmentOf(container: string, name: string, attached: Attached): NetworkAttachment {
  return {
    name,
    id: attached.NetworkID,
    // Engines before 25 list the container's own short id, which they add by themselves.
    aliases: (attached.Aliases ?? []).filter((alias) => alias !== short(container)),
    ipv4: attached.IPAMConfig?.IPv4Address ?? null,
  };
}

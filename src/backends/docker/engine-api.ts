// SPDX-License-Identifier: Apache-2.0
/**
 * The container engine, as far as faults and observers need it: a thin, typed layer over dockerode on the engine's own
 * socket (or DOCKER_HOST), with no pinned version of the API. Every call has a limit and turns the engine's answers into
 * HarnessErrors; what a fault is made of is not decided here.
 */
import type Docker from 'dockerode';
import { HarnessError } from '../../core/domain/errors.ts';
import {
  type ContainerFacts,
  factsOf,
  type ListedContainer,
  listedOf,
  type NetworkAttachment,
  short,
} from './container-facts.ts';
import { type Call, call, statusOf, within } from './engine-calls.ts';

export interface EngineVersion {
  readonly version: string;
  readonly apiVersion: string;
  readonly os: string;
  readonly arch: string;
  /** Version of control groups: 1 or 2. */
  readonly cgroups: number;
}

export interface EngineApi {
  version(signal: AbortSignal): Promise<EngineVersion>;
  /** Ids of containers, stopped ones too, that carry all the labels. */
  list(labels: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly string[]>;
  /** All containers of the engine, stopped ones too. */
  listAll(signal: AbortSignal): Promise<readonly ListedContainer[]>;
  /** Null when there is none of that id. */
  inspect(id: string, signal: AbortSignal): Promise<ContainerFacts | null>;
  start(id: string, signal: AbortSignal): Promise<void>;
  /** The engine's own stop: TERM (or the image's stop signal), KILL after the grace. */
  stop(id: string, graceSeconds: number, signal: AbortSignal): Promise<void>;
  restart(id: string, graceSeconds: number, signal: AbortSignal): Promise<void>;
  pause(id: string, signal: AbortSignal): Promise<void>;
  unpause(id: string, signal: AbortSignal): Promise<void>;
  disconnect(container: string, network: string, signal: AbortSignal): Promise<void>;
  connect(container: string, network: NetworkAttachment, signal: AbortSignal): Promise<void>;
  /** Id of the network with this id or name; null when there is none. */
  networkId(idOrName: string, signal: AbortSignal): Promise<string | null>;
  /** Removes it with its anonymous volumes, running or not. */
  remove(id: string, signal: AbortSignal): Promise<void>;
  /** The library itself, for streams (logs, events) and scratch containers. */
  readonly docker: Docker;
}

/** Loads the library only when it is used: it costs more than the rest of the start. Throws a HarnessError for a bad DOCKER_HOST. */
export async function openEngine(): Promise<EngineApi> {
  const { default: DockerEngine } = await import('dockerode');
  let docker: Docker;
  try {
    docker = new DockerEngine();
  } catch (cause) {
    throw new HarnessError('DOCKER_HOST names no engine', {
      code: 'engine-unreachable',
      hint: 'Unset it, or set it to unix:///path/to/docker.sock or tcp://host:port.',
      cause,
    });
  }
  return engineApi(docker);
}

function engineApi(docker: Docker): EngineApi {
  return { docker, ...readingCalls(docker), ...containerCalls(docker), ...networkCalls(docker) };
}

function readingCalls(docker: Docker): Pick<EngineApi, 'version' | 'list' | 'listAll' | 'inspect'> {
  const version = async (signal: AbortSignal): Promise<EngineVersion> => {
    const { Version, ApiVersion, Os, Arch } = await within(docker.version(), signal);
    const { CgroupVersion } = (await within(docker.info(), signal)) as { readonly CgroupVersion?: string };
    // Engines that do not say know no other.
    return { version: Version, apiVersion: ApiVersion, os: Os, arch: Arch, cgroups: Number(CgroupVersion ?? 1) };
  };
  const list = async (label: readonly string[], abortSignal: AbortSignal): Promise<readonly ListedContainer[]> => {
    const found = await docker.listContainers({ all: true, filters: { label: [...label] }, abortSignal });
    return found.map(listedOf);
  };
  return {
    version: (signal) => call({ what: 'version', work: version }, signal),
    list: async (labels, signal) => {
      const filter = Object.entries(labels).map(([name, value]) => `${name}=${value}`);
      const found = await call({ what: 'list containers', work: (inner) => list(filter, inner) }, signal);
      return found.map(({ id }) => id);
    },
    listAll: (signal) => call({ what: 'list containers', work: (inner) => list([], inner) }, signal),
    inspect: (id, signal) =>
      call(
        {
          what: `inspect ${short(id)}`,
          work: (abortSignal) =>
            unlessMissing(async () => factsOf(await docker.getContainer(id).inspect({ abortSignal }))),
        },
        signal,
      ),
  };
}

type ContainerCalls = 'start' | 'stop' | 'restart' | 'pause' | 'unpause' | 'remove';

function containerCalls(docker: Docker): Pick<EngineApi, ContainerCalls> {
  const act = (
    verb: string,
    { id, graceSeconds = 0 }: { readonly id: string; readonly graceSeconds?: number },
    work: (container: Docker.Container, abortSignal: AbortSignal) => Promise<unknown>,
  ): Call<void> => ({
    what: `${verb} ${short(id)}`,
    graceSeconds,
    work: (abortSignal) => unlessDone(work(docker.getContainer(id), abortSignal)),
  });
  return {
    start: (id, signal) =>
      call(
        act('start', { id }, (one, abortSignal) => one.start({ abortSignal })),
        signal,
      ),
    stop: (id, graceSeconds, signal) =>
      call(
        act('stop', { id, graceSeconds }, (one, abortSignal) => one.stop({ t: graceSeconds, abortSignal })),
        signal,
      ),
    restart: (id, graceSeconds, signal) => {
      const options = (abortSignal: AbortSignal): object => ({ t: graceSeconds, abortSignal });
      return call(
        act('restart', { id, graceSeconds }, (one, inner) => one.restart(options(inner))),
        signal,
      );
    },
    pause: (id, signal) =>
      call(
        act('pause', { id }, (one, abortSignal) => one.pause({ abortSignal })),
        signal,
      ),
    unpause: (id, signal) =>
      call(
        act('unpause', { id }, (one, abortSignal) => one.unpause({ abortSignal })),
        signal,
      ),
    remove: (id, signal) => call(act('remove', { id }, removeUnlessGone), signal),
  };
}

async function removeUnlessGone(container: Docker.Container, abortSignal: AbortSignal): Promise<void> {
  try {
    await container.remove({ force: true, v: true, abortSignal });
  } catch (error) {
    // Gone, or already on its way.
    if (statusOf(error) !== 404 && statusOf(error) !== 409) throw error;
  }
}

function networkCalls(docker: Docker): Pick<EngineApi, 'disconnect' | 'connect' | 'networkId'> {
  return {
    disconnect: (id, network, signal) => {
      const work = async (abortSignal: AbortSignal): Promise<void> => {
        await docker.getNetwork(network).disconnect({ Container: id, Force: true, abortSignal });
      };
      return call({ what: `disconnect ${short(id)} from ${network}`, work }, signal);
    },
    connect: (id, network, signal) => {
      const address = network.ipv4 === null ? {} : { IPAMConfig: { IPv4Address: network.ipv4 } };
      const work = async (abortSignal: AbortSignal): Promise<void> => {
        const EndpointConfig = { Aliases: [...network.aliases], ...address };
        const options = { Container: id, EndpointConfig, abortSignal };
        await docker.getNetwork(network.id).connect(options);
      };
      return call({ what: `connect ${short(id)} to ${network.name}`, work }, signal);
    },
    networkId: (idOrName, signal) => {
      const work = (inner: AbortSignal): Promise<string | null> =>
        unlessMissing(async () => {
          const { Id } = (await within(docker.getNetwork(idOrName).inspect(), inner)) as { readonly Id: string };
          return Id;
        });
      return call({ what: `inspect network ${idOrName}`, work }, signal);
    },
  };
}

/** The engine answers 304 when there is nothing to do: that is no failure. */
async function unlessDone(done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (error) {
    if (statusOf(error) !== 304) throw error;
  }
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The container engine, as far as faults and observers need it: a thin, typed layer over dockerode on the engine's own
 * socket (or DOCKER_HOST), with no pinned version of the API. Every call has a limit and turns the engine's answers into
 * HarnessErrors; what a fault is made of is not decided here.
 */
import type Docker from 'dockerode';
import { HarnessError } from '../../core/domain/errors.ts';

/** How long one call may take, beside the grace of a stop. */
const CALL_LIMIT_MS = 20_000;

export interface ContainerFacts {
  readonly id: string;
  /** Without the leading slash. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** `created`, `running`, `paused`, `restarting`, `removing`, `exited`, `dead`. */
  readonly status: string;
  /** Pid of the main process as the engine's machine numbers it; 0 when it does not run. */
  readonly pid: number;
  /** RFC 3339 with nanoseconds; changes with each start. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly exitCode: number;
  readonly restartCount: number;
  /** `no`, `on-failure`, `always`, `unless-stopped`. */
  readonly restartPolicy: string;
  /** `bridge`, `host`, `none`, `container:<id>`, or a network's name. */
  readonly networkMode: string;
  /** `no` when its log cannot be read back. */
  readonly logDriver: string;
  readonly networks: readonly NetworkAttachment[];
}

export interface NetworkAttachment {
  readonly name: string;
  readonly id: string;
  readonly aliases: readonly string[];
  readonly ipv4: string | null;
}

export interface EngineVersion {
  readonly version: string;
  readonly apiVersion: string;
  readonly os: string;
  readonly arch: string;
}

export interface EngineApi {
  version(signal: AbortSignal): Promise<EngineVersion>;
  /** Ids of containers, stopped ones too, that carry all the labels. */
  list(labels: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly string[]>;
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
  const container = (id: string): Docker.Container => docker.getContainer(id);
  return {
    docker,
    version: (signal) =>
      call('version', signal, async (abortSignal) => {
        const { Version, ApiVersion, Os, Arch } = await within(docker.version(), abortSignal);
        return { version: Version, apiVersion: ApiVersion, os: Os, arch: Arch };
      }),
    list: (labels, signal) =>
      call('list containers', signal, async (abortSignal) => {
        const label = Object.entries(labels).map(([name, value]) => `${name}=${value}`);
        const found = await docker.listContainers({ all: true, filters: { label }, abortSignal });
        return found.map(({ Id }) => Id);
      }),
    inspect: (id, signal) =>
      call(`inspect ${short(id)}`, signal, async (abortSignal) => {
        try {
          return factsOf(await container(id).inspect({ abortSignal }));
        } catch (error) {
          if (statusOf(error) === 404) return null;
          throw error;
        }
      }),
    start: (id, signal) =>
      call(`start ${short(id)}`, signal, (abortSignal) => unlessDone(container(id).start({ abortSignal }))),
    stop: (id, graceSeconds, signal) =>
      call(
        `stop ${short(id)}`,
        signal,
        (abortSignal) => unlessDone(container(id).stop({ t: graceSeconds, abortSignal })),
        {
          limitMs: CALL_LIMIT_MS + graceSeconds * 1000,
        },
      ),
    restart: (id, graceSeconds, signal) =>
      call(
        `restart ${short(id)}`,
        signal,
        (abortSignal) => unlessDone(container(id).restart({ t: graceSeconds, abortSignal } as object)),
        { limitMs: CALL_LIMIT_MS + graceSeconds * 1000 },
      ),
    pause: (id, signal) =>
      call(`pause ${short(id)}`, signal, async (abortSignal) => void (await container(id).pause({ abortSignal }))),
    unpause: (id, signal) =>
      call(`unpause ${short(id)}`, signal, async (abortSignal) => void (await container(id).unpause({ abortSignal }))),
    disconnect: (id, network, signal) =>
      call(`disconnect ${short(id)} from ${network}`, signal, async (abortSignal) => {
        await docker.getNetwork(network).disconnect({ Container: id, Force: true, abortSignal });
      }),
    connect: (id, network, signal) =>
      call(`connect ${short(id)} to ${network.name}`, signal, async (abortSignal) => {
        const options = {
          Container: id,
          EndpointConfig: {
            Aliases: [...network.aliases],
            ...(network.ipv4 === null ? {} : { IPAMConfig: { IPv4Address: network.ipv4 } }),
          },
          abortSignal,
        };
        await docker.getNetwork(network.id).connect(options);
      }),
    remove: (id, signal) =>
      call(`remove ${short(id)}`, signal, async (abortSignal) => {
        try {
          await container(id).remove({ force: true, v: true, abortSignal });
        } catch (error) {
          // Gone, or already on its way.
          if (statusOf(error) !== 404 && statusOf(error) !== 409) throw error;
        }
      }),
  };
}

export function short(id: string): string {
  return id.slice(0, 12);
}

/** The engine answers 304 when there is nothing to do: that is no failure. */
async function unlessDone(done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (error) {
    if (statusOf(error) !== 304) throw error;
  }
}

function factsOf(info: Docker.ContainerInspectInfo): ContainerFacts {
  const { State: state, HostConfig: host, NetworkSettings: network } = info;
  return {
    id: info.Id,
    name: info.Name.replace(/^\//, ''),
    labels: info.Config.Labels,
    status: state.Status,
    pid: state.Pid,
    startedAt: state.StartedAt,
    finishedAt: state.FinishedAt,
    exitCode: state.ExitCode,
    restartCount: info.RestartCount,
    restartPolicy: host.RestartPolicy?.Name ?? 'no',
    networkMode: host.NetworkMode ?? 'default',
    logDriver: host.LogConfig?.Type ?? '',
    networks: Object.entries(network.Networks).map(([name, attached]) => ({
      name,
      id: attached.NetworkID,
      aliases: attached.Aliases ?? [],
      ipv4: attached.IPAMConfig?.IPv4Address ?? null,
    })),
  };
}

/** HTTP status of the engine's answer; null when there was none. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
}

async function call<T>(
  what: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  { limitMs = CALL_LIMIT_MS }: { readonly limitMs?: number } = {},
): Promise<T> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    if (signal.aborted) throw new HarnessError(`${what} was cancelled`, { code: 'cancelled', cause: error });
    if (limit.aborted) {
      throw new HarnessError(`the engine did not answer ${what} within ${limitMs / 1000} s`, {
        code: 'engine-timeout',
        cause: error,
      });
    }
    throw engineError(what, error);
  }
}

/** What went wrong, with who can mend it. */
export function engineError(what: string, error: unknown): HarnessError {
  if (error instanceof HarnessError) return error;
  const status = statusOf(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === 'EACCES') {
    return new HarnessError(`${what}: no permission on the engine's socket`, {
      code: 'engine-permission',
      hint: 'Add the user to the group that owns the socket (usermod -aG docker USER, then log in again), or run as root.',
      cause: error,
    });
  }
  if (status === null) {
    return new HarnessError(`${what}: no container engine answers`, {
      code: 'engine-unreachable',
      hint: 'Start the engine (systemctl start docker), or set DOCKER_HOST to its socket.',
      cause: error,
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new HarnessError(`${what}: the engine answered ${status}: ${reason}`, {
    code: 'engine-refused',
    cause: error,
  });
}

/** For calls of the library that take no signal. */
function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    promise.then(resolve, reject);
  });
}

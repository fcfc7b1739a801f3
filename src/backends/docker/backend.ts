// SPDX-License-Identifier: Apache-2.0
/**
 * Faults on containers of an engine. A container is its id together with the time it was started; its main process is a
 * pid of this machine together with its start time. Plain processes of the system (a gateway beside its containers) are
 * handed to the process backend.
 */
import type { FaultKind } from '../../core/domain/documents.ts';
import { HarnessError } from '../../core/domain/errors.ts';
import type {
  Backend,
  ContainerProcessIdentity,
  Located,
  ProcessIdentity,
  TargetIdentity,
  TargetObservation,
} from '../../ports/backend.ts';
import type { Clock } from '../../ports/clock.ts';
import { actOnContainer, actOnMainProcess } from './act.ts';
import { type ContainerAddress, locateContainer, observeContainer } from './containers.ts';
import { type EngineApi, openEngine } from './engine-api.ts';
import { removeStrayHelpers } from './helpers.ts';
import { type DockerTools, shareReadings, whileAway } from './tools.ts';
import { undoOfContainer, undoOnEngine } from './undo.ts';

/** What this backend can do; an experiment with any other fault is not applicable on it. */
export const DOCKER_FAULTS: readonly FaultKind[] = [
  'kill',
  'stop',
  'restart',
  'restart-in-place',
  'freeze',
  'outage',
  'partition',
];

/** `processes` acts on targets that are no containers. The clock paces polls and repeats. */
export function createDockerBackend(parts: { readonly clock: Clock; readonly processes: Backend }): Backend {
  const tools = toolsOf(parts);
  const { processes } = parts;
  return {
    id: 'docker',
    describe: (signal) => describe(tools, signal),
    locate: (address, signal) =>
      'labels' in address && address.type !== 'pod'
        ? locate(tools, address, signal)
        : processes.locate(address, signal),
    observe: (identity, signal) => observe(tools, identity, signal),
    observeAll: (identities, signal) => observeAll(tools, identities, signal),
    async apply(action, identity, signal) {
      if (identity.kind === 'process') return processes.apply(action, identity, signal);
      if (identity.kind === 'container') return actOnContainer(tools, { action, identity }, signal);
      return actOnMainProcess(tools, { action, identity: ofContainer(identity) }, signal);
    },
    undoOf: (action, identity, signal) =>
      identity.kind === 'process'
        ? processes.undoOf(action, identity, signal)
        : undoOfContainer(
            tools,
            { action, identity: identity.kind === 'container' ? identity : ofContainer(identity) },
            signal,
          ),
    undo: (action, signal) => undoOnEngine(tools, action, signal),
    removeStrays: (signal) => removeStrayHelpers(tools.engine, signal),
  };
}

function toolsOf({ clock, processes }: { readonly clock: Clock; readonly processes: Backend }): DockerTools {
  let opened: Promise<EngineApi> | null = null;
  const engine = (): Promise<EngineApi> => (opened ??= openEngine());
  // Shared by several, so none of them may cancel it; each call has a limit of its own.
  const list = shareReadings(async () => (await engine()).listAll(new AbortController().signal));
  return { clock, processes, engine, list, own: { frozen: new Set(), cut: new Map() } };
}

async function describe({ engine }: DockerTools, signal: AbortSignal): Promise<string> {
  const { version, apiVersion, os, arch, cgroups } = await (await engine()).version(signal);
  return `${version} (API ${apiVersion}, ${os}/${arch}, control groups v${cgroups})`;
}

function locate(tools: DockerTools, address: ContainerAddress, signal: AbortSignal): Promise<Located> {
  return whileAway(tools.clock, () => locateContainer(tools, address, signal), signal);
}

async function observe(tools: DockerTools, identity: TargetIdentity, signal: AbortSignal): Promise<TargetObservation> {
  if (identity.kind === 'container') {
    return whileAway(tools.clock, () => observeContainer(tools, identity, signal), signal);
  }
  return tools.processes.observe(asProcess(identity), signal);
}

/** One listing tells most of them; who does not show there what a held fault makes of him is looked at. */
async function observeAll(
  tools: DockerTools,
  identities: readonly TargetIdentity[],
  signal: AbortSignal,
): Promise<readonly TargetObservation[]> {
  const plain = identities.flatMap((identity) => (identity.kind === 'container' ? [] : [asProcess(identity)]));
  const seen = [...(await tools.processes.observeAll(plain, signal))];
  const all = identities.some(({ kind }) => kind === 'container')
    ? await whileAway(tools.clock, tools.list, signal)
    : [];
  const paused = new Set(all.flatMap(({ id, status }) => (status === 'paused' ? [id] : [])));
  const look = async (identity: TargetIdentity): Promise<TargetObservation> => {
    if (identity.kind !== 'container') return seen.shift() ?? observe(tools, identity, signal);
    // A listing does not tell whether it is cut from its networks as well.
    if (!paused.has(identity.id) || tools.own.cut.has(identity.id)) return observe(tools, identity, signal);
    return { condition: 'frozen', proof: `container ${identity.name} is paused` };
  };
  return Promise.all(identities.map(look));
}

function asProcess(identity: TargetIdentity): ProcessIdentity {
  if (identity.kind === 'process') return identity;
  const { pid, startTime } = ofContainer(identity);
  return { kind: 'process', pid, startTime, group: false };
}

function ofContainer(identity: TargetIdentity): ContainerProcessIdentity {
  if (identity.kind === 'container-process') return identity;
  throw new HarnessError(`the docker backend cannot act on a ${identity.kind}`, { code: 'not-supported' });
}

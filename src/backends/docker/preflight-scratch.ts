// SPDX-License-Identifier: Apache-2.0
/**
 * What preflight makes on an engine to try things on, and its removal. All of it carries a label that says which process
 * made it, so that the next preflight removes what a killed one left. Containers and networks of others are never touched.
 */
import type Docker from 'dockerode';
import { isAlive, readProcess } from '../../platform/processes.ts';
import type { EngineApi } from './engine-api.ts';
import { call, statusOf, within } from './engine-calls.ts';
import { HELPER_LABEL } from './helpers.ts';

export interface ScratchOwner {
  readonly bootId: string;
  readonly pid: number;
  readonly startTime: string;
}

const SCRATCH_LABEL = 'openshell-chaos.preflight';
/** Where a container finds what it should see of this machine. */
const SHARED_FOLDER = '/chaos-preflight';
/** Begins every line that the container prints. */
export const SAYS = 'chaos-preflight:';

/** Only what a shell has built in, as the image may have nothing else. It lasts until it is told to end. */
const SCRIPT = `trap 'exit 5' TERM
if IFS= read -r mark < ${SHARED_FOLDER}/mark; then printf '${SAYS} mark %s\\n' "$mark"; fi
df -Pk / || true
printf '${SAYS} up\\n'
while :; do read -r line; done`;

/** Longer than a preflight takes: for owners of which this machine knows nothing. */
const FOREIGN_AGE_S = 900;
/** Longer than a helper container lives. */
const HELPER_AGE_S = 120;
const REMOVE_TRIES = 4;

/** What is made is made whole, or its removal would miss it: who stops waits for the answer. */
const never = new AbortController().signal;

export function labelsOf(owner: ScratchOwner): Readonly<Record<string, string>> {
  return { [SCRATCH_LABEL]: ownerText(owner) };
}

export function ownerText({ bootId, pid, startTime }: ScratchOwner): string {
  return JSON.stringify({ bootId, pid, startTime });
}

export async function createScratchContainer(
  api: EngineApi,
  how: { readonly image: string; readonly owner: ScratchOwner; readonly shared: string | null },
): Promise<string> {
  const { image, owner, shared } = how;
  const mounts =
    shared === null ? [] : [{ Type: 'bind' as const, Source: shared, Target: SHARED_FOLDER, ReadOnly: true }];
  const work = async (abortSignal: AbortSignal): Promise<string> => {
    const made = await api.docker.createContainer({
      Image: image,
      Entrypoint: ['sh'],
      Cmd: ['-c', SCRIPT],
      User: '0:0',
      // Nobody writes to it, so that reading from it waits.
      OpenStdin: true,
      Labels: labelsOf(owner),
      Healthcheck: { Test: ['NONE'] },
      HostConfig: { Mounts: mounts, RestartPolicy: { Name: 'no' } },
      abortSignal,
    });
    return made.id;
  };
  return call({ what: `create a container of ${image}`, work }, never);
}

export async function createScratchNetwork(api: EngineApi, owner: ScratchOwner): Promise<string> {
  const Name = `chaos-preflight-${owner.pid}-${Date.now().toString(36)}`;
  const work = async (abortSignal: AbortSignal): Promise<string> => {
    const made = await api.docker.createNetwork({ Name, Labels: { ...labelsOf(owner) }, abortSignal });
    return made.id;
  };
  return call({ what: 'create a network', work }, never);
}

/** Removes what this process made; what is left of it, as a person would name it. */
export async function removeOwn(api: EngineApi, owner: ScratchOwner): Promise<readonly string[]> {
  const own = ownerText(owner);
  for (let tries = 1; ; tries += 1) {
    const found = await findScratch(api, (text) => text === own);
    if (found.length === 0) return [];
    if (tries === REMOVE_TRIES) return found.map(({ remedy }) => remedy);
    for (const one of found) await one.remove().catch(() => undefined);
  }
}

/** Removes what others made who are dead; how many things that were. */
export async function removeOfDead(api: EngineApi, owner: ScratchOwner): Promise<number> {
  const { SystemTime } = (await within(api.docker.info(), AbortSignal.timeout(10_000))) as {
    readonly SystemTime: string;
  };
  const nowS = Date.parse(SystemTime) / 1000;
  const found = await findScratch(api, (text, createdS) => isDead(text, { owner, ageS: nowS - createdS }));
  const helpers = await helpersLeft(api, nowS);
  let removed = 0;
  for (const one of [...found, ...helpers]) {
    // What cannot be removed now the next preflight finds again.
    await one.remove().then(
      () => (removed += 1),
      () => undefined,
    );
  }
  return removed;
}

/** Whether nobody is there any more who would remove it. */
export function isDead(
  text: string,
  { owner, ageS }: { readonly owner: ScratchOwner; readonly ageS: number },
): boolean {
  const other = readOwner(text);
  if (other?.bootId !== owner.bootId) return ageS > FOREIGN_AGE_S;
  const facts = readProcess(other.pid);
  return facts === null || !isAlive(facts) || facts.startTime !== other.startTime;
}

function readOwner(text: string): (Partial<ScratchOwner> & { readonly pid: number }) | null {
  try {
    const read = JSON.parse(text) as Partial<ScratchOwner> | null;
    return typeof read?.pid === 'number' ? { ...read, pid: read.pid } : null;
  } catch {
    return null;
  }
}

interface Left {
  readonly remedy: string;
  remove(): Promise<void>;
}

/** Containers first: they hold the others. */
async function findScratch(
  api: EngineApi,
  isMeant: (ownerText: string, createdS: number) => boolean,
): Promise<readonly Left[]> {
  const { docker } = api;
  const filters = { label: [SCRATCH_LABEL] };
  const isOurs = (labels: Docker.ContainerInfo['Labels'] | undefined, createdS: number): boolean =>
    isMeant(labels?.[SCRATCH_LABEL] ?? '', createdS);
  const work = async (signal: AbortSignal): Promise<readonly Left[]> => {
    const containers = await docker.listContainers({ all: true, filters, abortSignal: signal });
    const networks = await within(docker.listNetworks({ filters }), signal);
    const images = await within(docker.listImages({ filters: JSON.stringify(filters) }), signal);
    return [
      ...containers.filter((one) => isOurs(one.Labels, one.Created)).map(({ Id }) => containerLeft(api, Id)),
      ...networks
        .filter(({ Labels, Created }) => isOurs(Labels, Date.parse(Created) / 1000))
        .map(({ Id }) => ({
          remedy: `docker network rm ${Id}`,
          remove: () => unlessGone(docker.getNetwork(Id).remove()),
        })),
      ...images
        .filter((one) => isOurs(one.Labels, one.Created))
        .map(({ Id }) => ({
          remedy: `docker rmi --force ${Id}`,
          remove: () => unlessGone(docker.getImage(Id).remove({ force: true })),
        })),
    ];
  };
  return call({ what: 'list what preflight made', work }, never);
}

function containerLeft(api: EngineApi, id: string): Left {
  return { remedy: `docker rm --force --volumes ${id}`, remove: () => api.remove(id, never) };
}

/** Helper containers that sent a signal, of a harness that was killed meanwhile. */
async function helpersLeft(api: EngineApi, nowS: number): Promise<readonly Left[]> {
  const filters = { label: [HELPER_LABEL] };
  const work = (abortSignal: AbortSignal): Promise<readonly Docker.ContainerInfo[]> =>
    api.docker.listContainers({ all: true, filters, abortSignal });
  const found = await call({ what: 'list helper containers', work }, never);
  return found.filter(({ Created }) => nowS - Created > HELPER_AGE_S).map(({ Id }) => containerLeft(api, Id));
}

async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

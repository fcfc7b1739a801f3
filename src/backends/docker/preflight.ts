// SPDX-License-Identifier: Apache-2.0
/**
 * Preflight of the container engine: whether it answers and may be used, then each ability tried in a scratch container.
 * What is made carries a label and is removed at the end, also of a preflight that is stopped; what a killed one left is
 * removed by the next.
 */
import fs from 'node:fs';
import { HarnessError } from '../../core/domain/errors.ts';
import { readVariables } from '../../platform/env.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BackendNeeds, BackendPreflight, PreflightItem } from '../../ports/preflight.ts';
import { isUp } from './containers.ts';
import { type EngineApi, type EngineVersion, openEngine } from './engine-api.ts';
import { hasImage, imagesHere, importBusybox } from './preflight-image.ts';
import { addressItem, createSharedFolder, diskItem, pathsItem } from './preflight-places.ts';
import { createScratchContainer, removeOfDead, removeOwn, type ScratchOwner } from './preflight-scratch.ts';
import { type Bench, readLog, reasonOf, requireWanted, tryAbilities, WHY_REFUSED } from './preflight-tries.ts';

const OLDEST_API = [1, 41] as const;
/** A container whose program is not there ends at once. */
const STAYS_UP_MS = 200;
const LIMIT_MS = 180_000;

export function createDockerPreflight(parts: {
  readonly clock: Clock;
  readonly owner: ScratchOwner;
}): BackendPreflight {
  return {
    async probe(needs, signal) {
      const items: PreflightItem[] = [];
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      try {
        const api = await openEngine();
        items.push(...(await engineItems(api, limited)));
        if (items.every(({ status }) => status === 'ok')) {
          await probeWithin({ api, signal: limited, ...parts }, { needs, items });
        }
      } catch (error) {
        items.push(signal.aborted ? cancelledItem() : engineMissing(error));
      }
      return items;
    },
  };
}

function cancelledItem(): PreflightItem {
  return { name: 'docker abilities', status: 'missing', seen: 'cancelled', needed: 'time to try them all' };
}

/** Rejects with a HarnessError when it does not answer. */
async function engineItems(api: EngineApi, signal: AbortSignal): Promise<readonly PreflightItem[]> {
  const version = await api.version(signal);
  const { os, arch, apiVersion, cgroups } = version;
  const needed = 'an engine 20.10 or later (API 1.41) for Linux containers';
  const seen = `${version.version} (API ${apiVersion}, ${os}/${arch}) at ${address()}`;
  const engine: PreflightItem = isNewEnough(version)
    ? { name: 'docker engine', status: 'ok', seen, needed }
    : {
        name: 'docker engine',
        status: 'missing',
        seen,
        needed,
        means: NOTHING,
        fix: 'curl -fsSL https://get.docker.com | sudo sh',
      };
  return [
    engine,
    { name: 'docker socket', status: 'ok', seen: 'this user may use it', needed: 'permission on the socket' },
    { name: 'docker cgroups', status: 'ok', seen: `control groups v${String(cgroups)}`, needed: 'v1 or v2' },
  ];
}

const NOTHING = 'experiments on containers cannot run here';

function isNewEnough({ os, apiVersion }: EngineVersion): boolean {
  const [major = 0, minor = 0] = apiVersion.split('.').map(Number);
  return os === 'linux' && (major > OLDEST_API[0] || (major === OLDEST_API[0] && minor >= OLDEST_API[1]));
}

/** As the library reads it. */
function address(): string {
  const given = readVariables(['DOCKER_HOST'])['DOCKER_HOST'] ?? '';
  return given === '' ? 'the usual socket' : given;
}

function engineMissing(error: unknown): PreflightItem {
  const denied = error instanceof HarnessError && error.code === 'engine-permission';
  return {
    name: denied ? 'docker socket' : 'docker engine',
    status: 'missing',
    seen: reasonOf(error),
    needed: denied ? 'permission on the socket' : 'an engine that answers',
    means: NOTHING,
    fix: denied ? 'sudo usermod --append --groups docker "$(id -un)" && newgrp docker' : 'sudo systemctl start docker',
  };
}

interface Probing {
  readonly needs: BackendNeeds;
  /** Grows as things are found out, so that a stop keeps what is known. */
  readonly items: PreflightItem[];
}

async function probeWithin(bench: Bench, { needs, items }: Probing): Promise<void> {
  const { api, owner, signal } = bench;
  const shared = createSharedFolder(owner);
  try {
    const removed = await removeOfDead(api, owner);
    if (removed > 0) items.push(leftoversItem(removed));
    items.push(...(await imageItems(api, needs.images, signal)));
    const made = await makeScratch(bench, { wanted: needs.images, shared });
    items.push(made.item);
    if (made.id === null) return;
    const log = await readLog({ ...bench, id: made.id }).catch(() => null);
    requireWanted(signal);
    items.push(pathsItem({ owner, folder: shared, refusal: made.refusal, log }));
    items.push(await diskItem(api, log, signal), await addressItem(bench));
    items.push(...(await tryAbilities({ ...bench, id: made.id })));
  } finally {
    fs.rmSync(shared, { recursive: true, force: true });
    items.push(...(await removalItems(api, owner)));
  }
}

function leftoversItem(removed: number): PreflightItem {
  const seen = `removed ${String(removed)} that a preflight or a run left when it was killed`;
  return { name: 'docker leftovers', status: 'ok', seen, needed: 'none' };
}

/** Nothing when all is gone. */
async function removalItems(api: EngineApi, owner: ScratchOwner): Promise<readonly PreflightItem[]> {
  try {
    const left = await removeOwn(api, owner);
    if (left.length === 0) return [];
    return [{ ...STILL_THERE, seen: `${String(left.length)} could not be removed`, fix: left.join('; ') }];
  } catch (error) {
    return [{ ...STILL_THERE, seen: reasonOf(error), fix: 'chaos preflight # removes them when the engine answers' }];
  }
}

const STILL_THERE = {
  name: 'docker leftovers',
  status: 'missing',
  needed: 'scratch containers can be removed',
  means: 'something of this preflight stays on the engine',
} as const;

async function imageItems(
  api: EngineApi,
  images: readonly string[],
  signal: AbortSignal,
): Promise<readonly PreflightItem[]> {
  const items: PreflightItem[] = [];
  for (const image of images) {
    const here = await hasImage(api, image, signal);
    const about = { name: `docker image`, needed: 'optional: it is on the engine before a run' };
    items.push(
      here
        ? { ...about, status: 'ok', seen: `${image} is there` }
        : {
            ...about,
            status: 'optional',
            seen: `${image} is not there`,
            means: 'the first run pulls it, or does not boot where it cannot',
            fix: `docker pull ${image}`,
          },
    );
  }
  return items;
}

interface Made {
  readonly item: PreflightItem;
  readonly id: string | null;
  /** Why the engine would not give it the shared folder. */
  readonly refusal: string | null;
}

async function makeScratch(
  bench: Bench,
  { wanted, shared }: { readonly wanted: readonly string[]; readonly shared: string },
): Promise<Made> {
  const problems: string[] = [];
  for (const image of await imagesHere(bench.api, wanted, bench.signal)) {
    const made = await tryImage(bench, { image, shared, problems });
    if (made !== null) return made;
  }
  const imported = await importBusybox(bench.api, bench.owner).catch((error: unknown) => {
    problems.push(reasonOf(error));
    return null;
  });
  const made = imported === null ? null : await tryImage(bench, { image: imported, shared, problems });
  return made ?? { id: null, refusal: null, item: noScratch(problems) };
}

/** A container that runs, with the folder where the engine sees it. Null where that image does not make one. */
async function tryImage(
  bench: Bench,
  how: { readonly image: string; readonly shared: string; readonly problems: string[] },
): Promise<Made | null> {
  const { image, shared, problems } = how;
  const needed = 'containers can be made and started';
  let refusal: string | null = null;
  for (const folder of [shared, null]) {
    requireWanted(bench.signal);
    try {
      const id = await startScratch(bench, { image, shared: folder });
      const seen = `made and started one of ${image.replace('sha256:', '').slice(0, 12)}`;
      return { id, refusal, item: { name: 'docker containers', status: 'ok', seen, needed } };
    } catch (error) {
      requireWanted(bench.signal);
      refusal ??= reasonOf(error);
      // Any other reason is the image's, with or without a folder.
      if (!/mount|bind source/i.test(refusal)) break;
    }
  }
  problems.push(refusal ?? '');
  return null;
}

async function startScratch(
  bench: Bench,
  { image, shared }: { readonly image: string; readonly shared: string | null },
): Promise<string> {
  const { api, clock, owner, signal } = bench;
  const id = await createScratchContainer(api, { image, owner, shared });
  try {
    await api.start(id, signal);
    await clock.sleepUntil(clock.elapsedMs() + STAYS_UP_MS, signal);
    const facts = await api.inspect(id, signal);
    if (facts !== null && isUp(facts)) return id;
    throw new HarnessError(`the shell of ${image} ended at once`, { code: 'no-effect' });
  } catch (error) {
    await api.remove(id, AbortSignal.timeout(LIMIT_MS)).catch(() => undefined);
    throw error;
  }
}

function noScratch(problems: readonly string[]): PreflightItem {
  const full = problems.find((text) => text.includes('no space left on device'));
  const last = full ?? problems.at(-1);
  const why = last ?? 'there is no image, and no static busybox on this machine to make one of';
  const otherFix = last === undefined ? 'sudo apt-get install --yes busybox-static' : WHY_REFUSED;
  return {
    name: 'docker containers',
    status: 'missing',
    seen: `nothing can be tried: ${why}`,
    needed: 'containers can be made and started',
    means: NOTHING,
    fix: full === undefined ? otherFix : 'docker system prune',
  };
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Preflight of the container engine: whether it answers and may be used, then each ability tried in a scratch container.
 * What is made carries a label and is removed at the end, also of a preflight that is stopped; what a killed one left is
 * removed by the next.
 */
import fs from 'node:fs';
import { causeChain, HarnessError } from '../../core/domain/errors.ts';
import { readVariables } from '../../platform/env.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BackendNeeds, BackendPreflight, PreflightItem, AbilityProof } from '../../ports/preflight.ts';
import { type EngineApi, type EngineVersion, openEngine } from './engine-api.ts';
import { makeScratch, NOTHING } from './preflight-container.ts';
import { hasImage } from './preflight-image.ts';
import { addressItem, createSharedFolder, diskItem, pathsItem } from './preflight-places.ts';
import { removeOfDead, removeOwn, type ScratchOwner } from './preflight-scratch.ts';
import { type Bench, findSignalWay, readLog, reasonOf, requireWanted, tryAbilities } from './preflight-tries.ts';

const OLDEST_API = [1, 41] as const;
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
        items.push(limited.aborted ? stoppedItem(signal.aborted) : engineMissing(error));
      }
      return items;
    },
    async prove(ability, { images }, signal) {
      // An engine disconnects, and says so.
      if (ability === 'cuts') return null;
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      try {
        return await proveOn({ api: await openEngine(), signal: limited, ...parts }, images);
      } catch {
        return null;
      }
    },
  };
}

function stoppedItem(wasTold: boolean): PreflightItem {
  const seen = wasTold ? 'cancelled' : `not done within ${String(LIMIT_MS / 1000)} s`;
  return { name: 'docker abilities', status: 'missing', seen, needed: 'time to try them all' };
}

/** Null where no container can be made to try it on. */
async function proveOn(bench: Bench, images: readonly string[]): Promise<AbilityProof | null> {
  const { api, owner } = bench;
  try {
    await removeOfDead(api, owner);
    const { id } = await makeScratch(bench, { wanted: images, shared: null });
    return id === null ? null : await findSignalWay({ ...bench, id });
  } finally {
    await removeOwn(api, owner);
  }
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
    { name: 'docker socket', status: 'ok', seen: 'this user may use the engine', needed: 'permission on the socket' },
    { name: 'docker cgroups', status: 'ok', seen: `control groups v${String(cgroups)}`, needed: 'v1 or v2' },
  ];
}

function isNewEnough({ os, apiVersion }: EngineVersion): boolean {
  const [major = 0, minor = 0] = apiVersion.split('.').map(Number);
  return os === 'linux' && (major > OLDEST_API[0] || (major === OLDEST_API[0] && minor >= OLDEST_API[1]));
}

/** As the library reads it. */
function address(): string {
  const given = readVariables(['DOCKER_HOST'])['DOCKER_HOST'] ?? '';
  return given === '' ? '/var/run/docker.sock' : given;
}

function engineMissing(error: unknown): PreflightItem {
  const denied = error instanceof HarnessError && error.code === 'engine-permission';
  return {
    name: denied ? 'docker socket' : 'docker engine',
    status: 'missing',
    // What was asked is of no interest where nobody answers.
    seen: causeChain(error)
      .join(': ')
      .replace(/^version: /, ''),
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

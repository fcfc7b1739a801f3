// SPDX-License-Identifier: Apache-2.0
/** The scratch container to try things on: of the first image that makes one that stays up, else why there is none. */
import { HarnessError } from '../../core/domain/errors.ts';
import type { PreflightItem } from '../../ports/preflight.ts';
import { isUp } from './containers.ts';
import { imagesHere, importBusybox, nameOfImage } from './preflight-image.ts';
import { createScratchContainer } from './preflight-scratch.ts';
import { type Bench, reasonOf, requireWanted, WHY_REFUSED } from './preflight-tries.ts';

/** A container whose program is not there ends at once. */
const STAYS_UP_MS = 200;
const REMOVE_LIMIT_MS = 60_000;
/** What it means where none can be made, or no engine answers. */
export const NOTHING = 'experiments on containers cannot run here';

export interface Made {
  readonly item: PreflightItem;
  readonly id: string | null;
  /** Why the engine would not give it the shared folder. */
  readonly refusal: string | null;
}

export async function makeScratch(
  bench: Bench,
  { wanted, shared }: { readonly wanted: readonly string[]; readonly shared: string | null },
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
  how: { readonly image: string; readonly shared: string | null; readonly problems: string[] },
): Promise<Made | null> {
  const { image, shared, problems } = how;
  const needed = 'containers can be made and started';
  let refusal: string | null = null;
  for (const folder of shared === null ? [null] : [shared, null]) {
    requireWanted(bench.signal);
    try {
      const id = await startScratch(bench, { image, shared: folder });
      const seen = `made and started one of ${await nameOfImage(bench.api, image, bench.signal)}`;
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
    await api.remove(id, AbortSignal.timeout(REMOVE_LIMIT_MS)).catch(() => undefined);
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

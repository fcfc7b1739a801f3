// SPDX-License-Identifier: Apache-2.0
/** Pull requests whose claims a site need not show any longer: they are closed, or nothing has come for 14 days. */
import type { GitHubApi } from '../ports/github.ts';
import type { SiteReader } from '../ports/site-store.ts';
import { readPull } from './site-state.ts';

export interface StaleQuestion {
  /** ISO 8601 */
  readonly now: string;
  /** Stays, whatever is known of it; null: none. */
  readonly except: number | null;
}

export type FindStale = (site: SiteReader, question: StaleQuestion) => Promise<readonly number[]>;

const claimDays = 14;
const dayMs = 86_400_000;
/** At most so many are asked for in one publication, those that were quiet for longest. */
const maxAsked = 20;
const maxRead = 500;

/** Asks GitHub about each pull request once, however often the search is done again. */
export function staleFinder(github: Pick<GitHubApi, 'pullRequest'>): FindStale {
  const known = new Map<number, Promise<boolean>>();
  const isOpen = (number: number): Promise<boolean> => {
    const asked = known.get(number) ?? github.pullRequest(number).then((pull) => pull?.isOpen === true);
    known.set(number, asked);
    return asked;
  };
  return async (site, { now, except }) => {
    const names = (await site.folders('pr')).filter((name) => /^[1-9]\d{0,8}$/.test(name));
    const numbers = names.map(Number).filter((number) => number !== except);
    const claims = await Promise.all(numbers.slice(0, maxRead).map((number) => lastUpdate(site, number)));
    const oldest = claims.filter((claim) => claim !== null).sort((a, b) => a.atMs - b.atMs);
    const limitMs = Date.parse(now) - claimDays * dayMs;
    const old = oldest.filter(({ atMs }) => atMs < limitMs);
    const others = oldest.filter(({ atMs }) => atMs >= limitMs).slice(0, maxAsked);
    const closed: number[] = [];
    for (const { number } of others) if (!(await isOpen(number))) closed.push(number);
    return [...old.map(({ number }) => number), ...closed];
  };
}

/** Null where what is there is not ours. */
async function lastUpdate(
  site: SiteReader,
  number: number,
): Promise<{ readonly number: number; readonly atMs: number } | null> {
  try {
    const index = await readPull(site, number);
    return index === null ? null : { number, atMs: Date.parse(index.updatedAt) };
  } catch {
    return null;
  }
}

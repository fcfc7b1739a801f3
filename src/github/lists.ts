// SPDX-License-Identifier: Apache-2.0
/** What all calls about one repository share: where it is, lists over several pages, and what is not there. */
import { isRequestFailure } from './octokit.ts';

export interface Place {
  readonly owner: string;
  readonly repo: string;
}

/** The most that GitHub puts on one page. */
export const pageSize = 100;
/** Ends a list that never ends. */
const maxPages = 60;

/** Pages until one is not full. GitHub's own links are not followed: they may name the repository in another way. */
export async function pages<T>(read: (page: number) => Promise<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const found = await read(page);
    all.push(...found);
    if (found.length < pageSize) return all;
  }
  return all;
}

/** Null for what is not there, or was deleted. */
export async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isRequestFailure(error) && error.response !== undefined && [404, 410].includes(error.status)) return null;
    throw error;
  }
}

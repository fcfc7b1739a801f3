// SPDX-License-Identifier: Apache-2.0
/** What a site's index says of main, for the comment on a pull request: all of it checked, or nothing and a warning. */
import type { OverviewRow, SiteIndex } from '../core/domain/documents.ts';
import { HarnessError, UsageError } from '../core/domain/errors.ts';
import { readIndexText } from './index-file.ts';
import { readIndex } from './site-state.ts';

/** Null where there is none that can be used: a comment without the column of main is better than none. */
export async function readMain(
  request: {
    readonly index: string | null;
    readonly cwd: string;
    readonly job: { readonly repository: string };
  },
  warn: (text: string) => void,
): Promise<readonly OverviewRow[] | null> {
  const { index: file, cwd, job } = request;
  if (file === null) return null;
  try {
    const { repository, experiments } = await readSiteIndex(file, cwd);
    if (repository === null || repository.toLowerCase() === job.repository.toLowerCase()) return experiments;
    warn(`Nothing is compared with main: index ${file} is of ${repository}.`);
  } catch (error) {
    if (!(error instanceof HarnessError || error instanceof UsageError)) throw error;
    warn(`Nothing is compared with main: ${error.message}.`);
  }
  return null;
}

async function readSiteIndex(file: string, cwd: string): Promise<SiteIndex> {
  const text = readIndexText(file, cwd);
  const index = await readIndex({ read: () => Promise.resolve(text), folders: () => Promise.resolve([]) });
  // Null is what a reader says of a missing file, and this one has it.
  if (index === null) throw new UsageError(`index ${file} is not there`, { code: 'bad-index' });
  return index;
}

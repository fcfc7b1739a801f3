// SPDX-License-Identifier: Apache-2.0
/**
 * What tracking is made of: the flaky expectations of the experiments that are asked for, by the files of the workspace,
 * and what a site's store knows of their past. A site that is not there yet is no error: somebody's first night has none.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError, SpecError, type SpecProblem, UsageError } from '../core/domain/errors.ts';
import type { FlakyExpectation, StratumHistory } from '../core/publish/tracking.ts';
import { flakyExpectations } from '../core/publish/tracking.ts';
import { compareRows, instantOf } from '../core/publish/site-rows.ts';
import { TRACKED_SLICES } from '../core/publish/site-tracked.ts';
import { INDEX_FILE, MARKER_FILE } from '../core/publish/site-update.ts';
import { parseExperiment } from '../core/spec/parse.ts';
import type { SiteReader } from '../ports/site-store.ts';
import type { Places } from './lookup.ts';
import { selectExperiments } from './select.ts';
import { openSiteFolder } from './site-folder.ts';
import { readHistories } from './site-state.ts';
import { readSource } from './sources.ts';

/** Where the workflow run comes from, as its runner says. */
export interface TrackedFrom {
  readonly event: string;
  readonly ref: string;
  /** By the event's payload; null where it does not say. */
  readonly defaultBranch: string | null;
}

/**
 * Why this run's experiments are not those of the default branch; null where they are. GitHub runs a schedule there only,
 * and does not always say in its event which branch that is.
 */
export function whyNotTracked({ event, ref, defaultBranch }: TrackedFrom): string | null {
  if (event === 'schedule') return null;
  const isOwn = ['push', 'workflow_dispatch', 'repository_dispatch', 'merge_group'].includes(event);
  if (isOwn && defaultBranch !== null && ref === `refs/heads/${defaultBranch}`) return null;
  return `Tracking takes experiments and runs of the default branch alone, and this is event ${event} on ${ref}.`;
}

/** Throws a SpecError with the problems of all that are invalid, and a UsageError for an unknown id. */
export function readFlakyExpectations(selectors: readonly string[], places: Places): readonly FlakyExpectation[] {
  const problems: SpecProblem[] = [];
  const found: FlakyExpectation[] = [];
  for (const file of selectExperiments(selectors, places)) {
    const source = readSource(file);
    const parsed = parseExperiment({ path: source.shownPath, bytes: source.bytes });
    if (parsed.ok) found.push(...flakyExpectations(parsed.value.experiment));
    else problems.push(...parsed.problems);
  }
  if (problems.length > 0) throw new SpecError(problems);
  return found;
}

export interface KnownHistory {
  readonly strata: readonly StratumHistory[];
  /** What could not be looked at, a sentence each. */
  readonly notes: readonly string[];
}

/** Of a site's folder or its index.json. Throws a HarnessError when the site is damaged, and a UsageError for no site. */
export async function readKnownHistory(
  experiments: readonly string[],
  { index, cwd }: { readonly index: string | null; readonly cwd: string },
): Promise<KnownHistory> {
  if (index === null) return { strata: [], notes: ['No index was given, so nothing is known of runs before.'] };
  const opened = openIndex(path.resolve(cwd, index));
  if (opened === null) {
    return { strata: [], notes: [`There is nothing at ${index}, so nothing is known of runs before.`] };
  }
  const request = { experiments: new Set(experiments), slices: TRACKED_SLICES };
  const strata = (await readHistories(opened.reader, request)).map(({ stratum, rows, older }) => ({
    ...{ stratum, older },
    rows: rows
      .filter(({ at }) => instantOf(at) !== null)
      .map((row) => ({ ...row, isNew: false }))
      .sort(compareRows),
  }));
  const cut = strata.some(({ older }) => older > 0);
  const note = `Only the newest runs of each row are known: ${index} is there without the rest of its site.`;
  return { strata, notes: cut && opened.isAlone ? [note] : [] };
}

interface OpenedIndex {
  readonly reader: SiteReader;
  /** The overview without the slices. */
  readonly isAlone: boolean;
}

function openIndex(file: string): OpenedIndex | null {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  if (stat.isDirectory()) return { reader: openSiteFolder(file), isAlone: false };
  if (!stat.isFile()) {
    throw new UsageError(`index ${file} is neither a folder nor a file`, { code: 'bad-index' });
  }
  const folder = path.dirname(file);
  const isOfSite = path.basename(file) === INDEX_FILE && fs.existsSync(path.join(folder, MARKER_FILE));
  return isOfSite ? { reader: openSiteFolder(folder), isAlone: false } : { reader: readerOf(file), isAlone: true };
}

function readerOf(file: string): SiteReader {
  const read = (wanted: string, limitBytes: number): string | null => {
    if (wanted !== INDEX_FILE) return null;
    const { size } = fs.statSync(file);
    if (size <= limitBytes) return fs.readFileSync(file, 'utf8');
    throw new HarnessError(`${file} has ${String(size)} bytes, more than ${String(limitBytes)}`, {
      ...{ code: 'site-refused', subject: file },
    });
  };
  return {
    read: (wanted, limitBytes) => Promise.resolve(read(wanted, limitBytes)),
    folders: () => Promise.resolve([]),
  };
}

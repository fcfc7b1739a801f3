// SPDX-License-Identifier: Apache-2.0
/**
 * Reads of a site what a publication needs, within limits and against its schemas. Whoever could push to the branch could
 * have written it: a document that is not as we write it is refused as a whole, before anything is changed.
 */
import type { ValidateFunction } from 'ajv';
import type {
  HistorySlice,
  OverviewRow,
  PullRequestIndex,
  SiteIndex,
  SiteRow,
  SiteStratum,
  StratumIndex,
} from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import type { WholeSite } from '../core/publish/site-retention.ts';
import { compareRows, folderOf, issuesOf, type IssueSeen, type NewRun } from '../core/publish/site-rows.ts';
import { SITE_FORMAT, SLICE_ROWS, slicesToRead, type StratumState } from '../core/publish/site-stratum.ts';
import {
  INDEX_FILE,
  MARKER_FILE,
  pullFolder,
  type SiteState,
  slicePath,
  stratumFolder,
} from '../core/publish/site-update.ts';
import type { SiteReader } from '../ports/site-store.ts';
import { firstError } from '../rundir/validators.ts';
import {
  historySlice,
  pullRequestIndex,
  siteIndex,
  siteMarker,
  stratumIndex,
} from '../schema/generated/site-validators.mjs';

/** Of one document. */
export const SITE_FILE_BYTES: number = 64 * 1024 * 1024;
const noStratum: StratumState = { index: null, slices: [], olderRuns: new Set() };

/** Whether there is a site; throws a HarnessError when its marker is none of ours. */
export async function isSite(reader: SiteReader): Promise<boolean> {
  return (await readDocument(reader, MARKER_FILE, siteMarker)) !== null;
}

/** What these runs touch. Throws a HarnessError (`site-damaged`, `format-newer`) with the document as its subject. */
export async function readSiteState(reader: SiteReader, runs: readonly NewRun[]): Promise<SiteState> {
  const index = (await isSite(reader)) ? await readIndex(reader) : null;
  const strata = new Map<string, StratumState>();
  const pulls = new Map<number, PullRequestIndex | null>();
  for (const { stratum, provenance } of runs) {
    if (provenance.kind === 'pull-request') pulls.set(provenance.number, null);
    else strata.set(stratum.key, noStratum);
  }
  for (const key of strata.keys()) {
    const own = runs.filter(({ provenance, stratum }) => provenance.kind === 'history' && stratum.key === key);
    strata.set(key, await readStratum(reader, key, own));
  }
  for (const number of pulls.keys()) pulls.set(number, await readPull(reader, number));
  return { index, keys: new Set(await strataOf(reader)), strata, pulls };
}

async function strataOf(reader: SiteReader): Promise<readonly string[]> {
  return (await reader.folders('strata')).filter((name) => /^[0-9a-f]{12}$/.test(name)).sort();
}

/** A run as far as it is counted. */
export interface KnownRow extends Pick<SiteRow, 'runId' | 'at' | 'durationMs' | 'standInFor' | 'commit'> {
  readonly issues: readonly IssueSeen[];
}

/** A stratum as far as its history is counted. */
export interface ReadHistory {
  readonly stratum: SiteStratum;
  /** In the order in which they were published. */
  readonly rows: readonly KnownRow[];
  /** Runs before these. */
  readonly older: number;
}

/**
 * The newest `slices` slices of each stratum of some experiments. Where only the overview was handed on, its newest runs
 * have to do. Throws as `readSiteState` does.
 */
export async function readHistories(
  reader: SiteReader,
  { experiments, slices }: { readonly experiments: ReadonlySet<string>; readonly slices: number },
): Promise<readonly ReadHistory[]> {
  const index = await readIndex(reader);
  const histories: ReadHistory[] = [];
  for (const row of index?.experiments ?? []) {
    const { stratum, total } = row;
    if (!experiments.has(stratum.experiment)) continue;
    const known = await readStratumIndex(reader, stratum.key);
    const read = known === null ? [] : await readSlices(reader, known, Math.max(0, known.slices - slices));
    const rows = known === null ? recentOf(row) : read.flatMap((slice) => slice.rows);
    histories.push({ stratum, rows, older: Math.max(0, (known?.row.total ?? total) - rows.length) });
  }
  return histories;
}

function recentOf({ recent, counted }: OverviewRow): readonly KnownRow[] {
  return recent.map((cell) => ({ ...cell, commit: null, issues: issuesOf(cell, counted) }));
}

/** Everything: for pruning. Null when there is no site yet. */
export async function readWholeSite(reader: SiteReader): Promise<WholeSite | null> {
  const index = (await isSite(reader)) ? await readIndex(reader) : null;
  if (index === null) return null;
  const strata: { index: StratumIndex; slices: readonly HistorySlice[] }[] = [];
  for (const key of await strataOf(reader)) {
    const stratum = await readStratumIndex(reader, key);
    if (stratum === null) continue;
    strata.push({ index: stratum, slices: await readSlices(reader, stratum, 0) });
  }
  const pulls: PullRequestIndex[] = [];
  for (const name of (await reader.folders('pr')).filter((each) => /^[1-9]\d{0,8}$/.test(each)).sort()) {
    const pull = await readPull(reader, Number(name));
    if (pull !== null) pulls.push(pull);
  }
  return { index, strata, pulls };
}

/** The overview's. */
export async function readIndex(reader: SiteReader): Promise<SiteIndex | null> {
  const index = (await readDocument(reader, INDEX_FILE, siteIndex)) as SiteIndex | null;
  if (index === null) return null;
  const keys = index.experiments.map(({ stratum }) => stratum.key);
  if (new Set(keys).size < keys.length) throw damaged(INDEX_FILE, 'a stratum is there twice');
  for (const row of index.experiments) requireOverviewRow(INDEX_FILE, row);
  return index;
}

async function readStratum(reader: SiteReader, key: string, runs: readonly NewRun[]): Promise<StratumState> {
  const index = await readStratumIndex(reader, key);
  if (index === null) return noStratum;
  const rows = runs.map(({ row }) => row);
  const from = Math.max(0, index.slices - slicesToRead(index, rows));
  return {
    index,
    slices: await readSlices(reader, index, from),
    olderRuns: await findOlder(reader, index, { rows, from }),
  };
}

/** From this one on; the oldest first. */
async function readSlices(reader: SiteReader, index: StratumIndex, from: number): Promise<readonly HistorySlice[]> {
  const slices: HistorySlice[] = [];
  for (let number = from; number < index.slices; number += 1) {
    slices.push(await readSlice(reader, index, number));
  }
  return slices;
}

/**
 * Which of the runs lie in slices before `from`. The index has the newest runs of the stratum, so only those that are older than
 * all of these are looked for: when somebody publishes old runs.
 */
async function findOlder(
  reader: SiteReader,
  index: StratumIndex,
  { rows: given, from }: { readonly rows: readonly SiteRow[]; readonly from: number },
): Promise<ReadonlySet<string>> {
  const oldest = index.row.recent.at(-1);
  const found = new Set<string>();
  if (oldest === undefined || index.row.total <= index.row.recent.length) return found;
  const wanted = new Set(given.filter((row) => compareRows(row, oldest) < 0).map(({ runId }) => runId));
  for (let number = from - 1; number >= 0 && found.size < wanted.size; number -= 1) {
    const { rows } = await readSlice(reader, index, number);
    for (const { runId } of rows) if (wanted.has(runId)) found.add(runId);
  }
  return found;
}

async function readStratumIndex(reader: SiteReader, key: string): Promise<StratumIndex | null> {
  const path = `${stratumFolder(key)}/${INDEX_FILE}`;
  const index = (await readDocument(reader, path, stratumIndex)) as StratumIndex | null;
  if (index === null) return null;
  const { stratum, total, recent } = index.row;
  if (stratum.key !== key) throw damaged(path, `is of stratum ${stratum.key}`);
  const fits = Math.ceil(total / SLICE_ROWS) === index.slices && recent.length <= total;
  if (!fits) throw damaged(path, `${String(total)} runs do not make ${String(index.slices)} slices`);
  requireOverviewRow(path, index.row);
  for (const { row } of index.first) requireRows(path, [row], (runId) => folderOf(runId, history));
  return index;
}

/** With the rows that the index knows of: more are what an interrupted writer left. */
async function readSlice(reader: SiteReader, index: StratumIndex, number: number): Promise<HistorySlice> {
  const { key } = index.row.stratum;
  const path = slicePath(key, number);
  const slice = (await readDocument(reader, path, historySlice)) as HistorySlice | null;
  if (slice === null) throw damaged(path, 'is missing');
  if (slice.number !== number || slice.stratum.key !== key) throw damaged(path, 'is another slice');
  const expected = Math.min(SLICE_ROWS, index.row.total - number * SLICE_ROWS);
  if (slice.rows.length < expected) throw damaged(path, `has ${String(slice.rows.length)} rows of ${String(expected)}`);
  const rows = slice.rows.slice(0, expected);
  requireRows(path, rows, (runId) => folderOf(runId, history));
  return { ...slice, rows };
}

export async function readPull(reader: SiteReader, number: number): Promise<PullRequestIndex | null> {
  const path = `${pullFolder(number)}/${INDEX_FILE}`;
  const index = (await readDocument(reader, path, pullRequestIndex)) as PullRequestIndex | null;
  if (index === null) return null;
  if (index.number !== number) throw damaged(path, `is of pull request ${String(index.number)}`);
  const folder = (runId: string): string => `${pullFolder(number)}/runs/${runId}`;
  requireRows(
    path,
    index.runs.map(({ row }) => row),
    folder,
  );
  return index;
}

const history = { kind: 'history', commit: null, event: null, workflowRun: null } as const;

function requireOverviewRow(path: string, { newest, recent }: OverviewRow): void {
  if (new Set(recent.map(({ runId }) => runId)).size < recent.length) throw damaged(path, 'a run is there twice');
  if (newest?.runId !== recent[0]?.runId) throw damaged(path, 'the newest run is not the first of the recent ones');
  if (newest !== null) requireRows(path, [newest], (runId) => folderOf(runId, history));
}

/** Each run once, each at the one place where its folder can be. */
function requireRows(path: string, rows: readonly SiteRow[], folder: (runId: string) => string): void {
  if (new Set(rows.map(({ runId }) => runId)).size < rows.length) throw damaged(path, 'a run is there twice');
  const wrong = rows.find((row) => row.path !== null && row.path !== folder(row.runId));
  if (wrong !== undefined) throw damaged(path, `run ${wrong.runId} cannot be at ${wrong.path ?? ''}`);
}

async function readDocument(reader: SiteReader, path: string, validator: ValidateFunction): Promise<object | null> {
  const text = await reader.read(path, SITE_FILE_BYTES);
  if (text === null) return null;
  const value = parseJson(text);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  if (typeof format === 'number' && format > SITE_FORMAT) {
    throw new HarnessError(
      `${path} of the site has format ${String(format)}; this version knows ${String(SITE_FORMAT)}`,
      {
        ...{ code: 'format-newer', subject: path, hint: 'Publish with the version that wrote it, or a newer one.' },
      },
    );
  }
  const wrong = value === undefined ? 'is not JSON' : firstError(validator, value);
  if (wrong !== null) throw damaged(path, wrong);
  return value as object;
}

function damaged(path: string, why: string): HarnessError {
  return new HarnessError(`${path} of the site is damaged: ${why}`, {
    ...{ code: 'site-damaged', subject: path },
    hint: 'Nothing was changed. Put the file back as it was, from the history of the branch or from a copy.',
  });
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Runs of one pull request: its own claim, below `pr/N/` alone. Bounded in number and size, since whoever opens a pull
 * request decides how many there are and how large they are.
 */
import type { PullRequestIndex } from '../domain/documents.ts';
import { compareRows, type NewRun } from './site-rows.ts';
import { SITE_FORMAT } from './site-stratum.ts';

export interface PullUpdate {
  readonly index: PullRequestIndex;
  readonly added: readonly NewRun[];
  /** Folders of older runs that there is no more room for. */
  readonly removed: readonly string[];
}

type Claim = PullRequestIndex['runs'][number];

const maxRuns = 200;
const maxBytes = 100_000_000;

/** Null when there is nothing new. `runs` are of this pull request. */
export function updatePull(
  before: PullRequestIndex | null,
  runs: readonly NewRun[],
  { now }: { readonly now: string },
): PullUpdate | null {
  const known = new Set(before?.runs.map(({ row }) => row.runId));
  const fresh = new Map(runs.filter(({ row }) => !known.has(row.runId)).map((run) => [run.row.runId, run]));
  const added = [...fresh.values()].sort((a, b) => compareRows(a.row, b.row));
  const provenance = added.at(-1)?.provenance;
  if (provenance?.kind !== 'pull-request') return null;
  const all: readonly Claim[] = [...(before?.runs ?? []), ...added.map(({ stratum, row }) => ({ stratum, row }))];
  const newest = [...all].sort((a, b) => compareRows(b.row, a.row));
  const { kept, removed } = withinRoom(newest);
  const gone = new Set(removed);
  const { number, headRepository } = provenance;
  return {
    index: { format: SITE_FORMAT, number, headRepository, updatedAt: now, runs: kept },
    added: added.filter(({ row }) => row.path !== null && !gone.has(row.path)),
    removed: removed.filter((path) => !added.some(({ row }) => row.path === path)),
  };
}

function withinRoom(newest: readonly Claim[]): {
  readonly kept: readonly Claim[];
  readonly removed: readonly string[];
} {
  const kept: Claim[] = [];
  const removed: string[] = [];
  let bytes = 0;
  for (const claim of newest) {
    const { row } = claim;
    const isIn = kept.length < maxRuns;
    const hasRoom = isIn && (kept.length === 0 || bytes + row.bytes <= maxBytes);
    if (hasRoom) bytes += row.bytes;
    else if (row.path !== null) removed.push(row.path);
    if (isIn) kept.push(hasRoom ? claim : { ...claim, row: { ...row, path: null, bytes: 0 } });
  }
  return { kept, removed };
}

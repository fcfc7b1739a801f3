// SPDX-License-Identifier: Apache-2.0
/**
 * Which folders of runs a site gives up so that it stays within its bounds, and the site without them. A run whose
 * folder is gone stays as a row. Kept longest: the first and latest hit of each issue, the latest run of each verdict.
 */
import type {
  HistorySlice,
  OverviewRow,
  PullRequestIndex,
  SiteIndex,
  SiteRow,
  StratumIndex,
} from '../domain/documents.ts';
import { runPath } from '../report/links.ts';
import { stratumPages } from './site-pages.ts';
import { compareRows } from './site-rows.ts';
import { TRACKED_SLICES, trackStratum } from './site-tracked.ts';
import {
  INDEX_FILE,
  nextIndex,
  pullFolder,
  type SiteChange,
  type SiteMoment,
  sitePages,
  sliceDocument,
  stratumDocument,
} from './site-update.ts';

export interface RetentionPolicy {
  /** Runs of each stratum that keep their folders. */
  readonly keep: number;
  /** Days that a folder is kept. */
  readonly days: number;
  /** Of the folders of all runs together. */
  readonly bytes: number;
}

/** All of a site: pruning is rare and looks at every slice. */
export interface WholeSite {
  readonly index: SiteIndex;
  readonly strata: readonly { readonly index: StratumIndex; readonly slices: readonly HistorySlice[] }[];
  readonly pulls: readonly PullRequestIndex[];
}

export interface PrunedRun {
  readonly experiment: string;
  readonly runId: string;
  readonly path: string;
  readonly bytes: number;
  readonly why: 'count' | 'age' | 'bytes';
}

export interface Pruning {
  readonly runs: readonly PrunedRun[];
  /** Pull requests whose claims all go. */
  readonly pulls: readonly number[];
  readonly bytesBefore: number;
  /** Above the policy's bytes when what is protected takes more. */
  readonly bytesAfter: number;
}

/** The site stays well below the gigabyte that a host takes. */
export const DEFAULT_RETENTION: RetentionPolicy = { keep: 200, days: 180, bytes: 700_000_000 };

const claimDays = 14;
const dayMs = 86_400_000;

interface Kept {
  readonly experiment: string;
  readonly row: SiteRow;
  readonly path: string;
}

/** What would go. Claims of pull requests go first: after 14 days, or when room is needed. */
export function planRetention(site: WholeSite, policy: RetentionPolicy, { now }: { readonly now: string }): Pruning {
  const nowMs = Date.parse(now);
  const runs: PrunedRun[] = [];
  const left: Kept[] = [];
  let bytesBefore = 0;
  for (const { index, slices } of site.strata) {
    const { experiment } = index.row.stratum;
    const safe = protectedRuns(index);
    const kept = slices
      .flatMap(({ rows }) => rows)
      .sort((a, b) => compareRows(b, a))
      .flatMap((row) => (row.path === null ? [] : [{ experiment, row, path: row.path }]));
    kept.forEach((each, place) => {
      bytesBefore += each.row.bytes;
      const isOld = Date.parse(each.row.at) < nowMs - policy.days * dayMs;
      if (safe.has(each.row.runId)) return;
      if (place >= policy.keep || isOld) runs.push(prunedRun(each, isOld ? 'age' : 'count'));
      else left.push(each);
    });
  }
  const claims = site.pulls.map((pull) => ({ pull, bytes: bytesOf(pull) }));
  bytesBefore += claims.reduce((sum, { bytes }) => sum + bytes, 0);
  const pulls = claims.filter(({ pull }) => Date.parse(pull.updatedAt) < nowMs - claimDays * dayMs);
  let bytes = bytesBefore - sumOf(runs) - sumOf(pulls);
  const oldestClaims = claims
    .filter((claim) => !pulls.includes(claim))
    .sort((a, b) => (a.pull.updatedAt < b.pull.updatedAt ? -1 : 1));
  for (const claim of oldestClaims) {
    if (bytes <= policy.bytes) break;
    pulls.push(claim);
    bytes -= claim.bytes;
  }
  for (const each of left.sort((a, b) => compareRows(a.row, b.row))) {
    if (bytes <= policy.bytes) break;
    runs.push(prunedRun(each, 'bytes'));
    bytes -= each.row.bytes;
  }
  return { runs, pulls: pulls.map(({ pull }) => pull.number), bytesBefore, bytesAfter: bytes };
}

/** The site without what the plan gives up. */
export function applyRetention(site: WholeSite, plan: Pruning, moment: SiteMoment): SiteChange {
  const gone = new Set(plan.runs.map(({ path }) => path));
  if (gone.size === 0 && plan.pulls.length === 0) return { added: [], pages: [], documents: [], removed: [] };
  const pruned = site.strata.flatMap(({ index, slices }) => {
    const changed = slices.filter(({ rows }) => rows.some((row) => row.path !== null && gone.has(row.path)));
    if (changed.length === 0) return [];
    const without = new Map(changed.map((slice) => [slice.number, { ...slice, rows: slice.rows.map(prune) }]));
    return [
      {
        index: pruneIndex(index),
        all: slices.map((slice) => without.get(slice.number) ?? slice),
        changed: [...without.values()],
      },
    ];
  });
  const touched = pruned.map(({ index }) => index);
  const strata = new Set(site.strata.map(({ index: { row } }) => row.stratum.key));
  const index = nextIndex(site.index, { touched, strata }, moment);
  return {
    added: [],
    pages: [
      ...pruned.flatMap(({ index: stratum, all, changed }) => {
        const newest = all.slice(-TRACKED_SLICES).flatMap(({ rows }) => rows);
        const rows = newest.sort(compareRows);
        return stratumPages({ index: stratum, slices: changed, rows, tracked: trackStratum(stratum.row, rows) });
      }),
      ...sitePages(index, touched),
    ],
    documents: [
      ...pruned.flatMap(({ index: stratum, changed }) => [...changed.map(sliceDocument), stratumDocument(stratum)]),
      { path: INDEX_FILE, value: index },
    ],
    removed: [...gone, ...plan.pulls.map(pullFolder)],
  };

  function prune(row: SiteRow): SiteRow {
    return row.path !== null && gone.has(row.path) ? { ...row, path: null, bytes: 0 } : row;
  }
  function pruneIndex(stratum: StratumIndex): StratumIndex {
    const { newest, recent } = stratum.row;
    const row: OverviewRow = {
      ...stratum.row,
      newest: newest === null ? null : prune(newest),
      recent: recent.map((cell) => (gone.has(runPath(cell.runId)) ? { ...cell, kept: false } : cell)),
    };
    return { ...stratum, row, first: stratum.first.map((landmark) => ({ ...landmark, row: prune(landmark.row) })) };
  }
}

/** The newest of each verdict, and the first and the newest failure of each issue. */
function protectedRuns({ first }: StratumIndex): ReadonlySet<string> {
  const kept = first.filter(({ what }) => what.startsWith('latest ') || what.startsWith('first hit of '));
  return new Set(kept.map(({ row }) => row.runId));
}

function prunedRun({ experiment, row, path }: Kept, why: PrunedRun['why']): PrunedRun {
  return { experiment, runId: row.runId, path, bytes: row.bytes, why };
}

function bytesOf({ runs }: PullRequestIndex): number {
  return sumOf(runs.map(({ row }) => row));
}

function sumOf(items: readonly { readonly bytes: number }[]): number {
  return items.reduce((sum, { bytes }) => sum + bytes, 0);
}

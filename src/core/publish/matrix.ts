// SPDX-License-Identifier: Apache-2.0
/**
 * The rows of a workflow's matrix: which experiments share a job. Longest first, each to the job with the least to do; the
 * same experiments and durations give the same rows, in the same order and with the same names.
 */
import type { PastDuration } from '../domain/documents.ts';

/** GitHub's limit of jobs in one matrix. */
export const MAX_SHARDS = 256;

/** An experiment on its way to a job. */
export interface MatrixItem {
  /** How the job is told: an id or a path. */
  readonly selector: string;
  readonly experiment: string;
  readonly adapter: string;
  /** False where the pair is not applicable, which takes no time to say. */
  readonly runs: boolean;
}

/** Keys are those that a workflow writes: `matrix.shard`. */
export interface MatrixRow {
  /** `1`, `2`, ... */
  readonly shard: string;
  /** What input `experiments` of the job takes, one a line. */
  readonly experiments: string;
  /** Most runs of each of them; left out where one is meant. */
  readonly repeat?: number;
}

export interface Matrix {
  readonly rows: readonly MatrixRow[];
  /** How many of the experiments have a past duration. */
  readonly withDuration: number;
  /** Of the job that takes longest, in milliseconds; null where nothing is known of the past. */
  readonly longestMs: number | null;
}

/** No items give no rows. `shards` is the most rows, from 1 to MAX_SHARDS. */
export function buildMatrix(
  items: readonly MatrixItem[],
  { shards, past }: { readonly shards: number; readonly past: readonly PastDuration[] },
): Matrix {
  const known = longestOf(past);
  const durations = items.flatMap((item) => known.get(keyOf(item)) ?? []);
  const usual = durations.length === 0 ? 1 : medianOf(durations);
  const weighed: readonly Part[] = items.map((item, order) => ({
    item,
    order,
    weight: item.runs ? (known.get(keyOf(item)) ?? usual) : 0,
  }));
  // A job that only says what is not applicable would be started for nothing.
  const wanted = Math.min(shards, Math.max(1, items.filter(({ runs }) => runs).length));
  const jobs = Array.from({ length: wanted }, (): Job => ({ weight: 0, parts: [] }));
  for (const part of weighed.toSorted((left, right) => right.weight - left.weight || left.order - right.order)) {
    const job = jobs.reduce((least, other) => (hasLess(other, least) ? other : least));
    job.weight += part.weight;
    job.parts.push(part);
  }
  const rows = jobs
    .filter(({ parts }) => parts.length > 0)
    .map(({ parts }, index) => ({
      shard: String(index + 1),
      experiments: parts
        .toSorted((left, right) => left.order - right.order)
        .map(({ item }) => item.selector)
        .join('\n'),
    }));
  const longestMs = durations.length === 0 ? null : Math.max(...jobs.map(({ weight }) => weight));
  return { rows, withDuration: durations.length, longestMs };
}

interface Part {
  readonly item: MatrixItem;
  /** In the selection. */
  readonly order: number;
  readonly weight: number;
}

interface Job {
  weight: number;
  readonly parts: Part[];
}

/** By time, then by number, so that experiments without any weight do not all end in one job. */
function hasLess(left: Job, right: Job): boolean {
  return left.weight < right.weight || (left.weight === right.weight && left.parts.length < right.parts.length);
}

/** The same pair may be known with several gateways; the longest is the safe guess. */
function longestOf(past: readonly PastDuration[]): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const { stratum, durationMs } of past) {
    const key = keyOf(stratum);
    if (durationMs !== null) known.set(key, Math.max(durationMs, known.get(key) ?? 0));
  }
  return known;
}

function keyOf({ experiment, adapter }: Pick<MatrixItem, 'experiment' | 'adapter'>): string {
  return `${experiment} ${adapter}`;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

// SPDX-License-Identifier: Apache-2.0
/** results.json: its name, its format and whether a value is one. Loaded only where jobs speak to each other. */
import { shardResults } from '../schema/generated/shard-validators.mjs';
import { firstError } from './validators.ts';

/** Version of the format that this code writes; readers refuse a newer one. */
export const SHARD_FORMAT = 1;

/** Name in the artifact. */
export const RESULTS_FILE = 'results.json';

/** Largest file that is written. */
export const MAX_RESULTS_BYTES: number = 4 * 1024 * 1024;

/** Null, or what is wrong with the value. */
export function checkShardResults(value: unknown): string | null {
  return firstError(shardResults, value);
}

// SPDX-License-Identifier: Apache-2.0
/** Reads the index of past runs as far as a plan needs it: how long each experiment took. */
import type { PastDuration, PastDurations } from '../core/domain/documents.ts';
import { parseJson } from '../core/domain/json.ts';
import { firstError } from '../rundir/validators.ts';
import { pastDurations } from '../schema/generated/index-validators.mjs';
import { readIndexText, unusableIndex } from './index-file.ts';

/** Throws a UsageError when the file is missing, too large or not an index. */
export function readPastDurations(file: string, cwd: string): readonly PastDuration[] {
  const value = parseJson(readIndexText(file, cwd));
  const problem = value === undefined ? 'is not JSON' : firstError(pastDurations, value);
  if (problem !== null) throw unusableIndex(file, problem);
  return (value as PastDurations).experiments;
}

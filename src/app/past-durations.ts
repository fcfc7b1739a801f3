// SPDX-License-Identifier: Apache-2.0
/** Reads the index of past runs as far as a plan needs it: how long each experiment took. */
import fs from 'node:fs';
import path from 'node:path';
import type { PastDuration, PastDurations } from '../core/domain/documents.ts';
import { UsageError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { firstError } from '../rundir/validators.ts';
import { pastDurations } from '../schema/generated/index-validators.mjs';

const limitBytes = 32 * 1024 * 1024;

/** Throws a UsageError when the file is missing, too large or not an index. */
export function readPastDurations(file: string, cwd: string): readonly PastDuration[] {
  const value = parseJson(readText(file, path.resolve(cwd, file)));
  const problem = value === undefined ? 'is not JSON' : firstError(pastDurations, value);
  if (problem !== null) throw unusable(file, problem);
  return (value as PastDurations).experiments;
}

function readText(shown: string, file: string): string {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw unusable(shown, 'is not there');
  if (!stat.isFile()) throw unusable(shown, 'is not a file');
  if (stat.size > limitBytes) throw unusable(shown, `has ${String(stat.size)} bytes, more than ${String(limitBytes)}`);
  return fs.readFileSync(file, 'utf8');
}

function unusable(file: string, why: string): UsageError {
  return new UsageError(`index ${file} ${why}`, {
    code: 'bad-index',
    hint: 'Leave index empty to plan without past durations.',
  });
}

// SPDX-License-Identifier: Apache-2.0
/** Reads the index of a site of reports that a step was given: its index.json, or the folder that holds it. */
import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../core/domain/errors.ts';
import { INDEX_FILE } from '../core/publish/site-update.ts';

const limitBytes = 32 * 1024 * 1024;

/** Throws a UsageError when there is no such file or it is too large. */
export function readIndexText(shown: string, cwd: string): string {
  const given = path.resolve(cwd, shown);
  const isFolder = fs.statSync(given, { throwIfNoEntry: false })?.isDirectory() === true;
  const file = isFolder ? path.join(given, INDEX_FILE) : given;
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw unusableIndex(shown, isFolder ? `has no ${INDEX_FILE}` : 'is not there');
  if (!stat.isFile()) throw unusableIndex(shown, 'is not a file');
  if (stat.size > limitBytes) {
    throw unusableIndex(shown, `has ${String(stat.size)} bytes, more than ${String(limitBytes)}`);
  }
  return fs.readFileSync(file, 'utf8');
}

export function unusableIndex(shown: string, why: string): UsageError {
  return new UsageError(`index ${shown} ${why}`, {
    code: 'bad-index',
    hint: 'Leave index empty to do without the past.',
  });
}

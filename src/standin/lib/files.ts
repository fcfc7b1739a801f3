// SPDX-License-Identifier: Apache-2.0

/**
 * Small files that readers may open at any moment: written whole under another name, then renamed. Owns the two
 * strengths of that (visible at once; also on disk); what is in the files belongs to their writers.
 */

import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './errors.ts';

const PRIVATE_FILE = 0o600;

/** Replaces `path` so that a reader sees the old or the new text, never a part. */
export function writeFileAtomic(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { mode: PRIVATE_FILE });
  renameSync(temporary, path);
}

/** The same, and on disk when it resolves: temporary file, fsync, rename, fsync of the folder. */
export async function writeFileDurable(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await open(temporary, 'w', PRIVATE_FILE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  syncFolder(dirname(path));
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The text of a file, undefined when there is none. */
export function readTextIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

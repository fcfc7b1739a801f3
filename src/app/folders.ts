// SPDX-License-Identifier: Apache-2.0
/** Whether a folder can be written before anything depends on it. */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';

/** A run needs some; a folder with less is refused at once and not half-way. */
const neededBytes = 512 * 1024;

export type FolderCheck = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Whether files can be made in a folder, or in the nearest one above it that exists. Leaves nothing behind.
 */
export function checkWritable(folder: string): FolderCheck {
  const existing = nearestExisting(folder);
  try {
    if (!fs.statSync(existing).isDirectory()) return { ok: false, reason: `${existing} is not a folder` };
    const { bavail, blocks, bsize } = fs.statfsSync(existing);
    // Some file systems have no blocks at all: they say nothing about space.
    if (blocks > 0 && bavail * bsize < neededBytes) return { ok: false, reason: `the disk of ${existing} is full` };
    fs.rmdirSync(fs.mkdtempSync(path.join(existing, '.chaos-')));
    return { ok: true };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    return { ok: false, reason: `${existing} cannot be written (${code})` };
  }
}

/** Throws a HarnessError when run directories cannot be made there. */
export function requireRunsFolder(runsDir: string): void {
  const check = checkWritable(runsDir);
  if (check.ok) return;
  throw new HarnessError(`runs cannot be recorded: ${check.reason}`, {
    code: 'runs-folder-unwritable',
    hint: 'Nothing was started. Give another folder with --runs-dir.',
  });
}

function nearestExisting(folder: string): string {
  let current = path.resolve(folder);
  while (!fs.existsSync(current) && path.dirname(current) !== current) current = path.dirname(current);
  return current;
}

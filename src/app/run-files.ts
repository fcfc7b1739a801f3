// SPDX-License-Identifier: Apache-2.0
/** The files of a run directory as its report lists them: names and sizes, nothing is opened and no link followed. */
import fs from 'node:fs';
import path from 'node:path';
import type { RefusedEntry } from '../core/report/page-evidence.ts';
import type { RunFile } from '../core/report/provenance-view.ts';
import { EVALUATIONS_DIR, REPORT_FILE } from '../rundir/layout.ts';

const maxFiles = 20_000;
const maxDepth = 16;

export interface RunEntries {
  /** Regular files in the order of their paths. */
  readonly files: readonly RunFile[];
  /** What is neither file nor folder, in the same order: it is named and never opened. */
  readonly refused: readonly RefusedEntry[];
}

/** The report itself and later evaluations are left out. */
export function listRunFiles(runDir: string): RunEntries {
  const files: RunFile[] = [];
  const refused: RefusedEntry[] = [];
  const folders = [{ name: '', depth: 0 }];
  const isFull = (): boolean => files.length >= maxFiles || refused.length >= maxFiles;
  for (let folder = folders.pop(); folder !== undefined && !isFull(); folder = folders.pop()) {
    for (const entry of fs.readdirSync(path.join(runDir, folder.name), { withFileTypes: true })) {
      const name = path.posix.join(folder.name, entry.name);
      if (name === REPORT_FILE || name === EVALUATIONS_DIR) continue;
      if (entry.isDirectory() && folder.depth < maxDepth) folders.push({ name, depth: folder.depth + 1 });
      if (entry.isFile()) files.push({ path: name, sizeBytes: fs.lstatSync(path.join(runDir, name)).size });
      if (!entry.isFile() && !entry.isDirectory()) refused.push({ path: name, kind: kindOf(entry) });
    }
  }
  return { files: files.sort(byPath), refused: refused.sort(byPath) };
}

function kindOf(entry: fs.Dirent): string {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isSocket()) return 'socket';
  return entry.isFIFO() ? 'pipe' : 'device';
}

function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : 1;
}

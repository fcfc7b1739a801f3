// SPDX-License-Identifier: Apache-2.0
/** The files of a run directory as its report lists them: names and sizes, nothing is opened and no link followed. */
import fs from 'node:fs';
import path from 'node:path';
import type { RunFile } from '../core/report/provenance-view.ts';
import { EVALUATIONS_DIR, REPORT_FILE } from '../rundir/layout.ts';

const maxFiles = 20_000;
const maxDepth = 16;

/** Regular files in the order of their paths. The report itself and later evaluations are left out. */
export function listRunFiles(runDir: string): readonly RunFile[] {
  const files: RunFile[] = [];
  const folders = [{ name: '', depth: 0 }];
  for (let folder = folders.pop(); folder !== undefined && files.length < maxFiles; folder = folders.pop()) {
    for (const entry of fs.readdirSync(path.join(runDir, folder.name), { withFileTypes: true })) {
      const name = path.posix.join(folder.name, entry.name);
      if (name === REPORT_FILE || name === EVALUATIONS_DIR) continue;
      if (entry.isDirectory() && folder.depth < maxDepth) folders.push({ name, depth: folder.depth + 1 });
      if (entry.isFile()) files.push({ path: name, sizeBytes: fs.lstatSync(path.join(runDir, name)).size });
    }
  }
  return files.sort((left, right) => (left.path < right.path ? -1 : 1));
}

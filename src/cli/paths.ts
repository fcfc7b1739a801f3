// SPDX-License-Identifier: Apache-2.0
/** Paths as they are shown: relative where that is shorter to read and still leads there. */
import path from 'node:path';

/** Relative to the current folder for what lies below it, absolute for the rest. */
export function shownPath(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  if (relative === '') return '.';
  return relative.startsWith('..') ? file : relative;
}

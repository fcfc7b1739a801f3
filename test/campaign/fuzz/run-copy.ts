// SPDX-License-Identifier: Apache-2.0
/** A copy of a run directory that is spoiled and restored again and again: only what was touched is written. */
import fs from 'node:fs';
import path from 'node:path';

export interface RunCopy {
  /** Absolute. */
  readonly runDir: string;
  /** Names of its regular files. */
  readonly files: readonly string[];
  /** What was last written, or what the run left. */
  read(name: string): Buffer;
  write(name: string, bytes: Buffer): void;
  /** Puts something else in a file's place. */
  replace(name: string, put: (file: string) => void): void;
  restore(): void;
}

export function copyRun(original: string, folder: string): RunCopy {
  const runDir = path.join(folder, path.basename(original));
  fs.cpSync(original, runDir, { recursive: true });
  const originals = new Map(
    fs
      .readdirSync(original, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(original, file), fs.readFileSync(file)] as const;
      }),
  );
  const touched = new Map<string, Buffer>();
  const replaced = new Set<string>();
  const write = (name: string, bytes: Buffer): void => {
    const file = path.join(runDir, name);
    if (replaced.delete(name)) fs.rmSync(file, { recursive: true, force: true });
    fs.writeFileSync(file, bytes);
    touched.set(name, bytes);
  };
  const empty = Buffer.alloc(0);
  return {
    runDir,
    files: [...originals.keys()].sort(),
    read: (name) => touched.get(name) ?? originals.get(name) ?? empty,
    write,
    replace: (name, put) => {
      const file = path.join(runDir, name);
      fs.rmSync(file, { recursive: true, force: true });
      put(file);
      touched.set(name, empty);
      replaced.add(name);
    },
    restore: () => {
      for (const name of [...touched.keys()]) {
        const bytes = originals.get(name);
        if (bytes !== undefined) write(name, bytes);
      }
      touched.clear();
    },
  };
}

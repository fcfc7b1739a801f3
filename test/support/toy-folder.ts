// SPDX-License-Identifier: Apache-2.0
/** A folder as a user would have it, with the toy system's adapter and experiments where ids are looked up. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const fixtures = path.resolve(import.meta.dirname, '../fixtures');

export interface ToyFolder {
  readonly path: string;
  /** Writes a file below the folder and returns its absolute path. */
  write(name: string, content: string): string;
  /** Text of a file below the folder. */
  read(name: string): string;
  /** Replaces text in a file below the folder; fails when it is not there. */
  edit(name: string, from: string, to: string): void;
  /** Run directories, oldest first, absolute. */
  runs(): readonly string[];
  remove(): void;
}

/** `from`: the folder of adapters and experiments, below the fixtures. */
export function createToyFolder(from = '.'): ToyFolder {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'toy-')));
  fs.cpSync(path.join(fixtures, from, 'experiments'), path.join(folder, 'chaos/experiments'), { recursive: true });
  fs.cpSync(path.join(fixtures, from, 'adapters'), path.join(folder, 'chaos/adapters'), { recursive: true });
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
  const write = (name: string, content: string): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    return file;
  };
  return {
    path: folder,
    read,
    write,
    edit(name, from, to) {
      const text = read(name);
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      write(name, text.replaceAll(from, to));
    },
    runs: () =>
      fs
        .globSync('runs/*/*/manifest.json', { cwd: folder })
        .map((name) => ({ name, manifest: JSON.parse(read(name)) as { readonly createdAt: string } }))
        .sort((left, right) => (left.manifest.createdAt < right.manifest.createdAt ? -1 : 1))
        .map(({ name }) => path.join(folder, path.dirname(name))),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

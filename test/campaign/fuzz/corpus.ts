// SPDX-License-Identifier: Apache-2.0
/** What is mutated: every manifest that is shipped or used in a test, every recorded run, and what they hold. */
import fs from 'node:fs';
import path from 'node:path';

export interface Manifest {
  /** Name of the file. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Corpus {
  readonly experiments: readonly Manifest[];
  readonly adapters: readonly Manifest[];
  /** Absolute paths of run directories. */
  readonly runs: readonly string[];
  readonly undoLines: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../../..');

export function readCorpus(): Corpus {
  const manifests = ['experiments', 'adapters', 'test/fixtures/{manifests,experiments,adapters}'].flatMap((folder) =>
    fs.globSync(`${folder}/*.yaml`, { cwd: root }).sort(),
  );
  const read = manifests.map((file): Manifest => {
    const bytes = fs.readFileSync(path.join(root, file));
    return { name: path.basename(file), bytes, text: bytes.toString('utf8') };
  });
  const isAdapter = ({ text }: Manifest): boolean => /^backend:/m.test(text);
  const runs = fs.globSync('test/fixtures/runs/*/manifest.json', { cwd: root }).sort();
  return {
    experiments: read.filter((manifest) => !isAdapter(manifest)),
    adapters: read.filter(isAdapter),
    runs: runs.map((file) => path.join(root, path.dirname(file))),
    undoLines: runs.flatMap((file) => linesOf(fs.readFileSync(path.join(root, path.dirname(file), 'undo.jsonl')))),
  };
}

/** Lines with a line break at their end. */
export function linesOf(bytes: Buffer): readonly string[] {
  return bytes.toString('utf8').split('\n').slice(0, -1);
}

// SPDX-License-Identifier: Apache-2.0
/**
 * What a fresh clone offers before any install: the built files and the data beside them, run with a PATH that holds
 * node, bash and coreutils only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type ProgramResult, runCommand } from './run-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
const SHIPPED = ['dist', 'adapters', 'experiments', 'templates'];
/** What the README promises to need; every one is a coreutils program. */
const COREUTILS =
  'basename cat chmod cp cut date dirname echo env expr false head id ln ls mkdir mkfifo mktemp mv nohup nproc od paste printf pwd readlink realpath rm rmdir seq sleep sort stat tail tee test touch tr true uname uniq wc';

export interface FreshClone {
  readonly dir: string;
  chaos(args: readonly string[], cwd: string): Promise<ProgramResult>;
}

/** Node 20.19, where this machine has it, and the one that runs the tests. */
export const NODES: { readonly oldest: string; readonly current: string } = {
  oldest: path.join(root, 'node_modules/node20/bin/node'),
  current: process.execPath,
};

export function freshClone(dir: string, node: string): FreshClone {
  for (const name of SHIPPED) fs.cpSync(path.join(root, name), path.join(dir, name), { recursive: true });
  const bin = path.join(dir, 'only-these');
  fs.mkdirSync(bin);
  fs.symlinkSync(node, path.join(bin, 'node'));
  for (const name of ['bash', ...COREUTILS.split(' ')]) {
    const found = ['/usr/bin', '/bin'].map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
    if (found === undefined) throw new Error(`no ${name} on this machine`);
    fs.symlinkSync(found, path.join(bin, name));
  }
  return {
    dir,
    chaos: (args, cwd) =>
      runCommand([path.join(bin, 'node'), path.join(dir, 'dist/cli.js'), ...args], {
        cwd,
        env: { PATH: bin, HOME: cwd },
      }),
  };
}

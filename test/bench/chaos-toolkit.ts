// SPDX-License-Identifier: Apache-2.0
/** Python's Chaos Toolkit as an anchor, where it is installed: finding it, and experiments of no-op activities for it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Workbench } from './workbench.ts';

export interface ChaosToolkit {
  /** The command and what it always gets: without looking for updates over the network. */
  readonly argv: readonly string[];
  /** `chaostoolkit 1.19.0` */
  readonly name: string;
}

/** The notes of a table say where it is looked for. */
export const NOT_INSTALLED = 'not installed';

/** Null when it is not installed. */
export async function findChaosToolkit(bench: Workbench): Promise<ChaosToolkit | null> {
  for (const command of [givenCommand(), await moduleCommand(bench)]) {
    if (command === null) continue;
    const { exitCode, stdout } = await bench.run([...command, '--version']);
    const version = /version (\S+)/.exec(stdout)?.[1];
    if (exitCode !== 0 || version === undefined) continue;
    return { argv: [...command, '--no-version-check'], name: `chaostoolkit ${version}` };
  }
  return null;
}

/** Writes an experiment of that many actions that do nothing and returns its path. */
export function writeNoops(folder: string, activities: number): string {
  const noop = { type: 'action', name: 'no-op', provider: { type: 'python', module: 'os', func: 'getpid' } };
  const method = Array.from({ length: activities }, () => noop);
  const file = path.join(folder, `noops-${String(activities)}.json`);
  fs.writeFileSync(file, JSON.stringify({ title: 'no-ops', description: 'Does nothing.', method }));
  return file;
}

function givenCommand(): readonly string[] | null {
  const given = process.env['CHAOSTOOLKIT'];
  if (given === undefined || given === '') return null;
  const isFolder = fs.statSync(given, { throwIfNoEntry: false })?.isDirectory() === true;
  return [path.resolve(isFolder ? path.join(given, 'bin', 'chaos') : given)];
}

/** By the interpreter itself: a version manager's wrapper in front of it would be measured as well. */
async function moduleCommand(bench: Workbench): Promise<readonly string[] | null> {
  const { exitCode, stdout } = await bench.run(['python3', '-c', 'import sys; print(sys.executable)']);
  return exitCode === 0 ? [stdout.trim(), '-m', 'chaostoolkit'] : null;
}

// SPDX-License-Identifier: Apache-2.0
/** The command line as a user without rights of his own, in the group of the engine's socket or not. Needs root to become him. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type ProgramOptions, type ProgramResult, runCommand } from './run-program.ts';

/** `nobody` on most systems. */
const USER = '65534';
const entry = path.resolve(import.meta.dirname, '../../src/cli/main.ts');
const socket = '/var/run/docker.sock';

/** What he has left of root's rights. Reading files gives none on a socket or on a process. */
const RIGHTS = ['-all', '-all,+dac_read_search'] as const;
let rights: (typeof RIGHTS)[number] = RIGHTS[0];

/** Why there can be none here; null when there can. */
export const whyNoOtherUser: string | null = findWhyNot();

function findWhyNot(): string | null {
  if (process.geteuid?.() !== 0) return 'only root can become another user';
  if (!fs.existsSync(socket)) return `there is no ${socket}`;
  // A clone in a folder of root's own takes the second.
  for (rights of RIGHTS) {
    const args = [...become([]), process.execPath, entry, '--version'];
    const { status, error } = spawnSync('setpriv', args, { timeout: 20_000 });
    if (error !== undefined) return 'there is no setpriv';
    if (status === 0) return null;
  }
  return 'another user cannot read the project';
}

function become(groups: readonly string[]): readonly string[] {
  const given = groups.length === 0 ? ['--clear-groups'] : ['--groups', groups.join(',')];
  const left = ['inh-caps', 'ambient-caps', 'bounding-set'].map((set) => `--${set}=${rights}`);
  return ['--reuid', USER, '--regid', USER, ...given, ...left];
}

/** `inGroup`: whether he may use the engine's socket. The folder becomes his. */
export function runAsOtherUser(
  args: readonly string[],
  { inGroup, ...options }: ProgramOptions & { readonly inGroup: boolean },
): Promise<ProgramResult> {
  const group = String(fs.statSync(socket).gid);
  spawnSync('chown', ['-R', USER, options.cwd]);
  return runCommand(['setpriv', ...become(inGroup ? [group] : []), process.execPath, entry, ...args], options);
}

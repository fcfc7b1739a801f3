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

/** Why there can be none here; null when there can. */
export const whyNoOtherUser: string | null = findWhyNot();

function findWhyNot(): string | null {
  if (process.geteuid?.() !== 0) return 'only root can become another user';
  if (!fs.existsSync(socket)) return `there is no ${socket}`;
  const { status, error } = spawnSync('setpriv', [...become([]), process.execPath, entry, '--version'], {
    timeout: 20_000,
  });
  if (error !== undefined) return 'there is no setpriv';
  return status === 0 ? null : 'another user cannot read the project';
}

function become(groups: readonly string[]): readonly string[] {
  const given = groups.length === 0 ? ['--clear-groups'] : ['--groups', groups.join(',')];
  return ['--reuid', USER, '--regid', USER, ...given, '--inh-caps=-all', '--bounding-set=-all'];
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

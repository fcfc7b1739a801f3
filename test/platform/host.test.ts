// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createCommandRunner } from '../../src/platform/commands.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import { createHost, readGitState } from '../../src/platform/host.ts';
import { tempFolder } from '../support/temp.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the host tells what it is, the same each time', () => {
  const host = createHost({ cliPath: 'cli.js' });
  expect(host.info()).toEqual({
    os: process.platform,
    arch: process.arch,
    kernel: expect.stringMatching(/\d/) as string,
    node: process.version,
    cpus: expect.any(Number) as number,
    memoryBytes: expect.any(Number) as number,
  });
  expect(host.bootId()).toMatch(/^\S{20,100}$/);
  expect(host.bootId()).toBe(createHost({ cliPath: 'other' }).bootId());
  expect([host.nodePath, host.cliPath]).toEqual([process.execPath, 'cli.js']);
});

test('a repository tells its commit, and whether a tracked file differs', async () => {
  const folder = tempFolder();
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder, encoding: 'utf8' });
  git('init', '-q');
  fs.writeFileSync(path.join(folder, 'file'), 'one');
  git('add', 'file');
  git('commit', '-q', '-m', 'first');
  const commit = git('rev-parse', 'HEAD').trim();
  fs.writeFileSync(path.join(folder, 'untracked'), 'left alone');
  expect(await readGitState(createCommandRunner(NO_SECRETS), folder)).toEqual({ commit, dirty: false });
  fs.writeFileSync(path.join(folder, 'file'), 'two');
  expect(await readGitState(createCommandRunner(NO_SECRETS), folder)).toEqual({ commit, dirty: true });
});

test('without a repository, a commit, the folder or git the state is unknown', async () => {
  const folder = tempFolder();
  const unknown = { commit: null, dirty: null };
  const commands = createCommandRunner(NO_SECRETS);
  expect(await readGitState(commands, folder)).toEqual(unknown);
  expect(await readGitState(commands, path.join(folder, 'missing'))).toEqual(unknown);
  execFileSync('git', ['init', '-q'], { cwd: folder });
  expect(await readGitState(commands, folder)).toEqual(unknown);
  vi.stubEnv('PATH', folder);
  expect(await readGitState(commands, import.meta.dirname)).toEqual(unknown);
});

// SPDX-License-Identifier: Apache-2.0
/** Writers to a branch of the loopback git server, as the action makes them, with short pauses. */
import { onTestFinished } from 'vitest';
import { createPagesBranch, type PagesBranchOptions } from '../../src/github/pages-branch.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { createCommandRunner } from '../../src/platform/commands.ts';
import { createMasker } from '../../src/platform/masker.ts';
import type { SiteBranch, SiteEdit } from '../../src/ports/site-branch.ts';
import { GIT_TOKEN, type GitServer, startGitServer } from './git-server.ts';

/** Ends with the test. */
export async function gitServerOfTest(): Promise<GitServer> {
  const server = await startGitServer();
  onTestFinished(() => server.close());
  return server;
}

export interface Writer extends SiteBranch {
  readonly notices: readonly string[];
}

export function writerTo(server: GitServer, options: Partial<PagesBranchOptions> = {}): Writer {
  const notices: string[] = [];
  const token = options.token ?? GIT_TOKEN;
  const branch = createPagesBranch({
    ...{ url: server.url, token, branch: 'gh-pages', prefix: 'chaos', pauseMs: 20 },
    commands: createCommandRunner(createMasker([token])),
    env: { PATH: process.env['PATH'] ?? '' },
    signal: new AbortController().signal,
    clock: createSystemClock(),
    random: Math.random,
    notice: (text) => notices.push(text),
    ...options,
  });
  return { ...branch, notices };
}

export function editOf(writes: Readonly<Record<string, string>>, deletes: readonly string[] = []): SiteEdit {
  return { writes: new Map(Object.entries(writes)), deletes, summary: 'publish' };
}

/** Files of the branch, by path. */
export function filesOn(server: GitServer, branch = 'gh-pages'): readonly string[] {
  const text = server.git('ls-tree', '-r', '--name-only', '-z', branch);
  return text.split('\0').filter((name) => name !== '');
}

/** Makes the branch with these files, by another hand than ours. */
export function seedBranch(server: GitServer, files: Readonly<Record<string, string>>, branch = 'gh-pages'): void {
  const stream = [
    `commit refs/heads/${branch}\ncommitter other <other@localhost> 1700000000 +0000\ndata 4\nseed\n`,
    ...Object.entries(files).map(
      ([name, text]) => `M 100644 inline ${name}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`,
    ),
  ].join('');
  server.input(stream, 'fast-import', '--quiet', '--force');
}

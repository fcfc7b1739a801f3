// SPDX-License-Identifier: Apache-2.0
/** Files of a real repository, read by one command and by many. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBatch } from '../../src/github/git-batch.ts';
import { type Git, openGit } from '../../src/github/git.ts';
import { createGitObjects } from '../../src/github/git-objects.ts';
import type { CommandRequest, CommandRunner } from '../../src/ports/commands.ts';
import { createCommandRunner } from '../../src/platform/commands.ts';
import { createMasker, NO_SECRETS } from '../../src/platform/masker.ts';

const limitBytes = 1000;
const about = { limitBytes, what: 'reading it' };

async function repository(masker = NO_SECRETS): Promise<{ readonly git: Git; readonly asked: CommandRequest[] }> {
  const asked: CommandRequest[] = [];
  const real = createCommandRunner(masker);
  const commands: CommandRunner = {
    ...real,
    run: (request, signal) => {
      asked.push(request);
      return real.run(request, signal);
    },
  };
  const env = { PATH: process.env['PATH'] ?? '' };
  const { signal } = new AbortController();
  const git = await openGit({ url: 'https://example.invalid/x.git', token: 'none', commands, env, signal }, 'full');
  onTestFinished(() => git.close());
  return { git, asked };
}

async function add(git: Git, content: string | Buffer): Promise<string> {
  const stdinFile = path.join(git.folder, 'content');
  fs.writeFileSync(stdinFile, content);
  return (await git.run(['hash-object', '-w', '--stdin'], { what: 'adding', stdinFile })).trim();
}

test('many files are read by two commands, each within its limit', async () => {
  const { git, asked } = await repository();
  const contents = ['', 'plain\n', 'no line break', 'ünï🙂\n\n', 'x'.repeat(limitBytes), 'y'.repeat(limitBytes + 1)];
  const ids: string[] = [];
  for (const content of contents) ids.push(await add(git, content));
  // One that looks as if the next one began in the middle of it.
  ids.splice(2, 0, await add(git, `before\n${ids[2]!} blob 13\nno line break\n`));
  asked.length = 0;
  const texts = await readBatch(
    git,
    ids.map((id) => ({ id, limitBytes })),
  );
  expect(ids.map((id) => texts.get(id))).toEqual([
    ...contents.slice(0, 2),
    `before\n${ids[3]!} blob 13\nno line break\n`,
    ...contents.slice(2, 5),
    undefined,
  ]);
  expect(asked).toHaveLength(2);
});

test('bytes that are no text and a masked secret make nothing be taken for something else', async () => {
  const secret = 'a-secret-of-a-token';
  for (const [masker, content] of [
    [NO_SECRETS, Buffer.from([0x61, 0xff, 0xfe, 0x62])],
    [createMasker([secret]), `with ${secret} in it`],
  ] as const) {
    const { git } = await repository(masker);
    const ids = [await add(git, 'one'), await add(git, content), await add(git, 'three')];
    expect(
      await readBatch(
        git,
        ids.map((id) => ({ id, limitBytes })),
      ),
    ).toEqual(new Map());
  }
});

test('what a batch leaves out is read by itself, with its own error', async () => {
  const { git, asked } = await repository();
  const ids = [
    await add(git, 'one'),
    await add(git, 'two'),
    await add(git, 'z'.repeat(limitBytes + 1)),
    await add(git, 'four'),
  ];
  asked.length = 0;
  // All of it is here: nothing is fetched.
  const objects = createGitObjects({
    ...git,
    run: (args, call) => (args[0] === 'fetch' ? Promise.resolve('') : git.run(args, call)),
  });
  const read = await Promise.allSettled(ids.map((id) => objects.text(id, about)));
  expect(read.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual(
    // One that fails ends its round.
    Array.from({ length: 4 }, () => expect.stringContaining('reading it: more than 1000 bytes') as string),
  );
  const again = createGitObjects({
    ...git,
    run: (args, call) => (args[0] === 'fetch' ? Promise.resolve('') : git.run(args, call)),
  });
  const others = [ids[0]!, ids[1]!, ids[3]!];
  expect(await Promise.all(others.map((id) => again.text(id, about)))).toEqual(['one', 'two', 'four']);
  expect(asked.filter(({ argv }) => argv[1] === 'cat-file').map(({ argv }) => argv[2])).toEqual([
    '--batch-check',
    '--batch',
    'blob',
    '--batch-check',
    '--batch',
  ]);
});

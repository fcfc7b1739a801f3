// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BranchError, type BranchErrorKind } from '../../src/core/domain/errors.ts';
import type { CommandRequest, CommandRunner } from '../../src/ports/commands.ts';
import type { EditSite } from '../../src/ports/site-branch.ts';
import { createCommandRunner } from '../../src/platform/commands.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import { GIT_READ_TOKEN, GIT_TOKEN, type GitServer, movesOf } from '../support/git-server.ts';
import { editOf, filesOn, gitServerOfTest, seedBranch, writerTo } from '../support/pages-branches.ts';
import { tempFolder } from '../support/temp.ts';

const foreign = { 'docs/index.html': 'their page', CNAME: 'example.org', 'chaos-other/a': 'not ours' };

/** Adds a name to a list that all writers share, as runs are added to an index, and a folder of its own. */
function adding(name: string): EditSite {
  return async (files) => {
    const names = JSON.parse((await files.read('index.json', 10_000)) ?? '[]') as string[];
    if (names.includes(name)) return null;
    const index = JSON.stringify([...names, name]);
    return editOf({ 'index.json': index, [`runs/2026-11/29/${name}/index.html`]: `page of ${name}` });
  };
}

async function failure(ask: Promise<unknown>): Promise<BranchError> {
  const error = await ask.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(BranchError);
  return error as BranchError;
}

function recordedCommands(): {
  readonly commands: CommandRunner;
  readonly seen: CommandRequest[];
  /** Of the repository after each command. */
  readonly configs: string[];
} {
  const [seen, configs]: [CommandRequest[], string[]] = [[], []];
  const real = createCommandRunner(NO_SECRETS);
  const commands: CommandRunner = {
    ...real,
    run: async (request, signal) => {
      seen.push(request);
      const result = await real.run(request, signal);
      const config = path.join(request.cwd, 'config');
      if (fs.existsSync(config)) configs.push(fs.readFileSync(config, 'utf8'));
      return result;
    },
  };
  return { commands, seen, configs };
}

function show(server: GitServer, file: string): string {
  return server.git('show', `gh-pages:${file}`);
}

test('eight writers at once all land, nothing else is touched and nothing is forced', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, { ...foreign, 'chaos/index.json': '["before"]' });
  const names = Array.from({ length: 8 }, (_, index) => `run-${String(index)}`);
  const updates = await Promise.all(names.map((name) => writerTo(server).update(adding(name))));
  const tries = updates.map((update) => update.tries);
  process.stderr.write(`8 publishers at once: tries ${tries.join(', ')}, ${String(server.requests.length)} requests\n`);
  expect((JSON.parse(show(server, 'chaos/index.json')) as string[]).sort()).toEqual(['before', ...names]);
  expect(new Set(filesOn(server))).toEqual(
    new Set([
      ...Object.keys(foreign),
      '.nojekyll',
      'chaos/index.json',
      ...names.map((name) => `chaos/runs/2026-11/29/${name}/index.html`),
    ]),
  );
  for (const [file, text] of Object.entries(foreign)) expect(show(server, file)).toBe(text);
  expect(movesOf(server, 'gh-pages')).toEqual({ moves: 9, forced: 0 });
  // At least one was too late, or this has shown nothing.
  expect(Math.max(...tries)).toBeGreaterThan(1);
}, 120_000);

test('a branch that is missing is made, in a repository with commits and in an empty one', async () => {
  for (const hasCommits of [true, false]) {
    const server = await gitServerOfTest();
    if (hasCommits) seedBranch(server, { 'README.md': 'code' }, 'main');
    const update = await writerTo(server).update(adding('first'));
    expect(update).toMatchObject({ changed: true, tries: 1 });
    expect(update.commit).toBe(server.git('rev-parse', 'gh-pages'));
    expect(filesOn(server)).toEqual(['.nojekyll', 'chaos/index.json', 'chaos/runs/2026-11/29/first/index.html']);
    expect(server.git('rev-list', '--count', 'gh-pages')).toBe('1');
  }
});

test('two writers that both make the branch both land', async () => {
  const server = await gitServerOfTest();
  await Promise.all(['a', 'b'].map((name) => writerTo(server).update(adding(name))));
  expect((JSON.parse(show(server, 'chaos/index.json')) as string[]).sort()).toEqual(['a', 'b']);
});

test('what changes nothing is not pushed', async () => {
  const server = await gitServerOfTest();
  await writerTo(server).update(adding('a'));
  const tip = server.git('rev-parse', 'gh-pages');
  expect(await writerTo(server).update(adding('a'))).toEqual({ commit: tip, changed: false, tries: 1 });
  const same: EditSite = () => Promise.resolve(editOf({ 'index.json': '["a"]' }));
  expect(await writerTo(server).update(same)).toEqual({ commit: tip, changed: false, tries: 1 });
  expect(movesOf(server, 'gh-pages').moves).toBe(1);
});

test('folders are listed and removed without what is in them being fetched', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, { 'chaos/pr/7/a/b.txt': 'x'.repeat(10), 'chaos/pr/8/c.txt': 'y', 'chaos/keep.txt': 'z' });
  const seen: string[][] = [];
  await writerTo(server).update(async (files) => {
    seen.push([...(await files.names('pr'))], [...(await files.names('none'))], [...(await files.names(''))]);
    return editOf({ 'pr/8/c.txt': 'new' }, ['pr/7', 'pr/9']);
  });
  expect(seen).toEqual([['7', '8'], [], ['keep.txt', 'pr']]);
  expect(filesOn(server)).toEqual(['.nojekyll', 'chaos/keep.txt', 'chaos/pr/8/c.txt']);
  expect(show(server, 'chaos/pr/8/c.txt')).toBe('new');
});

test('a site may have the whole branch', async () => {
  const server = await gitServerOfTest();
  await writerTo(server, { prefix: '' }).update(adding('a'));
  expect(filesOn(server)).toEqual(['.nojekyll', 'index.json', 'runs/2026-11/29/a/index.html']);
});

test('only the folders on the way are fetched, whatever else the branch holds', async () => {
  const server = await gitServerOfTest();
  const runs = Array.from({ length: 300 }, (_, i) => [
    `chaos/runs/2026-10/${String(i)}/log.txt`,
    `${String(i)} `.repeat(2000),
  ]);
  seedBranch(server, { ...(Object.fromEntries(runs) as Record<string, string>), 'chaos/index.json': '[]' });
  await writerTo(server).update(adding('a'));
  const received = server.requests.reduce((sum, { bytesOut }) => sum + bytesOut, 0);
  expect(received).toBeLessThan(10_000);
  expect(filesOn(server)).toHaveLength(303);
});

test('files that are read at the same time share requests', async () => {
  const server = await gitServerOfTest();
  const names = Array.from({ length: 20 }, (_, i) => `strata/${String(i)}/index.json`);
  seedBranch(server, Object.fromEntries(names.map((name) => [`chaos/${name}`, name])));
  const texts: (string | null)[] = [];
  await writerTo(server).update(async (files) => {
    texts.push(...(await Promise.all(names.map((name) => files.read(name, 10_000)))));
    return null;
  });
  expect(texts).toEqual(names);
  // The tip, its root, two folders, twenty folders, twenty files.
  const fetches = server.requests.filter(({ method }) => method === 'POST').length;
  expect(fetches).toBe(7);
});

test('a protected branch, a hook that refuses and a file that GitHub refuses each have an outcome', async () => {
  const cases: readonly (readonly [string, BranchErrorKind])[] = [
    ['echo "GH006: Protected branch update failed for refs/heads/gh-pages." >&2; exit 1', 'protected'],
    ['echo "GH013: Repository rule violations found" >&2; exit 1', 'protected'],
    ['echo "GH001: Large files detected." >&2; exit 1', 'too-large'],
  ];
  for (const [script, kind] of cases) {
    const server = await gitServerOfTest();
    server.hook('pre-receive', script);
    const error = await failure(writerTo(server).update(adding('a')));
    expect(error.kind).toBe(kind);
    expect(error.message).toContain('GH0');
    expect(error.hint).not.toBeNull();
    expect(movesOf(server, 'gh-pages').moves).toBe(0);
  }
});

test('a wrong token, one that may not push and a repository that is not there each have an outcome', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, foreign);
  const wrong = await failure(writerTo(server, { token: 'wrong-token-value' }).update(adding('a')));
  expect(wrong).toMatchObject({ kind: 'forbidden', hint: expect.stringContaining('contents: write') as string });
  const reading = await failure(writerTo(server, { token: GIT_READ_TOKEN }).update(adding('a')));
  expect(reading.kind).toBe('forbidden');
  const gone = await failure(writerTo(server, { url: server.url.replace('app.git', 'none.git') }).update(adding('a')));
  expect(gone.kind).toBe('not-found');
  for (const error of [wrong, reading, gone])
    expect(JSON.stringify([error.message, error.cause])).not.toContain('token-');
  expect(filesOn(server)).toHaveLength(3);
});

test('without a network, and where the server keeps failing, it ends after a few tries', async () => {
  const server = await gitServerOfTest();
  const url = 'http://127.0.0.1:9/octo/app.git';
  const offline = writerTo(server, { url });
  expect((await failure(offline.update(adding('a')))).kind).toBe('unavailable');
  expect(offline.notices).toHaveLength(2);
  server.refuse({ path: /upload-pack/, status: 503, times: 100 });
  expect((await failure(writerTo(server).update(adding('a')))).kind).toBe('unavailable');
});

test('a server that fails once is asked again, also when it fails after the push', async () => {
  const server = await gitServerOfTest();
  server.refuse({ path: /\/git-receive-pack$/, status: 502, times: 1 });
  const writer = writerTo(server);
  expect(await writer.update(adding('a'))).toMatchObject({ changed: true, tries: 2 });
  expect(writer.notices).toEqual([expect.stringMatching(/^try 1: .*502.*; again in \d+ ms$/)]);
  server.refuse({ path: /\/git-receive-pack$/, status: 502, times: 1, late: true });
  expect(await writerTo(server).update(adding('b'))).toMatchObject({ changed: false, tries: 2 });
  expect(JSON.parse(show(server, 'chaos/index.json'))).toEqual(['a', 'b']);
  expect(movesOf(server, 'gh-pages')).toEqual({ moves: 2, forced: 0 });
});

test('a file in the place of our folder, and a folder in the place of our file, are left alone', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, { chaos: 'a file', 'docs/index.json/x': 'a folder' });
  const file = await failure(writerTo(server).update(adding('a')));
  expect(file).toMatchObject({ kind: 'blocked', message: expect.stringContaining('chaos is a file') as string });
  const deeper = await failure(writerTo(server, { prefix: 'chaos/site' }).update(adding('a')));
  expect(deeper.kind).toBe('blocked');
  const folder = await failure(writerTo(server, { prefix: 'docs' }).update(adding('a')));
  expect(folder.kind).toBe('blocked');
  expect(movesOf(server, 'gh-pages').moves).toBe(1);
});

test('a file that a branch cannot take is refused before anything is sent, and so is a path that is none', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, foreign);
  const large: EditSite = () => Promise.resolve(editOf({ 'runs/a/log.txt': 'x'.repeat(53_000_000) }));
  const error = await failure(writerTo(server).update(large));
  expect(error).toMatchObject({
    kind: 'too-large',
    message: expect.stringContaining('chaos/runs/a/log.txt') as string,
  });
  for (const odd of ['../docs/index.html', '/a', 'a//b', 'a/.git/config', 'a\nM 100644 inline docs/x', '"a"', 'a\\b']) {
    const edit: EditSite = () => Promise.resolve(editOf({ [odd]: 'x' }));
    await expect(writerTo(server).update(edit)).rejects.toThrow('not a path of a site');
  }
  expect(server.requests.filter(({ path: place }) => place.includes('receive-pack'))).toEqual([]);
});

test('the token is in the environment of git alone, and nothing of the machine reaches git', async () => {
  const server = await gitServerOfTest();
  const { seen, configs, commands } = recordedCommands();
  const writer = writerTo(server, { commands });
  await writer.update(adding('a'));
  await writer.squash();
  const secret = [GIT_TOKEN, Buffer.from(`x-access-token:${GIT_TOKEN}`).toString('base64')];
  for (const each of secret) {
    expect(seen.every(({ argv }) => !argv.join(' ').includes(each))).toBe(true);
    expect(configs.join('\n')).not.toContain(each);
  }
  expect(seen.length).toBeGreaterThan(5);
  for (const { env, argv } of seen) {
    expect(env).toMatchObject({ GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' });
    expect(argv.some((word) => /^(-f|--force)$|^\+/.test(word))).toBe(false);
  }
  // What it worked in is gone.
  expect(seen.filter(({ cwd }) => fs.existsSync(cwd))).toEqual([]);
});

test('a stop ends it, and what it worked in goes', async () => {
  const server = await gitServerOfTest();
  const stop = new AbortController();
  server.before = (place) => {
    if (place.includes('receive-pack')) stop.abort();
  };
  const { seen, commands } = recordedCommands();
  const error = await failure(writerTo(server, { signal: stop.signal, commands }).update(adding('a')));
  expect(error.kind).toBe('stopped');
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.filter(({ cwd }) => fs.existsSync(cwd))).toEqual([]);
});

test('a squash leaves one commit with every file, and says what a clone costs before and after', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, foreign);
  const noise = (seed: number): string =>
    Array.from({ length: 3000 }, (_, i) => String(Math.sin(seed * 7919 + i))).join('\n');
  for (let turn = 0; turn < 4; turn += 1) {
    await writerTo(server).update(() => Promise.resolve(editOf({ 'big.txt': noise(turn) })));
  }
  const before = filesOn(server);
  const squash = await writerTo(server).squash();
  process.stderr.write(`squash: ${String(squash.packBytesBefore)} to ${String(squash.packBytesAfter)} bytes\n`);
  expect(squash.commit).toBe(server.git('rev-parse', 'gh-pages'));
  expect(squash.packBytesAfter).toBeLessThan(squash.packBytesBefore / 2);
  expect(filesOn(server)).toEqual(before);
  for (const [file, text] of Object.entries(foreign)) expect(show(server, file)).toBe(text);
  expect(server.git('rev-list', '--count', 'gh-pages')).toBe('1');
  expect(movesOf(server, 'gh-pages').forced).toBe(1);
  // There is nothing more to gain.
  expect((await writerTo(server).squash()).commit).toBe(squash.commit);
});

test('a squash throws away nothing that came while it worked, and a writer in the middle of it lands', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, foreign);
  await writerTo(server).update(adding('a'));
  let hasCome = false;
  server.before = async (place) => {
    if (hasCome || !place.includes('git-receive-pack')) return;
    hasCome = true;
    await writerTo(server).update(adding('meanwhile'));
  };
  const squash = await writerTo(server).squash();
  expect(squash.tries).toBe(2);
  expect(JSON.parse(show(server, 'chaos/index.json'))).toEqual(['a', 'meanwhile']);
  server.before = null;
  await writerTo(server).update(adding('after'));
  expect(server.git('rev-list', '--count', 'gh-pages')).toBe('2');
});

test('the whole branch is written into a folder, with links as plain files', async () => {
  const server = await gitServerOfTest();
  seedBranch(server, { ...foreign, 'chaos/index.html': 'ours' });
  const link =
    'commit refs/heads/gh-pages\ncommitter o <o@localhost> 1700000001 +0000\ndata 1\nl\nfrom refs/heads/gh-pages^0\n';
  server.input(`${link}M 120000 inline link\ndata 11\n/etc/passwd\n`, 'fast-import', '--quiet');
  const folder = tempFolder();
  expect(await writerTo(server).export(folder)).toBe(10 + 11 + 8 + 4 + 11);
  expect(fs.lstatSync(path.join(folder, 'link')).isFile()).toBe(true);
  expect(fs.readFileSync(path.join(folder, 'chaos/index.html'), 'utf8')).toBe('ours');
  expect(fs.readFileSync(path.join(folder, 'docs/index.html'), 'utf8')).toBe('their page');
});

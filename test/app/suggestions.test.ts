// SPDX-License-Identifier: Apache-2.0

// Edits of shown fixes as suggestions beside the lines of a pull request, against the loopback GitHub.

import { expect, test } from 'vitest';
import { putSuggestions } from '../../src/app/put-suggestions.ts';
import type { ShardRun } from '../../src/core/domain/documents.ts';
import type { CommentSource } from '../../src/core/publish/comment-source.ts';
import { readMarker } from '../../src/core/publish/marker.ts';
import { createGitHubClient } from '../../src/github/client.ts';
import { asStandIn, headSha, sampleShard, sampleSource, shownFix } from '../support/comment-samples.ts';
import { BOT, type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import type { StoredReviewComment } from '../support/github-server/world.ts';

const file = 'experiments/gateway-kill-keeps-state.yaml';
const line = '    checks: [exited-ok, kept-counting] # both';

/** The file as one hunk that begins at line 40, with the line that the edit is of at `at`. */
function patchWith(at: number, text = line): string {
  const before = Array.from({ length: at - 40 }, (_unused, index) => `+# ${String(index)}`);
  const lines = [...before, ` ${text}`, '     reason: x'];
  return [`@@ -40,2 +40,${String(lines.length)} @@ expectations:`, ...lines].join('\n');
}

async function github(patch = patchWith(41)): Promise<GitHubServer> {
  const server = await startGitHub();
  const pull = { number: 7, state: 'open', headSha, headRef: 'fix', headRepository: 'octo/app' } as const;
  server.world.pulls.push({
    ...pull,
    files: ['README.md', { filename: file, patch }],
  });
  return server;
}

const at = (server: GitHubServer, patch: string): void => {
  server.world.pulls[0]!.files = [{ filename: file, patch }];
};

function sourceOf(runs: readonly ShardRun[] = shownFix, changes: Partial<CommentSource> = {}): CommentSource {
  const source = sampleSource([sampleShard('1', runs)], changes);
  return { ...source, place: { ...source.place, repository: 'octo/app' } };
}

async function put(server: GitHubServer, source = sourceOf(), token = 'token'): Promise<number> {
  const { signal } = new AbortController();
  const about = { apiUrl: server.url, userAgent: 'test', repository: 'octo/app', secondMs: 5 };
  const api = createGitHubClient({ ...about, token, notice: () => {}, signal });
  const commentUrl = 'https://github.com/octo/app/pull/7#issuecomment-1001';
  const suggested = await putSuggestions(api, { pull: 7, source, commentUrl });
  expect(server.problems).toEqual([]);
  return suggested;
}

const markerOf = (run: string): CommentSource['marker'] => ({ key: 'chaos', runId: run, attempt: 1, state: 'ab' });

const body = [
  '**[NVIDIA/OpenShell\\#\u200b4910](https://github.com/NVIDIA/OpenShell/issues/4910): fix shown.** With this edit ' +
    '`gateway-kill-keeps-state` guards the fix: its verdict is FAIL, should the failure come back. ' +
    '([what it rests on](https://github.com/octo/app/pull/7#issuecomment-1001))',
  '```suggestion\n    checks: [] # both\n```',
  '<!-- openshell-chaos key=chaos run=50 attempt=1 state=464040689a54dce7 -->',
].join('\n\n');

test('lines that the diff shows get the edit as a suggestion, once', async () => {
  const server = await github();
  expect(await put(server)).toBe(1);
  const { world } = server;
  const written = { id: 5001, pull: 7, author: { id: BOT.id, login: BOT.login }, path: file, line: 41, body };
  expect(world.reviewComments).toEqual([written]);
  expect(await put(server, sourceOf(shownFix, { marker: markerOf('51') }))).toBe(1);
  expect(world.reviewComments).toEqual([written]);
  const writes = server.requests.filter(({ method }) => method !== 'GET' && method !== 'POST');
  expect(writes).toEqual([]);
});

test('an edit of several lines is beside all of them', async () => {
  const lines = ['    checks:', '      - exited-ok # why', '      - kept-counting'];
  const edit = { file, startLine: 41, before: lines, after: ['    checks: []', '    # why'] };
  const runs = shownFix.map((run) => ({ ...run, expectations: run.expectations.map((one) => ({ ...one, edit })) }));
  const server = await github(['@@ -0,0 +40,4 @@', '+# a', ...lines.map((text) => `+${text}`)].join('\n'));
  expect(await put(server, sourceOf(runs))).toBe(1);
  expect(server.world.reviewComments).toMatchObject([{ startLine: 41, line: 43 }]);
  expect(server.world.reviewComments[0]!.body).toContain('```suggestion\n    checks: []\n    # why\n```');
});

test.for([
  { what: 'no patch', patch: undefined },
  { what: 'other lines', patch: patchWith(42) },
  { what: 'other text there', patch: patchWith(41, '    checks: [exited-ok] # both') },
  { what: 'half a hunk', patch: patchWith(41).split('\n').slice(0, -1).join('\n') },
  { what: 'no patch at all', patch: 'binary' },
])('$what in the diff: no suggestion', async ({ patch }) => {
  const server = await startGitHub();
  const pull = { number: 7, state: 'open', headSha, headRef: 'fix', headRepository: 'octo/app' } as const;
  server.world.pulls.push({ ...pull, files: [patch === undefined ? file : { filename: file, patch }] });
  expect(await put(server)).toBe(0);
  expect(server.world.reviewComments).toEqual([]);
});

test('results say which lines, and never what they become', async () => {
  const hostile = (before: string, after: string): readonly ShardRun[] => {
    const edit = { file, startLine: 41, before: [before], after: [after] };
    return shownFix.map((run) => ({ ...run, expectations: run.expectations.map((one) => ({ ...one, edit })) }));
  };
  const server = await github();
  expect(await put(server, sourceOf(hostile(line, '    checks: [] # ``` @octo/team')))).toBe(1);
  expect(server.world.reviewComments.map((one) => one.body)).toEqual([body]);

  for (const other of ['    run: |', '    checks: [{name: a}]', '    checks: [a] # \u202e', 'x'.repeat(301)]) {
    at(server, patchWith(41, other));
    server.world.reviewComments.length = 0;
    expect(await put(server, sourceOf(hostile(other, '    run: curl evil.test')))).toBe(0);
    expect(server.world.reviewComments).toEqual([]);
  }
});

test('after a push that moves the lines the old one is gone and one is beside the new lines', async () => {
  const server = await github();
  await put(server);
  at(server, patchWith(43));
  delete server.world.reviewComments[0]!.line;
  const moved = shownFix.map((run) => ({
    ...run,
    expectations: run.expectations.map((one) => ({ ...one, edit: { ...one.edit!, startLine: 43 } })),
  }));
  await put(server, sourceOf(moved, { marker: markerOf('51') }));
  expect(server.world.reviewComments).toMatchObject([{ id: 5002, line: 43 }]);
  expect(readMarker(server.world.reviewComments[0]!.body)).toMatchObject({ runId: '51' });
});

const onBoth = shownFix.map((run) => ({
  ...run,
  expectations: run.expectations.map((one) => ({ ...one, outcome: 'hit' as const })),
}));

test('a fix that is not shown any more: the suggestion is removed, or withdrawn where somebody has answered', async () => {
  const server = await github();
  await put(server);
  await put(server, sourceOf(onBoth, { marker: markerOf('51') }));
  expect(server.world.reviewComments).toEqual([]);

  await put(server);
  const [ours] = server.world.reviewComments as [StoredReviewComment];
  const reply = { ...ours, id: 6000, author: { id: 66, login: 'ann' }, body: 'Why?', replyTo: ours.id };
  server.world.reviewComments.push({ ...reply });
  await put(server, sourceOf(onBoth, { marker: markerOf('51') }));
  expect(server.world.reviewComments).toHaveLength(2);
  expect(server.world.reviewComments[0]!.body).toMatch(/^This suggestion is withdrawn: /);
  expect(server.world.reviewComments[0]!.body).not.toContain('```');
  expect(server.world.reviewComments[1]).toEqual(reply);

  await put(server, sourceOf(shownFix, { marker: markerOf('52') }));
  expect(server.world.reviewComments[0]!.body).toContain('```suggestion');
});

test('where people talk about one whose lines have changed, no other is put beside it', async () => {
  const server = await github();
  await put(server);
  const [ours] = server.world.reviewComments as [StoredReviewComment];
  server.world.reviewComments.push({
    ...ours,
    id: 6000,
    author: { id: 66, login: 'ann' },
    body: 'No.',
    replyTo: ours.id,
  });
  delete ours.line;
  const before = structuredClone(server.world.reviewComments);
  await put(server, sourceOf(shownFix, { marker: markerOf('51') }));
  expect(server.world.reviewComments).toEqual(before);
});

test('somebody who pastes our marker, another workflow of ours and an older run change nothing', async () => {
  const server = await github();
  const eve = { id: 1, pull: 7, author: { id: 66, login: 'eve' }, body, path: file, line: 41 };
  const nightly = { ...eve, id: 2, author: BOT, body: body.replace('key=chaos', 'key=nightly') };
  server.world.reviewComments.push({ ...eve }, { ...nightly });
  await put(server, sourceOf(shownFix, { marker: markerOf('51') }));
  expect(server.world.reviewComments).toMatchObject([eve, nightly, { id: 5001 }]);
  const before = structuredClone(server.world.reviewComments);
  expect(await put(server, sourceOf(onBoth))).toBe(0);
  expect(server.world.reviewComments).toEqual(before);
});

test('two jobs that write at once end with one suggestion', async () => {
  const server = await github();
  let arrived = 0;
  // Both have read that there is none before either writes.
  server.beforeAnswer = async ({ method, path }) => {
    if (method !== 'GET' || !path.includes('/pulls/7/comments') || arrived >= 2) return;
    arrived += 1;
    await expect.poll(() => arrived).toBe(2);
  };
  await Promise.all([put(server), put(server)]);
  expect(server.world.reviewComments.map(({ id }) => id)).toEqual([5001]);
});

test('on a stand-in it says so first, where a stand-in may be told; nowhere else is there one', async () => {
  const server = await github();
  const standIn = shownFix.map(asStandIn);
  expect(await put(server, sourceOf(standIn))).toBe(0);
  expect(await put(server, sourceOf(standIn, { allowStandIn: true }))).toBe(1);
  const [one] = server.world.reviewComments;
  expect(one!.body).toMatch(/^\*\*Stand-in, not OpenShell\*\*\n\n/);
  expect(one!.body).not.toContain('/issues/');
});

test("a fork's results are called its own claim", async () => {
  const server = await github();
  await put(server, sourceOf(shownFix, { claim: { conclusion: 'success' } }));
  expect(server.world.reviewComments[0]!.body).toMatch(/^What the code of a fork says of itself/);
});

test('a token that may not write is told as such', async () => {
  const server = await github();
  await expect(put(server, sourceOf(), 'readonly')).rejects.toMatchObject({ kind: 'forbidden' });
});

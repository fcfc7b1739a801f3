// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { GitHubError, type GitHubErrorKind } from '../../src/core/domain/errors.ts';
import { createGitHubClient, type GitHubOptions } from '../../src/github/client.ts';
import type { GitHubApi } from '../../src/ports/github.ts';
import { BOT, type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import type { Answer } from '../support/github-server/answers.ts';
import { responseProblems, route } from '../support/github-server/description.ts';
import type { StoredArtifact } from '../support/github-server/world.ts';

const sha = 'a'.repeat(40);

function clientOf(
  github: GitHubServer,
  options: Partial<GitHubOptions> = {},
): GitHubApi & { readonly notices: string[] } {
  const notices: string[] = [];
  const client = createGitHubClient({
    token: 'token',
    apiUrl: github.url,
    userAgent: 'chaos/test',
    repository: 'octo/app',
    notice: (text) => notices.push(text),
    signal: new AbortController().signal,
    secondMs: 5,
    ...options,
  });
  return { ...client, notices };
}

async function failure(ask: Promise<unknown>): Promise<GitHubError> {
  const error = await ask.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GitHubError);
  return error as GitHubError;
}

async function kindOf(ask: Promise<unknown>): Promise<GitHubErrorKind> {
  return (await failure(ask)).kind;
}

const pull = { number: 7, state: 'open' as const, headSha: sha, headRef: 'fix', headRepository: 'octo/app' };

test('an issue, its labels and who may set them are read as GitHub describes them', async () => {
  const github = await startGitHub();
  github.world.issues.push({ number: 12, state: 'closed', labels: ['bug', 'chaos:reproduce'] });
  const roles = { ann: 'admin', max: 'maintain', wim: 'write', tri: 'triage', rea: 'read' } as const;
  for (const [login, role] of Object.entries(roles)) github.world.roles.set(login, role);
  const api = clientOf(github);
  const labels = ['bug', 'chaos:reproduce'];
  expect(await api.issue(12)).toEqual({ number: 12, isOpen: false, isPullRequest: false, labels });
  expect(await api.issue(13)).toBeNull();
  await api.addLabel(12, 'chaos:reproduced');
  await api.addLabel(12, 'chaos:reproduced');
  await api.removeLabel(12, 'chaos:reproduce');
  await api.removeLabel(12, 'chaos:reproduce');
  expect(github.world.issues[0]?.labels).toEqual(['bug', 'chaos:reproduced']);
  const may = await Promise.all(['ann', 'max', 'wim', 'tri', 'rea', 'eve'].map((login) => api.canWrite(login)));
  expect(may).toEqual([true, true, true, false, false, false]);
  expect(github.problems).toEqual([]);
});

test('issues with a label are found by whoever wrote them, written and written anew', async () => {
  const github = await startGitHub();
  const labels = ['chaos:tracking'];
  const others = Array.from({ length: 120 }, (_, i) => ({ number: i + 1, state: 'closed' as const, labels }));
  github.world.issues.push(...others, { number: 500, state: 'open', labels: ['bug'] });
  const api = clientOf(github);
  const made = await api.createIssue({ title: 'Chaos', body: 'one', label: 'chaos:tracking' });
  expect(made).toEqual({ number: 501, isOpen: true, authorId: String(BOT.id), body: 'one' });
  await api.updateIssue(501, { title: 'Chaos', body: 'two' });
  const found = await api.labelledIssues('chaos:tracking');
  expect(found.map(({ number }) => number)).toEqual([...others.map(({ number }) => number), 501]);
  expect(found.at(-1)).toEqual({ ...made, body: 'two' });
  expect(found[0]).toMatchObject({ isOpen: false, authorId: '1' });
  expect(github.problems).toEqual([]);
});

test('a pull request and its files and closing issues are read as GitHub describes them', async () => {
  const github = await startGitHub();
  const paths = Array.from({ length: 250 }, (_, i) => `src/file-${String(i)}.ts`);
  const patched = [
    { filename: 'a.yaml', patch: '@@ -1 +1 @@\n-a\n+b' },
    { filename: 'large.yaml', patch: `@@ -0,0 +1 @@\n+${'x'.repeat(500_000)}` },
  ];
  const closes = ['octo/app#3', 'other/repo#4910'];
  github.world.pulls.push({ ...pull, files: [...paths, ...patched], closes });
  const api = clientOf(github);
  expect(await api.pullRequest(7)).toEqual({
    number: 7,
    isOpen: true,
    headSha: sha,
    headRepository: 'octo/app',
    baseRef: 'main',
    baseSha: 'b'.repeat(40),
  });
  expect(await api.pullRequest(8)).toBeNull();
  const files = [
    ...paths.map((path) => ({ path, patch: null })),
    { path: 'a.yaml', patch: '@@ -1 +1 @@\n-a\n+b' },
    { path: 'large.yaml', patch: null },
  ];
  expect(await api.changedFiles(7)).toEqual({ files, complete: true });
  expect(await api.closingIssues(7)).toEqual(['octo/app#3', 'other/repo#4910']);
  expect(await api.closingIssues(8)).toEqual([]);
  expect(github.problems).toEqual([]);
});

test('a pull request whose head repository is gone has none', async () => {
  const github = await startGitHub();
  github.world.pulls.push({ ...pull, headRepository: null });
  expect((await clientOf(github).pullRequest(7))?.headRepository).toBeNull();
  // GitHub sends null here, which its description does not know.
  const gap = 'GET /repos/octo/app/pulls/7: answered response/value/head/repo must be object';
  expect(github.problems).toEqual([gap]);
});

test('pull requests of a head are open ones of that owner and branch', async () => {
  const github = await startGitHub();
  github.world.pulls.push(
    pull,
    { ...pull, number: 8, state: 'closed' },
    { ...pull, number: 9, headRepository: 'eve/app' },
  );
  const api = clientOf(github);
  expect((await api.pullRequestsOfHead('octo:fix')).map(({ number }) => number)).toEqual([7]);
  expect((await api.pullRequestsOfHead('eve:fix')).map(({ number }) => number)).toEqual([9]);
  expect(github.problems).toEqual([]);
});

test('comments are written, found behind more than one page, replaced and deleted', async () => {
  const github = await startGitHub();
  for (let id = 1; id <= 230; id += 1) {
    github.world.comments.push({ id, issue: 7, author: { id: 5, login: 'eve' }, body: `no. ${String(id)}` });
  }
  const api = clientOf(github);
  const created = await api.createComment(7, 'first');
  expect(created).toEqual({ id: 1001, authorId: await api.viewerId(), body: 'first' });
  await api.updateComment(1001, 'second');
  const all = await api.comments(7);
  expect(all).toHaveLength(231);
  expect(all.at(-1)).toEqual({ id: 1001, authorId: String(BOT.id), body: 'second' });
  await api.deleteComment(1001);
  expect(await api.comments(7)).toHaveLength(230);
  expect(github.problems).toEqual([]);
});

test('comments beside lines are written where the diff shows them, found behind a page, replaced and deleted', async () => {
  const github = await startGitHub();
  const patch = '@@ -1,2 +10,3 @@\n a\n-b\n+c\n+d\n@@ -30 +40 @@\n-x\n+y';
  github.world.pulls.push({ ...pull, files: [{ filename: 'a.yaml', patch }] });
  for (let id = 1; id <= 120; id += 1) {
    github.world.reviewComments.push({
      id,
      pull: 7,
      author: { id: 5, login: 'eve' },
      body: 'x',
      path: 'b',
      replyTo: 1,
    });
  }
  const api = clientOf(github);
  const place = { body: 'first', commitSha: sha, path: 'a.yaml' };
  await api.createReviewComment(7, { ...place, startLine: 11, line: 12 });
  expect(await kindOf(api.createReviewComment(7, { ...place, startLine: 12, line: 40 }))).toBe('refused');
  await api.updateReviewComment(5001, 'second');
  const all = await api.reviewComments(7);
  expect(all).toHaveLength(121);
  expect(all[0]).toEqual({ id: 1, authorId: '5', body: 'x', path: 'b', lines: null, replyTo: 1 });
  const written = { id: 5001, authorId: String(BOT.id), body: 'second', path: 'a.yaml' };
  expect(all.at(-1)).toEqual({ ...written, lines: { from: 11, to: 12 }, replyTo: null });
  await api.deleteReviewComment(5001);
  await api.deleteReviewComment(5001);
  expect(await api.reviewComments(7)).toHaveLength(120);
  expect(github.problems).toEqual([]);
  const readonly = clientOf(github, { token: 'readonly' });
  expect(await kindOf(readonly.createReviewComment(7, { ...place, startLine: 40, line: 40 }))).toBe('forbidden');
});

test('a comment whose lines have changed since has none', async () => {
  const github = await startGitHub();
  github.world.pulls.push({ ...pull });
  const comment = { ...{ id: 1, pull: 7, author: BOT, body: 'x', path: 'a' }, line: null as unknown as number };
  github.world.reviewComments.push(comment);
  expect(await clientOf(github).reviewComments(7)).toMatchObject([{ lines: null, replyTo: null }]);
  // GitHub sends null here, which its description does not know.
  expect(github.problems).toEqual([expect.stringContaining('response/value/0/line must be integer')]);
});

test('a workflow run, its artifacts over pages and the bytes of one', async () => {
  const github = await startGitHub();
  const run = {
    id: 50,
    workflow: 'Chaos',
    event: 'pull_request',
    headSha: sha,
    headBranch: 'fix',
    headRepository: 'eve/app',
  };
  github.world.runs.push({ ...run, attempt: 2, conclusion: 'failure' });
  for (let id = 1; id <= 120; id += 1) github.world.artifacts.push(artifact({ id, name: `a-${String(id)}` }));
  const api = clientOf(github);
  expect(await api.workflowRun('50')).toEqual({
    id: '50',
    attempt: 2,
    workflow: 'Chaos',
    event: 'pull_request',
    headSha: sha,
    headBranch: 'fix',
    headRepository: 'eve/app',
    conclusion: 'failure',
  });
  expect(await api.workflowRun('51')).toBeNull();
  const artifacts = await api.artifacts('50');
  expect(artifacts).toHaveLength(120);
  expect(new TextDecoder().decode(await api.downloadArtifact(artifacts[119]!, 1000))).toBe('zip of a-120');
  expect(github.problems).toEqual([]);
});

function artifact(part: Partial<StoredArtifact> & { readonly id: number }): StoredArtifact {
  const name = part.name ?? 'one';
  return { runId: 50, name, zip: new TextEncoder().encode(`zip of ${name}`), ...part };
}

test.each<[string, Partial<StoredArtifact>, GitHubErrorKind]>([
  ['is larger than the limit by its own words', { sizeBytes: 1_000_000 }, 'refused'],
  ['is larger than the limit and says otherwise', { sizeBytes: 5, zip: new Uint8Array(200_000) }, 'refused'],
  ['has another digest', { digest: `sha256:${createHash('sha256').update('other').digest('hex')}` }, 'refused'],
  ['has expired', { expired: true }, 'not-found'],
])('an artifact that %s is not given out', async (_what, part, kind) => {
  const github = await startGitHub();
  github.world.artifacts.push(artifact({ id: 1, ...part }));
  const api = clientOf(github);
  const [listed] = await api.artifacts('50');
  expect(await kindOf(api.downloadArtifact(listed!, 100_000))).toBe(kind);
  expect(github.problems).toEqual([]);
});

test('an artifact is asked for again when the store fails, and not for ever', async () => {
  const github = await startGitHub();
  github.world.artifacts.push(artifact({ id: 1 }));
  const api = clientOf(github);
  const [listed] = await api.artifacts('50');
  github.inject({ method: 'GET', path: /^\/_store\//, times: 1, with: { status: 503 } });
  github.inject({ method: 'GET', path: /^\/_store\//, times: 1, with: 'cut' });
  expect(await api.downloadArtifact(listed!, 1000)).toHaveLength('zip of one'.length);
  github.inject({ method: 'GET', path: /^\/_store\//, times: 9, with: 'cut' });
  expect(await kindOf(api.downloadArtifact(listed!, 1000))).toBe('unavailable');
});

const limits: Readonly<Record<string, Answer>> = {
  '429 with retry-after': { status: 429, headers: { 'retry-after': '1' }, body: { message: 'Too many requests' } },
  '403 of a secondary limit': {
    status: 403,
    headers: { 'retry-after': '1' },
    body: { message: 'You have exceeded a secondary rate limit. Please wait.' },
  },
  '403 with retry-after alone': { status: 403, headers: { 'retry-after': '1' }, body: { message: 'Forbidden' } },
  '403 of the hourly limit': {
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' },
    body: { message: 'API rate limit exceeded for installation.' },
  },
};

test.each(Object.keys(limits))('%s is waited out', async (name) => {
  const github = await startGitHub();
  github.world.pulls.push(pull);
  github.inject({ method: 'GET', path: /./, times: 2, with: limits[name]! });
  const api = clientOf(github);
  expect((await api.pullRequest(7))?.number).toBe(7);
  expect(github.requests).toHaveLength(3);
  expect(api.notices).toHaveLength(2);
  expect(api.notices[0]).toMatch(/^GitHub asks for a pause of \d+ s \(rate limit\)\.$/);
  expect(github.problems).toEqual([]);
});

test('422 with the code abuse is waited out, and the comment is written once', async () => {
  const github = await startGitHub();
  const errors = [{ resource: 'IssueComment', code: 'abuse', field: 'body' }];
  const limit = { status: 422, headers: { 'retry-after': '1' }, body: { message: 'Validation Failed', errors } };
  github.inject({ method: 'POST', path: /comments$/, times: 1, with: limit });
  const api = clientOf(github);
  expect((await api.createComment(7, 'text')).id).toBe(1001);
  expect(api.notices).toHaveLength(1);
  expect(github.world.comments).toHaveLength(1);
  expect(github.problems).toEqual([]);
});

test('a limit that asks for more time than the call has is not waited out', async () => {
  const github = await startGitHub();
  const limit = { status: 429, headers: { 'retry-after': '3600' }, body: { message: 'Too many requests' } };
  github.inject({ method: 'GET', path: /./, times: 9, with: limit });
  expect(await kindOf(clientOf(github, { totalMs: 10_000 }).pullRequest(7))).toBe('limited');
  expect(github.requests).toHaveLength(1);
});

test('a limit that does not end is given up after four times', async () => {
  const github = await startGitHub();
  const limit = { status: 429, headers: { 'retry-after': '1' }, body: { message: 'Too many requests' } };
  github.inject({ method: 'GET', path: /./, times: 99, with: limit });
  expect(await kindOf(clientOf(github).pullRequest(7))).toBe('limited');
  expect(github.requests).toHaveLength(4);
});

test('5xx and a cut connection are asked again, and given up in the end', async () => {
  const github = await startGitHub();
  github.world.pulls.push(pull);
  github.inject({ method: 'GET', path: /./, times: 1, with: 'cut' });
  github.inject({ method: 'GET', path: /./, times: 1, with: { status: 502, body: { message: 'Bad gateway' } } });
  const api = clientOf(github);
  expect((await api.pullRequest(7))?.number).toBe(7);
  expect(github.requests).toHaveLength(3);
  github.inject({ method: 'GET', path: /./, times: 99, with: { status: 500, body: { message: 'Server Error' } } });
  expect(await kindOf(api.pullRequest(7))).toBe('unavailable');
  github.inject({ method: 'GET', path: /./, times: 99, with: 'cut' });
  expect(await kindOf(api.pullRequest(7))).toBe('unavailable');
});

test('a call that gets no answer ends by its deadline', async () => {
  const github = await startGitHub();
  github.inject({ method: 'GET', path: /./, times: 99, with: 'hang' });
  const error = await failure(clientOf(github, { totalMs: 100 }).pullRequest(7));
  expect(error.kind).toBe('unavailable');
  expect(error.message).toBe('reading pull request 7: no answer within 0.1 s');
});

test('a call ends when the step is stopped', async () => {
  const github = await startGitHub();
  const stop = new AbortController();
  github.inject({ method: 'GET', path: /./, times: 99, with: 'hang' });
  const asked = failure(clientOf(github, { signal: stop.signal }).comments(7));
  stop.abort();
  expect((await asked).message).toBe('reading the comments of 7: stopped');
  expect(await kindOf(clientOf(github, { signal: stop.signal }).pullRequest(7))).toBe('unavailable');
});

test('a token that is wrong or may not comment is told apart from other refusals', async () => {
  const github = await startGitHub();
  expect(await kindOf(clientOf(github, { token: 'wrong' }).viewerId())).toBe('forbidden');
  const error = await failure(clientOf(github, { token: 'readonly' }).createComment(7, 'text'));
  expect(error.kind).toBe('forbidden');
  expect(error.message).toBe('commenting on 7: Resource not accessible by integration (403)');
  expect(github.requests).toHaveLength(2);
  expect(github.problems).toEqual([]);
});

test.each([
  [65_536, null],
  [65_537, 'refused'],
])('a body of %i characters', async (length, kind) => {
  const github = await startGitHub();
  const asked = clientOf(github).createComment(7, '😀'.repeat(length));
  if (kind === null) expect(Array.from((await asked).body)).toHaveLength(length);
  else expect(await kindOf(asked)).toBe(kind);
  expect(github.problems).toEqual([]);
});

test('an answer that makes no sense is an error and no result', async () => {
  const github = await startGitHub();
  github.inject({ method: 'GET', path: /./, times: 9, with: { status: 200, body: { surprise: true } } });
  expect(await kindOf(clientOf(github).pullRequest(7))).toBe('unavailable');
});

test('the loopback GitHub reports requests and responses that are not as described', async () => {
  const github = await startGitHub();
  const headers = { authorization: 'token token', 'user-agent': 'test' };
  await fetch(`${github.url}/repos/octo/app/issues/7/comments?page=x&colour=red`, { headers });
  await fetch(`${github.url}/repos/octo/app/nonsense`, { headers });
  const wrongBody = JSON.stringify({ body: 7, more: true });
  await fetch(`${github.url}/repos/octo/app/issues/7/comments`, { method: 'POST', headers, body: wrongBody });
  expect(github.problems.map((problem) => problem.replace(/^\S+ \S+: /, ''))).toEqual(
    expect.arrayContaining([
      'unknown parameter colour',
      expect.stringContaining('parameter page'),
      'not an operation that is described here',
      'body/value/body must be string',
      'body has an unknown property more',
    ]),
  );
  const { operation } = route('GET', '/repos/octo/app/actions/runs/1')!;
  expect(responseProblems(operation, 200, { id: 'x' }).length).toBeGreaterThan(5);
  expect(responseProblems(operation, 204, undefined)).toEqual(['status 204 is not described']);
});

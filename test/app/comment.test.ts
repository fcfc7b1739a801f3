// SPDX-License-Identifier: Apache-2.0

// Results of jobs to one comment, against the loopback GitHub.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CommentOutcome, type CommentJob, commentOnPull, type CommentRequest } from '../../src/app/comment.ts';
import type { ShardRun } from '../../src/core/domain/documents.ts';
import { readMarker } from '../../src/core/publish/marker.ts';
import { createGitHubClient } from '../../src/github/client.ts';
import { readArchivedFile } from '../../src/github/zip.ts';
import {
  broken,
  failed,
  fixed,
  headSha,
  known,
  mainRow,
  sampleRun,
  sampleShard,
  shownFix,
} from '../support/comment-samples.ts';
import { BOT, type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import { tempFolder } from '../support/temp.ts';
import { resultsZip, zip } from '../support/zip.ts';

const templatesDir = path.resolve(import.meta.dirname, '../../templates');

const job: CommentJob = {
  repository: 'octo/app',
  serverUrl: 'https://github.com',
  workflow: 'chaos',
  runId: '50',
  runAttempt: 1,
  event: 'pull_request',
  headSha,
  ref: 'refs/pull/7/merge',
  pullRequest: 7,
  reportedRun: null,
};

interface Told extends CommentOutcome {
  readonly lines: readonly string[];
}

async function comment(
  github: GitHubServer,
  changes: Partial<CommentRequest> = {},
  { token = 'token' }: { readonly token?: string } = {},
): Promise<Told> {
  const lines: string[] = [];
  const { signal } = new AbortController();
  const api = createGitHubClient({
    token,
    apiUrl: github.url,
    userAgent: 'test',
    repository: 'octo/app',
    notice: () => {},
    signal,
    secondMs: 5,
  });
  const outcome = await commentOnPull(
    { github: api, readArchivedFile, templatesDir },
    {
      ...{ job, key: null, mode: 'always', reportUrl: null, expected: null, allowStandIn: false },
      ...{ index: null, cwd: templatesDir, ...changes },
    },
    {
      verdict: (line) => lines.push(`verdict: ${line}`),
      warning: (text) => lines.push(`warning: ${text}`),
      notice: (text) => lines.push(`notice: ${text}`),
    },
  );
  return { ...outcome, lines };
}

/** A repository with pull request 7 and these jobs in run 50. */
async function github(jobs: Readonly<Record<string, readonly ShardRun[]>>): Promise<GitHubServer> {
  const server = await startGitHub();
  server.world.pulls.push({ number: 7, state: 'open', headSha, headRef: 'fix', headRepository: 'octo/app' });
  for (const [shard, runs] of Object.entries(jobs)) addJob(server, sampleShard(shard, runs));
  return server;
}

function addJob(server: GitHubServer, results: ReturnType<typeof sampleShard>, name?: string): void {
  const { shard, workflow } = results;
  const attempt = String(workflow.runAttempt);
  addArtifact(server, name ?? `chaos-results-chaos-${shard}-${attempt}`, resultsZip(results), Number(workflow.runId));
}

function addArtifact(server: GitHubServer, name: string, bytes: Uint8Array, runId = 50): void {
  server.world.artifacts.push({ id: server.world.artifacts.length + 1, runId, name, zip: bytes });
}

const pass = sampleRun();

test('the results of four jobs become one comment, and the next run replaces it', async () => {
  const server = await github({ 1: [failed], 2: [fixed], 3: [known], 4: [pass, broken] });
  const first = await comment(server);
  expect(first.lines[0]).toBe(
    'verdict: ❌ Chaos: 1 new failure, 1 run not to be trusted, 1 fix to confirm, 1 known, 1 passed',
  );
  expect(first.lines[1]).toBe('notice: Created: https://github.com/octo/app/pull/7#issuecomment-1001');
  expect(server.world.comments.map(({ id, body }) => ({ id, body }))).toEqual([{ id: 1001, body: first.text }]);
  for (const shard of ['1', '2', '3', '4']) {
    const next = sampleShard(shard, [sampleRun({ experiment: `e-${shard}` })]);
    addJob(server, { ...next, workflow: { ...next.workflow, runId: '51' } });
  }
  const second = await comment(server, { job: { ...job, runId: '51' } });
  expect(second.lines).toContain('notice: Updated: https://github.com/octo/app/pull/7#issuecomment-1001');
  expect(server.world.comments.map(({ body }) => body)).toEqual([second.text]);
  expect(second.text).toContain('✅ Chaos: nothing to do, 4 passed');
  expect(server.problems).toEqual([]);
});

test('of a job that ran again the newest attempt counts, and the others stay', async () => {
  const server = await github({ 1: [pass], 2: [failed] });
  const again = sampleShard('2', [sampleRun({ experiment: 'supervisor-kill' })]);
  addJob(server, { ...again, workflow: { ...again.workflow, runAttempt: 2 } });
  const { text } = await comment(server, { job: { ...job, runAttempt: 2 } });
  expect(text).toContain('✅ Chaos: nothing to do, 2 passed');
  expect(readMarker(text)).toMatchObject({ runId: '50', attempt: 2 });
});

test('results of another workflow in the same run are not told', async () => {
  const server = await github({ 1: [pass] });
  addJob(server, sampleShard('1', [failed]), 'chaos-results-nightly-1-1');
  expect((await comment(server)).text).toContain('1 passed');
  expect((await comment(server, { key: 'nightly' })).text).toContain('1 new failure');
  expect(server.world.comments).toHaveLength(2);
});

test('a poisoned artifact is refused with its reason, and takes nothing from the others', async () => {
  const server = await github({ 1: [pass] });
  const good = JSON.stringify(sampleShard('2', [pass]));
  const poison: Readonly<Record<string, Uint8Array>> = {
    2: zip([{ name: '../results.json', content: good }]),
    3: zip([{ name: 'results.json', content: 'a link', mode: 0o120777 }]),
    4: zip([{ name: 'results.json', content: new Uint8Array(4_000_000) }]),
    5: resultsZip({ ...sampleShard('5', []), extra: true }),
    6: zip([{ name: 'results.json', content: good.replace('"format":1', '"__proto__":{"polluted":true},"format":1') }]),
    7: resultsZip(sampleShard('8', [pass])),
    8: resultsZip({ ...sampleShard('8', []), format: 2 }),
    9: new Uint8Array(5_000_000),
    10: zip([{ name: 'results.json', content: new Uint8Array([0x7b, 0xff, 0x7d]) }]),
    11: resultsZip({ ...sampleShard('11', []), runs: Array.from({ length: 1001 }, () => pass) }),
  };
  for (const [shard, bytes] of Object.entries(poison)) addArtifact(server, `chaos-results-chaos-${shard}-1`, bytes);
  const other = sampleShard('12', [pass]);
  addJob(server, { ...other, workflow: { ...other.workflow, runId: '49' } });
  addArtifact(
    server,
    'chaos-results-chaos-12-1',
    resultsZip({ ...other, workflow: { ...other.workflow, runId: '49' } }),
  );
  addArtifact(server, 'chaos-results-chaos-../../x-1', resultsZip(other));
  const { lines, text } = await comment(server);
  expect(lines.filter((line) => line.startsWith('warning: '))).toEqual([
    'warning: Results of job 2 were not used: its entry cannot be read: invalid relative path: ../results.json',
    'warning: Results of job 3 were not used: its entry is not a plain file',
    'warning: Results of job 4 were not used: its file is 500 times as large as it is packed',
    'warning: Results of job 5 were not used: must NOT have additional properties',
    'warning: Results of job 6 were not used: must NOT have additional properties',
    'warning: Results of job 7 were not used: it says that it is of job 8',
    'warning: Results of job 8 were not used: its format 2 is newer than this action',
    expect.stringMatching(/^warning: Results of job 9 were not used: .*larger than \d+ bytes$/),
    'warning: Results of job 10 were not used: it is no UTF-8',
    'warning: Results of job 11 were not used: runs must NOT have more than 1000 items',
    'warning: Results of job 12 were not used: it says that it is of run 49, attempt 1',
  ]);
  expect(lines[0]).toBe('verdict: ⚪ Chaos: 1 passed; results of 11 jobs not used');
  expect(text).toContain('and 6 more problems of this kind');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(server.problems).toEqual([]);
});

test('jobs without results are named: gaps always, the last ones where their number is known', async () => {
  const server = await github({ 1: [pass], 3: [sampleRun({ experiment: 'smoke' })] });
  expect((await comment(server)).lines[0]).toBe('verdict: ⚪ Chaos: 2 passed; 1 job without results');
  expect((await comment(server, { expected: 5 })).text).toContain('No results of 3 jobs \\(2, 4, 5\\)');
  const told = await github({});
  const zip = resultsZip({ ...sampleShard('1', [pass]), jobs: 3 });
  told.world.artifacts.push({ id: 1, runId: 50, name: 'chaos-results-chaos-1-1', zip });
  expect((await comment(told)).text).toContain('No results of 2 jobs \\(2, 3\\)');
});

test.each<[string, Partial<CommentJob>, string]>([
  [
    'a push to a branch',
    { event: 'push', ref: 'refs/heads/main', pullRequest: null },
    'Event push belongs to no pull request: nothing to comment on.',
  ],
  [
    'a schedule',
    { event: 'schedule', ref: 'refs/heads/main', pullRequest: null },
    'Event schedule belongs to no pull request: nothing to comment on.',
  ],
  [
    'a push to the branch of a pull request that is not there',
    { event: 'push', ref: 'refs/heads/pull-request/99', pullRequest: null },
    'There is no pull request 99: nothing to comment on.',
  ],
  [
    'a push of another commit to its branch',
    { event: 'push', ref: 'refs/heads/pull-request/7', pullRequest: null, headSha: 'f'.repeat(40) },
    'The head of pull request 7 is a1b2c3d and not fffffff: its next run will comment.',
  ],
  [
    'a head that moved',
    { headSha: 'f'.repeat(40) },
    'The head of pull request 7 is a1b2c3d and not fffffff: its next run will comment.',
  ],
  ['a closed pull request', { pullRequest: 8 }, 'Pull request 8 is closed: no comment.'],
])('%s is a notice and no comment', async (_what, changes, notice) => {
  const server = await github({ 1: [pass] });
  server.world.pulls.push({ number: 8, state: 'closed', headSha, headRef: 'old', headRepository: 'octo/app' });
  const outcome = await comment(server, { job: { ...job, ...changes } });
  expect(outcome.lines).toEqual(['verdict: ✅ Chaos: nothing to do, 1 passed', `notice: ${notice}`]);
  expect(outcome.comment).toBeNull();
  expect(server.world.comments).toEqual([]);
  expect(server.problems).toEqual([]);
});

test('a push to pull-request/7 comments on 7 when its head is the commit', async () => {
  const server = await github({ 1: [pass] });
  const ref = 'refs/heads/pull-request/7';
  expect((await comment(server, { job: { ...job, event: 'push', ref, pullRequest: null } })).comment?.id).toBe(1001);
});

const reported = {
  ...job,
  event: 'workflow_run',
  ref: 'refs/heads/main',
  headSha: 'd'.repeat(40),
  pullRequest: null,
  runId: '90',
  workflow: 'Chaos report',
  reportedRun: '50',
};

async function forkOf(
  jobs: Readonly<Record<string, readonly ShardRun[]>>,
  head: { repository?: string; sha?: string } = {},
): Promise<GitHubServer> {
  const server = await github(jobs);
  server.world.runs.push({
    id: 50,
    workflow: 'chaos',
    event: 'pull_request',
    headSha,
    headBranch: 'fix',
    headRepository: 'eve/app',
    conclusion: 'failure',
  });
  const headRepository = head.repository ?? 'eve/app';
  server.world.pulls.push({ number: 12, state: 'open', headSha: head.sha ?? headSha, headRef: 'fix', headRepository });
  return server;
}

test('the report half finds the pull request of a fork by what GitHub says of the run', async () => {
  const server = await forkOf({ 1: [pass] });
  const { text, lines } = await comment(server, { job: reported });
  expect(server.world.comments.map(({ issue }) => issue)).toEqual([12]);
  expect(text).toContain('ended as: failure. The two disagree');
  expect(readMarker(text)).toMatchObject({ key: 'chaos', runId: '50' });
  expect(lines[0]).toBe('verdict: ✅ Chaos: nothing to do, 1 passed');
  expect(server.problems).toEqual([]);
});

test.each([
  [
    'another repository of the same owner',
    { repository: 'eve/other' },
    'No open pull request comes from eve/app:fix: nothing to comment on.',
  ],
  [
    'a head that moved',
    { sha: 'f'.repeat(40) },
    'The pull request has moved on from a1b2c3d: its next run will comment.',
  ],
])('the report half does not comment for %s', async (_what, head, notice) => {
  const server = await forkOf({ 1: [pass] }, head);
  expect((await comment(server, { job: reported })).lines).toContain(`notice: ${notice}`);
  expect(server.world.comments).toEqual([]);
});

test('a token that may not comment is a notice, after the verdict', async () => {
  const server = await github({ 1: [failed] });
  const { lines, comment: written, text } = await comment(server, {}, { token: 'readonly' });
  expect(lines).toEqual([
    'verdict: ❌ Chaos: 1 new failure',
    'notice: This token may not comment (commenting on 7: Resource not accessible by integration (403)); the text is in the summary of this step.',
  ]);
  expect({ written, text }).toEqual({ written: null, text: expect.stringContaining('supervisor-kill') as string });
});

test('a marker that somebody else pasted is not ours', async () => {
  const server = await github({ 1: [pass] });
  const { text } = await comment(server);
  server.world.comments.length = 0;
  server.world.comments.push({ id: 5, issue: 7, author: { id: 666, login: 'eve' }, body: text });
  expect((await comment(server)).comment?.id).toBe(1001);
  expect(server.world.comments.map(({ id }) => id)).toEqual([5, 1001]);
});

test('our comment is found behind 150 others and when it was hidden', async () => {
  const server = await github({ 1: [pass] });
  const { text } = await comment(server);
  server.world.comments.length = 0;
  for (let id = 1; id <= 150; id += 1)
    server.world.comments.push({ id, issue: 7, author: { id: 5, login: 'eve' }, body: 'hm' });
  server.world.comments.push({
    id: 500,
    issue: 7,
    author: BOT,
    body: text.replace('attempt=1', 'attempt=0'),
    minimised: 'outdated',
  });
  server.world.comments[150]!.body = text.replace('run=50', 'run=49');
  expect((await comment(server)).comment?.id).toBe(500);
  expect(server.world.comments).toHaveLength(151);
});

test('an older run and an older attempt never replace what a newer one said', async () => {
  const server = await github({ 1: [pass] });
  const { text } = await comment(server);
  for (const newer of ['run=50 attempt=2', 'run=100 attempt=1']) {
    server.world.comments[0]!.body = text.replace('run=50 attempt=1', newer);
    const { lines } = await comment(server);
    expect(lines.at(-1)).toBe(
      'notice: A newer run has commented: https://github.com/octo/app/pull/7#issuecomment-1001',
    );
    expect(server.world.comments.map(({ body }) => body)).toEqual([text.replace('run=50 attempt=1', newer)]);
  }
});

test('two jobs that write at once end with one comment, the one with the lowest id, of the newest run', async () => {
  const server = await github({ 1: [failed] });
  const next = sampleShard('1', [pass]);
  addJob(server, { ...next, workflow: { ...next.workflow, runId: '51' } });
  let waiting: (() => void)[] = [];
  server.beforeAnswer = async ({ method, path: asked }) => {
    // Both have read that there is none before either writes.
    if (method !== 'GET' || !asked.includes('/comments')) return;
    if (server.world.comments.length > 0) return;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 2) for (const go of waiting.splice(0)) go();
    });
  };
  const outcomes = await Promise.all([comment(server), comment(server, { job: { ...job, runId: '51' } })]);
  waiting = [];
  expect(server.requests.filter(({ method }) => method === 'POST').length).toBeGreaterThanOrEqual(2);
  expect(server.world.comments.map(({ id, body }) => ({ id, run: readMarker(body)?.runId }))).toEqual([
    { id: 1001, run: '51' },
  ]);
  expect(outcomes.map((outcome) => outcome.comment?.id)).toEqual([1001, 1001]);
  expect(server.problems).toEqual([]);
});

test('a comment whose answer was lost is not written twice', async () => {
  const server = await github({ 1: [pass] });
  server.inject({ method: 'POST', path: /\/comments$/, times: 1, with: 'cut-after' });
  const { comment: written } = await comment(server);
  expect(server.world.comments.map(({ id }) => id)).toEqual([written?.id]);
});

test.each<[CommentRequest['mode'], readonly ShardRun[], boolean]>([
  ['always', [pass], true],
  ['changes', [pass], false],
  ['changes', [known], false],
  ['changes', [fixed], true],
  ['failures', [fixed], false],
  ['failures', [failed], true],
  ['off', [failed], false],
])('comment-mode %s: first comment', async (mode, runs, expected) => {
  const server = await github({ 1: runs });
  const outcome = await comment(server, { mode });
  expect({ written: outcome.comment !== null, stored: server.world.comments.length }).toEqual({
    written: expected,
    stored: expected ? 1 : 0,
  });
});

test('comment-mode changes leaves a comment that says the same, and replaces one that does not', async () => {
  const server = await github({ 1: [failed] });
  const { text } = await comment(server);
  const same = sampleShard('1', [{ ...failed, durationMs: 1 }]);
  addJob(server, { ...same, workflow: { ...same.workflow, runId: '51' } });
  expect((await comment(server, { mode: 'changes', job: { ...job, runId: '51' } })).lines.at(-1)).toContain(
    'Left as it is',
  );
  expect(server.world.comments[0]?.body).toBe(text);
  const other = sampleShard('1', [pass]);
  addJob(server, { ...other, workflow: { ...other.workflow, runId: '52' } });
  await comment(server, { mode: 'changes', job: { ...job, runId: '52' } });
  expect(server.world.comments[0]?.body).toContain('1 passed');
});

/** A folder with a site's index as it is in `changes`. */
function siteFolder(changes: object = {}): string {
  const dir = tempFolder();
  const index = {
    format: 1,
    updatedAt: '2026-11-29T00:00:00Z',
    repository: 'octo/app',
    experiments: [],
    unlisted: 0,
    issues: [],
  };
  fs.writeFileSync(path.join(dir, 'index.json'), JSON.stringify({ ...index, ...changes }));
  return dir;
}

const failsThere = mainRow('supervisor-kill', {
  ...{ verdict: 'FAIL', failedUnexpected: 2 },
  headline: 'exited-ok failed on counter-0: expected exit code 0, found 1',
});

test('an index, or the folder of a site, gives the column of main', async () => {
  const cwd = siteFolder({ experiments: [mainRow('supervisor-kill')] });
  const server = await github({ 1: [failed, pass] });
  for (const index of ['index.json', '.', cwd]) {
    const { text, lines } = await comment(server, { index, cwd });
    expect(text).toContain('| time | against main |');
    expect(text).toMatch(/`supervisor-kill` \|.*\| was PASS \|/);
    expect(lines.filter((line) => line.startsWith('warning'))).toEqual([]);
  }
});

test.for([
  { wrong: 'missing', index: 'none.json', changes: {}, says: 'index none.json is not there' },
  { wrong: 'a newer format', index: '.', changes: { format: 2 }, says: 'index.json of the site has format 2' },
  { wrong: 'no index', index: '.', changes: { extra: 1 }, says: 'index.json of the site is damaged' },
  {
    wrong: 'one with a stratum twice',
    index: '.',
    changes: { experiments: [failsThere, failsThere] },
    says: 'a stratum is there twice',
  },
  { wrong: "another repository's", index: '.', changes: { repository: 'octo/other' }, says: 'is of octo/other' },
])('an index that is $wrong is a warning, and there is no column', async ({ index, changes, says }) => {
  const server = await github({ 1: [failed] });
  const { text, lines } = await comment(server, { index, cwd: siteFolder(changes) });
  expect(lines.filter((line) => line.startsWith('warning: Nothing is compared with main: '))).toHaveLength(1);
  expect(lines.join('\n')).toContain(says);
  expect(text).not.toContain('against main');
  expect(text).toContain('1 new failure');
});

test('with comment-mode changes nothing is said of a failure that main has as well, until main has it no more', async () => {
  const server = await github({ 1: [failed, pass] });
  const changes = { mode: 'changes', index: '.' } as const;
  const first = await comment(server, { ...changes, cwd: siteFolder({ experiments: [failsThere] }) });
  expect(first.lines[0]).toBe('verdict: ❌ Chaos: 1 failing as on main, 1 passed');
  expect({ comment: first.comment, comments: server.world.comments }).toEqual({ comment: null, comments: [] });
  const fixedThere = siteFolder({ experiments: [mainRow('supervisor-kill')] });
  const second = await comment(server, { ...changes, cwd: fixedThere });
  expect(second.lines).toContain('notice: Created: https://github.com/octo/app/pull/7#issuecomment-1001');
  const again = await comment(server, { ...changes, cwd: siteFolder({ experiments: [failsThere] }) });
  expect(again.lines).toContain('notice: Updated: https://github.com/octo/app/pull/7#issuecomment-1001');
});

test('what the pull request closes is marked, by what GitHub says of it; where it says nothing, nothing is', async () => {
  const server = await github({ 1: shownFix });
  Object.assign(server.world.pulls[0]!, { closes: ['NVIDIA/OpenShell#4910', 'octo/app#3'] });
  const { text, lines } = await comment(server);
  expect(lines[0]).toBe('verdict: 🔵 Chaos: 1 fix shown');
  expect(text).toContain('This pull request closes [NVIDIA/OpenShell\\#\u200b4910]');
  expect(text).toContain('| closes [NVIDIA/OpenShell\\#\u200b4910]');
  expect(text).toContain('No experiment that ran here names [\\#\u200b3](https://github.com/octo/app/issues/3).');

  server.inject({ method: 'POST', path: /graphql/, times: 1, with: { status: 403, body: { message: 'no' } } });
  const other = await comment(server);
  expect(other.lines).toContain(
    'warning: Which issues the pull request closes is not known: reading what pull request 7 closes: no (403)',
  );
  expect(other.text).toContain('🔵 fix shown | [NVIDIA/OpenShell');
  expect(other.comment).not.toBeNull();
  expect(server.problems).toEqual([]);
});

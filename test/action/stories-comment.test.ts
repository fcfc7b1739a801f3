// SPDX-License-Identifier: Apache-2.0

// Whole stories of `command: comment` from the built files, as a runner starts them, against the loopback GitHub.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShardRun } from '../../src/core/domain/documents.ts';
import { type ActionJob, createActionJob } from '../support/action-job.ts';
import { failed, fixed, headSha, known, mainRow, sampleRun, sampleShard } from '../support/comment-samples.ts';
import { type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import type { ProgramResult } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';
import { resultsZip } from '../support/zip.ts';

// GitHub's client leaves a second between writes.
vi.setConfig({ testTimeout: 60_000 });

const pass = sampleRun();
const runUrl = 'https://github.com/octo/app/pull/7#issuecomment-1001';

let workspace: string;
let job: ActionJob;
let github: GitHubServer;

beforeEach(async () => {
  workspace = tempFolder();
  job = createActionJob(workspace);
  github = await startGitHub();
  github.world.pulls.push({ number: 7, state: 'open', headSha, headRef: 'fix', headRepository: 'octo/app' });
});

afterEach(() => job.remove());

interface Event {
  readonly name: string;
  readonly payload: object;
  readonly ref: string;
  readonly runId?: string;
  readonly attempt?: string;
  readonly workflow?: string;
}

const onPull: Event = {
  name: 'pull_request',
  ref: 'refs/pull/7/merge',
  payload: { action: 'synchronize', pull_request: { number: 7, head: { sha: headSha } } },
};
const onPush: Event = { name: 'push', ref: 'refs/heads/main', payload: { ref: 'refs/heads/main' } };

/** Starts the step in an event of run 50, and expects of GitHub nothing that it does not describe. */
async function comment(event: Event, inputs: Readonly<Record<string, string>> = {}): Promise<ProgramResult> {
  const file = path.join(workspace, `event-${event.name}.json`);
  fs.writeFileSync(file, JSON.stringify({ repository: { full_name: 'octo/app' }, ...event.payload }));
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'octo/app',
    GITHUB_REF: event.ref,
    GITHUB_SHA: event.name === 'pull_request' ? 'e'.repeat(40) : headSha,
    GITHUB_RUN_ID: event.runId ?? '50',
    GITHUB_RUN_ATTEMPT: event.attempt ?? '1',
    GITHUB_WORKFLOW: event.workflow ?? 'chaos',
    GITHUB_JOB: 'comment',
  };
  const ended = await job.main({ command: 'comment', token: 'token', ...inputs }, env).ended;
  expect(github.problems).toEqual([]);
  return ended;
}

function addJobs(jobs: Readonly<Record<string, readonly ShardRun[]>>, attempt = 1): void {
  for (const [shard, runs] of Object.entries(jobs)) {
    const { workflow, ...results } = sampleShard(shard, runs);
    const document = { ...results, workflow: { ...workflow, runAttempt: attempt } };
    const id = github.world.artifacts.length + 1;
    const name = `chaos-results-chaos-${shard}-${String(attempt)}`;
    github.world.artifacts.push({ id, runId: 50, name, zip: resultsZip(document) });
  }
}

/** What a step says after its version, with which every step begins. */
function linesOf({ stdout }: ProgramResult): readonly string[] {
  const [version, ...lines] = stdout.split('\n').filter((line) => line !== '');
  expect(version).toMatch(/^OpenShell Chaos \d/);
  return lines;
}

const writes = (): readonly string[] =>
  github.requests.filter(({ method }) => method !== 'GET').map(({ method, path: asked }) => `${method} ${asked}`);

test('pull request from a branch: four jobs, one comment, the verdict first in the log', async () => {
  addJobs({ 1: [failed], 2: [fixed], 3: [known], 4: [pass] });
  const ended = await comment(onPull, { 'expected-jobs': '4' });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(linesOf(ended)).toEqual([
    '❌ Chaos: 1 new failure, 1 fix to confirm, 1 known, 1 passed',
    `::notice::Created: ${runUrl}`,
  ]);
  expect(job.outputs()).toEqual({ 'comment-id': '1001', 'comment-url': runUrl });
  expect(job.summary()).toBe('');
  expect(github.world.comments[0]?.body).toContain('`supervisor-kill`');
  expect(writes()).toEqual(['POST /graphql', 'POST /repos/octo/app/issues/7/comments']);
});

test('with the folder of a site the comment compares with main; a bad index is a warning and takes nothing away', async () => {
  addJobs({ 1: [failed, pass] });
  const site = path.join(workspace, 'site');
  fs.mkdirSync(site);
  const experiments = [mainRow('supervisor-kill')];
  const index = {
    format: 1,
    updatedAt: '2026-11-29T00:00:00Z',
    repository: null,
    experiments,
    unlisted: 0,
    issues: [],
  };
  fs.writeFileSync(path.join(site, 'index.json'), JSON.stringify(index));
  expect(linesOf(await comment(onPull, { index: 'site' }))).toContain(`::notice::Created: ${runUrl}`);
  expect(github.world.comments[0]?.body).toContain('| none | 1 m 34 s | was PASS |');
  fs.writeFileSync(path.join(site, 'index.json'), '{');
  const ended = await comment(onPull, { index: 'site' });
  expect(ended.code).toBe(0);
  expect(linesOf(ended)[1]).toBe(
    '::warning::Nothing is compared with main: index.json of the site is damaged: is not JSON.',
  );
  expect(github.world.comments[0]?.body).not.toContain('against main');
});

test('a re-run of the failed job replaces the comment, with the newest attempt of each job', async () => {
  addJobs({ 1: [pass], 2: [failed] });
  await comment(onPull);
  addJobs({ 2: [{ ...failed, verdict: 'PASS', failing: [] }] }, 2);
  const ended = await comment({ ...onPull, attempt: '2' });
  expect(linesOf(ended)).toEqual(['✅ Chaos: nothing to do, 2 passed', `::notice::Updated: ${runUrl}`]);
  expect(github.world.comments).toHaveLength(1);
  expect(writes().at(-1)).toBe('PATCH /repos/octo/app/issues/comments/1001');
});

test('pull request from a fork: the own token may not comment, the report half may and says whose claim it is', async () => {
  addJobs({ 1: [pass] });
  github.world.pulls[0]!.state = 'closed';
  github.world.pulls.push({ number: 12, state: 'open', headSha, headRef: 'fix', headRepository: 'eve/app' });
  const pull_request = { number: 12, head: { sha: headSha } };
  const own = await comment({ ...onPull, payload: { pull_request } }, { token: 'readonly' });
  expect(own.code).toBe(0);
  expect(linesOf(own)[0]).toBe('✅ Chaos: nothing to do, 1 passed');
  expect(linesOf(own)[1]).toContain('::notice::This token may not comment');
  expect(job.summary()).toContain('nothing to do, 1 passed');
  expect(job.outputs()).toEqual({ 'comment-id': '', 'comment-url': '' });

  github.world.runs.push({
    ...{ id: 50, workflow: 'chaos', event: 'pull_request', headSha, headBranch: 'fix', headRepository: 'eve/app' },
    conclusion: 'failure',
  });
  const workflow_run = { id: 50, pull_requests: [] };
  const report = { name: 'workflow_run', ref: 'refs/heads/main', payload: { workflow_run } };
  const ended = await comment({ ...report, runId: '90', workflow: 'Chaos report' });
  expect(ended.code).toBe(0);
  expect(github.world.comments).toMatchObject([
    { issue: 12, body: expect.stringContaining('the workflow run ended as: failure. The two disagree') as string },
  ]);
});

test.each([
  ['a push', onPush, 'Event push belongs to no pull request: nothing to comment on.'],
  ['a schedule', { ...onPush, name: 'schedule' }, 'Event schedule belongs to no pull request: nothing to comment on.'],
])('%s: a notice, the text in the summary, and exit 0', async (_what, event, notice) => {
  addJobs({ 1: [failed] });
  const ended = await comment(event);
  expect(ended.code).toBe(0);
  expect(linesOf(ended)).toEqual(['❌ Chaos: 1 new failure', `::notice::${notice}`]);
  expect(job.summary()).toContain('`exited-ok` failed on counter-1');
  expect(writes()).toEqual([]);
});

test('a push to pull-request/7 by a bot comments on 7, and on nothing once the head moved', async () => {
  addJobs({ 1: [pass] });
  const push = { ...onPush, ref: 'refs/heads/pull-request/7' };
  expect(linesOf(await comment(push)).at(-1)).toBe(`::notice::Created: ${runUrl}`);
  github.world.pulls[0]!.headSha = 'f'.repeat(40);
  const moved = linesOf(await comment(push)).at(-1);
  expect(moved).toBe('::notice::The head of pull request 7 is fffffff and not a1b2c3d: its next run will comment.');
  expect(github.world.comments).toHaveLength(1);
});

test('two writers at once end with one comment', async () => {
  addJobs({ 1: [pass] });
  const [first, second] = await Promise.all([comment(onPull), comment({ ...onPull, attempt: '2' })]);
  expect([first.code, second.code]).toEqual([0, 0]);
  expect(github.world.comments).toHaveLength(1);
  expect(github.world.comments[0]?.body).toContain('attempt=2');
});

test('a poisoned artifact is one warning, and nothing that it says is a command', async () => {
  addJobs({ 1: [pass] });
  const poison = { ...sampleShard('2', []), shard: 'x\n::error::owned' };
  github.world.artifacts.push({ id: 9, runId: 50, name: 'chaos-results-chaos-2-1', zip: resultsZip(poison) });
  const ended = await comment(onPull);
  expect(ended.code).toBe(0);
  expect(linesOf(ended)[1]).toMatch(/^::warning::Results of job 2 were not used: shard must match pattern/);
  expect(ended.stdout).not.toMatch(/^::error/m);
});

test('a token that GitHub does not know fails the step with one annotation', async () => {
  const ended = await comment(onPull, { token: 'wrong' });
  expect(ended.code).toBe(1);
  expect(ended.stdout).toMatch(/^::error::listing the artifacts of run 50: Bad credentials \(401\)/m);
});

test.each([
  ['comment-mode', 'sometimes', 'input comment-mode: found "sometimes"; expected always, changes, failures, off'],
  ['report-url', 'javascript:alert(1)', 'input report-url: found "javascript:alert(1)"'],
  ['expected-jobs', '300', 'input expected-jobs: found "300"; expected a whole number from 0 to 256'],
])('a wrong %s is refused before anything is asked', async (input, value, message) => {
  const ended = await comment(onPull, { [input]: value });
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain(`::error::${message}`);
  expect(github.requests).toEqual([]);
});

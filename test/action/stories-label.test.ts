// SPDX-License-Identifier: Apache-2.0

// An issue is labelled: whole stories of plan, run and comment from the built files, as a runner starts them, against the loopback
// GitHub.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShardResults, ShardRun } from '../../src/core/domain/documents.ts';
import { type ActionJob, cancelStep, createActionJob } from '../support/action-job.ts';
import { sampleShard } from '../support/comment-samples.ts';
import { type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import { cleanRuns, issueRun } from '../support/reproduction-samples.ts';
import type { ProgramResult, RunningProgram } from '../support/run-program.ts';
import { resultsZip } from '../support/zip.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

vi.setConfig({ testTimeout: 90_000 });

const sha = 'c'.repeat(40);
let folder: ToyFolder;
let job: ActionJob;
let github: GitHubServer;

beforeEach(async () => {
  folder = createToyFolder();
  job = createActionJob(folder.path);
  link('toy-fail', 'octo/app#12');
  link('toy-pass', 'example/other#7');
  github = await startGitHub();
  github.world.issues.push({ number: 12, state: 'open', labels: ['chaos:reproduce'] });
  github.world.roles.set('ann', 'maintain').set('tri', 'triage');
});

afterEach(() => {
  folder.remove();
  job.remove();
});

/** Says that the checks of an experiment fail as an issue says. */
function link(experiment: string, issue: string): void {
  const file = `chaos/experiments/${experiment}.yaml`;
  const expectation = `expectations:\n  - {issue: ${issue}, reason: It dies., checks: [exited-ok]}\n`;
  folder.write(file, `${folder.read(file)}${expectation}`);
}

interface Labelled {
  readonly sender?: string;
  readonly type?: string;
  readonly label?: string;
  readonly action?: string;
  readonly ref?: string;
  readonly runId?: string;
}

/** A step of run 4242, and of GitHub nothing that it does not describe. */
async function step(inputs: Readonly<Record<string, string>>, labelled: Labelled = {}): Promise<ProgramResult> {
  const ended = await start(inputs, labelled).ended;
  expect(github.problems).toEqual([]);
  return ended;
}

function start(inputs: Readonly<Record<string, string>>, labelled: Labelled = {}): RunningProgram {
  const { sender = 'ann', type = 'User', label = 'chaos:reproduce', action = 'labeled' } = labelled;
  const payload = {
    action,
    label: { name: label },
    issue: {
      number: 12,
      title: '::error::run toy-pass',
      body: '```yaml\nexperiments: toy-pass\n```\n/chaos run toy-pass',
    },
    sender: { login: sender, type },
    repository: { full_name: 'octo/app', default_branch: 'main' },
  };
  const file = path.join(folder.path, 'event.json');
  fs.writeFileSync(file, JSON.stringify(payload));
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: 'issues',
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'octo/app',
    GITHUB_REF: labelled.ref ?? 'refs/heads/main',
    GITHUB_SHA: sha,
    GITHUB_RUN_ID: labelled.runId ?? '4242',
    GITHUB_WORKFLOW: 'chaos',
  };
  return job.main(inputs, env);
}

const plan = (labelled: Labelled = {}, inputs: Readonly<Record<string, string>> = {}): Promise<ProgramResult> =>
  step({ command: 'plan', for: 'label', token: 'token', 'allow-stand-in': 'true', ...inputs }, labelled);

test('a maintainer labels an issue: the experiments that name it are planned, and run with the word of the plan', async () => {
  const planned = await plan();
  expect(planned).toMatchObject({ code: 0, stderr: '' });
  expect(job.outputs()).toMatchObject({ count: '1', jobs: '1', issues: 'octo/app#12', checked: 'issue-12-run-4242' });
  expect(JSON.parse(job.outputs()['matrix']!)).toEqual({ include: [{ shard: '1', experiments: 'toy-fail' }] });
  expect(github.requests.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([
    'GET /repos/octo/app/collaborators/ann/permission',
    'GET /repos/octo/app/issues/12',
  ]);

  const inputs = { experiments: 'toy-fail', shard: '1', until: 'decided', checked: job.outputs()['checked']! };
  const run = await step({ command: 'run', ...inputs });
  expect(run.code).toBe(0);
  expect(JSON.parse(job.outputs()['results-json']!)).toMatchObject([
    { experiment: 'toy-fail', verdict: 'XFAIL', issueResults: [{ issue: 'octo/app#12', outcome: 'hit' }] },
  ]);
});

test.for([
  { who: 'triage', labelled: { sender: 'tri' }, says: 'tri, who set the label, may not write to this repository.' },
  { who: 'nobody', labelled: { sender: 'eve' }, says: 'eve, who set the label, may not write to this repository.' },
  { who: 'a bot', labelled: { sender: 'dependabot[bot]', type: 'Bot' }, says: 'set by dependabot[bot], a bot.' },
  { who: 'another label', labelled: { label: 'bug' }, says: 'The label "bug" asks for nothing.' },
])('$who: a notice, no row, exit 0, and nothing of the repository is run', async ({ labelled, says }) => {
  await refuses(await plan(labelled), says);
});

test('a closed issue, one that no experiment names, and one that is gone are refused', async () => {
  github.world.issues[0]!.state = 'closed';
  await refuses(await plan(), 'Issue 12 is closed.');
  github.world.issues[0]!.state = 'open';
  folder.edit('chaos/experiments/toy-fail.yaml', 'octo/app#12', 'octo/app#13');
  await refuses(await plan(), 'No experiment of the default branch names octo/app#12.');
  github.world.issues.length = 0;
  await refuses(await plan(), 'There is no issue 12.');
});

async function refuses({ code, stdout }: ProgramResult, says: string): Promise<void> {
  expect(code).toBe(0);
  expect(stdout).toMatch(/^::notice::/m);
  expect(stdout).toContain(says);
  expect(job.outputs()).toMatchObject({ count: '0', jobs: '0', matrix: '{"include":[]}' });
  expect(job.outputs()).not.toHaveProperty('checked');
}

test('a map of the default branch says which issue of another repository it is; a label of another name asks', async () => {
  folder.write('chaos/issues.yaml', 'issues:\n  - {issue: example/other#7, here: 12}\n');
  const planned = await plan({ label: 'try it' }, { label: 'try it', 'issue-map': 'chaos/issues.yaml' });
  expect(planned.code).toBe(0);
  expect(job.outputs()).toMatchObject({ count: '2', issues: 'octo/app#12,example/other#7' });

  for (const [text, says] of [
    ['issues: [{issue: "x; rm", here: 12}]', 'issue-map chaos/issues.yaml issues/0/issue must match pattern'],
    ['issues: &a [*a]', 'chaos/issues.yaml:1:'],
    ['[]', 'a map of keys'],
  ] as const) {
    folder.write('chaos/issues.yaml', text);
    const bad = await plan({}, { 'issue-map': 'chaos/issues.yaml' });
    expect(bad.code).toBe(1);
    expect(bad.stdout).toContain(says);
  }
});

test('a stand-in is refused before anything runs where that is not allowed', async () => {
  await refuses(await plan({}, { 'allow-stand-in': 'false' }), 'toy-fail would run on a stand-in');
});

test.for([
  { what: 'no plan looked', checked: '', labelled: {}, says: 'it takes the matrix of a plan of this run' },
  { what: "another run's plan", checked: 'issue-12-run-4241', labelled: {}, says: 'it takes the matrix of a plan' },
  { what: "another issue's plan", checked: 'issue-13-run-4242', labelled: {}, says: 'it takes the matrix of a plan' },
  {
    what: 'an issue that was opened',
    checked: 'issue-12-run-4242',
    labelled: { action: 'opened' },
    says: 'when it is labelled',
  },
  {
    what: 'another branch',
    checked: 'issue-12-run-4242',
    labelled: { ref: 'refs/heads/topic' },
    says: 'by the default branch',
  },
])('run under issues starts nothing: $what', async ({ checked, labelled, says }) => {
  const { code, stdout } = await step({ command: 'run', experiments: 'toy-fail', checked }, labelled);
  expect(code).toBe(1);
  expect(stdout.match(/^::error.*/gm)).toEqual([expect.stringContaining(says)]);
  expect(folder.runs()).toEqual([]);
});

const answer = (labelled: Labelled = {}, inputs: Readonly<Record<string, string>> = {}): Promise<ProgramResult> =>
  step({ command: 'comment', for: 'label', token: 'token', issues: 'NVIDIA/OpenShell#4910', ...inputs }, labelled);

/** What the jobs of a run handed over. */
function addResults(runs: readonly ShardRun[], changes: Partial<ShardResults> = {}, runId = 4242): void {
  const shard = sampleShard('1', runs, changes);
  const document = { ...shard, workflow: { ...shard.workflow, runId: String(runId), event: 'issues' } };
  const id = github.world.artifacts.length + 1;
  github.world.artifacts.push({ id, runId, name: 'chaos-results-chaos-1-1', zip: resultsZip(document) });
}

const labels = (): readonly string[] => github.world.issues[0]!.labels;
const bodies = (): readonly string[] => github.world.comments.map(({ body }) => body);

test('it reproduces: the comment says so, its label is set, the other and the one that asked are taken off', async () => {
  github.world.issues[0]!.labels.push('bug', 'chaos:not-reproduced');
  addResults([issueRun(1, {}, { verdict: 'ERROR', errors: ['shutdown: it did not end'] })]);
  const { code, stdout } = await answer({}, { 'expected-jobs': '1' });
  expect(code).toBe(0);
  const url = 'https://github.com/octo/app/issues/12#issuecomment-1001';
  expect(stdout.split('\n').filter((line) => line !== '')).toEqual([
    expect.stringContaining('OpenShell Chaos'),
    '🟡 Reproduced in 1 of 1 run',
    `::notice::Answered: ${url}`,
  ]);
  expect(job.outputs()).toMatchObject({ 'comment-id': '1001', 'comment-url': url });
  expect(bodies()).toEqual([expect.stringContaining('exited-ok failed on counter-1')]);
  expect(labels()).toEqual(['bug', 'chaos:reproduced']);
});

test('asked again, the same comment says what is so now; somebody else who pasted its marker is left alone', async () => {
  addResults([issueRun(1, {})]);
  await answer();
  const eve = { id: 9, issue: 12, author: { id: 66, login: 'eve' }, body: bodies()[0]! };
  github.world.comments.push({ ...eve });
  github.world.issues[0]!.labels.push('chaos:reproduce');
  addResults(cleanRuns(17), {}, 4300);
  expect((await answer({ runId: '4300' })).stdout).toContain('Not reproduced in 17 runs');
  expect(github.world.comments).toHaveLength(2);
  expect(bodies()[0]).toContain('a failure that showed in 2 of 8 runs would have shown with 95 %');
  expect(github.world.comments[1]).toEqual(eve);
  expect(labels()).toEqual(['chaos:not-reproduced']);
});

test('labelled twice quickly: the older run neither replaces what the newer said nor touches a label', async () => {
  addResults(cleanRuns(17), {}, 4300);
  await answer({ runId: '4300' });
  addResults([issueRun(1, {})], { state: 'cancelled' });
  github.world.issues[0]!.labels.push('chaos:reproduce');
  expect((await answer()).stdout).toContain('::notice::A newer run has answered');
  expect(bodies()).toEqual([expect.stringContaining('Not reproduced in 17 runs')]);
  expect(labels()).toEqual(['chaos:not-reproduced', 'chaos:reproduce']);
});

test('labelled twice quickly, and both answer at once: one comment and one label, of the newer run', async () => {
  addResults([issueRun(1, {})]);
  addResults(cleanRuns(17), {}, 4300);
  let arrived = 0;
  // Both have read that there is no comment before either writes one.
  github.beforeAnswer = async ({ method, path: asked }) => {
    if (method !== 'GET' || !asked.includes('/issues/12/comments') || arrived >= 2) return;
    arrived += 1;
    await expect.poll(() => arrived, { timeout: 30_000 }).toBe(2);
  };
  const both = await Promise.all([answer(), answer({ runId: '4300' })]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(bodies()).toEqual([expect.stringContaining('Not reproduced in 17 runs')]);
  expect(labels()).toEqual(['chaos:not-reproduced']);
});

test('labelled twice quickly, and the newer run answers while the older one sets its labels: they are what the comment says', async () => {
  addResults([issueRun(1, {})]);
  addResults(cleanRuns(17), {}, 4300);
  let newer: Promise<ProgramResult> | null = null;
  github.beforeAnswer = async ({ method, path: asked }) => {
    if (newer !== null || method !== 'POST' || !asked.endsWith('/issues/12/labels')) return;
    newer = answer({ runId: '4300' });
    await newer;
  };
  expect((await answer()).code).toBe(0);
  expect(newer).not.toBeNull();
  expect(bodies()).toEqual([expect.stringContaining('Not reproduced in 17 runs')]);
  expect(labels()).toEqual(['chaos:not-reproduced']);
});

test('cancelled before it was decided: the comment says so, no label answers, and asking again works', async () => {
  github.world.issues[0]!.labels.push('chaos:reproduced');
  addResults(cleanRuns(2), { state: 'cancelled' });
  await answer();
  expect(bodies()).toEqual([expect.stringContaining('Not decided: cancelled before enough had run')]);
  expect(labels()).toEqual(['chaos:reproduced']);
});

test('a stand-in answers nothing where that is not allowed, and no label where it is', async () => {
  const standIn = { system: { name: 'stand-in', version: '1', generation: 'B', build: null, standInFor: 'OpenShell' } };
  addResults([issueRun(1, {}, { ...standIn, standInFor: 'OpenShell' })]);
  const refused = await answer();
  expect(refused.code).toBe(0);
  expect(refused.stdout).toContain('allow-stand-in is not set: no comment and no label');
  expect(bodies()).toEqual([]);
  expect(labels()).toEqual(['chaos:reproduce']);
  await answer({}, { 'allow-stand-in': 'true' });
  expect(bodies()).toEqual([expect.stringMatching(/^\*\*Stand-in, not OpenShell\*\*/)]);
  expect(labels()).toEqual([]);
});

test('nothing planned is nothing to answer; a token that may not write leaves the text in the summary', async () => {
  expect((await answer({}, { issues: '' })).stdout).toContain('nothing to answer');
  expect(github.requests).toEqual([]);
  addResults([issueRun(1, {})]);
  const { code, stdout } = await answer({}, { token: 'readonly' });
  expect(code).toBe(0);
  expect(stdout).toContain('::notice::This token may not comment');
  expect(job.summary()).toContain('Reproduced in 1 of 1 run');
  expect(bodies()).toEqual([]);
});

test('run is cancelled in the middle: what it had decided is handed over, as of a cancelled job', async () => {
  folder.edit('chaos/experiments/toy-pass.yaml', 'checks: [exited-ok]}', 'checks: [exited-ok], flaky: true}');
  const checked = 'issue-12-run-4242';
  const running = start({
    command: 'run',
    experiments: 'toy-pass',
    repeat: '50',
    until: 'decided',
    shard: '1',
    checked,
  });
  await vi.waitFor(() => expect(folder.read('runs/results-1.json')).toContain('"outcome":"clean"'), {
    timeout: 60_000,
    interval: 50,
  });
  const { tookMs } = await cancelStep(running);
  expect(tookMs).toBeLessThan(10_000);
  const results = JSON.parse(folder.read('runs/results-1.json')) as ShardResults;
  expect(results.state).toBe('cancelled');
  expect(results.runs.some(({ expectations }) => expectations[0]?.counts === true)).toBe(true);
  expect(results.runs.length).toBeLessThan(50);
});

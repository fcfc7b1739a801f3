// SPDX-License-Identifier: Apache-2.0

// `command: plan` as a runner starts it, and its rows as the jobs of the matrix.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActionJob, createActionJob } from '../support/action-job.ts';
import { type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

let folder: ToyFolder;
let job: ActionJob;

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  folder = createToyFolder();
  job = createActionJob(folder.path);
});

afterEach(() => {
  folder.remove();
  job.remove();
});

const headSha = 'a'.repeat(40);
const onPush = { GITHUB_REPOSITORY: 'octo/app', GITHUB_SHA: headSha, GITHUB_EVENT_NAME: 'push', GITHUB_RUN_ID: '1' };
const plan = (inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) =>
  job.main({ command: 'plan', ...inputs }, { ...onPush, ...env }).ended;
const rows = () => (JSON.parse(job.outputs()['matrix'] ?? '') as Matrix).include;

test('a plan shares experiments out, starts none, and each row is what a job of the matrix takes', async () => {
  const experiments = 'toy-pass, toy-fail, chaos/experiments/toy-out*.yaml';
  const { code, stdout } = await plan({ experiments, shards: '2' });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(job.outputs()).toMatchObject({ count: '3', jobs: '2' });
  expect(rows()).toEqual([
    { shard: '1', experiments: 'toy-pass\ntoy-outage' },
    { shard: '2', experiments: 'toy-fail' },
  ]);
  expect(stdout).toContain('3 experiments in 2 jobs, shared out by number: no index of past durations was given');
  expect(folder.runs()).toEqual([]);

  const [, second] = rows();
  const run = await job.main({ command: 'run', experiments: second?.experiments ?? '' }, onPush).ended;
  expect(run.code).toBe(1);
  expect(JSON.parse(job.outputs()['results-json'] ?? '')).toMatchObject([{ experiment: 'toy-fail', verdict: 'FAIL' }]);
});

test('an index balances the jobs, and is said; one that is none fails the step', async () => {
  const known = (experiment: string, durationMs: number) => ({ stratum: { experiment, adapter: 'toy' }, durationMs });
  const index = { format: 1, experiments: [known('toy-pass', 60_000), known('toy-fail', 20_000)] };
  folder.write('index.json', JSON.stringify(index));
  const inputs = { experiments: 'toy-fail,toy-outage,toy-pass', shards: '2', index: 'index.json' };
  const { stdout } = await plan(inputs);
  expect(stdout).toContain('shared out by past durations of 2 of 3, the longest about 1 m 20 s');
  expect(rows().map(({ experiments }) => experiments)).toEqual(['toy-fail\ntoy-outage', 'toy-pass']);

  folder.write('site/index.json', JSON.stringify(index));
  expect((await plan({ ...inputs, index: 'site' })).stdout).toContain('the longest about 1 m 20 s');

  folder.write('index.json', JSON.stringify({ ...index, format: 2 }));
  const other = await plan(inputs);
  expect(other.code).toBe(1);
  expect(other.stdout).toMatch(/^::error::index index\.json format must be equal to constant/m);
});

test('an empty selection is a matrix without rows, a notice, and a failure only where asked', async () => {
  const { code, stdout } = await plan({ experiments: 'tag:nowhere' });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^::notice::Nothing was selected by "tag:nowhere", so nothing is run\.$/m);
  expect(job.outputs()).toMatchObject({ count: '0', jobs: '0', matrix: '{"include":[]}' });
  const failing = await plan({ experiments: 'tag:nowhere', 'fail-on': 'empty' });
  expect(failing.code).toBe(1);
  expect(failing.stdout).toMatch(/^::error::Nothing was selected/m);
});

test('invalid experiments are annotations on their lines, of all at once, and there is no matrix', async () => {
  folder.write('chaos/experiments/bad-1.yaml', 'id: bad-1\ntitle: 3\n');
  folder.write('chaos/experiments/bad-2.yaml', 'id: bad-2\ntitle: "::error::x"\nflow: []\n');
  const { code, stdout } = await plan({ experiments: 'bad-*, toy-pass' });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^::error file=chaos\/experiments\/bad-1\.yaml,line=2,col=8::/m);
  expect(stdout).toMatch(/^::error file=chaos\/experiments\/bad-2\.yaml,line=3,col=1::/m);
  expect(stdout).toMatch(/^::error::\d+ problems in manifests; nothing was started$/m);
  expect(job.outputs()).not.toHaveProperty('matrix');
});

test.for([
  { inputs: { command: 'paln' }, says: 'input command: found "paln"; expected run, plan' },
  { inputs: { for: 'trak' }, says: 'input for: found "trak"; expected pull-request, label, track' },
  { inputs: { shards: '300' }, says: 'input shards: found "300"; expected a whole number from 1 to 256' },
  { inputs: { experiments: 'toy-pas' }, says: 'unknown experiment "toy-pas"' },
  { inputs: { experiments: 'issue:x' }, says: 'names no issue; expected issue:4910' },
  { inputs: { index: 'none.json' }, says: 'index none.json is not there' },
])('$inputs fails the step with one annotation', async ({ inputs, says }) => {
  const { code, stdout } = await plan(inputs);
  expect(code).toBe(1);
  expect(stdout.match(/^::error.*/gm)).toEqual([expect.stringContaining(says)]);
});

test('an adapter on which an experiment is not applicable still gets it, so that the comment can say so', async () => {
  folder.edit('chaos/adapters/toy.yaml', 'backend: process', 'backend: process\ncapabilities: {without: [outage]}');
  const { stdout } = await plan({ experiments: 'toy-outage, toy-pass' });
  expect(rows()).toEqual([{ shard: '1', experiments: 'toy-outage\ntoy-pass' }]);
  expect(stdout).toContain('not applicable there: toy-outage');
});

test('changed and fixes are what GitHub says of the pull request; a push asks nothing', async () => {
  const github = await withPullRequest();
  const { code, stdout } = await plan(
    { experiments: 'changed, fixes, toy-fail', token: 'token' },
    onPullRequest(github),
  );
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(rows().map(({ experiments }) => experiments)).toEqual(['toy-pass', 'toy-fix', 'toy-fail']);
  expect(stdout).toContain("changed: 1 experiment of this repository by the pull request's files");
  expect(stdout).toContain('fixes: pull request 7 closes octo/app#12');
  expect(github.problems).toEqual([]);

  github.requests.length = 0;
  const pushed = await plan({ experiments: 'changed, toy-fail', token: 'token' }, { GITHUB_API_URL: github.url });
  expect(pushed.stdout).toContain('changed selects nothing. Event push belongs to no pull request.');
  expect(rows()).toHaveLength(1);
  expect(github.requests).toEqual([]);
});

test('a token that is missing or refused fails the step and says what needs it', async () => {
  const github = await withPullRequest();
  const without = await plan({ experiments: 'changed' }, onPullRequest(github));
  expect(without.stdout).toMatch(
    /^::error::input token: found nothing; `changed`, `fixes` and `for: label` ask GitHub/m,
  );
  const bad = await plan({ experiments: 'changed', token: 'stolen' }, onPullRequest(github));
  expect(bad).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('reading pull request 7') as string,
  });
  expect(bad.stdout).not.toContain('stolen');
});

async function withPullRequest(): Promise<GitHubServer> {
  const github = await startGitHub('octo/app');
  const files = ['chaos/experiments/toy-pass.yaml', 'chaos/experiments/gone.yaml', 'README.md'];
  const head = { headSha, headRef: 'topic', headRepository: 'octo/app' };
  github.world.pulls.push({ number: 7, state: 'open', ...head, files, closes: ['octo/app#12'] });
  const text = folder.read('chaos/experiments/toy-pass.yaml').replace('id: toy-pass', 'id: toy-fix');
  const expectation = 'expectations:\n  - {issue: octo/app#12, reason: It is lost., checks: []}\n';
  folder.write('chaos/experiments/toy-fix.yaml', `${text}\n${expectation}`);
  return github;
}

function onPullRequest({ url }: GitHubServer): Readonly<Record<string, string>> {
  const event = path.join(folder.path, 'event.json');
  fs.writeFileSync(event, JSON.stringify({ pull_request: { number: 7, head: { sha: headSha } } }));
  return {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_API_URL: url,
    GITHUB_GRAPHQL_URL: `${url}/graphql`,
  };
}

interface Matrix {
  readonly include: readonly { readonly shard: string; readonly experiments: string }[];
}

test('with a checkout of the base its experiments are planned too, also where the pull request removes or hides one', async () => {
  const known = folder.read('chaos/experiments/toy-outage.yaml');
  folder.write('base/chaos/experiments/toy-outage.yaml', known);
  folder.write('base/chaos/adapters/toy.yaml', folder.read('chaos/adapters/toy.yaml'));
  const issue = /issue: (\S+)/.exec(known)?.[1] ?? '';
  fs.rmSync(path.join(folder.path, 'chaos/experiments/toy-outage.yaml'));
  const experiments = `issue:${issue}`;
  await plan({ experiments });
  const without = rows().flatMap((row) => row.experiments.split('\n'));
  expect(without).not.toContain('toy-outage');
  const { code, stdout } = await plan({ experiments, 'base-experiments': 'base' });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(
    rows()
      .flatMap((row) => row.experiments.split('\n'))
      .sort(),
  ).toEqual(['toy-outage', ...without].sort());

  const nowhere = await plan({ experiments, 'base-experiments': 'nowhere' });
  expect(nowhere.code).toBe(1);
  expect(nowhere.stdout).toMatch(/^::error::input base-experiments: .*nowhere is not a folder/m);
});

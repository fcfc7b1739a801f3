// SPDX-License-Identifier: Apache-2.0

// Nights of `for: track` from the built files, as a runner starts them: a site's history, a flaky experiment on the
// stand-in, and the loopback GitHub with its one tracking issue.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShardResults } from '../../src/core/domain/documents.ts';
import { TRACKING_TITLE } from '../../src/core/publish/tracking-issue.ts';
import { openSiteFolder } from '../../src/app/site-folder.ts';
import { type ActionJob, createActionJob } from '../support/action-job.ts';
import { headSha } from '../support/comment-samples.ts';
import { BOT, type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import type { StoredIssue } from '../support/github-server/world.ts';
import type { ProgramResult } from '../support/run-program.ts';
import { publishTo, PUSH, sampleRun } from '../support/site-runs.ts';
import { tempFolder } from '../support/temp.ts';
import { resultsZip } from '../support/zip.ts';

// GitHub's client leaves a second between writes, and a run on the stand-in takes seconds.
vi.setConfig({ testTimeout: 120_000 });

let workspace: string;
let job: ActionJob;
let github: GitHubServer;

beforeEach(async () => {
  workspace = tempFolder();
  fs.mkdirSync(path.join(workspace, 'experiments'));
  fs.writeFileSync(path.join(workspace, 'experiments/sometimes.yaml'), experimentText());
  job = createActionJob(workspace);
  github = await startGitHub();
});

afterEach(() => job.remove());

/** Every fourth run of it fails, the second one first. */
function experimentText(): string {
  const counter = path.join(workspace, 'counter');
  return [
    '# SPDX-License-Identifier: Apache-2.0',
    'id: sometimes',
    'title: A worker that fails now and then.',
    'default-adapter: standin',
    'timeout: 1m',
    'workloads:',
    '  - name: worker',
    '    kind: shell',
    '    timeout: 20s',
    '    run: |',
    `      n=$(cat "${counter}" 2> /dev/null || echo 0)`,
    `      echo "$((n + 1))" > "${counter}"`,
    '      exit "$((n % 4 == 1))"',
    '    checks:',
    '      - {name: exited-ok, kind: exit-code, equals: 0}',
    'expectations:',
    '  - {issue: octo/app#12, reason: It fails now and then., flaky: {hits: 2, runs: 8}, checks: [exited-ok]}',
    '',
  ].join('\n');
}

const allowed = { 'allow-stand-in': 'true' };

async function step(
  inputs: Readonly<Record<string, string>>,
  event: { readonly name?: string; readonly ref?: string; readonly payload?: object; readonly runId?: string } = {},
): Promise<ProgramResult> {
  const { name = 'schedule', ref = 'refs/heads/main', payload = { schedule: '17 4 * * *' }, runId = '50' } = event;
  const file = path.join(workspace, 'event.json');
  fs.writeFileSync(file, JSON.stringify(payload));
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'octo/app',
    GITHUB_REF: ref,
    GITHUB_SHA: headSha,
    GITHUB_RUN_ID: runId,
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'chaos',
    GITHUB_JOB: 'track',
  };
  const ended = await job.main(inputs, env).ended;
  expect(github.problems).toEqual([]);
  return ended;
}

const plan = (inputs: Readonly<Record<string, string>> = {}, event = {}) =>
  step({ command: 'plan', for: 'track', experiments: 'sometimes', ...inputs }, event);
const track = (inputs: Readonly<Record<string, string>> = {}, event = {}) =>
  step({ command: 'comment', for: 'track', experiments: 'sometimes', token: 'token', ...inputs }, event);
const rows = (): readonly Readonly<Record<string, unknown>>[] =>
  (JSON.parse(job.outputs()['matrix'] ?? '') as { readonly include: readonly Record<string, unknown>[] }).include;

/** A site with hourly runs of the experiment on a stand-in, every third one a hit. */
async function writeSite(runs: number): Promise<void> {
  const place = {
    experiment: 'sometimes',
    adapter: 'standin',
    system: 'openshell-stand-in',
    gateway: 'standin:observed',
  };
  const history = Array.from({ length: runs }, (_unused, n) => {
    const run = sampleRun(n, { ...place, provenance: PUSH });
    const issues = run.row.issues.map((issue) => ({ ...issue, issue: 'octo/app#12' }));
    return { ...run, row: { ...run.row, issues, durationMs: 5000, standInFor: 'OpenShell' } };
  });
  await publishTo(openSiteFolder(path.join(workspace, 'site')), history);
}

/** Runs a row of the plan, and hands its results over as its artifact does. */
async function runRow({ experiments, repeat, shard }: Readonly<Record<string, unknown>>): Promise<ShardResults> {
  const asked = { experiments: String(experiments), repeat: String(repeat), shard: String(shard) };
  const ended = await step({ command: 'run', upload: 'never', until: 'decided', ...asked });
  expect({ ...ended, stdout: ended.stdout.slice(-600) }).toMatchObject({ code: 0 });
  const file = path.join(workspace, `runs/results-${String(shard)}.json`);
  const results = JSON.parse(fs.readFileSync(file, 'utf8')) as ShardResults;
  handOver(results);
  return results;
}

function handOver(results: ShardResults, runId = 50): void {
  const id = github.world.artifacts.length + 1;
  const document = { ...results, workflow: { ...results.workflow, runId: String(runId) } };
  const name = `chaos-results-chaos-${results.shard}-1`;
  github.world.artifacts.push({ id, runId, name, zip: resultsZip(document) });
}

const body = (): string => github.world.issues.find(({ title }) => title === TRACKING_TITLE)?.body ?? '';

test('a night: planned within its budget, ended by the sequential test, told on one issue that is kept up to date', async () => {
  await writeSite(130);
  const planned = await plan({ ...allowed, index: 'site', budget: '30s' });
  expect(planned).toMatchObject({ code: 0, stderr: '' });
  expect(planned.stdout).toContain('1 experiment, at most 6 runs, about 30.0 s of 30.0 s');
  expect(planned.stdout).toMatch(/^ {2}sometimes: at most 6 runs, 5\.0 s each; \d+ more did not fit$/m);
  expect(rows()).toEqual([{ shard: '1', experiments: 'sometimes', repeat: 6 }]);

  const results = await runRow(rows()[0]!);
  expect(results.runs.map(({ verdict }) => verdict)).toEqual(['PASS', 'XFAIL']);

  const told = await track({ ...allowed, index: 'site', 'expected-jobs': '1' });
  const url = 'https://github.com/octo/app/issues/101';
  expect(told.stdout).toContain('Stand-in, not OpenShell. 🟡 Chaos: nothing to do, 1 still flaky');
  expect(told.stdout).toContain(`::notice::Created: ${url}`);
  expect(job.outputs()).toMatchObject({ 'issue-number': '101', 'issue-url': url });
  expect(github.world.issues).toMatchObject([{ number: 101, title: TRACKING_TITLE, labels: ['chaos:tracking'] }]);
  expect(body()).toMatch(/^\*\*Stand-in, not OpenShell\*\*/);
  expect(body()).toContain('45 of 132');
  expect(body()).toContain('132, of them 2 new');
  expect(body()).not.toContain('/issues/12');

  github.world.issues[0]!.state = 'closed';
  const again = await track({ ...allowed, index: 'site/index.json' }, { runId: '51' });
  expect(again.stdout).toContain(`::notice::Updated: ${url} (somebody has closed it, and it stays closed)`);
  expect(github.world.issues).toMatchObject([{ number: 101, state: 'closed' }]);
  expect(body()).toContain('44 of 130');

  const older = await track({ ...allowed, index: 'site' });
  expect(older.stdout).toContain(`A newer run has written: ${url}`);
  expect(body()).toContain('44 of 130');
});

test('without the switch a stand-in is neither planned nor counted', async () => {
  await writeSite(10);
  const planned = await plan({ index: 'site' });
  expect(planned.code).toBe(0);
  expect(planned.stdout).toMatch(/^::notice::Nothing is tracked: sometimes: a stand-in is evidence for nothing/m);
  expect(rows()).toEqual([]);
  expect(job.outputs()).toMatchObject({ count: '0', jobs: '0' });

  await plan({ ...allowed, index: 'site', budget: '5s' });
  await runRow(rows()[0]!);
  const told = await track({ index: 'site' });
  expect(told.stdout).toContain('⚪ Chaos: nothing to do, 1 without enough evidence');
  expect(told.stdout).toContain('::warning::1 run on a stand-in not counted: allow-stand-in is not set.');
  expect(body()).toContain('(never ran)'.replace(/[()]/g, '\\$&'));
  expect(body()).not.toContain('Stand-in, not');
});

test.for([
  { name: 'pull_request', ref: 'refs/pull/7/merge', payload: { pull_request: { number: 7, head: { sha: headSha } } } },
  { name: 'workflow_dispatch', ref: 'refs/heads/topic', payload: { repository: { default_branch: 'main' } } },
  { name: 'push', ref: 'refs/heads/main', payload: {} },
  { name: 'issues', ref: 'refs/heads/main', payload: { repository: { default_branch: 'main' } } },
])('$name on $ref is not tracked: a notice, no job, no issue', async (event) => {
  const planned = await plan(allowed, event);
  expect(planned.code).toBe(0);
  expect(planned.stdout).toMatch(/^::notice::Nothing is tracked: Tracking takes experiments and runs of the default/m);
  expect(rows()).toEqual([]);
  const told = await track(allowed, event);
  expect(told.code).toBe(0);
  expect(told.stdout).toMatch(/^::notice::Tracking takes/m);
  expect(github.world.issues).toEqual([]);
  expect(github.requests).toEqual([]);
});

test('somebody else with our marker and our label keeps their issue; ours is found beyond it', async () => {
  const marker = '<!-- openshell-chaos key=chaos run=1 attempt=1 state=ab -->';
  const planted: StoredIssue = { number: 3, state: 'open', labels: ['flaky'], title: 'x', body: `mine ${marker}` };
  const own: StoredIssue = { ...planted, number: 9, body: marker, author: BOT };
  const otherKey: StoredIssue = { ...own, number: 8, body: marker.replace('key=chaos', 'key=nightly') };
  github.world.issues.push({ ...planted }, { ...own }, { ...otherKey }, { ...own, number: 10 });
  const inputs = { 'track-label': 'flaky', index: 'site' };
  const told = await track(inputs, { name: 'push', payload: { repository: { default_branch: 'main' } } });
  expect(told.stdout).toContain('Updated: https://github.com/octo/app/issues/9');
  expect(told.stdout).toContain('::warning::More issues of ours than one: #10; close them.');
  expect(told.stdout).toContain('There is nothing at site, so nothing is known of runs before.');
  const untouched = github.world.issues.filter(({ number }) => number !== 9);
  expect(untouched).toMatchObject([{ body: planted.body }, { body: otherKey.body }, { body: marker }]);
});

test('a token that may not write issues: a notice, the text in the summary, and no failure', async () => {
  const told = await track({ token: 'readonly' });
  expect(told.code).toBe(0);
  expect(told.stdout).toMatch(/^::notice::This token may not write issues/m);
  expect(job.summary()).toContain('1 without enough evidence');
  expect(job.outputs()).toMatchObject({ 'issue-number': '', 'issue-url': '' });
  expect(github.world.issues).toEqual([]);
});

test('a site that is damaged fails the step and changes nothing; an index alone has only its newest runs', async () => {
  await writeSite(40);
  fs.copyFileSync(path.join(workspace, 'site/index.json'), path.join(workspace, 'known.json'));
  await track({ ...allowed, index: 'known.json' });
  expect(body()).toContain('Only the newest runs of each row are known');
  expect(body()).toContain('9 of 25');
  expect(body()).toContain('25, 15 older ones not looked at');
  const before = body();

  const [slice] = fs.globSync('site/strata/*/slices/0/0.json', { cwd: workspace });
  fs.writeFileSync(path.join(workspace, slice ?? ''), '{}');
  const told = await track({ ...allowed, index: 'site' });
  expect(told.code).toBe(1);
  expect(told.stdout).toMatch(/^::error::strata\/[0-9a-f]{12}\/slices\/0\/0\.json of the site is damaged/m);
  expect(body()).toBe(before);
});

test('without a list all flaky experiments are planned, the shipped ones among them, and nobody knows how long they take', async () => {
  const planned = await plan({ ...allowed, experiments: '', adapter: 'standin' });
  expect(planned.stdout).toContain('No index was given, so nothing is known of runs before.');
  expect(planned.stdout).toContain('2 experiments, at most 2 runs, about 2.0 s of 2 h 00 m, 2 experiments of unknown');
  expect(rows().map(({ experiments }) => experiments)).toEqual(['sandbox-stop-start', 'sometimes']);
});

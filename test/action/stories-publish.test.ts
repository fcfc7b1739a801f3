// SPDX-License-Identifier: Apache-2.0

// Whole stories of `command: publish` from the built files, as a runner starts them, against the loopback GitHub and a real
// git server.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ActionJob, createActionJob } from '../support/action-job.ts';
import { GIT_READ_TOKEN, GIT_TOKEN, type GitServer, movesOf } from '../support/git-server.ts';
import { BOT, type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import { filesOn, gitServerOfTest, seedBranch } from '../support/pages-branches.ts';
import { recordedRun, runAgain, runEntries, runsZip } from '../support/run-artifacts.ts';
import type { ProgramResult } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';
import { zip } from '../support/zip.ts';

vi.setConfig({ testTimeout: 120_000 });

const headSha = 'c'.repeat(40);
const foreign = { 'docs/index.html': 'their page', CNAME: 'example.org' };
const history = {
  id: 50,
  workflow: 'chaos',
  event: 'schedule',
  headSha,
  headBranch: 'main',
  headRepository: 'octo/app',
};
const ofFork = { ...history, event: 'pull_request', headBranch: 'fix', headRepository: 'eve/app' };

let workspace: string;
let job: ActionJob;
let github: GitHubServer;
let git: GitServer;

beforeEach(async () => {
  workspace = tempFolder();
  job = createActionJob(workspace);
  github = await startGitHub();
  git = await gitServerOfTest();
  github.world.tokens.set(GIT_TOKEN, BOT);
  github.world.tokens.set(GIT_READ_TOKEN, BOT);
  github.world.pagesUrl = 'https://octo.github.io/app/';
  seedBranch(git, foreign);
});

afterEach(() => job.remove());

/** Starts the step in an event `workflow_run` of run 50. */
async function publish(inputs: Readonly<Record<string, string>> = {}): Promise<ProgramResult> {
  const file = path.join(workspace, 'event.json');
  const payload = { repository: { full_name: 'octo/app' }, workflow_run: { id: 50 } };
  fs.writeFileSync(file, JSON.stringify(payload));
  const env = {
    PATH: process.env['PATH'] ?? '',
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: git.url.replace('/octo/app.git', ''),
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'octo/app',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: headSha,
    GITHUB_RUN_ID: '60',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'chaos report',
    GITHUB_JOB: 'publish',
    RUNNER_TEMP: workspace,
  };
  const ended = await job.main({ command: 'publish', token: GIT_TOKEN, ...inputs }, env).ended;
  expect(github.problems).toEqual([]);
  for (const text of [ended.stdout, ended.stderr]) expect(text).not.toContain(GIT_TOKEN);
  return ended;
}

function addArtifact(name: string, content: Uint8Array): void {
  github.world.artifacts.push({ id: github.world.artifacts.length + 1, runId: 50, name, zip: content });
}

const folderOf = (name: string): string => {
  const { runId } = recordedRun(name);
  return `runs/${runId.slice(0, 4)}-${runId.slice(4, 6)}/${runId.slice(6, 8)}/${runId}`;
};
const show = (file: string): string => git.git('show', `gh-pages:${file}`);
const ours = (): readonly string[] => filesOn(git).filter((file) => file.startsWith('chaos/'));

test('a scheduled run: the runs of all jobs and attempts are on the site, and nothing else of the branch is touched', async () => {
  github.world.runs.push(history);
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  addArtifact('chaos-runs-chaos-2-1', runsZip('xfail'));
  addArtifact('chaos-runs-chaos-2-2', runsZip('fail'));
  addArtifact('chaos-results-chaos-1-1', zip([{ name: 'results.json', content: '{}' }]));
  const ended = await publish();
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.stdout).toContain('3 runs of 3 artifacts published, 0 there already');
  expect(job.outputs()).toEqual({ 'report-url': 'https://octo.github.io/app/chaos/', 'site-dir': '' });
  for (const name of ['pass', 'xfail', 'fail']) expect(ours()).toContain(`chaos/${folderOf(name)}/index.html`);
  const index = JSON.parse(show('chaos/index.json')) as {
    experiments: { newest: { event: string }; recent: { runId: string }[] }[];
  };
  const recent = index.experiments.flatMap((row) => row.recent);
  expect(recent.map(({ runId }) => runId).sort()).toEqual(
    ['fail', 'pass', 'xfail'].map((name) => recordedRun(name).runId).sort(),
  );
  expect(new Set(index.experiments.map(({ newest }) => newest.event))).toEqual(new Set(['schedule']));
  for (const [file, text] of Object.entries(foreign)) expect(show(file)).toBe(text);
  expect(movesOf(git, 'gh-pages')).toEqual({ moves: 2, forced: 0 });

  // The job again: everything is there already.
  const again = await publish();
  expect(again.stdout).toContain('0 runs of 3 artifacts published, 3 there already');
  expect(movesOf(git, 'gh-pages').moves).toBe(2);
});

test("a fork's run: its claim is under its pull request alone, and enters no history, rate or badge", async () => {
  github.world.runs.push(ofFork);
  github.world.pulls.push({ number: 12, state: 'open', headSha, headRef: 'fix', headRepository: 'eve/app' });
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  const ended = await publish();
  expect(ended).toMatchObject({ code: 0 });
  expect(job.outputs()['report-url']).toBe('https://octo.github.io/app/chaos/pr/12/');
  const outside = ours().filter((file) => !file.startsWith('chaos/pr/12/'));
  expect(outside.filter((file) => /^chaos\/(?:runs|strata|badges|issues)\//.test(file))).toEqual([]);
  expect(JSON.parse(show('chaos/index.json'))).toMatchObject({ experiments: [], issues: [] });
  for (const file of outside) expect(show(file)).not.toContain(recordedRun('pass').runId);
  expect(ours()).toContain(`chaos/pr/12/runs/${recordedRun('pass').runId}/index.html`);
});

test('a push of a bot that mirrors a fork is a claim of its pull request, and none once the pull request has moved on', async () => {
  github.world.runs.push({ ...history, event: 'push', headBranch: 'pull-request/12' });
  github.world.pulls.push({ number: 12, state: 'open', headSha, headRef: 'fix', headRepository: 'eve/app' });
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  expect(await publish()).toMatchObject({ code: 0 });
  expect(job.outputs()['report-url']).toBe('https://octo.github.io/app/chaos/pr/12/');
  expect(ours()).toContain(`chaos/pr/12/runs/${recordedRun('pass').runId}/index.html`);
  expect(JSON.parse(show('chaos/pr/12/index.json'))).toMatchObject({ headRepository: 'eve/app' });
  expect(JSON.parse(show('chaos/index.json'))).toMatchObject({ experiments: [], issues: [] });
  expect(ours().filter((file) => /^chaos\/(?:runs|strata|badges|issues)\//.test(file))).toEqual([]);

  const { moves } = movesOf(git, 'gh-pages');
  github.world.pulls[0]!.headSha = 'd'.repeat(40);
  addArtifact('chaos-runs-chaos-2-1', runsZip('fail'));
  const late = await publish();
  expect(late.stdout).toContain('Nothing is published: no open pull request has the tested commit as its head');
  expect(movesOf(git, 'gh-pages').moves).toBe(moves);
});

test('what belongs nowhere is not published: a branch, a pull request that moved on, one that is closed', async () => {
  const cases = [
    { ...history, event: 'push', headBranch: 'feature' },
    { ...history, event: 'issue_comment' },
    { ...history, headRepository: 'eve/app' },
    ofFork,
  ];
  github.world.pulls.push({
    number: 12,
    state: 'open',
    headSha: 'd'.repeat(40),
    headRef: 'fix',
    headRepository: 'eve/app',
  });
  for (const run of cases) {
    github.world.runs.splice(0, 1, run);
    addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
    const ended = await publish();
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.stdout).toContain('Nothing is published: ');
    expect(job.outputs()['report-url']).toBe('');
  }
  expect(movesOf(git, 'gh-pages').moves).toBe(1);
});

test('archives that mean harm are refused one by one and take nothing from the others', async () => {
  github.world.runs.push(history);
  const bad = [
    [{ name: '../../escaped', content: 'x' }],
    [{ name: 'a/b/link', content: '/etc/passwd', mode: 0o120777 }],
    [{ name: 'a/b/big', content: 'x', claimedSize: 2_000_000_000 }],
    [...runEntries('fail'), ...runEntries('fail')],
  ];
  bad.forEach((entries, i) => addArtifact(`chaos-runs-chaos-${String(i + 1)}-1`, zip(entries)));
  addArtifact(
    'chaos-runs-chaos-9-1',
    zip(runEntries('pass', { 'report.html': '<script>alert(1)</script>', 'logs/x.html': '<b>' })),
  );
  const ended = await publish();
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.stdout.match(/::warning::Artifact chaos-runs-chaos-\d-1 was not used/g)).toHaveLength(4);
  expect(ended.stdout).toContain('1 run of 5 artifacts published');
  expect(
    ours()
      .filter((file) => file.endsWith('.html'))
      .some((file) => show(file).includes('alert(1)')),
  ).toBe(false);
  expect(fs.existsSync(path.join(path.dirname(workspace), 'escaped'))).toBe(false);
  expect(
    ours()
      .filter((file) => file.startsWith('chaos/runs/'))
      .every((file) => file.startsWith(`chaos/${folderOf('pass')}/`)),
  ).toBe(true);
});

test('claims of a pull request that was closed go with the next publication, those of an open one stay', async () => {
  github.world.runs.push(ofFork);
  github.world.pulls.push({ number: 12, state: 'open', headSha, headRef: 'fix', headRepository: 'eve/app' });
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  await publish();
  github.world.runs.splice(0, 1, history);
  github.world.artifacts.splice(0);
  addArtifact('chaos-runs-chaos-1-1', runsZip('fail'));
  await publish();
  expect(ours().some((file) => file.startsWith('chaos/pr/12/'))).toBe(true);
  github.world.pulls[0]!.state = 'closed';
  const ended = await publish();
  expect(ended).toMatchObject({ code: 0 });
  expect(ours().some((file) => file.startsWith('chaos/pr/'))).toBe(false);
  expect(ours()).toContain(`chaos/${folderOf('fail')}/index.html`);
});

/** Another hand changes a file of the branch. */
function tamper(file: string, change: (text: string) => string): void {
  const text = change(show(file));
  const head = 'commit refs/heads/gh-pages\ncommitter other <o@localhost> 1700000000 +0000\ndata 6\ntamper\n';
  const body = `M 100644 inline ${file}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`;
  git.input(`${head}from refs/heads/gh-pages^0\n${body}`, 'fast-import', '--quiet');
}

test.each([
  ['older than 14 days goes, also of an open pull request', 15, false],
  ['of the last 14 days stays', 13, true],
])('a claim that is %s', async (_, days, stays) => {
  github.world.runs.push(ofFork);
  github.world.pulls.push({ number: 12, state: 'open', headSha, headRef: 'fix', headRepository: 'eve/app' });
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  await publish();
  const then = new Date(Date.now() - days * 86_400_000).toISOString();
  tamper('chaos/pr/12/index.json', (text) => text.replace(/"updatedAt":"[^"]+"/, `"updatedAt":"${then}"`));
  github.world.runs.splice(0, 1, history);
  github.world.artifacts.splice(0);
  addArtifact('chaos-runs-chaos-1-1', runsZip('fail'));
  expect(await publish()).toMatchObject({ code: 0 });
  expect(ours().some((file) => file.startsWith('chaos/pr/12/'))).toBe(stays);
  expect(git.git('log', '-1', '--format=%s', 'gh-pages').includes('without pull requests 12')).toBe(!stays);
  for (const [file, text] of Object.entries(foreign)) expect(show(file)).toBe(text);
});

describe('a slice on the branch that somebody else has written', () => {
  const html = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';
  let slice = '';

  beforeEach(async () => {
    github.world.runs.push(history);
    addArtifact('chaos-runs-chaos-1-1', runsZip('xfail'));
    await publish();
    slice = ours().find((file) => file.endsWith('/slices/0/0.json')) ?? '';
    github.world.artifacts.splice(0);
    addArtifact('chaos-runs-chaos-1-1', runAgain('xfail', '20270101T000000Z-aaaaaa'));
  });

  const damages: readonly (readonly [string, (text: string) => string])[] = [
    ['a prototype', (text) => text.replace('"rows":[{', '"rows":[{"__proto__":{"verdict":"PASS"},')],
    ['a negative time', (text) => text.replace(/"durationMs":\d+/, '"durationMs":-1')],
    ['a path out of the site', (text) => text.replace(/"path":"[^"]+"/, '"path":"../../../../etc"')],
    ['the path of a claim', (text) => text.replace(/"path":"runs[^"]+\//, '"path":"pr/1/runs/')],
    ['more bytes than there are', (text) => text.replace(/"bytes":\d+/, '"bytes":1e30')],
    ['HTML for a verdict', (text) => text.replace('"verdict":"XFAIL"', `"verdict":${JSON.stringify(html)}`)],
    ['70 million bytes', () => ' '.repeat(70_000_000)],
    ['no JSON at all', () => html],
  ];

  test('and that does not fit is named, and nothing of the branch changes', async () => {
    const good = show(slice);
    for (const [what, damage] of damages) {
      tamper(slice, () => damage(good));
      expect(show(slice), what).not.toBe(good);
      const { moves } = movesOf(git, 'gh-pages');
      const tip = git.git('rev-parse', 'gh-pages');
      const ended = await publish();
      expect(ended, what).toMatchObject({ code: 1 });
      expect(ended.stdout, what).toMatch(/^::error::.*strata\/[0-9a-f]{12}\/slices\/0\/0\.json/m);
      expect(ended.stdout).not.toContain('<script>');
      expect([movesOf(git, 'gh-pages').moves, git.git('rev-parse', 'gh-pages')]).toEqual([moves, tip]);
    }
  });

  test('and that fits, with HTML in its texts and a gigabyte declared, is text on the pages and moves nothing else', async () => {
    // Rows that the index does not know of are what an interrupted writer left: the second one is dropped.
    tamper(slice, (text) => {
      const document = JSON.parse(text) as { rows: object[] };
      const row = { ...document.rows[0], headline: html, version: html, bytes: 1_000_000_000 };
      return JSON.stringify({ ...document, rows: [row, row] });
    });
    const before = new Map(filesOn(git).map((file) => [file, show(file)]));
    expect(await publish()).toMatchObject({ code: 0 });
    const { rows } = JSON.parse(show(slice)) as { rows: { runId: string }[] };
    expect(rows.map(({ runId }) => runId)).toEqual([recordedRun('xfail').runId, '20270101T000000Z-aaaaaa']);
    const pages = ours().filter((file) => /\.(?:html|svg)$/.test(file));
    for (const page of pages) expect(show(page)).not.toMatch(/<img src=x|<script>alert/);
    expect(pages.some((page) => show(page).includes('&lt;script&gt;alert(1)'))).toBe(true);
    const changed = filesOn(git).filter((file) => before.get(file) !== show(file));
    const places = /^chaos\/(?:strata|issues|badges|index\.|runs\/2027-01\/01\/20270101T000000Z-aaaaaa\/)/;
    expect(changed.filter((file) => !places.test(file))).toEqual([]);
    expect([...before.keys()].filter((file) => !filesOn(git).includes(file))).toEqual([]);
  });
});

test('for a workflow that deploys to Pages itself, the whole branch is written into a folder', async () => {
  github.world.runs.push(history);
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  const ended = await publish({
    pages: 'artifact',
    'pages-folder': '.',
    'pages-branch': 'reports',
    'site-url': 'https://example.org/x',
  });
  expect(ended).toMatchObject({ code: 0 });
  const { 'site-dir': dir = '', 'report-url': url } = job.outputs();
  expect(url).toBe('https://example.org/x/');
  expect(fs.existsSync(path.join(dir, folderOf('pass'), 'index.html'))).toBe(true);
  expect(filesOn(git, 'reports')).toContain('index.json');
  expect(movesOf(git, 'gh-pages').moves).toBe(1);
});

test('upkeep makes one commit of the branch and says what a clone costs', async () => {
  github.world.runs.push(history);
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  const ended = await publish({ upkeep: 'squash' });
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.stdout).toMatch(/the branch is one commit: a clone was \d+ bytes and is \d+/);
  expect(git.git('rev-list', '--count', 'gh-pages')).toBe('1');
  expect(ours()).toContain(`chaos/${folderOf('pass')}/index.html`);
  for (const [file, text] of Object.entries(foreign)) expect(show(file)).toBe(text);
});

test('a job that may not write, a folder of others and the default branch each fail with what to do', async () => {
  github.world.runs.push(history);
  addArtifact('chaos-runs-chaos-1-1', runsZip('pass'));
  const reading = await publish({ token: GIT_READ_TOKEN });
  expect(reading).toMatchObject({ code: 1 });
  expect(reading.stdout).toContain('permissions: contents: write');
  const taken = await publish({ 'pages-folder': 'docs' });
  expect(taken).toMatchObject({ code: 1 });
  expect(taken.stdout).toContain('holds other files (index.html)');
  const main = await publish({ 'pages-branch': 'main' });
  expect(main).toMatchObject({ code: 1 });
  expect(main.stdout).toContain('main is the default branch');
  const name = await publish({ 'pages-branch': '--force' });
  expect(name).toMatchObject({ code: 1 });
  expect(movesOf(git, 'gh-pages').moves).toBe(1);
});

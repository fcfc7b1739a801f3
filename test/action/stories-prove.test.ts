// SPDX-License-Identifier: Apache-2.0

// Stories of a pull request that says what it fixes, from the built files and on the stand-in: `command: run` without the
// change and with it, and what `command: comment` makes of its results.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShardResults } from '../../src/core/domain/documents.ts';
import { checkShardResults } from '../../src/rundir/shard-file.ts';
import { type ActionJob, cancelStep, createActionJob } from '../support/action-job.ts';
import { headSha } from '../support/comment-samples.ts';
import { type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import { leftOf } from '../support/processes.ts';
import type { ProgramResult, RunningProgram } from '../support/run-program.ts';
import { eventually, tempFolder } from '../support/temp.ts';
import { killWithWatchdog } from '../support/watchdogs.ts';
import { resultsZip } from '../support/zip.ts';

vi.setConfig({ testTimeout: 300_000 });

const root = path.resolve(import.meta.dirname, '../..');
const keepsState = 'gateway-kill-keeps-state';
const oneRestart = 'one-restart';

let workspace: string;
let job: ActionJob;
let github: GitHubServer;

beforeEach(async () => {
  workspace = tempFolder();
  job = createActionJob(workspace);
  github = await startGitHub();
  const closes = ['NVIDIA/OpenShell#4910', 'NVIDIA/OpenShell#4981'];
  const pull = { number: 7, state: 'open', headSha, headRef: 'fix', headRepository: 'octo/app', closes } as const;
  github.world.pulls.push({ ...pull });
  fs.mkdirSync(path.join(workspace, 'base/chaos/experiments'), { recursive: true });
  fs.mkdirSync(path.join(workspace, 'chaos/experiments'), { recursive: true });
});

afterEach(() => job.remove());

/** A file as the base commit has it, and as the pull request leaves it; null: gone, or not there yet. */
function place(id: string, { base, head }: { readonly base: string | null; readonly head: string | null }): void {
  const name = `chaos/experiments/${id}.yaml`;
  if (base !== null) fs.writeFileSync(path.join(workspace, 'base', name), base);
  if (head !== null) fs.writeFileSync(path.join(workspace, name), head);
}

const shipped = fs.readFileSync(path.join(root, `experiments/${keepsState}.yaml`), 'utf8');
const flaky = fs.readFileSync(path.join(root, `test/fixtures/fix-proof/${oneRestart}.yaml`), 'utf8');

function start(inputs: Readonly<Record<string, string>>): RunningProgram {
  const file = path.join(workspace, 'event.json');
  const pull_request = { number: 7, head: { sha: headSha } };
  fs.writeFileSync(file, JSON.stringify({ action: 'synchronize', pull_request }));
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'octo/app',
    GITHUB_RUN_ID: '50',
  };
  return job.main({ token: 'token', ...inputs }, env);
}

const step = (inputs: Readonly<Record<string, string>>): Promise<ProgramResult> => start(inputs).ended;

type Gateways = readonly [base: string, head: string];

const prove = (gateways: Gateways, inputs: Readonly<Record<string, string>>): Promise<ProgramResult> =>
  startProof(gateways, inputs).ended;

const startProof = (gateways: Gateways, inputs: Readonly<Record<string, string>>): RunningProgram =>
  start({
    ...{ command: 'run', adapter: 'standin', 'base-gateway': gateways[0], 'head-gateway': gateways[1] },
    ...{ 'base-experiments': 'base', 'allow-stand-in': 'true', shard: '1', ...inputs },
  });

function results(): ShardResults {
  const value: unknown = JSON.parse(fs.readFileSync(path.join(workspace, 'runs/results-1.json'), 'utf8'));
  expect(checkShardResults(value)).toBeNull();
  return value as ShardResults;
}

/** What the comment says of the results, and its first line in the log. */
async function comment(inputs: Readonly<Record<string, string>> = {}): Promise<{ title: string; body: string }> {
  const zip = resultsZip(results());
  github.world.artifacts.push({ id: 1, runId: 50, name: 'chaos-results-chaos-1-1', zip });
  const { code, stdout } = await step({ command: 'comment', 'allow-stand-in': 'true', ...inputs });
  expect({ code, problems: github.problems }).toEqual({ code: 0, problems: [] });
  return {
    title: stdout.split('\n').find((line) => line.includes('Chaos:')) ?? '',
    body: github.world.comments[0]!.body,
  };
}

test.for([
  {
    base: 'observed',
    head: 'fixed',
    row: '🔵 fix shown',
    says: 'fix shown.** It fails on the base and holds on the head',
    title: '🔵 Chaos: 1 fix shown',
  },
  {
    base: 'observed',
    head: 'observed',
    row: '🟡 fails on both',
    says: 'fix not shown.** It fails on the base and on the head',
    title: '🟡 Chaos: 1 fix not shown',
  },
  {
    base: 'fixed',
    head: 'fixed',
    row: '⚪ holds on both',
    says: 'nothing to prove.** It did not show on the base',
    title: '⚪ Chaos: 1 issue not seen on the base',
  },
  {
    base: 'fixed',
    head: 'observed',
    row: '❌ regression',
    says: 'regression.** It holds on the base and fails on the head',
    title: '❌ Chaos: 1 regression',
  },
])('$base as base and $head as head: $row', async ({ base, head, row, says, title }) => {
  place(keepsState, { base: shipped, head: shipped });
  const { code, stdout } = await prove([`standin:${base}`, `standin:${head}`], { experiments: keepsState });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(results().runs.map(({ side, decidedBy, gateway }) => [side, decidedBy, gateway])).toEqual([
    ['base', 'base', `standin:${base}`],
    ['head', 'base', `standin:${head}`],
  ]);
  const told = await comment();
  expect(told.title).toBe(`Stand-in, not OpenShell. ${title}`);
  expect(told.body).toMatch(/^\*\*Stand-in, not OpenShell\*\*/);
  expect(told.body).toContain(`| ${row} | closes NVIDIA/OpenShell\\#\u200b4910 | \`${keepsState}\` |`);
  expect(told.body).toContain(says);
  expect(told.body).toContain('Compared, with A the base and B the head: ');
  expect(told.body.includes('```diff')).toBe(head !== base && base === 'observed');
});

test('a flaky failure gets as many runs as decide it, and says how many those are', async () => {
  place(oneRestart, { base: flaky, head: flaky });
  // With this seed the base's third, fourth and fifth run show it.
  const inputs = { experiments: oneRestart, seed: '43', repeat: '60' };
  const { code, stdout } = await prove(['standin:4981', 'standin:fixed'], inputs);
  expect({ code, stdout }).toMatchObject({ code: 0 });
  const { runs } = results();
  const outcomes = (side: string): string =>
    runs
      .filter((run) => run.side === side)
      .map(({ expectations: [one] }) => (one?.outcome === 'hit' ? 'H' : '.'))
      .join('');
  expect([outcomes('base'), outcomes('head')]).toEqual(['..HHH', '......']);
  const said = 'The base showed it in 3 of 5 runs, the head in 0 of 6 runs.';
  expect(stdout).toContain(`NVIDIA/OpenShell#4981: fix shown, probably fixed. ${said}`);
  expect(stdout).toContain('6 were needed for at most 5 %');
  expect((await comment()).body).toContain(said);
});

test('too few runs are no fix, and how many are missing is said', async () => {
  place(oneRestart, { base: flaky, head: flaky });
  await prove(['standin:4981', 'standin:fixed'], { experiments: oneRestart, seed: '43', repeat: '3' });
  const told = await comment();
  expect(told.title).toContain('1 fix without enough runs');
  expect(told.body).toMatch(
    /The base showed it in 1 of 3 runs, the head in 0 of 3 runs\. .*: 45 more clean runs of the head \\\(48 in all\\\) would/,
  );
  expect(told.body).not.toContain('```diff');
});

test('an experiment that the pull request edits decides both once more, and nothing of the base is overruled', async () => {
  const guard = shipped.replace(/^( +checks: )\[[^\]]+\](.*)$/gm, (line, key: string, rest: string) =>
    line.startsWith('    checks: [') ? `${key}[]${rest}` : line,
  );
  expect(guard).not.toBe(shipped);
  place(keepsState, { base: shipped, head: guard });
  const { code, stdout } = await prove(['standin:observed', 'standin:fixed'], { experiments: keepsState });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(results().runs.map(({ side, decidedBy, verdict }) => `${side!} ${decidedBy!} ${verdict}`)).toEqual([
    'base base XFAIL',
    'base head FAIL',
    'head base XPASS',
    'head head PASS',
  ]);
  const { body } = await comment();
  expect(body).toContain('🔵 fix shown');
  expect(body).toContain(
    "Decided by the base commit's file: base 🟡 XFAIL, head 🔵 XPASS. By the file as this pull request edits it: base ❌ FAIL, head ✅ PASS.",
  );
  // It is a guard already.
  expect(body).not.toContain('```diff');
});

test('where the diff shows the lines, the edit is also a suggestion beside them that makes the guard', async () => {
  const added = shipped.replace(`id: ${keepsState}`, 'id: added');
  place('added', { base: null, head: added });
  const lines = added.trimEnd().split('\n');
  const patch = [`@@ -0,0 +1,${String(lines.length)} @@`, ...lines.map((line) => `+${line}`)].join('\n');
  github.world.pulls[0]!.files = [{ filename: 'chaos/experiments/added.yaml', patch }];
  const { code, stdout } = await prove(['standin:observed', 'standin:fixed'], { experiments: 'added' });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  const { body } = await comment();
  expect(body).toContain('Decided by the experiment that the pull request adds: the base has none.');
  expect(body).toContain('```diff');

  const [suggested, ...others] = github.world.reviewComments;
  expect(others).toEqual([]);
  const { path: file, line = 0, startLine = line } = suggested!;
  expect({ file, lines: lines.slice(startLine - 1, line) }).toEqual({
    file: 'chaos/experiments/added.yaml',
    lines: ['    checks: [exited-ok, no-tick-lost]'],
  });
  expect(suggested!.body).toMatch(/^\*\*Stand-in, not OpenShell\*\*/);
  const [, after] = /```suggestion\n([\s\S]*?)\n```/.exec(suggested!.body)!;
  lines.splice(startLine - 1, line - startLine + 1, after!);
  fs.writeFileSync(path.join(workspace, file), lines.join('\n'));
  const guarded = await step({ command: 'run', experiments: 'added', gateway: 'standin:fixed', adapter: 'standin' });
  expect(guarded.stdout).toContain('PASS added');
});

test.for([
  { how: 'cancelled', end: cancelStep, said: '1 fix not decided, 1 not run' },
  { how: 'killed', end: killWithWatchdog, said: '1 fix not decided, 1 run not to be trusted, 1 not run' },
])(
  'a proof that is $how in the middle of the head decides nothing, and no run of it is told as any other',
  async ({ end, said }) => {
    place(keepsState, { base: shipped, head: shipped });
    place(oneRestart, { base: flaky, head: flaky });
    const experiments = `${keepsState},${oneRestart}`;
    const main = startProof(['standin:observed', 'standin:fixed'], { experiments });
    await main.printed(`${keepsState} on the head: standin:fixed`);
    const begun = (): readonly string[] => fs.globSync(`runs/${keepsState}/*/timeline.jsonl`, { cwd: workspace });
    const isDown = (file: string): boolean =>
      fs.readFileSync(path.join(workspace, file), 'utf8').includes('fault.effective');
    await eventually('the fault of the head is in effect', () => begun().filter(isDown).length === 2);
    await end(main);
    const post = await job.post();
    expect({ code: post.code, stdout: post.stdout }).toMatchObject({ code: 0 });
    for (const file of begun()) expect(await leftOf(path.dirname(path.join(workspace, file)))).toEqual([]);

    const { state, runs } = results();
    expect(state).toBe('cancelled');
    const told = runs.map(({ experiment, side, verdict }) => `${experiment} ${side ?? 'no side'} ${verdict}`);
    expect(told.slice(0, 2)).toEqual([`${keepsState} base XFAIL`, `${keepsState} head ERROR`]);
    const rest = [...new Set(told.slice(2).map((line) => line.replace(' base ', ' head ')))];
    expect(rest).toEqual([`${oneRestart} head not-run`]);

    const { title, body } = await comment();
    expect(title).toContain(`${said}; cancelled before everything had run`);
    expect(body).toContain('| ⚪ cancelled, not decided | closes NVIDIA/OpenShell\\#\u200b4910 |');
    expect(body).toContain(
      'Its job was cancelled, so nothing follows from it. Until then it had shown in 1 of 1 run of the base, and no run of the head was over.',
    );
    expect(body).not.toMatch(/fix shown|```diff|XPASS/);
    expect(github.world.reviewComments).toEqual([]);
  },
);

test('a pull request that hides the failure from its own experiment gains nothing', async () => {
  const blind = shipped.replace(/^( +checks: )\[[^\]]+\](.*)$/gm, '$1[]$2');
  place(keepsState, { base: shipped, head: blind });
  await prove(['standin:observed', 'standin:observed'], { experiments: keepsState });
  expect((await comment()).body).toContain('🟡 fails on both');
});

test('a stand-in is refused by run where nobody allows it, and told as none by comment', async () => {
  place(keepsState, { base: shipped, head: shipped });
  const refused = await prove(['standin:observed', 'standin:fixed'], {
    experiments: keepsState,
    'allow-stand-in': 'false',
  });
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(
    /^::error::standin:observed is a stand-in, and no fix is claimed of what runs on one/m,
  );
  expect(fs.existsSync(path.join(workspace, 'runs', keepsState))).toBe(false);

  await prove(['standin:observed', 'standin:fixed'], { experiments: keepsState });
  const { title, body } = await comment({ 'allow-stand-in': 'false' });
  expect(title).not.toContain('fix shown');
  expect(body).toContain('Stand-in, not OpenShell: no fix is claimed of what ran on it');
  expect(body).not.toContain('fix shown');
});

// SPDX-License-Identifier: Apache-2.0

// `command: run` as a runner starts it, with an artifact service: what it uploads, whatever becomes of the step.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShardResults } from '../../src/core/domain/documents.ts';
import { checkShardResults } from '../../src/rundir/shard-file.ts';
import { type ActionJob, type ActionJobOptions, cancelStep, createActionJob } from '../support/action-job.ts';
import { type ArtifactService, type PlannedFault, startArtifactService } from '../support/artifact-service/service.ts';
import { leftOf, processesOf } from '../support/processes.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { killWithWatchdog } from '../support/watchdogs.ts';

let folder: ToyFolder;
let job: ActionJob | null = null;
let service: ArtifactService | null = null;

vi.setConfig({ testTimeout: 90_000 });

const results = 'chaos-results-chaos-all-1';
const runs = 'chaos-runs-chaos-all-1';

beforeEach(() => {
  folder = createToyFolder();
});

afterEach(async () => {
  folder.remove();
  job?.remove();
  await service?.close();
  job = null;
  service = null;
});

test('a FAIL uploads its run directory and results.json, points at the line, and fails the step', async () => {
  await start();
  const { code, stdout } = await job!.main({ experiments: 'toy-pass,toy-fail', 'retention-days': '5' }).ended;
  expect(code).toBe(1);
  expect(service!.names()).toEqual([runs, results]);
  const document = await uploaded();
  expect(document).toMatchObject({ state: 'complete', shard: 'all', selectors: ['toy-pass', 'toy-fail'] });
  expect(document.workflow).toMatchObject({
    repository: 'NVIDIA/OpenShell',
    name: 'chaos',
    runId: '4242',
    event: 'pull_request',
  });
  expect(document.runs.map(({ verdict }) => verdict)).toEqual(['PASS', 'FAIL']);
  const files = await service!.files(runs);
  for (const { place, experiment, runId } of document.runs) {
    expect(place).toEqual({ artifact: runs, path: `${experiment}/${String(runId)}` });
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([`${place!.path}/verdict.json`, `${place!.path}/report.html`]),
    );
  }
  expect(document.runs[1]?.failing[0]).toMatchObject({ check: 'exited-ok', outcome: 'failed' });
  expect([...files.keys()]).toContain('artifact-notes.json');
  expect(service!.retention(runs)).toBe(5);
  expect(stdout).toMatch(
    /^::error title=toy-fail%3A exited-ok failed on counter-\d,file=chaos\/experiments\/toy-fail\.yaml,line=\d+::/m,
  );
  expect(job!.outputs()).toMatchObject({ passed: '1', failed: '1', errored: '0', 'artifact-id': '1000' });
  expect(job!.outputs()['artifact-url']).toBe(
    'http://github.localhost/NVIDIA/OpenShell/actions/runs/4242/artifacts/1000',
  );

  const before = service!.requests.length;
  expect((await job!.post()).code).toBe(0);
  expect(service!.requests).toHaveLength(before);
});

test('until decided: as many runs as the recorded rate takes, each with its own entry and directory', async () => {
  const expectation = (name: string, flaky: string): void => {
    const file = `chaos/experiments/${name}.yaml`;
    const text = `expectations:\n  - {issue: example/toy#2, reason: It dies., checks: [exited-ok]${flaky}}\n`;
    folder.write(file, `${folder.read(file)}${text}`);
  };
  expectation('toy-pass', ', flaky: {hits: 4, runs: 4}');
  expectation('toy-fail', '');
  await start();
  const inputs = { experiments: 'toy-pass,toy-fail', repeat: '5', until: 'decided' };
  const { code } = await job!.main(inputs).ended;
  expect(code).toBe(0);
  const document = await uploaded();
  // R28: of 4 hits in 4 runs 2 clean ones are enough; one hit is where every run was to be one.
  expect(document.runs.map(({ experiment, verdict }) => `${experiment} ${verdict}`)).toEqual([
    'toy-pass PASS',
    'toy-pass PASS',
    'toy-fail XFAIL',
  ]);
  expect(document.runs.map(({ expectations }) => expectations[0])).toMatchObject([
    { outcome: 'clean', counts: true, recorded: { hits: 4, runs: 4 } },
    { outcome: 'clean', counts: true, recorded: { hits: 4, runs: 4 } },
    { outcome: 'hit', counts: true },
  ]);
  expect(document.runs[2]?.expectations[0]).not.toHaveProperty('recorded');
  const paths = document.runs.map(({ place }) => place?.path);
  expect(new Set(paths).size).toBe(3);
  const files = await service!.files(runs);
  for (const place of paths) expect([...files.keys()]).toContain(`${String(place)}/verdict.json`);
});

test.for([
  {
    name: 'a name that is taken',
    faults: [{ stage: 'create', fault: 'taken', name: 'chaos-results' }],
    says: /\(409\).*`shard` of its own/,
    kept: [runs],
  },
  {
    name: 'a quota that is used up',
    faults: [{ stage: 'create', fault: 'quota' }],
    says: /quota has been hit/,
    kept: [],
  },
  { name: 'a service that is down', faults: [{ stage: 'create', fault: 503 }], says: /\(503\)/, kept: [] },
  {
    name: 'a connection that is cut',
    faults: [{ stage: 'block', fault: 'cut', name: 'chaos-runs' }],
    says: /chaos-runs-chaos-all-1: not uploaded/,
    kept: [results],
  },
] as const)('$name is a notice, and the verdict stands', async ({ faults, says, kept }) => {
  await start({ faults });
  const { code, stdout } = await job!.main({ experiments: 'toy-pass' }).ended;
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(says) as string });
  expect(stdout.indexOf('✓ PASS toy-pass')).toBeLessThan(stdout.search(says));
  expect(service!.names()).toEqual(kept);
  const document = local();
  expect(document.runs[0]?.place === null).toBe(!kept.some((name) => name === runs));
  expect(job!.outputs()).toMatchObject({ verdict: 'PASS' });
});

test('half an upload that took the name is no reason to lose the runs', async () => {
  await start({ faults: [{ stage: 'create', fault: 'taken', name: runs, times: 1 }] });
  expect((await job!.main({ experiments: 'toy-pass' }).ended).code).toBe(0);
  expect(service!.names()).toEqual([`${runs}-2`, results]);
  expect((await uploaded()).runs[0]?.place?.artifact).toBe(`${runs}-2`);
});

test.for([
  {
    what: 'a runner without artifacts',
    inputs: {},
    variables: { ACTIONS_RUNTIME_TOKEN: '' },
    says: 'No artifacts: this runner has no artifact support',
  },
  {
    what: 'a server of another kind',
    inputs: {},
    variables: { GITHUB_SERVER_URL: 'https://git.example' },
    says: 'not supported on git.example',
  },
  { what: 'upload: never', inputs: { upload: 'never' }, variables: {}, says: 'PASS toy-pass' },
])('$what leaves everything in the workspace', async ({ inputs, variables, says }) => {
  await start({ variables });
  const { code, stdout } = await job!.main({ experiments: 'toy-pass', ...inputs }).ended;
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(says) as string });
  expect(service!.requests).toEqual([]);
  expect(local()).toMatchObject({ state: 'complete', runs: [{ verdict: 'PASS', place: null }] });
});

test('an invalid experiment is a result too: failed, with the problem', async () => {
  await start();
  folder.write('broken.yaml', 'id: broken\n');
  expect((await job!.main({ experiments: 'broken.yaml' }).ended).code).toBe(1);
  expect(service!.names()).toEqual([results]);
  const document = await uploaded();
  expect(document).toMatchObject({ state: 'failed', runs: [] });
  expect(document.problem).toContain('broken.yaml:1:1');
});

test.for(['pull_request_target', 'workflow_run', 'issue_comment'])('nothing runs under %s', async (name) => {
  await start({ event: { name } });
  const { code, stdout } = await job!.main({ experiments: 'toy-pass' }).ended;
  expect(code).toBe(1);
  expect(stdout).toContain(`::error::command run does not start under ${name}`);
  expect(stdout).toContain('Run under pull_request');
  expect(folder.runs()).toEqual([]);
  expect((await job!.post()).stdout).toContain('No run was started');
  expect(service!.requests).toEqual([]);
});

test('the head of a pull request is what was tested', async () => {
  const head = { sha: 'a'.repeat(40) };
  await start({ event: { name: 'pull_request', payload: { pull_request: { number: 7, head } } } });
  await job!.main({ experiments: 'tag:nowhere' }).ended;
  expect((await uploaded()).workflow).toMatchObject({ headSha: head.sha, pullRequest: 7 });
});

test('links, sockets and secrets of a workload do not leave the machine', async () => {
  await start();
  folder.edit(
    'chaos/adapters/toy.yaml',
    'cp -R "$dir/output" "$CHAOS_DEST/output"',
    'cp -R "$dir/output" "$CHAOS_DEST/output"; cd "$CHAOS_DEST/output"; ln -s /etc/passwd passwd; mkfifo pipe; echo A=1 > .env; echo "ghp_$(printf a%.0s $(seq 40))" > note; echo x > 12:30',
  );
  const { stdout } = await job!.main({ experiments: 'toy-pass' }).ended;
  const files = await service!.files(runs);
  const names = [...files.keys()].map((name) => path.basename(name));
  expect(names).not.toEqual(expect.arrayContaining(['passwd']));
  for (const gone of ['passwd', 'pipe', '.env', 'note', '12:30']) expect(names).not.toContain(gone);
  expect([...files.values()].some((content) => content.includes('root:'))).toBe(false);
  expect(stdout).toContain('left out, listed in its artifact-notes.json');
  expect(JSON.parse(files.get('artifact-notes.json')!.toString())).toMatchObject({ more: 0 });
});

test('a cancellation in the middle of a fault: reverted in time, uploaded by post, nothing left running', async () => {
  await start();
  holdOutage();
  const main = job!.main({ experiments: 'toy-outage,toy-pass' });
  await main.printed('outage of gateway in effect');
  const cancelled = await cancelStep(main);
  const [runDir, second] = folder.runs();
  expect(second).toBeUndefined();
  expect(cancelled.sent).toEqual(['SIGINT']);
  expect(cancelled.tookMs).toBeLessThan(7500);
  expect(revertedAfterMs(runDir!)).toBeLessThan(5000);
  expect(await leftOf(runDir!)).toEqual([]);
  expect(local()).toMatchObject({ state: 'cancelled' });

  expect((await job!.post()).code).toBe(0);
  expect(service!.names()).toEqual([runs, results]);
  const document = await uploaded();
  expect(document).toMatchObject({ state: 'cancelled' });
  expect(document.runs.map(({ experiment, verdict, cancelled: was }) => ({ experiment, verdict, was }))).toEqual([
    { experiment: 'toy-outage', verdict: 'ERROR', was: true },
    { experiment: 'toy-pass', verdict: 'not-run', was: true },
  ]);
  expect(document.runs[0]?.place?.artifact).toBe(runs);
});

test('a harness that no signal reaches is killed with its children; post puts back and uploads what there is', async () => {
  await start();
  holdOutage();
  const main = job!.main({ experiments: 'toy-outage,toy-pass,toy-fail' });
  await main.printed('outage of gateway in effect');
  // As on a machine whose disk has stalled.
  main.process.kill('SIGSTOP');
  const cancelled = await cancelStep(main);
  expect(cancelled.sent).toEqual(['SIGINT', 'SIGTERM', 'SIGKILL']);
  expect(cancelled.tookMs).toBeGreaterThan(9_900);
  const [runDir, second] = folder.runs();
  expect(second).toBeUndefined();
  expect(processesOf(runDir!)).not.toEqual([]);
  expect(service!.names()).toEqual([]);

  const post = await job!.post();
  expect({ code: post.code, stdout: post.stdout }).toMatchObject({ code: 0 });
  expect(await leftOf(runDir!)).toEqual([]);
  expect(service!.names()).toEqual([runs, results]);
  const document = await uploaded();
  expect(document.state).toBe('cancelled');
  expect(document.runs.map(({ experiment, verdict, cancelled: was }) => ({ experiment, verdict, was }))).toEqual([
    { experiment: 'toy-outage', verdict: 'ERROR', was: false },
    { experiment: 'toy-pass', verdict: 'not-run', was: true },
    { experiment: 'toy-fail', verdict: 'not-run', was: true },
  ]);
  expect(document.runs[1]?.headline).toBe('its job was killed before it began');
  expect([...(await service!.files(runs)).keys()]).toContain(`${document.runs[0]!.place!.path}/timeline.jsonl`);
});

test('a main that was killed in the middle of a fault: post reverts, decides and uploads', async () => {
  await start();
  holdOutage();
  const main = job!.main({ experiments: 'toy-pass,toy-outage,toy-fail' });
  await main.printed('outage of gateway in effect');
  await killWithWatchdog(main);
  expect((await job!.post()).code).toBe(0);
  for (const runDir of folder.runs()) expect(await leftOf(runDir)).toEqual([]);
  const document = await uploaded();
  expect(document).toMatchObject({
    state: 'cancelled',
    runs: [{ verdict: 'PASS' }, { verdict: 'ERROR' }, { verdict: 'not-run' }],
  });
  const files = await service!.files(runs);
  for (const { place } of document.runs.slice(0, 2)) expect([...files.keys()]).toContain(`${place!.path}/verdict.json`);
});

async function start(options: ActionJobOptions & { readonly faults?: readonly PlannedFault[] } = {}): Promise<void> {
  service = await startArtifactService(options.faults);
  job = createActionJob(folder.path, { artifacts: service, ...options });
}

async function uploaded(): Promise<ShardResults> {
  const files = await service!.files(results);
  expect([...files.keys()]).toEqual(['results.json']);
  return checked(files.get('results.json')!.toString());
}

function local(): ShardResults {
  return checked(folder.read('runs/results-all.json'));
}

function checked(text: string): ShardResults {
  const value: unknown = JSON.parse(text);
  expect(checkShardResults(value)).toBeNull();
  return value as ShardResults;
}

/** An outage that ends with the run alone, and workloads that outlive it. */
function holdOutage(): void {
  folder.edit('chaos/experiments/toy-outage.yaml', 'down: 300ms, ticks: 8', 'down: 2m, ticks: 1000');
}

/** From the signal to the last undo, on the run's own clock. */
function revertedAfterMs(runDir: string): number {
  const events = fs
    .readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly type: string; readonly elapsedMs: number });
  const signal = events.find(({ type }) => type.includes('signal'));
  const reverts = events.filter(({ type }) => type.includes('revert'));
  return reverts.at(-1)!.elapsedMs - signal!.elapsedMs;
}

// SPDX-License-Identifier: Apache-2.0

// Jobs that run and the job that comments, from the built files, with one store of artifacts behind both: what `run`
// uploads through the runner's artifact service is what `comment` lists and downloads through GitHub's API.

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActionJob } from '../support/action-job.ts';
import { headSha } from '../support/comment-samples.ts';
import { type ArtifactService, type PlannedFault, startArtifactService } from '../support/artifact-service/service.ts';
import { type GitHubServer, startGitHub } from '../support/github-server/server.ts';
import type { ProgramResult } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';
import { createToyFolder } from '../support/toy-folder.ts';

// GitHub's client leaves a second between writes.
vi.setConfig({ testTimeout: 90_000 });

const repository = 'NVIDIA/OpenShell';
const runId = 4242;
const url = `http://github.localhost/${repository}/pull/7#issuecomment-1001`;
/** What every text about the toy system begins with. */
const standIn = 'Stand-in, not Toy.';
const event = { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha: headSha } } } };

let github: GitHubServer;
let service: ArtifactService;

beforeEach(async () => {
  github = await startGitHub(repository);
  github.world.pulls.push({ number: 7, state: 'open', headSha, headRef: 'fix', headRepository: repository });
});

test('two jobs that run upload, and one comment says what both found and links each run', async () => {
  await startStore();
  const [first, second] = await runBoth();
  expect([first.code, second.code]).toEqual([0, 1]);
  expect(service.names().toSorted()).toEqual([
    'chaos-results-chaos-1-1',
    'chaos-results-chaos-2-1',
    'chaos-runs-chaos-1-1',
    'chaos-runs-chaos-2-1',
  ]);
  const { lines, body } = await comment();
  expect(lines).toEqual([`${standIn} ❌ Chaos: 1 new failure, 1 passed`, `::notice::Created: ${url}`]);
  expect(body).toContain('`no-tick-lost` failed on counter-0');
  expect(body).toContain(artifactLink('chaos-runs-chaos-2-1'));
});

test('a second attempt of the job that failed replaces what its first said, in the same comment', async () => {
  await startStore();
  await runBoth();
  await comment();
  const again = await run({ shard: '2', experiments: 'toy-outage', attempt: '2' });
  expect(again.code).toBe(0);
  expect(service.names()).toContain('chaos-results-chaos-2-2');
  const { lines, body } = await comment('2');
  expect(lines).toEqual([`${standIn} ✅ Chaos: nothing to do, 2 passed`, `::notice::Updated: ${url}`]);
  expect(body).not.toContain('no-tick-lost');
});

test('results that are not what was uploaded are one warning, and those of the other job stand', async () => {
  await startStore();
  await runBoth();
  const { artifacts } = github.world;
  const at = artifacts.findIndex(({ name }) => name === 'chaos-results-chaos-1-1');
  artifacts[at] = { ...artifacts[at]!, zip: Buffer.concat([artifacts[at]!.zip, Buffer.from('x')]) };
  const { lines, body } = await comment();
  expect(lines[0]).toBe(`${standIn} ❌ Chaos: 1 new failure; results of 1 job not used`);
  const warnings = lines.filter((line) => line.startsWith('::warning::'));
  expect(warnings).toEqual([expect.stringMatching(/^::warning::Results of job 1 were not used: .*digest is sha256:/)]);
  expect(body).toContain('`no-tick-lost` failed on counter-0');
  expect(body).not.toContain('1 passed');
});

test('where the quota leaves no room for run directories, results and verdict are told all the same', async () => {
  await startStore([{ stage: 'create', fault: 'quota', name: 'chaos-runs' }]);
  const [first, second] = await runBoth();
  expect([first.code, second.code]).toEqual([0, 1]);
  for (const { stdout } of [first, second]) expect(stdout).toMatch(/quota has been hit/);
  expect(service.names().toSorted()).toEqual(['chaos-results-chaos-1-1', 'chaos-results-chaos-2-1']);
  const { lines, body } = await comment();
  expect(lines).toEqual([`${standIn} ❌ Chaos: 1 new failure, 1 passed`, `::notice::Created: ${url}`]);
  expect(body).toContain('`no-tick-lost` failed on counter-0');
  expect(body).not.toContain('/artifacts/');
});

/** What is finished in the service is listed by the API, with the digest of what was sent. */
async function startStore(faults: readonly PlannedFault[] = []): Promise<void> {
  service = await startArtifactService(faults, (artifact) => github.world.artifacts.push({ ...artifact, runId }));
  onTestFinished(() => service.close());
}

/** The second loses a tick, as it reads them. */
function runBoth(): Promise<readonly [ProgramResult, ProgramResult]> {
  return Promise.all([
    run({ shard: '1', experiments: 'toy-pass' }),
    run({ shard: '2', experiments: 'toy-outage', losesTick: true }),
  ]);
}

interface Shard {
  readonly shard: string;
  readonly experiments: string;
  readonly attempt?: string;
  readonly losesTick?: boolean;
}

/** A job on a machine of its own, with its post. */
async function run({ shard, experiments, attempt = '1', losesTick = false }: Shard): Promise<ProgramResult> {
  const folder = createToyFolder();
  if (losesTick) folder.edit('chaos/experiments/toy-outage.yaml', 'consecutive-from: 1', 'consecutive-from: 2');
  const job = createActionJob(folder.path, {
    artifacts: service,
    event,
    variables: { GITHUB_RUN_ATTEMPT: attempt },
  });
  onTestFinished(() => {
    job.remove();
    folder.remove();
  });
  const ended = await job.main({ experiments, shard }).ended;
  expect((await job.post()).code).toBe(0);
  return ended;
}

interface Commented {
  /** What the step says after its version. */
  readonly lines: readonly string[];
  readonly body: string;
}

async function comment(attempt = '1'): Promise<Commented> {
  const job = createActionJob(tempFolder(), {
    event,
    variables: {
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: 'http://github.localhost',
      GITHUB_RUN_ATTEMPT: attempt,
      GITHUB_JOB: 'comment',
    },
  });
  onTestFinished(() => job.remove());
  const { code, stdout } = await job.main({ command: 'comment', token: 'token', 'expected-jobs': '2' }).ended;
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(github.problems).toEqual([]);
  expect(github.world.comments).toHaveLength(1);
  const [version, ...lines] = stdout.split('\n').filter((line) => line !== '');
  expect(version).toMatch(/^OpenShell Chaos \d/);
  return { lines, body: github.world.comments[0]!.body };
}

function artifactLink(name: string): string {
  const { id } = github.world.artifacts.find((artifact) => artifact.name === name)!;
  return `http://github.localhost/${repository}/actions/runs/${String(runId)}/artifacts/${String(id)}`;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * A pull request that says what it fixes, for stories from the built files and on the stand-in: its workspace with a
 * checkout of its base, the loopback GitHub, and the steps of its jobs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { ShardResults } from '../../src/core/domain/documents.ts';
import { checkShardResults } from '../../src/rundir/shard-file.ts';
import { type ActionJob, createActionJob } from './action-job.ts';
import { headSha } from './comment-samples.ts';
import { type GitHubServer, startGitHub } from './github-server/server.ts';
import type { ProgramResult, RunningProgram } from './run-program.ts';
import { tempFolder } from './temp.ts';
import { resultsZip } from './zip.ts';

type Inputs = Readonly<Record<string, string>>;
type Gateways = readonly [base: string, head: string];

export interface ProofJob {
  readonly workspace: string;
  readonly job: ActionJob;
  readonly github: GitHubServer;
  /** A file as the base commit has it, and as the pull request leaves it; null: gone, or not there yet. */
  place(id: string, text: { readonly base: string | null; readonly head: string | null }): void;
  step(inputs: Inputs): Promise<ProgramResult>;
  startProof(gateways: Gateways, inputs: Inputs): RunningProgram;
  prove(gateways: Gateways, inputs: Inputs): Promise<ProgramResult>;
  results(): ShardResults;
  /** What the comment says of the results, and its first line in the log. */
  comment(inputs?: Inputs): Promise<{ readonly title: string; readonly body: string }>;
}

/** Of every run a failure on `standin:observed`, and a shipped experiment. */
export const keepsState = 'gateway-kill-keeps-state';
/** Of one run in four. */
export const oneRestart = 'one-restart';

const root = path.resolve(import.meta.dirname, '../..');
export const shipped: string = fs.readFileSync(path.join(root, `experiments/${keepsState}.yaml`), 'utf8');
export const flaky: string = fs.readFileSync(path.join(root, `test/fixtures/fix-proof/${oneRestart}.yaml`), 'utf8');

/** Ends with the test. The pull request closes the issues of both experiments. */
export async function createProofJob(): Promise<ProofJob> {
  const workspace = tempFolder();
  const job = createActionJob(workspace);
  onTestFinished(() => job.remove());
  const github = await startGitHub();
  const closes = ['NVIDIA/OpenShell#4910', 'NVIDIA/OpenShell#4981'];
  const pull = { number: 7, state: 'open', headSha, headRef: 'fix', headRepository: 'octo/app', closes } as const;
  github.world.pulls.push({ ...pull });
  fs.mkdirSync(path.join(workspace, 'base/chaos/experiments'), { recursive: true });
  fs.mkdirSync(path.join(workspace, 'chaos/experiments'), { recursive: true });
  const start = (inputs: Inputs): RunningProgram => {
    const file = path.join(workspace, 'event.json');
    const pull_request = { number: 7, head: { sha: headSha } };
    fs.writeFileSync(file, JSON.stringify({ action: 'synchronize', pull_request }));
    const place = { GITHUB_EVENT_PATH: file, GITHUB_REPOSITORY: 'octo/app', GITHUB_RUN_ID: '50' };
    return job.main({ token: 'token', ...inputs }, { GITHUB_API_URL: github.url, ...place });
  };
  const startProof = ([base, head]: Gateways, inputs: Inputs): RunningProgram =>
    start({
      ...{ command: 'run', adapter: 'standin', 'base-gateway': base, 'head-gateway': head },
      ...{ 'base-experiments': 'base', 'allow-stand-in': 'true', shard: '1', ...inputs },
    });
  const results = (): ShardResults => {
    const value: unknown = JSON.parse(fs.readFileSync(path.join(workspace, 'runs/results-1.json'), 'utf8'));
    expect(checkShardResults(value)).toBeNull();
    return value as ShardResults;
  };
  return {
    ...{ workspace, job, github, startProof, results },
    place(id, { base, head }) {
      const name = `chaos/experiments/${id}.yaml`;
      if (base !== null) fs.writeFileSync(path.join(workspace, 'base', name), base);
      if (head !== null) fs.writeFileSync(path.join(workspace, name), head);
    },
    step: (inputs) => start(inputs).ended,
    prove: (gateways, inputs) => startProof(gateways, inputs).ended,
    async comment(inputs = {}) {
      const zip = resultsZip(results());
      github.world.artifacts.push({ id: 1, runId: 50, name: 'chaos-results-chaos-1-1', zip });
      const { code, stdout } = await start({ command: 'comment', 'allow-stand-in': 'true', ...inputs }).ended;
      expect({ code, problems: github.problems }).toEqual({ code: 0, problems: [] });
      const title = stdout.split('\n').find((line) => line.includes('Chaos:')) ?? '';
      return { title, body: github.world.comments[0]!.body };
    },
  };
}

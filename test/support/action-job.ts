// SPDX-License-Identifier: Apache-2.0
/**
 * A job's step as GitHub's runner starts it, from the built files (`npm run build` after a change): `env -i` with INPUT_*,
 * the files of the runner and the variables of a job, and what the step has written to them afterwards. State goes from
 * main to post, and a cancellation reaches main, the way the runner does it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ArtifactService } from './artifact-service/service.ts';
import { killTree } from './processes.ts';
import { type ProgramResult, type RunningProgram, startProgram } from './run-program.ts';

export interface ActionJob {
  /** Starts main in the workspace. */
  main(inputs: Readonly<Record<string, string>>, env?: Readonly<Record<string, string>>): RunningProgram;
  /** Starts post with the state that main saved. */
  post(): Promise<ProgramResult>;
  outputs(): Readonly<Record<string, string>>;
  state(): Readonly<Record<string, string>>;
  summary(): string;
  remove(): void;
}

export interface ActionJobOptions {
  /** Whether the runner has artifacts. The client's waits are short then. */
  readonly artifacts?: ArtifactService;
  /** Name of the event and what it says. */
  readonly event?: { readonly name: string; readonly payload?: object };
  /** Further variables of the job. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Values that no child of the action may see; each is its own needle. */
export const runnerSecrets: Readonly<Record<string, string>> = {
  GITHUB_TOKEN: 'needle-github-token',
  GITHUB_ACTOR: 'needle-github-actor',
  ACTIONS_RUNTIME_TOKEN: 'needle-actions-token',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'needle-id-token',
  RUNNER_TRACKING_ID: 'needle-runner-tracking',
  INPUT_SECRET: 'needle-input',
  STATE_OTHER: 'needle-state',
  NODE_OPTIONS: '--stack-trace-limit=17',
};

/** A job of a pull request, as the runner's variables describe it. */
const jobVariables: Readonly<Record<string, string>> = {
  GITHUB_REPOSITORY: 'NVIDIA/OpenShell',
  GITHUB_WORKFLOW: 'chaos',
  GITHUB_RUN_ID: '4242',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_NUMBER: '7',
  GITHUB_JOB: 'run',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_SHA: 'b'.repeat(40),
  GITHUB_SERVER_URL: 'https://github.com',
};

const quickTimers = path.resolve(import.meta.dirname, 'artifact-service/quick-timers.ts');

export function createActionJob(workspace: string, options: ActionJobOptions = {}): ActionJob {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'job-'));
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STATE: 'state', GITHUB_STEP_SUMMARY: 'summary' };
  const { name, payload = {} } = options.event ?? { name: 'pull_request' };
  const runner: Record<string, string> = {
    ...{ ...runnerSecrets, ...jobVariables, GITHUB_EVENT_NAME: name },
    ...{ GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace, GITHUB_EVENT_PATH: path.join(folder, 'event.json') },
    ...artifactVariables(options.artifacts),
    ...options.variables,
  };
  fs.writeFileSync(path.join(folder, 'event.json'), JSON.stringify(payload));
  for (const [variable, file] of Object.entries(files)) {
    runner[variable] = path.join(folder, file);
    fs.writeFileSync(runner[variable], '');
  }
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const state = (): Readonly<Record<string, string>> => parseCommandFile(read('state'));
  return {
    main: (inputs, env = {}) =>
      startProgram('dist/action.js', [], {
        cwd: workspace,
        env: { ...runner, ...env, ...prefixed('INPUT_', inputsOf(inputs)) },
      }),
    post: () => {
      const saved = prefixed('STATE_', state());
      return startProgram('dist/post.js', [], { cwd: workspace, env: { ...runner, ...saved } }).ended;
    },
    outputs: () => parseCommandFile(read('output')),
    state,
    summary: () => read('summary'),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** A runner without artifacts has neither variable. */
function artifactVariables(artifacts: ArtifactService | undefined): Readonly<Record<string, string>> {
  if (artifacts === undefined) return {};
  return { ...artifacts.variables, NODE_OPTIONS: `--import ${pathToFileURL(quickTimers).href}` };
}

/** What the runner waits between what it sends to the entry process; at last it kills all that descends from it. */
const cancelSteps = [
  { signal: 'SIGINT', waitMs: 7500 },
  { signal: 'SIGTERM', waitMs: 2500 },
  { signal: 'SIGKILL', waitMs: 0 },
] as const;

export interface Cancelled extends ProgramResult {
  /** From SIGINT until the process had ended. */
  readonly tookMs: number;
  readonly sent: readonly string[];
}

/** Cancels a step with the timing of the runner. */
export async function cancelStep(program: RunningProgram): Promise<Cancelled> {
  const start = performance.now();
  const sent: string[] = [];
  const over = program.ended.then(() => true);
  for (const { signal, waitMs } of cancelSteps) {
    sent.push(signal);
    if (signal === 'SIGKILL') killTree(program.process.pid ?? 0);
    else program.process.kill(signal);
    if (await Promise.race([over, sleep(waitMs, false, { ref: false })])) break;
  }
  const result = await program.ended;
  return { ...result, sent, tookMs: performance.now() - start };
}

/** `name<<delimiter`, value, `delimiter`; a later value replaces an earlier one. */
function parseCommandFile(text: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [, name, , value] of text.matchAll(/^([^\n=]+?)<<(\S+)\n([\s\S]*?)\n?\2$/gm)) {
    values[name ?? ''] = value ?? '';
  }
  return values;
}

/** Inputs are upper case in the environment; names in the state keep theirs. */
function inputsOf(inputs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name.toUpperCase(), value]));
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
}

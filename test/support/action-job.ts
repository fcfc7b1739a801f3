// SPDX-License-Identifier: Apache-2.0
/**
 * A job's step as GitHub's runner starts it, from the built files (`npm run build` after a change): `env -i` with INPUT_* and the files of the runner, and what the step has
 * written to them afterwards. State goes from main to post the way the runner passes it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

export function createActionJob(workspace: string): ActionJob {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'job-'));
  const files = { GITHUB_OUTPUT: 'output', GITHUB_STATE: 'state', GITHUB_STEP_SUMMARY: 'summary' };
  const runner: Record<string, string> = { ...runnerSecrets, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace };
  for (const [name, file] of Object.entries(files)) {
    runner[name] = path.join(folder, file);
    fs.writeFileSync(runner[name], '');
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

// SPDX-License-Identifier: Apache-2.0
/**
 * git in a bare repository of its own, in a temporary folder. The token is in the environment of git alone: in no
 * argument, address or file. Nothing of the machine's or the user's settings is read, no hook runs, nothing is asked of a
 * person, and every command has limits. What git says is text of the server: it is cut
 * here, and escaped where it is shown.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BranchError } from '../core/domain/errors.ts';
import type { CommandResult, CommandRunner } from '../ports/commands.ts';

export interface RemotePlace {
  /** `https://github.com/octo/app.git`, without a token. */
  readonly url: string;
  readonly token: string;
}

export interface GitOptions extends RemotePlace {
  readonly commands: CommandRunner;
  /** What else git needs of the environment: PATH, proxies, certificates. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends the command that runs. */
  readonly signal: AbortSignal;
}

export interface GitCall {
  /** What it is for, in an error: `reading the branch`. */
  readonly what: string;
  readonly stdinFile?: string;
  /** Most bytes of output; more is an error. */
  readonly limitBytes?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Git {
  /** The repository. */
  readonly folder: string;
  /** Output of a command that did what it was told. Throws a BranchError. */
  run(args: readonly string[], call: GitCall): Promise<string>;
  /** However it ended, but for what kept it from ending at all. */
  attempt(args: readonly string[], call: GitCall): Promise<CommandResult>;
  /** Removes the repository. */
  close(): void;
}

/** `partial`: it may lack objects that the remote has. */
export type RepositoryKind = 'partial' | 'full';

/** Objects that are not here are the remote's, and none is fetched unless it is asked for. */
const partial: readonly string[] = [
  'promisor = true',
  'partialCloneFilter = tree:0',
  '[core]',
  'repositoryFormatVersion = 1',
  '[extensions]',
  'partialClone = origin',
];
const timeoutMs = 600_000;
const outputBytes = 32 * 1024 * 1024;
const errorBytes = 16 * 1024;
const shownCharacters = 500;

export async function openGit(options: GitOptions, kind: RepositoryKind): Promise<Git> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-site-'));
  const git = createGit(options, folder);
  try {
    await git.run(['init', '--quiet', '--bare', '--template=', '.'], { what: 'making a repository' });
    const lines = ['[remote "origin"]', `url = ${JSON.stringify(options.url)}`, ...(kind === 'partial' ? partial : [])];
    fs.appendFileSync(path.join(folder, 'config'), `${lines.join('\n')}\n`);
    return git;
  } catch (error) {
    git.close();
    throw error;
  }
}

function createGit(options: GitOptions, folder: string): Git {
  const env = environmentOf(options, folder);
  const attempt = async (args: readonly string[], call: GitCall): Promise<CommandResult> => {
    const stdoutLimitBytes = call.limitBytes ?? outputBytes;
    const result = await options.commands.run(
      {
        argv: ['git', ...args],
        env: { ...env, ...call.env },
        cwd: folder,
        ...(call.stdinFile === undefined ? {} : { stdinFile: call.stdinFile }),
        ...{ timeoutMs, stdoutLimitBytes, stderrLimitBytes: errorBytes },
      },
      options.signal,
    );
    requireEnd(result, call.what);
    if (result.stdoutBytes > stdoutLimitBytes) {
      throw new BranchError('too-large', `${call.what}: more than ${String(stdoutLimitBytes)} bytes`);
    }
    return result;
  };
  return {
    folder,
    attempt,
    run: async (args, call) => {
      const result = await attempt(args, call);
      if (result.exitCode !== 0) throw failureOf(result, call.what);
      return result.stdout;
    },
    close: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function environmentOf({ url, token, env }: GitOptions, folder: string): Readonly<Record<string, string>> {
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const config: readonly (readonly [string, string])[] = [
    [`http.${url}.extraheader`, `Authorization: Basic ${credentials}`],
    // Elsewhere the header has no business.
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '60'],
    ['protocol.version', '2'],
    ['core.hooksPath', '/dev/null'],
    ['core.symlinks', 'false'],
    ['credential.helper', ''],
    ['fetch.negotiationAlgorithm', 'noop'],
    ['pack.useSparse', 'true'],
    // One pack for each fetch, so that its size can be read.
    ['transfer.unpackLimit', '1'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
  ];
  return {
    ...env,
    HOME: folder,
    LC_ALL: 'C',
    GIT_DIR: folder,
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_COUNT: String(config.length),
    ...Object.fromEntries(
      config.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${String(index)}`, name],
        [`GIT_CONFIG_VALUE_${String(index)}`, value],
      ]),
    ),
  };
}

function requireEnd(result: CommandResult, what: string): void {
  switch (result.outcome) {
    case 'not-started':
      throw new BranchError('unavailable', `${what}: ${said(result)}`, { hint: 'git must be installed.' });
    case 'timed-out':
      throw new BranchError('unavailable', `${what}: no end within ${String(timeoutMs / 1000)} s`);
    case 'cancelled':
      throw new BranchError('stopped', `${what}: stopped`);
    default:
  }
}

/** What a command's failure is, by the words of git and of GitHub. */
export function failureOf(result: CommandResult, what: string): BranchError {
  const text = `${what}: ${said(result)}`;
  const { stderr } = result;
  if (/could not read Username|Authentication failed|returned error: 401/.test(stderr)) {
    return new BranchError('forbidden', `${what}: the token is not accepted`, { hint: tokenHint, cause: said(result) });
  }
  if (/returned error: 403|Permission to \S+ denied|Write access to repository not granted/.test(stderr)) {
    return new BranchError('forbidden', `${what}: the token may not`, { hint: tokenHint, cause: said(result) });
  }
  if (/returned error: 404|[Rr]epository '?\S*'? ?not found/.test(stderr)) return new BranchError('not-found', text);
  return new BranchError('unavailable', text);
}

const tokenHint = 'The job needs `permissions: contents: write`; a pull request from a fork never has it.';

/** The last of what git printed, in one line. */
function said({ stderr, exitCode, signal }: CommandResult): string {
  const text = stderr.trim().replace(/\s*\n\s*/g, '; ');
  return text === '' ? `git ended with ${String(exitCode ?? signal)}` : text.slice(-shownCharacters);
}

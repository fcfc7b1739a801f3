// SPDX-License-Identifier: Apache-2.0
/** The machine that the harness runs on: what manifest.json says of it, and which boot of it this is. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import type { HostInfo } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import type { CommandRunner } from '../ports/commands.ts';
import type { Host } from '../ports/host.ts';
import { childEnvironment } from './env.ts';

const COMMAND_LIMIT_MS = 2000;
const OUTPUT_LIMIT_BYTES = 64 * 1024;

/** `cliPath` is the command line's entry file, given to hooks as CHAOS_CLI. */
export function createHost({ cliPath }: { readonly cliPath: string }): Host {
  return { info: hostInfo, bootId, childEnvironment, nodePath: process.execPath, cliPath };
}

function hostInfo(): HostInfo {
  return {
    os: os.platform(),
    arch: os.arch(),
    kernel: os.release(),
    node: process.version,
    cpus: os.availableParallelism(),
    memoryBytes: os.totalmem(),
  };
}

/**
 * On Linux the boot and the pid namespace, since a pid of another container means nothing either. Throws a
 * HarnessError when the system does not tell.
 */
export function bootId(): string {
  try {
    if (process.platform !== 'linux') return macBootId();
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch (cause) {
    throw new HarnessError('cannot read which boot of the machine this is', {
      code: 'boot-id-unreadable',
      hint: 'The process backend needs Linux with /proc, or macOS with sysctl.',
      cause,
    });
  }
}

function macBootId(): string {
  const text = execFileSync('sysctl', ['-n', 'kern.bootsessionuuid'], {
    encoding: 'utf8',
    env: childEnvironment([]),
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: COMMAND_LIMIT_MS,
  });
  return text.trim();
}

export interface GitState {
  /** Null where there is no git, or no repository. */
  readonly commit: string | null;
  /** Whether a tracked file differs from the commit; null when unknown. */
  readonly dirty: boolean | null;
}

/** Commit and dirty flag of the repository that holds a folder. Never rejects; gives up after 2 s. */
export async function readGitState(commands: CommandRunner, folder: string): Promise<GitState> {
  const git = async (...args: readonly string[]): Promise<string | null> => {
    const result = await commands.run(
      {
        // A repository's own settings must not make git start programs or take locks here.
        argv: ['git', '--no-optional-locks', '-c', 'core.fsmonitor=false', '-C', folder, ...args],
        env: childEnvironment([]),
        cwd: folder,
        timeoutMs: COMMAND_LIMIT_MS,
        stdoutLimitBytes: OUTPUT_LIMIT_BYTES,
        stderrLimitBytes: OUTPUT_LIMIT_BYTES,
      },
      new AbortController().signal,
    );
    return result.outcome === 'exited' && result.exitCode === 0 ? result.stdout.trim() : null;
  };
  const [commit, changes] = await Promise.all([
    git('rev-parse', '--verify', 'HEAD'),
    git('status', '--porcelain', '--untracked-files=no'),
  ]);
  if (commit === null || !/^[0-9a-f]{40,64}$/.test(commit)) return { commit: null, dirty: null };
  return { commit, dirty: changes === null ? null : changes !== '' };
}

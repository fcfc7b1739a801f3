// SPDX-License-Identifier: Apache-2.0

/**
 * `openshell policy`: set and get. Owns the wait until a supervisor has loaded what was set, and its exit codes.
 */

import { sleep } from '../lib/duration.ts';
import { CommandError, UsageError } from '../lib/errors.ts';
import { parseOptions, required } from '../lib/options.ts';
import type { PolicyView } from '../gateway/views.ts';
import type { Client } from './client.ts';
import { cliGeneration } from './generation.ts';
import { oneName, outputFormat, print, printJson } from './output.ts';
import { readPolicyFile } from './policy-file.ts';

const POLL_MS = 50;
const TIMED_OUT = 124;

export async function set(client: Client, args: readonly string[]): Promise<number> {
  const value = { kind: 'value' } as const;
  const options = parseOptions(args, { policy: value, wait: { kind: 'flag' }, timeout: value });
  const timeoutS = Number(options.value('timeout') ?? '60');
  if (!(timeoutS >= 0)) throw new UsageError('--timeout must be a number of seconds');
  const path = `/v1/sandboxes/${oneName(options)}/policy`;
  const policy = (await client.call('PUT', path, await readPolicyFile(required(options, 'policy')))) as PolicyView;
  const { version } = policy;
  const hash = policy.hash.slice(0, 12);
  if (cliGeneration() === 'n') say(`Policy version ${version} submitted (hash ${hash})`);
  else say(`${(await import('./older.ts')).TICK} Policy version ${version} submitted (hash: ${hash})`);
  if (!options.flag('wait')) return 0;
  const deadline = performance.now() + timeoutS * 1000;
  for (;;) {
    const current = (await client.call('GET', path)) as PolicyView;
    if (current.version > policy.version || current.status === 'loaded') break;
    if (performance.now() > deadline)
      throw new CommandError(`policy version ${policy.version} was not loaded in time`, TIMED_OUT);
    await sleep(POLL_MS);
  }
  if (cliGeneration() === 'n') say(`Policy version ${version} loaded`);
  else say(`${(await import('./older.ts')).TICK} Policy version ${version} loaded (active version: ${version})`);
  return 0;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

export async function get(client: Client, args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { output: { kind: 'value', short: 'o' }, full: { kind: 'flag' } });
  const policy = (await client.call('GET', `/v1/sandboxes/${oneName(options)}/policy`)) as PolicyView;
  if (outputFormat(options) === 'json') {
    printJson(cliGeneration() === 'a' ? (await import('./older.ts')).olderPolicy(policy) : policy);
    return 0;
  }
  print(`Version: ${policy.version}\nHash: ${policy.hash}\nStatus: ${policy.status}`);
  if (options.flag('full')) printJson(policy.policy);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0

/**
 * `standin start-target`: starts a sandbox's processes again from outside, as `docker start` does with a container. The
 * gateway is not asked and not told. Owns the second that a system gets to bring its sandbox back by itself.
 */

import { rmSync } from 'node:fs';
import { poll } from './lib/duration.ts';
import { CommandError, UsageError } from './lib/errors.ts';
import { SANDBOX_NAME, sandboxPaths } from './lib/layout.ts';
import { parseOptions, required } from './lib/options.ts';
import { findRunning } from './lib/registry.ts';
import { launchRuntime, readLaunch } from './lib/runtime-process.ts';

const SYSTEM_FIRST_MS = 1000;
const POLL_MS = 20;

/** Starts what is not there, with the arguments of its last start; does nothing for what runs. */
export async function runStartTarget(args: readonly string[]): Promise<number> {
  const value = { kind: 'value' } as const;
  const options = parseOptions(args, { state: value, role: value, name: value });
  const role = required(options, 'role');
  if (role !== 'sandbox') throw new UsageError(`only the role sandbox can be started from outside, not "${role}"`);
  const [state, name] = [required(options, 'state'), required(options, 'name')];
  if (!SANDBOX_NAME.test(name)) throw new UsageError(`"${name}" is no name of a sandbox`);
  const runs = (): boolean => findRunning(state, name, 'sandbox') !== undefined;
  if (await poll(runs, { everyMs: POLL_MS, timeoutMs: SYSTEM_FIRST_MS })) return 0;
  const paths = sandboxPaths(state, name);
  const launch = readLaunch(paths);
  if (launch === undefined) throw new CommandError(`the sandbox ${name} was never started`);
  rmSync(paths.exit, { force: true }); // of the start that is made again
  const { child, record } = launchRuntime({ state, name, paths }, launch);
  child.on('error', (error) => process.stderr.write(`standin: ${error.message}\n`));
  if (record === undefined) throw new CommandError(`the sandbox ${name} could not be started`);
  child.unref();
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * `chaos gateway WHAT`, called by the hooks of adapters whose gateway keeps its sandboxes in containers: which command does
 * what. Each gets all that it needs from the hook's environment.
 */
import { UsageError } from '../core/domain/errors.ts';
import { stateFolder } from '../platform/env.ts';
import { boot, shutdown, start, sweep } from './boot.ts';
import { type GatewayContext, readContext, type Variables } from './context.ts';
import { collect, follow } from './evidence.ts';
import { inventory, read } from './read.ts';

const COMMANDS: Readonly<Record<string, (ctx: GatewayContext) => Promise<number>>> = {
  boot,
  start,
  shutdown,
  sweep,
  read,
  inventory,
  collect,
  follow,
};

export interface GatewayCall {
  readonly what: string;
  readonly env: Variables;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Exit code of the hook. Throws a HarnessError that says what is wrong. */
export async function runGatewayCommand({ what, env, out, err }: GatewayCall): Promise<number> {
  const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined;
  if (command === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new UsageError(`chaos gateway has no ${what}; expected one of ${known}`, { code: 'wrong-arguments' });
  }
  return await command(readContext(env, { cacheDir: stateFolder(), out, err }));
}

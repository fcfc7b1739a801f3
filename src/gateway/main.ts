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

/** Those that ask a cluster load its client, which is large. */
const KUBE_COMMANDS: Readonly<Record<string, () => Promise<(ctx: GatewayContext) => Promise<number>>>> = {
  'kube-boot': async () => (await import('./kube-boot.ts')).bootKube,
  'kube-shutdown': async () => (await import('./kube-boot.ts')).shutdownKube,
  'kube-sweep': async () => (await import('./kube-boot.ts')).sweepKube,
  'kube-read': async () => (await import('./kube-read.ts')).readKube,
  'kube-inventory': async () => (await import('./kube-read.ts')).inventoryKube,
  'kube-collect': async () => (await import('./kube-evidence.ts')).collectKube,
  'kube-follow': async () => (await import('./kube-evidence.ts')).followKube,
  'kube-delete': async () => (await import('./kube-sweep.ts')).deleteKube,
};

export interface GatewayCall {
  readonly what: string;
  readonly env: Variables;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Exit code of the hook. Throws a HarnessError that says what is wrong. */
export async function runGatewayCommand({ what, env, out, err }: GatewayCall): Promise<number> {
  const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : await KUBE_COMMANDS[what]?.();
  if (command === undefined) {
    const known = [...Object.keys(COMMANDS), ...Object.keys(KUBE_COMMANDS)].join(', ');
    throw new UsageError(`chaos gateway has no ${what}; expected one of ${known}`, { code: 'wrong-arguments' });
  }
  return await command(readContext(env, { cacheDir: stateFolder(), out, err }));
}

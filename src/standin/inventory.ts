// SPDX-License-Identifier: Apache-2.0

/**
 * `standin inventory`: what there is of sandboxes, as one JSON line per thing: the gateway's records and the processes, or
 * what a namespace has on the engine. A sweep prints the same lines. The gateway itself is not
 * listed: it is no sandbox's.
 */

import { UnreachableError, openClient } from './openshell/client.ts';
import type { SandboxView } from './gateway/views.ts';
import { CommandError } from './lib/errors.ts';
import { parseOptions, required } from './lib/options.ts';
import type { Thing } from './lib/thing.ts';
import { isLeft, listProcesses, type ProcessRecord } from './lib/registry.ts';

/** The gateway could not be asked, so a list would be none. */
const UNREACHABLE = 75;

export async function runInventory(args: readonly string[]): Promise<number> {
  const value = { kind: 'value' } as const;
  const options = parseOptions(args, { state: value, namespace: value });
  const namespace = options.value('namespace');
  if (namespace !== undefined) return printContainers(namespace);
  const state = required(options, 'state');
  const records = await readRecords();
  const processes = listProcesses(state).filter((record) => record.role !== 'gateway' && isLeft(record));
  for (const { name, id } of records) printThing({ ...recordThing(name), identity: id });
  for (const record of processes) printThing(processThing(record));
  return 0;
}

async function printContainers(namespace: string): Promise<number> {
  const { listThings } = await import('./docker/things.ts');
  for (const thing of await listThings(namespace)) printThing(thing);
  return 0;
}

async function readRecords(): Promise<readonly SandboxView[]> {
  try {
    return (await openClient(undefined).call('GET', '/v1/sandboxes')) as readonly SandboxView[];
  } catch (error) {
    if (error instanceof UnreachableError) throw new CommandError(error.message, UNREACHABLE);
    throw error;
  }
}

/** A sandbox as the gateway knows it, with its folder. */
export function recordThing(name: string): Thing {
  return { kind: 'sandbox', id: name, instance: name };
}

export function processThing({ role, name, pid, startTime }: ProcessRecord): Thing {
  const identity = `${pid} ${startTime}`;
  if (role === 'gateway') return { kind: 'process', id: name, identity };
  return { kind: 'process', id: `${name}/${role}`, instance: name, role, identity };
}

export function printThing(thing: Thing): void {
  process.stdout.write(`${JSON.stringify(thing)}\n`);
}

// SPDX-License-Identifier: Apache-2.0

/**
 * Removes whatever is left under a state folder, whoever left it there: every process that is recorded, and every sandbox
 * with its record and its folder; and whatever carries the label of a namespace on the engine. Owns the rounds of TERM and KILL; a pid counts only together with its start time.
 */

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from './gateway/store.ts';
import { printThing, processThing, recordThing } from './inventory.ts';
import { poll } from './lib/duration.ts';
import { CommandError } from './lib/errors.ts';
import { sandboxesDir, sandboxPaths, stateFile, sweptFile } from './lib/layout.ts';
import { parseOptions, required } from './lib/options.ts';
import { isLeft, listProcesses, type ProcessRecord, reportEnd, signalRecorded } from './lib/registry.ts';
import { readExitCode } from './lib/sandbox-files.ts';

const MAX_ROUNDS = 5;
const TERM_WAIT_MS = 500;
const KILL_WAIT_MS = 3000;
const POLL_MS = 20;

/** `standin sweep`: prints what it removed; exit 1 when something could not be ended. */
export async function runSweep(args: readonly string[]): Promise<number> {
  const value = { kind: 'value' } as const;
  const options = parseOptions(args, { state: value, namespace: value });
  const namespace = options.value('namespace');
  if (namespace !== undefined) {
    const { removeThings } = await import('./docker/things.ts');
    for (const thing of await removeThings(namespace)) printThing(thing);
    if (options.value('state') === undefined) return 0;
  }
  const state = required(options, 'state');
  const { ended, left } = await endProcesses(state);
  for (const record of ended) printThing(processThing(record));
  if (left.length > 0) throw new CommandError(`could not end ${left.map(describe).join(', ')}`);
  for (const name of await removeSandboxes(state)) printThing(recordThing(name));
  return 0;
}

function describe(record: ProcessRecord): string {
  return `${record.role} ${record.name} (pid ${record.pid})`;
}

/** Records and folders; nothing runs any more that would use them. */
async function removeSandboxes(state: string): Promise<readonly string[]> {
  const folder = sandboxesDir(state);
  const store = openStore(stateFile(state));
  const names = new Set(store.list().map(({ name }) => name));
  for (const name of existsSync(folder) ? readdirSync(folder) : []) names.add(name);
  for (const name of names) {
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    store.remove(name);
  }
  await store.commit();
  return [...names].sort();
}

interface Swept {
  readonly ended: readonly ProcessRecord[];
  readonly left: readonly ProcessRecord[];
}

/** May be called again and again. */
async function endProcesses(state: string): Promise<Swept> {
  if (!existsSync(state)) return { ended: [], left: [] };
  mkdirSync(state, { recursive: true });
  // From here on a supervisor or a runtime that has just been started ends itself: it records itself first, looks then.
  writeFileSync(sweptFile(state), '');
  const ended = new Map<number, ProcessRecord>();
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const running = forgetDead(state);
    if (running.length === 0) break;
    for (const record of running) ended.set(record.pid, record);
    await endAll(running, 'SIGTERM', TERM_WAIT_MS);
    await endAll(running, 'SIGKILL', KILL_WAIT_MS);
  }
  const left = forgetDead(state);
  return { ended: [...ended.values()].filter((record) => !left.includes(record)), left };
}

async function endAll(records: readonly ProcessRecord[], signal: NodeJS.Signals, timeoutMs: number): Promise<void> {
  const running = records.filter(isLeft);
  for (const record of running) signalRecorded(record, signal);
  await poll(() => !running.some(isLeft), { everyMs: POLL_MS, timeoutMs });
}

/** Reports the end of what has ended; returns what has not. */
function forgetDead(state: string): readonly ProcessRecord[] {
  return listProcesses(state).filter((record) => {
    if (isLeft(record)) return true;
    const code =
      record.role === 'sandbox' ? readExitCode(sandboxPaths(state, record.name), record.generation) : undefined;
    reportEnd(state, record, code === undefined ? { signal: 'unknown' } : { exitCode: code });
    return false;
  });
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Processes of a run, found by what they were given in their environment and hand on to what they start, wherever that
 * goes. Nothing is found where the system does not tell (macOS), and nobody who has emptied his environment.
 */
import fs from 'node:fs';
import { isAlive, type ProcessFacts, readProcess } from './processes.ts';

export interface SessionLeader {
  readonly pid: number;
  readonly startTime: string;
  readonly argv: readonly string[];
}

/** Living session leaders whose environment has the entry (`NAME=value`). */
export function sessionLeadersWith(entry: string): readonly SessionLeader[] {
  return living((known) => known === entry)
    .filter(({ session, pid }) => session === pid)
    .map(({ pid, startTime }) => ({ pid, startTime, argv: readEntries(`/proc/${String(pid)}/cmdline`) }));
}

/** Living processes whose environment has an entry that begins so (`NAME=value`). */
export function livingMarked(beginning: string): readonly ProcessFacts[] {
  return living((known) => known.startsWith(beginning));
}

function living(isMark: (entry: string) => boolean): readonly ProcessFacts[] {
  if (process.platform !== 'linux') return [];
  return fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name) || !readEntries(`/proc/${name}/environ`).some(isMark)) return [];
    const facts = readProcess(Number(name));
    return facts !== null && isAlive(facts) ? [facts] : [];
  });
}

/** None of a process that has ended, or is not ours to look into. */
function readEntries(file: string): readonly string[] {
  try {
    return fs.readFileSync(file, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}

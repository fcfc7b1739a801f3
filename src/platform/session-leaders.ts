// SPDX-License-Identifier: Apache-2.0
/** Processes of a run that lead a session of their own, found by what its hooks have in their environment. */
import fs from 'node:fs';
import { isAlive, readProcess } from './processes.ts';

export interface SessionLeader {
  readonly pid: number;
  readonly startTime: string;
  readonly argv: readonly string[];
}

/** Living session leaders whose environment has the entry (`NAME=value`). Empty where the system does not tell (macOS). */
export function sessionLeadersWith(entry: string): readonly SessionLeader[] {
  if (process.platform !== 'linux') return [];
  return fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readLeader(name, entry) : []));
}

function readLeader(pid: string, entry: string): readonly SessionLeader[] {
  if (!readEntries(`/proc/${pid}/environ`).includes(entry)) return [];
  const facts = readProcess(Number(pid));
  if (facts === null || !isAlive(facts) || facts.session !== facts.pid) return [];
  return [{ pid: facts.pid, startTime: facts.startTime, argv: readEntries(`/proc/${pid}/cmdline`) }];
}

/** None of a process that has ended, or is not ours to look into. */
function readEntries(file: string): readonly string[] {
  try {
    return fs.readFileSync(file, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}

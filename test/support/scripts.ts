// SPDX-License-Identifier: Apache-2.0
/** Real processes to act on. Each leads a session of its own and is killed with its group when the test ends. */
import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { isAlive, readProcess } from '../../src/platform/processes.ts';

/** Starts a bash script and gives its pid. */
export function startScript(script: string): number {
  const child = spawn('bash', ['-c', script], { detached: true, stdio: 'ignore' });
  const { pid } = child;
  if (pid === undefined) throw new Error('bash did not start');
  onTestFinished(() => endGroup(pid));
  return pid;
}

export function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

export function isRunning(pid: number): boolean {
  const facts = readProcess(pid);
  return facts !== null && isAlive(facts);
}

// SPDX-License-Identifier: Apache-2.0
/** Which processes a run left, by the environment that its hooks gave them. */
import fs from 'node:fs';
import path from 'node:path';

/** Command lines of living processes that carry the run's id; empty where the system does not tell (not Linux). */
export function processesOf(runDir: string): readonly string[] {
  const needle = path.basename(runDir).split('-').at(-1) ?? '';
  const pids = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.flatMap((pid) => {
    const environment = read(`/proc/${pid}/environ`);
    return environment.includes(needle) ? [read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')] : [];
  });
}

/**
 * Those that are still there after a moment: who was killed may need one on a busy machine before it has gone.
 */
export async function leftOf(runDir: string): Promise<readonly string[]> {
  const deadline = performance.now() + 3_000;
  for (;;) {
    const left = processesOf(runDir);
    if (left.length === 0 || performance.now() > deadline) return left;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The process and all that descends from it, killed at once: nobody of them sees another one go. */
export function killTree(pid: number): void {
  const tree = [pid];
  for (const one of tree) {
    try {
      process.kill(one, 'SIGSTOP');
      tree.push(...childrenOf(one));
    } catch {
      // Gone meanwhile.
    }
  }
  for (const one of tree) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // Gone meanwhile.
    }
  }
}

function childrenOf(pid: number): readonly number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const stat = read(`/proc/${name}/stat`);
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === String(pid);
    })
    .map(Number);
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

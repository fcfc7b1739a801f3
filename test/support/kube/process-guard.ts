// SPDX-License-Identifier: Apache-2.0
/**
 * Ends what the stand-in kubelet started when the test process is gone, however it went: a shell in a session of its own
 * that reads process groups from a pipe and kills those it still knows when the pipe ends; then the folder goes, too.
 */
import { spawn, type ChildProcess } from 'node:child_process';

const script = `
folder=$1; groups=
while read -r what group; do
  if [ "$what" = + ]; then groups="$groups $group"; continue; fi
  left=; for one in $groups; do [ "$one" = "$group" ] || left="$left $one"; done; groups=$left
done
for one in $groups; do kill -s KILL -- "-$one" 2>/dev/null; done
rm -rf -- "$folder"
`;

export interface ProcessGuard {
  add(group: number): void;
  remove(group: number): void;
  /** Kills what is left and returns when the folder is gone. */
  end(): Promise<void>;
}

export function startProcessGuard(folder: string): ProcessGuard {
  const guard: ChildProcess = spawn('/bin/sh', ['-c', script, 'guard', folder], {
    ...{ detached: true, stdio: ['pipe', 'ignore', 'ignore'], env: { PATH: '/usr/bin:/bin' } },
  });
  const ended = new Promise((resolve) => guard.on('exit', resolve).on('error', resolve));
  guard.stdin?.on('error', () => undefined);
  return {
    add: (group) => guard.stdin?.write(`+ ${String(group)}\n`),
    remove: (group) => guard.stdin?.write(`- ${String(group)}\n`),
    end: async () => {
      guard.stdin?.end();
      await ended;
    },
  };
}

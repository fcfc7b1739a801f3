// SPDX-License-Identifier: Apache-2.0

/**
 * `standin events`: prints the life-cycle events of supervisors and sandboxes as JSON lines, as `docker events` does
 * for containers. Reads the state folder only, so it goes on while no gateway runs.
 */

import { open } from 'node:fs/promises';
import { sleep } from './lib/duration.ts';
import { codeOf } from './lib/errors.ts';
import { eventsFile } from './lib/layout.ts';
import { parseOptions, required } from './lib/options.ts';

const POLL_MS = 100;
const CHUNK_BYTES = 256 * 1024;

/** Prints what there is; with `--follow` goes on until SIGTERM or SIGINT. */
export async function runEvents(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { state: { kind: 'value' }, follow: { kind: 'flag' } });
  const path = eventsFile(required(options, 'state'));
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.on('error', stop);
  let offset = 0;
  do {
    offset = await printFrom(path, offset);
    if (options.flag('follow')) await sleep(POLL_MS);
  } while (options.flag('follow') && !stopped);
  await printFrom(path, offset);
  return 0;
}

/** Prints the complete lines from an offset on; returns the offset behind them. */
async function printFrom(path: string, from: number): Promise<number> {
  let offset = from;
  try {
    const file = await open(path, 'r');
    try {
      for (;;) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, offset);
        const end = buffer.subarray(0, bytesRead).lastIndexOf(10) + 1;
        if (end === 0) return offset;
        process.stdout.write(buffer.subarray(0, end));
        offset += end;
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return offset;
    throw error;
  }
}

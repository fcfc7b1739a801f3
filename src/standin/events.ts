// SPDX-License-Identifier: Apache-2.0

/**
 * `standin events`: prints the life-cycle events of supervisors and sandboxes as JSON lines, as `docker events` does
 * for containers. Reads the state folder only, so it goes on while no gateway runs.
 */

import { type FileHandle, open } from 'node:fs/promises';
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
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.on('error', stop);
  let offset = await printFrom(path, 0);
  while (options.flag('follow') && !stopping.signal.aborted) {
    await sleep(POLL_MS);
    offset = await printFrom(path, offset);
  }
  return 0;
}

/** Prints the complete lines from an offset on; returns the offset behind them. */
async function printFrom(path: string, from: number): Promise<number> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return from;
    throw error;
  }
  try {
    return await printLines(file, from);
  } finally {
    await file.close();
  }
}

async function printLines(file: FileHandle, from: number): Promise<number> {
  let offset = from;
  for (;;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, offset);
    const end = buffer.subarray(0, bytesRead).lastIndexOf(10) + 1;
    if (end === 0) return offset;
    process.stdout.write(buffer.subarray(0, end));
    offset += end;
  }
}

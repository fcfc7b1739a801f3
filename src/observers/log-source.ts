// SPDX-License-Identifier: Apache-2.0
/**
 * A growing file, read on from where the last read ended. It may appear late, be truncated, or be replaced by another
 * one of the same name; what was still in the old one is read first. A file that is truncated and grows beyond the old
 * offset between two reads cannot be told from one that grew.
 */
import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '../platform/processes.ts';
import type { LogSource, LogSourceEvents } from '../ports/log-source.ts';

const CHUNK_BYTES = 256 * 1024;
const NOT_THERE = 'the file is not there';
/** One for all logs: a part that was read is handed on before anything else can be read. */
const buffer: Buffer = Buffer.alloc(CHUNK_BYTES);

interface OpenFile {
  readonly fd: number;
  readonly dev: number;
  readonly ino: number;
  offset: number;
}

/** Every read goes to what is the end now. */
export function openLogFile(file: string, events: LogSourceEvents): LogSource {
  let open: OpenFile | null = null;
  let problem: string | null = NOT_THERE;

  const readOn = async (from: OpenFile): Promise<void> => {
    // The size is taken once, so that a writer that is faster than we are cannot hold us for ever.
    const { size } = fs.fstatSync(from.fd);
    if (size < from.offset) {
      events.onRestart('truncated');
      from.offset = 0;
    }
    while (from.offset < size) {
      const count = fs.readSync(from.fd, buffer, 0, Math.min(CHUNK_BYTES, size - from.offset), from.offset);
      if (count === 0) return;
      from.offset += count;
      events.onBytes(buffer.subarray(0, count));
      if (from.offset < size) await nextTurn();
    }
  };

  const readAll = async (): Promise<void> => {
    open ??= openFile(file);
    if (open === null) return;
    const current = fs.statSync(file, { throwIfNoEntry: false });
    // After the look at the name, so that nothing more is written to a file that was replaced.
    await readOn(open);
    if (current !== undefined && (current.ino !== open.ino || current.dev !== open.dev)) {
      fs.closeSync(open.fd);
      open = null;
      events.onRestart('replaced');
      open = openFile(file);
      if (open !== null) await readOn(open);
    }
  };
  return {
    async read() {
      try {
        await readAll();
        problem = open === null ? NOT_THERE : null;
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
    },
    problem: () => problem,
    close() {
      if (open !== null) fs.closeSync(open.fd);
      open = null;
    },
  };
}

/** Null when there is no such file. Throws when it is not a regular file, or not readable. */
function openFile(file: string): OpenFile | null {
  let fd: number;
  try {
    // Non-blocking, since opening a FIFO would wait for a writer.
    fd = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  const stats = fs.fstatSync(fd);
  if (stats.isFile()) return { fd, dev: stats.dev, ino: stats.ino, offset: 0 };
  fs.closeSync(fd);
  throw new Error(`${file} is not a regular file`);
}

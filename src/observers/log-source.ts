// SPDX-License-Identifier: Apache-2.0
/**
 * A growing file, read on from where the last read ended. It may appear late, be truncated, or be replaced by another
 * one of the same name; what was still in the old one is read first. A file that is truncated and grows beyond the old
 * offset between two reads cannot be told from one that grew.
 */
import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '../platform/processes.ts';

const CHUNK_BYTES = 256 * 1024;
/** One for all logs: a part that was read is handed on before anything else can be read. */
const buffer: Buffer = Buffer.alloc(CHUNK_BYTES);

export interface LogSourceEvents {
  /** The bytes are only good during the call. */
  readonly onBytes: (bytes: Buffer) => void;
  /** What comes next is the start of another content. */
  readonly onRestart: (reason: 'truncated' | 'replaced') => void;
}

export interface LogSource {
  /** Reads to what is the end now. Never rejects. Not to be called while a read is going on. */
  read(): Promise<void>;
  /** Whether the file was there and the last read found no error. */
  isSound(): boolean;
  close(): void;
}

interface OpenFile {
  readonly fd: number;
  readonly dev: number;
  readonly ino: number;
  offset: number;
}

export function openLogSource(file: string, events: LogSourceEvents): LogSource {
  let open: OpenFile | null = null;
  let sound = false;

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
        sound = open !== null;
      } catch {
        sound = false;
      }
    },
    isSound: () => sound,
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

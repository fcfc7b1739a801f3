// SPDX-License-Identifier: Apache-2.0
/** Reads a pid file: a decimal number and nothing else. Written by others, so it is bounded and never waited for. */
import fs from 'node:fs';
import { HarnessError } from '../../core/domain/errors.ts';
import { errorCode } from '../../platform/processes.ts';

/** Longer than any pid with its line break. */
const LIMIT_BYTES = 64;
const SHOWN_CHARACTERS = 40;

export type PidFileContent =
  | { readonly found: true; readonly pid: number }
  | { readonly found: false; readonly reason: string };

/** Throws a HarnessError when the file is there and cannot be read. */
export function readPidFile(file: string): PidFileContent {
  const text = readHead(file);
  if (text === null) return { found: false, reason: `the pid file ${file} does not exist` };
  if (text.trim() === '') return { found: false, reason: `the pid file ${file} is empty` };
  if (!/^\s*\d{1,10}\s*$/.test(text)) {
    const shown = JSON.stringify(text.slice(0, SHOWN_CHARACTERS));
    return { found: false, reason: `the pid file ${file} holds ${shown}, expected a decimal pid` };
  }
  return { found: true, pid: Number(text) };
}

function readHead(file: string): string | null {
  let fd: number | null = null;
  try {
    // Non-blocking, since opening a FIFO would wait for a writer.
    fd = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    if (!fs.fstatSync(fd).isFile()) throw unreadable(file, 'it is not a regular file');
    const buffer = Buffer.alloc(LIMIT_BYTES + 1);
    return buffer.toString('latin1', 0, fs.readSync(fd, buffer, 0, buffer.length, 0));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error instanceof HarnessError ? error : unreadable(file, String(error), error);
  } finally {
    if (fd !== null) fs.closeSync(fd);
  }
}

function unreadable(file: string, reason: string, cause?: unknown): HarnessError {
  return new HarnessError(`cannot read the pid file ${file}: ${reason}`, {
    code: 'pid-file-unreadable',
    hint: "Check the target's pid-file in the adapter.",
    cause,
  });
}

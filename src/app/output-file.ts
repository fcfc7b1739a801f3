// SPDX-License-Identifier: Apache-2.0
/** A text that is written piece by piece, to a file that the caller named or to wherever else. */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError, UsageError } from '../core/domain/errors.ts';

export type WriteText = (text: string) => void;

/**
 * Writes what `produce` gives into the file and returns its bytes. A regular file is replaced as a whole or left as it
 * was. Throws a UsageError when it cannot be made there and a HarnessError when the disk refuses what is written.
 */
export function writeOutputFile(file: string, produce: (write: WriteText) => void): number {
  const seen = fs.statSync(file, { throwIfNoEntry: false });
  // A pipe or a device is no file that could be exchanged for another one.
  const isPlain = seen === undefined || seen.isFile() || seen.isDirectory();
  const target = isPlain && seen?.isDirectory() !== true ? `${file}.${String(process.pid)}.part` : file;
  const fd = openFor(file, target);
  let bytes = 0;
  try {
    produce((text) => {
      bytes += writeAll(fd, { file, text });
    });
    if (target !== file) fs.renameSync(target, file);
  } catch (error) {
    if (target !== file) fs.rmSync(target, { force: true });
    throw error;
  } finally {
    fs.closeSync(fd);
  }
  return bytes;
}

function openFor(file: string, target: string): number {
  try {
    return fs.openSync(target, 'w');
  } catch (cause) {
    const code = codeOf(cause);
    const hint = code === 'ENOENT' ? `Make the folder ${path.dirname(file)} first.` : undefined;
    throw new UsageError(`cannot write ${file}: ${code}`, { code: 'cannot-write', hint });
  }
}

function writeAll(fd: number, { file, text }: { readonly file: string; readonly text: string }): number {
  try {
    const bytes = Buffer.from(text, 'utf8');
    for (let done = 0; done < bytes.length; ) done += fs.writeSync(fd, bytes, done);
    return bytes.length;
  } catch (cause) {
    throw new HarnessError(`cannot write ${file}: ${codeOf(cause)}`, { code: 'cannot-write', cause });
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : String(error);
}

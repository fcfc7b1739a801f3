// SPDX-License-Identifier: Apache-2.0
/**
 * How bytes get onto the disk, synchronously: write-once files, files replaced whole, files that only grow. What the
 * disk refuses becomes a HarnessError that says so; which files a run has is said in layout.ts and writers.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { BugError, HarnessError } from '../core/domain/errors.ts';
import type { AppendFile } from '../ports/run-writers.ts';

const NAME = /^[A-Za-z0-9._-]{1,200}$/;

/** Whether a name may stand in a run directory. */
export function isSafeName(name: string): boolean {
  return NAME.test(name) && name !== '.' && name !== '..';
}

/** The relative path, or a BugError: names are checked by schemas long before they get here. */
export function safePath(relative: string): string {
  if (!relative.split('/').every(isSafeName)) {
    throw new BugError(`not a path of a run directory: ${JSON.stringify(relative)}`);
  }
  return relative;
}

/** The text on one line, with what moves a cursor or turns the direction of writing shown as `\u001b`. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return SHORT_ESCAPES[character] ?? `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\t' };

/** Runs a piece of disk work; what the system refuses is thrown as a HarnessError. */
export function onDisk<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw diskError(what, error);
  }
}

/** `disk-full` or `not-writable`, with a hint. Errors that are already ours are kept. */
export function diskError(what: string, cause: unknown): unknown {
  const code = systemCode(cause);
  if (code === null) return cause;
  const full = code === 'ENOSPC' || code === 'EDQUOT';
  const reason = full ? 'the disk is full' : (DISK_REASONS[code] ?? code);
  return new HarnessError(`cannot write ${what}: ${reason}`, {
    code: full ? 'disk-full' : 'not-writable',
    hint: full
      ? 'Free some space there, or choose another folder for runs.'
      : 'Choose a folder for runs that you may write to.',
    cause,
  });
}

const DISK_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied (EACCES)',
  EPERM: 'not permitted (EPERM)',
  EROFS: 'the file system is read-only (EROFS)',
  ENOTDIR: 'a part of its path is a file, not a folder (ENOTDIR)',
  EEXIST: 'it exists already (EEXIST)',
  ENAMETOOLONG: 'its path is too long (ENAMETOOLONG)',
};

/** `ENOENT` and the like; null for anything that is not a system error. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Writes a file that must not exist yet; its folders are made. */
export function writeOnce(file: string, bytes: string | Uint8Array): void {
  onDisk(file, () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes, { flag: 'wx', flush: true });
  });
}

/** Replaces a file whole: readers see the old bytes or the new ones, also after a crash. */
export function replaceFile(file: string, bytes: string | Uint8Array): void {
  const temporary = `${file}.tmp`;
  onDisk(file, () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    try {
      fs.writeFileSync(temporary, bytes, { flush: true });
      fs.renameSync(temporary, file);
    } catch (error) {
      fs.rmSync(temporary, { force: true });
      throw error;
    }
    syncFolder(path.dirname(file));
  });
}

/** Makes a rename or a new name last through a crash of the machine. */
function syncFolder(folder: string): void {
  const fd = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/**
 * Opens a file that only grows. Each append is one write(2); of one that the disk takes only in part nothing is left,
 * so that the file ends with a whole line. `sync` makes each append last through a crash of the machine.
 */
export function openAppend(
  runDir: string,
  relative: string,
  { sync = false }: { readonly sync?: boolean } = {},
): AppendFile {
  const file = path.join(runDir, safePath(relative));
  let size = 0;
  let fd: number | null = onDisk(file, () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const opened = fs.openSync(file, 'a');
    size = fs.fstatSync(opened).size;
    return opened;
  });
  return {
    path: relative,
    append(bytes) {
      if (fd === null) throw new BugError(`written after it was closed: ${relative}`);
      size += appendWhole({ fd, size, file }, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
      if (sync) onDisk(file, () => fs.fdatasyncSync(fd ?? -1));
    },
    close() {
      if (fd === null) return;
      fs.closeSync(fd);
      fd = null;
    },
  };
}

function appendWhole(
  { fd, size, file }: { readonly fd: number; readonly size: number; readonly file: string },
  bytes: Uint8Array,
): number {
  return onDisk(file, () => {
    const written = fs.writeSync(fd, bytes);
    if (written === bytes.length) return written;
    try {
      // A short write mostly means that there is no space for the rest; trying it says why.
      const rest = fs.writeSync(fd, bytes, written);
      if (written + rest === bytes.length) return bytes.length;
      throw Object.assign(new Error(`wrote ${written + rest} of ${bytes.length} bytes`), {
        code: 'ENOSPC',
        syscall: 'write',
      });
    } catch (error) {
      fs.ftruncateSync(fd, size);
      throw error;
    }
  });
}

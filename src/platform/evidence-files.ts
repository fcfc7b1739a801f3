// SPDX-License-Identifier: Apache-2.0
/**
 * Reads files of one run directory. What lies in it was partly written by workloads, so a name is never trusted: every
 * folder on the way must be a folder, the file a regular file, no link is followed and no device or pipe is opened.
 */
import fs from 'node:fs';
import path from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { HarnessError } from '../core/domain/errors.ts';
import type { EvidenceLine, EvidenceReader, LineLimits } from '../ports/evidence-reader.ts';

const chunkBytes = 128 * 1024;
/** O_NONBLOCK: a pipe that takes the file's place between the look and the open does not hang us. */
const openFlags = fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK;

/** A reader of the directory `root` (absolute). Throws a HarnessError when it is not a folder. */
export function openEvidence(root: string): EvidenceReader {
  const base = realFolder(root);
  return {
    stat: (file) => withFile(base, file, (_, stats) => ({ sizeBytes: stats.size })),
    readText: (file, limitBytes) => {
      const text = withFile(base, file, (fd, stats) => {
        refuseLarge(file, stats.size, limitBytes);
        return fs.readFileSync(fd, 'utf8');
      });
      return text ?? refuse('evidence-missing', `${file} is missing`, file);
    },
    readLines: (file, limits, visit) => {
      const rest = withFile(base, file, (fd, stats) => {
        refuseLarge(file, stats.size, limits.fileBytes);
        return eachLine(fd, limits, visit);
      });
      return rest ?? refuse('evidence-missing', `${file} is missing`, file);
    },
  };
}

function realFolder(root: string): string {
  try {
    const base = fs.realpathSync(root);
    if (fs.statSync(base).isDirectory()) return base;
  } catch (cause) {
    throw new HarnessError(`the run directory cannot be read: ${root}`, { code: 'evidence-unreadable', cause });
  }
  return refuse('evidence-unreadable', `not a folder: ${root}`, root);
}

/** Opens the file, gives it to `use` and closes it; null when there is no such file. */
function withFile<T>(base: string, file: string, use: (fd: number, stats: fs.Stats) => T): T | null {
  const absolute = resolveInside(base, file);
  if (absolute === null) return null;
  const fd = openRegular(absolute, file);
  if (fd === null) return null;
  try {
    return use(fd, fs.fstatSync(fd));
  } catch (error) {
    if (error instanceof HarnessError || systemCode(error) === null) throw error;
    throw unreadable(file, error);
  } finally {
    fs.closeSync(fd);
  }
}

/** The absolute path, after a look at every folder on the way; null when one is missing. */
function resolveInside(base: string, file: string): string | null {
  const parts = file.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\0\\]/.test(part))) {
    refuse('evidence-refused', `${JSON.stringify(file)} is not a path inside the run directory`, file);
  }
  let folder = base;
  for (const part of parts.slice(0, -1)) {
    folder = path.join(folder, part);
    const stats = look(folder, file);
    if (stats === null || stats.isFile()) return null;
    if (!stats.isDirectory()) refuse('evidence-refused', `${file} leads through something that is not a folder`, file);
  }
  return path.join(folder, parts.at(-1) ?? '');
}

function openRegular(absolute: string, file: string): number | null {
  const seen = look(absolute, file);
  if (seen === null) return null;
  if (!seen.isFile()) refuse('evidence-refused', `${file} is not a regular file`, file);
  let fd: number;
  try {
    fd = fs.openSync(absolute, openFlags);
  } catch (error) {
    throw unreadable(file, error);
  }
  const opened = fs.fstatSync(fd);
  if (opened.ino === seen.ino && opened.dev === seen.dev) return fd;
  fs.closeSync(fd);
  return refuse('evidence-refused', `${file} was exchanged while it was opened`, file);
}

function look(absolute: string, file: string): fs.Stats | null {
  try {
    return fs.lstatSync(absolute);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw unreadable(file, error);
  }
}

/** Lines with their breaks; the decoder keeps characters that a chunk's end cuts in two. */
function eachLine(
  fd: number,
  limits: LineLimits,
  visit: (line: EvidenceLine) => void,
): { readonly rest: string; readonly restBytes: number } {
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.allocUnsafe(chunkBytes);
  const open = { text: '', bytes: 0, cut: false };
  let number = 0;
  const take = (text: string): void => {
    const room = limits.lineBytes - open.text.length;
    open.cut ||= text.length > room;
    open.text += room > 0 ? text.slice(0, room) : '';
  };
  for (let size = read(fd, buffer); size > 0; size = read(fd, buffer)) {
    const chunk = buffer.subarray(0, size);
    const lastBreak = chunk.lastIndexOf(10);
    open.bytes = lastBreak < 0 ? open.bytes + size : size - lastBreak - 1;
    const text = decoder.write(chunk);
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      take(text.slice(start, end));
      number += 1;
      visit({ text: open.text, number, cut: open.cut });
      open.text = '';
      open.cut = false;
      start = end + 1;
    }
    take(text.slice(start));
  }
  take(decoder.end());
  return { rest: open.text, restBytes: open.bytes };
}

function read(fd: number, buffer: Buffer): number {
  return fs.readSync(fd, buffer, 0, buffer.length, null);
}

function refuseLarge(file: string, sizeBytes: number, limitBytes: number): void {
  if (sizeBytes <= limitBytes) return;
  const message = `${file} has ${String(sizeBytes)} bytes; expected at most ${String(limitBytes)}`;
  refuse('evidence-too-large', message, file);
}

function unreadable(file: string, cause: unknown): HarnessError {
  const code = systemCode(cause) ?? 'unknown reason';
  return new HarnessError(`${file} cannot be read: ${code}`, { code: 'evidence-unreadable', subject: file, cause });
}

function refuse(code: string, message: string, subject: string): never {
  throw new HarnessError(message, { code, subject });
}

function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * One file copied as it is when it is opened: not a link that took its place meanwhile, no more bytes than it had then,
 * and nothing at all when it holds a secret.
 */
import fs from 'node:fs';
import path from 'node:path';
import { SENSITIVE_LENGTH, sensitiveText } from '../core/publish/sensitive.ts';

export type Copied =
  | { readonly ok: true; readonly sizeBytes: number; readonly note: string | null }
  | { readonly ok: false; readonly why: string };

export interface CopyRequest {
  /** Absolute and without links; the file must be in it. */
  readonly root: string;
  readonly file: string;
  readonly to: string;
  readonly limitBytes: number;
  readonly holdsSecret: (text: string) => boolean;
}

const chunkBytes = 1024 * 1024;

/** Never throws for what is wrong with the file. Leaves nothing where it fails. */
export function copyFileWithin(request: CopyRequest): Copied {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
  let source: number | null = null;
  try {
    source = fs.openSync(request.file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stat = fs.fstatSync(source);
    if (!stat.isFile()) return { ok: false, why: 'is no file any more' };
    if (!isWithin(request)) return { ok: false, why: 'leads out of the run' };
    if (stat.size > request.limitBytes) return { ok: false, why: `too large (${String(stat.size)} bytes)` };
    return copyBytes(source, stat.size, request);
  } catch (error) {
    return { ok: false, why: whyOf(error) };
  } finally {
    if (source !== null) fs.closeSync(source);
  }
}

/** A folder on the way may have become a link since it was listed. */
function isWithin({ root, file }: CopyRequest): boolean {
  const inside = path.relative(root, fs.realpathSync(file));
  return inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside);
}

function copyBytes(source: number, size: number, { to, holdsSecret }: CopyRequest): Copied {
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  const target = fs.openSync(to, 'wx', 0o600);
  let secret: string | null = null;
  let done = 0;
  try {
    const buffer = Buffer.alloc(Math.min(chunkBytes, Math.max(1, size)));
    let tail = '';
    while (done < size && secret === null) {
      const read = fs.readSync(source, buffer, 0, Math.min(buffer.length, size - done), done);
      if (read === 0) break;
      const text = tail + buffer.toString('latin1', 0, read);
      secret = sensitiveText(text) ?? (holdsSecret(text) ? 'a token of this job' : null);
      tail = text.slice(-SENSITIVE_LENGTH);
      fs.writeSync(target, buffer, 0, read);
      done += read;
    }
  } finally {
    fs.closeSync(target);
  }
  if (secret !== null) {
    fs.rmSync(to);
    return { ok: false, why: `holds what looks like ${secret}` };
  }
  return { ok: true, sizeBytes: done, note: noteOf(source, { size, done }) };
}

function noteOf(source: number, { size, done }: { readonly size: number; readonly done: number }): string | null {
  if (done < size) return `became shorter while it was copied: the first ${String(done)} bytes are here`;
  const now = fs.fstatSync(source).size;
  return now > size ? `grew while it was copied: the first ${String(done)} bytes are here` : null;
}

function whyOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'ENOENT') return 'gone before it was copied';
  return code === 'ELOOP' ? 'became a link before it was copied' : `cannot be read (${code})`;
}

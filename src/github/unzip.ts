// SPDX-License-Identifier: Apache-2.0
/**
 * An archive of run directories, which somebody else made, into an empty folder. It is refused as a whole where a name
 * leads elsewhere or comes twice, an entry is more than a plain file, or there is more of it than there should be; what an
 * archive says of its sizes is not believed. Files are not executable, whatever the archive says.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { GitHubError } from '../core/domain/errors.ts';
import { isPlainFile, openEntry, openZip, refused } from './zip.ts';

export interface UnzipLimits {
  readonly maxFiles: number;
  /** Of all files together, unpacked. */
  readonly maxBytes: number;
}

const maxDepth = 24;
const maxNameBytes = 255;
const maxPathBytes = 1024;
const folderMark = /\/$/;

/** Bytes that were written. Throws a GitHubError `refused`, and leaves what was written until then. */
export async function unzipInto(zip: Uint8Array, folder: string, limits: UnzipLimits): Promise<number> {
  const archive = await openZip(zip);
  try {
    // Folders count: they cost an entry of the disk as well.
    if (archive.entryCount > limits.maxFiles) throw refused(`it has ${String(archive.entryCount)} entries`);
    const taken = new Set<string>();
    let bytes = 0;
    for await (const entry of entriesOf(archive)) {
      requireSafe(entry, taken);
      if (folderMark.test(entry.fileName)) continue;
      const file = path.join(folder, ...entry.fileName.split('/'));
      makeFolder(path.dirname(file));
      const open = (): Promise<Readable> => openEntry(archive, entry);
      bytes += await writeFile({ file, open, expected: entry.crc32 }, limits.maxBytes - bytes);
    }
    return bytes;
  } finally {
    archive.close();
  }
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await nextEntry(archive);
    if (entry === null) return;
    yield entry;
  }
}

async function nextEntry(archive: ZipFile): Promise<Entry | null> {
  return await new Promise((resolve, reject) => {
    const give = (entry: Entry): void => settle(() => resolve(entry));
    const end = (): void => settle(() => resolve(null));
    const fail = (error: Error): void => settle(() => reject(refused('an entry cannot be read', error)));
    const settle = (then: () => void): void => {
      archive.off('entry', give).off('end', end).off('error', fail);
      then();
    };
    archive.on('entry', give).on('end', end).on('error', fail);
    archive.readEntry();
  });
}

function requireSafe(entry: Entry, taken: Set<string>): void {
  const name = entry.fileName.replace(folderMark, '');
  const said = JSON.stringify(name.slice(0, 200));
  const parts = name.split('/');
  const isSafe =
    Buffer.byteLength(name) <= maxPathBytes &&
    parts.length <= maxDepth &&
    !/[\p{Cc}\\]/u.test(name) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= maxNameBytes);
  if (!isSafe) throw refused(`it has an entry ${said}`);
  if (entry.isEncrypted()) throw refused(`${said} is encrypted`);
  if (!folderMark.test(entry.fileName) && !isPlainFile(entry)) throw refused(`${said} is not a plain file`);
  // Also where a file system takes two names for one.
  const key = name.normalize('NFC').toLowerCase();
  if (taken.has(key)) throw refused(`it has two entries ${said}`);
  taken.add(key);
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw refused('it has a file in the place of a folder', error);
  }
}

async function writeFile(
  {
    file,
    open,
    expected,
  }: { readonly file: string; readonly open: () => Promise<Readable>; readonly expected: number },
  room: number,
): Promise<number> {
  let size = 0;
  let sum = 0;
  let target: fs.promises.FileHandle | null = null;
  try {
    // A new file: it follows no link and replaces nothing.
    target = await fs.promises.open(file, 'wx', 0o600);
    // Opened last, since nobody hears of its errors before it is read.
    for await (const chunk of (await open()) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > room) throw refused('it unpacks to more than it may');
      sum = crc32(chunk, sum);
      await target.writeFile(chunk);
    }
  } catch (error) {
    if (error instanceof GitHubError) throw error;
    throw refused('a file cannot be unpacked', error);
  } finally {
    await target?.close();
  }
  if (sum !== expected) throw refused('a file is not what was packed');
  return size;
}

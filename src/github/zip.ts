// SPDX-License-Identifier: Apache-2.0
/**
 * The one file of an archive that somebody else made. Nothing is written anywhere; an archive that holds anything but that
 * one plain file, or unpacks to more than it should, is refused.
 */
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { GitHubError } from '../core/domain/errors.ts';

export interface ArchiveLimits {
  /** Of the file, unpacked. */
  readonly maxBytes: number;
}

/** Text compresses well, but not so well: more than this is a bomb. */
const maxRatio = 500;
/** Below this size no ratio matters. */
const smallBytes = 100_000;
const fileTypeMask = 0o170000;
const plainFile = 0o100000;
const unix = 3;

/** Bytes of the file. Throws a GitHubError `refused` that says what is wrong with the archive. */
export async function readArchivedFile(zip: Uint8Array, name: string, limits: ArchiveLimits): Promise<Uint8Array> {
  const archive = await openZip(zip);
  try {
    if (archive.entryCount !== 1) throw refused(`it has ${String(archive.entryCount)} entries instead of one`);
    const entry = await nextEntry(archive);
    requirePlain(entry, name, limits);
    const bytes = await readBounded(await openEntry(archive, entry), limits.maxBytes);
    if (crc32(bytes) !== entry.crc32) throw refused('its file is not what was packed');
    return bytes;
  } finally {
    archive.close();
  }
}

function requirePlain(entry: Entry, name: string, { maxBytes }: ArchiveLimits): void {
  if (entry.fileName !== name) throw refused(`it has the file ${JSON.stringify(entry.fileName)}, expected ${name}`);
  if (entry.isEncrypted()) throw refused('its file is encrypted');
  if (!isPlainFile(entry)) throw refused('its entry is not a plain file');
  if (entry.uncompressedSize > maxBytes) throw refused(`its file has more than ${String(maxBytes)} bytes`);
  if (entry.uncompressedSize > smallBytes && entry.uncompressedSize > entry.compressedSize * maxRatio) {
    throw refused(`its file is ${String(maxRatio)} times as large as it is packed`);
  }
}

/** Whether an entry is no link, device or other thing that only a Unix system has. */
export function isPlainFile(entry: Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & fileTypeMask;
  return entry.versionMadeBy >> 8 !== unix || type === 0 || type === plainFile;
}

export async function openZip(zip: Uint8Array): Promise<ZipFile> {
  return await new Promise((resolve, reject) => {
    const options = { lazyEntries: true, validateEntrySizes: true, strictFileNames: true };
    fromBuffer(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), options, (error, archive) => {
      if (error === null) resolve(archive);
      else reject(refused('it is no zip', error));
    });
  });
}

async function nextEntry(archive: ZipFile): Promise<Entry> {
  return await new Promise((resolve, reject) => {
    archive.once('entry', resolve);
    archive.once('end', () => reject(refused('it has no entry')));
    archive.once('error', (error) => reject(refused('its entry cannot be read', error)));
    archive.readEntry();
  });
}

export async function openEntry(archive: ZipFile, entry: Entry): Promise<Readable> {
  return await new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error === null) resolve(stream);
      else reject(refused('its file cannot be unpacked', error));
    });
  });
}

/** Counts while it reads: what an archive says of its sizes is not believed. */
async function readBounded(stream: Readable, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw refused(`its file has more than ${String(maxBytes)} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof GitHubError) throw error;
    throw refused('its file cannot be unpacked', error);
  }
  return Buffer.concat(chunks);
}

export function refused(what: string, cause?: unknown): GitHubError {
  return new GitHubError('refused', what, cause);
}

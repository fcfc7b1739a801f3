// SPDX-License-Identifier: Apache-2.0
/**
 * Takes over what a collect hook left in a staging folder: `output/` and `logs/` of one instance. The folder is
 * untrusted: only regular files are copied, no link is followed, and everything has a limit. Every file that is not
 * taken is named with its reason.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Masker, MaskStream } from '../ports/masker.ts';
import type { AdoptedFiles } from '../ports/run-writers.ts';
import { diskError, isSafeName, systemCode, visible } from './writers-files.ts';

type Limit = 'files' | 'fileBytes' | 'totalBytes' | 'depth' | 'entriesPerFolder' | 'reasons' | 'shownCharacters';

export const ADOPT_LIMITS: Readonly<Record<Limit, number>> = {
  files: 1000,
  fileBytes: 16 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
  /** Folders below the staging folder. */
  depth: 10,
  entriesPerFolder: 10_000,
  /** Reasons named one by one. */
  reasons: 100,
  shownCharacters: 200,
};

const KEPT_FOLDERS = ['logs', 'output'];
const CHUNK_BYTES = 256 * 1024;

export interface Adoption {
  readonly runDir: string;
  /** The instance's folder, relative to the run directory. */
  readonly into: string;
  readonly stagingDir: string;
  /** Whether the harness writes that file of the run directory itself; such a file is not replaced. */
  readonly isOurs: (relative: string) => boolean;
  readonly masker: Masker;
}

interface Progress {
  readonly adoption: Adoption;
  files: number;
  bytes: number;
  reasons: string[];
  reasonsDropped: number;
}

/** Copies the files. Rejects with a HarnessError only when the run directory cannot be written to. */
export async function adoptInstanceFiles(adoption: Adoption): Promise<AdoptedFiles> {
  const progress: Progress = { adoption, files: 0, bytes: 0, reasons: [], reasonsDropped: 0 };
  for (const name of await namesIn(progress, '')) {
    if (KEPT_FOLDERS.includes(name)) await adoptEntry(progress, name);
    else leaveOut(progress, name, 'only logs/ and output/ are kept');
  }
  const { files, bytes, reasons, reasonsDropped } = progress;
  const leftOut = reasonsDropped === 0 ? reasons : [...reasons, `and ${reasonsDropped} more`];
  return { files, bytes, leftOut };
}

async function adoptEntry(progress: Progress, relative: string): Promise<void> {
  try {
    // Never follows a link; what kind of thing it is decides before it is opened.
    const stats = await fs.lstat(path.join(progress.adoption.stagingDir, relative));
    if (stats.isDirectory()) await adoptFolder(progress, relative);
    else if (!relative.includes('/')) leaveOut(progress, relative, 'not a folder');
    else if (stats.isFile()) await adoptFile(progress, relative);
    else leaveOut(progress, relative, kindOf(stats));
  } catch (error) {
    leaveOutUnreadable(progress, relative, error);
  }
}

async function adoptFolder(progress: Progress, relative: string): Promise<void> {
  if (relative.split('/').length > ADOPT_LIMITS.depth) {
    leaveOut(progress, relative, `deeper than ${ADOPT_LIMITS.depth} folders`);
    return;
  }
  for (const name of await namesIn(progress, relative)) await adoptEntry(progress, `${relative}/${name}`);
}

/** Sorted names of a folder that may stand in a run directory; others are left out, with the reason. */
async function namesIn(progress: Progress, relative: string): Promise<readonly string[]> {
  const names: string[] = [];
  try {
    // Latin-1 keeps every byte of a name, so that any of them can be told from a safe one.
    const folder = await fs.opendir(path.join(progress.adoption.stagingDir, relative), { encoding: 'latin1' });
    for await (const entry of folder) {
      if (names.length >= ADOPT_LIMITS.entriesPerFolder) {
        leaveOut(progress, `${relative}/...`, `more than ${ADOPT_LIMITS.entriesPerFolder} entries in one folder`);
        break;
      }
      names.push(entry.name);
    }
  } catch (error) {
    leaveOutUnreadable(progress, relative === '' ? 'all' : relative, error);
  }
  const kept: string[] = [];
  for (const name of names.sort()) {
    const reason = whyBadName(progress, name);
    if (reason === null) kept.push(name);
    else leaveOut(progress, join(relative, name), reason);
  }
  return kept;
}

function whyBadName({ adoption }: Progress, name: string): string | null {
  if (!isSafeName(name)) return 'the name has other characters than A-Z a-z 0-9 . _ -, or is too long';
  return adoption.masker.holds(name) ? 'the name holds a secret' : null;
}

async function adoptFile(progress: Progress, relative: string): Promise<void> {
  const { adoption } = progress;
  const destination = `${adoption.into}/${relative}`;
  if (adoption.isOurs(destination)) return;
  if (progress.files >= ADOPT_LIMITS.files) {
    leaveOut(progress, relative, `more than ${ADOPT_LIMITS.files} files`);
    return;
  }
  // Opened without following a link or waiting for a writer, should the entry have been exchanged since it was looked at.
  const flags = fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK;
  const source = await fs.open(path.join(adoption.stagingDir, relative), flags);
  try {
    const stats = await source.stat();
    const reason = stats.isFile() ? overLimits(progress, stats.size) : kindOf(stats);
    if (reason === null) await copyFile(progress, { source, relative, destination, expectedBytes: stats.size });
    else leaveOut(progress, relative, reason);
  } finally {
    await source.close();
  }
}

interface Source {
  readonly source: fs.FileHandle;
  readonly relative: string;
  readonly destination: string;
  readonly expectedBytes: number;
}

async function copyFile(progress: Progress, { source, relative, destination, expectedBytes }: Source): Promise<void> {
  const file = path.join(progress.adoption.runDir, destination);
  const target = await writing(file, () => openNew(file));
  let bytes: number | null = null;
  try {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, expectedBytes + 1));
    const mask = progress.adoption.masker.stream();
    bytes = await copyBytes(progress, { source, target, file, buffer, mask });
  } finally {
    await target.close();
    if (bytes === null) await fs.rm(file);
  }
  if (bytes === null) {
    leaveOut(progress, relative, 'it grew over the limits while it was copied');
    return;
  }
  progress.files += 1;
  progress.bytes += bytes;
}

/** Opens a file that was not there, also where an earlier collect left one. */
async function openNew(file: string): Promise<fs.FileHandle> {
  try {
    return await fs.open(file, 'wx');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') await fs.mkdir(path.dirname(file), { recursive: true });
    else if (systemCode(error) === 'EEXIST') await fs.rm(file, { recursive: true });
    else throw error;
    return fs.open(file, 'wx');
  }
}

/** Bytes copied; null when the file turns out to be over the limits. */
async function copyBytes(
  progress: Progress,
  copy: { source: fs.FileHandle; target: fs.FileHandle; file: string; buffer: Buffer; mask: MaskStream },
): Promise<number | null> {
  const { source, file, buffer, mask } = copy;
  const write = (bytes: Buffer): Promise<void> => writing(file, () => copy.target.writeFile(bytes));
  let copied = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length, copied);
    copied += bytesRead;
    if (overLimits(progress, copied) !== null) return null;
    if (bytesRead > 0) await write(mask.add(buffer.subarray(0, bytesRead)));
    // Of a regular file less than was asked for is read only at its end.
    if (bytesRead < buffer.length) {
      await write(mask.end());
      return copied;
    }
  }
}

function overLimits(progress: Progress, size: number): string | null {
  if (size > ADOPT_LIMITS.fileBytes) return `${size} bytes, over ${ADOPT_LIMITS.fileBytes} for one file`;
  if (progress.bytes + size > ADOPT_LIMITS.totalBytes) return `over ${ADOPT_LIMITS.totalBytes} bytes in all`;
  return null;
}

/** Work on the run directory's side: what fails there is an error of the run, not a file left out. */
async function writing<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw diskError(file, error);
  }
}

function kindOf(stats: { isSymbolicLink(): boolean; isFIFO(): boolean; isSocket(): boolean }): string {
  if (stats.isSymbolicLink()) return 'a symbolic link';
  if (stats.isFIFO()) return 'a FIFO';
  return stats.isSocket() ? 'a socket' : 'a device';
}

function leaveOutUnreadable(progress: Progress, relative: string, error: unknown): void {
  const code = systemCode(error);
  if (code === null) throw error;
  leaveOut(progress, relative, `cannot be read (${code})`);
}

function leaveOut(progress: Progress, relative: string, reason: string): void {
  if (progress.reasons.length >= ADOPT_LIMITS.reasons) {
    progress.reasonsDropped += 1;
    return;
  }
  const shown = visible(progress.adoption.masker.text(Buffer.from(relative, 'latin1').toString('utf8')));
  progress.reasons.push(`${shown.slice(0, ADOPT_LIMITS.shownCharacters)}: ${reason}`);
}

function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

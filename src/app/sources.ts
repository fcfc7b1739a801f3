// SPDX-License-Identifier: Apache-2.0
/**
 * Reads manifests and the files they name. What cannot be read is a problem of the same kind as a mistake inside it:
 * named, with what was expected, before anything starts.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SpecError } from '../core/domain/errors.ts';
import { MAX_SOURCE_BYTES, type UnreadableKind, unreadableSource } from '../core/spec/source.ts';
import { INPUTS_DIR } from '../rundir/layout.ts';
import type { FoundFile } from './lookup.ts';

export interface FileContent {
  readonly bytes: Uint8Array;
  /** Digest of the bytes, hexadecimal. */
  readonly sha256: string;
}

export type SourceFile = FoundFile & FileContent;

/** The bytes of a manifest. Throws a SpecError when it is missing, a folder, unreadable or too large. */
export function readSource<F extends Pick<FoundFile, 'path' | 'shownPath'>>(file: F): F & FileContent {
  const bytes = readRegularFile(file.path, { shownPath: file.shownPath });
  return { ...file, bytes, sha256: sha256Of(bytes) };
}

/** A file that an experiment names, relative to the experiment's folder. Throws a SpecError. */
export function readInput(name: string, experiment: FoundFile): Uint8Array {
  const place = experiment.isCopy === true ? path.join(INPUTS_DIR, name) : name;
  const shownPath = path.join(path.dirname(experiment.shownPath), place);
  const what = `a file, which ${experiment.shownPath} names`;
  return readRegularFile(path.resolve(path.dirname(experiment.path), place), { shownPath, what });
}

export function sha256Of(bytes: Uint8Array | string): string {
  return crypto.createHash('sha256').update(bytes).digest('hex');
}

interface Shown {
  readonly shownPath: string;
  /** What it is, if no manifest. */
  readonly what?: string;
}

function readRegularFile(file: string, shown: Shown): Uint8Array {
  let descriptor: number | null = null;
  try {
    // Without blocking: a FIFO has no end to wait for.
    descriptor = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    const stat = fs.fstatSync(descriptor);
    if (stat.isDirectory()) throw unreadable(shown, 'directory');
    if (!stat.isFile()) throw unreadable(shown, 'not-a-file');
    if (stat.size > MAX_SOURCE_BYTES) throw unreadable(shown, 'too-large', `${String(stat.size)} bytes`);
    return readAtMost(descriptor, stat.size);
  } catch (error) {
    if (error instanceof SpecError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR') throw unreadable(shown, 'missing');
    throw unreadable(shown, 'unreadable', code);
  } finally {
    if (descriptor !== null) fs.closeSync(descriptor);
  }
}

function readAtMost(descriptor: number, sizeBytes: number): Uint8Array {
  const bytes = new Uint8Array(sizeBytes);
  let filled = 0;
  while (filled < sizeBytes) {
    const read = fs.readSync(descriptor, bytes, filled, sizeBytes - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, filled);
}

function unreadable({ shownPath, what }: Shown, kind: UnreadableKind, detail?: string): SpecError {
  return new SpecError([unreadableSource({ path: shownPath, kind, detail, what })]);
}

// SPDX-License-Identifier: Apache-2.0

/**
 * Files into and out of a container, through the engine's archives. Owns which path becomes which: a file goes into a
 * folder under its name, the contents of a folder go into the other folder.
 */

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readTar, type TarEntry, writeTar } from './tar.ts';

/** For the root folder of a container. */
export function packUpload(source: string, destination: string): Buffer {
  const target = destination.replace(/^\/+/, '').replace(/\/+$/, '');
  const folder: TarEntry = { path: target, kind: 'folder' };
  if (!statSync(source).isDirectory()) return writeTar([folder, fileEntry(source, join(target, basename(source)))]);
  const inside = readdirSync(source, { recursive: true, withFileTypes: true }).flatMap((entry): readonly TarEntry[] => {
    const path = join(entry.parentPath, entry.name);
    const at = join(target, path.slice(source.length));
    if (entry.isDirectory()) return [{ path: at, kind: 'folder' }];
    return entry.isFile() ? [fileEntry(path, at)] : [];
  });
  return writeTar([folder, ...inside]);
}

function fileEntry(source: string, path: string): TarEntry {
  return { path, kind: 'file', mode: statSync(source).mode & 0o777, bytes: readFileSync(source) };
}

export interface DownloadTarget {
  readonly target: string;
  /** A single file becomes the target; otherwise it goes into it. */
  readonly fileIsTarget: boolean;
}

/** Unpacks what the engine packed of one file or folder. */
export function unpackDownload(archive: Buffer, { target, fileIsTarget }: DownloadTarget): void {
  const entries = readTar(archive);
  const isFile = entries.length === 1 && entries[0]?.kind === 'file';
  for (const { path, kind, bytes } of entries) {
    // The first part is the name of what was asked for.
    const parts = path.split('/').slice(isFile && !fileIsTarget ? 0 : 1);
    if (parts.includes('..')) continue;
    const at = join(target, ...parts);
    if (kind === 'folder') mkdirSync(at, { recursive: true });
    else {
      mkdirSync(dirname(at), { recursive: true });
      writeFileSync(at, bytes ?? '');
    }
  }
}

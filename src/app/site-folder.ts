// SPDX-License-Identifier: Apache-2.0
/**
 * A site in a folder of this machine. Only what we make ourselves is written or removed: no link is followed, nothing
 * that is not a plain file is replaced, and a folder that holds other things and no site of ours is refused.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError, UsageError } from '../core/domain/errors.ts';
import { MARKER_FILE } from '../core/publish/site-update.ts';
import type { SiteReader, SiteWriter } from '../ports/site-store.ts';

/** What may be removed: folders of runs and of pull requests. */
const removable = /^(?:runs\/\d{4}-\d{2}\/\d{2}|pr\/\d{1,10}\/runs)\/\d{8}T\d{6}Z-[a-z0-9]{6}$|^pr\/\d{1,10}$/;

/** `dir` is absolute and need not be there yet. Throws a UsageError when it is not for us. */
export function openSiteFolder(dir: string): SiteReader & SiteWriter {
  requireOurs(dir);
  return {
    read: (file, limitBytes) => Promise.resolve(readFile(dir, file, limitBytes)),
    folders: (folder) => Promise.resolve(listFolders(dir, folder)),
    write: (file, text) => Promise.resolve(writeFile(dir, file, text)),
    remove: (folder) => {
      removeFolder(dir, folder);
      return Promise.resolve();
    },
  };
}

function requireOurs(dir: string): void {
  const stat = fs.statSync(dir, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) throw notOurs(`${dir} is not a folder`);
  // The folder may be the work tree of a branch.
  const names = fs.readdirSync(dir).filter((name) => name !== '.git');
  if (names.length === 0 || names.includes(MARKER_FILE)) return;
  throw notOurs(`${dir} holds files and no ${MARKER_FILE} of ours`);
}

function notOurs(message: string): UsageError {
  return new UsageError(message, { code: 'not-a-site', hint: 'Give a new or an empty folder, or one with a site.' });
}

function readFile(dir: string, file: string, limitBytes: number): string | null {
  const place = locate(dir, file);
  const stat = place === null ? undefined : fs.lstatSync(place, { throwIfNoEntry: false });
  if (place === null || stat === undefined) return null;
  if (!stat.isFile()) throw refused(file, 'is not a plain file');
  if (stat.size > limitBytes) throw refused(file, `has ${String(stat.size)} bytes, more than ${String(limitBytes)}`);
  return fs.readFileSync(place, 'utf8');
}

function listFolders(dir: string, folder: string): readonly string[] {
  const place = locate(dir, `${folder}/x`);
  if (place === null) return [];
  const entries = fs.readdirSync(path.dirname(place), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function writeFile(dir: string, file: string, text: string): boolean {
  const place = locate(dir, file, { make: true }) ?? '';
  const stat = fs.lstatSync(place, { throwIfNoEntry: false });
  if (stat?.isFile() === false) throw refused(file, 'is not a plain file');
  const bytes = Buffer.from(text);
  if (stat?.size === bytes.length && fs.readFileSync(place).equals(bytes)) return false;
  // A name that no page of ours has, so that what an interrupted writer left is replaced by the next.
  const temporary = `${place}.new`;
  fs.rmSync(temporary, { force: true });
  fs.writeFileSync(temporary, bytes, { flag: 'wx' });
  fs.renameSync(temporary, place);
  return true;
}

function removeFolder(dir: string, folder: string): void {
  if (!removable.test(folder)) throw refused(folder, 'is no folder that may be removed');
  const place = locate(dir, folder);
  if (place === null) return;
  fs.rmSync(place, { recursive: true, force: true });
  for (let parent = path.dirname(place); parent !== dir; parent = path.dirname(parent)) {
    if (fs.readdirSync(parent).length > 0) break;
    fs.rmdirSync(parent);
  }
}

/** The absolute path, after a look at every folder on the way; null when one is missing and is not to be made. */
function locate(dir: string, file: string, { make = false }: { readonly make?: boolean } = {}): string | null {
  const parts = file.split('/');
  if (parts.some((part) => !/^[A-Za-z0-9._-]+$/.test(part) || /^\.+$/.test(part)))
    throw refused(file, 'is no path of a site');
  let folder = dir;
  if (make) fs.mkdirSync(dir, { recursive: true });
  for (const part of parts.slice(0, -1)) {
    folder = path.join(folder, part);
    const stat = fs.lstatSync(folder, { throwIfNoEntry: false });
    if (stat === undefined && !make) return null;
    if (stat === undefined) fs.mkdirSync(folder);
    else if (!stat.isDirectory()) throw refused(file, 'leads through something that is not a folder');
  }
  return path.join(folder, parts.at(-1) ?? '');
}

function refused(file: string, why: string): HarnessError {
  return new HarnessError(`${file} of the site ${why}`, { code: 'site-refused', subject: file });
}

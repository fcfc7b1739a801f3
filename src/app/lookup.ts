// SPDX-License-Identifier: Apache-2.0
/**
 * Where an id of an experiment or an adapter leads: a path as given; then the local folders; then what is shipped.
 * Looks at names only, never into a file.
 */
import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';

export type DocumentKind = 'experiment' | 'adapter';

export interface FoundFile {
  readonly id: string;
  /** Absolute. */
  readonly path: string;
  /** As people are shown it: relative to the current folder where it lies below it. */
  readonly shownPath: string;
  readonly origin: 'shipped' | 'local';
  /** A local file that is used although one with its id is shipped. */
  readonly shadowsShipped: boolean;
  /** The copy in a run directory: its name is not its id, and files that it names are under inputs/. */
  readonly isCopy?: true;
}

export interface Places {
  readonly kind: DocumentKind;
  readonly cwd: string;
  /** Absolute, in order of precedence; those that do not exist are passed over. */
  readonly localDirs: readonly string[];
  readonly shippedDir: string;
}

const extension = '.yaml';

/**
 * Places of one kind of document. `givenDir` is the folder that the caller named; without it the usual ones are
 * looked through. Throws a UsageError when the named folder is not there.
 */
export function placesOf(
  kind: DocumentKind,
  options: { readonly cwd: string; readonly givenDir: string | null; readonly shippedDir: string },
): Places {
  const { cwd, givenDir, shippedDir } = options;
  if (givenDir === null) {
    const localDirs = [path.resolve(cwd, 'chaos', `${kind}s`), path.resolve(cwd, `${kind}s`)];
    return { kind, cwd, localDirs: localDirs.filter((dir) => !sameFolder(dir, shippedDir)), shippedDir };
  }
  const dir = path.resolve(cwd, givenDir);
  if (fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) {
    const hint = `Expected a folder with ${kind} files, ID.yaml.`;
    throw new UsageError(`--${kind}s-dir ${givenDir} is not a folder`, { code: 'no-such-folder', hint });
  }
  return { kind, cwd, localDirs: [dir], shippedDir };
}

/** All documents that an id can name, by id. */
export function listDocuments(places: Places): readonly FoundFile[] {
  const found = new Map<string, FoundFile>();
  for (const dir of [...places.localDirs, places.shippedDir]) {
    for (const id of idsIn(dir)) {
      if (!found.has(id)) found.set(id, describeFile(path.join(dir, id + extension), places));
    }
  }
  return [...found.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** The file of an id or a path. Throws a UsageError with the nearest id when there is none. */
export function findDocument(nameOrPath: string, places: Places): FoundFile {
  if (isPath(nameOrPath)) return describeFile(path.resolve(places.cwd, nameOrPath), places);
  const all = listDocuments(places);
  const found = all.find(({ id }) => id === nameOrPath);
  if (found !== undefined) return found;
  if (fs.statSync(path.resolve(places.cwd, nameOrPath), { throwIfNoEntry: false })?.isFile() === true) {
    const hint = `Did you mean ./${nameOrPath}? A path has a slash or ends with ${extension}.`;
    throw new UsageError(`unknown ${places.kind} "${nameOrPath}"`, { code: `unknown-${places.kind}`, hint });
  }
  const ids = all.map(({ id }) => id);
  const nearest = nearestName(nameOrPath, ids);
  throw new UsageError(
    `unknown ${places.kind} "${nameOrPath}"; expected ${ids.length === 0 ? 'a path' : `a path or one of ${ids.join(', ')}`}`,
    { code: `unknown-${places.kind}`, hint: nearest === null ? undefined : `Did you mean ${nearest}?` },
  );
}

/** A document at an absolute path. */
export function describeFile(file: string, places: Places): FoundFile {
  const id = path.basename(file).replace(/\.ya?ml$/, '');
  const shippedFile = path.join(places.shippedDir, id + extension);
  const shipped = path.dirname(file) === path.resolve(places.shippedDir);
  const relative = path.relative(places.cwd, file);
  return {
    id,
    path: file,
    shownPath: relative.startsWith('..') ? file : relative,
    origin: shipped ? 'shipped' : 'local',
    shadowsShipped: !shipped && fs.existsSync(shippedFile),
  };
}

function idsIn(dir: string): readonly string[] {
  try {
    return fs
      .readdirSync(dir)
      .filter((name) => /^[a-z0-9][a-z0-9-]{0,63}\.yaml$/.test(name))
      .map((name) => name.slice(0, -extension.length));
  } catch {
    return [];
  }
}

/** Whether a name is meant as a path. */
export function isPath(text: string): boolean {
  return /[/\\]/.test(text) || /\.ya?ml$/.test(text);
}

function sameFolder(left: string, right: string): boolean {
  try {
    return fs.realpathSync(left) === fs.realpathSync(right);
  } catch {
    return false;
  }
}

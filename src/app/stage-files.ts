// SPDX-License-Identifier: Apache-2.0
/**
 * Copies folders to where nobody else writes, as plain files that an artifact can hold, and says what it left out and
 * why. Whoever filled the folders is not trusted: links, devices, files that change under the copy, names and contents.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createPathNames } from '../core/publish/artifact-paths.ts';
import { whyPathStays } from '../core/publish/sensitive.ts';
import { copyFileWithin, type Copied } from './stage-copy.ts';

export interface StageRequest {
  /** Absolute folders, and what each is called in the copy. */
  readonly folders: readonly { readonly from: string; readonly as: string }[];
  /** Absolute; an empty folder of ours. */
  readonly into: string;
  /** Values that must not be in any file. */
  readonly holdsSecret: (text: string) => boolean;
  readonly limits?: StageLimits;
}

export interface StageLimits {
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** Files and folders that are looked at. */
  readonly entries: number;
}

export interface Staged {
  /** Relative to `into`, with `/`; the list of what is not there is the last. */
  readonly files: readonly string[];
  readonly sizeBytes: number;
  readonly leftOut: readonly Note[];
  readonly changed: readonly Note[];
}

/** A path as it was called, and what became of it. */
export interface Note {
  readonly path: string;
  readonly note: string;
}

/** Name of the list in the copy. */
export const NOTES_FILE = 'artifact-notes.json';

const defaultLimits: StageLimits = { fileBytes: 256 * 1024 * 1024, totalBytes: 1024 ** 3, entries: 20_000 };
const maxDepth = 32;
const maxNotes = 2000;

/** Never throws for what is in the folders. */
export function stageFiles(request: StageRequest): Staged {
  const { into, limits = defaultLimits } = request;
  const stage = new Stage(into, { limits, holdsSecret: request.holdsSecret });
  for (const { from, as } of request.folders) stage.addFolder(from, as);
  return stage.finish();
}

class Stage {
  readonly #into: string;
  readonly #limits: StageLimits;
  readonly #holdsSecret: (text: string) => boolean;
  readonly #names = createPathNames();
  readonly #files: string[] = [];
  readonly #leftOut: Note[] = [];
  readonly #changed: Note[] = [];
  #entries = 0;
  #sizeBytes = 0;

  constructor(into: string, about: { readonly limits: StageLimits; readonly holdsSecret: (text: string) => boolean }) {
    this.#into = into;
    this.#limits = about.limits;
    this.#holdsSecret = about.holdsSecret;
    this.#names.nameOf(NOTES_FILE);
  }

  addFolder(from: string, as: string): void {
    let root: string;
    try {
      root = fs.realpathSync(from);
    } catch (error) {
      this.#leave(as, `cannot be read (${codeOf(error)})`);
      return;
    }
    const open = [{ folder: root, shown: as, depth: 0 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { shown, depth } = next;
      for (const name of this.#list(next.folder, shown)) {
        const entry = { root, file: path.join(next.folder, name), shown: `${shown}/${name}` };
        if (!this.#add(entry)) continue;
        if (depth >= maxDepth) this.#leave(entry.shown, 'nested too deeply');
        else open.push({ folder: entry.file, shown: entry.shown, depth: depth + 1 });
      }
    }
  }

  finish(): Staged {
    const notes = { leftOut: this.#leftOut.slice(0, maxNotes), changed: this.#changed.slice(0, maxNotes) };
    const more = this.#leftOut.length + this.#changed.length - notes.leftOut.length - notes.changed.length;
    fs.writeFileSync(path.join(this.#into, NOTES_FILE), `${JSON.stringify({ ...notes, more }, null, 1)}\n`);
    const [leftOut, changed] = [this.#leftOut, this.#changed];
    return { files: [...this.#files, NOTES_FILE], sizeBytes: this.#sizeBytes, leftOut, changed };
  }

  /** Names in order; files come before what is in folders, so that a run's own are there when the limit comes. */
  #list(folder: string, shown: string): readonly string[] {
    try {
      const names = fs.readdirSync(folder).sort();
      if (names.length === 0) this.#leave(shown, 'an empty folder');
      return names;
    } catch (error) {
      this.#leave(shown, `cannot be read (${codeOf(error)})`);
      return [];
    }
  }

  /** Whether it is a folder to look into. */
  #add(entry: { readonly root: string; readonly file: string; readonly shown: string }): boolean {
    const { root, file, shown } = entry;
    this.#entries += 1;
    if (this.#entries > this.#limits.entries) {
      if (this.#entries === this.#limits.entries + 1) this.#leave(shown, 'this and all that follows: too many files');
      return false;
    }
    const why = whyPathStays(path.relative(root, file));
    if (why !== null) {
      this.#leave(shown, why);
      return false;
    }
    const stat = statOf(file);
    if (typeof stat === 'string') this.#leave(shown, stat);
    else if (stat.isDirectory()) return true;
    else if (stat.isSymbolicLink()) this.#addLink(entry);
    else if (stat.isFile()) this.#copy({ ...entry, note: null });
    else this.#leave(shown, kindOf(stat));
    return false;
  }

  /** A link to a file of the same run is a copy of that file; any other leads to what is not ours to show. */
  #addLink({ root, file, shown }: { readonly root: string; readonly file: string; readonly shown: string }): void {
    let target: string;
    try {
      target = fs.realpathSync(file);
    } catch (error) {
      this.#leave(shown, `a link that leads nowhere (${codeOf(error)})`);
      return;
    }
    const inside = path.relative(root, target);
    if (inside === '' || inside.startsWith('..') || path.isAbsolute(inside)) {
      this.#leave(shown, 'a link out of the run');
      return;
    }
    const stat = statOf(target);
    const why = whyPathStays(inside);
    if (why !== null) this.#leave(shown, `a link to what is left out: ${why}`);
    else if (typeof stat === 'string' || !stat.isFile()) this.#leave(shown, 'a link to what is no file');
    else this.#copy({ root, file: target, shown, note: `a copy of ${inside}, which it linked to` });
  }

  #copy(entry: {
    readonly root: string;
    readonly file: string;
    readonly shown: string;
    readonly note: string | null;
  }): void {
    const { root, file, shown, note } = entry;
    const name = this.#names.nameOf(shown);
    const to = path.join(this.#into, name);
    const limitBytes = Math.min(this.#limits.fileBytes, this.#limits.totalBytes - this.#sizeBytes);
    const copied: Copied = copyFileWithin({ root, file, to, limitBytes, holdsSecret: this.#holdsSecret });
    if (!copied.ok) {
      this.#leave(shown, copied.why);
      return;
    }
    this.#files.push(name);
    this.#sizeBytes += copied.sizeBytes;
    const changes = [name === shown ? null : `is called ${name} here`, note, copied.note];
    const said = changes.filter((change) => change !== null).join('; ');
    if (said !== '') this.#changed.push({ path: shown, note: said });
  }

  #leave(shown: string, note: string): void {
    this.#leftOut.push({ path: shown, note });
  }
}

function statOf(file: string): fs.Stats | string {
  try {
    return fs.lstatSync(file);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone before it was copied' : `cannot be read (${codeOf(error)})`;
  }
}

function kindOf(stat: fs.Stats): string {
  if (stat.isFIFO()) return 'a pipe';
  if (stat.isSocket()) return 'a socket';
  return 'a device';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Files of one commit of a partial repository: only the folders on the way to what is asked for are fetched, and the files
 * themselves. What is asked for at the same time is one request to the server for each level of folders.
 */
import type { SiteFiles } from '../ports/site-branch.ts';
import { readBatch } from './git-batch.ts';
import type { Git } from './git.ts';

export interface TreeEntry {
  readonly kind: 'folder' | 'file' | 'other';
  readonly id: string;
}

export type Tree = ReadonlyMap<string, TreeEntry>;

export interface CommitFiles extends SiteFiles {
  /** Null where there is nothing. Whatever leads to it is here afterwards. */
  entry(path: string): Promise<TreeEntry | null>;
}

/** Objects by their id, each fetched and read once. */
export interface GitObjects {
  tree(id: string): Promise<Tree>;
  /** `what` is being done, for people. */
  text(id: string, about: { readonly limitBytes: number; readonly what: string }): Promise<string>;
  /** Fetches objects that nobody has asked for yet, without reading them. */
  fetch(ids: readonly string[], extra?: readonly string[]): Promise<void>;
}

interface Wanted {
  readonly id: string;
  /** Of a text: the most it may have. */
  readonly limitBytes?: number;
  /** With its text where that is known by now. */
  readonly read: (text: string | undefined) => Promise<void>;
}

/** The most ids in one command's arguments. */
const batchSize = 1000;
const readAtOnce = 4;
/** From so many files on, two commands that read them all are fewer. */
const batchFrom = 3;
const reading = 'reading the branch';

export function createGitObjects(git: Git): GitObjects {
  const here = new Set<string>();
  let wanted: Wanted[] = [];
  let round: Promise<void> | null = null;
  const known = new Map<string, Promise<unknown>>();

  const fetch = async (ids: readonly string[], extra: readonly string[] = []): Promise<void> => {
    const missing = [...new Set(ids)].filter((id) => !here.has(id));
    for (let at = 0; at < missing.length; at += batchSize) {
      const batch = missing.slice(at, at + batchSize);
      const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...extra];
      await git.run(['fetch', ...options, '--filter=tree:0', 'origin', ...batch], { what: reading });
      for (const id of batch) here.add(id);
    }
  };

  /** All that was asked for in one turn is fetched together, and handed out together. */
  const fetchRound = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    const batch = wanted;
    wanted = [];
    round = null;
    await fetch(batch.map(({ id }) => id));
    const files = batch.flatMap(({ id, limitBytes }) => (limitBytes === undefined ? [] : [{ id, limitBytes }]));
    const texts = files.length < batchFrom ? new Map<string, string>() : await readBatch(git, files);
    const queue = [...batch];
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await next.read(texts.get(next.id));
    };
    await Promise.all(Array.from({ length: readAtOnce }, work));
  };

  const load = <T>(
    id: string,
    read: (text: string | undefined) => Promise<T>,
    about: Pick<Wanted, 'limitBytes'> = {},
  ): Promise<T> => {
    const before = known.get(id);
    if (before !== undefined) return before as Promise<T>;
    let value: { readonly of: T } | null = null;
    wanted.push({ ...about, id, read: async (text) => void (value = { of: await read(text) }) });
    round ??= fetchRound();
    const loaded = round.then(() => (value as unknown as { readonly of: T }).of);
    known.set(id, loaded);
    return loaded;
  };

  return {
    fetch,
    tree: (id) => load(id, async () => parseTree(await git.run(['ls-tree', '-z', id], { what: reading }))),
    text: (id, about) => {
      const { limitBytes } = about;
      return load(id, async (text) => text ?? (await git.run(['cat-file', 'blob', id], about)), { limitBytes });
    },
  };
}

/** `mode SP type SP id TAB name NUL`, as `ls-tree -z` prints it. */
function parseTree(text: string): Tree {
  const entries = text.split('\0').filter((line) => line !== '');
  return new Map(
    entries.map((line): readonly [string, TreeEntry] => {
      const [head = '', ...name] = line.split('\t');
      const [mode = '', , id = ''] = head.split(' ');
      const kind = mode === '040000' ? 'folder' : mode.startsWith('1006') || mode.startsWith('1007') ? 'file' : 'other';
      return [name.join('\t'), { kind, id }];
    }),
  );
}

/** `root` is the tree of a commit; null: there is no commit. */
export function filesOf(objects: GitObjects, root: string | null): CommitFiles {
  const entry = async (path: string): Promise<TreeEntry | null> => {
    if (root === null) return null;
    let here: TreeEntry = { kind: 'folder', id: root };
    for (const name of path.split('/').filter((part) => part !== '')) {
      if (here.kind !== 'folder') return null;
      const next: TreeEntry | undefined = (await objects.tree(here.id)).get(name);
      if (next === undefined) return null;
      here = next;
    }
    return here;
  };
  const namesIn = async (folder: string): Promise<Tree> => {
    const found = await entry(folder);
    return found?.kind === 'folder' ? await objects.tree(found.id) : new Map<string, TreeEntry>();
  };
  return {
    entry,
    read: async (path, limitBytes) => {
      const found = await entry(path);
      return found?.kind === 'file'
        ? await objects.text(found.id, { limitBytes, what: `reading ${path} of the branch` })
        : null;
    },
    folders: async (folder) => {
      const entries = await namesIn(folder);
      return [...entries].flatMap(([name, { kind }]) => (kind === 'folder' ? [name] : []));
    },
    names: async (folder) => [...(await namesIn(folder)).keys()],
  };
}

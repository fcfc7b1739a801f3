// SPDX-License-Identifier: Apache-2.0
/** A site that nobody has changed yet, with what is to be written and removed laid over it: the edit of a branch. */
import type { SiteEdit, SiteFiles } from '../ports/site-branch.ts';
import type { SiteReader, SiteWriter } from '../ports/site-store.ts';

export interface SiteOverlay extends SiteReader, SiteWriter {
  /** All changes so far; null without any. */
  edit(summary: string): SiteEdit | null;
}

export function overlaySite(files: SiteFiles): SiteOverlay {
  const writes = new Map<string, string>();
  const deletes = new Set<string>();
  const isGone = (path: string): boolean => [...deletes].some((folder) => path.startsWith(`${folder}/`));
  return {
    read: async (path, limitBytes) => {
      const written = writes.get(path);
      if (written !== undefined) return written;
      return isGone(path) ? null : await files.read(path, limitBytes);
    },
    folders: async (path) => {
      const made = [...writes.keys()].flatMap((file) => folderIn(path, file));
      const there = (await files.folders(path)).filter((name) => !deletes.has(`${path}/${name}`));
      return [...new Set([...there, ...made])];
    },
    write: (path, text) => {
      const isOther = writes.get(path) !== text;
      writes.set(path, text);
      return Promise.resolve(isOther);
    },
    remove: (path) => {
      for (const file of writes.keys()) if (file.startsWith(`${path}/`)) writes.delete(file);
      deletes.add(path);
      return Promise.resolve();
    },
    edit: (summary) =>
      writes.size === 0 && deletes.size === 0 ? null : { writes: new Map(writes), deletes: [...deletes], summary },
  };
}

/** The folder in `path` that a file lies in or below of. */
function folderIn(path: string, file: string): readonly string[] {
  if (!file.startsWith(`${path}/`)) return [];
  const [name = '', ...deeper] = file.slice(path.length + 1).split('/');
  return deeper.length === 0 ? [] : [name];
}

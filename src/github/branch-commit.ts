// SPDX-License-Identifier: Apache-2.0
/** A commit that changes some files of another one and leaves all others alone, without either's files being here. */
import fs from 'node:fs';
import path from 'node:path';
import { BranchError, BugError } from '../core/domain/errors.ts';
import type { SiteEdit } from '../ports/site-branch.ts';
import type { Git } from './git.ts';
import type { CommitFiles } from './git-objects.ts';

export interface NewCommit {
  /** The commit it comes after; null: none. */
  readonly parent: string | null;
  /** Paths from the root of the branch. */
  readonly edit: SiteEdit;
  /** ISO 8601 */
  readonly at: string;
  /** A name that no other commit of this repository has. */
  readonly ref: string;
}

/** The account that GitHub shows for what a workflow commits. */
const committer = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';
/** GitHub takes no file above 100 MiB, and warns above 50. */
const maxFileBytes = 50 * 1024 * 1024;
const maxPathLength = 4096;

/** Refuses what the branch cannot take; leaves the folders on the way to what is changed in the repository. */
export async function requireFits(files: CommitFiles, edit: SiteEdit): Promise<void> {
  for (const [file, content] of edit.writes) {
    const bytes = Buffer.byteLength(content);
    if (bytes > maxFileBytes) {
      const limit = String(maxFileBytes);
      throw new BranchError('too-large', `${file} has ${String(bytes)} bytes; a file of a branch may have ${limit}`);
    }
  }
  const paths = [...edit.writes.keys(), ...edit.deletes];
  const odd = paths.find((file) => !isPlainPath(file));
  if (odd !== undefined) throw new BugError(`not a path of a site: ${JSON.stringify(odd)}`);
  const gone = new Set(edit.deletes);
  const found = await Promise.all(paths.map(async (file) => ({ file, entry: await files.entry(file) })));
  const taken = found.find(
    ({ file, entry }) => edit.writes.has(file) && !gone.has(file) && (entry?.kind ?? 'file') !== 'file',
  );
  if (taken !== undefined) {
    throw new BranchError('blocked', `${taken.file} is something else than a file on the branch`);
  }
}

/** Whether every name is one that a file of a repository can have anywhere. */
function isPlainPath(file: string): boolean {
  const names = file.split('/');
  return (
    file.length <= maxPathLength &&
    !/[\p{Cc}\\":*?<>|]/u.test(file) &&
    names.every((name) => name !== '' && name !== '.' && name !== '..' && name.toLowerCase() !== '.git')
  );
}

/** The commit and its tree. */
export async function writeCommit(
  git: Git,
  commit: NewCommit,
): Promise<{ readonly id: string; readonly root: string }> {
  const stdinFile = path.join(git.folder, 'import');
  writeStream(stdinFile, commit);
  try {
    await git.run(['fast-import', '--quiet', '--done'], { what: 'making a commit', stdinFile });
  } finally {
    fs.rmSync(stdinFile, { force: true });
  }
  const text = await git.run(['rev-parse', commit.ref, `${commit.ref}^{tree}`], { what: 'making a commit' });
  const [id = '', root = ''] = text.split('\n');
  return { id, root };
}

/** In the format of `git fast-import`. */
function writeStream(file: string, { parent, edit, at, ref }: NewCommit): void {
  const stream = fs.openSync(file, 'wx', 0o600);
  try {
    const put = (content: string | Uint8Array): void => fs.writeFileSync(stream, content);
    const seconds = String(Math.floor(Date.parse(at) / 1000));
    const message = Buffer.from(`${edit.summary}\n`);
    put(`commit ${ref}\ncommitter ${committer} ${seconds} +0000\ndata ${String(message.length)}\n`);
    put(message);
    put(parent === null ? '\n' : `\nfrom ${parent}\n`);
    for (const gone of edit.deletes) put(`D ${gone}\n`);
    for (const [name, content] of edit.writes) {
      put(`M 100644 inline ${name}\ndata ${String(Buffer.byteLength(content))}\n`);
      put(content);
      put('\n');
    }
    put('done\n');
  } finally {
    fs.closeSync(stream);
  }
}

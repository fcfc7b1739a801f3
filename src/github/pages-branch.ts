// SPDX-License-Identifier: Apache-2.0
/**
 * A folder of a branch that several jobs write to: each applies its change to the tip and pushes it without force, and
 * whoever comes second does it again on the tip as it is then. The copy it works on has one commit, the folders on the way
 * to what is read or written, and the files that are read, so that it costs the same however much the branch holds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { BranchError } from '../core/domain/errors.ts';
import type { Clock } from '../ports/clock.ts';
import type { BranchSquash, BranchUpdate, EditSite, SiteBranch, SiteEdit, SiteFiles } from '../ports/site-branch.ts';
import { requireFits, writeCommit } from './branch-commit.ts';
import { pushCommit } from './branch-push.ts';
import { type Git, type GitOptions, openGit } from './git.ts';
import { type CommitFiles, createGitObjects, filesOf, type GitObjects } from './git-objects.ts';

export interface PagesBranchOptions extends GitOptions {
  readonly branch: string;
  /** Our folder, from the root of the branch; empty: all of it. */
  readonly prefix: string;
  readonly clock: Clock;
  /** From 0 to 1, for the pause between tries. */
  readonly random: () => number;
  /** Told of every try that was lost. */
  readonly notice: (text: string) => void;
  /** Of the first pause; a parameter for the sake of tests. */
  readonly pauseMs?: number;
}

const maxTries = 15;
/** Tries that the server did not answer. */
const maxUnanswered = 3;
const defaultPauseMs = 500;
const maxPauseMs = 15_000;
const noJekyll = '.nojekyll';

interface Tip {
  readonly commit: string | null;
  /** Its tree. */
  readonly root: string | null;
}

export function createPagesBranch(options: PagesBranchOptions): SiteBranch {
  return {
    update: async (edit) =>
      await withGit(options, 'partial', async (git) => {
        const objects = createGitObjects(git);
        return await insist(options, (tries) => updateOnce({ git, objects, options }, { edit, tries }));
      }),
    squash: async () => await insist(options, (tries) => squashOnce(options, tries)),
    export: async (folder) => await withGit(options, 'full', (git) => exportTo(git, options.branch, folder)),
  };
}

async function withGit<T>(options: GitOptions, kind: 'partial' | 'full', use: (git: Git) => Promise<T>): Promise<T> {
  const git = await openGit(options, kind);
  try {
    return await use(git);
  } finally {
    git.close();
  }
}

/** Again while `null` comes, which is a push that somebody else was faster than, with a pause that grows and varies. */
async function insist<T>(options: PagesBranchOptions, once: (tries: number) => Promise<T | null>): Promise<T> {
  const { clock, notice, random, signal, branch } = options;
  let unanswered = 0;
  for (let tries = 1; ; tries += 1) {
    let reason = 'somebody else pushed first';
    try {
      const done = await once(tries);
      if (done !== null) return done;
    } catch (error) {
      if (!(error instanceof BranchError) || error.kind !== 'unavailable') throw error;
      unanswered += 1;
      if (unanswered >= maxUnanswered) throw error;
      // Also a push may have arrived: the change is applied to what is there now, which may have it already.
      reason = error.message;
    }
    if (tries === maxTries) {
      throw new BranchError('contended', `others pushed to ${branch} first, ${String(tries)} times in a row`, {
        hint: 'A concurrency group for the job that publishes lets one of them write at a time.',
      });
    }
    const most = Math.min(maxPauseMs, (options.pauseMs ?? defaultPauseMs) * 2 ** (tries - 1));
    const pauseMs = most * (0.25 + 0.75 * random());
    notice(`try ${String(tries)}: ${reason}; again in ${String(Math.round(pauseMs))} ms`);
    await clock.sleepUntil(clock.elapsedMs() + pauseMs, signal);
  }
}

interface Workplace {
  readonly git: Git;
  readonly objects: GitObjects;
  readonly options: PagesBranchOptions;
}

async function updateOnce(
  { git, objects, options }: Workplace,
  { edit, tries }: { readonly edit: EditSite; readonly tries: number },
): Promise<BranchUpdate | null> {
  const { branch, clock } = options;
  const tip = await fetchTip(git, objects, branch);
  const files = filesOf(objects, tip.root);
  await requireFolder(files, options.prefix);
  const ours = await edit(below(files, options.prefix));
  if (ours === null) return { commit: tip.commit, changed: false, tries };
  const whole = await fromRoot(files, ours, options.prefix);
  await requireFits(files, whole);
  const ref = `refs/chaos/try-${String(tries)}`;
  const commit = await writeCommit(git, { parent: tip.commit, edit: whole, at: clock.wallTime(), ref });
  if (commit.root === tip.root) return { commit: tip.commit, changed: false, tries };
  const end = await pushCommit(git, { commit: commit.id, branch, lease: null });
  return end === 'pushed' ? { commit: commit.id, changed: true, tries } : null;
}

async function readTip(git: Git, branch: string): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  const text = await git.run(['ls-remote', 'origin', ref], { what: 'looking for the branch' });
  const line = text.split('\n').find((each) => each.endsWith(`\t${ref}`));
  return line?.split('\t')[0] ?? null;
}

async function fetchTip(git: Git, objects: GitObjects, branch: string): Promise<Tip> {
  const commit = await readTip(git, branch);
  if (commit === null) return { commit, root: null };
  await objects.fetch([commit], ['--depth=1']);
  const text = await git.run(['cat-file', 'commit', commit], { what: 'reading the branch' });
  const [, root] = /^tree ([0-9a-f]{40,64})$/m.exec(text) ?? [];
  if (root === undefined) throw new BranchError('unavailable', 'reading the branch: its commit has no tree');
  return { commit, root };
}

async function requireFolder(files: CommitFiles, prefix: string): Promise<void> {
  const names = prefix.split('/').filter((name) => name !== '');
  for (let length = 1; length <= names.length; length += 1) {
    const folder = names.slice(0, length).join('/');
    const found = await files.entry(folder);
    if (found === null) return;
    if (found.kind !== 'folder') {
      throw new BranchError('blocked', `${folder} is a file of the branch, and no folder to keep a site in`, {
        hint: 'Name another folder (input `pages-folder`).',
      });
    }
  }
}

/** The same files, by their paths in our folder. */
function below(files: SiteFiles, prefix: string): SiteFiles {
  return {
    read: (file, limitBytes) => files.read(joined(prefix, file), limitBytes),
    folders: (folder) => files.folders(joined(prefix, folder)),
    names: (folder) => files.names(joined(prefix, folder)),
  };
}

/** The change as the branch sees it. Without `.nojekyll` GitHub would leave out names that begin with an underscore. */
async function fromRoot(files: CommitFiles, edit: SiteEdit, prefix: string): Promise<SiteEdit> {
  const writes = new Map([...edit.writes].map(([file, content]) => [joined(prefix, file), content] as const));
  if ((await files.entry(noJekyll)) === null) writes.set(noJekyll, '');
  return { writes, deletes: edit.deletes.map((file) => joined(prefix, file)), summary: edit.summary };
}

function joined(prefix: string, file: string): string {
  return prefix === '' ? file : `${prefix}/${file}`;
}

async function squashOnce(options: PagesBranchOptions, tries: number): Promise<BranchSquash | null> {
  const { branch, clock } = options;
  const made = await withGit(options, 'full', async (git) => {
    const tip = await fetchBranch(git, branch, []);
    const packBytesBefore = packBytes(git);
    const parents = await git.run(['rev-list', '--count', tip], { what: 'reading the branch' });
    if (parents.trim() === '1') return { commit: tip, packBytesBefore };
    const commit = await commitAlone(git, tip, clock.wallTime());
    const end = await pushCommit(git, { commit, branch, lease: tip });
    return end === 'pushed' ? { commit, packBytesBefore } : null;
  });
  if (made === null) return null;
  const packBytesAfter = await withGit(options, 'full', async (git) => {
    await fetchBranch(git, branch, ['--depth=1']);
    return packBytes(git);
  });
  return { ...made, packBytesAfter, tries };
}

/** A commit with all the files of another one, and without a past. */
async function commitAlone(git: Git, tip: string, at: string): Promise<string> {
  const identity = {
    NAME: 'github-actions[bot]',
    EMAIL: '41898282+github-actions[bot]@users.noreply.github.com',
    DATE: at,
  };
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) =>
      Object.entries(identity).map(([what, value]) => [`GIT_${who}_${what}`, value]),
    ),
  );
  const message = 'chaos: one commit of the whole branch';
  return (await git.run(['commit-tree', `${tip}^{tree}`, '-m', message], { what: 'making a commit', env })).trim();
}

async function exportTo(git: Git, branch: string, folder: string): Promise<number> {
  const tip = await fetchBranch(git, branch, ['--depth=1']);
  const env = { GIT_WORK_TREE: folder };
  await git.run(['read-tree', tip], { what: 'reading the branch' });
  await git.run(['checkout-index', '--all', '--quiet'], { what: 'writing the files of the branch', env });
  return folderBytes(folder);
}

/** Id of the tip, with all of its files. */
async function fetchBranch(git: Git, branch: string, options: readonly string[]): Promise<string> {
  const tip = await readTip(git, branch);
  if (tip === null) throw new BranchError('not-found', `there is no branch ${branch}`);
  await git.run(['fetch', '--quiet', '--no-tags', ...options, 'origin', tip], { what: 'reading the branch' });
  return tip;
}

function packBytes(git: Git): number {
  return folderBytes(path.join(git.folder, 'objects', 'pack'));
}

function folderBytes(folder: string): number {
  let sum = 0;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) sum += fs.lstatSync(path.join(entry.parentPath, entry.name)).size;
  }
  return sum;
}

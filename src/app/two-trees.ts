// SPDX-License-Identifier: Apache-2.0
/**
 * The same selection in two folders: one checked out at the commit that a pull request starts from, and the workspace, as
 * the pull request leaves it. What the base has decides; what the pull request adds is there besides. Reads files only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../core/domain/errors.ts';
import type { ProofSide } from '../core/stats/fix-proof.ts';
import type { FoundFile } from './lookup.ts';
import type { AppPorts } from './ports.ts';
import { experimentPlacesOf } from './prepare.ts';
import { selectExperiments } from './select.ts';

export interface Trees {
  /** Absolute: the workspace. */
  readonly head: string;
  /** Absolute: the checkout of the base commit. */
  readonly base: string;
}

export interface FoundTwice {
  /** Whose file decides: the head's only where the base has none. */
  readonly decidedBy: ProofSide;
  /** The file that decides. */
  readonly file: FoundFile;
  /** Folder that paths are relative to, and where its adapter is looked up. */
  readonly tree: string;
  /** As the pull request leaves it; null where it is gone. */
  readonly head: FoundFile | null;
}

/** Throws a UsageError for what neither has, and a SpecError where files that had to be looked into are invalid. */
export function selectInBoth(ports: AppPorts, selectors: readonly string[], trees: Trees): readonly FoundTwice[] {
  if (fs.statSync(trees.base, { throwIfNoEntry: false })?.isDirectory() !== true) {
    const hint = 'Check out the base commit there: actions/checkout with `ref` and `path`.';
    throw new UsageError(`input base-experiments: ${trees.base} is not a folder`, { code: 'no-such-folder', hint });
  }
  const found = new Map<string, FoundTwice>();
  for (const selector of selectors) {
    const [base, head] = [find(ports, selector, trees.base), find(ports, selector, trees.head)];
    // What it says about a name that neither has is what a single folder would have said.
    if ('error' in base && 'error' in head) throw head.error;
    for (const file of filesOf(base)) found.set(keyOf(file), { ...decidedByBase(ports, file, trees) });
    for (const file of filesOf(head)) {
      const inBase = find(ports, selectorOf(file, trees.head), trees.base);
      const [known] = filesOf(inBase);
      // What the pull request lets name an issue is decided by what the base says of the same experiment.
      const one: FoundTwice =
        known === undefined
          ? { decidedBy: 'head', file, tree: trees.head, head: file }
          : { decidedBy: 'base', file: known, tree: trees.base, head: file };
      if (!found.has(keyOf(file))) found.set(keyOf(file), one);
    }
  }
  return [...found.values()];
}

function decidedByBase(ports: AppPorts, file: FoundFile, trees: Trees): FoundTwice {
  const [head = null] = filesOf(find(ports, selectorOf(file, trees.base), trees.head));
  return { decidedBy: 'base', file, tree: trees.base, head };
}

type Found = { readonly files: readonly FoundFile[] } | { readonly error: UsageError };

function find(ports: AppPorts, selector: string, tree: string): Found {
  try {
    const places = experimentPlacesOf(ports, { cwd: tree, experimentsDir: null });
    const files = selectExperiments([selector], places).filter((file) => fs.existsSync(file.path));
    if (files.length > 0 || isOpen(selector)) return { files };
    return { error: new UsageError(`there is no experiment ${selector}`, { code: 'unknown-experiment' }) };
  } catch (error) {
    if (error instanceof UsageError) return { error };
    throw error;
  }
}

/** Whether it may select nothing. */
function isOpen(selector: string): boolean {
  return /^(?:tag|issue):|[*?]/.test(selector);
}

function filesOf(found: Found): readonly FoundFile[] {
  return 'files' in found ? found.files : [];
}

/** How the other tree is asked for the same experiment. */
function selectorOf(file: FoundFile, tree: string): string {
  if (file.origin === 'shipped') return file.id;
  const relative = path.relative(tree, file.path);
  return relative.startsWith('..') ? file.path : `./${relative}`;
}

/** One experiment has one id, wherever it lies. */
function keyOf({ id }: FoundFile): string {
  return id;
}

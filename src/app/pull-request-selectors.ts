// SPDX-License-Identifier: Apache-2.0
/**
 * Selectors that only GitHub can answer, turned into those that need no network: `changed` (experiments that a pull request
 * changes, or whose adapter it changes) into paths, `fixes` (issues that it closes) into `issue:`. Both come from the API: a
 * comparison of the work tree is the pull request's own claim, and so is its text. A path of the list is only compared
 * with the files that are there.
 */
import path from 'node:path';
import type { GitHubApi } from '../ports/github.ts';
import { count } from '../core/report/text.ts';
import { findOwnPull, type TestedCommit } from './find-pull-request.ts';
import { type FoundFile, listDocuments, type Places } from './lookup.ts';
import { PULL_REQUEST_SELECTORS, type ReadExperiment, readExperiments } from './select.ts';

export interface PullRequestQuestion {
  readonly tested: TestedCommit;
  /** Asked only when a selector needs it. */
  readonly github: () => Promise<Pick<GitHubApi, 'pullRequest' | 'changedFiles' | 'closingIssues'>>;
  readonly experiments: Places;
  readonly adapters: Places;
  /** File of the adapter that all experiments run on; null: each on its own. */
  readonly adapter: FoundFile | null;
}

export interface ExpandedSelectors {
  readonly selectors: readonly string[];
  /** What was asked and answered, a sentence each. */
  readonly notices: readonly string[];
}

/** Throws a GitHubError, and a SpecError when experiments that had to be looked into are invalid. */
export async function expandPullRequestSelectors(
  selectors: readonly string[],
  question: PullRequestQuestion,
): Promise<ExpandedSelectors> {
  const parts: ExpandedSelectors[] = [];
  for (const selector of selectors) {
    const word = PULL_REQUEST_SELECTORS.find((known) => known === selector);
    parts.push(word === undefined ? { selectors: [selector], notices: [] } : await expand(word, question));
  }
  return {
    selectors: [...new Set(parts.flatMap((part) => part.selectors))],
    notices: parts.flatMap((part) => part.notices),
  };
}

async function expand(
  word: (typeof PULL_REQUEST_SELECTORS)[number],
  question: PullRequestQuestion,
): Promise<ExpandedSelectors> {
  const github = await question.github();
  const found = await findOwnPull(github, question.tested);
  if ('none' in found) {
    // After the colon stands what that means for a comment.
    const [why = found.none] = found.none.split(': ');
    return { selectors: [], notices: [`${word} selects nothing. ${why}.`] };
  }
  const { number } = found.pull;
  if (word === 'changed') return changedOf(await github.changedFiles(number), question);
  const issues = await github.closingIssues(number);
  const named = issues.length === 0 ? 'no issue' : issues.join(', ');
  return {
    selectors: issues.map((issue) => `issue:${issue}`),
    notices: [`fixes: pull request ${String(number)} closes ${named}`],
  };
}

function changedOf(
  { files, complete }: Awaited<ReturnType<GitHubApi['changedFiles']>>,
  question: PullRequestQuestion,
): ExpandedSelectors {
  const { cwd } = question.experiments;
  const changed = new Set(files.map((file) => path.resolve(cwd, file.path)));
  const isChanged = (file: FoundFile): boolean => !complete || changed.has(file.path);
  const adapters = new Set(
    listDocuments(question.adapters)
      .filter(isChanged)
      .map(({ id }) => id),
  );
  const everyOne = question.adapter !== null && isChanged(question.adapter);
  const runsOnChanged = ({ experiment }: ReadExperiment): boolean =>
    question.adapter === null && adapters.has(experiment['default-adapter']);
  const found = readExperiments(question.experiments)
    .filter(({ file }) => isOfRepository(file, cwd))
    .filter((read) => everyOne || isChanged(read.file) || runsOnChanged(read));
  const cut = complete ? '' : '; it changes more files than GitHub lists, so every one counts as changed';
  return {
    selectors: found.map(({ file }) => `./${file.shownPath}`),
    notices: [`changed: ${count(found.length, 'experiment')} of this repository by the pull request's files${cut}`],
  };
}

/** In one of the folders of the work tree: what is shipped with the action is nobody's change. */
function isOfRepository(file: FoundFile, cwd: string): boolean {
  return ['chaos/experiments', 'experiments'].some((folder) => path.dirname(file.path) === path.resolve(cwd, folder));
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Which experiments a caller means: ids, paths, globs, `tag:NAME` and `issue:NUMBER`, in the order given, each once. What
 * only GitHub can answer (`changed`, `fixes`) is turned into these before, in pull-request-selectors.ts.
 */
import type { Experiment } from '../core/domain/documents.ts';
import { SpecError, type SpecProblem, UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import { parseExperiment } from '../core/spec/parse.ts';
import { filesMatching, isGlob, matchesName } from './glob.ts';
import { describeFile, findDocument, type FoundFile, isPath, listDocuments, type Places } from './lookup.ts';
import { readSource } from './sources.ts';

const tagPrefix = 'tag:';
const issuePrefix = 'issue:';
/** Selectors that ask GitHub about a pull request. */
export const PULL_REQUEST_SELECTORS = ['changed', 'fixes'] as const;

/** What `issue:` takes, for messages. */
const issueForms = `${issuePrefix}4910 or ${issuePrefix}OWNER/REPOSITORY#4910`;

/**
 * The files of the selected experiments. A tag, an issue or a glob that no experiment has selects nothing. Throws a
 * UsageError for an unknown id, and a SpecError when experiments that had to be looked into are invalid.
 */
export function selectExperiments(selectors: readonly string[], places: Places): readonly FoundFile[] {
  const selected = new Map<string, FoundFile>();
  const lookInto = readerOf(places);
  for (const selector of selectors) {
    for (const file of filesOf(selector, { places, lookInto })) selected.set(file.path, file);
  }
  return [...selected.values()];
}

/** An experiment that can be found by its id, and what it says. */
export interface ReadExperiment {
  readonly file: FoundFile;
  readonly experiment: Experiment;
}

/** All experiments that an id can name, read. Throws a SpecError with the problems of all that are invalid. */
export function readExperiments(places: Places): readonly ReadExperiment[] {
  const problems: SpecProblem[] = [];
  const read: ReadExperiment[] = [];
  for (const file of listDocuments(places)) {
    try {
      const source = readSource(file);
      const parsed = parseExperiment({ path: source.shownPath, bytes: source.bytes });
      if (parsed.ok) read.push({ file, experiment: parsed.value.experiment });
      else problems.push(...parsed.problems);
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new SpecError(problems);
  return read;
}

interface Looking {
  readonly places: Places;
  readonly lookInto: () => readonly ReadExperiment[];
}

/** Reads all experiments at most once, and only for a selector that has to look into them. */
function readerOf(places: Places): () => readonly ReadExperiment[] {
  let read: readonly ReadExperiment[] | null = null;
  return () => (read ??= readExperiments(places));
}

function filesOf(selector: string, { places, lookInto }: Looking): readonly FoundFile[] {
  if (selector.startsWith(tagPrefix)) return withTag(selector.slice(tagPrefix.length), lookInto);
  if (selector.startsWith(issuePrefix)) return withIssue(selector.slice(issuePrefix.length), lookInto);
  if (PULL_REQUEST_SELECTORS.some((word) => word === selector)) throw needsPullRequest(selector);
  if (!isGlob(selector)) return [findDocument(selector, places)];
  if (!isPath(selector)) return listDocuments(places).filter(({ id }) => matchesName(selector, id));
  return filesMatching(selector, places.cwd)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => describeFile(file, places));
}

function withTag(tag: string, lookInto: Looking['lookInto']): readonly FoundFile[] {
  if (tag === '') {
    throw new UsageError(`"${tagPrefix}" names no tag; expected ${tagPrefix}NAME`, { code: 'unknown-tag' });
  }
  const all = lookInto();
  const found = all.filter(({ experiment }) => experiment.tags?.includes(tag) === true).map(({ file }) => file);
  const tags = new Set(all.flatMap(({ experiment }) => experiment.tags ?? []));
  const nearest = found.length === 0 ? nearestName(tag, [...tags]) : null;
  if (nearest === null) return found;
  throw new UsageError(`no experiment has the tag "${tag}"`, {
    code: 'unknown-tag',
    hint: `Did you mean ${tagPrefix}${nearest}?`,
  });
}

/** Experiments whose expectations name the issue; a number alone means that of any repository. */
function withIssue(text: string, lookInto: Looking['lookInto']): readonly FoundFile[] {
  if (!/^([\w.-]+\/[\w.-]+#|#?)[1-9]\d{0,8}$/.test(text)) {
    throw new UsageError(`"${issuePrefix}${text}" names no issue; expected ${issueForms}`, { code: 'bad-issue' });
  }
  const wanted = text.toLowerCase();
  const isMeant = (issue: string): boolean =>
    wanted.includes('/') ? issue === wanted : issue.endsWith(`#${wanted.replace('#', '')}`);
  return lookInto()
    .filter(({ experiment }) => (experiment.expectations ?? []).some(({ issue }) => isMeant(issue.toLowerCase())))
    .map(({ file }) => file);
}

function needsPullRequest(selector: string): UsageError {
  return new UsageError(`"${selector}" can only be answered for a pull request in a workflow`, {
    code: 'no-pull-request',
    hint: 'In a workflow, command: plan turns it into experiments.',
  });
}

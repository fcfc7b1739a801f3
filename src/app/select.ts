// SPDX-License-Identifier: Apache-2.0
/** Which experiments a caller means: ids, paths and `tag:NAME`, in the order given, each once. */
import { SpecError, UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import { parseExperiment } from '../core/spec/parse.ts';
import { findDocument, type FoundFile, listDocuments, type Places } from './lookup.ts';
import { readSource } from './sources.ts';

const tagPrefix = 'tag:';

/**
 * The files of the selected experiments. A tag that no experiment carries selects nothing. Throws a UsageError for an
 * unknown id, and a SpecError when an experiment that a tag has to look at is invalid.
 */
export function selectExperiments(selectors: readonly string[], places: Places): readonly FoundFile[] {
  const selected = new Map<string, FoundFile>();
  for (const selector of selectors) {
    const files = selector.startsWith(tagPrefix)
      ? withTag(selector.slice(tagPrefix.length), places)
      : [findDocument(selector, places)];
    for (const file of files) selected.set(file.path, file);
  }
  return [...selected.values()];
}

function withTag(tag: string, places: Places): readonly FoundFile[] {
  if (tag === '') {
    throw new UsageError(`"${tagPrefix}" names no tag; expected ${tagPrefix}NAME`, { code: 'unknown-tag' });
  }
  const tagged = listDocuments(places).map((file) => ({ file, tags: tagsOf(file) }));
  const found = tagged.filter(({ tags }) => tags.includes(tag)).map(({ file }) => file);
  const nearest = found.length === 0 ? nearestName(tag, [...new Set(tagged.flatMap(({ tags }) => tags))]) : null;
  if (nearest === null) return found;
  throw new UsageError(`no experiment has the tag "${tag}"`, {
    code: 'unknown-tag',
    hint: `Did you mean ${tagPrefix}${nearest}?`,
  });
}

function tagsOf(file: FoundFile): readonly string[] {
  const source = readSource(file);
  const parsed = parseExperiment({ path: source.shownPath, bytes: source.bytes });
  if (!parsed.ok) throw new SpecError(parsed.problems);
  return parsed.value.experiment.tags ?? [];
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Names of artifacts: what a job uploads is found again by its name alone. A name says of which workflow, shard and
 * attempt it is, has no character that an artifact may not have, and differs wherever those differ.
 */

/** A shard's name, as inputs and documents give it. */
export const SHARD_PATTERN: RegExp = /^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$/;

export interface ShardPlace {
  /** As `artifactKey` gives it. */
  readonly key: string;
  readonly shard: string;
  readonly attempt: number;
}

const maxKey = 40;
const hashDigits = 8;

/**
 * What stands for a workflow in names: its name in lower case with `-` for all else. Where that loses something, a hash
 * of the whole name follows, so that two workflows never share a key.
 */
export function artifactKey(workflow: string): string {
  const slug = workflow
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxKey)
    .replace(/^-+|-+$/g, '');
  if (slug === workflow && slug !== '') return slug;
  return [slug, hashOf(workflow)].filter((part) => part !== '').join('-');
}

/** `chaos-results-KEY-SHARD-ATTEMPT`: holds results.json alone. */
export function resultsArtifact({ key, shard, attempt }: ShardPlace): string {
  return `chaos-results-${key}-${shard}-${String(attempt)}`;
}

/** `chaos-runs-KEY-SHARD-ATTEMPT`: holds the run directories. */
export function runsArtifact({ key, shard, attempt }: ShardPlace): string {
  return `chaos-runs-${key}-${shard}-${String(attempt)}`;
}

/** Shard and attempt of the results of a workflow; null for any other name. */
export function readResultsArtifact(name: string, key: string): Pick<ShardPlace, 'shard' | 'attempt'> | null {
  const prefix = `chaos-results-${key}-`;
  if (!name.startsWith(prefix)) return null;
  const [, shard = '', attempt = ''] = /^(.+)-([1-9]\d{0,3})$/.exec(name.slice(prefix.length)) ?? [];
  return SHARD_PATTERN.test(shard) ? { shard, attempt: Number(attempt) } : null;
}

/** 32 bits of FNV-1a over code points, hexadecimal. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(hashDigits, '0');
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The results that the jobs of one workflow run handed over. They may be anybody's, so each is bounded, unpacked in memory
 * and checked by itself: one that is broken is refused with its reason and takes nothing from the others.
 */
import { causeChain } from '../core/domain/errors.ts';
import { readResultsArtifact } from '../core/domain/artifact-names.ts';
import type { ShardResults } from '../core/domain/documents.ts';
import { parseJson } from '../core/domain/json.ts';
import { compareNames } from '../core/report/text.ts';
import type { GitHubApi, RemoteArtifact } from '../ports/github.ts';
import { checkShardResults, MAX_RESULTS_BYTES, RESULTS_FILE, SHARD_FORMAT } from '../rundir/shard-file.ts';

/** Bytes of the one file of an archive; throws what is wrong with it. */
export type ReadArchivedFile = (
  zip: Uint8Array,
  name: string,
  limits: { readonly maxBytes: number },
) => Promise<Uint8Array>;

export interface CollectedShards {
  /** By shard. */
  readonly shards: readonly ShardResults[];
  /** What was not used, and why. */
  readonly refused: readonly string[];
  /** Shards that should be there and are not. */
  readonly missing: readonly string[];
  /** Ids of all of the run's artifacts by name. */
  readonly artifacts: ReadonlyMap<string, number>;
}

export interface CollectRequest {
  readonly runId: string;
  /** As `artifactKey` gives it. */
  readonly key: string;
  /** How many jobs there were; null: not known. */
  readonly expected: number | null;
}

/** GitHub's limit of jobs in one matrix. */
const maxShards = 256;
/** A results.json of the largest size, packed as badly as it can be. */
const maxZipBytes: number = MAX_RESULTS_BYTES + 100_000;
const atOnce = 4;
const maxMissing = 256;

interface Candidate {
  readonly artifact: RemoteArtifact;
  readonly shard: string;
  readonly attempt: number;
}

export async function collectShards(
  { github, readArchivedFile }: { readonly github: GitHubApi; readonly readArchivedFile: ReadArchivedFile },
  request: CollectRequest,
): Promise<CollectedShards> {
  const artifacts = await github.artifacts(request.runId);
  const newest = newestOf(artifacts, request.key);
  const refused: string[] = [];
  const shards: ShardResults[] = [];
  if (newest.length > maxShards) refused.push(`${String(newest.length - maxShards)} results beyond the first 256`);
  const queue = newest.slice(0, maxShards);
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        const zip = await github.downloadArtifact(next.artifact, maxZipBytes);
        const bytes = await readArchivedFile(zip, RESULTS_FILE, { maxBytes: MAX_RESULTS_BYTES });
        shards.push(readShard(bytes, next, request));
      } catch (error) {
        refused.push(`Results of job ${next.shard} were not used: ${causeChain(error).join(': ')}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const told = shards.flatMap(({ jobs }) => jobs ?? []);
  return {
    shards: shards.sort((a, b) => compareNames(a.shard, b.shard)),
    refused: refused.sort(compareNames),
    missing: missingOf(
      newest.map(({ shard }) => shard),
      // What the jobs were told of the plan stands in for what this one was not.
      request.expected ?? (told.length === 0 ? null : Math.max(...told)),
    ),
    artifacts: new Map(artifacts.map(({ name, id }) => [name, id])),
  };
}

/** Of each shard the latest attempt; of two with one name the one that came last. */
function newestOf(artifacts: readonly RemoteArtifact[], key: string): readonly Candidate[] {
  const newest = new Map<string, Candidate>();
  for (const artifact of artifacts) {
    const place = readResultsArtifact(artifact.name, key);
    if (place === null) continue;
    const known = newest.get(place.shard);
    const isNewer =
      known === undefined ||
      place.attempt > known.attempt ||
      (place.attempt === known.attempt && artifact.id > known.artifact.id);
    if (isNewer) newest.set(place.shard, { artifact, ...place });
  }
  return [...newest.values()].sort((a, b) => compareNames(a.shard, b.shard));
}

function readShard(bytes: Uint8Array, { shard, attempt }: Candidate, { runId }: CollectRequest): ShardResults {
  const value = parseJson(decode(bytes));
  if (value === undefined) throw new Error('it is no JSON');
  const wrong = checkShardResults(value);
  if (wrong !== null) throw new Error(wrong);
  const results = value as ShardResults;
  if (results.format > SHARD_FORMAT) throw new Error(`its format ${String(results.format)} is newer than this action`);
  const { workflow } = results;
  if (results.shard !== shard) throw new Error(`it says that it is of job ${results.shard}`);
  if (workflow.runId !== runId || workflow.runAttempt !== attempt) {
    throw new Error(`it says that it is of run ${workflow.runId}, attempt ${String(workflow.runAttempt)}`);
  }
  return results;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is no UTF-8');
  }
}

/** A plan numbers its jobs from 1: gaps are seen, and with the number of jobs also what is missing at the end. */
function missingOf(shards: readonly string[], expected: number | null): readonly string[] {
  if (!shards.every((shard) => /^[1-9]\d{0,2}$/.test(shard))) return [];
  const last = Math.min(maxMissing, Math.max(expected ?? 0, ...shards.map(Number)));
  return Array.from({ length: last }, (_unused, index) => String(index + 1)).filter((name) => !shards.includes(name));
}

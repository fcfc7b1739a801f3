// SPDX-License-Identifier: Apache-2.0
/** The verb `plan` of a workflow: selects and checks experiments, and shares them out among jobs. Starts none of them. */
import path from 'node:path';
import { UsageError } from '../core/domain/errors.ts';
import { buildMatrix, type MatrixItem, type MatrixRow } from '../core/publish/matrix.ts';
import type { GitHubApi } from '../ports/github.ts';
import type { TestedCommit } from './find-pull-request.ts';
import { findDocument, listDocuments } from './lookup.ts';
import { readPastDurations } from './past-durations.ts';
import type { AppPorts } from './ports.ts';
import { adapterPlacesOf, experimentPlacesOf, type Prepared, prepareRuns } from './prepare.ts';
import { expandPullRequestSelectors } from './pull-request-selectors.ts';
import { selectInBoth } from './two-trees.ts';

/** GitHub refuses outputs of a job over 1 MB, which it counts in UTF-16. */
const maxMatrixBytes = 1_000_000;

export interface PlanJobsRequest {
  readonly cwd: string;
  /** Ids, paths, globs, `tag:NAME`, `issue:NUMBER`, `changed`, `fixes`. */
  readonly experiments: readonly string[];
  readonly adapter: string | null;
  readonly gateway: string;
  /** Absolute: checkout of the base commit, whose experiments are selected too; left out: only those of the workspace. */
  readonly baseDir?: string;
  /** Most jobs. */
  readonly shards: number;
  /** File of past durations; null: all experiments count alike. */
  readonly index: string | null;
  readonly tested: TestedCommit;
}

export interface PlannedJobs {
  readonly rows: readonly MatrixRow[];
  /** Number of experiments. */
  readonly count: number;
  /** Of them, those that this backend cannot do. */
  readonly notApplicable: readonly string[];
  /** Of them, those that would run on the embedded stand-in. */
  readonly standIns: readonly string[];
  /** How many have a past duration; null without an index. */
  readonly withDuration: number | null;
  /** Of the longest job, expected; null where nothing is known. */
  readonly longestMs: number | null;
  readonly notices: readonly string[];
}

/** Throws a SpecError with the problems of all experiments, a UsageError, or a GitHubError where GitHub was asked. */
export async function planJobs(
  ports: AppPorts,
  request: PlanJobsRequest,
  github: () => Promise<GitHubApi>,
): Promise<PlannedJobs> {
  const { cwd, adapter, gateway, index } = request;
  const selection = { cwd, adapter, gateway, sets: [], experimentsDir: null, adaptersDir: null };
  const places = experimentPlacesOf(ports, selection);
  const adapters = adapterPlacesOf(ports, selection);
  const past = index === null ? null : readPastDurations(index, cwd);
  const { selectors, notices } = await expandPullRequestSelectors(request.experiments, {
    tested: request.tested,
    github,
    experiments: places,
    adapters,
    adapter: adapter === null ? null : findDocument(adapter, adapters),
  });
  const parts = partsOf(ports, { selectors, cwd, baseDir: request.baseDir ?? null });
  const found = parts.flatMap((part) => {
    const ids = new Map(
      listDocuments(experimentPlacesOf(ports, { ...selection, cwd: part.cwd })).map((file) => [file.id, file.path]),
    );
    const prepared = prepareRuns(ports, { ...selection, ...part });
    return prepared.map((one) => ({ prepared: one, item: itemOf(one, { ids, cwd: part.cwd }) }));
  });
  const items = found.map(({ item }) => item);
  const matrix = buildMatrix(items, { shards: request.shards, past: past ?? [] });
  requireSize(matrix.rows);
  return {
    rows: matrix.rows,
    count: items.length,
    notApplicable: items.filter(({ runs }) => !runs).map(({ experiment }) => experiment),
    standIns: found.flatMap(({ prepared }) => (isStandIn(prepared) ? [prepared.experiment.id] : [])),
    withDuration: past === null ? null : matrix.withDuration,
    longestMs: matrix.longestMs,
    notices,
  };
}

/** Whether it would run on the embedded stand-in. */
export function isStandIn(prepared: Prepared): boolean {
  return prepared.kind === 'ready' && prepared.gateway.split(':')[0] === 'standin';
}

/** What is selected, by the folder that it lies in. */
function partsOf(
  ports: AppPorts,
  about: { readonly selectors: readonly string[]; readonly cwd: string; readonly baseDir: string | null },
): readonly { readonly cwd: string; readonly experiments: readonly string[] }[] {
  const { selectors, cwd, baseDir } = about;
  if (baseDir === null) return [{ cwd, experiments: selectors }];
  const found = selectInBoth(ports, selectors, { head: cwd, base: baseDir });
  return [baseDir, cwd].map((tree) => {
    const here = found.filter((one) => one.tree === tree);
    return { cwd: tree, experiments: here.map(({ file }) => file.path) };
  });
}

interface Naming {
  /** Path of the file that each id means. */
  readonly ids: ReadonlyMap<string, string>;
  readonly cwd: string;
}

function itemOf(prepared: Prepared, naming: Naming): MatrixItem {
  const { experiment, adapter, kind } = prepared;
  const selector = selectorOf(prepared, naming);
  return { selector, experiment: experiment.id, adapter: adapter.id, runs: kind === 'ready' };
}

/** How a job is told of an experiment: its id where that means this file, else its path. */
export function selectorOf({ experiment }: Pick<Prepared, 'experiment'>, { ids, cwd }: Naming): string {
  return ids.get(experiment.id) === experiment.path ? experiment.id : pathFrom(experiment.path, cwd);
}

/** As the job of a row is told it. Throws a UsageError for a path that a list would take apart or read as a glob. */
function pathFrom(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  if (/[,\n*?]|^\s|\s$/.test(relative)) {
    throw new UsageError(`the path ${JSON.stringify(relative)} cannot stand in a list of experiments`, {
      code: 'bad-path',
      hint: 'Rename it, without commas, line breaks and asterisks.',
    });
  }
  return relative.startsWith('..') ? file : `./${relative}`;
}

function requireSize(rows: readonly MatrixRow[]): void {
  if (JSON.stringify({ include: rows }).length * 2 <= maxMatrixBytes) return;
  throw new UsageError('the matrix is larger than GitHub takes (1 MB)', {
    code: 'matrix-too-large',
    hint: 'Select fewer experiments, or plan several workflows.',
  });
}

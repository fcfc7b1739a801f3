// SPDX-License-Identifier: Apache-2.0
/** Every experiment on every adapter: where it can run, where it is wrong, and where it does not apply, each with why. */
import { formatProblem, type SpecProblem } from '../core/domain/errors.ts';
import { type FoundFile, listDocuments } from './lookup.ts';
import type { AppPorts } from './ports.ts';
import { adapterPlacesOf, experimentPlacesOf, type LoadedAdapter, loadAdapter, readSets } from './prepare.ts';
import { selectExperiments } from './select.ts';
import { readSource } from './sources.ts';
import { collecting, fitOf, type ValidateRequest } from './validate.ts';

export interface Fitness {
  readonly adapter: string;
  readonly verdict: 'valid' | 'invalid' | 'not-applicable';
  /** What is wrong, or why it does not apply; none where it is valid. */
  readonly reasons: readonly string[];
}

export interface FitnessRow {
  readonly experiment: string;
  readonly on: readonly Fitness[];
}

export interface FitnessTable {
  /** Whether nothing is invalid. */
  readonly valid: boolean;
  readonly adapters: readonly string[];
  readonly experiments: readonly FitnessRow[];
  /** Of adapters that cannot be read. */
  readonly problems: readonly SpecProblem[];
}

/** Throws a UsageError for an unknown id; problems of files are the result. */
export function validateAll(ports: AppPorts, request: Omit<ValidateRequest, 'adapter'>): FitnessTable {
  const adapterPlaces = adapterPlacesOf(ports, request);
  const experimentPlaces = experimentPlacesOf(ports, request);
  const read = listDocuments(adapterPlaces).map((file) => collecting(() => loadAdapter(file.path, adapterPlaces)));
  const adapters = read.flatMap(({ value }) => (value === null ? [] : [value]));
  const files =
    request.experiments.length === 0
      ? listDocuments(experimentPlaces)
      : selectExperiments(request.experiments, experimentPlaces);
  const sets = readSets(request.sets);
  const experiments = files.map((file) => ({
    experiment: file.id,
    on: adapters.map((adapter) => fitness(ports, { file, adapter, sets })),
  }));
  const problems = read.flatMap((one) => one.problems);
  const isInvalid = experiments.some(({ on }) => on.some(({ verdict }) => verdict === 'invalid'));
  const names = adapters.map(({ adapter }) => adapter.id);
  return { valid: problems.length === 0 && !isInvalid, adapters: names, experiments, problems };
}

function fitness(
  ports: AppPorts,
  pair: {
    readonly file: FoundFile;
    readonly adapter: LoadedAdapter;
    readonly sets: Readonly<Record<string, string>>;
  },
): Fitness {
  const { adapter } = pair.adapter;
  const source = collecting(() => readSource(pair.file));
  const { bound, problems, reasons } =
    source.value === null
      ? { bound: false, problems: source.problems, reasons: [] }
      : fitOf(ports, source.value, { adapter, sets: pair.sets });
  if (problems.length > 0) return { adapter: adapter.id, verdict: 'invalid', reasons: problems.map(formatProblem) };
  return { adapter: adapter.id, verdict: bound ? 'valid' : 'not-applicable', reasons };
}

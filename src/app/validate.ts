// SPDX-License-Identifier: Apache-2.0
/** Checks experiments and adapters without starting anything, and says which adapter suits which experiment. */
import { formatProblem, SpecError, type SpecProblem } from '../core/domain/errors.ts';
import { parseExperiment } from '../core/spec/parse.ts';
import { findDocument, type FoundFile, listDocuments } from './lookup.ts';
import type { AppPorts } from './ports.ts';
import {
  adapterPlacesOf,
  bindSource,
  experimentPlacesOf,
  type LoadedAdapter,
  loadAdapter,
  readInputs,
  readSets,
} from './prepare.ts';
import { selectExperiments } from './select.ts';
import { readSource, type SourceFile } from './sources.ts';

export interface ValidateRequest {
  readonly cwd: string;
  /** Empty: all that can be found, adapters too. */
  readonly experiments: readonly string[];
  /** Null: every adapter found. */
  readonly adapter: string | null;
  readonly sets: readonly string[];
  readonly experimentsDir: string | null;
  readonly adaptersDir: string | null;
}

export interface ExperimentValidation {
  readonly file: string;
  readonly problems: readonly SpecProblem[];
  readonly validOn: readonly string[];
  readonly notApplicableOn: readonly { readonly adapter: string; readonly why: string }[];
}

export interface Validation {
  readonly valid: boolean;
  readonly adapters: readonly { readonly file: string; readonly problems: readonly SpecProblem[] }[];
  readonly experiments: readonly ExperimentValidation[];
}

/** Never throws a SpecError: problems are the result. Throws a UsageError for an unknown id. */
export function validate(ports: AppPorts, request: ValidateRequest): Validation {
  const adapterPlaces = adapterPlacesOf(ports, request);
  const experimentPlaces = experimentPlacesOf(ports, request);
  const everything = request.experiments.length === 0;
  const adapterFiles =
    request.adapter === null ? listDocuments(adapterPlaces) : [findDocument(request.adapter, adapterPlaces)];
  const adapters = adapterFiles.map((file) => ({ file, ...collecting(() => loadAdapter(file.path, adapterPlaces)) }));
  const loaded = adapters.flatMap(({ value }) => (value === null ? [] : [value]));
  const files = everything ? listDocuments(experimentPlaces) : selectExperiments(request.experiments, experimentPlaces);
  const sets = readSets(request.sets);
  const experiments = files.map((file) =>
    validateOne(ports, file, { adapters: loaded, sets, onlyAdapter: request.adapter !== null }),
  );
  const problems = [...adapters, ...experiments].flatMap((checked) => checked.problems);
  return {
    valid: problems.length === 0,
    adapters: adapters
      .filter((checked) => everything || checked.problems.length > 0)
      .map((checked) => ({ file: checked.file.shownPath, problems: checked.problems })),
    experiments,
  };
}

interface Against {
  readonly adapters: readonly LoadedAdapter[];
  readonly sets: Readonly<Record<string, string>>;
  /** Whether the caller named the adapter: then what does not fit it is a problem. */
  readonly onlyAdapter: boolean;
}

function validateOne(ports: AppPorts, file: FoundFile, against: Against): ExperimentValidation {
  const own = collecting(() => defaultAdapterOf(file, against.sets));
  if (own.value === null) return { file: file.shownPath, problems: own.problems, validOn: [], notApplicableOn: [] };
  const { source, defaultAdapter } = own.value;
  const fits = against.adapters.map(({ adapter }) => ({
    adapter: adapter.id,
    ...fitOf(ports, source, { adapter, sets: against.sets }),
  }));
  // What another adapter than the wanted one finds wrong is no mistake of the author's.
  const isWanted = (adapter: string): boolean => against.onlyAdapter || adapter === defaultAdapter;
  const problems = fits.filter(({ adapter }) => isWanted(adapter)).flatMap((fit) => fit.problems);
  const unfit = fits.flatMap(({ adapter, problems: found, reasons }) => {
    const why = isWanted(adapter) ? reasons : [...reasons, ...found.map(formatProblem)];
    return why.length === 0 ? [] : [{ adapter, why: why.join('; ') }];
  });
  const isHere = against.onlyAdapter || fits.some(({ adapter }) => adapter === defaultAdapter);
  const missing = { adapter: defaultAdapter, why: 'there is no such adapter here' };
  return {
    file: file.shownPath,
    problems: [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()],
    validOn: fits.filter(({ bound }) => bound).map(({ adapter }) => adapter),
    notApplicableOn: isHere ? unfit : [...unfit, missing],
  };
}

interface Fit {
  readonly bound: boolean;
  readonly problems: readonly SpecProblem[];
  readonly reasons: readonly string[];
}

export function fitOf(ports: AppPorts, source: SourceFile, about: Parameters<typeof bindSource>[2]): Fit {
  const { value, problems } = collecting(() => bindSource(ports, source, about));
  if (value?.kind === 'bound') {
    const files = collecting(() => readInputs(value.bound, source));
    return { bound: files.value !== null, problems: files.problems, reasons: [] };
  }
  const reasons = value?.kind === 'not-applicable' ? value.reasons : [];
  return { bound: false, problems: value?.kind === 'invalid' ? value.problems : problems, reasons };
}

function defaultAdapterOf(file: FoundFile, sets: Readonly<Record<string, string>>) {
  const source = readSource(file);
  const parsed = parseExperiment({ path: source.shownPath, bytes: source.bytes }, { sets });
  if (!parsed.ok) throw new SpecError(parsed.problems);
  return { source, defaultAdapter: parsed.value.experiment['default-adapter'] };
}

type Collected<T> =
  | { readonly value: T; readonly problems: readonly [] }
  | { readonly value: null; readonly problems: readonly SpecProblem[] };

export function collecting<T>(read: () => T): Collected<T> {
  try {
    return { value: read(), problems: [] };
  } catch (error) {
    if (error instanceof SpecError) return { value: null, problems: error.problems };
    throw error;
  }
}

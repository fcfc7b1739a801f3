// SPDX-License-Identifier: Apache-2.0
/**
 * From what a caller asks for to experiments that are ready to run: files found, read, parsed and bound to their
 * adapters, every problem of all of them at once. Starts nothing and writes nothing.
 */
import type { Adapter, ParameterValue } from '../core/domain/documents.ts';
import { formatProblem, SpecError, type SpecProblem, UsageError } from '../core/domain/errors.ts';
import { isAtEndpoint } from '../core/domain/plan.ts';
import { inputFiles } from '../core/plan/build-plan.ts';
import { selectGateway } from '../core/plan/gateway.ts';
import { bindExperiment, type Binding, type BoundExperiment } from '../core/spec/bind.ts';
import { parseAdapter, parseExperiment } from '../core/spec/parse.ts';
import { findDocument, type FoundFile, listDocuments, type Places, placesOf } from './lookup.ts';
import type { AppPorts } from './ports.ts';
import { selectExperiments } from './select.ts';
import { readInput, readSource, type SourceFile } from './sources.ts';

export interface Selection {
  readonly cwd: string;
  /** Ids, paths and `tag:NAME`. */
  readonly experiments: readonly string[];
  /** Id or path; null: each experiment's `default-adapter`. */
  readonly adapter: string | null;
  /** `auto`, or a kind with its detail. */
  readonly gateway: string;
  /** `name=value`, as typed. */
  readonly sets: readonly string[];
  readonly experimentsDir: string | null;
  readonly adaptersDir: string | null;
}

interface PreparedFiles {
  readonly experiment: SourceFile;
  readonly adapter: SourceFile;
}

export type Prepared = PreparedFiles &
  (
    | {
        readonly kind: 'ready';
        readonly bound: BoundExperiment;
        readonly gateway: string;
        /** Files that the experiment names; names as it spells them. */
        readonly inputs: readonly { readonly name: string; readonly bytes: Uint8Array }[];
      }
    | { readonly kind: 'not-applicable'; readonly reasons: readonly string[] }
  );

export interface LoadedAdapter {
  readonly source: SourceFile;
  readonly adapter: Adapter;
}

/** Throws a SpecError with the problems of all experiments, or a UsageError. */
export function prepareRuns(ports: AppPorts, selection: Selection): readonly Prepared[] {
  const experimentPlaces = experimentPlacesOf(ports, selection);
  const adapterPlaces = adapterPlacesOf(ports, selection);
  const sets = readSets(selection.sets);
  const problems: SpecProblem[] = [];
  const prepared: Prepared[] = [];
  const given = selection.adapter === null ? null : loadAdapter(selection.adapter, adapterPlaces);
  for (const file of selectExperiments(selection.experiments, experimentPlaces)) {
    try {
      const experiment = readSource(file);
      const loaded = given ?? loadDefaultAdapter(experiment, { places: adapterPlaces, sets });
      prepared.push(prepareOne(ports, { experiment, loaded, sets, gateway: selection.gateway }));
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new SpecError(withoutRepeats(problems));
  return prepared;
}

/** Parses and binds. Throws a SpecError when the experiment itself is wrong. */
export function bindSource(
  ports: AppPorts,
  experiment: SourceFile,
  about: {
    readonly adapter: Adapter;
    readonly sets: Readonly<Record<string, string>>;
    /** Parameters of the run that is replayed. */
    readonly pinned?: Readonly<Record<string, ParameterValue>>;
    /** As the boot hook gets it; left out where nothing is going to be booted. */
    readonly gateway?: string;
  },
): Binding {
  const parsed = parseExperiment(
    { path: experiment.shownPath, bytes: experiment.bytes },
    {
      overrides: { ...about.adapter.parameters, ...about.pinned },
      sets: about.sets,
      nameIsId: experiment.isCopy !== true,
    },
  );
  if (!parsed.ok) throw new SpecError(parsed.problems);
  return bindExperiment({
    experiment: parsed.value,
    adapter: about.adapter,
    capabilities: {
      process: ports.faultsOf('process'),
      docker: ports.faultsOf('docker'),
      kubernetes: ports.faultsOf('kubernetes'),
    },
    atEndpoint: about.gateway === undefined ? undefined : isAtEndpoint({ gateway: about.gateway }),
  });
}

/** Throws a UsageError for an unknown id and a SpecError for an invalid file. */
export function loadAdapter(nameOrPath: string, places: Places): LoadedAdapter {
  return loadAdapterFile(findDocument(nameOrPath, places));
}

/** Throws a SpecError for an invalid file. */
export function loadAdapterFile(file: FoundFile): LoadedAdapter {
  const source = readSource(file);
  const parsed = parseAdapter({ path: source.shownPath, bytes: source.bytes }, { nameIsId: file.isCopy !== true });
  if (!parsed.ok) throw new SpecError(parsed.problems);
  return { source, adapter: parsed.value };
}

export function experimentPlacesOf(ports: AppPorts, selection: Pick<Selection, 'cwd' | 'experimentsDir'>): Places {
  const { cwd, experimentsDir } = selection;
  return placesOf('experiment', { cwd, givenDir: experimentsDir, shippedDir: ports.shipped.experimentsDir });
}

export function adapterPlacesOf(ports: AppPorts, selection: Pick<Selection, 'cwd' | 'adaptersDir'>): Places {
  const { cwd, adaptersDir } = selection;
  return placesOf('adapter', { cwd, givenDir: adaptersDir, shippedDir: ports.shipped.adaptersDir });
}

/** `name=value` texts as a record. Throws a UsageError. */
export function readSets(texts: readonly string[]): Readonly<Record<string, string>> {
  const sets = new Map<string, string>();
  for (const text of texts) {
    const [, name, value] = /^([^=]+)=([\s\S]*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(`--set "${text}" has no name and value; expected NAME=VALUE`, { code: 'bad-set' });
    }
    if (sets.has(name)) throw new UsageError(`--set gives ${name} twice; expected once`, { code: 'bad-set' });
    sets.set(name, value);
  }
  return Object.fromEntries(sets);
}

export function prepareOne(
  ports: AppPorts,
  request: {
    readonly experiment: SourceFile;
    readonly loaded: LoadedAdapter;
    readonly sets: Readonly<Record<string, string>>;
    readonly gateway: string;
    readonly pinned?: Readonly<Record<string, ParameterValue>>;
  },
): Prepared {
  const { experiment, loaded, sets, pinned = {} } = request;
  const selected = selectGateway(request.gateway, loaded.adapter);
  if (!selected.ok) {
    const hint = selected.nearest === null ? undefined : `Did you mean ${selected.nearest}?`;
    throw new UsageError(`${selected.found}; expected ${selected.expected}`, { code: 'bad-gateway', hint });
  }
  const files = { experiment, adapter: loaded.source };
  const binding = bindSource(ports, experiment, {
    adapter: loaded.adapter,
    sets,
    pinned,
    gateway: selected.gateway,
  });
  switch (binding.kind) {
    case 'invalid':
      throw new SpecError(binding.problems);
    case 'not-applicable':
      return { ...files, kind: 'not-applicable', reasons: binding.reasons };
    case 'bound':
      return {
        ...files,
        kind: 'ready',
        bound: binding.bound,
        gateway: selected.gateway,
        inputs: readInputs(binding.bound, experiment),
      };
  }
}

/** The files that an experiment names. Throws a SpecError for one that cannot be read. */
export function readInputs(bound: BoundExperiment, file: SourceFile): Extract<Prepared, { kind: 'ready' }>['inputs'] {
  return inputFiles(bound).map((name) => ({ name, bytes: readInput(name, file) }));
}

function loadDefaultAdapter(
  experiment: SourceFile,
  about: { readonly places: Places; readonly sets: Readonly<Record<string, string>> },
): LoadedAdapter {
  const parsed = parseExperiment({ path: experiment.shownPath, bytes: experiment.bytes }, { sets: about.sets });
  if (!parsed.ok) throw new SpecError(parsed.problems);
  const id = parsed.value.experiment['default-adapter'];
  const known = listDocuments(about.places).map((file) => file.id);
  if (known.includes(id)) return loadAdapter(id, about.places);
  throw unusable(`${experiment.id} runs on ${id} unless told otherwise, and there is no such adapter here`, known);
}

function unusable(message: string, known: readonly string[]): UsageError {
  const hint = known.length === 0 ? undefined : `Try ${known.map((name) => `--adapter ${name}`).join(' or ')}.`;
  return new UsageError(message, { code: 'adapter-unusable', hint });
}

function withoutRepeats(problems: readonly SpecProblem[]): readonly SpecProblem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

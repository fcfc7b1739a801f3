// SPDX-License-Identifier: Apache-2.0
/**
 * From the bytes of a manifest to an Experiment or an Adapter: text, parameters, schema and the rules that need no other
 * file, in this order. Rules that need both files are bind.ts's.
 */
import type { Adapter, Experiment, ParameterValue } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import { parseYaml, type SpecDocument } from './document.ts';
import { has, inner, type Item, word } from './items.ts';
import { type Outline, outlineOf } from './outline.ts';
import { effectiveParameters, substitute } from './parameters.ts';
import { type Places, sortedProblems, valuePlace } from './places.ts';
import { ADAPTER_RULES } from './rules-adapter.ts';
import { CLAIM_RULES } from './rules-claims.ts';
import { EXPECTATION_RULES } from './rules-expectations.ts';
import { FIRING_RULES } from './rules-firings.ts';
import { FLOW_RULES } from './rules-flow.ts';
import { idIsFileName, NAME_RULES } from './rules-names.ts';
import { SUBJECT_RULES } from './rules-subjects.ts';
import { TARGET_RULES } from './rules-targets.ts';
import { checkSchema } from './schema-problems.ts';
import type { Parsed, SpecSource } from './source.ts';
import { readText } from './text.ts';

export interface ParsedExperiment {
  readonly experiment: Experiment;
  /** The values in force: defaults, then the adapter's overrides, then `--set`. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** Names and where they stand, for rules that look at several files. */
  readonly outline: Outline;
}

export interface ExperimentOptions {
  /** The adapter's `parameters`; those that the experiment does not declare are left out. */
  readonly overrides?: Readonly<Record<string, ParameterValue>> | undefined;
  /** `--set name=value`, value as typed. */
  readonly sets?: Readonly<Record<string, string>>;
  /** False for a copy whose name is not its own, such as the one in a run directory. Default true. */
  readonly nameIsId?: boolean;
}

const EXPERIMENT_RULES = [
  ...[...NAME_RULES, ...FLOW_RULES, ...FIRING_RULES, ...TARGET_RULES],
  ...[...CLAIM_RULES, ...SUBJECT_RULES, ...EXPECTATION_RULES],
];

/** Problems beyond these are counted, not shown. */
const MAX_PROBLEMS = 100;

/** An adapter, or everything that is wrong with it. `nameIsId` is false for a copy, such as the one in a run directory. */
export function parseAdapter(source: SpecSource, options: { readonly nameIsId?: boolean } = {}): Parsed<Adapter> {
  const document = readDocument(source);
  if (!document.ok) return document;
  const { value, places } = document.value;
  const root = { pointer: '', map: value };
  const schema = checkSchema({ schema: 'adapter', value, places, originals: new Map() });
  const outline = { root, places, mapsWithUnknownKeys: schema.mapsWithUnknownKeys };
  const problems = [
    ...schema.problems,
    ...(options.nameIsId === false ? [] : idIsFileName(word(root, 'id'), outline)),
    ...ADAPTER_RULES.flatMap((rule) => rule(outline)),
  ];
  return problems.length > 0 ? failed(problems, places) : { ok: true, value: value as unknown as Adapter };
}

/**
 * An experiment with its parameters put in, or everything that is wrong with it. Needs no adapter: what the experiment
 * says of components, roles and metrics is compared with one by bindExperiment. Problems of `sets` have the file `--set`.
 */
export function parseExperiment(source: SpecSource, options: ExperimentOptions = {}): Parsed<ParsedExperiment> {
  const document = readDocument(source);
  if (!document.ok) return document;
  const { places } = document.value;
  const { overrides = {}, sets = {}, nameIsId = true } = options;
  const effective = effectiveParameters(document.value, { overrides, sets });
  const { value, originals, broken, ...uses } = substitute(document.value, effective.values);
  const schema = checkSchema({ schema: 'experiment', value, places, originals });
  const root = { pointer: '', map: value };
  const outline = outlineOf(root, places, schema.mapsWithUnknownKeys);
  const found = [
    ...schema.problems,
    ...(nameIsId ? idIsFileName(word(root, 'id'), outline) : []),
    ...EXPERIMENT_RULES.flatMap((rule) => rule(outline)),
  ];
  const brokenPlaces = new Set([...broken].map((pointer) => placeKey(valuePlace(places, pointer))));
  const problems = [
    ...effective.problems,
    ...(parametersAreKnown(root, schema.mapsWithUnknownKeys) ? uses.problems : []),
    ...found.filter((problem) => !brokenPlaces.has(placeKey(problem))),
  ];
  if (problems.length > 0) return failed(problems, places);
  const parameters = Object.fromEntries(effective.values);
  return { ok: true, value: { experiment: value as unknown as Experiment, parameters, outline } };
}

/** Whether `parameters` is there as a map, or absent without a misspelled key that may be it. */
function parametersAreKnown(root: Item, mapsWithUnknownKeys: ReadonlySet<string>): boolean {
  return inner(root, 'parameters') !== null || (!has(root, 'parameters') && !mapsWithUnknownKeys.has(''));
}

function readDocument(source: SpecSource): Parsed<SpecDocument> {
  const text = readText(source);
  return text.ok ? parseYaml(text.value, source.path) : text;
}

function failed(
  problems: readonly SpecProblem[],
  places: Places,
): { readonly ok: false; readonly problems: readonly SpecProblem[] } {
  const sorted = sortedProblems(problems);
  const left = sorted.length - MAX_PROBLEMS;
  if (left <= 0) return { ok: false, problems: sorted };
  const last = {
    file: places.file,
    line: 1,
    column: 1,
    found: `${String(left)} problems more than are shown`,
    expected: 'none',
    nearest: null,
  };
  return { ok: false, problems: [...sorted.slice(0, MAX_PROBLEMS), last] };
}

function placeKey(place: { readonly line: number; readonly column: number }): string {
  return `${String(place.line)}:${String(place.column)}`;
}

// SPDX-License-Identifier: Apache-2.0
/** Valid manifests of test/fixtures/manifests and edits of them; parsing and binding as an app does it. */
import fs from 'node:fs';
import path from 'node:path';
import type { Adapter } from '../../../src/core/domain/documents.ts';
import { formatProblem, type SpecProblem } from '../../../src/core/domain/errors.ts';
import { bindExperiment, type Binding, type BindRequest } from '../../../src/core/spec/bind.ts';
import {
  type ExperimentOptions,
  parseAdapter,
  type ParsedExperiment,
  parseExperiment,
} from '../../../src/core/spec/parse.ts';
import type { Parsed, SpecSource } from '../../../src/core/spec/source.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures/manifests');

export const everything: string = fixture('everything.yaml');
export const lab: string = fixture('lab.yaml');
/** What `everything` leaves out: operations, holds, stops, inventories; and an adapter that has them. */
export const operations: string = fixture('operations.yaml');
export const plant: string = fixture('plant.yaml');
/** A system of pods. */
export const cluster: string = fixture('cluster.yaml');
export const allFaults: BindRequest['capabilities'] = {
  process: ['kill', 'stop', 'restart', 'restart-in-place', 'freeze', 'outage', 'partition'],
  docker: [],
  kubernetes: [],
};

function fixture(name: string): string {
  return fs.readFileSync(path.join(fixtures, name), 'utf8');
}

export function fixtureSource(name: string): SpecSource {
  return { path: name, bytes: fs.readFileSync(path.join(fixtures, name)) };
}

export function source(text: string, file: string): SpecSource {
  return { path: file, bytes: new TextEncoder().encode(text) };
}

/** Ids are changed in tests of the first of each alone. */
function fileOf(text: string, kinds: readonly [string, string]): string {
  const [first, second] = kinds;
  return text.includes(`\nid: ${second}\n`) ? `${second}.yaml` : `${first}.yaml`;
}

function adapterFileOf(text: string): string {
  return text.includes('\nid: cluster\n') ? 'cluster.yaml' : fileOf(text, ['lab', 'plant']);
}

/** The text with one place changed; a place that is not there is a mistake of the test. */
export function edited(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to edit: ${String(from)}`);
  return changed;
}

export function experimentOf(text: string, options: ExperimentOptions = {}): Parsed<ParsedExperiment> {
  return parseExperiment(source(text, fileOf(text, ['everything', 'operations'])), options);
}

export function labAdapter(text: string = lab): Adapter {
  const parsed = parseAdapter(source(text, adapterFileOf(text)));
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  return parsed.value;
}

/** What validating on an adapter says, each problem as a line. */
export function problemsOn(text: string, adapter: Adapter = labAdapter()): readonly string[] {
  const parsed = experimentOf(text, { overrides: adapter.parameters });
  if (!parsed.ok) return lines(parsed.problems);
  const binding = bind(parsed.value, adapter);
  return binding.kind === 'invalid' ? lines(binding.problems) : [];
}

export function bind(experiment: ParsedExperiment, adapter: Adapter = labAdapter()): Binding {
  return bindExperiment({ experiment, adapter, capabilities: allFaults });
}

export function adapterProblems(text: string): readonly string[] {
  const parsed = parseAdapter(source(text, adapterFileOf(text)));
  return parsed.ok ? [] : lines(parsed.problems);
}

export function lines(problems: readonly SpecProblem[]): readonly string[] {
  return problems.map(formatProblem);
}

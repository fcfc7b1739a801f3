// SPDX-License-Identifier: Apache-2.0

// Laws of the problems' places, over every key and name of the shipped experiments and of one that uses everything.

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { SpecProblem } from '../../../src/core/domain/errors.ts';
import { bindExperiment } from '../../../src/core/spec/bind.ts';
import { parseAdapter, parseExperiment } from '../../../src/core/spec/parse.ts';
import { allFaults, everything, lab, labAdapter, operations, plant, source } from './manifests.ts';

interface Manifest {
  readonly file: string;
  readonly text: string;
}

interface Key {
  readonly manifest: Manifest;
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly offset: number;
}

const root = path.resolve(import.meta.dirname, '../../..');
const shipped = fs
  .readdirSync(path.join(root, 'experiments'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, 'experiments', file), 'utf8') }));
const onPlant: Manifest = { file: 'operations.yaml', text: operations };
const experiments: readonly Manifest[] = [{ file: 'everything.yaml', text: everything }, onPlant, ...shipped];
const adapters: readonly Manifest[] = [
  { file: 'lab.yaml', text: lab },
  { file: 'plant.yaml', text: plant },
];
const keys = [...experiments, ...adapters].flatMap(keysOf);
const adapterOf = { lab: labAdapter(lab), plant: labAdapter(plant) };

/** Keys that the author makes up: names of parameters, settings, variables, labels and attributes, of components and roles, signals, operations and their arguments. */
const OWN_KEYS =
  /^(parameters\.[^.]+|requires\.settings\.[^.]+|workloads\.\d+\.env\.[^.]+|.*\.(labels|attributes)\.[^.]+|(targets\.(components|roles)|signals)\.[^.]+|operations\.[a-z-]+(\.with\.[^.]+)?|operations\.0\.with\.(policy|tries))$/;
/** Keys that may be left out, although what names their content is then wrong. */
const NAMED_KEYS = /^(parameters|workloads|operations|steady-state|flow|workloads\.\d+\.(instances|checks))$/;

const fixedKeys = keys.filter((key) => !OWN_KEYS.test(key.path.join('.')));
/** Of all kinds of keys once; the shipped experiments are alike. */
const kindsOfKeys = fixedKeys.filter(({ manifest: { file } }) =>
  ['everything.yaml', 'lab.yaml', 'operations.yaml', 'plant.yaml', 'gateway-kill-keeps-state.yaml'].includes(file),
);
const knownWords = new Set([...keys.map(({ name }) => name), ...schemaWords()]);

test('there are enough keys for the laws to mean something', () => {
  expect(fixedKeys.length).toBeGreaterThan(400);
});

test('whatever a key that the schema fixes is renamed to, the first problem points at its line', () => {
  const misspelling = fc
    .tuple(
      fc.constantFrom(...fixedKeys),
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.constantFrom('before', 'after', 'instead'),
    )
    .map(([key, word, where]) => ({
      key,
      to: { before: word + key.name, after: key.name + word, instead: word }[where],
    }))
    .filter(({ to }) => !knownWords.has(to));
  fc.assert(
    fc.property(misspelling, ({ key, to }) => {
      const [first] = problemsOf(renamed(key, to));
      expect({ line: first?.line, found: first?.found }).toEqual({
        line: lineAt(key.manifest.text, key.offset),
        found: `unknown key "${to}"`,
      });
    }),
    { numRuns: 200 },
  );
});

test('every key that the schema fixes can be misspelled in one letter and is named as the nearest', () => {
  const keysOnce = fixedKeys.filter(
    ({ name, manifest: { text } }) => name.length > 3 && [everything, lab, operations, plant].includes(text),
  );
  for (const key of keysOnce) {
    const to = `${key.name.slice(0, -1)}q`;
    const [first] = problemsOf(renamed(key, to));
    expect({ key: key.path, line: first?.line, nearest: first?.nearest }).toEqual({
      key: key.path,
      line: lineAt(key.manifest.text, key.offset),
      nearest: key.name,
    });
  }
});

// Over each key of four manifests, so it takes longer than most where the machine is busy.
test("where a required key is gone, a problem points at the line of the map's key, or at its first line", {
  timeout: 60_000,
}, () => {
  let required = 0;
  for (const key of kindsOfKeys.filter(({ path: at }) => !NAMED_KEYS.test(at.join('.')))) {
    const { manifest, parentLine } = without(key);
    const said = problemsOf(manifest).map(({ line }) => line);
    // Whatever is invalid without a key requires it, whether the schema or a rule says so.
    if (said.length === 0) continue;
    required += 1;
    expect(said, `${manifest.file}: ${key.path.join('.')} gone\n${manifest.text}`).toContain(parentLine);
  }
  expect(required).toBeGreaterThan(150);
});

test('a name that is changed where it is defined only is missed where it is used', () => {
  const definitions = experiments.flatMap((manifest) => definitionsOf(manifest));
  expect(definitions.length).toBeGreaterThan(30);
  for (const { manifest, name, changed, line } of definitions) {
    const uses = usesOf(manifest.text, name).filter((use) => use !== line);
    const said = problemsOf(changed).map((problem) => problem.line);
    expect(
      said.some((at) => uses.includes(at)),
      `${manifest.file}: ${name}, used in ${uses.join(', ')}, said in ${said.join(', ')}`,
    ).toBe(true);
  }
});

test('whatever a file holds, it is either read or has a problem at a line that it has', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => new TextEncoder().encode(text)),
    fc.tuple(fc.constantFrom(...experiments), fc.nat(), fc.string({ maxLength: 3 })).map(([{ text }, at, put]) => {
      const offset = at % text.length;
      return new TextEncoder().encode(text.slice(0, offset) + put + text.slice(offset + 1));
    }),
  );
  fc.assert(
    fc.property(bytes, (content) => {
      const parsed = parseExperiment({ path: 'any.yaml', bytes: content });
      const lineCount = content.filter((byte) => byte === 0x0a).length + 2;
      const problems = parsed.ok ? [] : parsed.problems;
      expect(parsed.ok || problems.length > 0).toBe(true);
      expect(problems.every(({ line, column }) => line >= 1 && line <= lineCount && column >= 1)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

function problemsOf({ file, text }: Manifest): readonly SpecProblem[] {
  if (adapters.some((known) => known.file === file)) {
    const parsed = parseAdapter(source(text, file));
    return parsed.ok ? [] : parsed.problems;
  }
  const parsed = parseExperiment(source(text, file));
  if (!parsed.ok) return parsed.problems;
  const binding = bindExperiment({
    experiment: parsed.value,
    adapter: file === onPlant.file ? adapterOf.plant : adapterOf.lab,
    capabilities: allFaults,
  });
  return binding.kind === 'invalid' ? binding.problems : [];
}

function keysOf(manifest: Manifest): readonly Key[] {
  const found: Key[] = [];
  const walk = (node: unknown, at: readonly (string | number)[]): void => {
    if (isSeq(node)) node.items.forEach((item, index) => walk(item, [...at, index]));
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      found.push({ manifest, path: [...at, name], name, offset: key.range?.[0] ?? 0 });
      walk(value, [...at, name]);
    }
  };
  walk(parseDocument(manifest.text).contents, []);
  return found;
}

function renamed({ manifest, name, offset }: Key, to: string): Manifest {
  return { ...manifest, text: manifest.text.slice(0, offset) + to + manifest.text.slice(offset + name.length) };
}

/** The manifest without a key, and the line at which the map that had it is named or begins. */
function without({ manifest, path: at }: Key): { readonly manifest: Manifest; readonly parentLine: number } {
  const document = parseDocument(manifest.text);
  document.deleteIn(at);
  const text = document.toString({ lineWidth: 0 });
  const lines = new LineCounter();
  const changed = parseDocument(text, { lineCounter: lines });
  const holder = at.slice(0, -1);
  const last = holder.at(-1);
  const node =
    typeof last === 'string'
      ? pairAt(changed.getIn(holder.slice(0, -1), true), last)?.key
      : changed.getIn(holder, true);
  const start = (node as Node | undefined)?.range?.[0] ?? changed.contents?.range[0] ?? 0;
  return { manifest: { ...manifest, text }, parentLine: lines.linePos(start).line };
}

function pairAt(node: unknown, key: string): Pair | undefined {
  return isMap(node) ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key) : undefined;
}

interface Definition {
  readonly manifest: Manifest;
  readonly name: string;
  readonly changed: Manifest;
  readonly line: number;
}

/** Names of workloads, operations, checks and parameters that something else in the file uses. */
function definitionsOf(manifest: Manifest): readonly Definition[] {
  const document = parseDocument(manifest.text);
  const scalars = keysOf(manifest).flatMap(({ path: at, offset, name }) => {
    const place = at.join('.');
    if (/^parameters\.[^.]+$/.test(place)) return [{ name, offset }];
    if (!/^(workloads|operations|steady-state|checks|workloads\.\d+\.checks)\.\d+\.name$/.test(place)) return [];
    const value = document.getIn(at, true);
    return isScalar(value) ? [{ name: String(value.value), offset: value.range?.[0] ?? 0 }] : [];
  });
  return scalars.flatMap(({ name, offset }) => {
    const line = lineAt(manifest.text, offset);
    if (usesOf(manifest.text, name).every((use) => use === line)) return [];
    const text = `${manifest.text.slice(0, offset)}zz-${manifest.text.slice(offset)}`;
    return [{ manifest, name, line, changed: { ...manifest, text } }];
  });
}

/** Lines that name something: as a parameter, or as a step, target, subject or check, but not in prose or in a script. */
function usesOf(text: string, name: string): readonly number[] {
  const asParameter = `\\$\\{${name}\\}`;
  const asName = `(?:^ *- (?:(?:start|await|revert|inventory): )?|[[{ ](?:start|await|stop|revert|fault|while|workload|operation|log|of|since|during|targets-of|one-per-instance): |[[,] ?)${name}(?:@(?:before|after))?(?=[\\],}\\n]|$)`;
  const pattern = new RegExp(`${asParameter}|${asName}|(?:of: |\\[)${name}-\\d+\\b`);
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) && !/^ *(#|title|description|run)/.test(line) ? [index + 1] : []));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Every key that some map of the schemas may have. */
function schemaWords(): readonly string[] {
  const words: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value) words.push(...Object.keys(value.properties as object));
    Object.values(value).forEach(walk);
  };
  for (const name of ['experiment', 'adapter']) {
    walk(JSON.parse(fs.readFileSync(path.join(root, `src/schema/${name}.schema.json`), 'utf8')));
  }
  return words;
}

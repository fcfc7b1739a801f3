// SPDX-License-Identifier: Apache-2.0

// The generated validators beside ajv itself, which compiles the same schemas here: over real documents, and over each of
// them with every value replaced, removed or joined by an unknown key, both must say the same.

import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { issueMap, pastDurations } from '../../src/schema/generated/index-validators.mjs';
import { adapter, experiment } from '../../src/schema/generated/manifest-validators.mjs';
import { body, envelope, manifest, undo, verdict } from '../../src/schema/generated/run-validators.mjs';
import { areEqual, countCharacters } from '../../src/schema/json-values.ts';
import { everything, lab } from '../core/spec/manifests.ts';

interface Pair {
  readonly name: string;
  readonly generated: ValidateFunction;
  readonly reference: ValidateFunction;
  readonly documents: readonly unknown[];
}

const root = path.resolve(import.meta.dirname, '../..');
const names = [
  'experiment',
  'adapter',
  'run-manifest',
  'undo-record',
  'timeline-event',
  'verdict',
  'past-durations',
  'issue-map',
];
const schemas = names.map(
  (name) => JSON.parse(fs.readFileSync(path.join(root, `src/schema/${name}.schema.json`), 'utf8')) as object,
);

const ofManifests = ajvWith({
  allErrors: true,
  verbose: true,
  messages: false,
  strictTypes: false,
  strictRequired: false,
  inlineRefs: false,
});
const ofRuns = ajvWith({ strict: false, strictNumbers: true, validateFormats: false });

const runs = fs.globSync('test/fixtures/runs/*/timeline.jsonl', { cwd: root }).map((file) => path.dirname(file));
const events = runs.flatMap((run) => linesOf(`${run}/timeline.jsonl`)) as { readonly type: string }[];
const types = Object.keys(body) as (keyof typeof body)[];

const longText = '\u{1f600}'.repeat(300);
const replacements = [null, true, -1, 1.5, 1e6, '', 'Nothing Known', longText, [], [[1], [1]], {}, { kind: 'x' }];

const pairs: readonly Pair[] = [
  {
    name: 'experiments',
    generated: experiment,
    reference: compiled(ofManifests, 'experiment.schema.json'),
    documents: [parse(everything), ...yamlsIn('experiments')],
  },
  {
    name: 'adapters',
    generated: adapter,
    reference: compiled(ofManifests, 'adapter.schema.json'),
    documents: [parse(lab), ...yamlsIn('adapters')],
  },
  {
    name: 'manifests of runs',
    generated: manifest,
    reference: compiled(ofRuns, 'run-manifest.schema.json'),
    documents: runs.map((run) => JSON.parse(fs.readFileSync(path.join(root, run, 'manifest.json'), 'utf8')) as unknown),
  },
  {
    name: 'verdicts',
    generated: verdict,
    reference: compiled(ofRuns, 'verdict.schema.json'),
    documents: runs
      .map((run) => path.join(root, run, 'verdict.json'))
      .filter((file) => fs.existsSync(file))
      .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown),
  },
  {
    name: 'undo records',
    generated: undo,
    reference: compiled(ofRuns, 'undo-record.schema.json'),
    documents: runs.flatMap((run) => linesOf(`${run}/undo.jsonl`)),
  },
  {
    name: 'past durations',
    generated: pastDurations,
    reference: compiled(ofRuns, 'past-durations.schema.json'),
    documents: [
      { format: 1, experiments: [{ stratum: { experiment: 'smoke', adapter: 'standin' }, durationMs: 1500 }] },
    ],
  },
  {
    name: 'maps of issues',
    generated: issueMap,
    reference: compiled(ofRuns, 'issue-map.schema.json'),
    documents: [{ issues: [{ issue: 'NVIDIA/OpenShell#4910', here: 12 }] }],
  },
  {
    name: 'envelopes of events',
    generated: envelope,
    reference: compiled(ofRuns, 'timeline-event.schema.json#/$defs/envelope'),
    documents: events.slice(0, 20),
  },
  ...types.map((type) => ({
    name: `events of type ${type}`,
    generated: body[type],
    reference: compiled(ofRuns, `timeline-event.schema.json#/$defs/${type}`),
    documents: [{ type }, ...events.filter((event) => event.type === type).slice(0, 5)],
  })),
];

test.for(pairs)('$name: generated code and ajv say the same', ({ generated, reference, documents }) => {
  const values = documents.flatMap((document) => [document, ...variantsOf(document)]);

  expect(documents.length).toBeGreaterThan(0);
  for (const value of values) expect(errorsOf(generated, value)).toBe(errorsOf(reference, value));
});

test('the recorded runs have an event of most types', () => {
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(types.length / 2);
});

test('a surrogate pair is one character, half of one is one as well', () => {
  const texts = ['', 'abc', '\u{1f600}', 'a\u{1f600}b', '\ud83d', '\ude00\ud83d', '\ud83d\ud83d\ude00\ude00'];

  expect(texts.map(countCharacters)).toEqual(texts.map((text) => Array.from(text).length));
});

test('values are equal whatever the order of their keys, and not across kinds', () => {
  const values = [null, 0, 1, '1', '', [], {}, [1], { 0: 1 }, { a: 1, b: [2] }, { a: 1 }, { a: 1, b: [3] }, { b: 1 }];
  const copies = JSON.parse(JSON.stringify(values)) as unknown[];

  expect(areEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  for (const [at, value] of values.entries()) {
    expect(copies.map((copy) => areEqual(value, copy))).toEqual(copies.map((_copy, index) => index === at));
  }
});

function ajvWith(options: Options): Ajv2020 {
  return new Ajv2020({ discriminator: true, ...options, schemas });
}

function compiled(ajv: Ajv2020, id: string): ValidateFunction {
  const validate = ajv.getSchema(id);
  if (validate === undefined) throw new Error(`no schema ${id}`);
  return validate;
}

function errorsOf(validate: ValidateFunction, value: unknown): string {
  return JSON.stringify(validate(value) ? [] : validate.errors);
}

/** The value with one of its parts replaced, removed or given an unknown key, for each of its parts. */
function* variantsOf(value: unknown): Generator {
  yield* replacements;
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    yield [...items, ...items];
    for (const [index, item] of items.entries()) {
      for (const variant of variantsOf(item)) yield items.with(index, variant);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown: 1 };
    for (const [key, part] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const variant of variantsOf(part)) yield { ...value, [key]: variant };
    }
  }
}

function yamlsIn(folder: string): readonly unknown[] {
  const files = fs.globSync(`${folder}/*.yaml`, { cwd: root }).sort();
  return files.map((file) => parse(fs.readFileSync(path.join(root, file), 'utf8')) as unknown);
}

function linesOf(file: string): readonly unknown[] {
  const text = fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
}

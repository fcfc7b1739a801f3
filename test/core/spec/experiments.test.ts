// SPDX-License-Identifier: Apache-2.0

// The shipped manifests: right on their own and together, and the schemas that they are checked with are schemas.

import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/core/domain/errors.ts';
import { bindExperiment } from '../../../src/core/spec/bind.ts';
import { parseAdapter, parseExperiment, type ParsedExperiment } from '../../../src/core/spec/parse.ts';
import type { Parsed } from '../../../src/core/spec/source.ts';
import { allFaults } from './manifests.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const names = [
  'hello-world',
  'smoke',
  'supervisor-pause',
  'gateway-graceful-restart',
  'supervisor-kill',
  'gateway-kill-keeps-state',
  'sandbox-container-restart',
];
const adapter = valueOf(parseAdapter(sourceOf('adapters/standin.yaml')));

describe.each(names)('%s', (name) => {
  const file = `experiments/${name}.yaml`;

  test('is right without any adapter', () => {
    expect(parseExperiment(sourceOf(file))).toMatchObject({
      ok: true,
      value: { experiment: { id: name, 'default-adapter': 'openshell-docker' } },
    });
  });

  test('is bound to the stand-in, which overrides every parameter that takes time', () => {
    const experiment = valueOf<ParsedExperiment>(parseExperiment(sourceOf(file), { overrides: adapter.parameters }));
    expect(bindExperiment({ experiment, adapter, capabilities: allFaults }).kind).toBe('bound');
    for (const parameter of Object.keys(experiment.parameters).filter((known) => known !== 'greeting')) {
      expect(Object.keys(adapter.parameters ?? {})).toContain(parameter);
    }
  });
});

test('what is said of hello-world and smoke is that they are smoke tests', () => {
  const tagged = names.filter((name) => {
    const { experiment } = valueOf(parseExperiment(sourceOf(`experiments/${name}.yaml`)));
    return experiment.tags?.includes('smoke') === true;
  });
  expect(tagged).toEqual(['hello-world', 'smoke']);
});

test('a copy may have a name that is not its id', () => {
  const { bytes } = sourceOf('experiments/smoke.yaml');
  const copy = { path: 'runs/smoke/1/experiment.yaml', bytes };
  expect(parseExperiment(copy).ok).toBe(false);
  expect(parseExperiment(copy, { nameIsId: false }).ok).toBe(true);
  expect(
    parseAdapter({ ...sourceOf('adapters/standin.yaml'), path: 'copy/adapter.yaml' }, { nameIsId: false }).ok,
  ).toBe(true);
});

test.for(['experiment', 'adapter'])('the schema of an %s is one', (name) => {
  const ajv = new Ajv2020({ strict: false });
  const schema: unknown = JSON.parse(fs.readFileSync(path.join(root, `src/schema/${name}.schema.json`), 'utf8'));
  expect(ajv.validateSchema(schema as object) === true ? [] : ajv.errors).toEqual([]);
});

function sourceOf(file: string): { readonly path: string; readonly bytes: Uint8Array } {
  return { path: file, bytes: fs.readFileSync(path.join(root, file)) };
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  return parsed.value;
}

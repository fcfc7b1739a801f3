// SPDX-License-Identifier: Apache-2.0

import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

let folder: ToyFolder;

beforeAll(() => {
  folder = createToyFolder();
  folder.write('broken.yaml', 'id: broken\ntitle: 3\nflows: []\n');
});

afterAll(() => folder.remove());

const chaos = (...args: readonly string[]) => callCli(args, { cwd: folder.path });

test('everything that can be found is valid, adapters too', async () => {
  const { code, stdout } = await chaos('validate');
  expect({ code, problems: stdout.match(/problem/g) }).toEqual({ code: 0, problems: null });
  expect(stdout).toContain('chaos/adapters/toy.yaml: valid');
  expect(stdout).toMatch(/hello-world\.yaml: valid/);
});

test('the last line says where an experiment can run and where it cannot, and why', async () => {
  const { code, stdout } = await chaos('validate', 'hello-world');
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n').at(-1)?.trim()).toBe(
    'valid on: openshell-docker, openshell-kubernetes, standin, toy, toy-docker, toy-kubernetes; not applicable on: none',
  );
});

test('what an adapter cannot do makes an experiment not applicable there, which is no mistake', async () => {
  const text = folder.read('chaos/adapters/toy.yaml');
  folder.write(
    'weak.yaml',
    text
      .replace('id: toy', 'id: weak')
      .replace('backend: process', 'backend: process\ncapabilities: {without: [outage]}'),
  );
  const { code, stdout } = await chaos('validate', 'toy-outage', '--adapter', './weak.yaml');
  expect(code).toBe(0);
  expect(stdout).toMatch(/valid on: none; not applicable on: weak \(.*outage.*\)/);
});

test('all problems of all files are told, with exit 2', async () => {
  const { code, stdout } = await chaos('validate', './broken.yaml', 'toy-pass');
  expect(code).toBe(2);
  expect(stdout).toMatch(/^broken\.yaml:2:8: /m);
  expect(stdout).toMatch(/^broken\.yaml:3:1: /m);
  expect(stdout).toMatch(/^broken\.yaml: \d+ problems$/m);
  expect(stdout).toContain('toy-pass.yaml: valid');
});

test('a file that an experiment names and that is not there is a problem', async () => {
  const text = folder.read('chaos/experiments/toy-pass.yaml').replace('id: toy-pass', 'id: lacking');
  folder.write('lacking.yaml', text.replace('kind: shell', 'kind: shell\n    policy: policies/none.yaml'));
  const { code, stdout } = await chaos('validate', './lacking.yaml');
  expect(code).toBe(2);
  expect(stdout).toMatch(/^policies\/none\.yaml:1:1: no such file; expected a file, which lacking\.yaml names$/m);
});

test('a broken adapter is told where it was asked for', async () => {
  folder.write('lame.yaml', 'id: lame\nbackend: process\n');
  const { code, stdout } = await chaos('validate', 'toy-pass', '--adapter', './lame.yaml');
  expect(code).toBe(2);
  expect(stdout).toMatch(/^lame\.yaml:1:1: /m);
});

test('as JSON the problems have file, line and column', async () => {
  const { code, stdout } = await chaos('validate', './broken.yaml', '--json');
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({
    valid: false,
    experiments: [
      {
        file: 'broken.yaml',
        problems: expect.arrayContaining([expect.objectContaining({ line: 2, column: 8 })]) as unknown,
      },
    ],
  });
});

test('preflight names what is there, and knows no adapter that is not', async () => {
  const { code, stdout } = await chaos('preflight');
  expect(code).toBe(0);
  for (const name of ['node', 'bash', 'coreutils', 'runs folder', 'ports', 'adapter toy', 'adapter standin']) {
    expect(stdout).toMatch(new RegExp(`^ok +${name} `, 'm'));
  }
  const other = await chaos('preflight', '--adapter', 'far-away');
  expect(other.code).toBe(2);
  expect(other.stderr).toContain('far-away');
});

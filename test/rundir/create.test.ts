// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { RunPlan } from '../../src/core/domain/plan.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import { createRunDir, type RunDirRequest } from '../../src/rundir/create.ts';
import { sampleManifest } from '../support/run-dir.ts';
import { canMountSmallDisk, fillDisk, smallDisk } from '../support/small-disk.ts';
import { tempFolder } from '../support/temp.ts';

const runId = '20261129T154500Z-abc123';
// The writer does not look into the plan.
const plan = { format: 1, runId } as RunPlan;

function request(root: string, overrides: Partial<RunDirRequest> = {}): RunDirRequest {
  return {
    root,
    experiment: 'hello-world',
    runId,
    experimentYaml: Buffer.from('id: hello-world\r\n# \xff bytes\n', 'latin1'),
    adapterYaml: 'id: toy\n',
    inputs: [{ name: 'policies/open.yaml', bytes: 'allow: all\n' }],
    plan,
    manifest: sampleManifest,
    masker: NO_SECRETS,
    ...overrides,
  };
}

test('a new run directory holds the exact bytes of its inputs, the plan, the manifest and empty journals', () => {
  const root = path.join(tempFolder(), 'deep', 'runs');
  const writers = createRunDir(request(root));
  writers.close();
  expect(writers.runDir).toBe(path.join(root, 'hello-world', runId));
  const read = (name: string): string => fs.readFileSync(path.join(writers.runDir, name), 'latin1');
  expect(read('experiment.yaml')).toBe('id: hello-world\r\n# \xff bytes\n');
  expect(read('adapter.yaml')).toBe('id: toy\n');
  expect(read('inputs/policies/open.yaml')).toBe('allow: all\n');
  expect(writers.inputPath('policies/open.yaml')).toBe(path.join(writers.runDir, 'inputs/policies/open.yaml'));
  expect(JSON.parse(read('plan.json'))).toEqual(plan);
  expect(JSON.parse(read('manifest.json'))).toEqual(sampleManifest);
  expect([read('timeline.jsonl'), read('undo.jsonl'), read('logs/harness.log')]).toEqual(['', '', '']);
  expect(fs.readdirSync(writers.runDir).sort()).toEqual([
    ...[
      'adapter.yaml',
      'experiment.yaml',
      'inputs',
      'logs',
      'manifest.json',
      'plan.json',
      'timeline.jsonl',
      'undo.jsonl',
    ],
  ]);
});

test('the same run is not opened twice, and the first keeps its files', () => {
  const root = tempFolder();
  createRunDir(request(root)).close();
  expect(codeOf(() => createRunDir(request(root, { adapterYaml: 'other' })))).toBe('run-exists');
  expect(fs.readFileSync(path.join(root, 'hello-world', runId, 'adapter.yaml'), 'utf8')).toBe('id: toy\n');
});

test.each([
  ['experiment', { experiment: '..' }],
  ['run id', { runId: 'a/../../b' }],
  ['run id with a colon', { runId: '15:45' }],
  ['input', { inputs: [{ name: '../outside', bytes: '' }] }],
  ['absolute input', { inputs: [{ name: '/etc/outside', bytes: '' }] }],
])('a name that leaves the run directory is a bug of ours: %s', (_, overrides) => {
  const root = path.join(tempFolder(), 'runs');
  expect(codeOf(() => createRunDir(request(root, overrides)))).toBe('bug');
  expect(fs.existsSync(path.join(root, 'hello-world', runId))).toBe(false);
});

test('a runs folder that is a file is said, with a hint', () => {
  const root = path.join(tempFolder(), 'runs');
  fs.writeFileSync(root, '');
  expect(errorOf(() => createRunDir(request(root)))).toMatchObject({
    code: 'not-writable',
    message: expect.stringMatching(/cannot write .*runs/) as string,
    hint: 'Choose a folder for runs that you may write to.',
  });
});

test('a runs folder without permission is said', () => {
  const root = tempFolder();
  fs.chmodSync(root, 0o500);
  const asOther = process.getuid?.() === 0;
  // Root may write anywhere; for the call it lays its rights down.
  if (asOther) process.seteuid?.(65534);
  try {
    expect(errorOf(() => createRunDir(request(root)))).toMatchObject({
      code: 'not-writable',
      message: expect.stringContaining('permission denied') as string,
    });
  } finally {
    if (asOther) process.seteuid?.(0);
  }
});

test.runIf(canMountSmallDisk())(
  'a disk that is full, or nearly, is said before anything starts, and nothing is left',
  () => {
    for (const freePages of [0, 10]) {
      const root = smallDisk();
      fs.mkdirSync(path.join(root, 'hello-world'));
      fillDisk(root, freePages);
      expect(errorOf(() => createRunDir(request(root)))).toMatchObject({
        code: 'disk-full',
        hint: 'Free some space there, or choose another folder for runs.',
      });
      expect(fs.readdirSync(path.join(root, 'hello-world'))).toEqual([]);
    }
  },
);

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

function codeOf(work: () => unknown): string {
  return (errorOf(work) as { code: string }).code;
}

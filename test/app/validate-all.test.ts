// SPDX-License-Identifier: Apache-2.0

// Every shipped experiment on every shipped adapter. After a change that is meant: chaos validate --all-adapters in an
// empty folder, into the file that is compared here.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callCli } from '../support/run-cli.ts';
import { tempFolder } from '../support/temp.ts';

const golden = fs.readFileSync(path.resolve(import.meta.dirname, '../fixtures/all-adapters.txt'), 'utf8');

const validate = (cwd: string, ...args: readonly string[]) => callCli(['validate', '--all-adapters', ...args], { cwd });

test('the shipped experiments on the shipped adapters are the table that is kept', async () => {
  const { code, stdout, stderr } = await validate(tempFolder());
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(golden);
  expect(stdout).toContain('openshell-kubernetes: 7 valid, 3 not applicable, 0 invalid');
});

test('as JSON each pair has its verdict and its reasons', async () => {
  const { code, stdout } = await validate(tempFolder(), 'supervisor-pause', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    valid: true,
    adapters: ['openshell-docker', 'openshell-kubernetes', 'standin'],
    experiments: [
      {
        experiment: 'supervisor-pause',
        on: [
          { adapter: 'openshell-docker', verdict: 'valid', reasons: [] },
          {
            adapter: 'openshell-kubernetes',
            verdict: 'not-applicable',
            reasons: ['pause-supervisors: the kubernetes backend cannot freeze'],
          },
          { adapter: 'standin', verdict: 'valid', reasons: [] },
        ],
      },
    ],
    problems: [],
  });
});

test('an experiment that is wrong somewhere, or an adapter that cannot be read, ends it with 1 and is said', async () => {
  const folder = tempFolder();
  const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../experiments/supervisor-kill.yaml'), 'utf8');
  fs.writeFileSync(
    path.join(folder, 'mine.yaml'),
    text.replace(/^id: .*/m, 'id: mine').replace('role: supervisor', 'role: keeper'),
  );
  const wrong = await validate(folder, './mine.yaml');
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toMatch(/^mine +invalid +invalid +invalid$/m);
  expect(wrong.stdout).toMatch(/^mine on openshell-kubernetes: invalid: mine\.yaml:\d+:\d+: unknown name "keeper"/m);
  fs.mkdirSync(path.join(folder, 'chaos/adapters'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'chaos/adapters/lame.yaml'), 'id: lame\nbackend: process\n');
  const lame = await validate(folder, 'smoke');
  expect(lame.code).toBe(1);
  expect(lame.stdout).toMatch(/^chaos\/adapters\/lame\.yaml:1:1: /m);
});

test('is not asked for together with one adapter', async () => {
  const { code, stderr } = await validate(tempFolder(), '--adapter', 'standin');
  expect(code).toBe(2);
  expect(stderr).toContain('--all-adapters with --adapter');
});

// SPDX-License-Identifier: Apache-2.0

// What the demo makes of results; that its experiments give them is shown in a fresh clone.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readProfile, runDemo } from '../../src/app/demo.ts';
import { createAppPorts } from '../../src/wiring.ts';

const listener = { notice: () => {}, selected: () => undefined, opened: () => {}, event: () => {}, ended: () => {} };

test('the experiments of the demo are shipped', async () => {
  const shipped = fs.readdirSync(createAppPorts().shipped.experimentsDir);
  const { results } = await stoppedDemo();
  expect(results).toHaveLength(6);
  for (const { experiment } of results) expect(shipped).toContain(`${experiment}.yaml`);
});

test('all of them are all that are shipped', async () => {
  const shipped = fs.readdirSync(createAppPorts().shipped.experimentsDir).filter((name) => name.endsWith('.yaml'));
  const { results } = await stoppedDemo(true);
  expect(results.map(({ experiment }) => `${experiment}.yaml`).sort()).toEqual(shipped.sort());
});

test('a demo that was stopped says so and is not as expected', async () => {
  const { results, asExpected, why } = await stoppedDemo();
  expect(new Set(results.map(({ verdict }) => verdict))).toEqual(new Set(['not-run']));
  expect({ asExpected, why }).toEqual({ asExpected: false, why: expect.stringContaining('Stopped') as string });
});

test('a profile that does not exist is refused with the nearest', () => {
  expect(readProfile('fixed')).toBe('fixed');
  expect(() => readProfile('obsrved')).toThrow(expect.objectContaining({ hint: 'Did you mean observed?' }));
});

/** Told to stop before it begins: everything is prepared and nothing is started. */
function stoppedDemo(all = false) {
  const request = { cwd: '/', profile: 'observed', all, seed: null, runsDir: path.resolve('runs') } as const;
  return runDemo(createAppPorts(), request, { listener, signal: AbortSignal.abort('SIGINT') });
}

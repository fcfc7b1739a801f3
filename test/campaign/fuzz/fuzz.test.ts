// SPDX-License-Identifier: Apache-2.0

// Spoiled manifests, run directories and undo records never crash a reader. `npm run campaign -- fuzz` does the same for
// many more; the seed here is fixed, so that a change of the code alone decides.

import { expect, test, vi } from 'vitest';
import { createRandom } from './random.ts';
import { examine, runFuzz } from './fuzz.ts';

const inputs = 2000;
const seed = '20261129';

vi.setConfig({ testTimeout: 120_000 });

test('2,000 spoiled inputs are read or refused: no crash, no input that takes too long, no flood of output', async () => {
  const { findings, outcomes, slowest } = await runFuzz({ seed, from: 0, inputs });
  console.info(`slowest of ${String(inputs)}: ${JSON.stringify(slowest[0])}`);
  expect(findings).toEqual([]);
  // Were all inputs refused at the door, little would have been read.
  const times = (name: string): number => outcomes.get(name) ?? 0;
  const decided = ['PASS', 'FAIL', 'XFAIL', 'XPASS', 'ERROR'].map((verdict) => times(`run ${verdict}`));
  expect(Math.min(times('manifest planned'), times('undo explained'), ...decided)).toBeGreaterThan(5);
  expect(decided.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(150);
});

test('a crash, a flood and a change of what all objects inherit would be found', async () => {
  const wrong = async (work: () => void): Promise<readonly string[]> => {
    const subject = {
      name: 'manifest' as const,
      outputLimitBytes: 10,
      prepare: () => () => Promise.resolve().then(() => (work(), { outcome: 'read', outputBytes: 11, wrong: [] })),
    };
    return (await examine(subject, seed, 0)).wrong;
  };
  const crash = await wrong(() => {
    throw new TypeError('no');
  });
  expect(crash).toEqual([expect.stringMatching(/^TypeError: no \(at .*fuzz\.test\.ts/)]);
  const inherited = await wrong(() => Object.defineProperty(Object.prototype, 'x', { value: 1, configurable: true }));
  expect(Reflect.deleteProperty(Object.prototype, 'x')).toBe(true);
  expect(inherited).toEqual(['put out 11 bytes of 10', 'changed what all objects inherit']);
});

test('an input is the same for the same seed and number, and another for others', () => {
  const drawn = (of: string, index: number): number => createRandom(of, index).below(2 ** 31);
  expect(drawn('1', 7)).toBe(drawn('1', 7));
  expect(new Set([drawn('1', 7), drawn('1', 8), drawn('2', 7)]).size).toBe(3);
});

// SPDX-License-Identifier: Apache-2.0

// A harness that dies after any event, with its watchdog or without, leaves nothing behind and evidence up to that event.
// `npm run campaign` does the same for many more points.

import { randomInt } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { drawPoint, type PointResult, type Reference, runPoint, runReference } from './crash-point.ts';

const points = 20;
const seed = String(randomInt(2 ** 32));

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let reference: Reference;
const results: PointResult[] = [];

beforeAll(async () => {
  reference = await runReference();
  console.info(`npm run campaign -- --seed ${seed} --points ${String(points)} (${String(reference.events)} events)`);
});

test.concurrent.for(Array.from({ length: points }, (_, index) => index))(
  'point %i: the run can be evaluated and nothing of it is left',
  async (index, { expect: expectHere }) => {
    const result = await runPoint(drawPoint(seed, index, reference), reference);
    results.push(result);
    const { point, problems } = result;
    expectHere({ point, problems }).toEqual({ point, problems: [] });
  },
);

test('before anybody came there was something to put back', () => {
  expect(results.filter(({ before }) => (before?.processes ?? []).length > 0)).not.toEqual([]);
});

test('points of a seed are drawn from all events, and half of them are without a watchdog', () => {
  const drawn = Array.from({ length: 2000 }, (_, index) => drawPoint('1', index, { verdict: 'PASS', events: 10 }));
  const counts = Array.from({ length: 10 }, (_, seq) => drawn.filter(({ afterSeq }) => afterSeq === seq).length);
  expect(Math.min(...counts)).toBeGreaterThan(140);
  expect(drawn.filter(({ alsoWatchdog }) => alsoWatchdog)).toHaveLength(1000);
});

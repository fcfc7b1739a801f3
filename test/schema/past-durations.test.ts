// SPDX-License-Identifier: Apache-2.0

// What a plan reads of past runs is part of a site's index.

import { expect, test } from 'vitest';
import { pastDurations } from '../../src/schema/generated/index-validators.mjs';
import { siteIndex } from '../../src/schema/generated/site-validators.mjs';

const stratum = { key: '0123456789ab', experiment: 'smoke', adapter: 'standin', system: null, gateway: 'standin' };
const row = { stratum, title: 'Smoke.', total: 3, counted: [], durationMs: 1500, newest: null, recent: [] };
const index = {
  format: 1,
  updatedAt: '2026-11-29T00:00:00Z',
  repository: null,
  experiments: [row],
  unlisted: 0,
  issues: [],
};

test("a site's index is an index of past durations, also of an experiment without a run", () => {
  for (const value of [
    index,
    { ...index, experiments: [] },
    { ...index, experiments: [{ ...row, durationMs: null }] },
  ]) {
    expect({ fits: siteIndex(value), errors: siteIndex.errors }).toEqual({ fits: true, errors: null });
    expect(pastDurations(value)).toBe(true);
  }
});

test.for([
  { wrong: 'format', value: { ...index, format: 2 } },
  { wrong: 'experiments', value: { format: 1 } },
  { wrong: 'an id', value: { ...index, experiments: [{ ...row, stratum: { ...stratum, adapter: '../x' } }] } },
  { wrong: 'a duration', value: { ...index, experiments: [{ ...row, durationMs: -1 }] } },
  { wrong: 'a duration that is text', value: { ...index, experiments: [{ ...row, durationMs: '1' }] } },
])('$wrong that does not fit is refused', ({ value }) => {
  expect(pastDurations(value)).toBe(false);
});

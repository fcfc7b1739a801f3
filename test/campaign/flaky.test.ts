// SPDX-License-Identifier: Apache-2.0

// A hundred histories of each rate from a fixed seed, so that the same ones are looked at every time.

import { describe, expect, test } from 'vitest';
import { CLAIM_LEVELS } from '../../src/core/stats/fix-claim.ts';
import { runFlakyCampaign, simulateFlaky } from './flaky.ts';

const request = { seed: '8', histories: 100 };

describe('a hundred histories of each rate', () => {
  const rows = simulateFlaky(request);

  test.for(rows)('$rate: few are ever called fixed, or worse than recorded', (row) => {
    expect(row.falseClaims).toBeLessThanOrEqual(CLAIM_LEVELS['probably-fixed']);
    expect(row.falseFixed).toBeLessThanOrEqual(CLAIM_LEVELS.fixed);
    expect(row.falseMore).toBeLessThanOrEqual(0.03);
  });

  test.for(rows)('$rate: the same histories would be called fixed were every streak a candidate', (row) => {
    expect(row.streakClaims).toBeGreaterThan(0.4);
  });

  test.for(rows)('$rate: a sequential test takes fewer runs than one of a fixed size', ({ sequential }) => {
    // Wide apart rates are told by so few runs that only the hits come early; both cases count alike.
    expect(sequential.meanNotFixed).toBeLessThan(sequential.fixedSize);
    expect((sequential.meanNotFixed + sequential.meanFixed) / 2).toBeLessThan(sequential.fixedSize);
  });
});

test('the campaign ends with 0 within the levels, and with 1 and the share above them', async () => {
  const lines: string[] = [];
  const print = (line: string): unknown => lines.push(line);
  // Among these histories one is called probably fixed, a few clean runs having come by chance.
  const few = { seed: '3', histories: 20 };
  expect(await runFlakyCampaign({ ...few, levels: CLAIM_LEVELS, print })).toBe(0);
  expect(lines.join('\n')).not.toContain('WRONG');
  expect(await runFlakyCampaign({ ...few, levels: { 'probably-fixed': 0.01, fixed: 0.01 }, print })).toBe(1);
  expect(lines).toContain('WRONG  rate 0.5: "probably fixed" in 5.0 %, stated 1.0 %');
});

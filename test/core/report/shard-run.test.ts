// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBareShardRun, buildShardRun } from '../../../src/core/report/shard-run.ts';
import type { ShardRun } from '../../../src/core/domain/documents.ts';
import { shorten } from '../../../src/core/report/text.ts';
import { shardResults } from '../../../src/schema/generated/shard-validators.mjs';
import { hostileRun } from '../../support/hostile-run.ts';
import * as samples from '../../support/sample-runs.ts';
import { shardDocument } from '../../support/shard-results.ts';

const place = { artifact: 'chaos-runs-chaos-all-1', path: 'x/20261129T154500Z-ab12cd' };

const runs = {
  PASS: samples.passRun(),
  FAIL: samples.failRun(),
  XFAIL: samples.xfailRun(),
  XPASS: samples.xpassRun(),
  ERROR: samples.errorRun(),
  'stand-in': samples.standInRun(),
  large: samples.largeRun(),
  'stop and start': samples.stopStartRun(),
  changing: samples.changingRun(),
};

describe.each(Object.entries(runs))('%s', (_name, run) => {
  const built = buildShardRun({ ...run, edits: [], place });

  test('fits the schema and says what the verdict says', () => {
    expectValid(built);
    const { experiment, verdict, durationMs, cancelled } = run.verdict;
    expect(built).toMatchObject({ experiment, verdict, durationMs, cancelled, place });
    expect(built.failedUnexpected).toBe(run.verdict.counts.failedUnexpected);
  });

  test('its chart has the flow first, then instances, and counts what it leaves out', () => {
    const lanes = [...new Set(built.chart.map(({ lane }) => lane))];
    expect(lanes[0]).toBe('flow');
    expect(built.chart.length).toBeLessThanOrEqual(60);
    expect(built.chart.every(({ startMs, endMs }) => endMs >= startMs)).toBe(true);
    expect(built.omittedChartRows > 0).toBe(built.chart.length === 60);
  });
});

test('failed instances are in the chart before the others', () => {
  const built = buildShardRun({ ...samples.failRun(), edits: [], place });
  const lanes = [...new Set(built.chart.map(({ lane }) => lane))];
  expect(lanes.slice(0, 2)).toEqual(['flow', 'counter-1']);
  expect(built.chart.filter(({ lane }) => lane === 'counter-1').at(-1)).toMatchObject({ kind: 'failed' });
  expect(built.chart.filter(({ kind }) => kind === 'fault')).not.toEqual([]);
});

test('a failure that no issue explains is there with what was expected and seen; an explained one is not', () => {
  const failed = buildShardRun({ ...samples.failRun(), edits: [], place });
  expect(failed.failing).toMatchObject([{ check: 'no-tick-lost', instance: 'counter-1', outcome: 'failed' }]);
  expect(failed.failing[0]?.actual).toContain('none recorded');
  const explained = buildShardRun({ ...samples.xfailRun(), edits: [], place });
  expect(explained.failing).toEqual([]);
  expect(explained.expectations).toMatchObject([{ outcome: 'hit', counts: true, instances: { hit: 2, all: 3 } }]);
  const narrow = buildShardRun({ ...samples.xfailRun(), edits: [], covered: [2], place });
  expect(narrow.expectations).toMatchObject([{ outcome: 'hit', instances: { hit: 2, all: 2 } }]);
});

test('what is too much is counted, and what is too long is marked', () => {
  const { record, verdict, ...rest } = samples.failRun();
  const [check] = verdict.checks;
  const outcome = { ...check!.outcomes[0]!, outcome: 'failed', expectedBy: [], actual: '😀'.repeat(5000) } as const;
  const checks = [{ ...check!, outcomes: Array.from({ length: 10_000 }, () => outcome) }];
  const error = { phase: 'flow', code: 'x', subject: null, message: 'm'.repeat(2000) } as const;
  const many = { ...verdict, checks, errors: Array.from({ length: 30 }, () => error), leftovers: [] };
  const built = buildShardRun({ ...rest, record, verdict: many, edits: [], place });
  expectValid(built);
  expect([built.failing.length, built.omittedFailing]).toEqual([20, 9980]);
  expect(built.failing[0]?.actual).toBe(`${'😀'.repeat(297)}...`);
  expect(built.errors).toHaveLength(10);
  expect(built.errors.at(-1)).toBe('and 21 more');
});

test('texts that try something stay as they are, within their bounds', () => {
  const { record, verdict, ...rest } = hostileRun();
  // These have patterns of their own, which manifests and run ids are held to before anything starts.
  const ids = { experiment: 'x', adapter: 'x', runId: '20261129T154500Z-ab12cd' };
  const manifest = { ...record.manifest, seed: '7' };
  expectValid(
    buildShardRun({
      ...rest,
      record: { ...record, manifest },
      verdict: { ...verdict, ...ids },
      edits: [],
      place,
    }),
  );
});

test('an experiment without a verdict is told all the same', () => {
  const about = {
    experiment: 'smoke',
    adapter: 'standin',
    gateway: 'auto',
    cancelled: false,
    runId: null,
    place: null,
  };
  for (const verdict of ['not-run', 'not-applicable', 'ERROR'] as const) {
    const built = buildBareShardRun({ ...about, verdict, headline: 'SIGINT came before it began' });
    expectValid(built);
    expect(built.errors).toHaveLength(verdict === 'ERROR' ? 1 : 0);
  }
});

test('a shortened text has at most so many characters, and says that it was longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 20 }), (text, limit) => {
      const short = shorten(text, limit);
      expect(Array.from(short).length).toBeLessThanOrEqual(Math.max(limit, 0));
      expect(short === text || (short.endsWith('...') && text.startsWith(short.slice(0, -3)))).toBe(true);
    }),
  );
});

function expectValid(run: ShardRun): void {
  const document: unknown = JSON.parse(JSON.stringify(shardDocument({ runs: [run] })));
  expect([shardResults(document), shardResults.errors]).toEqual([true, null]);
}

// SPDX-License-Identifier: Apache-2.0
// The page of an experiment and the tracking issue say the same of a flaky expectation.
import { expect, test } from 'vitest';
import { trackExpectations } from '../../../src/core/publish/tracking.ts';
import { viewTracked } from '../../../src/core/publish/tracking-view.ts';
import { TRACKED_SLICES } from '../../../src/core/publish/site-tracked.ts';
import { readHistories, readIndex } from '../../../src/app/site-state.ts';
import { memorySite, type MemorySite, publishTo, sampleRun } from '../../support/site-runs.ts';
import { sampleFlaky } from '../../support/tracking-samples.ts';

const { stratum, row } = sampleRun(0);
const [said] = row.issues;

/** `x` hit, `.` clean, `?` does not count; one run an hour. */
async function siteOf(runs: string, since?: string): Promise<MemorySite> {
  const site = memorySite();
  await publishTo(
    site,
    Array.from(runs, (run, n) =>
      sampleRun(n, {
        ...(since === undefined ? {} : { since }),
        row: { path: null, issues: [{ ...said!, outcome: run === 'x' ? 'hit' : 'clean', counts: run !== '?' }] },
      }),
    ),
  );
  return site;
}

/** What the tracking issue is made of, as `comment` with `index` reads it. */
async function trackedOf(site: MemorySite, since: string | null): ReturnType<typeof viewOf> {
  const known = await readHistories(site, { experiments: new Set([stratum.experiment]), slices: TRACKED_SLICES });
  const strata = known.map((one) => ({ ...one, rows: one.rows.map((each) => ({ ...each, isNew: false })) }));
  return viewOf(trackExpectations({ expectations: [sampleFlaky({ since })], strata, allowStandIn: false }));
}

function viewOf(tracked: ReturnType<typeof trackExpectations>): Promise<ReturnType<typeof viewTracked>> {
  return Promise.resolve(viewTracked(tracked[0]!));
}

/** Cells of the row that the page has of the issue. */
function pageRow(site: MemorySite): readonly string[] {
  const page = site.files.get(`strata/${stratum.key}/index.html`) ?? '';
  const [, table = ''] = /<table class="tracked">.*?<tbody>(.*?)<\/tbody>/s.exec(page) ?? [];
  return [...table.matchAll(/<td data-name="[^"]+">(.*?)<\/td>/gs)].map(([, cell = '']) =>
    cell.replaceAll('&quot;', '"'),
  );
}

test.each([
  ['still flaky', 'x..x....'.repeat(9), undefined],
  ['hits more often', 'x'.repeat(30), undefined],
  ['not seen', `x..x${'.'.repeat(60)}`, undefined],
  ['nothing that counts', '????', undefined],
  ['a candidate with too few runs', `x..x${'.'.repeat(30)}`, '2026-01-02'],
  ['a candidate that is fixed', `x..x${'.'.repeat(150)}`, '2026-01-02'],
  ['a candidate that was refuted', `x..x${'.'.repeat(60)}x`, '2026-01-02'],
  ['more runs than are looked at', 'x...'.repeat(300), undefined],
])('page and tracking issue agree: %s', async (_, runs, since) => {
  const site = await siteOf(runs, since);
  const tracked = await trackedOf(site, since ?? null);
  expect(pageRow(site)).toEqual([tracked.stateText, tracked.rate, tracked.recorded, tracked.runs, tracked.missing]);
  const index = await readIndex(site);
  expect(index?.experiments[0]?.counted[0]).toMatchObject({ state: tracked.state, candidate: since ?? null });
});

test('the page says the same when its runs were published one by one', async () => {
  const runs = `x..x${'.'.repeat(60)}`;
  const [together, single] = [await siteOf(runs, '2026-01-02'), memorySite()];
  for (const [n, run] of Array.from(runs).entries()) {
    const issues = [{ ...said!, outcome: run === 'x' ? 'hit' : 'clean' }] as const;
    await publishTo(single, [sampleRun(n, { since: '2026-01-02', row: { path: null, issues } })]);
  }
  expect(pageRow(single)).toEqual(pageRow(together));
  expect(pageRow(single)[0]).not.toBe('');
});

test('times that are told in less detail than others are no reason to fail', async () => {
  const site = memorySite();
  const at = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.500Z', '2026-01-01T00:00:00.250000Z'];
  await publishTo(
    site,
    at.map((time, n) => sampleRun(n, { row: { at: time } })),
  );
  expect(pageRow(site)[3]).toBe('3');
});

// SPDX-License-Identifier: Apache-2.0
// 5,000 runs within bounds: the budget holds, what is protected stays, what goes stays as a row.
import { expect, test } from 'vitest';
import { applyRetention, planRetention, type RetentionPolicy } from '../../../src/core/publish/site-retention.ts';
import { readWholeSite } from '../../../src/app/site-state.ts';
import { claimOf, memorySite, type MemorySite, publishTo, sampleRun } from '../../support/site-runs.ts';

const now = '2026-11-29T12:00:00.000Z';
const all: RetentionPolicy = { keep: 10_000, days: 10_000, bytes: 1e12 };
const experiments = Array.from({ length: 10 }, (_, place) => `experiment-${String(place)}`);

/** Runs of ten experiments; the first runs of each, and only those, are FAILs. */
async function siteOf(count: number): Promise<MemorySite> {
  const site = memorySite();
  const runs = Array.from({ length: count }, (_, n) => {
    const experiment = experiments[n % 10] ?? '';
    return sampleRun(n, { experiment, row: n < 20 ? { verdict: 'FAIL' } : {} });
  });
  await publishTo(site, runs);
  return site;
}

test('700 MB hold 5,000 runs of 400 kB each: the oldest go, the protected and all rows stay', async () => {
  const site = (await readWholeSite(await siteOf(5000)))!;
  const plan = planRetention(site, { ...all, bytes: 700_000_000 }, { now });
  expect(plan.bytesBefore).toBe(2_000_000_000);
  expect(plan.bytesAfter).toBeLessThanOrEqual(700_000_000);
  expect(plan.bytesAfter).toBeGreaterThan(699_000_000);
  const gone = new Set(plan.runs.map(({ runId }) => runId));
  const landmarks = site.strata.flatMap(({ index }) => index.first);
  const safe = landmarks.filter(({ what }) => what.startsWith('latest') || what.startsWith('first hit'));
  expect(safe.length).toBeGreaterThanOrEqual(50);
  expect(safe.filter(({ row }) => gone.has(row.runId))).toEqual([]);
  const change = applyRetention(site, plan, { now, repository: null });
  const rows = change.documents.flatMap(({ path, value }) =>
    path.includes('/slices/') ? (value as { rows: readonly { runId: string; path: string | null }[] }).rows : [],
  );
  expect(rows.filter(({ runId, path }) => gone.has(runId) !== (path === null))).toEqual([]);
  expect(change.removed).toHaveLength(gone.size);
});

test('what was pruned is on every page as a row without a link, and the site can be pruned and published to again', async () => {
  const site = await siteOf(300);
  const policy = { ...all, keep: 3 };
  const whole = (await readWholeSite(site))!;
  const plan = planRetention(whole, policy, { now });
  const change = applyRetention(whole, plan, { now, repository: null });
  for (const { path, value } of change.documents) site.files.set(path, `${JSON.stringify(value)}\n`);
  for (const folder of change.removed) await site.remove(folder);
  const after = (await readWholeSite(site))!;
  expect(after.strata.map(({ slices }) => slices.flatMap(({ rows }) => rows).length)).toEqual(
    experiments.map(() => 30),
  );
  expect(planRetention(after, policy, { now }).runs).toEqual([]);
  const folders = [...site.files.keys()].filter((path) => path.startsWith('runs/'));
  const kept = after.strata
    .flatMap(({ slices }) => slices.flatMap(({ rows }) => rows))
    .filter(({ path }) => path !== null);
  expect(folders.sort()).toEqual(kept.map(({ path }) => `${path ?? ''}/index.html`).sort());
  await publishTo(site, [sampleRun(300, { experiment: 'experiment-0' })]);
  expect((await readWholeSite(site))?.index.experiments[0]?.total).toBe(31);
});

test('age counts in days, and runs that are protected outlive it', async () => {
  const site = (await readWholeSite(await siteOf(40)))!;
  const plan = planRetention(site, { ...all, days: 1 }, { now });
  expect(new Set(plan.runs.map(({ why }) => why))).toEqual(new Set(['age']));
  expect(plan.runs.length).toBeLessThan(40);
  expect(plan.runs.length).toBeGreaterThan(0);
});

test('claims go after 14 days, and before anything of ours when there is no room', async () => {
  const site = await siteOf(40);
  await publishTo(site, [sampleRun(1, { provenance: claimOf(3) })], '2026-11-01T00:00:00.000Z');
  await publishTo(site, [sampleRun(2, { provenance: claimOf(4) })], '2026-11-28T00:00:00.000Z');
  const whole = (await readWholeSite(site))!;
  expect(planRetention(whole, all, { now })).toMatchObject({ runs: [], pulls: [3] });
  const tight = planRetention(whole, { ...all, bytes: 40 * 400_000 }, { now });
  expect(tight).toMatchObject({ runs: [], pulls: [3, 4] });
  expect(applyRetention(whole, tight, { now, repository: null }).removed).toEqual(['pr/3', 'pr/4']);
});

test('what is protected stays also where it does not fit', async () => {
  const site = (await readWholeSite(await siteOf(40)))!;
  const plan = planRetention(site, { ...all, bytes: 0 }, { now });
  expect(plan.bytesAfter).toBeGreaterThan(0);
  expect(plan.runs.length).toBeLessThan(40);
});

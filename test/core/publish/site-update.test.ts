// SPDX-License-Identifier: Apache-2.0
// Publishing as a function of what is there: twice is once, in any order, and strata and claims stay apart.
import { expect, test } from 'vitest';
import type { PullRequestIndex, SiteIndex, StratumIndex } from '../../../src/core/domain/documents.ts';
import type { NewRun } from '../../../src/core/publish/site-rows.ts';
import { pullRequestIndex, siteIndex, stratumIndex } from '../../../src/schema/generated/site-validators.mjs';
import { claimOf, memorySite, type MemorySite, publishTo, PUSH, sampleRun } from '../../support/site-runs.ts';

const issue = 'NVIDIA/OpenShell#4981';

function documentOf(site: MemorySite, path: string): unknown {
  return JSON.parse(site.files.get(path) ?? 'null');
}

function overview(site: MemorySite): SiteIndex {
  const index = documentOf(site, 'index.json') as SiteIndex;
  expect(siteIndex(index)).toBe(true);
  return index;
}

function stratum(site: MemorySite, key: string): StratumIndex {
  const index = documentOf(site, `strata/${key}/index.json`) as StratumIndex;
  expect(stratumIndex(index)).toBe(true);
  return index;
}

test('a run has its folder, a row in the last slice, and counts in the rate of its stratum', async () => {
  const site = memorySite();
  await publishTo(site, [sampleRun(0), sampleRun(1), sampleRun(2)]);
  const [row] = overview(site).experiments;
  expect(row).toMatchObject({ total: 3, counted: [{ issue, hits: 1, runs: 3, flaky: true, cleanRuns: 2 }] });
  expect(row?.counted[0]?.recorded).toEqual({ hits: 2, runs: 8 });
  expect(row?.recent.map(({ runId }) => runId)).toEqual([2, 1, 0].map((n) => sampleRun(n).row.runId));
  const { path } = sampleRun(1).row;
  expect(path).toMatch(/^runs\/2026-01\/01\/2026/);
  expect(site.files.get(`${path ?? ''}/index.html`)).toContain('page of');
});

test('the same run twice changes not one byte, also with other runs and long after', async () => {
  const site = memorySite();
  const runs = Array.from({ length: 350 }, (_, n) => sampleRun(n));
  await publishTo(site, runs);
  const before = new Map(site.files);
  expect(await publishTo(site, [runs[0]!, runs[120]!, runs[349]!], '2027-01-01T00:00:00.000Z')).toMatchObject({
    ...{ added: [], filesWritten: 0 },
  });
  expect(site.files).toEqual(before);
  const [key] = overview(site).experiments.map((row) => row.stratum.key);
  expect(stratum(site, key ?? '')).toMatchObject({ slices: 14, row: { total: 350 } });
});

test('runs that are published together give the index that they give one by one', async () => {
  const [together, single] = [memorySite(), memorySite()];
  const runs = Array.from({ length: 230 }, (_, n) => sampleRun(n));
  await publishTo(together, runs);
  for (const run of runs) await publishTo(single, [run]);
  expect(new Map([...together.files].sort())).toEqual(new Map([...single.files].sort()));
});

test('the order in which runs are published changes no rate, no landmark and no overview', async () => {
  const [forward, backward] = [memorySite(), memorySite()];
  const runs = Array.from({ length: 60 }, (_, n) => sampleRun(n));
  await publishTo(forward, runs);
  for (const run of [...runs].reverse()) await publishTo(backward, [run]);
  expect(overview(backward)).toEqual(overview(forward));
  const key = sampleRun(0).stratum.key;
  const sorted = (index: StratumIndex): unknown => [...index.first].sort((a, b) => (a.what < b.what ? -1 : 1));
  expect(sorted(stratum(backward, key))).toEqual(sorted(stratum(forward, key)));
});

test('no folder of a history holds more than a hundred of its parts', async () => {
  const site = memorySite();
  await publishTo(
    site,
    Array.from({ length: 2526 }, (_, n) => sampleRun(n, { row: { path: null } })),
  );
  const names = [...site.files.keys()].flatMap((name) => /\/slices\/(.+)$/.exec(name)?.[1] ?? []);
  const inFolder = (folder: string): readonly string[] => names.filter((name) => name.startsWith(folder)).sort();
  expect(inFolder('1/')).toEqual(['1/100.html', '1/100.json', '1/101.json']);
  expect(inFolder('0/')).toHaveLength(200);
  const page = site.files.get(`strata/${sampleRun(0).stratum.key}/slices/1/100.html`) ?? '';
  expect(page).toContain('href="../../slices/0/99.html"');
});

test.each([
  ['a steady expectation: the slices that are drawn', false, 4],
  ['a flaky one: those that it is judged by', true, 40],
])('an ordinary publication reads so much and no more of a long history; %s', async (_, flaky, most) => {
  const site = memorySite();
  const issues = [{ issue, flaky, outcome: 'clean', counts: true, instances: { hit: 0, all: 1 } }] as const;
  const runs = Array.from({ length: 1251 }, (__, n) => sampleRun(n, { row: { issues } }));
  await publishTo(site, runs.slice(0, 1250));
  site.reads.length = 0;
  await publishTo(site, runs.slice(1250));
  const key = sampleRun(0).stratum.key;
  const slices = Array.from({ length: most }, (__, n) => `strata/${key}/slices/0/${String(50 - most + n)}.json`);
  expect(site.reads.sort()).toEqual(['index.json', 'site.json', `strata/${key}/index.json`, ...slices].sort());
});

test('what was cut from the overview is said there, and is on it again when it runs', async () => {
  const site = memorySite();
  const run = (n: number): NewRun => sampleRun(n, { experiment: `experiment-${String(n)}`, row: { path: null } });
  const named = (n: number): string => `>experiment-${String(n)}</a>`;
  await publishTo(
    site,
    Array.from({ length: 500 }, (_, n) => run(n)),
  );
  expect([overview(site).unlisted, site.files.get('index.html')?.includes('rows with the newest')]).toEqual([0, false]);
  await publishTo(site, [run(500)]);
  await publishTo(site, [run(501), run(502)]);
  expect(overview(site)).toMatchObject({ unlisted: 3 });
  const page = site.files.get('index.html');
  expect(page).toContain('Only the 500 rows with the newest runs are shown. 3 more, where nothing ran for longest');
  expect([named(0), named(2), named(3)].map((name) => page?.includes(name))).toEqual([false, false, true]);
  await publishTo(site, [sampleRun(600, { experiment: 'experiment-0', row: { path: null } })]);
  expect(overview(site)).toMatchObject({ unlisted: 3 });
  expect([named(0), named(3)].map((name) => site.files.get('index.html')?.includes(name))).toEqual([true, false]);
});

test('of more issues than the overview lists, those that were tried last are there, and it says so', async () => {
  const site = memorySite();
  const perRun = 20;
  const named = (n: number): string => `NVIDIA/OpenShell#${String(n)}`;
  const run = (n: number): NewRun =>
    sampleRun(n, {
      experiment: `experiment-${String(n)}`,
      row: {
        path: null,
        issues: Array.from({ length: perRun }, (_, each) => ({
          ...{ issue: named(10_000 - n * perRun - each), flaky: false, outcome: 'hit', counts: true },
          instances: { hit: 1, all: 1 },
        })),
      },
    });
  const runs = Array.from({ length: 27 }, (_, n) => run(n));
  await publishTo(site, runs.slice(0, 24));
  expect(overview(site).issues).toHaveLength(480);
  expect(site.files.get('index.html')).not.toContain('At most 500 issues');
  await publishTo(site, runs.slice(24));
  const kept = Array.from({ length: 500 }, (_, n) => named(10_000 - 2 * perRun - 499 + n));
  expect(overview(site).issues.map(({ issue }) => issue)).toEqual(kept);
  // Of those that were tried at one time, the first by name.
  const half = run(27);
  await publishTo(site, [{ ...half, row: { ...half.row, issues: half.row.issues.slice(0, 10) } }]);
  const newest = half.row.issues.slice(0, 10).map(({ issue }) => issue);
  expect(overview(site).issues.map(({ issue }) => issue)).toEqual([...newest.reverse(), ...kept.slice(0, -10)]);
  expect(site.files.get('index.html')).toContain('At most 500 issues are listed: those that were tried last');
});

test('first and latest of each verdict and of each hit are kept', async () => {
  const site = memorySite();
  await publishTo(
    site,
    Array.from({ length: 100 }, (_, n) => sampleRun(n)),
  );
  const { first } = stratum(site, sampleRun(0).stratum.key);
  const at = Object.fromEntries(first.map(({ what, row }) => [what, row.runId]));
  expect(at).toEqual({
    'first XFAIL': sampleRun(0).row.runId,
    'latest XFAIL': sampleRun(99).row.runId,
    [`first hit of ${issue}`]: sampleRun(0).row.runId,
    [`latest hit of ${issue}`]: sampleRun(99).row.runId,
    'first XPASS': sampleRun(1).row.runId,
    'latest XPASS': sampleRun(98).row.runId,
  });
});

test.each([
  ['experiment', { experiment: 'supervisor-kill' }],
  ['adapter', { adapter: 'openshell-kubernetes' }],
  ['system', { system: 'openshell-next' }],
  ['source of the gateway', { gateway: 'binaries:/tmp/build' }],
  ['profile of a stand-in', { gateway: 'standin:observed' }],
])('runs of another %s are never added up', async (_, other) => {
  const site = memorySite();
  await publishTo(site, [sampleRun(0), sampleRun(3, other)]);
  expect(overview(site).experiments.map(({ total, counted }) => [total, counted[0]?.hits])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('two profiles of a stand-in are two strata, two versions of a release are one', async () => {
  const site = memorySite();
  const standIns = ['standin:observed', 'standin:fixed'].map((gateway, n) => sampleRun(n, { gateway }));
  const releases = ['release:0.1.10', 'release:0.1.11'].map((gateway, n) => sampleRun(n + 2, { gateway }));
  await publishTo(site, [...standIns, ...releases]);
  expect(overview(site).experiments.map(({ total }) => total)).toEqual([2, 1, 1]);
});

test('what a stand-in shows is evidence for no issue', async () => {
  const site = memorySite();
  await publishTo(site, [sampleRun(0, { gateway: 'standin:observed', row: { standInFor: 'OpenShell' } })]);
  expect(overview(site).issues).toMatchObject([{ issue, lastHit: null, lastClean: null }]);
  expect(site.files.get('issues/NVIDIA/OpenShell/4981/index.html')).toContain('On stand-ins');
  await publishTo(site, [sampleRun(3)]);
  expect(overview(site).issues[0]?.lastHit?.runId).toBe(sampleRun(3).row.runId);
});

test('the page of an issue leads to the run that showed it last, and to the last one without it as long as it is there', async () => {
  const site = memorySite();
  const pageOf = (n: number): string => `href="../../../../${sampleRun(n).row.path ?? ''}/index.html">2026-01-01`;
  const page = (): string | undefined => site.files.get('issues/NVIDIA/OpenShell/4981/index.html');
  await publishTo(
    site,
    [0, 1, 2].map((n) => sampleRun(n)),
  );
  expect([pageOf(0), pageOf(2), pageOf(1)].map((link) => page()?.includes(link))).toEqual([true, true, false]);
  const clean = { ...sampleRun(4).row, path: null };
  await publishTo(site, [sampleRun(4, { row: clean })]);
  expect([pageOf(0), pageOf(4)].map((link) => page()?.includes(link))).toEqual([true, false]);
});

test('claims of a pull request change nothing outside of its own folder', async () => {
  const site = memorySite();
  await publishTo(site, [sampleRun(0, { provenance: PUSH })]);
  const before = new Map(site.files);
  const claim = sampleRun(1, { provenance: claimOf(12), row: { verdict: 'PASS', bytes: 1000 } });
  await publishTo(site, [claim]);
  const changed = [...site.files].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  expect(changed.sort()).toEqual([
    ...['pr/12/index.html', 'pr/12/index.json'],
    `pr/12/runs/${claim.row.runId}/index.html`,
  ]);
  const index = documentOf(site, 'pr/12/index.json') as PullRequestIndex;
  expect(pullRequestIndex(index)).toBe(true);
  expect(index).toMatchObject({
    number: 12,
    headRepository: 'someone/OpenShell',
    runs: [{ row: { verdict: 'PASS' } }],
  });
  expect(site.files.get('pr/12/index.html')).toContain('own claim');
});

test('a pull request has room for so much and no more, and its newest runs have it', async () => {
  const site = memorySite();
  const claims = [0, 1, 2].map((n) => sampleRun(n, { provenance: claimOf(12), row: { bytes: 60_000_000 } }));
  for (const claim of claims) await publishTo(site, [claim]);
  const { runs } = documentOf(site, 'pr/12/index.json') as PullRequestIndex;
  expect(runs.map(({ row }) => row.path === null)).toEqual([false, true, true]);
  expect([...site.files.keys()].filter((path) => path.startsWith('pr/12/runs/'))).toHaveLength(1);
});

test('an interrupted writer left a stratum that the overview does not know: the same runs put it right', async () => {
  const [site, whole] = [memorySite(), memorySite()];
  await publishTo(site, [sampleRun(0)]);
  const before = new Map(site.files);
  await publishTo(site, [sampleRun(1)]);
  for (const path of ['index.json', 'index.html']) site.files.set(path, before.get(path) ?? '');
  expect((await publishTo(site, [sampleRun(1)])).added).toEqual([]);
  for (const n of [0, 1]) await publishTo(whole, [sampleRun(n)]);
  expect(site.files).toEqual(whole.files);
});

test('an interrupted writer left rows that no index knows of: the next one has them once', async () => {
  const [site, whole] = [memorySite(), memorySite()];
  await publishTo(site, [sampleRun(0)]);
  const before = new Map(site.files);
  await publishTo(site, [sampleRun(1)]);
  for (const path of [...site.files.keys()].filter((each) => each.endsWith('index.json'))) {
    site.files.set(path, before.get(path) ?? '');
  }
  await publishTo(site, [sampleRun(1)]);
  for (const n of [0, 1]) await publishTo(whole, [sampleRun(n)]);
  expect(site.files).toEqual(whole.files);
});

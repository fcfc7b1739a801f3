// SPDX-License-Identifier: Apache-2.0

// A run beside main's: only the same stratum, only the same way, and no number that a hostile index makes up.

import { expect, test } from 'vitest';
import type { OverviewRow, ShardRun, SiteRow } from '../../../src/core/domain/documents.ts';
import { compareWithMain } from '../../../src/core/publish/against-main.ts';
import { commentTitle, hasFailed, needsAction } from '../../../src/core/publish/comment-title.ts';
import { mergeShards } from '../../../src/core/publish/merge.ts';
import {
  failed,
  fixed,
  known,
  mainRow,
  sampleRun,
  sampleShard,
  sampleSource,
  seenOnMain,
} from '../../support/comment-samples.ts';

function compare(run: ShardRun, main: readonly OverviewRow[] | null): ReturnType<typeof compareWithMain> {
  const [experiment] = mergeShards([sampleShard('1', [run])]).experiments;
  return experiment === undefined ? null : compareWithMain(experiment, main);
}

const failsThere: Partial<SiteRow> = {
  verdict: 'FAIL',
  headline: 'exited-ok failed on counter-0: expected exit code 0, found 3 after 9.1 s',
  failedUnexpected: 2,
};

test('without an index nothing is compared, and with an empty one all is new', () => {
  expect(compare(failed, null)).toBeNull();
  expect(compare(failed, [])).toMatchObject({ word: 'new', isSame: false });
  expect(compare(failed, [mainRow('supervisor-kill', {}, { newest: null, recent: [] })])).toMatchObject({
    word: 'new',
  });
});

test.for([
  { other: 'experiment', stratum: { experiment: 'supervisor-pause' } },
  { other: 'adapter', stratum: { adapter: 'openshell-k8s' } },
  { other: 'system', stratum: { system: 'NemoClaw' } },
  { other: 'source of the gateway', stratum: { gateway: 'binaries' } },
  { other: 'stand-in', stratum: { gateway: 'standin:observed' } },
])('a row of another $other is never taken', ({ stratum }) => {
  const row = mainRow('supervisor-kill');
  expect(compare(failed, [row])?.word).toBe('was PASS');
  expect(compare(failed, [{ ...row, stratum: { ...row.stratum, ...stratum } }])?.word).toBe('new');
});

test('the version of a gateway and of a system is no stratum, the profile of a stand-in is', () => {
  const row = mainRow('supervisor-kill');
  expect(compare({ ...failed, gateway: 'release:v0.1.10' }, [row])?.word).toBe('was PASS');
  const standIn = { ...row, stratum: { ...row.stratum, gateway: 'standin:observed' } };
  expect(compare({ ...failed, gateway: 'standin:observed' }, [standIn])?.word).toBe('was PASS');
  expect(compare({ ...failed, gateway: 'standin:fixed' }, [standIn])?.word).toBe('new');
});

test('what booted no system is not called new, and what did not run is not compared', () => {
  const main = [mainRow('hello-world')];
  expect(compare(sampleRun({ verdict: 'ERROR', system: null }), main)?.word).toBe('');
  expect(compare(sampleRun({ verdict: 'not-run', system: null }), main)?.word).toBe('');
});

test.for<{ readonly how: string; readonly there: Partial<SiteRow>; readonly word: string }>([
  { how: 'the same check, other numbers', there: {}, word: 'same' },
  { how: 'more failures there', there: { failedUnexpected: 9 }, word: 'same' },
  { how: 'fewer failures there', there: { failedUnexpected: 1 }, word: 'was FAIL in another way' },
  { how: 'another check', there: { headline: 'log-clean failed: expected x' }, word: 'was FAIL in another way' },
  {
    how: 'another check as well',
    there: { headline: 'exited-ok failed on counter-0: expected 0, found 3; log-clean failed as well' },
    word: 'was FAIL in another way',
  },
  { how: 'a headline that names no check', there: { headline: '' }, word: 'was FAIL in another way' },
  { how: 'another verdict', there: { verdict: 'ERROR' }, word: 'was ERROR' },
])('a failure beside one on main: $how', ({ there, word }) => {
  expect(compare(failed, [mainRow('supervisor-kill', { ...failsThere, ...there })])?.word).toBe(word);
});

test('one of several runs that fails in another way makes the failure a new one', () => {
  const other = { ...failed, headline: 'log-clean failed: expected no line' };
  const source = sampleSource([sampleShard('1', [failed, other])], { main: [mainRow('supervisor-kill', failsThere)] });
  expect(commentTitle(source)).toBe('❌ Chaos: 1 new failure');
});

test('a known failure is the same where main has seen its issues, and in another way where not', () => {
  const issue = 'NVIDIA/OpenShell#4828';
  const seen = seenOnMain(known.experiment, { issue, flaky: false, hits: 12, runs: 12 });
  expect(compare(known, [seen])).toMatchObject({ word: 'same', steady: '' });
  const other = seenOnMain(known.experiment, { issue: 'NVIDIA/OpenShell#1', flaky: false, hits: 12, runs: 12 });
  expect(compare(known, [other])?.word).toBe('was XFAIL in another way');
});

test('how often it failed is said of what is steady, and the rate with its interval of what is flaky', () => {
  const issue = 'NVIDIA/OpenShell#4910';
  const of = (flaky: boolean, hits: number, runs: number): ReturnType<typeof compare> =>
    compare(fixed, [seenOnMain(fixed.experiment, { issue, flaky, hits, runs })]);
  expect(of(false, 12, 12)).toMatchObject({ word: 'was XFAIL', steady: ' 12 of 12', flaky: [] });
  expect(of(true, 5, 40)).toMatchObject({ word: 'was XFAIL', steady: '', flaky: [{ issue, hits: 5, runs: 40 }] });
  expect(of(true, 1, 1)).toMatchObject({ flaky: [] });
  expect(of(true, 41, 40)).toMatchObject({ flaky: [] });
  expect(of(false, 13, 12)).toMatchObject({ steady: '' });
});

test('only what main does not do is called new, and it stays a failure', () => {
  const jobs = [sampleShard('1', [failed, { ...failed, experiment: 'gateway-kill' }])];
  const old = [mainRow('supervisor-kill', failsThere)];
  expect(commentTitle(sampleSource(jobs))).toBe('❌ Chaos: 2 new failures');
  expect(commentTitle(sampleSource(jobs, { main: old }))).toBe('❌ Chaos: 1 new failure, 1 failing as on main');
  const all = sampleSource([sampleShard('1', [failed])], { main: old });
  expect(commentTitle(all)).toBe('❌ Chaos: 1 failing as on main');
  expect({ needsAction: needsAction(all), hasFailed: hasFailed(all) }).toEqual({ needsAction: false, hasFailed: true });
  expect(needsAction({ ...all, main: null })).toBe(true);
  expect(needsAction({ ...all, missing: ['2'] })).toBe(true);
});

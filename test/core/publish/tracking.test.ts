// SPDX-License-Identifier: Apache-2.0

// The tracking issue as its golden files, what it counts, and what no text in it can do.

import { createHash } from 'node:crypto';
import path from 'node:path';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { readMarker } from '../../../src/core/publish/marker.ts';
import { addNewRuns, flakyExpectations, trackExpectations } from '../../../src/core/publish/tracking.ts';
import { buildTrackingIssue, type TrackingIssueSource } from '../../../src/core/publish/tracking-issue.ts';
import { viewTracked } from '../../../src/core/publish/tracking-view.ts';
import { renderTrackingIssue } from '../../../src/render/render-comment.ts';
import { sampleExpectation, sampleRun } from '../../support/comment-samples.ts';
import { readTemplates } from '../../support/templates.ts';
import {
  nightOf,
  sampleFlaky,
  sampleNights,
  sampleTracking,
  trackingIssue,
  trackingIssues,
} from '../../support/tracking-samples.ts';

const templates = readTemplates();
const golden = path.resolve(import.meta.dirname, '../../fixtures/tracking');
const textOf = (source: TrackingIssueSource, most = 500): string =>
  renderTrackingIssue(buildTrackingIssue(source, most), templates);
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each(Object.keys(trackingIssues))('the tracking issue "%s" is its golden file', async (name) => {
  await expect(`${textOf(trackingIssues[name]!)}\n`).toMatchFileSnapshot(path.join(golden, `${name}.md`));
});

test('the first line says whether to act', () => {
  const first = (name: string): string | undefined => textOf(trackingIssues[name]!).split('\n')[0];
  expect(first('still-flaky')).toBe('### 🟡 Chaos: nothing to do, 1 still flaky');
  expect(first('hits-more-often')).toBe('### ❌ Chaos: 1 hits more often than recorded');
  expect(first('nothing-flaky')).toBe('### ⚪ Chaos: nothing flaky to track');
  expect(first('stand-in')).toBe('**Stand-in, not OpenShell**');
  expect(first('several')).toBe(
    '### ❌ Chaos: 1 hits more often than recorded, 1 fixed, 1 probably fixed, 1 not seen for a remarkable time, 1 still flaky, 1 without enough evidence',
  );
});

test('what is missing are clean runs and hours, for all claims of the issue together', () => {
  const open = { expectation: { since: nightOf(16) }, history: sampleNights(`..x...x..x....x.${'.'.repeat(5)}`) };
  const missingOf = (source: TrackingIssueSource): readonly string[] =>
    source.tracked.map((one) => viewTracked(one).missing);
  const [alone] = missingOf(sampleTracking(open));
  expect(alone).toBe('9 clean runs, about 6 h 09 m, for "probably fixed"');
  const [together] = missingOf(sampleTracking(open, open, open));
  expect(Number.parseInt(together ?? '', 10)).toBeGreaterThan(9);
});

test('many days without a run are said, a few are not', () => {
  const history = sampleNights('x..x');
  expect(textOf(sampleTracking({ history, later: 6 }))).not.toContain('No run for');
  expect(textOf(sampleTracking({ history, later: 7 }))).toContain('> No run for 7 days: the numbers below are as old.');
});

test('runs of a stand-in are no evidence unless they are asked for, and link no issue then', () => {
  const history = sampleNights('xxx', { row: { standInFor: 'OpenShell' } });
  const [refused] = sampleTracking({ history }).tracked;
  expect(refused).toMatchObject({ stratum: null, verdict: { state: 'not-enough-evidence', evidence: { runs: 0 } } });
  const text = textOf(sampleTracking({ history, allowStandIn: true }));
  expect(text).toContain('**Stand-in, not OpenShell**');
  expect(text).not.toContain('/issues/');
});

test('strata are rows of their own, and an expectation of another adapter has none', () => {
  const history = sampleNights('x..');
  const other = { ...history, stratum: { ...history.stratum, key: 'b'.repeat(12), gateway: 'binaries' } };
  const track = (changes: Parameters<typeof sampleFlaky>[0]) =>
    trackExpectations({ expectations: [sampleFlaky(changes)], strata: [history, other], allowStandIn: false });
  expect(track({}).map(({ verdict }) => verdict.evidence)).toEqual([
    { hits: 1, runs: 3 },
    { hits: 1, runs: 3 },
  ]);
  expect(track({ adapters: ['standin'] })).toMatchObject([{ stratum: null }]);
});

test('new runs are counted once, also when they are published already, and are marked', () => {
  const run = (runId: string, outcome: 'hit' | 'clean', counts = true) =>
    sampleRun({
      ...{ experiment: 'sandbox-stop-start', runId, verdict: 'XFAIL' },
      expectations: [sampleExpectation({ issue: trackingIssue, flaky: true, outcome, counts })],
    });
  const runs = [
    run('20270101T041700Z-aaaaaa', 'hit'),
    run('20270102T041700Z-bbbbbb', 'clean'),
    run('20270103T041700Z-cccccc', 'hit', false),
    sampleRun({ experiment: 'sandbox-stop-start', verdict: 'not-run', runId: null }),
  ];
  const first = addNewRuns([], runs, digest);
  const again = addNewRuns(first, runs, digest);
  expect(again).toEqual(first);
  const [tracked] = trackExpectations({ expectations: [sampleFlaky()], strata: again, allowStandIn: false });
  expect(tracked).toMatchObject({ fresh: { hits: 1, runs: 2 }, verdict: { evidence: { hits: 1, runs: 2 } } });
  expect(tracked?.lastRunAt).toBe('2027-01-03T04:17:00.000Z');
  expect(viewTracked(tracked!).runs).toBe('2, of them 2 new');
});

test('what is tracked are flaky expectations, each issue once; a guard is none', () => {
  const expectation = { reason: 'r', issue: trackingIssue, checks: ['a'] } as const;
  const experiment = { id: 'e', title: 't', 'default-adapter': 'a' };
  const found = flakyExpectations({
    ...experiment,
    expectations: [
      { ...expectation, issue: 'o/r#1' },
      { ...expectation, flaky: { hits: 2, runs: 8 }, since: '2026-11-01' },
      { ...expectation, flaky: true },
      { ...expectation, issue: 'o/r#2', flaky: true, checks: [] },
      { ...expectation, issue: 'o/r#3', flaky: { hits: 9, runs: 8 }, adapters: ['x'] },
    ],
  });
  expect(found).toEqual([
    { experiment: 'e', issue: trackingIssue, recorded: { hits: 2, runs: 8 }, since: '2026-11-01', adapters: null },
    { experiment: 'e', issue: 'o/r#3', recorded: null, since: null, adapters: ['x'] },
  ]);
});

test('no text, whatever it is, makes a link, a mention, a second marker or another row', () => {
  const bits = fc.constantFrom(
    '`',
    '|',
    '\\',
    '\n',
    '<',
    '@a',
    '#1',
    '[x](',
    ')',
    '~~~',
    '<!--',
    '-->',
    'http://e.vil',
    'x',
  );
  const nasty = fc.array(bits, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(nasty, (evil) => {
      const history = sampleNights('x..');
      const named = { ...history, stratum: { ...history.stratum, system: evil, gateway: evil } };
      const source = sampleTracking({ expectation: { issue: evil }, history: named, warnings: [evil] });
      const standIn = source.tracked.map((one) => ({ ...one, standInFor: evil }));
      const text = textOf({ ...source, tracked: standIn });
      const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
      for (const [, href] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        expect(href).toBe('https://github.com/octo/app/actions/runs/50');
      }
      expect(html.replace(/<code[^>]*>[\s\S]*?<\/code>/g, '')).not.toMatch(/@a|#1/);
      expect(html.match(/<tr>/g)).toHaveLength(2);
      expect(html.match(/<!--/g)).toHaveLength(1);
      expect(readMarker(text)).toMatchObject({ runId: '50' });
    }),
    { numRuns: 100 },
  );
});

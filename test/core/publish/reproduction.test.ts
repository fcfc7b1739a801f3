// SPDX-License-Identifier: Apache-2.0

// The answers to a label as their golden files, what decides them, and what no text in them can do.

import path from 'node:path';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { writeReproductionText } from '../../../src/app/answer-label.ts';
import { commentLength, MAX_COMMENT_LENGTH } from '../../../src/core/publish/comment-source.ts';
import { readMarker } from '../../../src/core/publish/marker.ts';
import { decideReproduction, sureness } from '../../../src/core/publish/reproduction.ts';
import { sampleRun, sampleShard } from '../../support/comment-samples.ts';
import { answerOf, cleanRuns, issueRun, reproductions } from '../../support/reproduction-samples.ts';
import { readTemplates } from '../../support/templates.ts';

const templates = readTemplates();
const golden = path.resolve(import.meta.dirname, '../../fixtures/reproductions');
const textOf = (name: string): string => writeReproductionText(reproductions[name]!, templates);

test.each(Object.keys(reproductions))('the answer "%s" is its golden file', async (name) => {
  await expect(`${textOf(name)}\n`).toMatchFileSnapshot(path.join(golden, `${name}.md`));
});

test.each([
  ['reproduced', '### 🟡 Reproduced in 1 of 1 run'],
  ['reproduced-sometimes', '### 🟡 Reproduced in 2 of 4 runs'],
  ['reproduced-though-it-failed', '### 🟡 Reproduced in 1 of 1 run'],
  ['not-reproduced', '### ✅ Not reproduced in 17 runs'],
  ['not-enough-runs', '### ⚪ Not reproduced in 3 runs, which is not enough to tell'],
  ['not-applicable', '### ⚪ Not applicable: no experiment of this issue applies to this system'],
  ['error', '### 🟣 Not decided: the runs cannot be trusted, or not all are there'],
  ['cancelled', '### 🟣 Not decided: cancelled before enough had run'],
  ['stand-in', '**Stand-in, not OpenShell**'],
])('%s begins with: %s', (name, first) => {
  expect(textOf(name).split('\n')[0]).toBe(first);
});

test('clean runs say how sure they make (R24, R25, R16)', () => {
  const recorded = { hits: 2, runs: 8 };
  const after = (runs: number) => sureness({ evidence: { hits: 0, runs }, recorded });
  expect(after(17)).toBe('17 clean runs: a failure that showed in 2 of 8 runs would have shown with 95 %.');
  expect(after(16)).toContain('with 94 %. That is not enough to tell: 17 would be 95 %.');
  const unrecorded = sureness({ evidence: { hits: 0, runs: 8 }, recorded: null });
  expect(unrecorded).toContain('8 clean runs: a failure that shows in 32 % of runs would have shown with 95 %');
});

test('strata are not added up, and what does not count is not counted', () => {
  const other = issueRun(2, { outcome: 'clean' }, { gateway: 'release:0.1.9' });
  const uncounted = issueRun(3, { counts: false }, { verdict: 'ERROR', errors: ['boot: no'], system: null });
  const { state, strata } = decideReproduction(answerOf([sampleShard('1', [issueRun(1, {}), uncounted, other])]));
  expect(state).toBe('reproduced');
  expect(strata.map(({ evidence }) => evidence)).toEqual([
    { hits: 1, runs: 1 },
    { hits: 0, runs: 1 },
  ]);
});

test.each([
  { what: 'another issue', run: issueRun(1, { issue: 'NVIDIA/OpenShell#1' }), state: 'not-applicable' },
  { what: 'the same in other letters', run: issueRun(1, { issue: 'nvidia/openshell#4910' }), state: 'reproduced' },
  { what: 'a hit that does not count', run: issueRun(1, { counts: false }), state: 'undecided' },
  { what: 'a guard that holds', run: issueRun(1, { outcome: 'guard' }, { verdict: 'PASS' }), state: 'not-reproduced' },
  { what: 'a guard that fails', run: issueRun(1, { outcome: 'guard' }, { verdict: 'FAIL' }), state: 'undecided' },
  { what: 'one that was not run', run: sampleRun({ verdict: 'not-run', expectations: [] }), state: 'undecided' },
])('$what: $state', ({ run, state }) => {
  expect(decideReproduction(answerOf([sampleShard('1', [run])])).state).toBe(state);
});

test('a hit stays one when a job is missing; clean runs alone decide nothing then', () => {
  const missing = { missing: ['2'] };
  expect(decideReproduction(answerOf([sampleShard('1', [issueRun(1, {})])], missing)).state).toBe('reproduced');
  expect(decideReproduction(answerOf([sampleShard('1', cleanRuns(17))], missing)).state).toBe('undecided');
});

test('no text, whatever it is, makes a link, a mention, a second marker or an unclosed block', () => {
  const bits = fc.constantFrom(
    ...[
      '`',
      '```',
      '|',
      '\\',
      '\n',
      '<',
      '@a',
      '#1',
      '[x](',
      ')',
      '</details>',
      '<!--',
      '-->',
      'http://e.vil',
      'fixes #2',
      'x',
    ],
  );
  const nasty = fc.array(bits, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(nasty, (evil) => {
      const run = {
        gateway: evil,
        errors: [evil],
        headline: evil,
        reproduce: ['run', evil],
        place: { artifact: evil, path: evil },
      };
      const hit = { hitInstances: [evil.slice(0, 50)], failed: [evil.slice(0, 60)], reason: evil };
      const bad = { ...run, verdict: 'ERROR' as const, experiment: 'other' };
      const shard = sampleShard('1', [issueRun(1, hit, run), issueRun(2, { ...hit, counts: false }, bad)]);
      const text = writeReproductionText(answerOf([shard], { refused: [evil], missing: ['2'] }), templates);
      const html = micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
      for (const [, href] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/github\.com\/NVIDIA\/OpenShell\/actions\//);
      expect(html.replace(/<(pre|code)\b[^>]*>[\s\S]*?<\/\1>/g, '')).not.toMatch(/@a|#[12]/);
      expect(html.match(/<details>/g)).toHaveLength(1);
      expect(html.match(/<tr>/g)).toHaveLength(3);
      expect(html.match(/<!--/g)).toHaveLength(1);
      expect(readMarker(text)).toMatchObject({ runId: '50' });
    }),
    { numRuns: 150 },
  );
});

test('as many experiments as there may be still fit', () => {
  const long = '😀'.repeat(250);
  const runs = Array.from({ length: 250 }, (_unused, n) =>
    issueRun(1, { failed: [long.slice(0, 60)] }, { experiment: `x-${String(n)}`, gateway: long, errors: [long] }),
  );
  const text = writeReproductionText(answerOf([sampleShard('1', runs)]), templates);
  expect(commentLength(text)).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
  expect(text).toContain('Not shown here: 210 more rows.');
});

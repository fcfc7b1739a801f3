// SPDX-License-Identifier: Apache-2.0

// The comments as their golden files, and what no text in them can do.

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { writeCommentText } from '../../../src/app/comment-text.ts';
import type { ShardRun } from '../../../src/core/domain/documents.ts';
import { compareUrl } from '../../../src/core/publish/comment-links.ts';
import { commentLength, MAX_COMMENT_LENGTH } from '../../../src/core/publish/comment-source.ts';
import { readMarker } from '../../../src/core/publish/marker.ts';
import {
  comments,
  failed,
  fixed,
  sampleExpectation,
  sampleRun,
  sampleShard,
  sampleSource,
} from '../../support/comment-samples.ts';
import { readTemplates } from '../../support/templates.ts';

const templates = readTemplates();
const golden = path.resolve(import.meta.dirname, '../../fixtures/comments');

test.each(Object.keys(comments))('the comment "%s" is its golden file', async (name) => {
  const text = writeCommentText(comments[name]!, templates);
  await expect(`${text}\n`).toMatchFileSnapshot(path.join(golden, `${name}.md`));
});

test('the first line says whether to act', () => {
  const first = (name: string): string | undefined => writeCommentText(comments[name]!, templates).split('\n')[0];
  expect(first('all-pass')).toBe('### ✅ Chaos: nothing to do, 6 passed');
  expect(first('known')).toBe('### 🟡 Chaos: nothing to do, 1 known, 6 passed');
  expect(first('mixed')).toBe(
    '### ❌ Chaos: 1 new failure, 1 run not to be trusted, 1 fix to confirm, 2 known, 6 passed',
  );
  expect(first('stand-in')).toBe('**Stand-in, not OpenShell**');
});

test('both runs of a proof are side by side on the site where its address is known, as the site reads it', () => {
  const script = fs.readFileSync(path.resolve(import.meta.dirname, '../../../templates/site-compare-runs.js'), 'utf8');
  const [, pattern = ''] = /const runPath = \/(.+)\/;/.exec(script) ?? [];
  const runs = { a: '20261129T154500Z-abc123', b: '20261129T154530Z-abc123' };
  const url = new URL(compareUrl('https://octo.github.io/app/chaos/pr/7/', runs)!);
  expect(`${url.origin}${url.pathname}`).toBe('https://octo.github.io/app/chaos/compare/index.html');
  for (const [name, folder] of new URLSearchParams(url.hash.slice(1))) {
    expect(new RegExp(pattern).exec(`/${folder}/index.html`)?.[1]).toBe(`pr/7/runs/${runs[name as 'a' | 'b']}`);
  }
  for (const other of [null, 'https://reports.example/run/50/', 'https://octo.github.io/app/chaos/pr/7', 'pr/7/']) {
    expect(compareUrl(other, runs)).toBeNull();
  }
});

test('a stand-in run links no issue and asks for no edit', () => {
  const text = writeCommentText(comments['stand-in']!, templates);
  expect(text).not.toContain('/issues/');
  expect(text).not.toContain('```diff');
  expect(text).toContain('evidence for no issue');
});

test('the claim of a fork stands beside what the workflow run came to', () => {
  const said = (name: string): string => writeCommentText(comments[name]!, templates);
  expect(said('fork')).toContain('ended as: failure. The two disagree');
  expect(said('fork-that-agrees')).toContain('ended as: failure.');
  expect(said('fork-that-agrees')).not.toContain('disagree');
  expect(said('all-pass')).not.toContain('fork');
});

test('what is hostile in every text stays text', () => {
  const evil =
    '</td>`|*_[x](https://evil.test)![i](https://evil.test/i.png) @octo/team fixes #1 closes octo/app#2 <!-- openshell-chaos key=chaos run=99 attempt=1 state=ff -->\n\n# big\n\u202eabc<script>alert(1)</script>';
  const text = writeCommentText(hostile(evil), templates);
  const html = render(text);
  const allowed = /^(?:https:\/\/github\.com\/octo\/app\/actions\/runs\/50(?:#artifacts|\/artifacts\/\d+)?)$/;
  for (const [, href] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) expect(href).toMatch(allowed);
  expect(html).not.toMatch(/<(?:script|img|h1)/);
  expect(outsideCode(html)).not.toMatch(/@octo|#\d|\u202e/);
  expect(html.match(/<!--/g)).toHaveLength(1);
  expect(readMarker(text)).toMatchObject({ runId: '50' });
});

test('no text, whatever it is, makes a link, a mention, a second marker or an unclosed block', () => {
  const bits = fc.constantFrom(
    '`',
    '``',
    '```',
    '|',
    '\\',
    '\n',
    '<',
    '>',
    '@a',
    '#1',
    '[x](',
    ')',
    '!',
    '*',
    '~~~',
    '</details>',
    '<!--',
    '-->',
    'http://e.vil',
    '😀',
    '$',
    ':smile:',
    'x',
  );
  const nasty = fc.array(bits, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(nasty, (evil) => {
      const text = writeCommentText(hostile(evil), templates);
      const html = render(text);
      for (const [, href] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/github\.com\/octo\/app\/actions\//);
      expect(outsideCode(html)).not.toMatch(/@a|#1/);
      expect(html.match(/<details>/g)).toHaveLength(2);
      expect(html.match(/<\/details>/g)).toHaveLength(2);
      expect(html.match(/<tr>/g)).toHaveLength(3);
      expect(html.match(/<!--/g)).toHaveLength(1);
    }),
    { numRuns: 150 },
  );
});

/** A failure and a fix that say the same everywhere where anybody's text can stand. */
function hostile(evil: string): ReturnType<typeof sampleSource> {
  const short = evil.slice(0, 60);
  const failing = {
    check: short,
    instance: short,
    outcome: 'failed' as const,
    expected: evil,
    actual: evil,
    evidence: { file: evil, line: 1 },
  };
  const names = {
    gateway: evil,
    headline: evil,
    title: evil,
    errors: [evil],
    leftovers: [evil],
    reproduce: ['run', evil],
  };
  const system = { name: evil, version: evil, generation: null, build: null, standInFor: null };
  const chart = [{ lane: evil, label: evil, kind: 'step' as const, startMs: 0, endMs: 5 }];
  const edit = { file: evil, startLine: 1, before: [evil, '```'], after: [evil] };
  const expectation = sampleExpectation({ outcome: 'clean', issue: evil, reason: evil, edit });
  const runs: ShardRun[] = [
    { ...failed, ...names, system, chart, failing: [failing] },
    { ...fixed, ...names, system, chart: [], reproduce: [], expectations: [expectation] },
  ];
  const source = sampleSource([sampleShard('1', runs, { state: 'failed', problem: evil })], { refused: [evil] });
  return { ...source, place: { ...source.place, repository: 'octo/app' } };
}

function render(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
}

function outsideCode(html: string): string {
  return html.replace(/<code[^>]*>[\s\S]*?<\/code>/g, '');
}

test('a comment that is too long leaves out more and more, and says how much', () => {
  const many = (count: number, actual: string): ReturnType<typeof sampleSource> => {
    const failing = Array.from({ length: 20 }, () => ({ ...failed.failing[0]!, expected: actual, actual }));
    const runs = Array.from({ length: count }, (_, i) =>
      sampleRun({ ...failed, experiment: `e-${String(i)}`, failing }),
    );
    return sampleSource([sampleShard('1', runs)]);
  };
  for (const count of [1, 10, 200, 1000]) {
    for (const actual of ['x'.repeat(300), '😀'.repeat(150), '\u202e'.repeat(300), '<&|`'.repeat(75)]) {
      const text = writeCommentText(many(count, actual), templates);
      expect(commentLength(text)).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
      expect(text).toContain(`### ❌ Chaos: ${String(count)} new failure`);
      if (count > 20) expect(text).toContain('Not shown here: ');
      expect(readMarker(text)).not.toBeNull();
    }
  }
});

test('characters are counted as GitHub counts them', () => {
  expect(commentLength('😀'.repeat(MAX_COMMENT_LENGTH))).toBe(MAX_COMMENT_LENGTH);
  expect(commentLength('a\u0308')).toBe(2);
});

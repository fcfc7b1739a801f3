// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkdown, markdownIssueLink, utf8Length } from '../../../src/core/report/markdown.ts';

const gap = '\u200b';

test.each([
  ['plain words, 4.2 s, a-b', 'plain words, 4.2 s, a-b'],
  ['@octocat', `@${gap}octocat`],
  ['fixes #12', `fixes \\#${gap}12`],
  ['closes NVIDIA/OpenShell#1', `closes NVIDIA/OpenShell\\#${gap}1`],
  ['resolves GH-3', `resolves GH-${gap}3`],
  ['fixes https://github.com/a/b/issues/1', `fixes https:${gap}//github.com/a/b/issues/1`],
  ['_www.x _GH-3', `\\_www${gap}.x \\_GH-${gap}3`],
  ['www.evil.example', `www${gap}.evil.example`],
  ['a | b', 'a \\| b'],
  ['**b** _i_ ~~s~~ `c`', '\\*\\*b\\*\\* \\_i\\_ \\~\\~s\\~\\~ \\`c\\`'],
  ['<b>&amp;<!-- x -->', '&lt;b&gt;&amp;amp;&lt;\\!-- x --&gt;'],
  ['[x](javascript:y)', '\\[x\\]\\(javascript:y\\)'],
  ['a\nb\u202e\u001b', 'a\\\\nb\\\\u\\{202e\\}\\\\x1b'],
  ['$a$', '<span>$</span>a<span>$</span>'],
  [':tada: 15:45:04', `:${gap}tada: 15:${gap}45:04`],
  ['- item', '\\- item'],
  ['1. item', '1\\. item'],
  ['# title', '\\# title'],
  ['\\| x', '\\\\\\| x'],
])('%j says itself', (text, escaped) => {
  expect(escapeMarkdown(text, 200)).toBe(escaped);
});

test('no text leaves its cell, opens markup or names a person or an issue', () => {
  const nasty = fc.array(fc.constantFrom(...'@#|<>`*_~[]()!\\\n$:/ aG1-'.split(''), 'www.', '://'), { maxLength: 40 });
  fc.assert(
    fc.property(nasty, (parts) => {
      const escaped = escapeMarkdown(parts.join(''), 100);
      const bare = escaped.replaceAll('<span>$</span>', 'x').replace(/\\[!-/:-@[-`{-~]/g, 'x');
      return !/[\n<>`*_~|[\]!]|@[^\u200b]|@$|#\d|:\/\/|www\./.test(bare) && !/\\?#\d/.test(escaped);
    }),
  );
});

test('an issue is linked by its whole address, anything else is text', () => {
  const link = markdownIssueLink('NVIDIA/OpenShell#4910');
  expect(link).toBe(`[NVIDIA/OpenShell\\#${gap}4910](https://github.com/NVIDIA/OpenShell/issues/4910)`);
  expect(markdownIssueLink('javascript:x')).toBe('javascript:x');
});

test('bytes are those of UTF-8', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => utf8Length(text) === Buffer.byteLength(text)));
});

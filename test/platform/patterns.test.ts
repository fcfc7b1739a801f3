// SPDX-License-Identifier: Apache-2.0

import vm from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchLine, searchText } from '../../src/platform/patterns.ts';

test('a line matches when the pattern is found in it', () => {
  expect(matchLine('^allowed', 'allowed here')).toBe(true);
  expect(matchLine('^allowed', 'not allowed')).toBe(false);
});

test('a text is one line, whatever is in it', () => {
  expect(matchLine('^b', 'a\nb')).toBe(false);
});

test('the first line that matches is found', () => {
  expect(searchText('b+$', ['a', 'ab', 'b'])).toBe(1);
  expect(searchText('^$', ['a', ''])).toBe(1);
  expect(searchText('c', ['a', 'b'])).toBe(-1);
  expect(searchText('^$', [])).toBe(-1);
});

test('a pattern that would take for ever is stopped', () => {
  expect(matchLine('^(a+)+$', `${'a'.repeat(64)}!`)).toBe('too-slow');
});

test('searches share one context, which costs far more than they do, so that hundreds of logs can be waited for', () => {
  matchLine('a', 'a');
  const made = vi.spyOn(vm, 'createContext');
  const compiled = vi.spyOn(vm, 'Script');
  onTestFinished(() => void vi.restoreAllMocks());
  for (let count = 0; count < 200; count += 1) matchLine('^never$', 'tick');
  expect([made.mock.calls, compiled.mock.calls]).toEqual([[], []]);
});

test('a pattern that was stopped leaves the next one alone', () => {
  expect(matchLine('^(a+)+$', `${'a'.repeat(64)}!`)).toBe('too-slow');
  expect(matchLine('^b', 'b')).toBe(true);
});

test('a bad pattern is a SyntaxError', () => {
  expect(() => matchLine('(', 'a')).toThrow(SyntaxError);
});

test('a pattern is data: it cannot leave its quotes', () => {
  expect(matchLine("['`]; throw 0; //", 'a')).toBe(false);
});

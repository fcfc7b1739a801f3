// SPDX-License-Identifier: Apache-2.0

import vm from 'node:vm';
import { expect, test } from 'vitest';
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

test('a search costs far less than a context of its own would, so that hundreds of logs can be waited for', () => {
  matchLine('a', 'a');
  const startedMs = performance.now();
  for (let count = 0; count < 200; count += 1) matchLine('^never$', 'tick');
  const oneMs = (performance.now() - startedMs) / 200;
  const contextStartedMs = performance.now();
  for (let count = 0; count < 20; count += 1) vm.createContext({});
  expect(oneMs).toBeLessThan((performance.now() - contextStartedMs) / 20);
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

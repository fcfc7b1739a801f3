// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { fileHref, issueUrl } from '../../../src/core/report/links.ts';

test('a reference to an issue becomes its address', () => {
  expect(issueUrl('NVIDIA/OpenShell#4910')).toBe('https://github.com/NVIDIA/OpenShell/issues/4910');
  expect(issueUrl('a-b/c.d_e#1')).toBe('https://github.com/a-b/c.d_e/issues/1');
});

test.each([
  ...['javascript:alert(1)', 'https://github.com/a/b/issues/1', 'a/b', 'a/b#0', 'a/b#1x', 'a/b#-1', '#12', 'a#1'],
  ...['a/..#1', 'a/b/c#1', '-a/b#1', 'a/b#1\n', '\u202ea/b#1', 'a b/c#1', 'a/b#99999999999', '', 'a/"><b>#1'],
])('%j is no reference', (text) => {
  expect(issueUrl(text)).toBeNull();
});

test('a path in the run directory becomes a percent-encoded relative address', () => {
  expect(fileHref('workloads/a/instances/a-0/logs/sandbox.log')).toBe('workloads/a/instances/a-0/logs/sandbox.log');
  expect(fileHref('output/50% & more?#x.txt')).toBe('output/50%25%20%26%20more%3F%23x.txt');
  expect(fileHref('javascript:alert(1)')).toBe('javascript%3Aalert(1)');
  expect(fileHref('output/..txt/.hidden')).toBe('output/..txt/.hidden');
});

test.each([
  ...['../x', 'a/../b', '/etc/passwd', '//evil.example/x', 'https://evil.example', 'a//b', 'a/', '', '.', 'a/./b'],
  ...['a\\b', 'a\nb', 'a\0', '\ud800', 'x'.repeat(501)],
])('%j could lead elsewhere and gets no address', (path) => {
  expect(fileHref(path)).toBeNull();
});

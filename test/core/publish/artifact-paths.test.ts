// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPathNames } from '../../../src/core/publish/artifact-paths.ts';
import { sensitiveText, whyPathStays } from '../../../src/core/publish/sensitive.ts';

test('names that are fine stay, others lose what an artifact may not have', () => {
  const names = createPathNames();
  expect(names.nameOf('smoke/run-1/logs/gateway.log')).toBe('smoke/run-1/logs/gateway.log');
  expect(names.nameOf('out/12:30:00 "a"<b>|*?\\\r\n')).toBe('out/12_30_00 _a__b_______');
  expect(names.nameOf('out/Report.txt')).toBe('out/Report.txt');
  expect(names.nameOf('out/report.TXT')).toBe('out/report.TXT~2');
  expect(names.nameOf('ends. ')).toBe('ends__');
});

test('any paths have names that no system refuses or takes for the same', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 20 }), (paths) => {
      const names = createPathNames();
      const given = paths.map((path) => names.nameOf(path));
      expect(new Set(given.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(given.length);
      expect(given.filter((name) => /["<>:|*?\\\r\n]/.test(name))).toEqual([]);
    }),
  );
});

test.for([
  'x/.env',
  '.git/config',
  'out/.docker/config.json',
  'out/id_rsa',
  'out/server.key',
  'kubeconfig',
  'secrets/a.txt',
  'prod.env',
])('%s stays', (path) => {
  expect(whyPathStays(path)).not.toBeNull();
});

test.for(['manifest.json', 'workloads/w/instances/w-0/output/journal', 'inputs/policies/open.yaml', 'monkey'])(
  '%s may go',
  (path) => {
    expect(whyPathStays(path)).toBeNull();
  },
);

test.for([
  { text: `token ghs_${'a1'.repeat(18)}`, what: 'a GitHub token' },
  { text: `github_pat_${'a1'.repeat(20)}`, what: 'a GitHub token' },
  { text: '-----BEGIN OPENSSH PRIVATE KEY-----', what: 'a private key' },
  { text: 'AKIAIOSFODNN7EXAMPLE', what: 'an AWS key' },
  { text: `eyJhbGciOiJub25l.eyJzY3AiOiJBY3R.${'x'.repeat(20)}`, what: 'a JSON web token' },
])('$what is seen', ({ text, what }) => {
  expect(sensitiveText(`before ${text} after`)).toBe(what);
});

test('ordinary lines are not taken for secrets', () => {
  expect(sensitiveText('key: value, sha256 0123456789abcdef, sk-ip, eyJ, ghs_short')).toBeNull();
});

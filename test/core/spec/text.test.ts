// SPDX-License-Identifier: Apache-2.0

// Files that are no manifest, or not in a way that can be relied on: each has one clear problem at its line.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../src/core/domain/errors.ts';
import { parseExperiment } from '../../../src/core/spec/parse.ts';
import { type UnreadableKind, unreadableSource } from '../../../src/core/spec/source.ts';
import { edited, everything, experimentOf, fixtureSource, lines, source } from './manifests.ts';

test.for([
  ['nul.yaml', 'nul.yaml:3:10: a NUL byte; expected text: printable characters, tabs and line breaks'],
  ['latin1.yaml', 'latin1.yaml:3:11: a byte that is not UTF-8 (0xe9); expected text in UTF-8'],
  ['overlong.yaml', 'overlong.yaml:3:10: a byte that is not UTF-8 (0xc0); expected text in UTF-8'],
  ['bom.yaml', 'bom.yaml:1:1: a byte order mark at the start; expected UTF-8 without one'],
  ['utf16.yaml', 'utf16.yaml:1:1: a byte order mark of UTF-16 at the start; expected UTF-8 without one'],
  [
    'escape.yaml',
    'escape.yaml:3:10: control character 0x1B; expected text: printable characters, tabs and line breaks',
  ],
  ['empty.yaml', 'empty.yaml:1:1: an empty file; expected a map of keys'],
] as const)('%s says what is wrong with its bytes', ([name, says]) => {
  expect(problemsOfSource(fixtureSource(name))).toEqual([says]);
});

test.for([
  ['only comments', '# nothing\n', '1:1: an empty file; expected a map of keys'],
  ['a list', '- a\n', '1:1: a list as the whole file; expected a map of keys'],
  ['a single value', 'a\n', '1:1: a single value as the whole file; expected a map of keys'],
  ['a key twice', 'id: a\ntitle: b\nid: c\n', '3:1: key "id" a second time; expected each key once in a map'],
  ['a tab', 'workloads:\n\t- name: a\n', '2:1: a tab as indentation; expected spaces'],
  ['two documents', 'id: a\n---\nid: b\n', '2:1: a second document (---); expected one document in the file'],
  ['another YAML', '%YAML 1.1\n---\nid: a\n', '1:1: a directive for YAML 1.1; expected YAML 1.2, without a directive'],
  ['a key named __proto__', 'id: a\n__proto__: {b: 1}\n', '2:1: key "__proto__"; expected another name'],
  ['a key that is a list', 'id: a\n? [b]\n: 1\n', '2:3: a key that is not text; expected a word before the colon'],
  ['an anchor', 'id: &a b\n', '1:8: an anchor (&); expected the value alone'],
  ['an alias', 'id: *a\n', '1:5: an alias (*); expected the value itself'],
  ['a tag of its own', 'id: !secret b\n', '1:13: YAML tag !secret; expected plain values without tags'],
  ['a tag of YAML', 'id: !!str 5\n', '1:11: YAML tag !!str; expected plain values without tags'],
  ['an open quote', 'id: "a\n', '2:1: YAML that cannot be read: Missing closing "quote; expected valid YAML 1.2'],
] as const)('%s in a file is one problem', ([, text, says]) => {
  expect(problemsOfSource(source(text, 'f.yaml'))).toEqual([`f.yaml:${says}`]);
});

test('values are read as YAML 1.2 reads them: yes is a word', () => {
  expect(experimentOf(edited(everything, 'mode: calm', 'mode: yes'))).toMatchObject({
    ok: true,
    value: { parameters: { mode: 'yes' } },
  });
});

test('text beyond ASCII and Windows line ends are fine', () => {
  const parsed = experimentOf(edited(everything, 'at once.', 'at once, é, 漢, 😀.').replaceAll('\n', '\r\n'));
  expect(parsed).toMatchObject({
    ok: true,
    value: { experiment: { title: 'Every part of a manifest at once, é, 漢, 😀.' } },
  });
});

test('aliases that multiply are refused before they are followed', () => {
  const levels = Array.from(
    { length: 30 },
    (_, level) =>
      `l${String(level + 1)}: &l${String(level + 1)} [${Array.from({ length: 9 }, () => `*l${String(level)}`).join(', ')}]`,
  );
  const said = problemsOfSource(source(['l0: &l0 [x]', ...levels].join('\n'), 'bomb.yaml'));
  expect(said[0]).toBe('bomb.yaml:1:9: an anchor (&); expected the value alone');
  expect(said.length).toBeLessThanOrEqual(20);
});

test.for([
  { what: 'keys of keys', text: `id: x\n${'? '.repeat(20_000)}x\n`, line: '2' },
  { what: 'lists in lists', text: `a:\n  ${'- '.repeat(20_000)}x\n`, line: '2' },
  {
    what: 'maps on lines of their own',
    text: Array.from({ length: 1400 }, (_, level) => `${' '.repeat(level)}a:\n`).join(''),
    line: '\\d+',
  },
])('$what are too deep, also where the parser has no stack left', ({ text, line }) => {
  const said = problemsOfSource(source(text, 'deep.yaml'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    new RegExp(`^deep\\.yaml:${line}:\\d+: values nested too deeply; expected at most 40 levels$`),
  );
});

test.for([41, 400, 20_000])('%i levels of lists are too deep', (levels) => {
  const said = problemsOfSource(source(`a: ${'['.repeat(levels)}${']'.repeat(levels)}`, 'deep.yaml'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^deep\.yaml:1:\d+: values nested too deeply; expected at most 40 levels$/);
});

test('a file of 10 MB is refused by its size', () => {
  expect(problemsOfSource({ path: 'big.yaml', bytes: new Uint8Array(10_000_000) })).toEqual([
    'big.yaml:1:1: a file that is too large (10000000 bytes); expected a manifest of at most 1 MiB',
  ]);
});

test.for([
  ['missing', 'no such file; expected a manifest'],
  ['directory', 'a directory; expected a YAML file'],
  ['not-a-file', 'neither a file nor a directory; expected a YAML file'],
  ['unreadable', 'a file that cannot be read; expected a readable YAML file'],
  ['too-large', 'a file that is too large; expected a manifest of at most 1 MiB'],
] satisfies readonly (readonly [UnreadableKind, string])[])('a source that is %s has words', ([kind, says]) => {
  expect(formatProblem(unreadableSource({ path: 'x.yaml', kind }))).toBe(`x.yaml:1:1: ${says}`);
});

test('every code point goes through as it is in the file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spec-text-'));
  const points = [0xa0, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, 0x10000, 0x10ffff]
    .map((point) => String.fromCodePoint(point))
    .join('');
  fs.writeFileSync(path.join(folder, 'everything.yaml'), edited(everything, 'mode: calm', `mode: "${points}"`));
  const bytes = fs.readFileSync(path.join(folder, 'everything.yaml'));
  fs.rmSync(folder, { recursive: true });
  expect(parseExperiment({ path: 'everything.yaml', bytes })).toMatchObject({
    ok: true,
    value: { parameters: { mode: points } },
  });
});

function problemsOfSource(file: { readonly path: string; readonly bytes: Uint8Array }): readonly string[] {
  const parsed = parseExperiment(file);
  return parsed.ok ? [] : lines(parsed.problems);
}

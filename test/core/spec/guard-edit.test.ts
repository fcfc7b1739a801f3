// SPDX-License-Identifier: Apache-2.0

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, guardEdits, guardOfLines } from '../../../src/core/spec/guard-edit.ts';
import { parseExperiment } from '../../../src/core/spec/parse.ts';

const folder = path.resolve(import.meta.dirname, '../../../experiments');
const shipped = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }));

describe('each shipped experiment', () => {
  test.for(shipped)('$name: every expectation becomes a guard by its edit, and all else stays', ({ name, text }) => {
    const before = parse(name, text);
    const edits = guardEdits(text, `experiments/${name}`);
    expect(edits).toHaveLength(before.expectations?.length ?? 0);
    edits.forEach((edit, index) => {
      expect(edit).toMatchObject({ file: `experiments/${name}` });
      const lines = text.split('\n').slice(edit!.startLine - 1, edit!.startLine - 1 + edit!.before.length);
      expect(lines).toEqual(edit!.before);
      expect(guardOfLines(lines)).toEqual(edit!.after);
      const edited = applyEdit(text, edit!);
      const after = parse(name, edited);
      expect(after.expectations?.[index]?.checks).toEqual([]);
      expect({ ...after, expectations: [] }).toEqual({ ...before, expectations: [] });
      expect(commentsIn(edited)).toEqual(commentsIn(text));
    });
  });

  test('some of them have expectations', () => {
    expect(shipped.filter(({ name, text }) => guardEdits(text, name).length > 0).length).toBeGreaterThan(3);
  });
});

test.for([
  {
    form: 'a list in brackets',
    before: ['  - issue: a/b#1', '    checks: [one, two]  # both', '    reason: why'],
    after: ['    checks: []  # both'],
  },
  {
    form: 'a list in lines, with comments',
    before: [
      '  - issue: a/b#1',
      '    checks: # these',
      '      # first',
      '      - one # why',
      '      - two  # too',
      '    reason: x',
    ],
    after: ['    checks: [] # these', '    # first', '    # why', '    # too'],
  },
  {
    form: 'a list that is not indented, at the end of the file',
    before: ['  - issue: a/b#1', '    checks:', '    - one', '    - two'],
    after: ['    checks: []'],
  },
  {
    form: 'a map in braces',
    before: ['  - {issue: "a/b#1", checks: [one, "two # no comment"], flaky: true}'],
    after: ['  - {issue: "a/b#1", checks: [], flaky: true}'],
  },
  {
    form: 'brackets over lines',
    before: ['  - issue: a/b#1', '    checks: [', '      one, # why', '      two,', '    ]', '    reason: x'],
    after: ['    checks: []', '    # why'],
  },
])('$form', ({ before, after }) => {
  for (const newline of ['\n', '\r\n']) {
    const text = ['# head', 'expectations:', ...before, ''].join(newline);
    const [edit] = guardEdits(text, 'x.yaml');
    expect(edit?.after).toEqual(after);
    expect(guardOfLines(edit!.before)).toEqual(after);
    const edited = applyEdit(text, edit!);
    expect(commentsIn(edited)).toEqual(commentsIn(text));
    expect(guardEdits(edited, 'x.yaml')).toEqual([null]);
    expect(edited.includes('\r')).toBe(newline === '\r\n');
  }
});

test.for([
  { what: 'an empty list', text: 'expectations:\n  - issue: a/b#1\n    checks: []\n' },
  { what: 'no list', text: 'expectations:\n  - issue: a/b#1\n    checks: one\n' },
  { what: 'a line that is too long to be shown', text: `expectations:\n  - {checks: [${'x'.repeat(400)}]}\n` },
])('$what has no edit', ({ text }) => {
  expect(guardEdits(text, 'x.yaml')).toEqual([null]);
});

test('no text makes it throw, and whatever edit it gives does just that', () => {
  const parts = fc.constantFrom(
    'expectations:',
    '\n',
    ' ',
    '  ',
    '- ',
    'checks:',
    '[',
    ']',
    'a',
    ',',
    '#c',
    '{',
    '}',
    '"',
    ':',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), (pieces) => {
      const text = `expectations:\n  - checks: ${pieces.join('')}`;
      for (const edit of guardEdits(text, 'x.yaml')) {
        if (edit !== null) expect(commentsIn(applyEdit(text, edit))).toEqual(commentsIn(text));
      }
    }),
  );
});

function parse(name: string, text: string) {
  const parsed = parseExperiment({ path: name, bytes: new TextEncoder().encode(text) });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value.experiment;
}

/** A `#` that nothing but a blank stands before, and what follows on its line. */
function commentsIn(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap((line) => (/(?:^|\s)#[^"]*$/.exec(line)?.[0] ?? '').trim() || []);
}

describe('lines without the rest of their file', () => {
  test.for([
    { what: 'a map in braces over lines', lines: ['     checks: [one, two],'], after: ['     checks: [],'] },
    { what: 'its end', lines: ['     checks: [one]}'], after: ['     checks: []}'] },
    { what: 'an item that begins with them', lines: ['  - checks: [one]'], after: ['  - checks: []'] },
    { what: 'a list that is empty', lines: ['    checks: []'], after: null },
    { what: 'the checks of a workload', lines: ['    checks:', '      - {name: a, kind: exit-code}'], after: null },
    { what: 'more than one list', lines: ['    checks: [a]', '    checks: [b]'], after: null },
    { what: 'a line too many', lines: ['    checks: [a]', '    reason: x'], after: null },
    { what: 'a line too few', lines: ['    checks: [', '      a,'], after: null },
    { what: 'another key', lines: ['    nodes: [a]'], after: null },
    { what: 'none', lines: [], after: null },
    { what: 'an alias', lines: ['    checks: [&a x, *a]'], after: null },
    { what: 'a line that is too long', lines: [`    checks: [${'a'.repeat(400)}]`], after: null },
  ])('$what', ({ lines, after }) => {
    expect(guardOfLines(lines)).toEqual(after);
  });

  test('whatever they are, nothing is thrown, and what comes out has no check more', () => {
    const bits = fc.constantFrom('checks', ': ', '[', ']', 'a', ',', '- ', '{', '}', '#', ' ', '&a ', '*a', '"', '|');
    const line = fc.array(bits, { maxLength: 9 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const after = guardOfLines(lines);
        if (after !== null) expect(after.join('\n')).toContain('[]');
      }),
      { numRuns: 500 },
    );
  });
});

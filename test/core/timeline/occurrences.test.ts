// SPDX-License-Identifier: Apache-2.0

// The columns beside a plain list of objects: whatever is asked, both give the same.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Occurrence } from '../../../src/core/domain/record.ts';
import { createOccurrences, type GrowingOccurrences } from '../../../src/core/timeline/occurrences.ts';

const word = fc.constantFrom('gateway', 'counter', 'counter-0', 'cut', '', '__proto__', 'a b');
const anyOccurrences: fc.Arbitrary<readonly Occurrence[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom('fault.effective', 'instance.state'),
      subjects: fc.array(word, { maxLength: 3 }),
      atMs: fc.constantFrom(0, 0.125, 1e15),
    }),
    { maxLength: 300 },
  )
  .map((list) => list.map((occurrence, seq) => ({ ...occurrence, seq: seq * 3 })));

function columnsOf(list: readonly Occurrence[]): GrowingOccurrences {
  const columns = createOccurrences();
  for (const occurrence of list) columns.add(occurrence);
  return columns;
}

test('what was added comes out again, in its order', () => {
  fc.assert(
    fc.property(anyOccurrences, (list) => {
      const columns = columnsOf(list);
      expect([...columns]).toEqual(list);
      expect(columns.length).toBe(list.length);
    }),
  );
});

test('the first and the last that concern something are those of the list', () => {
  const question = fc.record({
    type: fc.constantFrom('fault.effective', 'instance.state', 'toString'),
    of: fc.option(word),
    seq: fc.nat({ max: 1000 }),
  });
  fc.assert(
    fc.property(anyOccurrences, question, (list, { type, of, seq }) => {
      const columns = columnsOf(list);
      const alike = list.filter((each) => each.type === type && (of === null || each.subjects.includes(of)));
      expect(columns.first(type, of)).toEqual(alike[0] ?? null);
      const late = alike.filter((each) => each.seq >= seq);
      expect(columns.first(type, of, (each) => each.seq >= seq)).toEqual(late[0] ?? null);
      expect(columns.lastSince(type, of, seq)).toEqual(late.at(-1) ?? null);
    }),
    { numRuns: 300 },
  );
});

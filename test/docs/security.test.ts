// SPDX-License-Identifier: Apache-2.0

// The threat model names tests that are there, and says of every threat what is done or that nothing is yet.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = fs.readFileSync(path.join(root, '.github/SECURITY.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, number, threat, defence, shown]) => ({
    number,
    threat,
    defence,
    shown: shown ?? '',
  }),
);

test('threats are numbered without a gap', () => {
  expect(rows.length).toBeGreaterThan(19);
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1));
});

test('every threat names what shows its defence, which is there, or says that it is not built', () => {
  for (const { threat, defence = '', shown } of rows) {
    const places = [...shown.matchAll(/(?:test|\.github)\/[\w./-]+/g)].map(([place]) => place);
    if (defence.startsWith('not built yet')) continue;
    expect(places, threat).not.toEqual([]);
    expect(places.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([]);
  }
});

test('the workflows that it speaks of are there', () => {
  const named = [...text.matchAll(/`([\w-]+\.yml)`/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !fs.existsSync(path.join(root, '.github/workflows', name)))).toEqual([]);
});

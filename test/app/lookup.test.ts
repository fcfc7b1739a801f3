// SPDX-License-Identifier: Apache-2.0

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDocument, listDocuments, placesOf } from '../../src/app/lookup.ts';

let folder: string;

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lookup-')));
  for (const file of [
    'shipped/smoke.yaml',
    'shipped/hello.yaml',
    'shipped/README.md',
    'chaos/experiments/smoke.yaml',
    'chaos/experiments/own.yaml',
    'experiments/own.yaml',
    'experiments/other.yaml',
    'given/given.yaml',
  ]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const placesIn = (givenDir: string | null) =>
  placesOf('experiment', { cwd: folder, givenDir, shippedDir: path.join(folder, 'shipped') });

test('an id leads to the first folder that has it, the shipped ones last', () => {
  const found = listDocuments(placesIn(null)).map(({ id, shownPath, origin }) => ({ id, shownPath, origin }));
  expect(found).toEqual([
    { id: 'hello', shownPath: 'shipped/hello.yaml', origin: 'shipped' },
    { id: 'other', shownPath: 'experiments/other.yaml', origin: 'local' },
    { id: 'own', shownPath: 'chaos/experiments/own.yaml', origin: 'local' },
    { id: 'smoke', shownPath: 'chaos/experiments/smoke.yaml', origin: 'local' },
  ]);
});

test('only a local file with a shipped id hides a shipped one', () => {
  const hiding = listDocuments(placesIn(null)).filter(({ shadowsShipped }) => shadowsShipped);
  expect(hiding.map(({ id }) => id)).toEqual(['smoke']);
});

test('a folder that was given takes the place of the usual ones', () => {
  expect(listDocuments(placesIn('given')).map(({ id }) => id)).toEqual(['given', 'hello', 'smoke']);
  expect(findDocument('smoke', placesIn('given'))).toMatchObject({ origin: 'shipped', shadowsShipped: false });
});

test('the shipped folder is not local where it lies in the current folder', () => {
  const places = placesOf('experiment', { cwd: folder, givenDir: null, shippedDir: path.join(folder, 'experiments') });
  expect(findDocument('other', places)).toMatchObject({ origin: 'shipped', shadowsShipped: false });
});

test('a path is taken as it is given, whether or not there is a file', () => {
  expect(findDocument('./none.yaml', placesIn(null))).toMatchObject({
    id: 'none',
    path: path.join(folder, 'none.yaml'),
  });
  expect(findDocument('given/given.yaml', placesIn(null))).toMatchObject({ id: 'given', origin: 'local' });
});

test('a file beside us that is named without its path is pointed out', () => {
  fs.writeFileSync(path.join(folder, 'loose'), '');
  expect(() => findDocument('loose', placesIn(null))).toThrow(
    expect.objectContaining({ hint: expect.stringContaining('./loose') as string }),
  );
});

// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unzipInto } from '../../src/github/unzip.ts';
import { tempFolder } from '../support/temp.ts';
import { zip, type ZipEntry } from '../support/zip.ts';

const limits = { maxFiles: 20, maxBytes: 10_000 };
const good: ZipEntry = { name: 'a/b/c.txt', content: 'text' };

function unzip(entries: readonly ZipEntry[], folder: string): Promise<number> {
  return unzipInto(zip(entries), folder, limits);
}

test('plain files and folders are unpacked, and none can be started', async () => {
  const folder = tempFolder();
  const entries = [
    good,
    { name: 'a/run.sh', content: 'echo', mode: 0o100755 },
    { name: 'empty/', content: '', mode: 0o040755 },
  ];
  expect(await unzip(entries, folder)).toBe(8);
  expect(fs.readFileSync(path.join(folder, 'a/b/c.txt'), 'utf8')).toBe('text');
  expect(fs.statSync(path.join(folder, 'a/run.sh')).mode & 0o777).toBe(0o600);
});

test.for<readonly [string, readonly ZipEntry[], string]>([
  ['a name that leads out', [{ ...good, name: '../x' }], 'an entry cannot be read'],
  ['an absolute name', [{ ...good, name: '/tmp/x' }], 'an entry cannot be read'],
  ['a name with a dot alone', [{ ...good, name: 'a/./x' }], 'it has an entry "a/./x"'],
  ['a name with nothing between slashes', [{ ...good, name: 'a//x' }], 'it has an entry "a//x"'],
  ['a name with a line break', [{ ...good, name: 'a/\nx', utf8: true }], 'it has an entry "a/\\nx"'],
  ['a name that is too long', [{ ...good, name: 'n'.repeat(256) }], 'it has an entry "nnn'],
  ['a path that is too deep', [{ ...good, name: `${'d/'.repeat(30)}x` }], 'it has an entry "d/d/'],
  ['a name that comes twice', [good, good], 'it has two entries "a/b/c.txt"'],
  ['a name that some file systems take for another', [good, { ...good, name: 'A/b/C.txt' }], 'it has two entries'],
  ['a file in the place of a folder', [{ ...good, name: 'a' }, good], 'it has a file in the place of a folder'],
  ['a link', [{ ...good, mode: 0o120777, content: '/etc/passwd' }], '"a/b/c.txt" is not a plain file'],
  ['a device', [{ ...good, mode: 0o020666 }], '"a/b/c.txt" is not a plain file'],
  [
    'more than it may unpack to',
    [good, { name: 'big', content: 'x'.repeat(10_000) }],
    'it unpacks to more than it may',
  ],
  ['a size that is not true', [{ ...good, claimedSize: 1_000_000_000 }], 'a file cannot be unpacked'],
  ['too many entries', Array.from({ length: 21 }, (_, i) => ({ name: String(i), content: '' })), 'it has 21 entries'],
])('an archive with %s is refused', async ([, entries, why]) => {
  const outside = tempFolder();
  const folder = path.join(outside, 'in');
  fs.mkdirSync(folder);
  await expect(unzip(entries, folder)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining(why) as string,
  });
  expect(fs.readdirSync(outside)).toEqual(['in']);
});

test('what is no archive, and one whose bytes were changed, is refused', async () => {
  await expect(unzipInto(Buffer.from('no'), tempFolder(), limits)).rejects.toMatchObject({ kind: 'refused' });
  const bytes = Buffer.from(zip([{ name: 'a', content: 'text' }]));
  bytes.writeUInt32LE(1, bytes.indexOf('PK\x01\x02') + 16);
  await expect(unzipInto(bytes, tempFolder(), limits)).rejects.toThrow('a file is not what was packed');
});

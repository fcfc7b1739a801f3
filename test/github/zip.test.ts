// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { readArchivedFile } from '../../src/github/zip.ts';
import { resultsZip, zip, type ZipEntry } from '../support/zip.ts';

const limits = { maxBytes: 1_000_000 };
const good = { name: 'results.json', content: '{}' };

test('the one file of an archive is given out', async () => {
  const bytes = await readArchivedFile(resultsZip({ a: 1 }), 'results.json', limits);
  expect(new TextDecoder().decode(bytes)).toBe('{"a":1}');
});

test.each<[string, readonly ZipEntry[], string]>([
  ['no entry', [], 'it has 0 entries instead of one'],
  ['a second file', [good, { name: 'evil.sh', content: 'x' }], 'it has 2 entries instead of one'],
  ['very many entries', Array.from({ length: 60_000 }, () => good), 'it has 60000 entries instead of one'],
  ['another name', [{ ...good, name: 'other.json' }], 'it has the file "other.json", expected results.json'],
  ['a name that leads out', [{ ...good, name: '../results.json' }], 'its entry cannot be read'],
  ['an absolute name', [{ ...good, name: '/etc/passwd' }], 'its entry cannot be read'],
  ['a name with a backslash', [{ ...good, name: '..\\results.json' }], 'its entry cannot be read'],
  ['a link', [{ ...good, mode: 0o120777, content: '/etc/passwd' }], 'its entry is not a plain file'],
  ['a folder', [{ ...good, mode: 0o040755 }], 'its entry is not a plain file'],
  ['a file that is too large', [{ ...good, content: 'ab'.repeat(600_000) }], 'its file has more than 1000000 bytes'],
  ['a bomb', [{ ...good, content: new Uint8Array(900_000) }], 'its file is 500 times as large as it is packed'],
  [
    'a bomb that lies',
    [{ ...good, content: new Uint8Array(50_000_000), claimedSize: 10 }],
    'its file cannot be unpacked',
  ],
])('an archive with %s is refused', async (_what, entries, message) => {
  const archive = zip(entries);
  const before = process.memoryUsage().arrayBuffers;
  await expect(readArchivedFile(archive, 'results.json', limits)).rejects.toThrow(message);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('no zip at all')],
  ['the first half of one', resultsZip({ a: 1 }).slice(0, 40)],
])('%s is no archive', async (_what, bytes) => {
  await expect(readArchivedFile(bytes, 'results.json', limits)).rejects.toThrow('it is no zip');
});

test('an archive whose bytes were changed is refused', async () => {
  const whole = resultsZip({ text: 'x'.repeat(500) });
  const at = 30 + 'results.json'.length + 4;
  whole[at] = whole[at]! ^ 0xff;
  await expect(readArchivedFile(whole, 'results.json', limits)).rejects.toThrow('its file');
});

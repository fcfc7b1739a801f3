// SPDX-License-Identifier: Apache-2.0
/** An archive that comes as the text of a log: whole, or not taken. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { takeArchive } from '../../src/gateway/kube-evidence.ts';
import { tempFolder } from '../support/temp.ts';

const bytes = crypto.createHash('sha512').update('files').digest();
const text = `${bytes.toString('base64').slice(0, 44)}\n${bytes.toString('base64').slice(44)}\n`;
const sum = crypto.createHash('sha256').update(text).digest('hex');

async function take(log: string): Promise<{ readonly problem: string | null; readonly taken: Buffer }> {
  const file = path.join(tempFolder(), 'archive');
  const problem = await takeArchive(Readable.from([Buffer.from(log)]), file);
  return { problem, taken: fs.readFileSync(file) };
}

test.for([`end ${sum} - tar:0`, `end tar:1 ${sum} -`])('with its checksum at the end it is taken: %s', async (end) => {
  const { problem, taken } = await take(`${text}${end}\n`);
  expect(problem).toBeNull();
  expect(taken.equals(bytes)).toBe(true);
});

test.for([
  ['that breaks off', text, 'it breaks off'],
  ['of which a line is missing', `${text.slice(45)}end ${sum} - tar:0\n`, 'its checksum is another'],
  ['that tar could not read', `${text}end ${sum} - tar:2\n`, 'tar ended with 2'],
  ['whose end says nothing', `${text}end of file\n`, 'tar ended with nothing'],
] as const)('one %s is not', async ([, log, says]) => {
  expect((await take(log)).problem).toBe(says);
});

test('a log that is cut, fails or falls silent is not waited for', async () => {
  const take = (log: PassThrough): Promise<string | null> => takeArchive(log, path.join(tempFolder(), 'archive'), 200);
  const started = (): PassThrough => {
    const log = new PassThrough();
    log.write(text);
    return log;
  };
  const [cut, failing, silent] = [started(), started(), started()];
  const problems = Promise.all([cut, failing, silent].map(take));
  setTimeout(() => {
    cut.destroy();
    failing.destroy(new Error('the connection was reset'));
  }, 20);
  expect(await problems).toEqual(['it breaks off', 'the connection was reset', 'nothing came for too long']);
  expect(silent.destroyed).toBe(true);
});

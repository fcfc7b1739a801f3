// SPDX-License-Identifier: Apache-2.0

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HarnessError } from '../../src/core/domain/errors.ts';
import { openEvidence } from '../../src/platform/evidence-files.ts';
import type { EvidenceLine } from '../../src/ports/evidence-reader.ts';
import { tempDir, writeFiles } from '../support/run-dir.ts';

const limits = { fileBytes: 10_000_000, lineBytes: 1000 };

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof HarnessError) return error.code;
    throw error;
  }
  return 'no error';
}

function linesOf(dir: string, file: string, given: typeof limits = limits): { lines: EvidenceLine[]; rest: string } {
  const lines: EvidenceLine[] = [];
  const { rest } = openEvidence(dir).readLines(file, given, (line) => lines.push(line));
  return { lines, rest };
}

describe('what lies inside', () => {
  test('is read as text, and its size is known', () => {
    const dir = tempDir();
    writeFiles(dir, { 'logs/gateway.log': 'é\n' });
    const reader = openEvidence(dir);

    expect(reader.readText('logs/gateway.log', 3)).toBe('é\n');
    expect(reader.stat('logs/gateway.log')).toEqual({ sizeBytes: 3 });
    expect(reader.stat('logs/other.log')).toBeNull();
    expect(reader.stat('other/gateway.log')).toBeNull();
    expect(reader.stat('logs/gateway.log/deeper')).toBe(null);
  });

  test('is missing with a code of its own', () => {
    const reader = openEvidence(tempDir());

    expect(codeOf(() => reader.readText('a', 10))).toBe('evidence-missing');
    expect(codeOf(() => reader.readLines('a', limits, () => undefined))).toBe('evidence-missing');
  });

  test('is refused above the limit', () => {
    const dir = tempDir();
    writeFiles(dir, { a: '12345\n' });
    const reader = openEvidence(dir);

    expect(codeOf(() => reader.readText('a', 5))).toBe('evidence-too-large');
    expect(codeOf(() => reader.readLines('a', { ...limits, fileBytes: 5 }, () => undefined))).toBe(
      'evidence-too-large',
    );
  });
});

describe('lines', () => {
  test('come with their numbers, and what follows the last line break is apart', () => {
    const dir = tempDir();
    writeFiles(dir, { a: 'one\n\nthree\r\nrest' });

    expect(linesOf(dir, 'a')).toEqual({
      lines: [
        { text: 'one', number: 1, cut: false },
        { text: '', number: 2, cut: false },
        { text: 'three\r', number: 3, cut: false },
      ],
      rest: 'rest',
    });
  });

  test('are cut at the limit', () => {
    const dir = tempDir();
    writeFiles(dir, { a: `abcdef\nabc\n${'x'.repeat(300_000)}\nend\n` });

    expect(linesOf(dir, 'a', { ...limits, lineBytes: 3 }).lines).toEqual([
      { text: 'abc', number: 1, cut: true },
      { text: 'abc', number: 2, cut: false },
      { text: 'xxx', number: 3, cut: true },
      { text: 'end', number: 4, cut: false },
    ]);
  });

  test('are the same wherever the parts that are read end', () => {
    const dir = tempDir();
    fc.assert(
      fc.property(fc.nat(40), fc.array(fc.stringMatching(/^[aé€😀]{0,8}$/u), { maxLength: 5 }), (shift, texts) => {
        // A part is 128 KiB: these lines lie across its end.
        const filler = 'x'.repeat(128 * 1024 - shift);
        const expected = [filler, ...texts];
        writeFiles(dir, { a: expected.map((text) => `${text}\n`).join('') });
        const { lines, rest } = linesOf(dir, 'a', { ...limits, lineBytes: 1_000_000 });
        expect([lines.map(({ text }) => text), rest]).toEqual([expected, '']);
      }),
      { numRuns: 30 },
    );
  });

  test('the size of the rest is in bytes, also when it is longer than a part', () => {
    const dir = tempDir();
    writeFiles(dir, { a: `a\n${'é'.repeat(100_000)}`, b: 'é'.repeat(100_000) });
    const reader = openEvidence(dir);

    expect(reader.readLines('a', limits, () => undefined).restBytes).toBe(200_000);
    expect(reader.readLines('b', limits, () => undefined).restBytes).toBe(200_000);
  });
});

describe('what leads outside is refused', () => {
  test.each(['../a', 'b/../../a', '/etc/hostname', './a', 'b//a', '', '.', 'a\0b', 'b\\a'])('the path %j', (file) => {
    const reader = openEvidence(tempDir());

    expect(codeOf(() => reader.stat(file))).toBe('evidence-refused');
    expect(codeOf(() => reader.readText(file, 100))).toBe('evidence-refused');
  });

  test('a link, a link in the way, a folder and a pipe', () => {
    const [dir, outside] = [tempDir(), tempDir()];
    writeFiles(outside, { secret: 'secret\n' });
    writeFiles(dir, { 'folder/a': 'a\n', inner: 'b\n' });
    fs.symlinkSync(path.join(outside, 'secret'), path.join(dir, 'link'));
    fs.symlinkSync('inner', path.join(dir, 'inner-link'));
    fs.symlinkSync(outside, path.join(dir, 'linked'));
    execFileSync('sh', ['-c', 'mkfifo "$0"', path.join(dir, 'pipe')]);
    const reader = openEvidence(dir);

    for (const file of ['link', 'inner-link', 'linked/secret', 'folder', 'pipe']) {
      expect([file, codeOf(() => reader.readText(file, 100))]).toEqual([file, 'evidence-refused']);
      expect([file, codeOf(() => reader.stat(file))]).toEqual([file, 'evidence-refused']);
    }
  });

  test('a run directory may itself be named by a link', () => {
    const [dir, elsewhere] = [tempDir(), tempDir()];
    writeFiles(dir, { a: 'a\n' });
    fs.symlinkSync(dir, path.join(elsewhere, 'run'));

    expect(openEvidence(path.join(elsewhere, 'run')).readText('a', 10)).toBe('a\n');
  });

  test('a directory that is not there or is a file', () => {
    const dir = tempDir();
    writeFiles(dir, { a: '' });

    expect(codeOf(() => openEvidence(path.join(dir, 'none')))).toBe('evidence-unreadable');
    expect(codeOf(() => openEvidence(path.join(dir, 'a')))).toBe('evidence-unreadable');
  });
});

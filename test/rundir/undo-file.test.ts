// SPDX-License-Identifier: Apache-2.0

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UndoRecord } from '../../src/core/domain/documents.ts';
import { openEvidence } from '../../src/platform/evidence-files.ts';
import { continueUndoFile, readUndoFile } from '../../src/rundir/undo-file.ts';

const intent: UndoRecord = {
  v: 1,
  type: 'undo',
  id: 1,
  at: '2026-11-29T15:45:00.000Z',
  bootId: 'boot',
  subject: 'crash-gateway on gateway',
  action: { kind: 'component.start', component: 'gateway' },
  shell: 'start it',
};
const done: UndoRecord = { v: 1, type: 'undone', id: 1, at: intent.at, result: 'reverted', proof: 'it runs' };

let runDir: string;
let file: string;

beforeEach(() => {
  runDir = fs.mkdtempSync(path.join(os.tmpdir(), 'undo-'));
  file = path.join(runDir, 'undo.jsonl');
});

afterEach(() => fs.rmSync(runDir, { recursive: true }));

test('a run that never got to a fault has no records', () => {
  expect(readUndoFile(openEvidence(runDir))).toEqual({ records: [], tornBytes: 0 });
});

test('records are continued behind a torn last line, which is cut off', () => {
  fs.writeFileSync(file, `${JSON.stringify(intent)}\n{"v":1,"type":"und`);
  const undo = readUndoFile(openEvidence(runDir));
  expect(undo).toEqual({ records: [intent], tornBytes: 18 });

  continueUndoFile(runDir, undo)(done);
  expect(readUndoFile(openEvidence(runDir))).toEqual({ records: [intent, done], tornBytes: 0 });
});

test.for([
  { line: 'not json', says: 'is not JSON' },
  {
    line: JSON.stringify({ ...intent, action: { kind: 'shell', command: 'rm -rf .' } }),
    says: 'undo.jsonl:1 is damaged',
  },
  { line: JSON.stringify({ ...intent, extra: true }), says: 'undo.jsonl:1 is damaged' },
])('$line is refused', ({ line, says }) => {
  fs.writeFileSync(file, `${line}\n`);
  expect(() => readUndoFile(openEvidence(runDir))).toThrow(says);
});

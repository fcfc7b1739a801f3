// SPDX-License-Identifier: Apache-2.0
/**
 * undo.jsonl read back and continued by whoever cleans up after a killed run. Every record is checked against its
 * schema; a torn last line is what a kill leaves, anything else is refused.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { UndoRecord } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import { UNDO_FILE } from './layout.ts';
import { checkUndo } from './validators.ts';
import { onDisk } from './writers-files.ts';

const limits = { fileBytes: 64 * 1024 * 1024, lineBytes: 256 * 1024 } as const;

export interface UndoFile {
  readonly records: readonly UndoRecord[];
  /** Bytes of a last line without a line break. */
  readonly tornBytes: number;
}

/** Records of a run; none where the file does not exist. Throws a HarnessError (`evidence-damaged`). */
export function readUndoFile(reader: EvidenceReader): UndoFile {
  if (reader.stat(UNDO_FILE) === null) return { records: [], tornBytes: 0 };
  const records: UndoRecord[] = [];
  const { restBytes } = reader.readLines(UNDO_FILE, limits, ({ text, number, cut }) => {
    const value = cut ? undefined : parseJson(text);
    const wrong = value === undefined ? 'is not JSON' : checkUndo(value);
    if (wrong !== null) {
      const subject = `${UNDO_FILE}:${String(number)}`;
      throw new HarnessError(`${subject} is damaged: ${wrong}`, { code: 'evidence-damaged', subject });
    }
    records.push(value as UndoRecord);
  });
  return { records, tornBytes: restBytes };
}

/** Appends to the file, synced; a torn last line is cut off first. The returned function is called once per record. */
export function continueUndoFile(runDir: string, { tornBytes }: UndoFile): (record: UndoRecord) => void {
  const file = path.join(runDir, UNDO_FILE);
  if (tornBytes > 0) onDisk(file, () => fs.truncateSync(file, fs.statSync(file).size - tornBytes));
  return (record) => onDisk(file, () => fs.appendFileSync(file, `${JSON.stringify(record)}\n`, { flush: true }));
}

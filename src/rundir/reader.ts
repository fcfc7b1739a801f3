// SPDX-License-Identifier: Apache-2.0
/**
 * A run directory to a RunRecord: every line checked against its schema and folded as it is read, none kept. One kind
 * of damage is accepted, a torn last line, because that is what a kill leaves; anything else is refused with its line.
 */
import { createHash } from 'node:crypto';
import type { RunManifest, TimelineEvent, UndoRecord } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import type { RunRecord } from '../core/domain/record.ts';
import { createFold } from '../core/timeline/fold.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import { ADAPTER_FILE, EXPERIMENT_FILE, MANIFEST_FILE, RUN_FORMAT, TIMELINE_FILE } from './layout.ts';
import { readUndoFile } from './undo-file.ts';
import { checkEvent, checkManifest, formatOf } from './validators.ts';

/** Version of events that this code reads. */
const eventFormat = 1;
const manifestLimitBytes = 4 * 1024 * 1024;
const documentLimitBytes = 16 * 1024 * 1024;
const timelineLimits = { fileBytes: 2 ** 31, lineBytes: 8 * 1024 * 1024 } as const;

/**
 * Reads a run directory. Throws a HarnessError: `evidence-missing`, `format-newer`, or `evidence-damaged` with file
 * and line as its subject.
 */
export function readRun(reader: EvidenceReader): RunRecord {
  const manifest = readManifest(reader);
  const fold = createFold();
  const tornBytes = readEvents(reader, (event) => fold.add(event));
  const state = fold.state();
  if (state.runId !== null && state.runId !== manifest.runId) {
    throw damaged(TIMELINE_FILE, 1, `is of run ${state.runId}; expected ${manifest.runId}, as the manifest says`);
  }
  return {
    manifest,
    state,
    tornBytes,
    putBack: state.ended === null && isPutBack(readUndoFile(reader).records),
    experimentText: readDocument(reader, EXPERIMENT_FILE, manifest.experiment.sha256),
    adapterText: readDocument(reader, ADAPTER_FILE, manifest.adapter.sha256),
  };
}

/** Whether all that the run's system could have left was removed, as far as records of undoing tell. */
function isPutBack(records: readonly UndoRecord[]): boolean {
  const done = new Set(
    records.flatMap((record) =>
      record.type === 'undone' && record.result !== 'failed' && record.result !== 'foreign-state-refused'
        ? [record.id]
        : [],
    ),
  );
  const ofSystem = records.filter(
    (record) =>
      record.type === 'undo' && (record.action.kind === 'system.shutdown' || record.action.kind === 'system.sweep'),
  );
  return ofSystem.length > 0 && ofSystem.every(({ id }) => done.has(id));
}

/** A manifest that was changed since would decide the run by other claims than it was made with. */
function readDocument(reader: EvidenceReader, file: string, sha256: string): string {
  const text = reader.readText(file, documentLimitBytes);
  if (createHash('sha256').update(text).digest('hex') === sha256) return text;
  throw damaged(file, null, 'its sha256 is not the one in manifest.json');
}

function readManifest(reader: EvidenceReader): RunManifest {
  const text = reader.readText(MANIFEST_FILE, manifestLimitBytes);
  const value = parseJson(text);
  const format = formatOf(value, 'format');
  if (format !== null && format > RUN_FORMAT) throw newer(MANIFEST_FILE, { found: format, known: RUN_FORMAT });
  const wrong = value === undefined ? 'is not JSON' : checkManifest(value);
  if (wrong !== null) throw damaged(MANIFEST_FILE, null, wrong);
  return value as RunManifest;
}

/**
 * Visits the events of a run directory one by one; the same checks and errors as `readRun`. Returns the bytes of a torn
 * last line. A run that died before its first event has no timeline: that is no damage.
 */
export function readEvents(reader: EvidenceReader, visit: (event: TimelineEvent) => void): number {
  if (reader.stat(TIMELINE_FILE) === null) return 0;
  const { restBytes } = reader.readLines(TIMELINE_FILE, timelineLimits, ({ text, number, cut }) => {
    const value = cut ? undefined : parseJson(text);
    const version = formatOf(value, 'v');
    if (version !== null && version > eventFormat) {
      throw newer(`${TIMELINE_FILE}:${String(number)}`, { found: version, known: eventFormat });
    }
    const wrong = value === undefined ? 'is not JSON' : checkEvent(value);
    if (wrong !== null) throw damaged(TIMELINE_FILE, number, wrong);
    const event = value as TimelineEvent;
    if (event.seq !== number - 1) {
      throw damaged(TIMELINE_FILE, number, `has event ${String(event.seq)}; expected ${String(number - 1)}`);
    }
    visit(event);
  });
  return restBytes;
}

function newer(subject: string, format: { readonly found: number; readonly known: number }): HarnessError {
  const { found, known } = format;
  return new HarnessError(`${subject} has format ${String(found)}; this version reads up to ${String(known)}`, {
    code: 'format-newer',
    subject,
    hint: 'Use the version of the tool that wrote the run, or a newer one.',
  });
}

function damaged(file: string, line: number | null, wrong: string): HarnessError {
  const subject = line === null ? file : `${file}:${String(line)}`;
  return new HarnessError(`${subject} is damaged: ${wrong}`, {
    code: 'evidence-damaged',
    subject,
    hint: 'A run directory is evidence only as the run left it.',
  });
}

// SPDX-License-Identifier: Apache-2.0
/** The writers of one run directory, one per file, and of what is derived from it later. How bytes are written: writers-files.ts. */
import path from 'node:path';
import type { UndoIntent } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import type { Masker } from '../ports/masker.ts';
import type { AppendFile, RunWriters } from '../ports/run-writers.ts';
import { adoptInstanceFiles } from './adopt.ts';
import {
  componentLogPath,
  HARNESS_LOG,
  INPUTS_DIR,
  instanceDir,
  instanceLogPath,
  MANIFEST_FILE,
  metricsPath,
  teardownLogPath,
  TIMELINE_FILE,
  UNDO_FILE,
  watchPath,
} from './layout.ts';
import { openAppend, replaceFile, safePath, visible } from './writers-files.ts';

/**
 * Writers for an existing run directory; what they are given is masked, but for timeline events, which whoever made them
 * has masked before they were shown to anybody.
 */
export function createWriters(runDir: string, masker: Masker): RunWriters {
  const opened = new Map<string, AppendFile>();
  const open = (relative: string, options?: { readonly sync: boolean }): AppendFile => {
    const file = openAppend(runDir, relative, options);
    opened.set(relative, file);
    return file;
  };
  const openMasked = (relative: string): AppendFile => maskedFile(open(relative), masker);
  const timeline = open(TIMELINE_FILE);
  const undo = open(UNDO_FILE, { sync: true });
  const harnessLog = open(HARNESS_LOG);
  return {
    runDir,
    appendEvent: (event) => timeline.append(`${JSON.stringify(event)}\n`),
    appendUndo(record) {
      if (record.type === 'undo') refuseSecrets(record, masker);
      undo.append(`${JSON.stringify(masker.value(record))}\n`);
    },
    writeManifest: (manifest) =>
      replaceFile(path.join(runDir, MANIFEST_FILE), `${JSON.stringify(masker.value(manifest), null, 2)}\n`),
    // Messages may quote what others printed.
    log: (line) => harnessLog.append(`${visible(masker.text(line))}\n`),
    openComponentLog: (component) => openMasked(componentLogPath(component)),
    openTeardownLog: (component) => openMasked(teardownLogPath(component)),
    openInstanceLog: (place) => openMasked(instanceLogPath(place)),
    openMetrics: (name) => openMasked(metricsPath(name)),
    openWatch: (name) => openMasked(watchPath(name)),
    adoptInstanceFiles: (place, stagingDir) =>
      adoptInstanceFiles({
        runDir,
        into: safePath(instanceDir(place.workload, place.instance)),
        stagingDir,
        isOurs: (relative) => opened.has(relative),
        masker,
      }),
    inputPath: (name) => path.join(runDir, INPUTS_DIR, safePath(name)),
    close() {
      for (const file of opened.values()) file.close();
    },
  };
}

/** A masked record could not be carried out any more, so none is written and nothing may be done. */
function refuseSecrets({ subject, action }: UndoIntent, masker: Masker): void {
  if (!masker.holds(JSON.stringify(action))) return;
  throw new HarnessError(`what it takes to undo ${subject} holds a secret, which must not be recorded`, {
    code: 'secret-in-undo',
    subject,
    hint: 'Let the hook capture where the secret is kept, and read it there when it reverts.',
  });
}

/** A file that gets its bytes without the secrets in them, however they are cut into pieces. */
function maskedFile(file: AppendFile, masker: Masker): AppendFile {
  if (!masker.active) return file;
  const stream = masker.stream();
  const write = (bytes: Uint8Array): void => {
    if (bytes.length > 0) file.append(bytes);
  };
  return {
    path: file.path,
    append: (bytes) => write(stream.add(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)),
    close() {
      try {
        write(stream.end());
      } finally {
        file.close();
      }
    },
  };
}

/** Replaces a file derived from the evidence: verdict.json, report.html, or one under evaluations/HASH/. */
export function writeDerived(runDir: string, name: string, bytes: string | Uint8Array): void {
  replaceFile(path.join(runDir, safePath(name)), bytes);
}

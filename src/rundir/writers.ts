// SPDX-License-Identifier: Apache-2.0
/** The writers of one run directory, one per file, and of what is derived from it later. How bytes are written: writers-files.ts. */
import path from 'node:path';
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

/** Writers for an existing run directory. */
export function createWriters(runDir: string): RunWriters {
  const opened = new Map<string, AppendFile>();
  const open = (relative: string, options?: { readonly sync: boolean }): AppendFile => {
    const file = openAppend(runDir, relative, options);
    opened.set(relative, file);
    return file;
  };
  const timeline = open(TIMELINE_FILE);
  const undo = open(UNDO_FILE, { sync: true });
  const harnessLog = open(HARNESS_LOG);
  return {
    runDir,
    appendEvent: (event) => timeline.append(`${JSON.stringify(event)}\n`),
    appendUndo: (record) => undo.append(`${JSON.stringify(record)}\n`),
    writeManifest: (manifest) =>
      replaceFile(path.join(runDir, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`),
    // Messages may quote what others printed.
    log: (line) => harnessLog.append(`${visible(line)}\n`),
    openComponentLog: (component) => open(componentLogPath(component)),
    openTeardownLog: (component) => open(teardownLogPath(component)),
    openInstanceLog: (place) => open(instanceLogPath(place)),
    openMetrics: (name) => open(metricsPath(name)),
    openWatch: (name) => open(watchPath(name)),
    adoptInstanceFiles: (place, stagingDir) =>
      adoptInstanceFiles({
        runDir,
        into: safePath(instanceDir(place.workload, place.instance)),
        stagingDir,
        isOurs: (relative) => opened.has(relative),
      }),
    inputPath: (name) => path.join(runDir, INPUTS_DIR, safePath(name)),
    close() {
      for (const file of opened.values()) file.close();
    },
  };
}

/** Replaces a file derived from the evidence: verdict.json, report.html, or one under evaluations/HASH/. */
export function writeDerived(runDir: string, name: string, bytes: string | Uint8Array): void {
  replaceFile(path.join(runDir, safePath(name)), bytes);
}

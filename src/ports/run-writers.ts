// SPDX-License-Identifier: Apache-2.0
/** Writers of one run directory: one writer per file. All writes are synchronous and throw a HarnessError when the disk refuses. */
import type { RunManifest, TimelineEvent, UndoRecord } from '../core/domain/documents.ts';

/** A file that only grows. */
export interface AppendFile {
  /** Relative to the run directory. */
  readonly path: string;
  /** One write(2). */
  append(bytes: string | Uint8Array): void;
  close(): void;
}

export interface AdoptedFiles {
  readonly files: number;
  readonly bytes: number;
  /** What was not copied, and why: links, sockets, FIFOs, unreadable files, what is over the caps. */
  readonly leftOut: readonly string[];
}

export interface RunWriters {
  /** Absolute path of the run directory. */
  readonly runDir: string;
  /** One event, one write. */
  appendEvent(event: TimelineEvent): void;
  /** Written and synced to disk when it returns. */
  appendUndo(record: UndoRecord): void;
  /** Replaces manifest.json whole (temporary file, sync, rename). */
  writeManifest(manifest: RunManifest): void;
  /** One line of logs/harness.log. */
  log(line: string): void;
  openComponentLog(component: string): AppendFile;
  /** What the component wrote after evidence was collected. No check looks at it. */
  openTeardownLog(component: string): AppendFile;
  openInstanceLog(place: { readonly workload: string; readonly instance: string; readonly role: string }): AppendFile;
  openMetrics(name: string): AppendFile;
  openWatch(name: string): AppendFile;
  /** Copies what a collect hook left in a staging folder into the instance's place: regular files only, within caps; files that the harness writes itself are not replaced. */
  adoptInstanceFiles(
    place: { readonly workload: string; readonly instance: string },
    stagingDir: string,
  ): Promise<AdoptedFiles>;
  /** Absolute path of a file under inputs/. */
  inputPath(name: string): string;
  close(): void;
}

/** Private folder of the run, outside the run directory: pid files, state of the system, scripts. */
export interface WorkDir {
  readonly path: string;
  /** Writes a file and returns its absolute path. */
  write(name: string, content: string): string;
  /** Makes a folder where there is none and returns its absolute path. */
  folder(name: string): string;
  /** An empty folder for the collect hook. */
  staging(instance: string): string;
  /** Tries for a while where something still writes into it. Null when it is gone, else why not; never rejects. */
  remove(): Promise<string | null>;
}

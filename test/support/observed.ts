// SPDX-License-Identifier: Apache-2.0
/** A destination as observers get it, on a real file, and what was written to it. */
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createEngineEvents } from '../../src/backends/docker/engine-events.ts';
import { createContainerLogs } from '../../src/backends/docker/container-log.ts';
import { createClusterEvents } from '../../src/backends/kubernetes/cluster-events.ts';
import { createPodLogs } from '../../src/backends/kubernetes/pod-log.ts';
import { createObservers } from '../../src/observers/observers.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { createCommandRunner } from '../../src/platform/commands.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import type { AppendFile } from '../../src/ports/run-writers.ts';
import { openAppend } from '../../src/rundir/writers-files.ts';
import { tempFolder } from './temp.ts';

const clock = createSystemClock();

export const observers: ReturnType<typeof createObservers> = createObservers({
  clock,
  openContainerLog: createContainerLogs(clock),
  openPodLog: createPodLogs(clock),
  openEngineEvents: createEngineEvents(clock),
  openClusterEvents: createClusterEvents(clock),
  commands: createCommandRunner(NO_SECRETS),
});

export interface Destination {
  readonly file: AppendFile;
  readonly bytes: () => Buffer;
  readonly text: () => string;
  /** Each line as JSON. */
  readonly values: () => readonly unknown[];
}

export function destination(): Destination {
  const folder = tempFolder();
  const file = openAppend(folder, 'copy');
  onTestFinished(() => file.close());
  const bytes = (): Buffer => fs.readFileSync(path.join(folder, 'copy'));
  const text = (): string => bytes().toString('utf8');
  const values = (): readonly unknown[] =>
    text()
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line));
  return { file, bytes, text, values };
}

/** A destination on a disk that has no space. */
export function refusingFile(): AppendFile {
  const folder = tempFolder();
  fs.symlinkSync('/dev/full', path.join(folder, 'copy'));
  const file = openAppend(folder, 'copy');
  onTestFinished(() => file.close());
  return file;
}

/** Kinds of things that keep the process alive; closed handles leave none of their own. */
export function heldResources(): readonly string[] {
  return process
    .getActiveResourcesInfo()
    .filter((kind) => /Timeout|TCP|Process|Immediate/.test(kind))
    .sort();
}

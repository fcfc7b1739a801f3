// SPDX-License-Identifier: Apache-2.0
/** Artifacts with recorded run directories, as the jobs of a workflow upload them. */
import fs from 'node:fs';
import path from 'node:path';
import type { RunManifest } from '../../src/core/domain/documents.ts';
import { type ZipEntry, zip } from './zip.ts';

const runs = path.resolve(import.meta.dirname, '../fixtures/runs');

export interface RecordedRun {
  readonly runId: string;
  readonly experiment: string;
}

/** `name`: a folder of test/fixtures/runs. */
export function recordedRun(name: string): RecordedRun {
  const text = fs.readFileSync(path.join(runs, name, 'manifest.json'), 'utf8');
  const { runId, experiment } = JSON.parse(text) as RunManifest;
  return { runId, experiment: experiment.id };
}

/** The run as `EXPERIMENT/RUN_ID/...`, with some files more or other. */
export function runEntries(name: string, others: Readonly<Record<string, string>> = {}): readonly ZipEntry[] {
  const { experiment, runId } = recordedRun(name);
  const folder = path.join(runs, name);
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.lstatSync(path.join(folder, file)).isFile() && !Object.hasOwn(others, file))
    .map((file) => ({ name: file, content: fs.readFileSync(path.join(folder, file)) }));
  const given = Object.entries(others).map(([file, content]) => ({ name: file, content }));
  return [...files, ...given].map((file) => ({ ...file, name: `${experiment}/${runId}/${file.name}` }));
}

export function runsZip(...names: readonly string[]): Uint8Array {
  return zip(names.flatMap((name) => runEntries(name)));
}

/** The run under another id, as if its experiment had been run again. */
export function runAgain(name: string, runId: string): Uint8Array {
  const { runId: old } = recordedRun(name);
  const entries = runEntries(name).map((entry) => ({
    ...entry,
    name: entry.name.replaceAll(old, runId),
    content: /\.jsonl?$/.test(entry.name)
      ? Buffer.from(entry.content).toString().replaceAll(old, runId)
      : entry.content,
  }));
  return zip(entries);
}

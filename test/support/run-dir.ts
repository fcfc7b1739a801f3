// SPDX-License-Identifier: Apache-2.0

// Run directories for tests, as small as a reader accepts, and their evaluation as the app does it.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type {
  EventBody,
  Expectation,
  Experiment,
  RunCheck,
  RunManifest,
  SystemInfo,
  VerdictDocument,
  WorkloadCheck,
} from '../../src/core/domain/documents.ts';
import { factQueries } from '../../src/core/evaluate/checks.ts';
import { decide } from '../../src/core/evaluate/decide.ts';
import type { EvaluationInput } from '../../src/core/evaluate/input.ts';
import { foldEvents } from '../../src/core/timeline/fold.ts';
import { openEvidence } from '../../src/platform/evidence-files.ts';
import { guardedPatterns } from '../../src/platform/patterns.ts';
import { collectFacts } from '../../src/rundir/facts.ts';
import { ADAPTER_FILE, EXPERIMENT_FILE, MANIFEST_FILE, TIMELINE_FILE } from '../../src/rundir/layout.ts';
import { timeline } from './timeline.ts';

export type Files = Readonly<Record<string, string>>;

export const realSystem: SystemInfo = {
  name: 'openshell',
  version: '0.1.4',
  generation: 'n',
  build: null,
  standInFor: null,
};

const experimentText = 'id: sample\n';
const adapterText = 'id: standin\n';
const source = { title: 'A sample', origin: 'local' } as const;

export const sampleManifest: RunManifest = {
  format: 1,
  runId: '20261129T120000Z-abcdef',
  createdAt: '2026-11-29T12:00:00.000Z',
  tool: { name: 'openshell-chaos', version: '0.1.0', commit: null, dirty: null },
  experiment: { ...source, id: 'sample', sha256: sha256Of(experimentText) },
  adapter: { ...source, id: 'standin', sha256: sha256Of(adapterText) },
  gateway: 'standin:observed',
  seed: '7',
  parameters: {},
  host: { os: 'linux', arch: 'x64', kernel: '6.1', node: 'v24.0.0', cpus: 2, memoryBytes: 1024 },
  engine: null,
  system: realSystem,
  reproduce: ['run', 'sample'],
};

/** One workload `counter` and what is claimed of it and of the run. */
export function experimentWith(claims: {
  readonly workload?: readonly WorkloadCheck[];
  readonly run?: readonly RunCheck[];
  readonly expectations?: readonly Expectation[];
  readonly instances?: number;
  readonly steadyState?: Experiment['steady-state'];
}): Experiment {
  return {
    id: 'sample',
    title: 'A sample',
    'default-adapter': 'standin',
    workloads: [
      { name: 'counter', kind: 'shell', run: 'true', instances: claims.instances ?? 1, checks: claims.workload ?? [] },
    ],
    checks: claims.run ?? [],
    expectations: claims.expectations ?? [],
    ...(claims.steadyState === undefined ? {} : { 'steady-state': claims.steadyState }),
  };
}

/** A folder that is gone when the test is over. */
export function tempDir(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'run-dir-'));
  onTestFinished(() => fs.rmSync(dir, { recursive: true }));
  return dir;
}

export function writeFiles(dir: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
}

/** A run directory with these events; returns its path. */
export function writeRunDir(bodies: readonly EventBody[], files: Files = {}): string {
  const dir = tempDir();
  const lines = timeline(bodies).map((event) => `${JSON.stringify(event)}\n`);
  writeFiles(dir, {
    [MANIFEST_FILE]: JSON.stringify(sampleManifest),
    [EXPERIMENT_FILE]: experimentText,
    [ADAPTER_FILE]: adapterText,
    [TIMELINE_FILE]: lines.join(''),
    ...files,
  });
  return dir;
}

/** Decides events and files as the app does. */
export function evaluate(
  experiment: Experiment,
  bodies: readonly (EventBody & { readonly atMs?: number })[],
  more: {
    readonly files?: Files;
    readonly manifest?: Partial<RunManifest>;
    readonly recorded?: Experiment;
    readonly putBack?: boolean;
  } = {},
): VerdictDocument {
  const dir = tempDir();
  writeFiles(dir, more.files ?? {});
  const input: EvaluationInput = {
    manifest: { ...sampleManifest, ...more.manifest },
    state: foldEvents(timeline(bodies)),
    experiment,
    recorded: more.recorded ?? experiment,
    metricSources: ['gateway'],
    putBack: more.putBack ?? false,
    timelineFile: TIMELINE_FILE,
  };
  const facts = collectFacts(openEvidence(dir), factQueries(input), guardedPatterns);
  return decide(input, facts, guardedPatterns.matchLine);
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

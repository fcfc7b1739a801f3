// SPDX-License-Identifier: Apache-2.0
/**
 * Opening a run directory: the folder, the author's bytes, the plan and the first manifest.json. A folder that cannot
 * be written to, or a full disk, is found here, before anything of the system is started.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RunManifest } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import type { RunPlan } from '../core/domain/plan.ts';
import type { Masker } from '../ports/masker.ts';
import type { RunWriters } from '../ports/run-writers.ts';
import { ADAPTER_FILE, EXPERIMENT_FILE, INPUTS_DIR, PLAN_FILE } from './layout.ts';
import { diskError, onDisk, safePath, systemCode, writeOnce } from './writers-files.ts';
import { createWriters } from './writers.ts';

/** Space that must be there: a run without it would end in the middle. */
const PROBE_BYTES = 256 * 1024;

export interface RunDirRequest {
  /** The runs folder; made when it is missing. */
  readonly root: string;
  readonly experiment: string;
  readonly runId: string;
  /** Exact bytes of the manifests. */
  readonly experimentYaml: string | Uint8Array;
  readonly adapterYaml: string | Uint8Array;
  /** Files that the manifests name; names are relative to inputs/. */
  readonly inputs: readonly { readonly name: string; readonly bytes: string | Uint8Array }[];
  readonly plan: RunPlan;
  readonly manifest: RunManifest;
  /** Hides the run's secrets in all that is written later; what is written here is checked to hold none. */
  readonly masker: Masker;
}

/**
 * Makes `<root>/<experiment>/<run id>/` and writes what is known before the run. Throws a HarnessError (`disk-full`,
 * `not-writable`, `run-exists`) and leaves no folder of the run behind.
 */
export function createRunDir(request: RunDirRequest): RunWriters {
  const runDir = path.resolve(request.root, safePath(request.experiment), safePath(request.runId));
  makeRunFolder(runDir);
  try {
    probeSpace(runDir);
    writeInputs(runDir, request);
    const writers = createWriters(runDir, request.masker);
    writers.writeManifest(request.manifest);
    return writers;
  } catch (error) {
    fs.rmSync(runDir, { recursive: true, force: true });
    throw error;
  }
}

function makeRunFolder(runDir: string): void {
  onDisk(path.dirname(runDir), () => fs.mkdirSync(path.dirname(runDir), { recursive: true }));
  try {
    fs.mkdirSync(runDir);
  } catch (cause) {
    if (systemCode(cause) !== 'EEXIST') throw diskError(runDir, cause);
    throw new HarnessError(`the run directory ${runDir} exists already`, {
      code: 'run-exists',
      hint: 'Run identifiers are made anew for each run; start the run again.',
      cause,
    });
  }
}

function probeSpace(runDir: string): void {
  const file = path.join(runDir, '.probe');
  writeOnce(file, Buffer.alloc(PROBE_BYTES, 'x'));
  onDisk(file, () => fs.rmSync(file));
}

function writeInputs(runDir: string, request: RunDirRequest): void {
  writeOnce(path.join(runDir, EXPERIMENT_FILE), request.experimentYaml);
  writeOnce(path.join(runDir, ADAPTER_FILE), request.adapterYaml);
  for (const input of request.inputs) writeOnce(path.join(runDir, INPUTS_DIR, safePath(input.name)), input.bytes);
  writeOnce(path.join(runDir, PLAN_FILE), `${JSON.stringify(request.plan, null, 2)}\n`);
}

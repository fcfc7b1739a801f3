// SPDX-License-Identifier: Apache-2.0
/**
 * Uploads what a job leaves: its run directories under one name, results.json alone under another. What cannot be
 * uploaded is a notice and stays where it is; no verdict depends on it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { causeChain } from '../core/domain/errors.ts';
import { count, formatBytes, visible } from '../core/report/text.ts';
import type { UploadResult } from '../ports/artifacts.ts';
import { RESULTS_FILE } from '../rundir/shard-file.ts';
import type { AppPorts } from './ports.ts';
import { pathInArtifact } from './shard.ts';
import { type Note, NOTES_FILE, type Staged, stageFiles } from './stage-files.ts';

export interface UploadedRun {
  readonly experiment: string;
  readonly runId: string;
  /** Absolute. */
  readonly runDir: string;
}

export interface UploadPlan {
  readonly name: string;
  readonly retentionDays: number | null;
  notice(line: string): void;
}

export interface Uploaded {
  readonly name: string;
  readonly id: number;
}

/** Run directories are large; results.json is not. */
const runsLimitMs = 600_000;
const resultsLimitMs = 180_000;
/** A name that half an upload has taken is taken for good. */
const maxNames = 3;
const maxNotes = 10;

/** Variables whose values are in no file that leaves the machine. */
const tokens = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_TOKEN', 'GH_TOKEN', 'INPUT_TOKEN'];

/** Never rejects. Null where nothing was uploaded, which has been said. */
export async function uploadRuns(
  ports: AppPorts,
  { runs, ...plan }: UploadPlan & { readonly runs: readonly UploadedRun[] },
  signal: AbortSignal,
): Promise<Uploaded | null> {
  const masker = ports.createMasker(Object.values(ports.variables(tokens)));
  return await fromCopy(plan, async (into) => {
    const folders = runs.map((run) => ({ from: run.runDir, as: pathInArtifact(run) }));
    const staged = stageFiles({ folders, into, holdsSecret: (text) => masker.holds(text) });
    for (const line of describeStaged(plan.name, staged)) plan.notice(line);
    const request = { root: into, files: staged.files, retentionDays: plan.retentionDays };
    for (let n = 1; ; n += 1) {
      const name = n === 1 ? plan.name : `${plan.name}-${String(n)}`;
      const result = await ports.artifacts.upload({ ...request, name }, runsLimitMs, signal);
      const again = !result.ok && result.kind === 'taken' && n < maxNames;
      if (!again) return said(plan, name, result);
    }
  });
}

/** Never rejects. */
export async function uploadResults(
  ports: AppPorts,
  { file, ...plan }: UploadPlan & { readonly file: string },
  signal: AbortSignal,
): Promise<Uploaded | null> {
  return await fromCopy(plan, async (into) => {
    fs.copyFileSync(file, path.join(into, RESULTS_FILE));
    const { name, retentionDays } = plan;
    const request = { name, root: into, files: [RESULTS_FILE], retentionDays };
    return said(plan, name, await ports.artifacts.upload(request, resultsLimitMs, signal));
  });
}

async function fromCopy(
  plan: UploadPlan,
  upload: (into: string) => Promise<Uploaded | null>,
): Promise<Uploaded | null> {
  let into: string | null = null;
  try {
    into = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-upload-'));
    return await upload(into);
  } catch (error) {
    plan.notice(`artifact ${plan.name}: not uploaded: ${causeChain(error).join(': ')}`);
    return null;
  } finally {
    if (into !== null) fs.rmSync(into, { recursive: true, force: true });
  }
}

function said(plan: UploadPlan, name: string, result: UploadResult): Uploaded | null {
  if (result.ok) {
    plan.notice(`artifact ${name}: uploaded, ${formatBytes(result.sizeBytes)} as a zip`);
    return { name, id: result.id };
  }
  const hint =
    result.kind === 'taken' ? ' (another step of this run has the name: give each a `shard` of its own)' : '';
  plan.notice(
    `artifact ${name}: not uploaded: ${visible(result.why, 500)}${hint}; what it would hold stays in the workspace`,
  );
  return null;
}

function describeStaged(name: string, { files, sizeBytes, leftOut, changed }: Staged): readonly string[] {
  const lines = [`artifact ${name}: ${count(files.length - 1, 'file')}, ${formatBytes(sizeBytes)}`];
  const noteLines = (notes: readonly Note[], what: string): readonly string[] => {
    if (notes.length === 0) return [];
    const shown = notes.slice(0, maxNotes).map(({ path: file, note }) => `  ${visible(file, 300)}: ${note}`);
    const more = notes.length - shown.length;
    const rest = more === 0 ? [] : [`  and ${String(more)} more`];
    return [`${count(notes.length, 'path')} ${what}, listed in its ${NOTES_FILE}:`, ...shown, ...rest];
  };
  return [...lines, ...noteLines(leftOut, 'left out'), ...noteLines(changed, 'changed')];
}

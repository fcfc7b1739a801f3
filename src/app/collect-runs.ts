// SPDX-License-Identifier: Apache-2.0
/**
 * The run directories that the jobs of one workflow run handed over, one artifact at a time: they may be anybody's, and a
 * broken one takes nothing from the others. Runs of every attempt are runs: a failure that a re-run hid still happened.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { causeChain } from '../core/domain/errors.ts';
import { compareNames } from '../core/report/text.ts';
import type { GitHubApi, RemoteArtifact } from '../ports/github.ts';

/** Unpacks into an empty folder; throws what is wrong with the archive. Gives the bytes it wrote. */
export type UnzipInto = (
  zip: Uint8Array,
  folder: string,
  limits: { readonly maxFiles: number; readonly maxBytes: number },
) => Promise<number>;

export interface CollectRuns {
  readonly github: Pick<GitHubApi, 'artifacts' | 'downloadArtifact'>;
  readonly unzipInto: UnzipInto;
  readonly runId: string;
  /** Told of what was not used, and why. */
  readonly refused: (text: string) => void;
}

const runsArtifactName = /^chaos-runs-/;
const maxArtifacts = 300;
const maxZipBytes = 300 * 1024 * 1024;
const maxFiles = 50_000;
/** Of one artifact, unpacked. */
const maxBytes = 1024 * 1024 * 1024;
/** Of all of them. */
const maxTotalBytes: number = 8 * maxBytes;
const experimentName = /^[a-z0-9][a-z0-9-]{0,63}$/;
const runName = /^\d{8}T\d{6}Z-[a-z0-9]{6}$/;

/** Calls `use` with the run directories of each artifact, which are gone when it has ended. Gives the number of artifacts. */
export async function eachArtifactOfRuns(
  { github, unzipInto, runId, refused }: CollectRuns,
  use: (runDirs: readonly string[]) => Promise<void>,
): Promise<number> {
  const all = await github.artifacts(runId);
  const ours = all.filter(({ name }) => runsArtifactName.test(name)).sort((a, b) => compareNames(a.name, b.name));
  if (ours.length > maxArtifacts)
    refused(`${String(ours.length - maxArtifacts)} artifacts beyond the first ${String(maxArtifacts)}`);
  let left = maxTotalBytes;
  for (const artifact of ours.slice(0, maxArtifacts)) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-runs-'));
    try {
      const runDirs = await unpack(artifact, folder);
      if (runDirs !== null) await use(runDirs);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
  return ours.length;

  /** Null where it cannot be used. */
  async function unpack(artifact: RemoteArtifact, folder: string): Promise<readonly string[] | null> {
    try {
      if (artifact.expired) throw new Error('it has expired');
      const zip = await github.downloadArtifact(artifact, maxZipBytes);
      left -= await unzipInto(zip, folder, { maxFiles, maxBytes: Math.min(maxBytes, left) });
      return runDirsIn(folder);
    } catch (error) {
      refused(`Artifact ${artifact.name} was not used: ${causeChain(error).join(': ')}`);
      return null;
    }
  }
}

/** `EXPERIMENT/RUN_ID`, as they are uploaded. */
function runDirsIn(folder: string): readonly string[] {
  return foldersIn(folder, experimentName).flatMap((experiment) => foldersIn(experiment, runName));
}

function foldersIn(folder: string, pattern: RegExp): readonly string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => path.join(folder, name))
    .sort();
}

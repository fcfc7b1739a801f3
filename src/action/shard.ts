// SPDX-License-Identifier: Apache-2.0
/** How this step tells other jobs what it did: results.json and artifacts, whatever becomes of the step. */
import { artifactKey, resultsArtifact, runsArtifact } from '../core/domain/artifact-names.ts';
import { openShard, type Shard, type ShardEnd, type ShardSetup, workflowClaim } from '../app/shard.ts';
import type { ShardState, ShardUploads } from '../app/shard-state.ts';
import type { RunOutcome } from '../app/outcome.ts';
import type { ProofNote } from '../app/prove.ts';
import type { AppPorts } from '../app/ports.ts';
import { type Uploaded, type UploadedRun, uploadResults, uploadRuns } from '../app/upload-shard.ts';
import { causeChain } from '../core/domain/errors.ts';
import type { RunInputs } from './input-shapes.ts';
import type { Job } from './job.ts';
import { log } from './outputs.ts';

export interface StepShard {
  add(outcome: RunOutcome, proof?: ProofNote): void;
  /** Writes results.json, and uploads it with the run directories where that is wanted. Never rejects. */
  finish(end: Omit<ShardEnd, 'artifact'>, runs: readonly UploadedRun[], signal: AbortSignal): Promise<Uploaded | null>;
  /** Writes results.json alone, for `post` to upload. */
  keep(end: Omit<ShardEnd, 'artifact'>): void;
}

/** What is noted for `post` before anything is started. */
export function shardState(
  ports: AppPorts,
  { inputs, job, runsDir }: { readonly inputs: RunInputs; readonly job: Job; readonly runsDir: string },
): ShardState {
  const { shard, gateway, experiments: selectors } = inputs;
  const { repository, workflow: name, runId, runAttempt, event, headSha, ref, pullRequest } = job;
  const claim = { repository, name, runId, runAttempt, job: job.job, event, headSha, ref, pullRequest };
  const setup = {
    shard,
    gateway,
    selectors,
    jobs: inputs.expected,
    runsDir,
    workflow: workflowClaim(claim),
    startedAt: ports.clock.wallTime(),
  };
  const upload = inputs.upload ? uploadsOf(ports, setup, inputs.retentionDays) : null;
  return { setup, selected: [], upload, proof: inputs.proof === null ? null : [] };
}

/** Null where this runner has no artifacts, which is said. */
function uploadsOf(
  ports: AppPorts,
  { shard, workflow }: ShardSetup,
  retentionDays: number | null,
): ShardUploads | null {
  const why = ports.artifacts.whyNot();
  if (why !== null) {
    log(`No artifacts: ${why}. Run directories and results.json stay in the workspace.`);
    return null;
  }
  const place = { key: artifactKey(workflow.name), shard, attempt: workflow.runAttempt };
  return { runs: runsArtifact(place), results: resultsArtifact(place), retentionDays };
}

export function openStepShard(ports: AppPorts, { setup, upload }: ShardState): StepShard & { readonly shard: Shard } {
  const shard = openShard(ports, setup);
  const carefully = (what: () => void): boolean => {
    try {
      what();
      return true;
    } catch (error) {
      // What it would say is in the log, and the verdict stands.
      log(`results.json could not be written: ${causeChain(error).join(': ')}`);
      return false;
    }
  };
  return {
    shard,
    add: (outcome, proof) => void carefully(() => shard.add(outcome, proof)),
    keep: (end) => void carefully(() => shard.finish({ ...end, artifact: null })),
    async finish(end, runs, signal) {
      const plan = upload === null ? null : { retentionDays: upload.retentionDays, notice: log };
      const place =
        plan === null || upload === null || runs.length === 0
          ? null
          : await uploadRuns(ports, { ...plan, runs, name: upload.runs }, signal);
      const written = carefully(() => shard.finish({ ...end, artifact: place?.name ?? null }));
      if (written && plan !== null && upload !== null) {
        await uploadResults(ports, { ...plan, file: shard.file, name: upload.results }, signal);
      }
      return place;
    },
  };
}

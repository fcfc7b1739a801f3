// SPDX-License-Identifier: Apache-2.0
/** What a job's main notes for the step after it: enough to finish results.json and upload what is there. */
import path from 'node:path';
import { parseJson } from '../core/domain/json.ts';
import type { ShardResults } from '../core/domain/documents.ts';
import { checkShardResults, SHARD_FORMAT } from '../rundir/shard-file.ts';
import { isRunId } from './opened-run.ts';
import type { ProofPlace } from './prove.ts';
import type { SelectedExperiment } from './run.ts';
import type { ShardSetup } from './shard.ts';
import { TOOL } from './tool.ts';

export interface ShardState {
  readonly setup: ShardSetup;
  /** What was selected; empty until that is known. */
  readonly selected: readonly SelectedExperiment[];
  /** Null where nothing is uploaded. */
  readonly upload: ShardUploads | null;
  /** What each run that was begun is to a proof; null where the job proves nothing. */
  readonly proof: readonly NotedRun[] | null;
}

export interface NotedRun extends ProofPlace {
  readonly runId: string;
}

export interface ShardUploads {
  readonly runs: string;
  readonly results: string;
  readonly retentionDays: number | null;
}

/** Null for a text that is none of ours. */
export function readShardState(text: string): ShardState | null {
  const value = parseJson(text) as Partial<ShardState> | undefined | null;
  const setup = value?.setup;
  if (typeof setup?.runsDir !== 'string' || !path.isAbsolute(setup.runsDir)) return null;
  const isWhole = isStateOf(value ?? {}) && isJobs(setup.jobs);
  return isWhole && checkShardResults(documentWith(setup)) === null ? (value as ShardState) : null;
}

function isStateOf({ upload, selected, proof }: Partial<ShardState>): boolean {
  return isUpload(upload) && isSelection(selected) && isProof(proof);
}

/** The setup's texts have the same bounds as those of the document. */
function documentWith({ shard, workflow, selectors, startedAt }: ShardSetup): ShardResults {
  return {
    ...{ format: SHARD_FORMAT, tool: TOOL.version, shard, workflow, selectors, state: 'cancelled' },
    ...{ startedAt, endedAt: startedAt, runs: [], omittedRuns: 0 },
  };
}

function isJobs(value: unknown): boolean {
  return value === null || Number.isSafeInteger(value);
}

function isSelection(value: unknown): boolean {
  const isOne = (one: Partial<SelectedExperiment> | null): boolean => isId(one?.experiment) && isId(one?.adapter);
  return Array.isArray(value) && value.every(isOne);
}

function isProof(value: unknown): boolean {
  const isSide = (side: unknown): boolean => side === 'base' || side === 'head';
  const isOne = (one: Partial<NotedRun> | null): boolean => {
    const { runId, side, decidedBy } = one ?? {};
    return isRunId(runId) && isSide(side) && isSide(decidedBy);
  };
  return value === null || (Array.isArray(value) && value.every(isOne));
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value);
}

function isUpload(value: unknown): boolean {
  if (value === null) return true;
  const { runs, results, retentionDays } = (value ?? {}) as Partial<ShardUploads>;
  const isName = (name: unknown): boolean => typeof name === 'string' && /^chaos-[a-z0-9-]{1,200}$/.test(name);
  return isName(runs) && isName(results) && (retentionDays === null || Number.isSafeInteger(retentionDays));
}

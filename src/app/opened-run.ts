// SPDX-License-Identifier: Apache-2.0
/** What is noted of a run before it starts anything: all that a later clean-up may rely on, and reading such notes back. */
import path from 'node:path';
import type { ParameterValue } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { workDirName } from '../rundir/work-dir.ts';
import type { ProcessIdentity } from './ports.ts';

/** What cleaning up needs to know of a run. */
export interface LeftRun {
  readonly runId: string;
  /** Absolute. */
  readonly runDir: string;
  /** Absolute; the run's private folder, whether it is there or not. */
  readonly workDir: string;
  readonly adapterSha256: string;
  readonly gateway: string;
  readonly seed: string;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** Names of variables whose values are masked in what is recorded later, too; left out in notes of earlier versions. */
  readonly secrets?: readonly string[];
}

export interface OpenedRun extends LeftRun {
  readonly owner: Owner;
}

/** A process, for whoever looks for it later, maybe after the machine was started again. */
export interface Owner extends ProcessIdentity {
  readonly bootId: string;
}

const runIdPattern = /^\d{8}T\d{6}Z-[a-z0-9]{6}$/;
const textLimit = 4096;

/** Whether a text is what runs are called here, and so can be part of a path. */
export function isRunId(text: unknown): text is string {
  return typeof text === 'string' && runIdPattern.test(text);
}

/** Notes as they were saved. Throws a HarnessError for a text that is none of ours. */
export function readOpenedRuns(text: string): readonly OpenedRun[] {
  if (text === '') return [];
  const value = parseJson(text);
  if (Array.isArray(value) && value.every(isOpenedRun)) return value;
  throw new HarnessError('the saved state of this action is damaged', {
    code: 'state-damaged',
    hint: 'Nothing was reverted; look for processes of the run by hand.',
  });
}

export function isOpenedRun(value: unknown): value is OpenedRun {
  const run = (value ?? {}) as Partial<OpenedRun>;
  const { runId } = run;
  if (!isRunId(runId) || !isPlace(run.runDir, runId) || !isPlace(run.workDir, workDirName(runId))) return false;
  const texts = [run.adapterSha256, run.gateway, run.seed];
  return texts.every(isText) && isParameters(run.parameters) && isNames(run.secrets) && isOwner(run.owner);
}

export function isOwner(value: unknown): value is Owner {
  const owner = (value ?? {}) as Partial<Owner>;
  return Number.isSafeInteger(owner.pid) && isText(owner.startTime) && isText(owner.bootId);
}

function isNames(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isText));
}

/** An absolute path that ends with the name. */
function isPlace(value: unknown, name: string): boolean {
  return isText(value) && path.isAbsolute(value) && path.normalize(value) === value && path.basename(value) === name;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= textLimit;
}

function isParameters(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((parameter) => ['string', 'number', 'boolean'].includes(typeof parameter));
}

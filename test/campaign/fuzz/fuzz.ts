// SPDX-License-Identifier: Apache-2.0
/**
 * Many spoiled inputs through the real readers. None may end in anything but a result or an error that says who acts,
 * take longer than the limit, put out more than its subject may, or change what all objects inherit.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { HarnessError, SpecError, UsageError } from '../../../src/core/domain/errors.ts';
import { readCorpus } from './corpus.ts';
import { createManifestSubject } from './manifests.ts';
import { createRandom } from './random.ts';
import { createRunSubject } from './runs.ts';
import type { Subject, SubjectName } from './subject.ts';
import { createUndoSubject } from './undos.ts';

export interface FuzzRequest {
  readonly seed: string;
  /** Number of the first input; those of a seed are always the same. */
  readonly from: number;
  readonly inputs: number;
  readonly onFinding?: (finding: Finding) => void;
}

export interface Finding {
  readonly index: number;
  readonly subject: SubjectName;
  /** First line of what is wrong, and where it was thrown. */
  readonly what: string;
}

export interface FuzzReport {
  readonly findings: readonly Finding[];
  /** How often each subject came to each outcome: `run XFAIL`. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly slowest: readonly Slow[];
  readonly largestBytes: Readonly<Record<SubjectName, number>>;
}

export interface Slow {
  readonly index: number;
  readonly subject: SubjectName;
  /** Of the processor: a busy machine does not stretch it. */
  readonly cpuMs: number;
}

/** Of one input: thrice what a report of a large run takes. */
const CPU_LIMIT_MS = 3000;
const slowestKept = 5;
/** Files are written for every input; a disk would be waited for longer than all else takes. */
const memoryFolder = '/dev/shm';

export async function runFuzz({ seed, from, inputs, onFinding }: FuzzRequest): Promise<FuzzReport> {
  const folder = fs.mkdtempSync(path.join(fs.existsSync(memoryFolder) ? memoryFolder : os.tmpdir(), 'chaos-fuzz-'));
  const corpus = readCorpus();
  const subjects = [createManifestSubject(corpus), createRunSubject(corpus, folder), createUndoSubject(corpus, folder)];
  const findings: Finding[] = [];
  const outcomes = new Map<string, number>();
  const slowest: Slow[] = [];
  const largestBytes: Record<SubjectName, number> = { manifest: 0, run: 0, undo: 0 };
  try {
    for (let index = from; index < from + inputs; index += 1) {
      const subject = subjects[index % subjects.length];
      if (subject === undefined) throw new Error('no subject');
      const { name } = subject;
      const { outcome, outputBytes, cpuMs, wrong } = await examine(subject, seed, index);
      outcomes.set(`${name} ${outcome}`, (outcomes.get(`${name} ${outcome}`) ?? 0) + 1);
      largestBytes[name] = Math.max(largestBytes[name], outputBytes);
      keepSlowest(slowest, { index, subject: name, cpuMs });
      for (const what of wrong) {
        const finding = { index, subject: name, what };
        findings.push(finding);
        onFinding?.(finding);
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return { findings, outcomes, slowest, largestBytes };
}

/** What reading one input came to. */
export interface Examined {
  readonly outcome: string;
  readonly outputBytes: number;
  readonly cpuMs: number;
  readonly wrong: readonly string[];
}

export async function examine(subject: Subject, seed: string, index: number): Promise<Examined> {
  const read = subject.prepare(createRandom(seed, index));
  const inherited = inheritedKeys();
  const before = process.cpuUsage();
  const { outcome, outputBytes, wrong } = await read().catch(judgeError);
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000;
  const { outputLimitBytes } = subject;
  return {
    outcome,
    outputBytes,
    cpuMs,
    wrong: [
      ...wrong,
      ...(cpuMs > CPU_LIMIT_MS ? [`took ${cpuMs.toFixed(0)} ms; at most ${String(CPU_LIMIT_MS)} are allowed`] : []),
      ...(outputBytes > outputLimitBytes
        ? [`put out ${String(outputBytes)} bytes of ${String(outputLimitBytes)}`]
        : []),
      ...(inheritedKeys() === inherited ? [] : ['changed what all objects inherit']),
    ],
  };
}

function judgeError(error: unknown): Omit<Examined, 'cpuMs'> {
  const isSaid = error instanceof SpecError || error instanceof HarnessError || error instanceof UsageError;
  if (!isSaid) return { outcome: 'crash', outputBytes: 0, wrong: [describeCrash(error)] };
  const wrong = error.message.trim() === '' ? [`${error.name} ${error.code} without a message`] : [];
  return { outcome: error.code, outputBytes: Buffer.byteLength(error.message), wrong };
}

function describeCrash(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`;
  const place = (error.stack ?? '').split('\n').find((line) => line.includes('/src/') || line.includes('/test/'));
  return `${error.name}: ${error.message.slice(0, 300)}${place === undefined ? '' : ` (${place.trim()})`}`;
}

function inheritedKeys(): string {
  return [Object.prototype, Array.prototype].map((prototype) => Reflect.ownKeys(prototype).length).join();
}

function keepSlowest(slowest: Slow[], slow: Slow): void {
  slowest.push(slow);
  slowest.sort((left, right) => right.cpuMs - left.cpuMs);
  slowest.length = Math.min(slowest.length, slowestKept);
}

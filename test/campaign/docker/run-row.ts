// SPDX-License-Identifier: Apache-2.0
/**
 * One shipped experiment on the stand-in with its docker driver: run by the packaged command line as a user would, then
 * compared with what is expected, and looked for on the engine and among the processes.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { IssueResult, RunResult } from '../../../src/app/outcome.ts';
import type { VerdictDocument } from '../../../src/core/domain/documents.ts';
import { workDirPath } from '../../../src/rundir/work-dir.ts';
import { thingsWith } from '../../support/engine-left.ts';
import { leftOf } from '../../support/processes.ts';
import { type ProgramResult, type RunningProgram, startProgram } from '../../support/run-program.ts';
import type { Expected, Generation } from './expected.ts';

const program = 'dist/cli.js';

export interface Row {
  readonly expected: Expected;
  /** What it gave; null when the command line gave no result. */
  readonly actual: string | null;
  readonly durationMs: number;
  /** Everything that is not as expected; empty when the row is right. */
  readonly problems: readonly string[];
}

export interface RowRequest {
  readonly generation: Generation;
  /** Where runs and state are kept. */
  readonly cwd: string;
  readonly seed: string;
  /** Parameters on top of those of the row, for a shorter run. */
  readonly sets?: readonly string[];
  /** Is told what runs, so that it can be stopped. */
  readonly onStart?: (running: RunningProgram) => void;
}

export async function runRow(expected: Expected, request: RowRequest): Promise<Row> {
  const { generation, cwd, seed, sets = [] } = request;
  const startedMs = performance.now();
  const gateway = `standin:observed,gen-${generation}`;
  const options = ['--adapter', 'openshell-docker', '--gateway', gateway, '--seed', seed, '--json'];
  const args = [
    'run',
    expected.id,
    ...options,
    ...[...(expected.sets ?? []), ...sets].flatMap((set) => ['--set', set]),
  ];
  const running = startProgram(program, args, { cwd, env: engineEnvironment() });
  request.onStart?.(running);
  const ended = await running.ended;
  const durationMs = performance.now() - startedMs;
  const result = readResult(ended);
  if (result === null) {
    const said = `${ended.stdout}${ended.stderr}`.trim().slice(-600);
    return { expected, actual: null, durationMs, problems: [`exit code ${String(ended.code)}: ${said}`] };
  }
  const problems = [...compare(expected, result), ...(await findLeft(result.runDir))];
  return { expected, actual: result.verdict, durationMs, problems };
}

function engineEnvironment(): Readonly<Record<string, string>> {
  const host = process.env['DOCKER_HOST'];
  return host === undefined ? {} : { DOCKER_HOST: host };
}

function readResult({ stdout }: ProgramResult): RunResult | null {
  try {
    return (JSON.parse(stdout) as readonly RunResult[])[0] ?? null;
  } catch {
    return null;
  }
}

function compare({ verdict, hit, isUndeletable = false }: Expected, result: RunResult): readonly string[] {
  const problems: string[] = [];
  if (result.verdict !== verdict) problems.push(`${result.verdict} instead of ${verdict}: ${result.headline}`);
  const hits = hitIn(result.issueResults);
  if (hits !== (hit ?? 'none')) problems.push(`issues that were hit: ${hits}, expected ${hit ?? 'none'}`);
  const phases = result.runDir === null ? [] : errorPhases(result.runDir);
  const wanted = isUndeletable ? ['delete'] : [];
  if (phases.join() !== wanted.join()) problems.push(`errors in ${phases.join(', ') || 'no phase'}`);
  return problems;
}

function hitIn(results: readonly IssueResult[]): string {
  const hits = results.filter(({ outcome }) => outcome === 'hit').map(({ issue }) => issue);
  return hits.length === 0 ? 'none' : hits.join(', ');
}

function errorPhases(runDir: string): readonly string[] {
  const file = path.join(runDir, 'verdict.json');
  if (!fs.existsSync(file)) return [];
  const { errors } = JSON.parse(fs.readFileSync(file, 'utf8')) as VerdictDocument;
  return [...new Set(errors.map(({ phase }) => phase))];
}

/** Containers, networks and volumes with the run's label, its processes, its private folder. */
export async function findLeft(runDir: string | null): Promise<readonly string[]> {
  if (runDir === null) return [];
  const folder = workDirPath(path.basename(runDir));
  return [
    ...thingsWith(scopeLabelOf(runDir)).map((id) => `left on the engine: ${id}`),
    ...(await leftOf(runDir)).map((command) => `process left: ${command}`),
    ...(fs.existsSync(folder) ? [`private folder left: ${folder}`] : []),
  ];
}

/** The label that everything of the run carries on the engine. */
export function scopeLabelOf(runDir: string): string {
  return `openshell.ai/sandbox-namespace=chaos-${path.basename(runDir).toLowerCase()}`;
}

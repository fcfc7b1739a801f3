// SPDX-License-Identifier: Apache-2.0
/**
 * One point of the crash campaign: a harness that dies after a drawn event, what puts its run back, and what is wrong
 * afterwards. Runs under the test runner and without it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { evaluateRun } from '../../src/app/evaluate.ts';
import type { Verdict, VerdictDocument } from '../../src/core/domain/documents.ts';
import { causeChain } from '../../src/core/domain/errors.ts';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import { createAppPorts } from '../../src/wiring.ts';
import type { CrashRequest } from '../support/crashing-harness.ts';
import { holdsWithin } from '../support/poll.ts';
import { runProgram, startProgram, stateHome } from '../support/run-program.ts';
import { isWatched, killAllOf, type Survey, surveyNow } from '../support/survey.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

/** What a run that nobody kills does. */
export interface Reference {
  readonly verdict: Verdict;
  readonly events: number;
}

export interface CrashPoint {
  readonly index: number;
  readonly afterSeq: number;
  readonly alsoWatchdog: boolean;
}

export interface PointResult {
  readonly point: CrashPoint;
  /** Type of the last event; empty where nothing could be read. */
  readonly lastEvent: string;
  /** What there was when the harness was dead, before anybody came. Null where the watchdog is on its way. */
  readonly before: Survey | null;
  /** From the end of the harness, or the start of `recover`, until all was put back. */
  readonly recoveredMs: number;
  /** What is wrong; empty for a point that is as it should be. */
  readonly problems: readonly string[];
}

const experiment = 'campaign';
const harnessFile = 'test/support/crashing-harness.ts';
const watchdogLimitMs = 30_000;
const good: readonly string[] = ['reverted', 'already-clean', 'gone-with-target'];

const experimentText = `# SPDX-License-Identifier: Apache-2.0
id: ${experiment}
title: Faults of each kind, also at the same time.
default-adapter: toy
timeout: 5m
workloads:
  - name: sleeper
    kind: shell
    instances: 2
    run: exec sleep 600
    timeout: 4m
    checks:
      - {name: lives, kind: state, never: Failed}
operations:
  - {name: freeze-both, uses: freeze, target: {workload: sleeper, role: sandbox}, with: {duration: 300ms}}
  - {name: stop-gateway, uses: outage, target: {component: gateway}, with: {how: stop, duration: 100ms}}
  - {name: crash-gateway, uses: kill, target: {component: gateway}}
  - {name: restart-gateway, uses: restart, target: {component: gateway}}
flow:
  - start: sleeper
  - wait: {workload: sleeper, state: Running, timeout: 1m}
  - parallel:
      - freeze-both
      - serial: [stop-gateway, crash-gateway, {delay: 100ms}, {revert: crash-gateway}]
  - restart-gateway
`;

/** Points of a seed; those of a longer campaign begin with those of a shorter one. */
export function drawPoint(seed: string, index: number, { events }: Reference): CrashPoint {
  const drawn = createHash('sha256')
    .update(`${seed}:${String(index)}`)
    .digest()
    .readUInt32BE(0);
  return { index, afterSeq: drawn % events, alsoWatchdog: index % 2 === 1 };
}

/** Runs to the end, without a crash. Throws when that does not end well. */
export async function runReference(): Promise<Reference> {
  return inFolder(async (folder) => {
    const request: CrashRequest = { experiment, afterSeq: null, alsoWatchdog: false };
    const { code, stdout, stderr } = await runProgram(harnessFile, [JSON.stringify(request)], { cwd: folder.path });
    if (code !== 0)
      throw new Error(`the run without a crash ended with exit code ${String(code)}:\n${stdout}${stderr}`);
    const runDir = folder.runs()[0] ?? '';
    return { verdict: evaluateRun(createAppPorts(), runDir).verdict.verdict, events: eventsOf(runDir).length };
  });
}

export async function runPoint(point: CrashPoint, reference: Reference): Promise<PointResult> {
  return inFolder(async (folder) => {
    const { afterSeq, alsoWatchdog } = point;
    const request: CrashRequest = { experiment, afterSeq, alsoWatchdog };
    const harness = startProgram(harnessFile, [JSON.stringify(request)], { cwd: folder.path });
    await harness.ended;
    const runDir = folder.runs()[0];
    if (runDir === undefined) throw new Error(`no run directory: ${(await harness.ended).stderr}`);
    const before = alsoWatchdog ? surveyNow(runDir) : null;
    const startedMs = performance.now();
    const recovery = alsoWatchdog ? await recover(folder) : await watchdogEnds(harness.process.pid ?? 0);
    const recoveredMs = performance.now() - startedMs;
    const left = findLeft(folder, runDir);
    const evidence = findWrongEvidence(runDir, { point, reference });
    const lastEvent = eventsOf(runDir).at(-1) ?? '';
    return { point, lastEvent, before, recoveredMs, problems: [...recovery, ...left, ...evidence] };
  });
}

async function inFolder<T>(work: (folder: ToyFolder) => Promise<T>): Promise<T> {
  const folder = createToyFolder();
  folder.write(`chaos/experiments/${experiment}.yaml`, experimentText);
  try {
    return await work(folder);
  } finally {
    for (const runDir of folder.runs()) {
      killAllOf(runDir);
      fs.rmSync(workDirPath(path.basename(runDir)), { recursive: true, force: true });
    }
    folder.remove();
  }
}

async function recover(folder: ToyFolder): Promise<readonly string[]> {
  const { code, stdout, stderr } = await runProgram('src/cli/main.ts', ['recover'], { cwd: folder.path });
  return code === 0 ? [] : [`chaos recover ended with exit code ${String(code)}: ${stdout}${stderr}`];
}

async function watchdogEnds(harness: number): Promise<readonly string[]> {
  const hasEnded = await holdsWithin(watchdogLimitMs, () => !isWatched(harness));
  return hasEnded ? [] : ['the watchdog has not ended'];
}

/** Processes, frozen ones, the private folder, the registry and its locks. */
function findLeft(folder: ToyFolder, runDir: string): readonly string[] {
  const { processes } = surveyNow(runDir);
  const workDir = workDirPath(path.basename(runDir));
  const state = path.join(stateHome(folder.path), 'openshell-chaos');
  const files = ['runs', 'locks'].flatMap((name) => fs.readdirSync(path.join(state, name)));
  return [
    ...processes.map(({ pid, state: letter, command }) => `process left: ${String(pid)} ${letter} ${command}`),
    ...(fs.existsSync(workDir) ? [`private folder left: ${workDir}`] : []),
    ...files.map((name) => `state left: ${name}`),
  ];
}

function findWrongEvidence(
  runDir: string,
  { point, reference }: { readonly point: CrashPoint; readonly reference: Reference },
): readonly string[] {
  try {
    const events = eventsOf(runDir);
    const { verdict } = evaluateRun(createAppPorts(), runDir);
    const problems = events.at(-1) === 'run.ended' ? wrongEnd(verdict, reference) : wrongDeath(verdict, point);
    const undo = fs.readFileSync(path.join(runDir, 'undo.jsonl'), 'utf8');
    const undone = [...undo.matchAll(/"type":"undone".*?"result":"([a-z-]+)"/g)].map(([, result]) => result ?? '');
    const undos = undo.split('"type":"undo"').length - 1;
    if (undone.length !== undos) problems.push(`${String(undos)} records to undo, ${String(undone.length)} undone`);
    return [...problems, ...undone.filter((result) => !good.includes(result)).map((result) => `undo: ${result}`)];
  } catch (error) {
    return [`cannot be evaluated: ${causeChain(error).join(': ')}`];
  }
}

/** A run that came to its end has the verdict that it would have had anyway. */
function wrongEnd({ verdict, headline }: VerdictDocument, reference: Reference): string[] {
  return verdict === reference.verdict ? [] : [`ended with ${verdict} instead of ${reference.verdict}: ${headline}`];
}

function wrongDeath({ verdict, errors }: VerdictDocument, { afterSeq }: CrashPoint): string[] {
  const died = errors.find(({ code }) => code === 'harness-died');
  const expected = `the harness died after event ${String(afterSeq)},`;
  if (verdict === 'ERROR' && died?.message.startsWith(expected) === true) return [];
  return [`${verdict} with "${died?.message ?? 'no error that says that the harness died'}", expected "${expected}"`];
}

function eventsOf(runDir: string): readonly string[] {
  const lines = fs.readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as { readonly type: string }).type);
}

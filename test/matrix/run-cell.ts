// SPDX-License-Identifier: Apache-2.0
/** One cell for real: a harness brought to the point, signalled there, and what was then left, as /proc tells it. */
import fs from 'node:fs';
import path from 'node:path';
import { evaluateRun } from '../../src/app/evaluate.ts';
import type { RunError } from '../../src/core/domain/documents.ts';
import { AFTER_SIGNAL_MS } from '../../src/engine/limits.ts';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import { createAppPorts } from '../../src/wiring.ts';
import type { HeldRequest } from '../support/held-harness.ts';
import { holdsWithin } from '../support/poll.ts';
import { type RunningProgram, startProgram, stateHome } from '../support/run-program.ts';
import { killAllOf, type Survey, surveyNow, surveyRun } from '../support/survey.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { isRunning, watchdogOf } from '../support/watchdogs.ts';
import { type Cell, type Evidence, experimentOf, type MeasuredCell } from './cells.ts';

export type CellResult = MeasuredCell<Cell, Survey>;

const experiment = 'held';
/** Before the signal nothing is measured; a busy machine may take its time. */
const startLimitMs = 40_000;
export const endLimitMs = 30_000;

/** Throws when the harness does not get to the point. */
export async function runCell(cell: Cell): Promise<CellResult> {
  const folder = createToyFolder();
  const request: HeldRequest = {
    experiment,
    point: cell.point,
    reachedFile: path.join(folder.path, 'reached'),
    toldFile: path.join(folder.path, 'told'),
    undo: cell.undo,
  };
  folder.write(`chaos/experiments/${experiment}.yaml`, experimentOf(cell, experiment));
  const harness = startProgram('test/support/held-harness.ts', [JSON.stringify(request)], { cwd: folder.path });
  try {
    return await measure(cell, { folder, request, harness });
  } finally {
    harness.process.kill('SIGKILL');
    for (const runDir of folder.runs()) {
      killAllOf(runDir);
      fs.rmSync(workDirPath(path.basename(runDir)), { recursive: true, force: true });
    }
    folder.remove();
  }
}

export interface Bench {
  readonly folder: ToyFolder;
  readonly request: HeldRequest;
  readonly harness: RunningProgram;
}

async function measure(cell: Cell, bench: Bench): Promise<CellResult> {
  const { folder, request, harness } = bench;
  const ended = trackEnd(harness);
  const isReached = (): boolean => ended.has() || fs.existsSync(request.reachedFile);
  if (!(await holdsWithin(startLimitMs, isReached)) || ended.has()) throw await neverReached(harness);
  const runDir = folder.runs()[0] ?? '';
  // The kernel may need a moment until what was sent shows.
  const expected = cell.point !== 'revert';
  await holdsWithin(endLimitMs, () => seenIn(cell, surveyRun(runDir)).isFaulty === expected);
  const before = seenIn(cell, surveyNow(runDir));
  const watchdog = watchdogOf(harness.process.pid ?? 0);

  const startedMs = performance.now();
  const watching = watchUntilClean({ cell, runDir }, { startedMs, isOver: () => cell.undo === 'off' && ended.has() });
  await sendAll(cell, bench);
  const { revertedMs, cleanMs } = await watching;
  await holdsWithin(endLimitMs, () => ended.has() && (watchdog === null || !isRunning(watchdog)));
  return {
    cell,
    runDir,
    before,
    revertedMs,
    cleanMs,
    after: seenIn(cell, surveyNow(runDir)),
    exitCode: harness.process.exitCode,
    evidence: readEvidence(runDir),
    hasWorkDir: fs.existsSync(workDirPath(path.basename(runDir))),
    registered: fs.readdirSync(path.join(stateHome(folder.path), 'openshell-chaos/runs')),
  };
}

/** A sandbox that was ended and not started again shows by its absence. */
function seenIn({ fault }: Cell, survey: Survey): Survey {
  if (fault !== 'restart-in-place') return survey;
  return { ...survey, isFaulty: survey.processes.length > 0 && !survey.hasSleeper };
}

export async function sendAll(
  { signals: [first, ...further] }: Pick<Cell, 'signals'>,
  { request, harness }: Bench,
): Promise<void> {
  if (first !== undefined) harness.process.kill(first);
  for (const name of further) {
    if (!(await holdsWithin(endLimitMs, () => fs.existsSync(request.toldFile)))) throw new Error('no signal was taken');
    harness.process.kill(name);
  }
}

/** `isOver` ends it where nothing more is going to happen. */
async function watchUntilClean(
  { cell, runDir }: { readonly cell: Cell; readonly runDir: string },
  { startedMs, isOver }: { readonly startedMs: number; readonly isOver: () => boolean },
): Promise<{ readonly revertedMs: number | null; readonly cleanMs: number | null }> {
  let revertedMs: number | null = null;
  let cleanMs: number | null = null;
  await holdsWithin(endLimitMs, () => {
    const { isFaulty, processes } = seenIn(cell, surveyRun(runDir));
    const nowMs = performance.now() - startedMs;
    if (!isFaulty) revertedMs ??= nowMs;
    // A process that is just being started may show no environment for a moment: the last time it was seen counts.
    if (processes.length > 0) cleanMs = null;
    else if (cleanMs === null) cleanMs = nowMs;
    else return true;
    return isOver();
  });
  return { revertedMs, cleanMs };
}

export function readEvidence(runDir: string): Evidence {
  const { verdict } = evaluateRun(createAppPorts(), runDir);
  const undo = fs.readFileSync(path.join(runDir, 'undo.jsonl'), 'utf8');
  const timeline = fs.readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8');
  const lines = timeline.split('\n').slice(0, -1);
  return {
    verdict,
    events: lines.map((line) => (JSON.parse(line) as { readonly type: string }).type),
    undos: undo.split('"type":"undo"').length - 1,
    undone: [...undo.matchAll(/"type":"undone".*?"result":"([a-z-]+)"/g)].map(([, result]) => result ?? ''),
  };
}

/** From the signal on evidence has some seconds; what a machine that is too busy cannot bring within them is said. */
export function isForLackOfTime(
  { code, message }: RunError,
  { cleanMs }: { readonly cleanMs: number | null },
): boolean {
  const isCutShort = (code === 'collect-failed' || code === 'delete-failed') && message.includes('was ended early');
  return isCutShort && cleanMs !== null && cleanMs >= AFTER_SIGNAL_MS;
}

export function trackEnd({ ended }: RunningProgram): { readonly has: () => boolean } {
  let has = false;
  void ended.then(() => {
    has = true;
  });
  return { has: () => has };
}

export async function neverReached({ process: child, ended }: RunningProgram): Promise<Error> {
  child.kill('SIGKILL');
  const { code, stdout, stderr } = await ended;
  return new Error(`the harness did not get to the point (exit code ${String(code)}):\n${stdout}\n${stderr}`);
}

// SPDX-License-Identifier: Apache-2.0
/** What a signal to a harness that holds a fault leaves on a system that is asked for it: containers of an engine, pods. */
import fs from 'node:fs';
import path from 'node:path';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import { holdsWithin } from '../support/poll.ts';
import { stateHome } from '../support/run-program.ts';
import { isRunning, watchdogOf } from '../support/watchdogs.ts';
import type { CellOf, MeasuredCell } from './cells.ts';
import { type Bench, endLimitMs, neverReached, readEvidence, sendAll, trackEnd } from './run-cell.ts';

export interface Looks<Survey> {
  survey(runDir: string): Survey | Promise<Survey>;
  isFaulty(survey: Survey): boolean;
  /** Nothing of the run is left. */
  isClean(survey: Survey): boolean;
}

/** Before the signal nothing is measured; a busy machine may take its time to start programs and what they start. */
const startLimitMs = 100_000;

/** Throws when the harness does not get to the point. */
export async function measureCell<Cell extends CellOf<string>, Survey>(
  cell: Cell,
  { folder, request, harness }: Bench,
  looks: Looks<Survey>,
): Promise<MeasuredCell<Cell, Survey>> {
  const ended = trackEnd(harness);
  const isReached = (): boolean => ended.has() || fs.existsSync(request.reachedFile);
  if (!(await holdsWithin(startLimitMs, isReached)) || ended.has()) throw await neverReached(harness);
  const runDir = folder.runs()[0] ?? '';
  const before = await looks.survey(runDir);
  const watchdog = watchdogOf(harness.process.pid ?? 0);

  const startedMs = performance.now();
  const times = { revertedMs: null as number | null, cleanMs: null as number | null };
  const look = async (): Promise<boolean> => {
    const survey = await looks.survey(runDir);
    const nowMs = performance.now() - startedMs;
    if (!looks.isFaulty(survey)) times.revertedMs ??= nowMs;
    if (looks.isClean(survey)) times.cleanMs ??= nowMs;
    return times.cleanMs !== null || (cell.undo === 'off' && ended.has());
  };
  const watching = holdsWithin(endLimitMs, look);
  await sendAll(cell, { folder, request, harness });
  await watching;
  await holdsWithin(endLimitMs, () => ended.has() && (watchdog === null || !isRunning(watchdog)));
  return {
    ...{ cell, runDir, before, ...times, after: await looks.survey(runDir) },
    exitCode: harness.process.exitCode,
    evidence: readEvidence(runDir),
    hasWorkDir: fs.existsSync(workDirPath(path.basename(runDir))),
    registered: fs.readdirSync(path.join(stateHome(folder.path), 'openshell-chaos/runs')),
  };
}

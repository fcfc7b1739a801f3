// SPDX-License-Identifier: Apache-2.0
/**
 * After the action's main, however that ended: stops a harness that still lives, reverts what its runs left, and uploads
 * what main had no time for. Knows runs only from the state that main saved.
 */
import { evaluateRun } from '../app/evaluate.ts';
import { outcomeOfVerdict, outcomeWithout, type RunOutcome } from '../app/outcome.ts';
import { type OpenedRun, readOpenedRuns } from '../app/opened-run.ts';
import type { AppPorts } from '../app/ports.ts';
import { recoverNoted } from '../app/recover.ts';
import type { ProofPlace } from '../app/prove.ts';
import type { SelectedExperiment } from '../app/run.ts';
import { readShardState, type ShardState } from '../app/shard-state.ts';
import { causeChain } from '../core/domain/errors.ts';
import { visible } from '../core/report/text.ts';
import { createAppPorts, watchStopSignals } from '../wiring.ts';
import { failBecause, failWith, isShardDone, log, savedRuns, savedShard } from './outputs.ts';
import { openStepShard } from './shard.ts';
import path from 'node:path';

async function post(): Promise<void> {
  const stop = watchStopSignals(() => log('already stopping'));
  try {
    const runs = readOpenedRuns(savedRuns());
    if (runs.length === 0) log('No run was started: nothing to revert.');
    const ports = createAppPorts();
    const failed: string[] = [];
    for (const run of runs) {
      const outcome = await recoverNoted(ports, { run, owner: run.owner }, stop.signal);
      for (const line of outcome.lines) log(visible(`${run.runId}: ${line}`, 1000));
      if (!outcome.clean) failed.push(run.runDir);
    }
    await finishShard(ports, runs, stop.signal);
    if (failed.length > 0) failBecause(`not everything could be reverted: ${failed.join(', ')}`);
  } catch (error) {
    failWith(error);
  } finally {
    stop.close();
  }
}

/** Nothing where main has done it, or had not come so far. */
async function finishShard(ports: AppPorts, runs: readonly OpenedRun[], signal: AbortSignal): Promise<void> {
  const state = isShardDone() ? null : readShardState(savedShard());
  if (state === null) return;
  const shard = openStepShard(ports, state);
  for (const run of runs) {
    if (!shard.shard.runIds.has(run.runId)) shard.add(outcomeOf(ports, run), noteOf(state, run.runId));
  }
  for (const about of withoutThose(state.selected, shard.shard.experiments)) {
    shard.add(
      outcomeWithout(about, 'not-run', { headline: 'its job was killed before it began' }),
      noteOf(state, null),
    );
  }
  const uploads = runs.map(({ runId, runDir }) => ({ runId, runDir, experiment: experimentOf(runDir) }));
  await shard.finish({ state: 'cancelled' }, uploads, signal);
}

/** What a run is to the job's proof: one that is not noted ran nowhere, so nothing of the base. Nothing where it proves nothing. */
function noteOf({ proof }: ShardState, runId: string | null): ProofPlace | undefined {
  if (proof === null) return undefined;
  const { side = 'head', decidedBy = 'base' } = proof.find((noted) => noted.runId === runId) ?? {};
  return { side, decidedBy };
}

/** Of what was selected, what has no result. */
function withoutThose(selected: readonly SelectedExperiment[], told: readonly string[]): readonly SelectedExperiment[] {
  const left = [...told];
  return selected.filter(({ experiment }) => {
    const at = left.indexOf(experiment);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Of a run whose harness did not live to decide it. */
function outcomeOf(ports: AppPorts, { runDir, runId, seed }: OpenedRun): RunOutcome {
  try {
    return outcomeOfVerdict(evaluateRun(ports, runDir).verdict, { runDir, seed });
  } catch (error) {
    const about = { experiment: experimentOf(runDir), adapter: 'unknown' };
    const headline = `its harness died, and its record cannot be read: ${causeChain(error).join(': ')}`;
    return outcomeWithout(about, 'ERROR', { headline, runDir, runId });
  }
}

/** `runs/EXPERIMENT/RUN`. */
function experimentOf(runDir: string): string {
  return path.basename(path.dirname(runDir));
}

await post();

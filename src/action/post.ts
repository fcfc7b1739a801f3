// SPDX-License-Identifier: Apache-2.0
/**
 * After the action's main, however that ended: stops a harness that still lives and reverts what its runs left. Knows
 * runs only from the state that main saved.
 */
import { readOpenedRuns } from '../app/opened-run.ts';
import { recoverNoted } from '../app/recover.ts';
import { visible } from '../core/report/text.ts';
import { createAppPorts, watchStopSignals } from '../wiring.ts';
import { failBecause, failWith, log, savedRuns } from './outputs.ts';

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
    if (failed.length > 0) failBecause(`not everything could be reverted: ${failed.join(', ')}`);
  } catch (error) {
    failWith(error);
  } finally {
    stop.close();
  }
}

await post();

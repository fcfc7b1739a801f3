// SPDX-License-Identifier: Apache-2.0

// Whatever ends a harness in the middle of a fault on a pod: replicas are what they were, no policy and no pod of the run
// stays, and the evidence does.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { heldCellsOf, nameOf } from '../matrix/cells.ts';
import { isForLackOfTime } from '../matrix/run-cell.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { isFaulty, type PodCellResult, type PodFault, runPodCell } from './pod-cell.ts';

const faults: readonly PodFault[] = ['outage', 'partition'];
const cells = heldCellsOf(faults);

/** What a machine that also runs all other tests gets. The table has the real times. */
const revertLimitMs = 15_000;

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000, maxConcurrency: 2 });

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ policies: 'enforced' });
});

afterAll(async () => {
  await cluster.stop();
});

describe('after a signal no fault and no pod of the run is left', () => {
  const results: PodCellResult[] = [];

  afterAll(() => {
    const rows = results.map(({ cell, after, revertedMs, cleanMs }) => {
      const left = `${String(after.replicas)} replicas, ${String(after.policies.length)} policies, ${String(after.pods.length)} pods`;
      return `${nameOf(cell)}: ${left}; reverted ${seconds(revertedMs)}, clean ${seconds(cleanMs)}`;
    });
    console.info(`Seconds from the signal:\n${rows.sort().join('\n')}`);
  });

  test.concurrent.for(cells.map((cell) => ({ name: nameOf(cell), cell })))('$name', async ({ cell }, context) => {
    const result = await runPodCell(cluster, cell);
    results.push(result);
    const { expect: expectHere } = context;
    expectHere(result.before).toEqual({
      replicas: cell.fault === 'outage' ? 0 : 1,
      policies: cell.fault === 'outage' ? [] : [expect.stringMatching(/^chaos-cut-/)],
      pods: ['sleeper-0'],
    });
    expectHere(result.after).toEqual({ replicas: 1, policies: [], pods: [] });
    expectHere(result).toMatchObject({ hasWorkDir: false, registered: [] });
    expectHere(result.revertedMs).toBeLessThan(revertLimitMs);

    const isKilled = cell.signals.includes('SIGKILL');
    const { verdict, undos, undone } = result.evidence;
    expectHere(result.exitCode).toBe(isKilled ? null : 0);
    expectHere(verdict).toMatchObject({ verdict: 'ERROR', cancelled: !isKilled });
    expectHere(verdict.errors.filter((error) => !isForLackOfTime(error, result))).toEqual(
      isKilled ? [expect.objectContaining({ code: 'harness-died' })] : [],
    );
    expectHere(undone).toHaveLength(undos);
    expectHere(undone).toContain('reverted');
    expectHere(undone.filter((text) => !['reverted', 'already-clean'].includes(text))).toEqual([]);
  });
});

describe('with the undo switched off the same measurement finds the fault', () => {
  test.concurrent.for(faults)('of the kind %s', async (fault, { expect: expectHere }) => {
    const result = await runPodCell(cluster, { fault, point: 'hold', signals: ['SIGINT'], undo: 'off' });
    expectHere(isFaulty(result.after)).toBe(true);
    expectHere(result.after.pods).toEqual(['sleeper-0']);
    expectHere(result.cleanMs).toBeNull();
  });
});

function seconds(ms: number | null): string {
  return ms === null ? 'never' : `${(ms / 1000).toFixed(2)} s`;
}

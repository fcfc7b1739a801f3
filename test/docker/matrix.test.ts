// SPDX-License-Identifier: Apache-2.0

// Whatever ends a harness in the middle of a fault on a container, no fault and no container stays, and the evidence does.

import { afterAll, describe, expect, test, vi } from 'vitest';
import { heldCellsOf, nameOf } from '../matrix/cells.ts';
import { isForLackOfTime } from '../matrix/run-cell.ts';
import { whyNoDocker } from '../support/docker.ts';
import { type ContainerCellResult, type ContainerFault, runContainerCell } from './container-cell.ts';

const faults: readonly ContainerFault[] = ['freeze', 'outage', 'partition'];
const cells = heldCellsOf(faults);

/** What a machine that also runs all other tests gets. The table has the real times. */
const revertLimitMs = 10_000;

vi.setConfig({ testTimeout: 240_000, maxConcurrency: 2 });

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

describe.skipIf(whyNoDocker !== null)('after a signal no fault and no container is left', () => {
  const results: ContainerCellResult[] = [];

  afterAll(() => {
    const rows = results.map(({ cell, after, revertedMs, cleanMs }) => {
      const left = `${String(after.faulty.length)} faults, ${String(after.containers.length)} containers left`;
      return `${nameOf(cell)}: ${left}; reverted ${seconds(revertedMs)}, clean ${seconds(cleanMs)}`;
    });
    console.info(`Seconds from the signal:\n${rows.sort().join('\n')}`);
  });

  test.concurrent.for(cells.map((cell) => ({ name: nameOf(cell), cell })))('$name', async ({ cell }, context) => {
    const result = await runContainerCell(cell);
    results.push(result);
    const { expect: expectHere } = context;
    expectHere(result.before.containers).toHaveLength(2);
    expectHere(result.before.faulty).toEqual([expect.stringMatching(/-sleeper-0$/)]);
    expectHere(result.after).toEqual({ containers: [], faulty: [] });
    expectHere(result).toMatchObject({ things: [], processes: [], hasWorkDir: false, registered: [] });
    expectHere(result.revertedMs).toBeLessThan(revertLimitMs);

    const isKilled = cell.signals.includes('SIGKILL');
    const { verdict, undos, undone } = result.evidence;
    expectHere(result.exitCode).toBe(isKilled ? null : 0);
    expectHere(verdict).toMatchObject({ verdict: 'ERROR', cancelled: !isKilled });
    expectHere(verdict.errors.filter((error) => !isForLackOfTime(error, result))).toEqual(
      isKilled ? [expect.objectContaining({ code: 'harness-died' })] : [],
    );
    expectHere(verdict.leftovers.filter((leftover) => !/: (removed|gone) /.test(leftover))).toEqual([]);
    expectHere(undone).toHaveLength(undos);
    expectHere(undone).toEqual(['reverted', 'reverted']);
  });
});

describe.skipIf(whyNoDocker !== null)('with the undo switched off the same measurement finds the fault', () => {
  test.concurrent.for(faults)('of the kind %s', async (fault, { expect: expectHere }) => {
    const result = await runContainerCell({ fault, point: 'hold', signals: ['SIGINT'], undo: 'off' });
    expectHere(result.after.faulty).toEqual([expect.stringMatching(/-sleeper-0$/)]);
    expectHere(result.after.containers).toHaveLength(2);
    expectHere(result.things).toHaveLength(2);
    expectHere(result.processes).not.toEqual([]);
    expectHere(result.cleanMs).toBeNull();
  });
});

function seconds(ms: number | null): string {
  return ms === null ? 'never' : `${(ms / 1000).toFixed(2)} s`;
}

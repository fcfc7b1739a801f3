// SPDX-License-Identifier: Apache-2.0

// Whatever ends a harness in the middle of a fault, nothing stays broken and the evidence stays. Real harnesses on the
// toy system; what is left is read from /proc.

import { afterAll, describe, expect, test, vi } from 'vitest';
import { cells, controlCells, nameOf } from './cells.ts';
import { type CellResult, isForLackOfTime, runCell } from './run-cell.ts';
import { tableOf } from './table.ts';

/** 5 s are promised; a machine that also runs all other tests gets twice that. The table has the real times. */
const revertLimitMs = 10_000;

/** What a harness that is killed at the point has recorded, and has not. */
const aroundPoint = {
  injection: { last: 'fault.requested', next: 'fault.effective' },
  hold: { last: 'fault.effective', next: 'revert.requested' },
  revert: { last: 'revert.requested', next: 'revert.ended' },
} as const;

// Most of a cell is the start of two programs from their sources, several cells at once.
vi.setConfig({ testTimeout: 120_000 });

describe('after a signal no fault and no process is left, and the evidence is readable', () => {
  const results: CellResult[] = [];

  afterAll(() => {
    const inOrder = [...results].sort((left, right) => cells.indexOf(left.cell) - cells.indexOf(right.cell));
    console.info(`Seconds from the signal until the fault was reverted and nothing was left:\n${tableOf(inOrder)}`);
  });

  test.concurrent.for(cells.map((cell) => ({ name: nameOf(cell), cell })))('$name', async ({ cell }, context) => {
    const result = await runCell(cell);
    results.push(result);
    const { expect: expectHere } = context;
    expectHere(result.before.isFaulty).toBe(cell.point !== 'revert');
    expectHere(result.before.processes).not.toEqual([]);

    expectHere(result.after).toMatchObject({ processes: [], frozen: [], isFaulty: false });
    expectHere(result.revertedMs).toBeLessThan(revertLimitMs);
    expectHere(result.cleanMs).not.toBeNull();
    expectHere(result).toMatchObject({ hasWorkDir: false, registered: [] });

    const { verdict, events, undos, undone } = result.evidence;
    const isKilled = cell.signals.includes('SIGKILL');
    expectHere(result.exitCode).toBe(isKilled ? null : 0);
    expectHere(verdict.verdict).toBe('ERROR');
    expectHere(verdict.cancelled).toBe(!isKilled);
    expectHere(verdict.errors.filter((error) => !isForLackOfTime(error, result))).toEqual(
      isKilled ? [expect.objectContaining({ code: 'harness-died' })] : [],
    );
    expectHere(events).toContain('fault.requested');
    if (isKilled) {
      const { last, next } = aroundPoint[cell.point];
      expectHere(events).toContain(last);
      expectHere(events).not.toContain(next);
    }
    expectHere(events.at(-1) === 'run.ended').toBe(!isKilled);
    expectHere(verdict.leftovers.filter((leftover) => !/: (removed|gone) /.test(leftover))).toEqual([]);
    expectHere(undone).toHaveLength(undos);
    expectHere(undone.filter((text) => !['reverted', 'already-clean', 'gone-with-target'].includes(text))).toEqual([]);
  });
});

describe('with the undo switched off the same measurement finds the fault', () => {
  test.concurrent.for(controlCells.map((cell) => ({ name: nameOf(cell), cell })))(
    '$name',
    async ({ cell }, { expect: expectHere }) => {
      const { after, cleanMs } = await runCell(cell);
      expectHere(after.isFaulty).toBe(true);
      expectHere(after.frozen.length > 0).toBe(cell.fault === 'freeze');
      expectHere(after.hasGateway).toBe(cell.fault === 'freeze' || cell.fault === 'restart-in-place');
      expectHere(after.hasSleeper).toBe(cell.fault !== 'restart-in-place');
      expectHere(cleanMs).toBeNull();
    },
  );
});

test('the matrix has all its cells', () => {
  expect(new Set(cells.map(nameOf)).size).toBe(50);
  expect(new Set(controlCells.map(nameOf)).size).toBe(35);
});

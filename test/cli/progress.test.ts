// SPDX-License-Identifier: Apache-2.0

// The block on a terminal: what is drawn, what is erased, and what stays.

import { afterEach, expect, test, vi } from 'vitest';
import { createProgressDisplay, rowsOnScreen } from '../../src/cli/progress.ts';
import type { Terminal } from '../../src/cli/terminal.ts';
import type { RunPlan } from '../../src/core/domain/plan.ts';

const plan = {
  experiment: 'smoke',
  adapter: 'toy',
  timeoutMs: 600_000,
  workloads: [],
  operations: [],
} as unknown as RunPlan;

afterEach(() => {
  vi.useRealTimers();
});

test('a block that a narrower terminal has wrapped is erased whole', () => {
  vi.useFakeTimers();
  const { terminal, written, resize } = createLiveTerminal(80);
  const display = createProgressDisplay(terminal);
  display.begin(plan);
  vi.advanceTimersByTime(250);
  expect(written.join('')).toContain('smoke on toy: boot');
  resize(20);
  written.length = 0;
  display.line('a line that stays');
  expect(written[0]).toMatch(/^\r\u001b\[3A\u001b\[0J/);
  display.end();
});

test('rows are counted in cells, and an empty row is one', () => {
  expect(rowsOnScreen(['', 'x'.repeat(20), 'x'.repeat(21), '漢字漢字漢字漢字漢字漢'], 20)).toBe(1 + 1 + 2 + 2);
});

test('a signal is answered at once with a line that stays', () => {
  const { terminal, written } = createLiveTerminal(80);
  const display = createProgressDisplay(terminal);
  display.begin(plan);
  display.event({ seq: 1, elapsedMs: 100, time: '', type: 'signal.received', signal: 'SIGINT' } as never);
  expect(written.join('')).toContain('SIGINT received: no new step starts, faults are reverted');
  display.end();
});

test('a result takes one row on a terminal and is whole elsewhere', () => {
  const text = `! ERROR smoke after 1 s: ${'because '.repeat(20)}`;
  const live = createLiveTerminal(60);
  createProgressDisplay(live.terminal).result(text);
  expect(live.written).toEqual([`${text.slice(0, 58)}…\n`]);
  const plain = createLiveTerminal(60);
  createProgressDisplay({ ...plain.terminal, live: false }).result(text);
  expect(plain.written).toEqual([`${text}\n`]);
});

function createLiveTerminal(columns: number): {
  readonly terminal: Terminal;
  readonly written: string[];
  readonly resize: (columns: number) => void;
} {
  const written: string[] = [];
  let current = columns;
  const terminal: Terminal = {
    out: (text) => void written.push(text),
    err: (text) => void written.push(text),
    colour: false,
    live: true,
    columns: () => current,
    outColumns: () => current,
    cwd: '/',
    program: 'chaos',
  };
  return { terminal, written, resize: (to) => void (current = to) };
}

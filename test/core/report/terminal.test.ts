// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { cellWidth, fitCells } from '../../../src/core/report/cells.ts';
import { type TerminalRow, terminalTable } from '../../../src/core/report/terminal.ts';
import { hostileTexts } from '../../support/hostile-run.ts';

const runDir = 'runs/supervisor-kill/20261129T154500Z-ab12cd';
const failed: TerminalRow = {
  ...{ experiment: 'supervisor-kill', verdict: 'FAIL', durationMs: 94_000, issues: [], runDir, standInFor: null },
  headline: 'exited-ok failed on counter-1: expected exit code 0, none recorded; state Failed 4.2 s after the kill',
};
const passed: TerminalRow = { ...failed, experiment: 'smoke', verdict: 'PASS', headline: 'Every check holds.' };
const known: TerminalRow = {
  ...{ ...failed, experiment: 'gateway-kill-keeps-state', verdict: 'XFAIL', headline: 'no-tick-lost failed' },
  issues: ['NVIDIA/OpenShell#4910', 'NVIDIA/OpenShell#4911'],
};

test('the verdict comes first, a reason under each that is not PASS, the run directory last and whole', () => {
  expect(terminalTable([passed, failed, known], { color: false, width: 80 }).split('\n')).toEqual([
    'verdict  experiment                time      issue',
    '✓ PASS   smoke                     1 m 34 s',
    `         ${runDir}`,
    '✕ FAIL   supervisor-kill           1 m 34 s',
    '         exited-ok failed on counter-1: expected exit code 0, none recorded;',
    '         state Failed 4.2 s after the kill',
    `         ${runDir}`,
    '◐ XFAIL  gateway-kill-keeps-state  1 m 34 s  NVIDIA/OpenShell#4910 +1',
    '         no-tick-lost failed',
    `         ${runDir}`,
    '',
  ]);
});

test('that all runs are of a stand-in is said once, above the table', () => {
  const standIn = { standInFor: 'OpenShell', headline: 'Stand-in, not OpenShell: no-tick-lost failed' };
  const rows = [passed, failed, known].map((row) => ({ ...row, ...standIn }));
  const alone = terminalTable(rows, { color: false, width: 80 });
  expect(alone.split('\n').slice(0, 3)).toEqual(['Stand-in, not OpenShell', '', expect.stringMatching(/^verdict /)]);
  expect(alone.match(/Stand-in/g)).toHaveLength(1);
  const mixed = terminalTable([...rows, failed], { color: false, width: 80 });
  expect(mixed).toMatch(/^verdict /);
  expect(mixed.match(/Stand-in, not OpenShell: no-tick-lost failed/g)).toHaveLength(2);
});

test('a reason has three lines at most', () => {
  const row = { ...failed, headline: 'word '.repeat(99).trim() };
  const lines = terminalTable([row], { color: false, width: 40 }).split('\n').slice(2, -2);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});

test('a run that did not begin has neither time nor directory', () => {
  const row: TerminalRow = {
    ...failed,
    verdict: 'not-applicable',
    durationMs: null,
    runDir: null,
    headline: 'no freeze',
  };
  expect(terminalTable([row], { color: false, width: 80 }).split('\n').slice(1)).toEqual([
    '– not applicable  supervisor-kill',
    '         no freeze',
    '',
  ]);
});

test('every line but a long run directory fits the terminal', () => {
  const rows = hostileTexts.map(
    (text): TerminalRow => ({ ...known, experiment: text, issues: [text, text], headline: text }),
  );
  for (const width of [40, 80, 120]) {
    const lines = terminalTable(rows, { color: false, width }).split('\n');
    expect(lines.filter((line) => !line.includes(runDir) && cellWidth(line) > width)).toEqual([]);
  }
});

test('values cannot colour, move or hide anything', () => {
  const rows = hostileTexts.map(
    (text): TerminalRow => ({ ...known, experiment: text, issues: [text], headline: text, runDir: text }),
  );
  expect(terminalTable(rows, { color: false, width: 80 })).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  const colored = terminalTable(rows, { color: true, width: 80 });
  expect(colored.replace(/\u001b\[(?:0|2|1;33)m/g, '')).not.toMatch(/[^\P{Cc}\n]/u);
});

test('colour adds nothing but colour', () => {
  const rows = [passed, failed, known];
  const plain = terminalTable(rows, { color: false, width: 80 });
  const colored = terminalTable(rows, { color: true, width: 80 });
  expect(colored).toContain('\u001b[1;31m✕ FAIL');
  expect(colored.replace(/\u001b\[[\d;]*m/g, '')).toBe(plain);
});

test('no rows, no table', () => {
  expect(terminalTable([], { color: true, width: 80 })).toBe('');
});

test('cells are counted as terminals do', () => {
  expect(['abc', '漢字', 'e\u0301', '✓', '🟡', '…'].map(cellWidth)).toEqual([3, 4, 1, 1, 2, 1]);
  expect(fitCells('漢字漢字', 5)).toBe('漢字…');
});

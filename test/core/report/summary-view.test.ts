// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { buildSummaryView } from '../../../src/core/report/summary-view.ts';
import { renderSummary } from '../../../src/render/render-summary.ts';
import { hostileRun } from '../../support/hostile-run.ts';
import * as samples from '../../support/sample-runs.ts';
import { readTemplates } from '../../support/templates.ts';

const templates = readTemplates();

test('runs are a table, the most urgent first', () => {
  const text = renderSummary(buildSummaryView([samples.passRun(), samples.xfailRun(), samples.failRun()]), templates);
  const lines = text.split('\n');
  expect(lines[0]).toBe('### ❌ Chaos: 1 FAIL, 1 XFAIL, 1 PASS');
  expect(lines[2]).toBe('| verdict | experiment | issue | time | why | run directory |');
  expect(lines[4]).toMatch(/^\| ❌ FAIL \| supervisor-kill \| none \| 44\.9 s \| exited-ok failed on counter-1/);
  expect(lines[5]).toMatch(/^\| 🟡 XFAIL \| .*\]\(https:\/\/github\.com\/NVIDIA\/OpenShell\/issues\/4910\)/);
  expect(lines[6]).toMatch(/^\| ✅ PASS /);
});

test('a stand-in is the first line', () => {
  const text = renderSummary(buildSummaryView([samples.standInRun()]), templates);
  expect(text.split('\n')[0]).toBe('**Stand-in, not OpenShell**');
  const mixed = renderSummary(buildSummaryView([samples.standInRun(), samples.passRun()]), templates);
  expect(mixed.split('\n')[0]).toBe('**Stand-in, not OpenShell \\(1 of 2 runs\\)**');
});

test('what failed without an issue is below the table; of 10,000 checks the first five, and how many more', () => {
  const run = samples.failRun();
  const text = renderSummary(buildSummaryView([run, samples.xfailRun()]), templates);
  expect(text).toMatch(/^- supervisor-kill: no-tick-lost failed on counter-1: expected .*none recorded/m);
  expect(text.match(/^- /gm)).toHaveLength(1);
  const failing = { ...run.verdict.checks[0]!.outcomes[0]!, outcome: 'failed', expectedBy: [] } as const;
  const outcomes = Array.from({ length: 10_000 }, () => failing);
  const many = { ...run, verdict: { ...run.verdict, checks: [{ ...run.verdict.checks[0]!, outcomes }] } };
  const lines = renderSummary(buildSummaryView([many]), templates).match(/^- .*$/gm);
  expect(lines).toHaveLength(6);
  expect(lines?.at(-1)).toBe('- supervisor-kill: 9995 more failures in its report');
  const long = { ...failing, expected: '$'.repeat(5000), actual: '😀'.repeat(5000) };
  const huge = {
    ...many,
    verdict: { ...many.verdict, checks: [{ ...run.verdict.checks[0]!, outcomes: [long, long, long] }] },
  };
  const all = renderSummary(buildSummaryView(Array.from({ length: 900 }, () => huge)), templates);
  expect(Buffer.byteLength(all)).toBeLessThan(1024 * 1024);
});

test('no run is said as well', () => {
  expect(renderSummary(buildSummaryView([]), templates).trim()).toBe('### Chaos: no runs');
});

test('a hostile run stays in its row', () => {
  const text = renderSummary(buildSummaryView([hostileRun(), samples.passRun()]), templates);
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(8);
  const cells = lines.slice(6).map((line) => line.split(/(?<!\\)\|/).length);
  expect(cells).toEqual([8, 8]);
  expect(text).not.toMatch(/<(?!\/?span>)|@\w|#\d/);
});

test('a summary stays within what a step may write and counts what it leaves out', () => {
  const run = hostileRun();
  const text = renderSummary(buildSummaryView(Array.from({ length: 4000 }, () => run)), templates);
  expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  const shown = text.split('\n').filter((line) => line.startsWith('| 🟡')).length;
  expect(shown).toBeGreaterThan(100);
  expect(text).toContain(`${String(4000 - shown)} more runs not shown`);
});

// SPDX-License-Identifier: Apache-2.0

import path from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import type { VerdictDocument } from '../../../src/core/domain/documents.ts';
import { buildSummaryView } from '../../../src/core/publish/summary-view.ts';
import { chartOfRun } from '../../../src/core/report/chart.ts';
import { renderSummary } from '../../../src/render/render-summary.ts';
import { hostileRun } from '../../support/hostile-run.ts';
import * as samples from '../../support/sample-runs.ts';
import { readTemplates } from '../../support/templates.ts';

const templates = readTemplates();

function summaryOf(
  runs: readonly { readonly verdict: VerdictDocument; readonly runDir: string }[],
  more: Partial<Parameters<typeof buildSummaryView>[0]> = {},
): string {
  return renderSummary(
    buildSummaryView({ runs, others: [], selectors: ['tag:smoke'], charts: [], ...more }),
    templates,
  );
}

test('runs are a table, the most urgent first', () => {
  const text = summaryOf([samples.passRun(), samples.xfailRun(), samples.failRun()]);
  const lines = text.split('\n');
  expect(lines[0]).toBe('### ❌ Chaos: 1 new failure, 1 known, 1 passed');
  expect(lines[2]).toBe('| verdict | experiment | issue | time | why | run directory |');
  expect(lines[4]).toMatch(/^\| ❌ FAIL \| supervisor-kill \| none \| 44\.9 s \| exited-ok failed on counter-1/);
  expect(lines[5]).toMatch(/^\| 🟡 XFAIL \| .*\]\(https:\/\/github\.com\/NVIDIA\/OpenShell\/issues\/4910\)/);
  expect(lines[6]).toMatch(/^\| ✅ PASS /);
});

test('a stand-in is the first line', () => {
  const text = summaryOf([samples.standInRun()]);
  expect(text.split('\n')[0]).toBe('**Stand-in, not OpenShell**');
  const mixed = summaryOf([samples.standInRun(), samples.passRun()]);
  expect(mixed.split('\n')[0]).toBe('**Stand-in, not OpenShell \\(1 of 2 runs\\)**');
});

test('what failed without an issue is below the table; of 10,000 checks the first five, and how many more', () => {
  const run = samples.failRun();
  const text = summaryOf([run, samples.xfailRun()]);
  expect(text).toMatch(/^- supervisor-kill: no-tick-lost failed on counter-1: expected .*none recorded/m);
  expect(text.match(/^- /gm)).toHaveLength(1);
  const failing = { ...run.verdict.checks[0]!.outcomes[0]!, outcome: 'failed', expectedBy: [] } as const;
  const outcomes = Array.from({ length: 10_000 }, () => failing);
  const many = { ...run, verdict: { ...run.verdict, checks: [{ ...run.verdict.checks[0]!, outcomes }] } };
  const lines = summaryOf([many]).match(/^- .*$/gm);
  expect(lines).toHaveLength(6);
  expect(lines?.at(-1)).toBe('- supervisor-kill: 9995 more failures in its report');
  const long = { ...failing, expected: '$'.repeat(5000), actual: '😀'.repeat(5000) };
  const huge = {
    ...many,
    verdict: { ...many.verdict, checks: [{ ...run.verdict.checks[0]!, outcomes: [long, long, long] }] },
  };
  const all = summaryOf(Array.from({ length: 900 }, () => huge));
  expect(Buffer.byteLength(all)).toBeLessThan(1024 * 1024);
});

test('by what nothing was selected is said as well', () => {
  expect(summaryOf([]).trim()).toBe('### ⚪ Chaos: nothing was selected\n\n- Nothing was selected by tag:smoke.');
});

test('a hostile run stays in its row', () => {
  const text = summaryOf([hostileRun(), samples.passRun()]);
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(8);
  const cells = lines.slice(6).map((line) => line.split(/(?<!\\)\|/).length);
  expect(cells).toEqual([8, 8]);
  expect(text).not.toMatch(/<(?!\/?span>)|@\w|#\d/);
});

test('a summary stays within what a step may write and counts what it leaves out', () => {
  const run = hostileRun();
  const text = summaryOf(Array.from({ length: 4000 }, () => run));
  expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  const shown = text.split('\n').filter((line) => line.startsWith('| 🟡')).length;
  expect(shown).toBeGreaterThan(100);
  expect(text).toContain(`${String(4000 - shown)} more runs not shown`);
});

const drawn = [samples.failRun(), samples.xpassRun()].map(({ record, verdict }) => ({
  experiment: verdict.experiment,
  chart: chartOfRun(record.state, verdict),
}));
const others = [
  { experiment: 'needs-podman', status: 'not-applicable', headline: 'needs containers' },
  { experiment: 'toy-late', status: 'not-run', headline: 'SIGINT came before it began' },
] as const;

test('a mixed result is its golden file: whether to act, the table, what failed, the time it took', async () => {
  const named = (run: samples.SampleRun, experiment: string) => ({ ...run, verdict: { ...run.verdict, experiment } });
  const known = named(samples.xfailRun(), 'sandbox-restart');
  const broken = named(samples.errorRun(), 'policy-tightens');
  const runs = [samples.passRun(), samples.passRun(), known, samples.xpassRun(), samples.failRun(), broken];
  const text = summaryOf(runs, { others, charts: drawn });
  await expect(text).toMatchFileSnapshot(path.resolve(import.meta.dirname, '../../fixtures/comments/summary.md'));
  expect(text.split('\n')[0]).toBe(
    '### ❌ Chaos: 1 new failure, 1 run not to be trusted, 1 fix to confirm, 1 known, 1 not run, 1 not applicable, 1 passed',
  );
  const html = micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  expect(html.match(/<tr>/g)).toHaveLength(7);
  expect(html.match(/<details>/g)).toHaveLength(2);
  expect(html.match(/<code class="language-mermaid">gantt/g)).toHaveLength(2);
});

test('charts and what was not run are bounded as well', () => {
  const late = Array.from({ length: 1000 }, (_, n) => ({
    ...others[1],
    experiment: `late-${String(n)}`,
    headline: 'word '.repeat(100),
  }));
  const bars = Array.from(
    { length: 60 },
    () => ({ lane: '😀'.repeat(100), label: '😀'.repeat(100), kind: 'step', startMs: 0, endMs: 1e12 }) as const,
  );
  const charts = Array.from({ length: 9 }, () => ({ experiment: 'x', chart: { bars, omitted: 5 } }));
  const runs = Array<ReturnType<typeof hostileRun>>(4000).fill(hostileRun());
  const text = summaryOf(runs, { others: late, charts });
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text.match(/```mermaid/g)).toHaveLength(3);
  expect(text).toContain('6 more bars not shown');
  const shown = text.match(/^- .*late-\d+/gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(20);
  expect(text).toContain(`- ${String(1000 - shown)} more experiments without a verdict`);
});

test('a stand-in links no issue', () => {
  const run = samples.xfailRun();
  const text = summaryOf([{ ...run, verdict: { ...run.verdict, standInFor: 'OpenShell' } }]);
  expect(text).toContain('| NVIDIA/OpenShell');
  expect(text).not.toContain('/issues/');
});

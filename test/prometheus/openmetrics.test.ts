// SPDX-License-Identifier: Apache-2.0

// Metrics of recorded runs as Debian's promtool takes them: nothing to complain of, every sample loaded.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportRun } from '../../src/app/export.ts';
import { type ScrapedMetrics, writeScrapedMetrics } from '../../src/core/report/openmetrics-scrapes.ts';
import { ownMetricsText } from '../../src/core/report/openmetrics-run.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { hostileRun, hostileTexts } from '../support/hostile-run.ts';
import { complaintsOf, loadBlocks, prometheusIsMissing } from '../support/prometheus.ts';
import * as samples from '../support/sample-runs.ts';
import { tempFolder } from '../support/temp.ts';

const recorded = path.resolve(import.meta.dirname, '../fixtures/runs');
const names = ['pass', 'fail', 'xfail', 'xpass', 'error', 'torn'];
const startMs = Date.parse('2026-11-29T15:45:00.000Z');

test('promtool is there, in CI at least', () => {
  expect(prometheusIsMissing && process.env['CI'] === 'true').toBe(false);
});

test.skipIf(prometheusIsMissing).each(names)(
  'the metrics of a recorded run (%s) load, every sample of them',
  (name) => {
    const { text, notes } = openMetricsOf(path.join(recorded, name));
    expect(notes).toEqual([]);
    expect(complaintsOf(text)).toBe('');
    expect(load(text)).toBe(sampleLines(text).length);
    expect(text).toMatch(/^chaos_run_info\{run="[^"]+",experiment="[^"]+",verdict="(?:PASS|X?FAIL|XPASS|ERROR)"/m);
  },
);

test('a recorded run says when its faults were in force and which states its instances had', () => {
  const { text } = openMetricsOf(path.join(recorded, 'xfail'));
  const active = sampleLines(text).filter((line) => line.startsWith('chaos_fault_active{'));
  expect(new Set(active.map((line) => line.split('} ')[1]?.split(' ')[0]))).toEqual(new Set(['0', '1']));
  expect(text).toContain(
    '# HELP chaos_instance_state State of an instance: 0 Unknown, 1 Created, 2 Pending, 3 Running, 4 Succeeded, 5 Failed.',
  );
  expect(text).toMatch(/^chaos_instance_state\{.*instance="counter-0"\} 3 /m);
});

test('each family and each series stands in one piece, its samples in the order of time', () => {
  const { text } = openMetricsOf(path.join(recorded, 'xfail'));
  const series = sampleLines(text).map((line) => line.slice(0, line.lastIndexOf(' ', line.lastIndexOf(' ') - 1)));
  expect(pieces(series)).toBe(new Set(series).size);
  const families = series.map((one) => one.split('{')[0]!);
  expect(pieces(families)).toBe(new Set(families).size);
  const times = sampleLines(text).map((line) => Number(line.slice(line.lastIndexOf(' '))));
  expect(times.filter((time, index) => series[index] === series[index - 1] && time <= times[index - 1]!)).toEqual([]);
  expect(text.endsWith('\n# EOF\n')).toBe(true);
});

test.skipIf(prometheusIsMissing)('hostile names and values are taken as what they are, or counted', () => {
  const { record, verdict } = hostileRun();
  const labels = { run: hostileTexts[1]!, experiment: hostileTexts[5]! };
  const own = [...ownMetricsText({ record, verdict, labels, startMs })].join('');
  const odd = { run: 'theirs', exported_run: 'too', __name__: 'x', source: 'y', text: hostileTexts.join('\n') };
  const scrape = (atMs: number) => ({
    ...{ atMs, at: null, gap: null, line: 1 },
    samples: [
      { name: 'chaos_run_info', labels: odd, value: Number.NaN },
      { name: 'up', labels: {}, value: Number.POSITIVE_INFINITY },
      { name: 'up', labels: { 'not a label': 'x' }, value: 1 },
      { name: 'not a name\n# EOF', labels: {}, value: 1 },
    ],
  });
  const visit: ScrapedMetrics['sources'][number]['visit'] = (each) => [5, 5, 4, 6].forEach((ms) => each(scrape(ms)));
  const { text, leftOut } = scrapedText({ sources: [{ name: 'a', visit }], labels, startMs });
  expect(leftOut).toEqual({ unnamed: 8, beyond: 0, outOfOrder: 4 });
  expect(text).toContain('exported_chaos_run_info{run=');
  const whole = `${own}${text}# EOF\n`;
  expect(load(whole)).toBe(inOrder(sampleLines(whole)));
});

test('parts give the same text as one piece', () => {
  const sources = ['a', 'b'].map((name) => ({ name, visit: manyScrapes({ scrapes: 50, series: 7 }) }));
  const labels = { run: 'r', experiment: 'e' };
  const whole = scrapedText({ sources, labels, startMs });
  expect(scrapedText({ sources, labels, startMs, partSamples: 120 })).toEqual(whole);
  expect(sampleLines(whole.text)).toHaveLength(2 * 50 * 7);
});

test('many samples are read once to count them and once for each part that is held', () => {
  let [lines, reads] = [0, 0];
  const visit = manyScrapes({ scrapes: 2000, series: 100 });
  const counted: typeof visit = (each) => {
    reads += 1;
    visit(each);
  };
  writeScrapedMetrics(
    { sources: [{ name: 'a', visit: counted }], labels: { run: 'r', experiment: 'e' }, startMs, partSamples: 20_000 },
    (text) => (lines += sampleLines(text).length),
  );
  expect({ lines, reads }).toEqual({ lines: 200_000, reads: 1 + 10 });
});

test('an unfinished run has its metrics all the same', () => {
  const { record, verdict } = samples.errorRun();
  const text = [...ownMetricsText({ record, verdict, labels: { run: 'r', experiment: 'e' }, startMs })].join('');
  expect(text).toContain('verdict="ERROR"');
});

function openMetricsOf(runDir: string): { readonly text: string; readonly notes: readonly string[] } {
  let text = '';
  const write = exportRun(createAppPorts(), runDir, { format: 'openmetrics', strict: false });
  const notes = write((part) => (text += part));
  return { text, notes };
}

function scrapedText(scraped: ScrapedMetrics): { readonly text: string; readonly leftOut: unknown } {
  let text = '';
  const leftOut = writeScrapedMetrics(scraped, (part) => (text += part));
  return { text, leftOut };
}

function manyScrapes({
  scrapes,
  series,
}: {
  readonly scrapes: number;
  readonly series: number;
}): ScrapedMetrics['sources'][number]['visit'] {
  return (each) => {
    for (let scrape = 0; scrape < scrapes; scrape += 1) {
      const samples = Array.from({ length: series }, (_, index) => ({
        ...{ name: `m${String(index % 3)}`, labels: { index: String(index) }, value: scrape * index },
      }));
      each({ atMs: scrape * 500, at: null, gap: null, line: scrape + 1, samples });
    }
  };
}

function load(text: string): number {
  const folder = tempFolder();
  const file = path.join(folder, 'run.om');
  fs.writeFileSync(file, text);
  return loadBlocks(file, path.join(folder, 'blocks'));
}

function sampleLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** How many are later than all before them of their series: by their spoilt names, several series may be one. */
function inOrder(lines: readonly string[]): number {
  const latest = new Map<string, number>();
  return lines.filter((line) => {
    const [series, time] = [line.replace(/ \S+ \S+$/, ''), line.slice(line.lastIndexOf(' ') + 1)];
    const isLater = Number(time) > (latest.get(series) ?? 0);
    if (isLater) latest.set(series, Number(time));
    return isLater;
  }).length;
}

/** Stretches of equal values. */
function pieces(values: readonly string[]): number {
  return values.filter((value, index) => value !== values[index - 1]).length;
}

// SPDX-License-Identifier: Apache-2.0
// The page of two runs in a real browser: nothing runs, nothing is fetched, nothing spills over its edge.

import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildComparisonView } from '../../src/core/report/compare-view.ts';
import { renderComparison } from '../../src/render/render-comparison.ts';
import { hostileRun } from '../support/hostile-run.ts';
import { axeFindings, isBrowserMissing, openTestBrowser, visitFile } from '../support/page-browser.ts';
import { compareSamples } from '../support/sample-comparisons.ts';
import * as samples from '../support/sample-runs.ts';
import { readTemplates } from '../support/templates.ts';

const limitMs = 90_000;
const templates = readTemplates();
const browser = openTestBrowser();

const pairs = [
  { name: 'fix', a: samples.xfailRun, b: samples.xpassRun },
  { name: 'regression', a: samples.passRun, b: samples.failRun },
  { name: 'other-experiments', a: samples.stopStartRun, b: samples.changingRun },
  { name: 'large', a: samples.largeRun, b: samples.errorRun },
  { name: 'hostile', a: hostileRun, b: hostileRun },
];

function pageOf({ a, b }: (typeof pairs)[number]): string {
  return renderComparison(buildComparisonView(compareSamples(a(), b())), templates);
}

test.skipIf(isBrowserMissing).each(pairs)(
  '$name opens quietly, fits and can be read without seeing it',
  async (pair) => {
    const file = browser.write(`compare-${pair.name}`, pageOf(pair));
    const page = await browser.page();
    expect(await visitFile(page, file)).toEqual({
      requests: [pathToFileURL(file).href],
      messages: [],
      violations: [],
      pwned: false,
      scripts: 0,
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      }
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.close();
  },
  limitMs,
);

test.skipIf(isBrowserMissing)(
  'the page tells what flipped and draws both runs with a line where they diverge',
  async () => {
    const page = await browser.page();
    await page.goto(
      pathToFileURL(browser.write('compare-told', pageOf({ name: '', a: samples.xfailRun, b: samples.xpassRun }))).href,
    );
    const flipped = await page.locator('table.changes tbody tr').allInnerTexts();
    expect(flipped).toHaveLength(2);
    for (const text of flipped) expect(text).toContain('fixed');
    const labels = await page.locator('.labels').first().locator('text').allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['A: counter-0', 'B', 'A: counter-2']));
    expect(await page.locator('svg.plot rect.diverged').count()).toBeGreaterThan(0);
    await page.close();
  },
);

test('a page stays within its budget however much the runs hold', () => {
  const [large, fix] = [samples.largeRun, samples.xfailRun].map((run) =>
    pageOf({ name: '', a: run, b: samples.xpassRun }),
  );
  expect(Buffer.byteLength(fix ?? '')).toBeLessThan(300_000);
  expect(Buffer.byteLength(large ?? '')).toBeLessThan(1_000_000);
});

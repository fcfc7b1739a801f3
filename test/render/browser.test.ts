// SPDX-License-Identifier: Apache-2.0
// The page in a real browser, opened from the disk: nothing runs, nothing is fetched, nothing spills over its edge.

import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildReportView } from '../../src/core/report/view.ts';
import { renderReport } from '../../src/render/render-report.ts';
import { hostileRun } from '../support/hostile-run.ts';
import { axeFindings, isBrowserMissing, openTestBrowser, visitFile } from '../support/page-browser.ts';
import * as samples from '../support/sample-runs.ts';
import { readTemplates } from '../support/templates.ts';

/** Axe looks at every text of a page, and some pages have many. */
const limitMs = 90_000;
const isCi = process.env['CI'] === 'true';
/** For people who want to look: full pages, dark and light, in the folder below. */
const takesPictures = process.env['CHAOS_SCREENSHOTS'] === '1';
const pictures = path.join(os.tmpdir(), 'chaos-report-pages');
const templates = readTemplates();
const browser = openTestBrowser();

const pages = Object.entries({
  pass: samples.passRun,
  fail: samples.failRun,
  xfail: samples.xfailRun,
  xpass: samples.xpassRun,
  error: samples.errorRun,
  'not-applicable': samples.notApplicableRun,
  'stand-in': samples.standInRun,
  hostile: hostileRun,
  large: samples.largeRun,
  operations: samples.stopStartRun,
  changing: samples.changingRun,
}).map(([name, make]) => ({ name, make }));

test('the browser is there, in CI at least', () => {
  expect(isBrowserMissing && isCi).toBe(false);
});

test.skipIf(isBrowserMissing).each(pages)(
  '$name opens quietly, fits and can be read without seeing it',
  async ({ name, make }) => {
    const file = browser.write(name, renderReport(buildReportView(make()), templates));
    const page = await browser.page();
    const seen = await visitFile(page, file);
    expect(seen).toEqual({
      requests: [pathToFileURL(file).href],
      messages: [],
      violations: [],
      pwned: false,
      scripts: 1,
    });
    expect(await page.evaluate(shortcomings)).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(await page.evaluate(spills)).toEqual([]);
      expect(await page.evaluate(sidewaysTables)).toEqual(width === 390 ? [] : expect.any(Array));
      if (takesPictures) await takePictures(page, `${name}-${String(width)}`);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(spills)).toEqual([]);
    await page.close();
  },
  limitMs,
);

test.skipIf(isBrowserMissing)('paper shows the timeline in words and is light', async () => {
  const file = browser.write('print', renderReport(buildReportView(samples.xfailRun()), templates));
  const page = await browser.page({ viewport: { width: 800, height: 1000 }, colorScheme: 'dark' });
  await page.goto(pathToFileURL(file).href);
  expect(await page.locator('table.times').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('table.times').isVisible()).toBe(true);
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await page.locator('nav').isVisible()).toBe(false);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(10_000);
  await page.close();
});

async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: path.join(pictures, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

/** Blocks that reach over the right edge without a box of their own that scrolls. */
const spills = `[...document.querySelectorAll('body *')]
  .filter((element) => !element.closest('.scroll, .gantt') && element.getBoundingClientRect().right > innerWidth + 1)
  .map((element) => element.outerHTML.slice(0, 80))`;

/** Tables that have to be scrolled sideways: on a phone, half of what they say would be out of sight. */
const sidewaysTables = `[...document.querySelectorAll('.scroll')]
  .filter((box) => box.scrollWidth > box.clientWidth + 1)
  .map((box) => box.outerHTML.slice(0, 80))`;

/** What a person with a screen reader or a keyboard would miss. */
const shortcomings = `(() => {
  const found = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.tagName[1]));
  if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1) found.push('one h1, first');
  if (levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)) found.push('headings skip a level');
  if (document.documentElement.lang !== 'en' || document.title === '') found.push('lang or title');
  for (const header of all('th')) if (!['row', 'col'].includes(header.scope)) found.push('th without scope');
  for (const row of all('tbody tr')) if (row.querySelector('th') === null) found.push('row without a header');
  for (const svg of all('svg')) {
    if (svg.getAttribute('aria-hidden') === 'true') continue;
    const named = (svg.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    if (svg.getAttribute('role') !== 'img' || named.length !== 2 || named.includes('')) found.push('svg without title and desc');
  }
  for (const box of all('.scroll, .gantt')) {
    const name = box.getAttribute('aria-label') ?? document.getElementById(box.getAttribute('aria-labelledby'))?.textContent;
    if (box.tabIndex !== 0 || !name) found.push('scrolling box that a keyboard cannot reach');
  }
  const ids = all('[id]').map((element) => element.id);
  if (new Set(ids).size !== ids.length) found.push('an id twice');
  for (const link of all('a')) if (link.textContent.trim() === '') found.push('link without a text');
  for (const look of all('.verdict, td.look')) if (!/[A-Za-z]/.test(look.textContent)) found.push('colour alone');
  return found;
})()`;

// SPDX-License-Identifier: Apache-2.0
// The page in a real browser, opened from the disk: nothing runs, nothing is fetched, nothing spills over its edge.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReportView } from '../../src/core/report/view.ts';
import { renderReport } from '../../src/render/render-report.ts';
import { hostileRun } from '../support/hostile-run.ts';
import * as samples from '../support/sample-runs.ts';
import { readTemplates } from '../support/templates.ts';

const executablePath = '/usr/bin/chromium';
const isMissing = !fs.existsSync(executablePath);
const isCi = process.env['CI'] === 'true';
/** For people who want to look: full pages, dark and light, in the folder below. */
const takesPictures = process.env['CHAOS_SCREENSHOTS'] === '1';
const folder = path.join(os.tmpdir(), 'chaos-report-pages');
const templates = readTemplates();

const pages = Object.entries({
  pass: samples.passRun,
  fail: samples.failRun,
  xfail: samples.xfailRun,
  xpass: samples.xpassRun,
  error: samples.errorRun,
  'stand-in': samples.standInRun,
  hostile: hostileRun,
  large: samples.largeRun,
  operations: samples.stopStartRun,
  changing: samples.changingRun,
}).map(([name, make]) => ({ name, make }));

let browser: Browser | undefined;

beforeAll(async () => {
  if (isMissing) return;
  fs.mkdirSync(folder, { recursive: true });
  const quiet = ['--disable-background-networking', '--no-first-run', '--disable-component-update', '--disable-sync'];
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] });
});

afterAll(async () => {
  await browser?.close();
});

test('the browser is there, in CI at least', () => {
  expect(isMissing && isCi).toBe(false);
});

test.skipIf(isMissing).each(pages)(
  '$name opens quietly, fits and can be read without seeing it',
  async ({ name, make }) => {
    const file = path.join(folder, `${name}.html`);
    fs.writeFileSync(file, renderReport(buildReportView(make()), templates));
    const page = await openBrowser().newPage();
    const seen = await visit(page, file);
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
    await page.close();
  },
);

test.skipIf(isMissing)('paper shows the timeline in words and is light', async () => {
  const file = path.join(folder, 'print.html');
  fs.writeFileSync(file, renderReport(buildReportView(samples.xfailRun()), templates));
  const page = await openBrowser().newPage({ viewport: { width: 800, height: 1000 }, colorScheme: 'dark' });
  await page.goto(pathToFileURL(file).href);
  expect(await page.locator('table.times').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('table.times').isVisible()).toBe(true);
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  await page.pdf({ path: path.join(folder, 'print.pdf'), format: 'A4' });
  await page.close();
});

function openBrowser(): Browser {
  if (browser === undefined) throw new Error('the browser did not start');
  return browser;
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: path.join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}

interface Visit {
  readonly requests: readonly string[];
  readonly messages: readonly string[];
  readonly violations: unknown;
  readonly pwned: unknown;
  readonly scripts: unknown;
}

async function visit(page: Page, file: string): Promise<Visit> {
  const requests: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.addInitScript(
    'window.violations = []; document.addEventListener("securitypolicyviolation", (e) => window.violations.push(e.violatedDirective));',
  );
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  return {
    ...{ requests: requests.filter((url) => !url.startsWith('data:')), messages },
    violations: await page.evaluate('window.violations'),
    pwned: await page.evaluate('"pwned" in window'),
    scripts: await page.evaluate('document.scripts.length'),
  };
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

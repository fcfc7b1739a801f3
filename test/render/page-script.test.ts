// SPDX-License-Identifier: Apache-2.0
// What the page's script adds: keys, search, addresses of lines, one stretch of time for all pictures.

import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { buildReportView } from '../../src/core/report/view.ts';
import { renderReport } from '../../src/render/render-report.ts';
import { isBrowserMissing, openTestBrowser } from '../support/page-browser.ts';
import * as samples from '../support/sample-runs.ts';
import { readTemplates } from '../support/templates.ts';

const browser = openTestBrowser();
const templates = readTemplates();

async function openPage(make: () => samples.SampleRun = samples.xfailRun, hash = ''): Promise<Page> {
  const file = browser.write('page', renderReport(buildReportView(make()), templates));
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => page.close());
  await page.goto(`${pathToFileURL(file).href}${hash}`);
  return page;
}

/** Where the first bar of a fault lies in the timeline. */
const faultBox = `(() => {
  const bar = document.querySelector('svg.plot rect.fault');
  return { x: Number(bar.getAttribute('x')), width: Number(bar.getAttribute('width')) };
})()`;

async function faultPlace(page: Page): Promise<{ readonly x: number; readonly width: number }> {
  return page.evaluate(faultBox);
}

test.skipIf(isBrowserMissing)(
  'zooming moves bars, bands, lines and ticks of all pictures alike, and back',
  async () => {
    const page = await openPage();
    const before = await faultPlace(page);
    const bands = `[...document.querySelectorAll('svg.plot .band:first-of-type')].map((band) => band.getAttribute('x'))`;
    await page.getByRole('button', { name: 'Faults' }).click();
    await expect.poll(async () => (await faultPlace(page)).width).toBeGreaterThan(4 * before.width);
    expect(new Set(await page.evaluate<string[]>(bands)).size).toBe(1);
    const line = `document.querySelector('polyline').getAttribute('transform')`;
    expect(await page.evaluate(line)).toMatch(/^matrix\(\d/);
    await page.getByRole('button', { name: 'Whole run' }).click();
    await expect.poll(async () => (await faultPlace(page)).x).toBeCloseTo(before.x, 3);
    expect((await faultPlace(page)).width).toBeCloseTo(before.width, 3);
  },
);

test.skipIf(isBrowserMissing)(
  'a moment of a fault is drawn no longer than it was, however close one looks',
  async () => {
    const page = await openPage(samples.failRun);
    const before = await faultPlace(page);
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('+');
    const fits = `[...document.querySelectorAll('svg.plot rect.fault')].every((bar) => bar.hasAttribute('data-w') === false
    || Number(bar.getAttribute('width')) <= Math.max(3, Number(bar.dataset.w) * 50 + 0.01))`;
    expect(await page.evaluate(fits)).toBe(true);
    await page.keyboard.press('0');
    await expect.poll(async () => (await faultPlace(page)).x).toBeCloseTo(before.x, 3);
  },
);

test.skipIf(isBrowserMissing)('the axis can tell wall time, also after the wall clock was moved', async () => {
  const page = await openPage(samples.changingRun);
  const ticks = (): Promise<string[]> => page.locator('svg.plot').first().locator('.tick').allTextContents();
  expect((await ticks())[0]).toBe('0');
  await page.getByRole('button', { name: 'Wall time' }).click();
  expect((await ticks())[0]).toMatch(/^15:4[45]:\d\d$/);
  const start = Date.UTC(2026, 10, 29, 15, 45);
  const [step] = samples.changingRun().record.state.clockSteps;
  expect(await page.locator('#axis-tools').getAttribute('data-wall-start')).toBe(String(start));
  expect(await page.locator('#axis-tools').getAttribute('data-wall-steps')).toBe(
    `${String(step?.atMs)}:${String(step?.byMs)}`,
  );
});

test.skipIf(isBrowserMissing)('one crosshair goes through all pictures and reads the values there', async () => {
  const page = await openPage();
  const plot = page.locator('svg.plot').first();
  await plot.scrollIntoViewIfNeeded();
  const last = await page.locator('tspan.value').allTextContents();
  await plot.hover({ position: { x: 300, y: 60 } });
  const lines = `[...document.querySelectorAll('.crosshair')].map((line) => line.getAttribute('visibility') + ' ' + line.getAttribute('x1'))`;
  const seen = await page.evaluate<string[]>(lines);
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toMatch(/^visible \d/);
  await expect.poll(() => page.locator('#axis-now').textContent()).toMatch(/^\d.* \(15:45:\d\d\.\d{3} UTC\)$/);
  expect(await page.locator('tspan.value').allTextContents()).not.toEqual(last);
  await page.mouse.move(2, 2);
  await expect.poll(() => page.locator('tspan.value').allTextContents()).toEqual(last);
});

test.skipIf(isBrowserMissing)('logs are searched and filtered by level, and Esc shows everything again', async () => {
  const page = await openPage();
  await page.keyboard.press('/');
  await page.keyboard.type('lost 7');
  const found = page.locator('#log-found');
  const visible = `[...document.querySelectorAll('#log-texts li')].filter((line) => line.checkVisibility()).map((line) => line.textContent)`;
  const shown = async (): Promise<readonly string[]> => {
    const lines = await page.evaluate<string[]>(visible);
    return lines.filter((line) => line.includes('lost 7')).length === lines.length ? lines : [];
  };
  // It searches while one types, so what it finds first are more lines.
  await expect.poll(shown).not.toEqual([]);
  expect(await found.textContent()).toMatch(/^[1-9]\d* of \d+ lines, in 1 logs$/);
  await page.keyboard.press('Escape');
  await expect.poll(() => found.textContent()).toBe('');
  await page.locator('#log-level').selectOption('error');
  await expect.poll(() => page.evaluate<string[]>(visible)).not.toEqual([]);
  expect((await page.evaluate<string[]>(visible)).every((line) => line.includes('ERROR'))).toBe(true);
});

test.skipIf(isBrowserMissing)('j and k go from row to row, Enter follows the evidence, focus can be seen', async () => {
  const page = await openPage();
  const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
  await page.keyboard.press('j');
  const first = await focused();
  expect(first).toContain('failed as expected');
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  await page.keyboard.press('j');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('k');
  expect(await focused()).toBe(first);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#file1-31');
  await expect.poll(() => page.locator('#file1-31').isVisible()).toBe(true);
});

test.skipIf(isBrowserMissing)('an address of a line opens the log and shows that line', async () => {
  const page = await openPage(samples.xfailRun, '#log1-400');
  await expect.poll(() => page.locator('#log1-400').isVisible()).toBe(true);
  expect(await page.locator('#log1-400').textContent()).toContain('ok 400');
  await page.locator('#log1-401 a').click();
  expect(new URL(page.url()).hash).toBe('#log1-401');
});

test.skipIf(isBrowserMissing)('everything that can be used is reached by Tab and shows where one is', async () => {
  const page = await openPage();
  const reached = new Set<string>();
  for (let times = 0; times < 200; times += 1) {
    await page.keyboard.press('Tab');
    const [name, outline] = await page.evaluate<[string, string]>(
      `[document.activeElement.tagName, getComputedStyle(document.activeElement).outlineStyle]`,
    );
    if (name === 'BODY') break;
    reached.add(name);
    expect(outline).not.toBe('none');
  }
  expect([...reached]).toEqual(expect.arrayContaining(['A', 'BUTTON', 'SUMMARY', 'INPUT', 'SELECT', 'DIV']));
});

test.skipIf(isBrowserMissing)(
  'without a script nothing is missing and nothing is there that does not work',
  async () => {
    const file = browser.write('plain', renderReport(buildReportView(samples.xfailRun()), templates));
    const page = await browser.page({ javaScriptEnabled: false });
    onTestFinished(() => page.close());
    await page.goto(pathToFileURL(file).href);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.locator('svg.plot').count()).toBe(3);
    await page.goto(`${pathToFileURL(file).href}#log1-400`);
    expect(await page.locator('#log1-400').isVisible()).toBe(true);
  },
);

// SPDX-License-Identifier: Apache-2.0
// A run of 100,000 events: its page stays small, opens, zooms and searches, and counts what it does not draw.

import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { buildReportView, type ReportView } from '../../src/core/report/view.ts';
import { foldEvents } from '../../src/core/timeline/fold.ts';
import { renderReport } from '../../src/render/render-report.ts';
import { sampleEvents } from '../bench/sample-events.ts';
import { isBrowserMissing, openTestBrowser } from '../support/page-browser.ts';
import { sampleEvidence } from '../support/sample-evidence.ts';
import { passRun } from '../support/sample-runs.ts';
import { readTemplates } from '../support/templates.ts';

const events = 100_000;
const browser = openTestBrowser();

function longView(): ReportView {
  const run = passRun();
  const state = foldEvents(sampleEvents(events));
  return buildReportView({ ...run, record: { ...run.record, state }, evidence: sampleEvidence(state) });
}

test('what is not drawn or told is counted', () => {
  const { gantt, timeline, faults, moreFaults } = longView();
  const drawn = gantt.rows.reduce((sum, { bars, ticks }) => sum + bars.length + ticks.length, 0);
  expect(drawn).toBeLessThan(10_000);
  expect(gantt.notes.join(' ')).toMatch(/\d+ faults after the first 60 have no band/);
  expect(gantt.notes.join(' ')).toMatch(/\d{4,} shapes not drawn/);
  expect(timeline.more).toMatch(/^\d+ more rows; all of it is in timeline.jsonl$/);
  expect(faults.length).toBe(200);
  expect(moreFaults).toMatch(/^\d+ more firings in timeline.jsonl$/);
});

test.skipIf(isBrowserMissing)('the page is under 5 MB, opens, zooms and searches', async () => {
  const html = renderReport(longView(), readTemplates());
  expect(Buffer.byteLength(html)).toBeLessThan(5_000_000);
  const file = browser.write('long', html);
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => page.close());
  await page.goto(pathToFileURL(file).href);
  const tick = page.locator('svg.plot').first().locator('.tick');
  const before = await tick.allTextContents();
  for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => tick.allTextContents()).not.toEqual(before);
  await page.keyboard.press('/');
  await page.keyboard.type('lost 7');
  await expect.poll(() => page.locator('#log-found').textContent()).toMatch(/^[1-9]\d* of \d+ lines/);
});

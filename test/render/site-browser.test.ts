// SPDX-License-Identifier: Apache-2.0
// A site in a real browser, from the disk and below a path of a static server: nothing is fetched from elsewhere, no
// policy is violated, and what can be done with a mouse can be done with keys.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteFolder } from '../../src/app/site-folder.ts';
import { publishPrepared } from '../../src/app/site.ts';
import { buildReportView } from '../../src/core/report/view.ts';
import { renderReport } from '../../src/render/render-report.ts';
import { axeFindings, isBrowserMissing, openTestBrowser } from '../support/page-browser.ts';
import { passRun, xfailRun } from '../support/sample-runs.ts';
import { sampleHistory, samplePublishedNote } from '../support/sample-site.ts';
import { sampleRun } from '../support/site-runs.ts';
import { readTemplates } from '../support/templates.ts';

const limitMs = 90_000;
const takesPictures = process.env['CHAOS_SCREENSHOTS'] === '1';
const pictures = path.join(os.tmpdir(), 'chaos-site-pages');
const templates = readTemplates();
const browser = openTestBrowser();
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-site-'));
const key = sampleRun(0).stratum.key;
const claims = sampleHistory(1).filter(({ provenance }) => provenance.kind === 'pull-request');
const claim = claims[0]?.row.path ?? '';

const pages = Object.entries({
  overview: 'index.html',
  stratum: `strata/${key}/index.html`,
  slice: `strata/${key}/slices/0/0.html`,
  issue: 'issues/NVIDIA/OpenShell/4981/index.html',
  pull: 'pr/12/index.html',
  compare: 'compare/index.html',
  run: `${claim}/index.html`,
}).map(([name, file]) => ({ name, file }));

let server: http.Server | undefined;

beforeAll(async () => {
  const reports = [passRun(), xfailRun()].map((run) =>
    renderReport({ ...buildReportView(run), published: samplePublishedNote }, templates),
  );
  const prepared = sampleHistory(110).map((run, n) => {
    const page = { path: 'index.html', text: reports[n % 2] ?? '' };
    return { run, files: run.row.path === null ? [] : [page] };
  });
  const moment = { now: '2026-11-29T12:00:00.000Z', repository: 'NVIDIA/OpenShell' };
  await publishPrepared(openSiteFolder(dir), {
    prepared,
    moment,
    templates,
    tally: { filesWritten: 0, bytesWritten: 0 },
  });
  server = http.createServer(serve).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
}, limitMs);

afterAll(() => {
  server?.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

/** Below /some/where, as a project's site lies below its owner's. */
function serve({ url = '' }: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname, search } = new URL(url, 'http://localhost');
  const file = path.join(dir, decodeURIComponent(pathname.replace(/^\/some\/where/, '')));
  const isThere = url.startsWith('/some/where/') && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const type = file.endsWith('.svg') ? 'image/svg+xml' : file.endsWith('.html') ? 'text/html' : 'application/json';
  response.writeHead(isThere ? 200 : 404, { 'content-type': type });
  if (isThere && search === '?in-pieces') void sendInPieces(fs.readFileSync(file), response);
  else response.end(isThere ? fs.readFileSync(file) : '');
}

/** As over a slow line: long enough apart for the browser to paint each. */
async function sendInPieces(page: Buffer, response: http.ServerResponse): Promise<void> {
  const begin = page.indexOf('<body');
  const step = Math.ceil((page.length - begin) / 10);
  response.write(page.subarray(0, begin));
  for (let at = begin; at < page.length; at += step) {
    response.write(page.subarray(at, at + step));
    await sleep(100);
  }
  response.end();
}

function serverUrl(file: string): string {
  const address = server?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server did not start');
  return `http://127.0.0.1:${String(address.port)}/some/where/${file}`;
}

interface Watched {
  readonly page: Page;
  readonly requests: string[];
  readonly messages: string[];
}

async function watch(): Promise<Watched> {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  const [requests, messages]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  // A violation of the policy is an error on the console.
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return { page, requests, messages };
}

/** What has moved on the page since its first paint, with the score that browsers give it. */
const shifted = `new Promise((resolve) => {
  const moves = [];
  const observer = new PerformanceObserver((list) =>
    list.getEntries().forEach(({ value, sources }) =>
      moves.push(value.toFixed(4) + ' ' + sources.map(({ node }) => node?.nodeName + ' ' + node?.textContent?.trim().slice(0, 40)).join(' | '))));
  observer.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(moves))));
})`;

test.skipIf(isBrowserMissing).each(pages)(
  'nothing on the $name page moves while it arrives in pieces',
  async ({ file }) => {
    for (const width of [1280, 390]) {
      const { page } = await watch();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(serverUrl(`${file}?in-pieces`));
      expect(await page.evaluate(shifted)).toEqual([]);
      await page.close();
    }
  },
  limitMs,
);

/** Tables that go on beyond what is in sight; a grid of runs may. */
const cutTables = `[...document.querySelectorAll('.scroll:not(.grid)')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent.slice(0, 80))`;

const bases = [
  { from: 'the disk', base: (file: string) => pathToFileURL(path.join(dir, file)).href },
  { from: 'a path of a server', base: serverUrl },
];

test.skipIf(isBrowserMissing).each(pages)(
  'the $name page opens quietly, fits and can be read without seeing it',
  async ({ name, file }) => {
    for (const { base } of bases) {
      const { page, requests, messages } = await watch();
      await page.goto(base(file));
      expect(messages).toEqual([]);
      expect(requests.filter((url) => !url.startsWith(base('')) && !url.startsWith('data:'))).toEqual([]);
      await page.close();
    }
    const { page } = await watch();
    await page.goto(pathToFileURL(path.join(dir, file)).href);
    expect(await page.evaluate(shifted)).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      if (width === 1280) expect(await page.evaluate(cutTables)).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        if (!takesPictures) continue;
        fs.mkdirSync(pictures, { recursive: true });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: path.join(pictures, `${name}-${String(width)}-${colorScheme}.png`) });
      }
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
  },
  limitMs,
);

test.skipIf(isBrowserMissing).each(bases)(
  'from $from: filters stand in the address and come back from it, and Esc shows everything again',
  async ({ base }) => {
    const { page, messages } = await watch();
    await page.goto(base('index.html'));
    const shown = page.locator('tr[data-row]:visible');
    expect(await shown.count()).toBe(24);
    expect(await shown.first().getAttribute('data-verdict')).toBe('FAIL');
    await page.getByRole('button', { name: /openshell-kubernetes/ }).click();
    expect(await shown.count()).toBe(8);
    await page.keyboard.press('/');
    await page.keyboard.type('gateway');
    expect(await shown.count()).toBe(2);
    await page.selectOption('#verdict', 'XPASS');
    expect(await shown.count()).toBe(1);
    const address = page.url();
    expect(address).toMatch(/#q=gateway&verdict=XPASS&place=\d$/);
    const again = (await watch()).page;
    await again.goto(address);
    expect(await again.locator('tr[data-row]:visible').count()).toBe(1);
    expect(await again.locator('#search').inputValue()).toBe('gateway');
    await again.close();
    await page.keyboard.press('Escape');
    expect(await shown.count()).toBe(24);
    expect(messages).toEqual([]);
    await page.close();
  },
  limitMs,
);

test.skipIf(isBrowserMissing).each(bases)(
  'from $from: j and k go from row to row, Enter opens one',
  async ({ base }) => {
    const { page } = await watch();
    await page.goto(base('index.html'));
    const focused = 'document.activeElement.querySelector("a")?.textContent';
    const names: unknown[] = [];
    for (const pressed of ['j', 'j', 'k']) {
      await page.keyboard.press(pressed);
      names.push(await page.evaluate(focused));
    }
    expect(names).toEqual(['supervisor-kill', 'supervisor-kill', 'supervisor-kill']);
    expect(await page.evaluate('[...document.querySelectorAll("tr[data-row]")].indexOf(document.activeElement)')).toBe(
      0,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/strata\/[0-9a-f]{12}\/index\.html$/);
    expect(await page.locator('h1').textContent()).toBe('supervisor-kill');
    await page.close();
  },
  limitMs,
);

test.skipIf(isBrowserMissing).each(bases)(
  'from $from: two runs are compared by clicking them',
  async ({ base }) => {
    const { page, messages } = await watch();
    await page.goto(base('index.html'));
    await page.keyboard.press('c');
    const cells = page.locator('tr[data-row]').first().locator('a.cell');
    await cells.nth(0).click();
    expect(await page.locator('#compare-status').textContent()).toContain('Now click the second');
    await cells.nth(1).click();
    await page.waitForURL(/compare\/index\.html#a=runs.*&b=runs/);
    for (const frame of ['#frame-a', '#frame-b']) {
      expect(await page.frameLocator(frame).locator('h1').first().textContent()).toMatch(/PASS|XFAIL/);
    }
    expect(await page.locator('#compare-command code').textContent()).toMatch(/^chaos compare \d{8}T\S+ \d{8}T\S+$/);
    expect(messages).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    if (takesPictures) await page.screenshot({ path: path.join(pictures, 'compare-two.png') });
    await page.close();
  },
  limitMs,
);

test
  .skipIf(isBrowserMissing)
  .each([
    'https://evil.example/index.html',
    'javascript:alert(1)//',
    '../../../etc/passwd',
    'runs/2026-01/01/../../../../x',
    '//evil.example/runs/2026-01/01/20260101T000000Z-000000',
  ])('the compare page opens nothing but runs of the site: %s', async (address) => {
  const { page, requests } = await watch();
  const start = pathToFileURL(path.join(dir, 'compare/index.html')).href;
  await page.goto(`${start}#${new URLSearchParams({ a: address, b: address }).toString()}`);
  const src = await page.locator('#frame-a').getAttribute('src');
  expect(src === null || /^\.\.\/runs\/2026-01\/01\/20260101T000000Z-000000\/index\.html$/.test(src)).toBe(true);
  expect(requests.filter((url) => !url.startsWith(pathToFileURL(dir).href))).toEqual([]);
  await page.close();
});

test.skipIf(isBrowserMissing)('without its script the overview shows everything', async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.goto(pathToFileURL(path.join(dir, 'index.html')).href);
  expect(await page.locator('tr[data-row]:visible').count()).toBe(24);
  expect(await page.locator('#filters').isVisible()).toBe(false);
  await page.close();
});

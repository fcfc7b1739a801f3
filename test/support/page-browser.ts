// SPDX-License-Identifier: Apache-2.0
/** Debian's Chromium for tests of pages: opened once per file, and what a page did while it was open. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const executablePath = '/usr/bin/chromium';
export const isBrowserMissing: boolean = !fs.existsSync(executablePath);

export interface TestBrowser {
  /** An empty page; the caller closes it. */
  page(options?: Parameters<Browser['newPage']>[0]): Promise<Page>;
  /** Writes a page into a folder that ends with the tests, and says where. */
  write(name: string, html: string): string;
}

/** Of one test file. */
export function openTestBrowser(): TestBrowser {
  let browser: Browser | undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-pages-'));
  beforeAll(async () => {
    if (isBrowserMissing) return;
    const quiet = ['--disable-background-networking', '--no-first-run', '--disable-component-update', '--disable-sync'];
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] });
  });
  afterAll(async () => {
    await browser?.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return {
    page: (options) => {
      if (browser === undefined) throw new Error('the browser did not start');
      return browser.newPage(options);
    },
    write: (name, html) => {
      const file = path.join(folder, `${name}.html`);
      fs.writeFileSync(file, html);
      return file;
    },
  };
}

export interface Visit {
  readonly requests: readonly string[];
  /** What was printed or thrown. */
  readonly messages: readonly string[];
  /** Of the policy. */
  readonly violations: unknown;
  /** Whether a payload of the hostile run was run. */
  readonly pwned: unknown;
  readonly scripts: unknown;
}

/** Opens a file and tells what the page did until it had loaded. */
export async function visitFile(page: Page, file: string): Promise<Visit> {
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

const findings = `((rules) => axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => id + ': ' + html.slice(0, 120)))))`;

/** What axe finds in both colour schemes, one line per rule and place; everything that can be opened is open. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate('document.querySelectorAll("details").forEach((details) => { details.open = true; })');
  await page.evaluate(axe.source);
  const all = await page.evaluate<readonly string[]>(`${findings}(null)`);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing else depends on colours.
  return [...all, ...(await page.evaluate<readonly string[]>(`${findings}(['color-contrast'])`))];
}

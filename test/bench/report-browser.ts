// SPDX-License-Identifier: Apache-2.0
/** What a page costs a reader: painting and getting ready in headless Chromium, and what Lighthouse says of it. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Workbench } from './workbench.ts';

const executablePath = '/usr/bin/chromium';
const LIGHTHOUSE = 'lighthouse@13.5.0';
const INSTALL_LIMIT_MS = 5 * 60_000;
const AUDIT_LIMIT_MS = 3 * 60_000;

export const hasBrowser: boolean = fs.existsSync(executablePath);

export interface Opened {
  readonly firstPaintMs: number;
  /** Until the page and its script had loaded and answered to a key. */
  readonly interactiveMs: number;
}

/** Opens the page from the disk, as often as asked, each time in a browser of its own. */
export async function openOften(file: string, times: number): Promise<readonly Opened[]> {
  const opened: Opened[] = [];
  for (let time = 0; time < times; time += 1) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const startedMs = performance.now();
      await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
      await page.keyboard.press('j');
      const interactiveMs = performance.now() - startedMs;
      await page.waitForFunction('performance.getEntriesByName("first-contentful-paint").length > 0');
      const firstPaintMs = await page.evaluate<number>(
        'performance.getEntriesByName("first-contentful-paint")[0].startTime',
      );
      opened.push({ firstPaintMs, interactiveMs });
    } finally {
      await browser.close();
    }
  }
  return opened;
}

/** Scores from 0 to 100 by the name of their category. Lighthouse is fetched into the benchmark's folder. */
export async function auditPage(bench: Workbench, file: string): Promise<Readonly<Record<string, number>>> {
  const folder = await fetchTool(bench, LIGHTHOUSE);
  const html = gzipSync(fs.readFileSync(file));
  const server = http.createServer((request, response) => {
    response.statusCode = request.url === '/' ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.end(request.url === '/' ? html : gzipSync(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const result = path.join(folder, 'result.json');
    const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
    const flags = ['--quiet', '--chrome-flags=--headless --no-sandbox --disable-gpu', '--output=json'];
    const argv = [
      'env',
      `CHROME_PATH=${executablePath}`,
      process.execPath,
      program,
      `http://127.0.0.1:${String(port)}/`,
    ];
    await bench.mustRun([...argv, ...flags, `--output-path=${result}`], { timeoutMs: AUDIT_LIMIT_MS });
    const { categories } = JSON.parse(fs.readFileSync(result, 'utf8')) as {
      readonly categories: Readonly<Record<string, { readonly score: number }>>;
    };
    return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const tools = new Map<string, Promise<string>>();

/** Installs a package of npm, once, into a folder that ends with the benchmark. */
export function fetchTool(bench: Workbench, name: string): Promise<string> {
  const known = tools.get(name) ?? installTool(bench, name);
  tools.set(name, known);
  return known;
}

async function installTool(bench: Workbench, name: string): Promise<string> {
  const folder = bench.folder('tool');
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  // Behind a proxy of one's own, npm needs to know whom to trust.
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  const env = certificates === undefined ? [] : ['env', `NODE_EXTRA_CA_CERTS=${certificates}`];
  const argv = [...env, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', name];
  await bench.mustRun(argv, { cwd: folder, timeoutMs: INSTALL_LIMIT_MS });
  return folder;
}

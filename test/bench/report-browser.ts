// SPDX-License-Identifier: Apache-2.0
/** What a page costs a reader: painting and getting ready in headless Chromium, and what Lighthouse says of it. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Aim, Row } from './table.ts';
import type { Workbench } from './workbench.ts';

const executablePath = '/usr/bin/chromium';
const LIGHTHOUSE = 'lighthouse@13.5.0';
const INSTALL_LIMIT_MS = 5 * 60_000;
const OPENINGS = 3;
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

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html; charset=utf-8', '.svg': 'image/svg+xml', '.json': 'application/json' },
};

/**
 * Scores from 0 to 100 by the name of their category, of a page as a static host serves it with what lies around it.
 * Lighthouse is fetched into the benchmark's folder.
 */
async function auditPage(bench: Workbench, { root, file }: PageOfFolder): Promise<Readonly<Record<string, number>>> {
  const folder = await fetchTool(bench, LIGHTHOUSE);
  const server = http.createServer(({ url = '' }, response) => {
    const wanted = path.join(root, path.posix.normalize(decodeURIComponent(url)));
    const isThere = fs.statSync(wanted, { throwIfNoEntry: false })?.isFile() === true;
    const type = types[path.extname(wanted)] ?? 'text/plain';
    response.writeHead(isThere ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(isThere ? fs.readFileSync(wanted) : ''));
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
      `http://127.0.0.1:${String(port)}/${file}`,
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

export interface PageOfFolder {
  /** Absolute: what is served. */
  readonly root: string;
  /** Relative to it. */
  readonly file: string;
}

/** What a page costs a reader. Without `audited` Lighthouse is left out. */
export async function browserRows(
  bench: Workbench,
  page: PageOfFolder,
  { name, audited = true }: { readonly name: string; readonly audited?: boolean },
): Promise<readonly Row[]> {
  const what = (text: string): string => `${name}: ${text}`;
  if (!hasBrowser) return [{ what: what('browser'), why: 'no Chromium here' }];
  const opened = await openOften(path.join(page.root, page.file), OPENINGS);
  const paint: Aim = { of: 'median', below: 1000 };
  const rows: Row[] = [
    { what: what('first paint'), unit: 'ms', samples: opened.map((each) => each.firstPaintMs), aim: paint },
    { what: what('interactive'), unit: 'ms', samples: opened.map((each) => each.interactiveMs) },
  ];
  if (!audited) return rows;
  try {
    const scores = await auditPage(bench, page);
    const short = (category: string, below: number): Row => ({
      ...{ what: what(`Lighthouse ${category}`), unit: 'points short' },
      ...{ samples: [100 - (scores[category] ?? 0)], aim: { of: 'median', below } },
    });
    return [...rows, short('performance', 6), short('accessibility', 1), short('best-practices', 1)];
  } catch (error) {
    return [...rows, { what: what('Lighthouse'), why: String(error).slice(0, 200) }];
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

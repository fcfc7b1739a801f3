// SPDX-License-Identifier: Apache-2.0

// What is shared of a run, in a real browser: the picture opens quietly and runs nothing, and the chart's text is taken
// by the parser that GitHub's renderer is made of.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type mermaid from 'mermaid';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareText } from '../../src/app/share.ts';
import type { Theme } from '../../src/core/report/picture.ts';
import { browserIsMissing, startBrowser } from '../support/browser.ts';
import { hostileRun } from '../support/hostile-run.ts';
import * as samples from '../support/sample-runs.ts';
import { tempFolder } from '../support/temp.ts';
import { readTemplates } from '../support/templates.ts';

const templates = readTemplates();
const runs = Object.entries({
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
  empty: emptyRun,
}).map(([name, make]) => ({ name, make }));

/** A run that ended before anything happened. */
function emptyRun(): samples.SampleRun {
  const run = samples.errorRun();
  const nothing = { phases: [], steps: [], instances: [], components: [], faults: [], actions: [], waitTimeouts: [] };
  return { ...run, record: { ...run.record, state: { ...run.record.state, ...nothing } } };
}

let browser: Browser | undefined;

beforeAll(async () => {
  if (!browserIsMissing) browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

test('the browser is there, in CI at least', () => {
  expect(browserIsMissing && process.env['CI'] === 'true').toBe(false);
});

test.each(runs)('a picture of $name holds nothing that runs or comes from elsewhere', ({ make }) => {
  for (const theme of ['light', 'dark'] as const) {
    const svg = pictureOf(make(), theme);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')).toBe(true);
    expect(svg).not.toMatch(/<(?:script|foreignObject|image|use|a|iframe)\b|\son\w+=|\bhref=|@import|@font-face/i);
    const markup = svg.replace(/<(title|desc|text)\b[^>]*>[^<]*/g, '<$1>');
    expect([...markup.matchAll(/url\((.*?)\)/g)].filter(([, target]) => !target!.startsWith('#'))).toEqual([]);
  }
});

test.skipIf(browserIsMissing).each(runs)(
  'a picture of $name opens by itself, runs nothing and holds its texts',
  async ({ name, make }) => {
    for (const theme of ['light', 'dark'] as const) {
      const file = path.join(tempFolder(), 'run.svg');
      fs.writeFileSync(file, pictureOf(make(), theme));
      const page = await browser!.newPage();
      const seen = watch(page);
      await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
      expect(await page.evaluate(standing)).toEqual({
        ...{ root: 'svg', broken: 0, pwned: false, named: true },
        // Nothing holds 170 of the widest characters; they end at the edge.
        outside: name === 'hostile' ? (expect.any(Array) as unknown) : [],
      });
      expect(seen).toEqual({ requests: [pathToFileURL(file).href], messages: [] });
      await page.close();
    }
  },
);

test.skipIf(browserIsMissing)(
  'a chart of every run is text that the real parser takes, within what GitHub draws',
  async () => {
    const page = await browser!.newPage();
    await page.setContent('<!doctype html><title>mermaid</title>');
    await page.addScriptTag({ path: mermaidFile() });
    for (const { name, make } of runs) {
      const text = shareText(make(), { format: 'mermaid', theme: 'light' }, templates);
      expect(text.length).toBeLessThan(50_000);
      expect(barsOf(text).length, name).toBeLessThanOrEqual(60);
      expect(await page.evaluate(parse, text), name).toEqual({ type: 'gantt' });
      const drawn = await page.evaluate(draw, text);
      expect([...drawn.tasks].sort(), name).toEqual([...barsOf(text)].sort());
    }
    await expect(page.evaluate(parse, 'gantt\nnot a task at all :::\nsection\n')).rejects.toThrow();
    await page.close();
  },
);

function pictureOf(run: samples.SampleRun, theme: Theme): string {
  return shareText(run, { format: 'svg', theme }, templates);
}

/** Names of the bars, which stand before the first colon. */
function barsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => / :/.test(line))
    .map((line) => line.slice(0, line.indexOf(' :')));
}

function mermaidFile(): string {
  const entry = createRequire(import.meta.url).resolve('mermaid');
  return path.join(path.dirname(entry), 'mermaid.min.js');
}

function watch(page: Page): { readonly requests: readonly string[]; readonly messages: readonly string[] } {
  const seen = { requests: [] as string[], messages: [] as string[] };
  page.on('request', (request) => seen.requests.push(request.url()));
  page.on('console', (message) => seen.messages.push(message.text()));
  page.on('pageerror', (error) => seen.messages.push(error.message));
  return seen;
}

/** Whether it is a picture with a name and a description, and which texts reach over its edge. */
const standing = `(() => {
  const root = document.documentElement;
  const named = (root.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const outside = [...document.querySelectorAll('text')].filter((text) => {
    const { left, right, bottom } = text.getBoundingClientRect();
    return left < 0 || right > root.width.baseVal.value || bottom > root.height.baseVal.value;
  });
  return {
    root: root.localName,
    broken: document.querySelectorAll('parsererror').length,
    pwned: 'pwned' in window,
    named: named.length === 2 && !named.includes(''),
    outside: outside.map((text) => text.textContent),
  };
})()`;

async function parse(text: string): Promise<{ readonly type: string }> {
  const page = globalThis as unknown as { readonly mermaid: typeof mermaid };
  return { type: (await page.mermaid.parse(text)).diagramType };
}

/** The names that stand on bars. */
async function draw(text: string): Promise<{ readonly tasks: readonly string[] }> {
  const page = globalThis as unknown as { readonly mermaid: typeof mermaid; readonly document: PageDocument };
  const { svg } = await page.mermaid.render('chart', text);
  const holder = page.document.createElement('div');
  holder.innerHTML = svg;
  return {
    tasks: [...holder.querySelectorAll('.taskText, .taskTextOutsideRight, .taskTextOutsideLeft')].map((task) =>
      task.textContent.trim(),
    ),
  };
}

interface PageDocument {
  createElement(name: string): {
    innerHTML: string;
    querySelectorAll(selector: string): Iterable<{ readonly textContent: string }>;
  };
}

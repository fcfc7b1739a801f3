// SPDX-License-Identifier: Apache-2.0
// A run directory in which nothing is what it should be: the page shows text or says what is missing, nothing runs, and
// nothing outside of it is read.

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isBrowserMissing, openTestBrowser, visitFile } from '../support/page-browser.ts';
import { callCli } from '../support/run-cli.ts';
import { tempFolder } from '../support/temp.ts';

const root = path.resolve(import.meta.dirname, '../..');
const payload = 'window.pwned=1';
const markup = `</script></style></title><script>${payload}</script><img src=x onerror=${payload}>`;
const secret = 'what-no-page-may-know';
const instance = 'workloads/counter/instances/counter-0';
const browser = openTestBrowser();

interface Planted {
  readonly runDir: string;
  readonly parent: string;
}

/** A copy of a recorded run with everything planted in it that a workload, a system or a stranger could leave. */
function plantRun(): Planted {
  const parent = tempFolder();
  const runDir = path.join(parent, 'run');
  fs.cpSync(path.join(root, 'test/fixtures/runs/xfail'), runDir, { recursive: true });
  const place = (name: string): string => {
    const file = path.join(runDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    return file;
  };
  plantTexts(place);
  plantMeasurements(place);
  plantEntries(place, parent);
  fs.appendFileSync(place('timeline.jsonl'), '{"v":1,"seq":99');
  fs.rmSync(place('logs/harness.log'));
  return { runDir, parent };
}

type PlaceOf = (name: string) => string;

function plantTexts(place: PlaceOf): void {
  const odd = Buffer.concat([
    Buffer.from('bytes '),
    Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x00]),
    Buffer.from(' end\n'),
  ]);
  const terminal = '\u001b[31mred\u001b]8;;https://evil.example\u0007x\u202etxt.exe\u2066\n';
  const lines = [markup, `javascript:${payload}`, '{{constructor.constructor "return 1"}}', 'x'.repeat(1_000_000)];
  fs.appendFileSync(place('logs/gateway.log'), Buffer.concat([Buffer.from(`${lines.join('\n')}\n${terminal}`), odd]));
  fs.writeFileSync(place(`logs/"><img src=x onerror=${payload}>.log`), 'a name that tries something\n');
  fs.writeFileSync(place(`${instance}/output/${encodeURIComponent(markup)}`), markup);
  fs.writeFileSync(place(`${instance}/output/javascript:${payload}`), 'no address\n');
  fs.writeFileSync(place(`${instance}/output/core`), Buffer.alloc(5000, 7).fill(0, 0, 2000));
}

function plantMeasurements(place: PlaceOf): void {
  const samples = [
    { name: markup, labels: { [markup]: markup, __proto__x: 'y' }, value: 1 },
    { name: 'nan', labels: {}, value: 'NaN' },
    { name: 'huge', labels: {}, value: 1.7e308 },
    { name: 'huge', labels: { other: 'x' }, value: -1.7e308 },
  ];
  const scrape = (atMs: number): string => JSON.stringify({ atMs, at: '2026-11-29T15:45:00.000Z', samples });
  fs.writeFileSync(place('system/metrics/evil.jsonl'), `${scrape(1)}\n${scrape(2000)}\n{"atMs":3,"samples":"no"}\n`);
  const span = {
    ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: null, name: markup, kind: markup },
    ...{ startUnixNano: '99999999999999999999', endUnixNano: '1', status: { code: 'error', message: markup } },
    ...{ attributes: {}, resource: { 'service.name': markup } },
  };
  const line = JSON.stringify({ atMs: 500, at: 'not a time', span });
  fs.writeFileSync(place('system/watch/otel.jsonl'), `${line}\nnot a span\n`);
}

function plantEntries(place: PlaceOf, parent: string): void {
  const outside = path.join(parent, 'outside');
  fs.mkdirSync(path.join(outside, 'logs'), { recursive: true });
  for (const name of ['secret.log', 'logs/sandbox.log']) fs.writeFileSync(path.join(outside, name), `${secret}\n`);
  fs.symlinkSync(path.join(outside, 'secret.log'), place('logs/linked.log'));
  fs.symlinkSync(outside, place('workloads/counter/instances/counter-9'));
  execFileSync('mkfifo', [place('logs/pipe.log'), place('system/metrics/pipe.jsonl')]);
  const server = net.createServer().listen(place('logs/socket.log'));
  onTestFinished(() => void server.close());
}

test('the page of a hostile directory tells what it could not show, and reads nothing outside', async () => {
  const { runDir, parent } = plantRun();
  const first = await callCli(['report', './run'], { cwd: parent });
  expect(first.code).toBe(0);
  const html = fs.readFileSync(path.join(runDir, 'report.html'), 'utf8');
  for (const said of [
    'logs/linked.log is a link: not opened',
    'logs/pipe.log is a pipe: not opened',
    'logs/socket.log is a socket: not opened',
    'workloads/counter/instances/counter-9 is a link: not opened',
    'system/metrics/pipe.jsonl is a pipe: not opened',
    'evil: not read to its end: system/metrics/evil.jsonl:3 is damaged',
    'system/watch/otel.jsonl:2 is damaged',
    'last line was torn',
    '5.0 kB, no text: not shown',
    '\\x1b[31mred\\x1b]8;;',
    '\\u{202e}txt.exe',
  ]) {
    expect(html).toContain(said);
  }
  expect(html).not.toContain(secret);
  expect(html).not.toContain(parent);
  expect(html.match(/<script/gi)).toHaveLength(1);
  expect(html.length).toBeLessThan(400_000);

  await callCli(['report', './run'], { cwd: parent });
  expect(fs.readFileSync(path.join(runDir, 'report.html'), 'utf8')).toBe(html);
});

test('a process that may read the program and this directory alone reads all that a page is made from', () => {
  const { runDir } = plantRun();
  const allowed = [`--allow-fs-read=${root}`, `--allow-fs-read=${runDir}`];
  const program = [path.join(root, 'src/cli/main.ts'), 'show', runDir, '--json'];
  const shown = spawnSync(process.execPath, ['--permission', '--no-warnings', ...allowed, ...program], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(shown.stderr).toBe('');
  expect(shown.stdout).toContain('XFAIL');
});

test.skipIf(isBrowserMissing)('nothing of a hostile directory runs in a browser', async () => {
  const { runDir, parent } = plantRun();
  await callCli(['report', './run'], { cwd: parent });
  const page = await browser.page();
  onTestFinished(() => page.close());
  const file = path.join(runDir, 'report.html');
  const seen = await visitFile(page, file);
  expect(seen).toMatchObject({ messages: [], violations: [], pwned: false, scripts: 1 });
  expect(seen.requests).toHaveLength(1);
  await page.evaluate('document.querySelectorAll("details").forEach((details) => { details.open = true; })');
  await page.keyboard.press('/');
  await page.keyboard.type('script');
  await expect.poll(() => page.locator('#log-found').textContent()).toMatch(/ lines/);
  const links = await page.evaluate<string[]>('[...document.querySelectorAll("a")].map(({ protocol }) => protocol)');
  expect(new Set(links)).toEqual(new Set(['file:', 'https:']));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
  expect(await page.evaluate('[window.pwned, window.violations.length]')).toEqual([undefined, 0]);
});

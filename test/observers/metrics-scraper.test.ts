// SPDX-License-Identifier: Apache-2.0
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SCRAPE_LIMITS } from '../../src/observers/metrics-scraper.ts';
import type { MetricsHandle } from '../../src/ports/observers.ts';
import { destination, type Destination, heldResources, observers, refusingFile } from '../support/observed.ts';
import { eventually } from '../support/temp.ts';

type Answer = (response: http.ServerResponse) => void;

interface Line {
  readonly atMs: number;
  readonly at: string;
  readonly samples?: readonly { name: string; labels: Record<string, string>; value: number | string }[];
  readonly gap?: string;
}

/** A loopback server whose answer can be exchanged. */
async function serve(
  answer: Answer,
): Promise<{ url: string; port: number; answer: Answer; stop: () => Promise<void> }> {
  const server = http.createServer((_, response) => served.answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  const served = { url: `http://127.0.0.1:${port}/metrics`, port, answer, stop };
  return served;
}

function text(body: string): Answer {
  return (response) => response.end(body);
}

function scrape(
  url: string,
  intervalMs = 20,
): { handle: MetricsHandle; copy: Destination; lines: () => readonly Line[]; changes: () => number } {
  const copy = destination();
  let changes = 0;
  const handle = observers.scrapeMetrics({
    name: 'gateway',
    url,
    intervalMs,
    destination: copy.file,
    onChange: () => {
      changes += 1;
    },
  });
  onTestFinished(async () => {
    await handle.close();
  });
  return { handle, copy, lines: () => copy.values() as readonly Line[], changes: () => changes };
}

test('each scrape is one line with its samples, and counter resets stay as they are', async () => {
  const server = await serve(text('restarts_total 5\n'));
  const { handle, lines, changes } = scrape(server.url);
  await eventually('a scrape', () => lines().length > 0);
  server.answer = text('restarts_total 0\n');
  await eventually('the reset', () => lines().at(-1)?.samples?.[0]?.value === 0);
  const { lines: count } = await handle.close();
  const written = lines();
  expect([count, changes()]).toEqual([written.length, written.length]);
  expect(written[0]?.samples).toEqual([{ name: 'restarts_total', labels: {}, value: 5 }]);
  expect(Object.keys(written[0] ?? {})).toEqual(['atMs', 'at', 'samples']);
  expect(written[0]?.at).toMatch(/^\d{4}-.*Z$/);
  expect(written.map((line) => line.atMs)).toEqual(written.map((line) => line.atMs).sort((a, b) => a - b));
});

test('values that JSON has no number for are texts', async () => {
  const server = await serve(text('m{q="0.5"} NaN\nm{q="0.9"} +Inf\nm{q="1"} -Inf\n'));
  const { lines } = scrape(server.url);
  const first = await eventually('a scrape', () => lines()[0]);
  expect(first.samples?.map(({ value }) => value)).toEqual(['NaN', '+Inf', '-Inf']);
});

test('the latest value is the sum over the series that carry the labels', async () => {
  const server = await serve(
    text('r{m="get",c="200"} 3\nr{m="get",c="500"} 4\nr{m="put",c="200"} 5\nr_sum 9\nn NaN\nn{a="b"} 2\no NaN\n'),
  );
  const { handle } = scrape(server.url);
  const value = (metric: string, labels: Record<string, string> = {}): number | null | undefined =>
    handle.latest({ source: 'gateway', metric, labels })?.value;
  expect(value('r')).toBeUndefined();
  await eventually('a scrape', () => value('r') !== undefined);
  expect([value('r'), value('r', { m: 'get' }), value('r', { m: 'get', c: '500' })]).toEqual([12, 7, 4]);
  expect([value('r', { m: 'post' }), value('r', { x: '' }), value('s'), value('n'), value('o')]).toEqual([
    null,
    null,
    null,
    2,
    null,
  ]);
  expect(handle.name).toBe('gateway');
});

test('a server that is down is a gap, and the latest value stays that of the last scrape', async () => {
  const server = await serve(text('up 1\n'));
  const { handle, lines, changes } = scrape(server.url);
  await eventually('a scrape', () => lines().some((line) => line.samples));
  await server.stop();
  // The scrape that the server's end fell into may say otherwise.
  const gap = await eventually('a gap', () => lines().find((line) => line.gap?.includes('ECONNREFUSED')));
  expect(Object.keys(gap)).toEqual(['atMs', 'at', 'gap']);
  const reading = handle.latest({ source: 'gateway', metric: 'up', labels: {} });
  expect(reading?.value).toBe(1);
  expect(reading?.atMs).toBeLessThan(gap.atMs);
  expect(changes()).toBeGreaterThan(1);
});

test.each<[string, Answer, RegExp]>([
  ['another status', (response) => response.writeHead(503).end('up 1\n'), /^answered 503$/],
  ['a redirect', (response) => response.writeHead(302, { location: '/other' }).end(), /^answered 302$/],
  ['a page', text('<!doctype html>'), /^line 1 is not a sample: "<!doctype html>"$/],
  [
    'an answer that breaks off',
    (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('up 1\n');
      setImmediate(() => response.destroy());
    },
    /./,
  ],
  [
    'an answer without end',
    (response) => {
      const line = Buffer.alloc(512 * 1024, '# comment\n');
      const write = (): void => {
        while (response.write(line));
      };
      response.on('drain', write);
      write();
    },
    /^the answer is larger than 4194304 bytes$/,
  ],
])('%s is a gap with its reason', async (_, answer, reason) => {
  const server = await serve(answer);
  const { handle, lines } = scrape(server.url, 60_000);
  const first = await eventually('a gap', () => lines()[0]);
  expect(first.gap).toMatch(reason);
  expect(handle.latest({ source: 'gateway', metric: 'up', labels: {} })).toBeNull();
});

test('an answer that trickles is given up at the limit', async () => {
  const server = await serve((response) => {
    const timer = setInterval(() => response.write('# still here\n'), 50);
    response.on('close', () => clearInterval(timer));
  });
  const { lines } = scrape(server.url, 60_000);
  const first = await eventually('a gap', () => lines()[0]);
  expect(first.gap).toBe(`no whole answer within ${SCRAPE_LIMITS.timeoutMs} ms`);
});

test('closing scrapes once more, so that the last value is that of the end', async () => {
  const server = await serve(text('ticks_total 1\n'));
  const { handle, lines } = scrape(server.url, 60_000);
  await eventually('the first scrape', () => lines().length === 1);
  server.answer = text('ticks_total 7\n');
  expect(await handle.close()).toEqual({ lines: 2, complete: true });
  expect(lines()[1]?.samples).toEqual([{ name: 'ticks_total', labels: {}, value: 7 }]);
});

test('closing while an answer is waited for ends at the limit of one scrape and keeps nothing alive', async () => {
  const server = await serve(() => {});
  const before = heldResources();
  const { handle, lines } = scrape(server.url);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await handle.close()).toEqual({ lines: 1, complete: true });
  expect(lines()[0]?.gap).toBe(`no whole answer within ${SCRAPE_LIMITS.timeoutMs} ms`);
  await server.stop();
  await eventually('nothing is held', () => heldResources().length < before.length);
});

test('a disk that refuses ends the file and not the scraping', async () => {
  const server = await serve(text('up 1\n'));
  const handle = observers.scrapeMetrics({
    name: 'gateway',
    url: server.url,
    intervalMs: 20,
    destination: refusingFile(),
    onChange: () => {},
  });
  await eventually('a value', () => handle.latest({ source: 'gateway', metric: 'up', labels: {} }));
  expect(await handle.close()).toEqual({ lines: 0, complete: false });
});

test.each(['file:///etc/passwd', 'ftp://host/metrics', 'not a url', ''])('the address %j is refused', (url) => {
  const copy = destination();
  const start = (): MetricsHandle =>
    observers.scrapeMetrics({ name: 'gateway', url, intervalMs: 20, destination: copy.file, onChange: () => {} });
  expect(start).toThrow(`metrics gateway have the address ${JSON.stringify(url)}, expected one with http or https`);
});

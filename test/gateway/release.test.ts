// SPDX-License-Identifier: Apache-2.0

// A gateway from a published release, fetched from a server of the test: of all that can go wrong on the way nothing is
// ever executed. Only what the checksums vouch for boots.

import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DownloadLimits } from '../../src/gateway/download.ts';
import { fetchRelease } from '../../src/gateway/release.ts';
import { startHooks, writePrograms } from '../support/fake-system.ts';
import { tempFolder } from '../support/temp.ts';

const LIMITS: DownloadLimits = { totalMs: 3_000, tries: 3, firstWaitMs: 20, bytes: 1024 * 1024 };
const MACHINE = { platform: 'linux', arch: 'x64' };
const GATEWAY_ARCHIVE = '/download/v0.0.111/openshell-gateway-x86_64-unknown-linux-gnu.tar.gz';

test.runIf(process.arch === 'x64')('a release whose checksums are right boots', async () => {
  const server = await startReleases();
  const { call } = await startHooks('release:0.0.111', { OPENSHELL_RELEASES_URL: server.url });
  const { code, out } = await call('boot');
  expect({ code, line: JSON.parse(out) as unknown }).toMatchObject({ code: 0, line: { name: 'openshell' } });
  expect(server.asked.filter((asked) => asked.endsWith('.tar.gz'))).toHaveLength(3);
});

test.runIf(process.arch === 'x64')('one whose checksum is wrong is not executed, nor left behind', async () => {
  const server = await startReleases();
  const evil = server.files.get(GATEWAY_ARCHIVE) ?? Buffer.alloc(0);
  server.files.set(GATEWAY_ARCHIVE, Buffer.concat([evil, Buffer.from('more')]));
  const { workDir, call } = await startHooks('release:0.0.111', { OPENSHELL_RELEASES_URL: server.url });
  await expect(call('boot')).rejects.toThrow(/has SHA-256 [0-9a-f]{64}; openshell-gateway-checksums-sha256.txt says/);
  expect(fs.existsSync(path.join(workDir, 'gateway.log'))).toBe(false);
  expect(fs.readdirSync(path.join(workDir, 'state-home/openshell-chaos/releases'))).toEqual([]);
});

test('the latest release is what the server says it is', async () => {
  const server = await startReleases();
  const folder = await fetchFrom(server, { version: 'latest' });
  expect(path.basename(folder)).toMatch(/^v0\.0\.111-linux-x64-/);
  expect(fs.readdirSync(folder).sort()).toEqual([
    'openshell',
    'openshell-gateway',
    'openshell-sandbox',
    'programs.json',
  ]);
});

test('what was fetched once is taken from the cache, unless it was changed there', async () => {
  const server = await startReleases();
  const cacheDir = tempFolder();
  const folder = await fetchFrom(server, { cacheDir });
  server.asked.length = 0;
  expect(await fetchFrom(server, { cacheDir })).toBe(folder);
  expect(server.asked).toEqual([]);
  fs.appendFileSync(path.join(folder, 'openshell-gateway'), '\n// changed');
  await fetchFrom(server, { cacheDir });
  expect(server.asked).not.toEqual([]);
  expect(fs.readFileSync(path.join(folder, 'openshell-gateway'), 'utf8')).not.toContain('// changed');
});

test('two runs that fetch the same at once both have it', async () => {
  const server = await startReleases();
  const cacheDir = tempFolder();
  const folders = await Promise.all([fetchFrom(server, { cacheDir }), fetchFrom(server, { cacheDir })]);
  expect(new Set(folders).size).toBe(1);
  expect(fs.readdirSync(cacheDir)).toHaveLength(1);
});

test('one that is cut short each time is refused', async () => {
  const server = await startReleases();
  server.behave = (request, response, bytes) => {
    if (request.url !== GATEWAY_ARCHIVE) return false;
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, 100), () => response.destroy());
    return true;
  };
  await expect(fetchFrom(server, {})).rejects.toThrow(/openshell-gateway-x86_64.*given up after 3 tries/);
});

test('one that is cut short once is fetched again', async () => {
  const server = await startReleases();
  let cuts = 0;
  server.behave = (request, response, bytes) => {
    if (request.url !== GATEWAY_ARCHIVE || cuts > 0) return false;
    cuts += 1;
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, 100), () => response.destroy());
    return true;
  };
  await expect(fetchFrom(server, {})).resolves.toContain('v0.0.111');
});

test('a release that is not there is said at once', async () => {
  const server = await startReleases();
  await expect(fetchFrom(server, { version: 'v9.9.9' })).rejects.toThrow('the server answers 404');
  expect(server.asked).toHaveLength(1);
});

test('a server that asks to wait is given the time, and no more than the limit', async () => {
  const server = await startReleases();
  const times: number[] = [];
  let after = '1';
  server.behave = (_, response) => {
    times.push(performance.now());
    if (times.length > 1 && after === '1') return false;
    response.writeHead(429, { 'retry-after': after }).end();
    return true;
  };
  await fetchFrom(server, {});
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  after = '3600';
  await expect(fetchFrom(server, {})).rejects.toThrow(
    'the server answers 429 and asks to wait 3600 s; given up after 1 tries',
  );
});

test('without a network it is said which address could not be reached', async () => {
  const server = await startReleases();
  server.close();
  await expect(fetchFrom(server, {})).rejects.toThrow(/127\.0\.0\.1:\d+.*ECONNREFUSED.*given up after 3 tries/);
});

test('a list without the file, an archive without the program, and a machine without a release are refused', async () => {
  const server = await startReleases();
  const list = '/download/v0.0.111/openshell-gateway-checksums-sha256.txt';
  const right = server.files.get(list) ?? Buffer.alloc(0);
  server.files.set(list, Buffer.from('0123  other.tar.gz\n'));
  await expect(fetchFrom(server, {})).rejects.toThrow('has no checksum of openshell-gateway-x86_64');
  const cli = server.files.get('/download/v0.0.111/openshell-x86_64-unknown-linux-musl.tar.gz') ?? Buffer.alloc(0);
  server.files.set(GATEWAY_ARCHIVE, cli);
  server.files.set(list, Buffer.from(right.toString('utf8').replace(/^[0-9a-f]{64}/, sha256(cli))));
  await expect(fetchFrom(server, {})).rejects.toThrow('holds no openshell-gateway');
  await expect(fetchFrom(server, { machine: { platform: 'linux', arch: 'riscv64' } })).rejects.toThrow(
    'there is no release for linux on riscv64',
  );
});

interface Releases {
  readonly url: string;
  readonly files: Map<string, Buffer>;
  readonly asked: string[];
  /** Whether it answered by itself. */
  behave: (request: http.IncomingMessage, response: http.ServerResponse, bytes: Buffer) => boolean;
  close(): void;
}

/** One release, v0.0.111, for Linux on x86_64. */
async function startReleases(): Promise<Releases> {
  const files = releaseFiles();
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const bytes = files.get(url);
    if (releases.behave(request, response, bytes ?? Buffer.alloc(0))) return;
    if (url === '/latest') response.writeHead(302, { location: '/tag/v0.0.111' }).end();
    else if (url === '/tag/v0.0.111') response.end('the page of the release');
    else if (bytes === undefined) response.writeHead(404).end();
    else response.writeHead(200).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const releases: Releases = { url, files, asked, behave: () => false, close };
  return releases;
}

function releaseFiles(): Map<string, Buffer> {
  const folder = tempFolder();
  writePrograms(folder);
  const systems = { openshell: 'musl', 'openshell-gateway': 'gnu', 'openshell-sandbox': 'gnu' };
  return new Map(
    Object.entries(systems).flatMap(([program, libc]) => {
      const name = `${program}-x86_64-unknown-linux-${libc}.tar.gz`;
      const archive = execFileSync('tar', ['-cz', '-C', folder, `./${program}`]);
      return [
        [`/download/v0.0.111/${name}`, archive],
        [`/download/v0.0.111/${program}-checksums-sha256.txt`, Buffer.from(`${sha256(archive)}  ${name}\n`)],
      ];
    }),
  );
}

function sha256(bytes: Buffer): string {
  return crypto.createHash('sha256').update(bytes).digest('hex');
}

function fetchFrom(server: Releases, request: Partial<Parameters<typeof fetchRelease>[0]>): Promise<string> {
  return fetchRelease({
    version: '0.0.111',
    base: server.url,
    cacheDir: tempFolder(),
    machine: MACHINE,
    limits: LIMITS,
    ...request,
  });
}

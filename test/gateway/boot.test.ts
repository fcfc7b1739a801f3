// SPDX-License-Identifier: Apache-2.0

// Booting a gateway from a folder of binaries, starting it again, ending it and removing what is the run's.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from '../../src/gateway/binaries.ts';
import { problemOf } from '../../src/gateway/shared-paths.ts';
import { startHooks, writePrograms } from '../support/fake-system.ts';
import { eventually, tempFolder } from '../support/temp.ts';

test('a boot prints what was booted and where, and leaves the files that adapters read', async () => {
  const folder = programsFolder();
  const { workDir, call } = await startHooks(`binaries:${folder}`, { CHAOS_OTLP_GRPC: 'http://127.0.0.1:4317' });
  const { code, out } = await call('boot');
  const line = JSON.parse(out) as Record<string, unknown> & { readonly endpoints: Record<string, string> };
  expect(code).toBe(0);
  expect(line).toMatchObject({
    name: 'openshell',
    version: '0.0.112-dev.7+g2f7fb6559',
    build: '2f7fb6559',
    generation: 'a',
    pidFile: path.join(workDir, 'gateway.pid'),
    log: path.join(workDir, 'gateway.log'),
  });
  const read = (name: string): string => fs.readFileSync(path.join(workDir, name), 'utf8');
  expect(line.endpoints['health']).toBe(`http://${read('health.endpoint').trim().replace('/', ':')}`);
  expect(read('gateway.toml')).toContain('[openshell.gateway.otlp]\nendpoint = "http://127.0.0.1:4317"');
  expect(read('bin/openshell')).toContain(`XDG_CONFIG_HOME='${workDir}/config'`);
  expect(read('config/openshell/active_gateway')).toBe('chaos-test-run');
  expect(fs.statSync(path.join(workDir, 'keys/signing.pem')).mode & 0o077).toBe(0);
  expect(read('keys/public.pem')).toContain('BEGIN PUBLIC KEY');
});

test('a gateway is started again with the same arguments and its log appended, once', async () => {
  const { workDir, call } = await startHooks(`binaries:${programsFolder()}`);
  await call('boot');
  const before = pidIn(workDir);
  process.kill(before, 'SIGKILL');
  await gone(before);
  await call('start');
  const after = pidIn(workDir);
  expect(after).not.toBe(before);
  await call('start');
  expect(pidIn(workDir)).toBe(after);
  expect(argumentsOf(after)).toContain(path.join(workDir, 'gateway.toml'));
});

test('a port that someone took meanwhile costs another try', async () => {
  const folder = programsFolder();
  fs.writeFileSync(path.join(folder, 'openshell-gateway.fails'), 'Address already in use (os error 98)');
  const { workDir, call } = await startHooks(`binaries:${folder}`);
  expect(await call('boot')).toMatchObject({ code: 0 });
  expect(fs.readFileSync(path.join(workDir, 'gateway.log'), 'utf8')).toMatch(/already in use[\s\S]*gateway up/);
});

test('a gateway that ends says why', async () => {
  const folder = programsFolder();
  fs.writeFileSync(path.join(folder, 'openshell-gateway.fails'), 'unknown key `speed`');
  const { workDir, call } = await startHooks(`binaries:${folder}`);
  await expect(call('boot')).rejects.toThrow('the gateway did not start: it ended: Error: unknown key `speed`');
  expect(fs.existsSync(path.join(workDir, 'gateway.pid')) && pidIn(workDir) > 0 && isAlive(pidIn(workDir))).toBe(false);
});

test('a folder without the programs is refused by their names', async () => {
  const folder = tempFolder();
  fs.writeFileSync(path.join(folder, 'openshell'), '', { mode: 0o644 });
  expect(() => findBinaries(folder)).toThrow(
    `${folder}: openshell-gateway is missing; openshell cannot be executed; openshell-sandbox is missing`,
  );
  const { call } = await startHooks(`binaries:${folder}`);
  await expect(call('boot')).rejects.toThrow('openshell-gateway is missing');
});

test('a program that does not start says so', async () => {
  const folder = programsFolder();
  fs.writeFileSync(path.join(folder, 'openshell-gateway'), '#!/bin/sh\necho "libz3.so.4: not found" >&2; exit 127\n');
  const { call } = await startHooks(`binaries:${folder}`);
  await expect(call('boot')).rejects.toThrow('--version does not work: libz3.so.4: not found');
});

test('a shutdown asks first, then removes exactly what carries the label, and again does nothing', async () => {
  const { workDir, engine, call } = await startHooks(`binaries:${programsFolder()}`);
  await call('boot');
  const pid = pidIn(workDir);
  engine.answers.set('GET /containers/json', { body: [{ Id: 'c1', Names: ['/one'], Labels: {}, State: 'running' }] });
  engine.answers.set('GET /volumes', { body: { Volumes: [{ Name: 'v1' }] } });
  for (const thing of ['/containers/c1', '/volumes/v1', '/networks/chaos-test-run']) {
    engine.answers.set(`DELETE ${thing}`, { status: 204 });
  }
  engine.calls.length = 0;
  expect(await call('shutdown')).toMatchObject({ code: 0 });
  expect(isAlive(pid)).toBe(false);
  expect(fs.readFileSync(path.join(workDir, 'gateway.log'), 'utf8')).toContain('gateway asked to stop');
  expect(engine.calls.filter((made) => made.startsWith('DELETE'))).toEqual([
    'DELETE /containers/c1',
    'DELETE /volumes/v1',
    'DELETE /networks/chaos-test-run',
  ]);
  engine.answers.clear();
  engine.answers.set('GET /containers/json', { body: [] });
  engine.answers.set('GET /volumes', { body: { Volumes: [] } });
  expect(await call('shutdown')).toMatchObject({ code: 0 });
});

test('a pid file that names a stranger ends nobody', async () => {
  const { workDir, call } = await startHooks(`binaries:${programsFolder()}`);
  fs.writeFileSync(path.join(workDir, 'gateway.pid'), `${String(process.pid)}\n`);
  expect(await call('shutdown')).toMatchObject({ code: 0 });
});

test('what is swept is told, one line each', async () => {
  const { engine, call } = await startHooks(`binaries:${programsFolder()}`);
  const labels = { 'openshell.ai/sandbox-name': 'counter-0' };
  engine.answers.set('GET /containers/json', {
    body: [{ Id: 'c1', Names: ['/one'], Labels: labels, State: 'exited' }],
  });
  engine.answers.set('DELETE /containers/c1', { status: 204 });
  const { out } = await call('sweep');
  expect(out).toBe('{"kind":"container","id":"one","instance":"counter-0","role":"sandbox"}\n');
});

test('an engine that refuses to remove something is an error that says what', async () => {
  const { engine, call } = await startHooks(`binaries:${programsFolder()}`);
  engine.answers.set('GET /containers/json', { body: [{ Id: 'c1', Names: ['/one'], Labels: {}, State: 'dead' }] });
  engine.answers.set('DELETE /containers/c1', { status: 500, body: { message: 'device or resource busy' } });
  await expect(call('sweep')).rejects.toThrow('removing container one: the engine answered 500');
  engine.answers.delete('DELETE /containers/c1');
});

test('what someone else is removing is waited for, and told when it is gone', async () => {
  const { engine, call } = await startHooks(`binaries:${programsFolder()}`);
  const removal = 'DELETE /containers/c1';
  engine.answers.set('GET /containers/json', { body: [{ Id: 'c1', Names: ['/one'], Labels: {}, State: 'removing' }] });
  engine.answers.set(removal, { status: 409, body: { message: 'removal of container c1 is already in progress' } });
  const swept = call('sweep');
  await eventually('it is asked again', () => engine.calls.filter((one) => one === removal).length >= 3);
  expect(engine.calls).not.toContain('DELETE /networks/chaos-test-run');
  engine.answers.delete(removal);
  expect((await swept).out).toBe('{"kind":"container","id":"one"}\n');
  expect(engine.calls).toContain('DELETE /networks/chaos-test-run');
});

test('at an endpoint the command line is joined to it, and nothing is booted or removed', async () => {
  const cli = path.join(programsFolder(), 'openshell');
  const { workDir, engine, call } = await startHooks('endpoint:https://gateway.example', { OPENSHELL_BIN: cli });
  const { out } = await call('boot');
  expect(JSON.parse(out)).toMatchObject({ name: 'openshell', version: '0.0.111', generation: 'a' });
  const metadata = fs.readFileSync(
    path.join(workDir, 'config/openshell/gateways/chaos-test-run/metadata.json'),
    'utf8',
  );
  expect(JSON.parse(metadata)).toMatchObject({ gateway_endpoint: 'https://gateway.example', gateway_port: 443 });
  await call('shutdown');
  await call('sweep');
  expect(engine.calls).toEqual([]);
  expect(fs.existsSync(path.join(workDir, 'gateway.pid'))).toBe(false);
});

test("inside a container the folders must be mounted under the same path, and the network be the machine's", () => {
  const mounts = [
    { Source: '/srv/chaos', Destination: '/srv/chaos' },
    { Source: '/srv/x', Destination: '/tmp' },
  ];
  const own = { Mounts: mounts, HostConfig: { NetworkMode: 'host' } };
  expect(problemOf(own, ['/srv/chaos/run'])).toBeNull();
  expect(problemOf(own, ['/srv/chaos/run', '/tmp/run', '/srv/chaos-2'])).toMatchObject({
    message: 'this runs in a container, and its engine cannot see /tmp/run, /srv/chaos-2',
  });
  expect(problemOf({ ...own, HostConfig: { NetworkMode: 'bridge' } }, ['/srv/chaos'])?.hint).toContain(
    '--network host',
  );
});

function programsFolder(): string {
  const folder = tempFolder();
  writePrograms(folder);
  return folder;
}

function pidIn(workDir: string): number {
  return Number(fs.readFileSync(path.join(workDir, 'gateway.pid'), 'utf8'));
}

function argumentsOf(pid: number): readonly string[] {
  return fs.readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').split('\0');
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(fs.readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

// SPDX-License-Identifier: Apache-2.0
/**
 * An engine of a test's own on a small disk, in a network of its own: what must not happen to an engine that others use
 * (a restart, a full disk) happens to it. Needs root and a dockerd.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { holdsWithin } from './poll.ts';

const limitMs = 30_000;
/** Room for its bridge and three networks. */
const pool = '10.213.0.0/22';

/** Why there can be none here; null when there can. */
export const whyNoSecondEngine: string | null = findWhyNot();

function findWhyNot(): string | null {
  if (process.geteuid?.() !== 0) return 'only root can start an engine';
  const tools = spawnSync('bash', ['-c', 'type -P dockerd nsenter unshare mount']);
  if (tools.status !== 0) return 'there is no dockerd, nsenter, unshare or mount';
  const apart = spawnSync('unshare', ['--net', 'true'], { timeout: 10_000 });
  return apart.status === 0 ? null : 'no network namespace can be made';
}

export interface SecondEngine {
  /** For DOCKER_HOST. */
  readonly address: string;
  /** A command of the docker program; what it printed. Throws when it fails. */
  docker(...args: readonly string[]): string;
  /** Fills the disk; what is left is a few kilobytes. */
  fillDisk(): void;
  freeDisk(): void;
  /** Ends the engine; its containers live on. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** With an image `busybox:1` made of the tar. */
export async function startSecondEngine(imageTar: Buffer): Promise<SecondEngine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-engine-'));
  run('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder]);
  const address = `unix://${path.join(folder, 'engine.sock')}`;
  const space = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const filler = path.join(folder, 'filler');
  let engine: ChildProcess | null = null;
  const docker = (...args: readonly string[]): string =>
    run('docker', ['--host', address, ...args], args[0] === 'import' ? imageTar : undefined);
  const start = async (): Promise<void> => {
    engine = spawnEngine(folder, { address, space: space.pid ?? 0 });
    const answers = (): boolean => spawnSync('docker', ['--host', address, 'version']).status === 0;
    if (!(await holdsWithin(limitMs, answers))) throw new Error('the second engine does not answer');
  };
  const stop = async (): Promise<void> => {
    if (engine === null || engine.exitCode !== null) return;
    const ended = once(engine, 'exit');
    engine.kill('SIGTERM');
    await ended;
  };
  const close = async (): Promise<void> => {
    fs.rmSync(filler, { force: true });
    const ids = run('docker', ['--host', address, 'ps', '--all', '--quiet']).split('\n').filter(Boolean);
    if (ids.length > 0) run('docker', ['--host', address, 'rm', '--force', ...ids]);
    await stop();
    space.kill('SIGKILL');
    unmountAll(folder);
  };
  await start();
  docker('import', '-', 'busybox:1');
  return {
    address,
    docker,
    fillDisk: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { timeout: limitMs }),
    freeDisk: () => fs.rmSync(filler, { force: true }),
    stop,
    start,
    close,
  };
}

function spawnEngine(
  folder: string,
  { address, space }: { readonly address: string; readonly space: number },
): ChildProcess {
  const log = fs.openSync(path.join(os.tmpdir(), `${path.basename(folder)}.log`), 'a');
  const at = (name: string): string => path.join(folder, name);
  const options = [
    ...['--data-root', at('data'), '--exec-root', at('exec'), '--pidfile', at('pid'), '--host', address],
    // Its default bridge is in a namespace of its own: an engine that is told to have none removes that of others.
    ...['--iptables=false', '--ip-forward=false', '--live-restore'],
    // Networks of other tests on the machine's engine never have the same addresses.
    ...['--default-address-pool', `base=${pool},size=24`],
  ];
  const child = spawn('nsenter', [`--net=/proc/${String(space)}/ns/net`, 'dockerd', ...options], {
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  return child;
}

function unmountAll(folder: string): void {
  const mounts = fs
    .readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place === folder || place.startsWith(`${folder}/`))
    .reverse();
  for (const place of mounts) spawnSync('umount', ['--lazy', place]);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(path.join(os.tmpdir(), `${path.basename(folder)}.log`), { force: true });
}

function run(command: string, args: readonly string[], input?: Buffer): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8', timeout: 60_000 });
  if (status === 0) return stdout.trim();
  throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

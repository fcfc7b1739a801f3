// SPDX-License-Identifier: Apache-2.0
/**
 * A real engine for tests: scratch images of a static busybox and containers of it, each with a label of this test process
 * and removed with it. Nothing is pulled, and nothing else on the engine is touched.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const busybox = '/bin/busybox';
const programs = [
  'sh',
  'cat',
  'date',
  'df',
  'echo',
  'env',
  'head',
  'kill',
  'ls',
  'mkdir',
  'mv',
  'nc',
  'ping',
  'ps',
  'seq',
];
const morePrograms = ['sleep', 'stat', 'tail', 'tar', 'touch', 'true', 'usleep', 'wc'];
const limitMs = 60_000;

/** Tells what is ours; a run of the tests beside this one has another. */
export const testLabel: string = `chaos-test=${String(process.pid)}-${String(Date.now())}`;

/** Why tests that need an engine cannot run here; null when they can. */
export const whyNoDocker: string | null = findWhyNot();

function findWhyNot(): string | null {
  const { status, error } = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 10_000 });
  if (error !== undefined) return 'there is no docker command';
  if (status !== 0) return 'no container engine answers';
  return fs.existsSync(busybox) ? null : `there is no ${busybox} (Debian: busybox-static)`;
}

/** What the command printed, without the last line break. Throws when it fails. */
export function docker(...args: readonly string[]): string {
  return execFileSync('docker', args, { encoding: 'utf8', timeout: limitMs, stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

export interface ScratchImage {
  readonly name: string;
  remove(): void;
}

/** An image with a shell and little else; `bare` has no program at all but `hold`, which sleeps. */
export function createScratchImage(options: { readonly bare?: boolean } = {}): ScratchImage {
  created += 1;
  const name = `chaos-test-${String(process.pid)}-image-${String(created)}-${String(Date.now())}:1`;
  const args = ['import', '--change', `LABEL ${testLabel}`, '-', name];
  execFileSync('docker', args, { input: imageTar(options), timeout: limitMs, stdio: ['pipe', 'pipe', 'pipe'] });
  return { name, remove: () => void spawnSync('docker', ['rmi', '--force', name], { timeout: limitMs }) };
}

/** What `docker import` makes such an image of. */
export function imageTar({ bare = false }: { readonly bare?: boolean } = {}): Buffer {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-image-'));
  try {
    for (const folder of ['bin', 'tmp', 'etc']) fs.mkdirSync(path.join(root, folder));
    if (bare) {
      // Started by its own name busybox is the program of that name only.
      fs.copyFileSync(busybox, path.join(root, 'bin/sleep'));
    } else {
      fs.copyFileSync(busybox, path.join(root, 'bin/busybox'));
      for (const program of [...programs, ...morePrograms]) fs.symlinkSync('busybox', path.join(root, 'bin', program));
    }
    return execFileSync('tar', ['-C', root, '-c', '.'], { maxBuffer: 64 * 1024 * 1024 });
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

let created = 0;

/** Starts a container that ends with the test, and returns its id. `args` come before the image, `command` after it. */
export function runContainer(image: string, args: readonly string[], command: readonly string[]): string {
  created += 1;
  const name = `chaos-test-${String(process.pid)}-${String(created)}`;
  const id = docker('run', '--detach', '--label', testLabel, '--name', name, ...args, image, ...command);
  onTestFinished(() => removeContainer(id));
  return id;
}

/** Running or not, there or not. */
export function removeContainer(id: string): void {
  spawnSync('docker', ['rm', '--force', '--volumes', id], { timeout: limitMs });
}

/** A network that ends with the test; its name. */
export function createNetwork(args: readonly string[] = []): string {
  created += 1;
  const name = `chaos-test-${String(process.pid)}-net-${String(created)}`;
  docker('network', 'create', '--label', testLabel, ...args, name);
  onTestFinished(() => void spawnSync('docker', ['network', 'rm', name], { timeout: limitMs }));
  return name;
}

/** One field of an inspected container, as the engine's templates name it (`.State.Pid`). */
export function field(id: string, template: string): string {
  return docker('inspect', '--format', `{{${template}}}`, id);
}

/** Ids of containers that carry the label, whatever their state. */
export function containersWith(label: string): readonly string[] {
  const text = docker('ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${label}`);
  return text === '' ? [] : text.split('\n');
}

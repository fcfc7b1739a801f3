// SPDX-License-Identifier: Apache-2.0
/** A real disk that fills up: a small tmpfs, where the machine lets us mount one (root in most containers). */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const size = '1m';

/** Whether one can be mounted here; what it leaves untested where not is said in the tests that are skipped. */
export function canMountSmallDisk(): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-mount-'));
  const mounted = mount(folder);
  if (mounted) spawnSync('umount', [folder]);
  fs.rmdirSync(folder);
  return mounted;
}

/** A folder with 1 MiB of space, unmounted when the test ends. */
export function smallDisk(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-disk-'));
  if (!mount(folder)) throw new Error('cannot mount a small disk');
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder]);
    fs.rmdirSync(folder);
  });
  return folder;
}

/** Leaves exactly that many pages of space free. */
export function fillDisk(folder: string, freePages: number): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const fd = fs.openSync(path.join(folder, 'filler'), 'a');
  fs.writeSync(fd, Buffer.alloc((bavail - freePages) * bsize, 'x'));
  fs.closeSync(fd);
}

function mount(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
}

// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Owner } from '../../src/app/opened-run.ts';
import { type Lock, takeLock } from '../../src/app/recovery-lock.ts';
import { tempFolder } from '../support/temp.ts';

const runId = '20261129T154500Z-abc123';

function taker(folder: string, pid: number, dead: ReadonlySet<number> = new Set()): Promise<Lock> {
  const isDead = async (owner: Owner): Promise<boolean> => {
    // Between the look and the decision others have their turn.
    await sleepMs(Math.random() * 4);
    return dead.has(owner.pid);
  };
  return takeLock({ folder, name: runId, self: { pid, startTime: '1', bootId: 'boot' }, isDead });
}

test('one holds it, the others hear who; after a release the next one gets it', async () => {
  const folder = tempFolder();
  const first = await taker(folder, 1);
  expect(await taker(folder, 2)).toMatchObject({ held: false, by: { pid: 1 } });
  if (first.held) first.release(false);
  expect(await taker(folder, 2)).toMatchObject({ held: true });
  expect(await taker(folder, 1)).toMatchObject({ held: false, by: { pid: 2 } });
});

test('of many that find a dead holder at the same time exactly one takes over, time after time', async () => {
  const folder = tempFolder();
  const dead = new Set<number>();
  for (let round = 0; round < 20; round += 1) {
    const pids = Array.from({ length: 8 }, (_, index) => round * 8 + index + 1);
    const locks = await Promise.all(pids.map((pid) => taker(folder, pid, dead)));
    const holders = pids.filter((_, index) => locks[index]!.held);
    expect(holders).toHaveLength(1);
    for (const lock of locks) if (!lock.held) expect(lock.by.pid).toBe(holders[0]);
    dead.add(holders[0]!);
  }
});

test('a release for good leaves no file', async () => {
  const folder = tempFolder();
  await taker(folder, 1);
  const second = await taker(folder, 2, new Set([1]));
  if (second.held) second.release(true);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a lock that a crash of the machine left empty is nobody’s', async () => {
  const folder = tempFolder();
  fs.writeFileSync(path.join(folder, `${runId}.1`), '');
  expect(await taker(folder, 2)).toMatchObject({ held: true });
});

test('taken again and again it leaves one small file', async () => {
  const folder = tempFolder();
  for (let pid = 1; pid <= 5; pid += 1) {
    const lock = await taker(folder, pid);
    if (lock.held) lock.release(false);
  }
  expect(fs.readdirSync(folder)).toEqual([`${runId}.10`]);
});

test('whoever took a number that is out of date by then gives it back', async () => {
  const folder = tempFolder();
  const dead = new Set([1]);
  await taker(folder, 1);
  const slow = takeLock({
    ...{ folder, name: runId, self: { pid: 2, startTime: '1', bootId: 'boot' } },
    isDead: async (owner) => {
      // Meanwhile another one takes over, and the files before its own go.
      if (owner.pid !== 1) return false;
      const other = await taker(folder, 3, dead);
      if (other.held) other.release(false);
      await taker(folder, 4);
      return true;
    },
  });
  expect(await slow).toMatchObject({ held: false, by: { pid: 4 } });
});

// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AdoptedFiles, RunWriters } from '../../src/ports/run-writers.ts';
import { createMasker } from '../../src/platform/masker.ts';
import { ADOPT_LIMITS } from '../../src/rundir/adopt.ts';
import { createWriters } from '../../src/rundir/writers.ts';
import { canMountSmallDisk, fillDisk, smallDisk } from '../support/small-disk.ts';
import { tempFolder } from '../support/temp.ts';

const place = { workload: 'counter', instance: 'counter-0' };

interface Stage {
  readonly staging: string;
  readonly writers: RunWriters;
  /** Files below the instance's folder, after adopting. */
  readonly adopt: () => Promise<AdoptedFiles & { readonly kept: Readonly<Record<string, string>> }>;
}

function stage(runDir: string = tempFolder(), secrets: readonly string[] = []): Stage {
  const staging = tempFolder();
  fs.mkdirSync(path.join(staging, 'output'));
  fs.mkdirSync(path.join(staging, 'logs'));
  const writers = createWriters(runDir, createMasker(secrets));
  onTestFinished(() => writers.close());
  const instance = path.join(runDir, 'workloads/counter/instances/counter-0');
  const adopt = async (): ReturnType<Stage['adopt']> => {
    const adopted = await writers.adoptInstanceFiles(place, staging);
    return { ...adopted, kept: filesBelow(instance) };
  };
  return { staging, writers, adopt };
}

test('output and logs are copied byte for byte', async () => {
  const { staging, adopt } = stage();
  fs.mkdirSync(path.join(staging, 'output/deep/er'), { recursive: true });
  fs.writeFileSync(path.join(staging, 'output/journal'), '1\n2\n');
  fs.writeFileSync(path.join(staging, 'output/deep/er/.hidden'), Buffer.from([0, 255, 10]));
  fs.writeFileSync(path.join(staging, 'logs/supervisor.log'), '');
  expect(await adopt()).toEqual({
    files: 3,
    bytes: 7,
    leftOut: [],
    kept: { 'output/journal': '1\n2\n', 'output/deep/er/.hidden': '\0\xff\n', 'logs/supervisor.log': '' },
  });
});

test('nothing that was collected is nothing adopted', async () => {
  const { staging, adopt } = stage();
  expect(await adopt()).toEqual({ files: 0, bytes: 0, leftOut: [], kept: {} });
  fs.rmSync(staging, { recursive: true });
  expect(await adopt()).toMatchObject({ files: 0, leftOut: ['all: cannot be read (ENOENT)'] });
});

test('links, FIFOs, sockets and devices are left out with their kind', async () => {
  const { staging, adopt } = stage();
  const output = path.join(staging, 'output');
  const secret = path.join(tempFolder(), 'secret');
  fs.writeFileSync(secret, 'secret');
  fs.symlinkSync(secret, path.join(output, 'a-link'));
  fs.symlinkSync(path.dirname(secret), path.join(output, 'b-folder-link'));
  fs.symlinkSync('nowhere', path.join(output, 'c-dangling'));
  execFileSync('mkfifo', [path.join(output, 'd-fifo')]);
  const server = net.createServer().listen(path.join(output, 'e-socket'));
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  fs.writeFileSync(path.join(output, 'kept'), 'kept');
  expect(await adopt()).toEqual({
    files: 1,
    bytes: 4,
    leftOut: [
      'output/a-link: a symbolic link',
      'output/b-folder-link: a symbolic link',
      'output/c-dangling: a symbolic link',
      'output/d-fifo: a FIFO',
      'output/e-socket: a socket',
    ],
    kept: { 'output/kept': 'kept' },
  });
});

test('an output folder that is itself a link is not followed', async () => {
  const { staging, adopt } = stage();
  const elsewhere = tempFolder();
  fs.writeFileSync(path.join(elsewhere, 'secret'), 'secret');
  fs.rmdirSync(path.join(staging, 'output'));
  fs.symlinkSync(elsewhere, path.join(staging, 'output'));
  expect(await adopt()).toEqual({ files: 0, bytes: 0, leftOut: ['output: not a folder'], kept: {} });
});

test('only output and logs are kept', async () => {
  const { staging, adopt } = stage();
  fs.writeFileSync(path.join(staging, 'verdict.json'), '{}');
  fs.mkdirSync(path.join(staging, 'more'));
  expect(await adopt()).toMatchObject({
    files: 0,
    leftOut: ['more: only logs/ and output/ are kept', 'verdict.json: only logs/ and output/ are kept'],
    kept: {},
  });
});

test('names that an artifact or a terminal cannot take are left out, and shown without their control characters', async () => {
  const { staging, adopt } = stage();
  const output = Buffer.from(path.join(staging, 'output/'));
  const names = [
    'a:b',
    'new\nline',
    'esc\u001b[31m',
    'a b',
    '"',
    'back\\slash',
    '\u00e4',
    '*',
    '\ud83d\ude00',
    'x'.repeat(250),
  ];
  for (const name of names) fs.writeFileSync(Buffer.concat([output, Buffer.from(name)]), '');
  fs.writeFileSync(Buffer.concat([output, Buffer.from([0xff, 0xfe])]), '');
  fs.writeFileSync(path.join(staging, 'output/fine-1.txt_'), 'fine');
  const { kept, leftOut, files } = await adopt();
  expect([files, kept]).toEqual([1, { 'output/fine-1.txt_': 'fine' }]);
  expect(leftOut).toHaveLength(names.length + 1);
  for (const reason of leftOut) expect(reason).toMatch(/^output\/[^\p{Cc}]+: the name has other characters/u);
  for (const reason of leftOut) expect(reason.length).toBeLessThan(300);
});

test('a file that is too large is left out, and so is what goes over the limit of all', async () => {
  const { staging, adopt } = stage();
  const write = (name: string, size: number): void => {
    // Sparse: it costs no space here and is read as zeros.
    fs.truncateSync(touch(path.join(staging, 'output', name)), size);
  };
  write('a-large', ADOPT_LIMITS.fileBytes + 1);
  for (const name of ['b', 'c', 'd', 'e', 'f']) write(name, ADOPT_LIMITS.fileBytes);
  write('g-small', 0);
  const adopted = await adopt();
  expect(adopted.leftOut).toEqual([
    `output/a-large: ${ADOPT_LIMITS.fileBytes + 1} bytes, over ${ADOPT_LIMITS.fileBytes} for one file`,
    `output/f: over ${ADOPT_LIMITS.totalBytes} bytes in all`,
  ]);
  expect([adopted.files, adopted.bytes]).toEqual([5, ADOPT_LIMITS.totalBytes]);
  expect(Object.keys(adopted.kept).sort()).toEqual(['output/b', 'output/c', 'output/d', 'output/e', 'output/g-small']);
});

test('of too many files the first are kept, and not every reason is listed', async () => {
  const { staging, adopt } = stage();
  const name = (index: number): string => `f${String(index).padStart(5, '0')}`;
  for (let index = 0; index < ADOPT_LIMITS.files + 150; index += 1) touch(path.join(staging, 'output', name(index)));
  const { files, leftOut, kept } = await adopt();
  expect(files).toBe(ADOPT_LIMITS.files);
  expect(Object.keys(kept).sort().at(-1)).toBe(`output/${name(ADOPT_LIMITS.files - 1)}`);
  expect(leftOut).toHaveLength(ADOPT_LIMITS.reasons + 1);
  expect(leftOut[0]).toBe(`output/${name(ADOPT_LIMITS.files)}: more than ${ADOPT_LIMITS.files} files`);
  expect(leftOut.at(-1)).toBe('and 50 more');
}, 60_000);

test('folders that are too deep are left out', async () => {
  const { staging, adopt } = stage();
  const levels = Array.from({ length: 12 }, (_, level) => `d${level}`);
  fs.mkdirSync(path.join(staging, 'output', ...levels), { recursive: true });
  levels.forEach((_, level) => touch(path.join(staging, 'output', ...levels.slice(0, level), 'file')));
  const { files, leftOut } = await adopt();
  expect(files).toBe(ADOPT_LIMITS.depth);
  expect(leftOut).toEqual([`output/${levels.slice(0, ADOPT_LIMITS.depth).join('/')}: deeper than 10 folders`]);
});

test('files and folders that cannot be read are reported', async () => {
  const { staging, writers, adopt } = stage();
  const asOther = process.getuid?.() === 0;
  touch(path.join(staging, 'output/readable'));
  fs.chmodSync(touch(path.join(staging, 'output/secret')), 0);
  fs.mkdirSync(path.join(staging, 'output/closed'), { mode: 0 });
  if (asOther) {
    for (const folder of [staging, writers.runDir]) execFileSync('chown', ['-R', '65534', folder]);
    process.seteuid?.(65534);
  }
  try {
    const { files, leftOut } = await adopt();
    expect(files).toBe(1);
    expect(leftOut).toEqual(['output/closed: cannot be read (EACCES)', 'output/secret: cannot be read (EACCES)']);
  } finally {
    if (asOther) process.seteuid?.(0);
    fs.chmodSync(path.join(staging, 'output/closed'), 0o700);
  }
});

test('a log that the harness follows is not replaced; what an earlier collect brought is', async () => {
  const { staging, writers, adopt } = stage();
  const log = writers.openInstanceLog({ ...place, role: 'sandbox' });
  log.append('followed\n');
  fs.writeFileSync(path.join(staging, 'logs/sandbox.log'), 'collected');
  fs.writeFileSync(path.join(staging, 'output/journal'), 'first');
  await adopt();
  fs.writeFileSync(path.join(staging, 'output/journal'), 'second');
  expect(await adopt()).toEqual({
    files: 1,
    bytes: 6,
    leftOut: [],
    kept: { 'logs/sandbox.log': 'followed\n', 'output/journal': 'second' },
  });
});

test.runIf(canMountSmallDisk())(
  'a run directory without space is an error of the run, not a file left out',
  async () => {
    const runDir = smallDisk();
    const { staging, adopt } = stage(runDir);
    fs.truncateSync(touch(path.join(staging, 'output/large')), 2_000_000);
    fillDisk(runDir, 20);
    await expect(adopt()).rejects.toMatchObject({ code: 'disk-full' });
  },
);

function touch(file: string): string {
  fs.writeFileSync(file, '');
  return file;
}

function filesBelow(folder: string): Readonly<Record<string, string>> {
  if (!fs.existsSync(folder)) return {};
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => fs.lstatSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'latin1')]));
}

test('secrets in collected files are masked wherever a part ends; a name that holds one is left out', async () => {
  const { staging, adopt } = stage(tempFolder(), ['tok-8f3a91']);
  const before = 'x'.repeat(256 * 1024 - 4);
  fs.writeFileSync(path.join(staging, 'output/big'), `${before}tok-8f3a91 end`);
  fs.writeFileSync(path.join(staging, 'output/tok-8f3a91.txt'), 'x');
  const adopted = await adopt();
  expect(adopted.kept).toEqual({ 'output/big': `${before}*** end` });
  expect(adopted.leftOut).toEqual(['output/***.txt: the name holds a secret']);
});

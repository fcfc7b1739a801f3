// SPDX-License-Identifier: Apache-2.0

// What is taken out of a container through the engine's archives, all of it untrusted.

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { placeIn } from '../../src/gateway/evidence.ts';
import { readTar } from '../../src/gateway/tar.ts';
import { type Hooks, startHooks } from '../support/fake-system.ts';
import { tempFolder } from '../support/temp.ts';

const LONG = `${'a-long-folder-name/'.repeat(12)}file`;

test.each(['gnu', 'pax', 'ustar'])('an archive of the %s kind is read, names, sizes and bytes', async (format) => {
  const folder = tempFolder();
  const names = ['output/empty', 'output/small', ...(format === 'ustar' ? [] : [`output/${LONG}`])];
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), name.endsWith('empty') ? '' : `${name}\n`.repeat(200));
  }
  const files = new Map<string, string>();
  for await (const { name, kind, content } of readTar(inPieces(archiveOf(folder, format)))) {
    if (kind === 'file') files.set(name, (await collectBytes(content())).toString('utf8'));
  }
  expect([...files.keys()].sort()).toEqual([...names].sort());
  for (const [name, text] of files) expect(text).toBe(fs.readFileSync(path.join(folder, name), 'utf8'));
});

test('what is not taken of an entry is skipped; what breaks off or is no archive is said', async () => {
  const folder = tempFolder();
  fs.mkdirSync(path.join(folder, 'output'));
  for (const name of ['a', 'b']) fs.writeFileSync(path.join(folder, 'output', name), name.repeat(5_000));
  const archive = archiveOf(folder, 'gnu');
  const names: string[] = [];
  for await (const { name } of readTar(inPieces(archive))) names.push(name);
  expect(names).toEqual(['output/', 'output/a', 'output/b']);
  const readAll = async (bytes: Buffer): Promise<void> => {
    for await (const entry of readTar(Readable.from([bytes]))) await collectBytes(entry.content());
  };
  await expect(readAll(archive.subarray(0, 2_000))).rejects.toThrow('breaks off');
  await expect(readAll(Buffer.from('x'.repeat(2_000)))).rejects.toThrow('no tar archive');
});

test.each([
  ['output/journal', '/dest/journal'],
  ['output/sub/./file', '/dest/sub/file'],
  ['output/../../etc/passwd', null],
  ['/output/file', '/dest/file'],
  ['elsewhere/file', null],
])('an entry %s goes to %s', (name, place) => {
  expect(placeIn('/dest', { name })).toBe(place);
});

test('the output of a stopped sandbox is taken without links, and its log completed from where it stood', async () => {
  const hooks = await startHooks('binaries:none');
  const folder = tempFolder();
  fs.mkdirSync(path.join(folder, 'output'));
  fs.writeFileSync(path.join(folder, 'output/journal'), '1\n2\n');
  fs.symlinkSync('/etc/passwd', path.join(folder, 'output/link'));
  fs.writeFileSync(path.join(folder, 'log'), 'first\nsecond\n');
  serve(hooks, folder);
  const logs = path.join(hooks.workDir, 'instance-logs');
  fs.mkdirSync(logs);
  fs.writeFileSync(path.join(logs, 'counter-0.log'), 'first\n');
  const destination = tempFolder();
  const env = { CHAOS_INSTANCE: 'counter-0', CHAOS_DEST: destination };
  expect(await hooks.call('collect', env)).toMatchObject({ code: 0 });
  expect(fs.readdirSync(path.join(destination, 'output'))).toEqual(['journal']);
  expect(fs.readFileSync(path.join(destination, 'output/journal'), 'utf8')).toBe('1\n2\n');
  expect(fs.readFileSync(path.join(logs, 'counter-0.log'), 'utf8')).toBe('first\nsecond\n');
  hooks.engine.answers.set('GET /containers/json', { body: [] });
  await expect(hooks.call('collect', env)).rejects.toThrow('there is no container of counter-0');
});

/** The engine has one container, exited, with what is in the folder as its output and log. */
function serve({ engine }: Hooks, folder: string): void {
  const labels = { 'openshell.ai/sandbox-name': 'counter-0' };
  engine.answers.set('GET /containers/json', { body: [{ Id: 'c1', Labels: labels, State: 'exited' }] });
  const size = fs.statSync(path.join(folder, 'log')).size;
  const stat = Buffer.from(JSON.stringify({ size, linkTarget: '' })).toString('base64');
  engine.answers.set('HEAD /containers/c1/archive', { headers: { 'x-docker-container-path-stat': stat } });
  const both = execFileSync('tar', ['-c', '-C', folder, 'log', 'output']);
  engine.answers.set('GET /containers/c1/archive', { body: both });
}

function archiveOf(folder: string, format: string): Buffer {
  return execFileSync('tar', ['-c', '--sort=name', `--format=${format}`, '-C', folder, 'output']);
}

/** Cut where no boundary is. */
function inPieces(bytes: Buffer): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 700) pieces.push(bytes.subarray(at, at + 700));
  return Readable.from(pieces);
}

async function collectBytes(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

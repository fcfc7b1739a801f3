// SPDX-License-Identifier: Apache-2.0
/**
 * An image to try things with: one that is there, else one that is made of this machine's static busybox. Nothing is
 * pulled.
 */
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { HarnessError } from '../../core/domain/errors.ts';
import type { EngineApi } from './engine-api.ts';
import { call, within } from './engine-calls.ts';
import { labelsOf, type ScratchOwner } from './preflight-scratch.ts';

/** Not all have a shell; who has none of so many is not asked further. */
const MOST_IMAGES = 6;
const BLOCK = 512;
const BUSYBOX = ['/bin/busybox', '/usr/bin/busybox', '/sbin/busybox', '/usr/local/bin/busybox'];

/** Ids of images that are there: the wanted ones first, then the oldest, which are the least likely to go. */
export async function imagesHere(
  api: EngineApi,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const work = async (inner: AbortSignal): Promise<readonly string[]> => {
    const all = await within(api.docker.listImages(), inner);
    const isWanted = (tags: readonly string[] | null | undefined): boolean =>
      (tags ?? []).some((tag) => wanted.includes(tag));
    const sorted = [...all].sort((left, right) => left.Created - right.Created);
    const first = sorted.filter(({ RepoTags }) => isWanted(RepoTags));
    return [...first, ...sorted.filter(({ RepoTags }) => !isWanted(RepoTags))]
      .map(({ Id }) => Id)
      .slice(0, MOST_IMAGES);
  };
  return call({ what: 'list images', work }, signal);
}

/** As a person calls it; the beginning of its id where it has no name. */
export async function nameOfImage(api: EngineApi, id: string, signal: AbortSignal): Promise<string> {
  const work = async (inner: AbortSignal): Promise<string> => {
    const { RepoTags: tags } = await within(api.docker.getImage(id).inspect(), inner);
    return tags[0] ?? `image ${id.replace('sha256:', '').slice(0, 12)}`;
  };
  return call({ what: `look at image ${id}`, work }, signal);
}

/** Whether the engine has it. */
export async function hasImage(api: EngineApi, name: string, signal: AbortSignal): Promise<boolean> {
  const work = async (inner: AbortSignal): Promise<boolean> => {
    const found = await within(api.docker.listImages({ filters: JSON.stringify({ reference: [name] }) }), inner);
    return found.length > 0;
  };
  return call({ what: `look for image ${name}`, work }, signal);
}

/** Id of an image made of a static busybox, with the owner's label; null where this machine has none. */
export async function importBusybox(api: EngineApi, owner: ScratchOwner): Promise<string | null> {
  const program = BUSYBOX.find(isStatic);
  if (program === undefined) return null;
  const tar = tarOf(fs.readFileSync(program));
  const work = async (signal: AbortSignal): Promise<string> => {
    const changes = Object.entries(labelsOf(owner)).map(([name, value]) => `LABEL ${name}=${JSON.stringify(value)}`);
    const answer = await within(api.docker.importImage(Readable.from([tar]), { changes }), signal);
    return idIn(await textOf(answer, signal));
  };
  return call({ what: `make an image of ${program}`, work }, new AbortController().signal);
}

/** An ELF program that asks for no loader. */
function isStatic(file: string): boolean {
  try {
    const bytes = fs.readFileSync(fs.realpathSync(file));
    if (bytes.toString('latin1', 0, 4) !== '\x7fELF' || bytes[4] !== 2 || bytes[5] !== 1) return false;
    const [start, size, count] = [Number(bytes.readBigUInt64LE(32)), bytes.readUInt16LE(54), bytes.readUInt16LE(56)];
    const PT_INTERP = 3;
    return Array.from({ length: count }, (_, index) => bytes.readUInt32LE(start + index * size)).every(
      (type) => type !== PT_INTERP,
    );
  } catch {
    return false;
  }
}

/** `bin/sh`, which is the program, and `bin/df`, which is another name of it. */
function tarOf(program: Buffer): Buffer {
  const padding = Buffer.alloc((BLOCK - (program.length % BLOCK)) % BLOCK);
  return Buffer.concat([
    header('bin/', { type: '5', size: 0, link: '' }),
    header('bin/sh', { type: '0', size: program.length, link: '' }),
    program,
    padding,
    header('bin/df', { type: '2', size: 0, link: 'sh' }),
    Buffer.alloc(2 * BLOCK),
  ]);
}

function header(name: string, about: { readonly type: string; readonly size: number; readonly link: string }): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o755, 8), 100);
  block.write(octal(0, 8) + octal(0, 8), 108);
  block.write(octal(about.size, 12) + octal(0, 12), 124);
  block.write(' '.repeat(8), 148);
  block.write(about.type, 156);
  block.write(about.link, 157);
  block.write('ustar\x0000', 257);
  block.write(
    octal(
      block.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  );
  return block;
}

async function textOf(answer: NodeJS.ReadableStream, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  };
  await within(read(), signal);
  return Buffer.concat(chunks).toString('utf8');
}

function idIn(text: string): string {
  const id = /sha256:[0-9a-f]{64}/.exec(text)?.[0];
  if (id !== undefined) return id;
  throw new HarnessError(`the engine made no image: ${text.slice(0, 300)}`, { code: 'engine-refused' });
}

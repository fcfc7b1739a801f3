// SPDX-License-Identifier: Apache-2.0

/**
 * Writes and reads tar archives in memory, as far as the engine's archives of containers need it: files, folders and
 * symbolic links, names of any length. Owns the format and nothing of what is in an archive.
 */

const BLOCK = 512;
const LONGEST_NAME = 100;
const LONG_NAME = 'L';

export interface TarEntry {
  /** Relative, `/` between its parts. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link';
  readonly mode?: number;
  /** Of a file. */
  readonly bytes?: Buffer;
  /** Of a link. */
  readonly target?: string;
}

const FLAGS = { file: '0', link: '2', folder: '5' } as const;

/** One archive of all entries, in their order. */
export function writeTar(entries: readonly TarEntry[]): Buffer {
  const blocks: Buffer[] = [];
  const add = (header: Header, bytes: Buffer): void => {
    blocks.push(headerBlock({ ...header, sizeBytes: bytes.length }), bytes);
    if (bytes.length % BLOCK > 0) blocks.push(Buffer.alloc(BLOCK - (bytes.length % BLOCK)));
  };
  for (const { path, kind, mode, bytes, target } of entries) {
    const name = Buffer.from(kind === 'folder' ? `${path}/` : path);
    if (name.length > LONGEST_NAME) {
      add({ name: Buffer.from('././@LongLink'), flag: LONG_NAME, mode: 0o644, target: '' }, Buffer.concat([name, NUL]));
    }
    const header = { name: name.subarray(0, LONGEST_NAME), flag: FLAGS[kind], target: target ?? '' };
    add({ ...header, mode: mode ?? (kind === 'file' ? 0o644 : 0o755) }, kind === 'file' ? (bytes ?? NONE) : NONE);
  }
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

const NONE = Buffer.alloc(0);
const NUL = Buffer.alloc(1);

interface Header {
  readonly name: Buffer;
  readonly flag: string;
  readonly mode: number;
  readonly target: string;
}

function headerBlock({ name, flag, mode, target, sizeBytes }: Header & { readonly sizeBytes: number }): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;
  name.copy(block, 0);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(sizeBytes, 12), 124);
  block.write(octal(0, 12), 136);
  block.write('        ', 148);
  block.write(flag, 156);
  block.write(target, 157, LONGEST_NAME);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** The files and folders of an archive; links and other things are left out. */
export function readTar(archive: Buffer): readonly TarEntry[] {
  const entries: TarEntry[] = [];
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const block = archive.subarray(at, at + BLOCK);
    const sizeBytes = Number.parseInt(textOf(block, 124, 12), 8) || 0;
    const bytes = archive.subarray(at + BLOCK, at + BLOCK + sizeBytes);
    const flag = textOf(block, 156, 1);
    at += BLOCK + Math.ceil(sizeBytes / BLOCK) * BLOCK;
    if (flag === LONG_NAME) longName = textOf(bytes, 0, bytes.length);
    else if (flag === 'x') longName = paxPath(bytes) ?? longName;
    else {
      const path = longName ?? shortName(block);
      longName = undefined;
      const mode = Number.parseInt(textOf(block, 100, 8), 8) & 0o777;
      if (flag === FLAGS.folder) entries.push({ path: path.replace(/\/+$/, ''), kind: 'folder', mode });
      else if (flag === FLAGS.file || flag === '') entries.push({ path, kind: 'file', mode, bytes });
    }
  }
  return entries;
}

/** The name in a header, with what a `ustar` header has before it. */
function shortName(block: Buffer): string {
  const prefix = textOf(block, 257, 5) === 'ustar' && block[262] === 0 ? textOf(block, 345, 155) : '';
  return (prefix === '' ? '' : `${prefix}/`) + textOf(block, 0, LONGEST_NAME);
}

function textOf(block: Buffer, from: number, length: number): string {
  const part = block.subarray(from, from + length);
  const end = part.indexOf(0);
  return part.subarray(0, end < 0 ? length : end).toString('utf8');
}

/** The name in an extended header: records of `LENGTH KEY=VALUE\n`. */
function paxPath(bytes: Buffer): string | undefined {
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(32, at);
    const length = Number(bytes.subarray(at, space).toString('latin1'));
    if (space < 0 || !(length > 0)) return undefined;
    const record = bytes.subarray(space + 1, at + length - 1).toString('utf8');
    if (record.startsWith('path=')) return record.slice('path='.length);
    at += length;
  }
  return undefined;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Reads tar archives (ustar, with GNU and PAX long names) as they arrive: entry by entry, whatever they are. What is
 * done with an entry is the caller's affair; names are as the archive has them and not to be trusted.
 */
import type { Readable } from 'node:stream';

const BLOCK = 512;
/** Of a name or a PAX header, which are read into memory. */
const HEADER_LIMIT_BYTES = 64 * 1024;

export interface TarEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'other';
  readonly sizeBytes: number;
  readonly mode: number;
  /** The bytes of a file. What is not taken is skipped. */
  readonly content: () => AsyncIterable<Buffer>;
}

/** Throws a RangeError for what is no tar archive or breaks off. */
export async function* readTar(source: Readable | AsyncIterable<Buffer>): AsyncIterable<TarEntry> {
  const reader = createReader(source);
  let longName: string | null = null;
  for (;;) {
    const header = await reader.exactly(BLOCK);
    if (header === null || header.every((byte) => byte === 0)) return;
    checkHeader(header);
    const sizeBytes = numberAt(header, 124, 12);
    const type = String.fromCharCode(header[156] ?? 0);
    if (ABOUT_THE_NEXT.includes(type)) {
      longName = nameIn(type, await headerText(reader, sizeBytes)) ?? longName;
      continue;
    }
    const body = bodyOf(reader, sizeBytes);
    const mode = numberAt(header, 100, 8);
    yield { name: longName ?? nameOf(header), kind: kindOf(type), sizeBytes, mode, content: body.content };
    longName = null;
    await body.skipRest();
  }
}

/** Headers that say what does not fit into the one that follows: GNU's long name, PAX's of one entry and of all. */
const ABOUT_THE_NEXT = ['L', 'x', 'g'];

function nameIn(type: string, text: string): string | null {
  if (type === 'L') return text.replace(/\0.*$/s, '');
  return type === 'x' ? (/(?:^|\n)\d+ path=([^\n]*)\n/.exec(text)?.[1] ?? null) : null;
}

function bodyOf(reader: Reader, sizeBytes: number): { content: TarEntry['content']; skipRest: () => Promise<void> } {
  let left = sizeBytes;
  return {
    content: async function* () {
      while (left > 0) {
        const chunk = await reader.upTo(left);
        left -= chunk.length;
        yield chunk;
      }
    },
    skipRest: () => skip(reader, left + padding(sizeBytes)),
  };
}

type Reader = ReturnType<typeof createReader>;

function createReader(source: Readable | AsyncIterable<Buffer>) {
  const chunks = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const fill = async (): Promise<boolean> => {
    while (held.length === 0) {
      const next = await chunks.next();
      if (next.done === true) return false;
      held = next.value;
    }
    return true;
  };
  /** Some bytes, at most `limit`. */
  const upTo = async (limit: number): Promise<Buffer> => {
    if (!(await fill())) throw new RangeError('the archive breaks off');
    const taken = held.subarray(0, limit);
    held = held.subarray(taken.length);
    return taken;
  };
  return {
    upTo,
    /** Null at the end of the archive. */
    exactly: async (count: number): Promise<Buffer | null> => {
      if (!(await fill())) return null;
      const parts: Buffer[] = [];
      for (let missing = count; missing > 0; ) {
        const part = await upTo(missing);
        parts.push(part);
        missing -= part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

async function headerText(reader: Reader, sizeBytes: number): Promise<string> {
  if (sizeBytes > HEADER_LIMIT_BYTES) throw new RangeError('a name in the archive is too long');
  const bytes = (await reader.exactly(sizeBytes)) ?? Buffer.alloc(0);
  await skip(reader, padding(sizeBytes));
  return bytes.toString('utf8');
}

async function skip(reader: Reader, count: number): Promise<void> {
  for (let left = count; left > 0; ) left -= (await reader.upTo(left)).length;
}

function padding(sizeBytes: number): number {
  return (BLOCK - (sizeBytes % BLOCK)) % BLOCK;
}

/** The sum of a header's bytes, its own field taken as blanks, tells an archive from anything else. */
function checkHeader(header: Buffer): void {
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (sum !== numberAt(header, 148, 8)) throw new RangeError('this is no tar archive');
}

/** Octal text, or GNU's base 256 for what does not fit. */
function numberAt(header: Buffer, offset: number, length: number): number {
  const field = header.subarray(offset, offset + length);
  if (((field[0] ?? 0) & 0x80) !== 0) {
    return field.subarray(1).reduce((total, byte) => total * 256 + byte, (field[0] ?? 0) & 0x7f);
  }
  const text = field
    .toString('latin1')
    .replace(/[\0 ]+$/, '')
    .trim();
  return /^[0-7]*$/.test(text) ? Number.parseInt(text === '' ? '0' : text, 8) : Number.NaN;
}

function nameOf(header: Buffer): string {
  const text = (offset: number, length: number): string =>
    header
      .subarray(offset, offset + length)
      .toString('utf8')
      .replace(/\0.*$/s, '');
  const prefix = header.subarray(257, 262).toString('latin1') === 'ustar' ? text(345, 155) : '';
  return prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`;
}

function kindOf(type: string): TarEntry['kind'] {
  if (type === '0' || type === '\0') return 'file';
  return type === '5' ? 'folder' : 'other';
}

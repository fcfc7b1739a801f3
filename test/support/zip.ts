// SPDX-License-Identifier: Apache-2.0
/** Zips as GitHub stores artifacts, and as somebody would make them who means harm. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Unix mode with the type of the file; a plain file unless given. */
  readonly mode?: number;
  /** What the archive says of the size, instead of the truth. */
  readonly claimedSize?: number;
  /** The name is marked as UTF-8; without it, it is read as code page 437, which has pictures for controls. */
  readonly utf8?: true;
}

const plainFile = 0o100644;

export function zip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content as Uint8Array);
    const packed = deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(entry.utf8 === true ? 0x800 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((entry.mode ?? plainFile) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    // Made by Unix, so that the mode counts.
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** An artifact with results alone. */
export function resultsZip(document: object): Uint8Array {
  return zip([{ name: 'results.json', content: JSON.stringify(document) }]);
}

// SPDX-License-Identifier: Apache-2.0
/** From bytes to text: size, encoding and the characters that a manifest may hold. YAML is document.ts's affair. */
import type { SpecProblem } from '../domain/errors.ts';
import { MAX_SOURCE_BYTES, type Parsed, type SpecSource, unreadableSource } from './source.ts';

const CHUNK = 8192;

/** First bytes of a character in UTF-8, how many bytes it has, and the least that so many bytes are for. */
const SHAPES = [
  { from: 0x00, to: 0x7f, length: 1, mask: 0x7f, least: 0 },
  { from: 0xc2, to: 0xdf, length: 2, mask: 0x1f, least: 0x80 },
  { from: 0xe0, to: 0xef, length: 3, mask: 0x0f, least: 0x800 },
  { from: 0xf0, to: 0xf4, length: 4, mask: 0x07, least: 0x10000 },
] as const;

/** The text of a manifest, or the first thing that keeps it from being one. */
export function readText(source: SpecSource): Parsed<string> {
  const { bytes, path } = source;
  if (bytes.length > MAX_SOURCE_BYTES) {
    return failed(unreadableSource({ path, kind: 'too-large', detail: `${String(bytes.length)} bytes` }));
  }
  const mark = byteOrderMark(bytes);
  if (mark !== null) return failed(at({ source, offset: 0 }, mark, 'UTF-8 without one'));
  const decoded = decodeUtf8(bytes);
  if (typeof decoded === 'number') {
    const byte = `0x${(bytes[decoded] ?? 0).toString(16).padStart(2, '0')}`;
    return failed(at({ source, offset: decoded }, `a byte that is not UTF-8 (${byte})`, 'text in UTF-8'));
  }
  const offset = bytes.findIndex(
    (byte) => byte === 0x7f || (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d),
  );
  if (offset === -1) return { ok: true, value: decoded };
  const code = (bytes[offset] ?? 0).toString(16).padStart(2, '0').toUpperCase();
  const found = code === '00' ? 'a NUL byte' : `control character 0x${code}`;
  return failed(at({ source, offset }, found, 'text: printable characters, tabs and line breaks'));
}

function failed(problem: SpecProblem): Parsed<string> {
  return { ok: false, problems: [problem] };
}

function at(
  place: { readonly source: SpecSource; readonly offset: number },
  found: string,
  expected: string,
): SpecProblem {
  const before = place.source.bytes.subarray(0, place.offset);
  let line = 1;
  for (const byte of before) if (byte === 0x0a) line += 1;
  const column = place.offset - before.lastIndexOf(0x0a);
  return { file: place.source.path, line, column, found, expected, nearest: null };
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'a byte order mark at the start';
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return utf16 ? 'a byte order mark of UTF-16 at the start' : null;
}

/** The text, or the offset of the first byte that cannot be part of UTF-8. There is no decoder in a pure core. */
function decodeUtf8(bytes: Uint8Array): string | number {
  const parts: string[] = [];
  let units: number[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const character = characterAt(bytes, offset);
    if (character === null) return offset;
    const { code } = character;
    if (code < 0x10000) units.push(code);
    else units.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
    if (units.length >= CHUNK) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
    offset += character.length;
  }
  parts.push(String.fromCharCode(...units));
  return parts.join('');
}

function characterAt(bytes: Uint8Array, offset: number): { readonly code: number; readonly length: number } | null {
  const lead = bytes[offset] ?? 0;
  const shape = SHAPES.find(({ from, to }) => lead >= from && lead <= to);
  if (shape === undefined) return null;
  let code = lead & shape.mask;
  for (let index = 1; index < shape.length; index += 1) {
    const byte = bytes[offset + index];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return null;
    code = (code << 6) | (byte & 0x3f);
  }
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < shape.least || code > 0x10ffff || surrogate ? null : { code, length: shape.length };
}

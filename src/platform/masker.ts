// SPDX-License-Identifier: Apache-2.0
/**
 * Hiding secrets in texts and in streams of bytes. All occurrences are found, also overlapping ones, and of a stream no
 * more is held back than what may be the start of a secret. Which values are secrets is decided elsewhere.
 */
import { secretPatterns } from '../core/domain/secrets.ts';
import type { Masker, MaskStream } from '../ports/masker.ts';

const LINE_FEED = 0x0a;
const NOTHING: Buffer = Buffer.alloc(0);
const MASK: Buffer = Buffer.from('***');
const MASK_ON_NEXT_LINE: Buffer = Buffer.from('\n***');

/** A masker of these values. Without values, or with none that can be masked, everything stays as it is. */
export function createMasker(values: readonly string[]): Masker {
  const patterns = [...new Set(values.flatMap(secretPatterns))];
  const bytes = patterns.map((pattern) => Buffer.from(pattern));
  const holds = (text: string): boolean => patterns.some((pattern) => text.includes(pattern));
  const maskText = (text: string): string => {
    if (!holds(text)) return text;
    const stream = createStream(bytes);
    return Buffer.concat([stream.add(Buffer.from(text)), stream.end()]).toString('utf8');
  };
  const active = patterns.length > 0;
  return {
    active,
    holds,
    text: maskText,
    value: (value) => (active ? maskValue(value, maskText) : value),
    stream: () => createStream(bytes),
  };
}

/** Where there is nothing to hide. */
export const NO_SECRETS: Masker = createMasker([]);

function maskValue<T>(value: T, maskText: (text: string) => string): T {
  if (typeof value === 'string') return maskText(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => maskValue(item, maskText)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskValue(item, maskText)])) as T;
}

interface Interval {
  readonly start: number;
  end: number;
}

function createStream(patterns: readonly Buffer[]): MaskStream {
  let held = NOTHING;
  /** So many bytes of `held` are under a mask that was handed out. */
  let covered = 0;
  let masked = false;
  const take = (all: Buffer, through: number): Buffer => {
    const intervals = findAll(all, patterns).filter(({ start }) => start < through);
    masked ||= intervals.length > 0;
    const parts: Uint8Array[] = [];
    let at = 0;
    let coveredTo = covered;
    for (const { start, end } of intervals) {
      if (start >= coveredTo) {
        parts.push(...lineBreaks(all, at, coveredTo), all.subarray(coveredTo, start), MASK);
        at = start;
      }
      coveredTo = Math.max(coveredTo, end);
    }
    parts.push(...lineBreaks(all, at, Math.min(coveredTo, through)));
    if (coveredTo < through) parts.push(all.subarray(coveredTo, through));
    // A copy, since the caller may use its buffer again.
    held = through === all.length ? NOTHING : Buffer.from(all.subarray(through));
    covered = Math.max(0, coveredTo - through);
    return parts.length === 1 ? asBuffer(parts[0] ?? NOTHING) : Buffer.concat(parts);
  };
  return {
    add(bytes) {
      const all = held.length === 0 ? asBuffer(bytes) : Buffer.concat([held, bytes]);
      return take(all, heldFrom(all, patterns));
    },
    end: () => take(held, held.length),
    hasMasked: () => masked,
  };
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Where secrets are, in order of their starts; those of one pattern that overlap are one. */
function findAll(all: Buffer, patterns: readonly Buffer[]): readonly Interval[] {
  const found: Interval[] = [];
  for (const pattern of patterns) {
    let last: Interval | null = null;
    for (let at = all.indexOf(pattern); at >= 0; at = all.indexOf(pattern, at + 1)) {
      const end = at + pattern.length;
      if (last !== null && at < last.end) last.end = end;
      else found.push((last = { start: at, end }));
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

/** Line breaks of a masked part, each with a mask behind it. */
function lineBreaks(all: Buffer, from: number, to: number): readonly Buffer[] {
  const breaks: Buffer[] = [];
  for (let at = all.indexOf(LINE_FEED, from); at >= 0 && at < to; at = all.indexOf(LINE_FEED, at + 1)) {
    breaks.push(MASK_ON_NEXT_LINE);
  }
  return breaks;
}

/** The first place from which on all that is there is the start of a secret, and not yet a whole one. */
function heldFrom(all: Buffer, patterns: readonly Buffer[]): number {
  const longest = patterns.reduce((length, pattern) => Math.max(length, pattern.length), 0);
  for (let at = Math.max(0, all.length - longest + 1); at < all.length; at += 1) {
    const size = all.length - at;
    const begins = patterns.some(
      (pattern) => pattern[0] === all[at] && pattern.length > size && all.compare(pattern, 0, size, at) === 0,
    );
    if (begins) return at;
  }
  return all.length;
}

// SPDX-License-Identifier: Apache-2.0
/** Counts the lines that contain given texts, however long the lines are: no cap and no cut applies here. */
import type { LogTextCount } from '../core/domain/documents.ts';

/** Line numbers kept for each text. */
const KEPT_LINES = 1000;
const LINE_FEED = 0x0a;

export interface TextCounter {
  add(bytes: Buffer): void;
  /** Counts a last line that has no line break. */
  end(): void;
  counts(): readonly LogTextCount[];
}

interface Needle {
  readonly text: string;
  readonly bytes: Buffer;
  readonly lines: number[];
  count: number;
  /** Whether the present line contains it. */
  seen: boolean;
}

export function countTexts(texts: readonly string[]): TextCounter {
  const needles = texts.map((text): Needle => ({ text, bytes: Buffer.from(text), lines: [], count: 0, seen: false }));
  // What a text may have begun with in the part of the line that was seen before.
  const carryBytes = Math.max(1, ...needles.map(({ bytes }) => bytes.length)) - 1;
  let carry: Buffer = Buffer.alloc(0);
  let line = 1;
  const look = (part: Buffer): Buffer => {
    const joined = carry.length === 0 ? part : Buffer.concat([carry, part]);
    for (const needle of needles) needle.seen ||= joined.includes(needle.bytes);
    return joined;
  };
  const endLine = (): void => {
    for (const needle of needles.filter(({ seen }) => seen)) {
      needle.count += 1;
      if (needle.lines.length < KEPT_LINES) needle.lines.push(line);
      needle.seen = false;
    }
    carry = Buffer.alloc(0);
    line += 1;
  };
  return {
    add(bytes) {
      if (needles.length === 0) return;
      let from = 0;
      for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, from)) {
        look(bytes.subarray(from, at));
        endLine();
        from = at + 1;
      }
      if (from === bytes.length) return;
      const begun = look(bytes.subarray(from));
      carry = Buffer.from(begun.subarray(Math.max(0, begun.length - carryBytes)));
    },
    end: endLine,
    counts: () => needles.map(({ text, count, lines }) => ({ text, count, lines })),
  };
}

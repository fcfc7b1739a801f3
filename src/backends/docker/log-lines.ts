// SPDX-License-Identifier: Apache-2.0
/**
 * Entries of a log back into lines: parts of a line are joined, and halves of lines of stdout and stderr never mix. A line
 * is handed on when it has ended; one that is longer than the limit, in parts.
 */
import type { LogEntry, LogStream } from './log-cursor.ts';

const HELD_LIMIT_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 0x0a;
const LINE_BREAK: Buffer = Buffer.from('\n');

interface OpenLine {
  /** Its parts share it; null when no line has begun. */
  stamp: string | null;
  parts: Buffer[];
  bytes: number;
}

export interface LineJoiner {
  add(entry: LogEntry): void;
  /** Bytes that may be handed on now; empty when there are none. */
  take(): Buffer;
  /** As `take`, with lines that have not ended. */
  takeAll(): Buffer;
}

export function createLineJoiner(): LineJoiner {
  const newLine = (): OpenLine => ({ stamp: null, parts: [], bytes: 0 });
  const lines: Readonly<Record<LogStream, OpenLine>> = { stdout: newLine(), stderr: newLine() };
  /** The line that the bytes handed on end in; null when they end with a line break. */
  let within: OpenLine | null = null;
  let out: Buffer[] = [];
  const handOn = (line: OpenLine, ended: boolean): void => {
    if (within !== null && within !== line) out.push(LINE_BREAK);
    out.push(...line.parts);
    line.parts = [];
    line.bytes = 0;
    if (ended) line.stamp = null;
    within = ended ? null : line;
  };
  /** It ended without a line break: what wrote it is gone. */
  const breakOff = (line: OpenLine): void => {
    if (line.bytes > 0 || within === line) {
      hold(line, LINE_BREAK);
      handOn(line, true);
    }
    line.stamp = null;
  };
  const take = (): Buffer => {
    const [first, second] = out;
    const bytes = first !== undefined && second === undefined ? first : Buffer.concat(out);
    out = [];
    return bytes;
  };
  return {
    add({ stream, stamp, text }) {
      const line = lines[stream];
      if (line.stamp !== null && line.stamp !== stamp) breakOff(line);
      const ended = text.at(-1) === LINE_FEED;
      // A copy of what stays, since the reader uses its buffer again.
      hold(line, ended ? text : Buffer.from(text));
      line.stamp = stamp;
      if (ended || line.bytes > HELD_LIMIT_BYTES) handOn(line, ended);
    },
    take,
    takeAll() {
      for (const line of Object.values(lines)) if (line.bytes > 0) handOn(line, false);
      return take();
    },
  };
}

function hold(line: OpenLine, part: Buffer): void {
  line.parts.push(part);
  line.bytes += part.length;
}

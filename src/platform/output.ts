// SPDX-License-Identifier: Apache-2.0
/** Bounded views on a stream of bytes: its head, its tail, its lines. What is cut is cut between characters. */

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Keeps bytes of a stream within a limit and counts all of them. */
export interface Keeper {
  add(chunk: Buffer): void;
  text(): string;
  bytes(): number;
}

/** Keeps the first bytes. */
export function keepHead(limitBytes: number): Keeper {
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let seenBytes = 0;
  return {
    add(chunk) {
      seenBytes += chunk.length;
      if (keptBytes >= limitBytes) return;
      const part = chunk.subarray(0, limitBytes - keptBytes);
      kept.push(part);
      keptBytes += part.length;
    },
    text: () => {
      const all = Buffer.concat(kept);
      return (seenBytes > keptBytes ? cutHead(all, limitBytes) : all).toString('utf8');
    },
    bytes: () => seenBytes,
  };
}

/** Keeps the last bytes; `content` are those bytes as they are. */
export function keepTail(limitBytes: number): Keeper & { content(): Buffer } {
  let kept: Buffer[] = [];
  let keptBytes = 0;
  let seenBytes = 0;
  const compact = (): Buffer => {
    const tail = Buffer.concat(kept).subarray(Math.max(0, keptBytes - limitBytes));
    kept = [tail];
    keptBytes = tail.length;
    return tail;
  };
  return {
    add(chunk) {
      seenBytes += chunk.length;
      kept.push(chunk);
      keptBytes += chunk.length;
      if (keptBytes > 2 * limitBytes) compact();
    },
    text: () => {
      const tail = compact();
      return (seenBytes > tail.length ? tail.subarray(continuationBytes(tail)) : tail).toString('utf8');
    },
    bytes: () => seenBytes,
    content: compact,
  };
}

/** At most `limitBytes` of the start, without half a character at the end. */
function cutHead(bytes: Buffer, limitBytes: number): Buffer {
  const cut = bytes.subarray(0, limitBytes);
  for (let back = 1; back <= Math.min(4, cut.length); back += 1) {
    const byte = cut[cut.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return sequenceLength(byte) > back ? cut.subarray(0, cut.length - back) : cut;
  }
  return cut;
}

export interface LineSplitter {
  add(chunk: Buffer): void;
  /** Hands over a last line that has no line break. */
  end(): void;
}

/**
 * Splits bytes into lines, without their line breaks (`\n` or `\r\n`). Of a line longer than the limit only the head
 * is handed over, and no more than that is ever held.
 */
export function splitLines(limitBytes: number, onLine: (line: Buffer) => void): LineSplitter {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let started = false;
  const hold = (part: Buffer): void => {
    // One byte more than the limit, so that a line break of two bytes does not make a line look too long.
    const kept = part.subarray(0, Math.max(0, limitBytes + 1 - heldBytes));
    if (kept.length > 0) held.push(kept);
    heldBytes += kept.length;
    started = true;
  };
  const flush = (): void => {
    const all = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held);
    const line = all.at(-1) === CARRIAGE_RETURN ? all.subarray(0, -1) : all;
    held = [];
    heldBytes = 0;
    started = false;
    onLine(line.length > limitBytes ? cutHead(line, limitBytes) : line);
  };
  return {
    add(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
        hold(chunk.subarray(from, at));
        flush();
        from = at + 1;
      }
      // A copy, since the caller may use its buffer again.
      if (from < chunk.length) hold(Buffer.from(chunk.subarray(from, from + limitBytes + 1)));
    },
    end() {
      if (started) flush();
    },
  };
}

/** How many bytes at the start belong to a character that began before. */
function continuationBytes(bytes: Buffer): number {
  let count = 0;
  while (count < 3 && ((bytes[count] ?? 0) & 0xc0) === 0x80) count += 1;
  return count;
}

function sequenceLength(first: number): number {
  if (first >= 0xf0) return 4;
  if (first >= 0xe0) return 3;
  return first >= 0xc0 ? 2 : 1;
}

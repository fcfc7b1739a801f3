// SPDX-License-Identifier: Apache-2.0
/** The copy of a log in the run directory: byte for byte up to a cap, beyond it head and tail with a line between. */
import type { AppendFile } from '../ports/run-writers.ts';
import { keepTail } from '../platform/output.ts';

export const LOG_COPY_LIMITS: Readonly<Record<'headBytes' | 'tailBytes', number>> = {
  headBytes: 63 * 1024 * 1024,
  tailBytes: 1024 * 1024,
};

const LINE_FEED = 0x0a;

export interface LogCopy {
  add(bytes: Buffer): void;
  /** Writes the tail and closes the file. */
  finish(): void;
  /** Whether bytes are missing in the middle. Final after `finish`. */
  isCapped(): boolean;
  /** Whether the disk refused a part. */
  hasFailed(): boolean;
}

export function createLogCopy(destination: AppendFile): LogCopy {
  const tail = keepTail(LOG_COPY_LIMITS.tailBytes);
  let headBytes = 0;
  let capped = false;
  let failed = false;
  const append = (bytes: Uint8Array | string): void => {
    if (failed) return;
    try {
      destination.append(bytes);
    } catch {
      // Who appends to the timeline meets the same disk, and ends the run.
      failed = true;
    }
  };
  const close = (): void => {
    try {
      destination.close();
    } catch {
      failed = true;
    }
  };
  return {
    add(bytes) {
      const head = headOf(bytes, Math.max(0, LOG_COPY_LIMITS.headBytes - headBytes));
      if (head.length > 0) append(head);
      // The head ends where the first byte was left to the tail.
      headBytes = head.length < bytes.length ? LOG_COPY_LIMITS.headBytes : headBytes + head.length;
      // A copy, since the reader uses its buffer again.
      if (head.length < bytes.length) tail.add(Buffer.from(bytes.subarray(head.length)));
    },
    finish() {
      const content = tail.content();
      const missing = tail.bytes() - content.length;
      capped = missing > 0;
      const wholeLines = capped ? content.subarray(content.indexOf(LINE_FEED) + 1) : content;
      const leftOut = tail.bytes() - wholeLines.length;
      if (capped) append(`\n[${leftOut} bytes of this log were read and counted, but are left out here]\n`);
      append(wholeLines);
      close();
    },
    isCapped: () => capped,
    hasFailed: () => failed,
  };
}

/** As many bytes as there is room for; up to a line's end where something is left over, since half a secret is not masked. */
function headOf(bytes: Buffer, room: number): Buffer {
  if (bytes.length <= room) return bytes;
  const lineEnd = room === 0 ? -1 : bytes.lastIndexOf(LINE_FEED, room - 1);
  return bytes.subarray(0, lineEnd < 0 ? room : lineEnd + 1);
}

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
  return {
    add(bytes) {
      const head = bytes.subarray(0, LOG_COPY_LIMITS.headBytes - headBytes);
      if (head.length > 0) append(head);
      headBytes += head.length;
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
      destination.close();
    },
    isCapped: () => capped,
    hasFailed: () => failed,
  };
}

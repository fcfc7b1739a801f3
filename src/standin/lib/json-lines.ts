// SPDX-License-Identifier: Apache-2.0

/**
 * Cuts a byte stream into lines, with a limit on how much an unfinished line may hold. Owns no meaning of the lines.
 */

const LONGEST_LINE_BYTES = 16 * 1024 * 1024;

/** Feed it chunks; it calls `onLine` for each complete line and `onOverflow` once when a line is too long. */
export function lineSplitter(onLine: (line: string) => void, onOverflow: () => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let sizeBytes = 0;
  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, at));
      onLine(Buffer.concat(parts).toString('utf8'));
      parts = [];
      sizeBytes = 0;
      from = at + 1;
    }
    if (from === chunk.length) return;
    parts.push(chunk.subarray(from));
    sizeBytes += chunk.length - from;
    if (sizeBytes > LONGEST_LINE_BYTES) {
      parts = [];
      sizeBytes = 0;
      onOverflow();
    }
  };
}

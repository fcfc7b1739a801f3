// SPDX-License-Identifier: Apache-2.0

/** Bodies of HTTP answers, up to a size. */

import type { IncomingMessage } from 'node:http';

/** The whole body. Rejects when it is larger, or breaks off. */
export async function readBody(answer: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) throw new Error('an answer without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

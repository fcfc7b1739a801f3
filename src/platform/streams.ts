// SPDX-License-Identifier: Apache-2.0
/** Answers that come bit by bit, and may be broken off at any time. */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** An answer as a stream that ends with an error as soon as the signal aborts. Throws when it is none. */
export function streamUntil(answer: unknown, signal: AbortSignal): Readable {
  if (!(answer instanceof Readable)) throw new Error('the answer is no stream');
  // Who reads it is told too; nobody may be reading one that was aborted before.
  answer.on('error', () => undefined);
  const destroy = (): void => void answer.destroy(new Error('aborted'));
  if (signal.aborted) destroy();
  signal.addEventListener('abort', destroy);
  answer.once('close', () => signal.removeEventListener('abort', destroy));
  return answer;
}

/** Resolves at the end of the stream; rejects where it breaks. */
export async function passChunks(stream: Readable, onChunk: (chunk: Buffer) => void): Promise<void> {
  for await (const chunk of stream as AsyncIterable<unknown>) {
    if (Buffer.isBuffer(chunk)) onChunk(chunk);
    // What is at hand already would otherwise come through without a turn for anybody else.
    await nextTurn();
  }
}

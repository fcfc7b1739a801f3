// SPDX-License-Identifier: Apache-2.0
/** Reads bodies of requests within limits: of one body's size and time, and of what all of them hold at one moment. */
import type { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';

export interface BodyLimits {
  /** Of one body as it is sent, and again when it is unpacked. */
  readonly bytes: number;
  /** Of all bodies that are being read. */
  readonly heldBytes: number;
  /** For a whole body. */
  readonly timeoutMs: number;
}

export type Refusal = 'too-large' | 'busy' | 'too-slow' | 'broken-off';

export type Body = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: Refusal };

export type BodyReader = (source: Readable) => Promise<Body>;

/** The reader never rejects, and reads no further once it has given up. */
export function createBodyReader(limits: BodyLimits): BodyReader {
  let heldBytes = 0;
  return (source) =>
    new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const settle = (body: Body): void => {
        clearTimeout(timer);
        source.off('data', onData).off('end', onEnd).off('close', onClose).pause();
        heldBytes -= bytes;
        bytes = 0;
        resolve(body);
      };
      const onData = (chunk: Buffer): void => {
        bytes += chunk.length;
        heldBytes += chunk.length;
        if (bytes > limits.bytes) settle({ ok: false, reason: 'too-large' });
        else if (heldBytes > limits.heldBytes) settle({ ok: false, reason: 'busy' });
        else chunks.push(chunk);
      };
      const onEnd = (): void => settle({ ok: true, bytes: Buffer.concat(chunks) });
      const onClose = (): void => settle({ ok: false, reason: 'broken-off' });
      const timer = setTimeout(() => settle({ ok: false, reason: 'too-slow' }), limits.timeoutMs);
      // The error is followed by the end of the connection, which settles.
      source.on('error', () => undefined);
      source.on('data', onData).on('end', onEnd).on('close', onClose);
      if (source.destroyed) onClose();
    });
}

/** Throws an Error for bytes that are no gzip, or that unpack to more than the limit. */
export function unpack(bytes: Buffer, limitBytes: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: limitBytes });
  } catch (error) {
    const large = error instanceof RangeError;
    throw new Error(large ? `it unpacks to more than ${limitBytes} bytes` : 'it is not gzip', { cause: error });
  }
}

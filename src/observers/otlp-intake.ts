// SPDX-License-Identifier: Apache-2.0
/** What the two servers and the receiver agree on: how a request is read, and what came of it. */
import { type BodyLimits, type BodyReader, unpack } from './otlp-body.ts';
import { decodeTraceRequest } from './otlp-protobuf.ts';
import { readSpanBatch, type SpanBatch } from './otlp-spans.ts';

export const REQUEST_LIMITS: BodyLimits = {
  bytes: 4 * 1024 * 1024,
  heldBytes: 64 * 1024 * 1024,
  timeoutMs: 10_000,
};

export interface RequestBody {
  readonly bytes: Buffer;
  readonly packed: boolean;
  readonly format: 'protobuf' | 'json';
}

export type Taken =
  | { readonly ok: true; readonly rejected: number; readonly reason: string }
  | { readonly ok: false; readonly reason: string };

export interface TraceIntake {
  readonly limits: BodyLimits;
  readonly readBody: BodyReader;
  /** Never throws for what is in the body. */
  take(body: RequestBody): Taken;
  /** Notes a request that was not taken. */
  refuse(reason: string): void;
}

/** Throws an Error that says what is wrong with the body. */
export function parseRequest({ bytes, packed, format }: RequestBody, limitBytes: number): SpanBatch {
  const plain = packed ? unpack(bytes, limitBytes) : bytes;
  return readSpanBatch(format === 'json' ? parseJson(plain) : decodeTraceRequest(plain));
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    // The parser's own message quotes the text.
    throw new Error('it is not JSON', { cause: error });
  }
}

/** ExportTraceServiceResponse: empty when all spans were taken, else `partial_success`. */
export function encodeTraceResponse({
  rejected,
  reason,
}: {
  readonly rejected: number;
  readonly reason: string;
}): Buffer {
  if (rejected === 0) return Buffer.alloc(0);
  return bytesField(1, Buffer.concat([Buffer.from([0x08]), varint(rejected), bytesField(2, Buffer.from(reason))]));
}

/** google.rpc.Status with nothing but a message. */
export function encodeStatus(message: string): Buffer {
  return bytesField(2, Buffer.from(message));
}

function bytesField(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([number * 8 + 2]), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}

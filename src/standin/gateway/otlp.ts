// SPDX-License-Identifier: Apache-2.0

/**
 * Spans in the bytes of an OTLP ExportTraceServiceRequest, framed as gRPC has it. Pure; owns the few protobuf fields of
 * opentelemetry/proto/trace/v1 that are written.
 */

import { GATEWAY_VERSION } from '../lib/version.ts';

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Span {
  readonly traceId: Buffer;
  readonly spanId: Buffer;
  readonly name: string;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly attributes: SpanAttributes;
  /** What went wrong; undefined when nothing did. */
  readonly failure: string | undefined;
}

const SERVICE = 'openshell-gateway';
const KIND_INTERNAL = 1n;
const STATUS_ERROR = 2n;
const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;

/** The body of one unary call: an uncompressed message behind its five-byte prefix. */
export function encodeExport(spans: readonly Span[]): Buffer {
  const resource = message(1, attributes(1, { 'service.name': SERVICE }));
  const scope = message(1, text(1, SERVICE), text(2, GATEWAY_VERSION));
  const body = message(1, resource, message(2, scope, ...spans.map((span) => message(2, encodeSpan(span)))));
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(body.length, 1);
  return Buffer.concat([prefix, body]);
}

function encodeSpan(span: Span): Buffer {
  const failed = span.failure === undefined ? [] : [message(15, text(2, span.failure), integer(3, STATUS_ERROR))];
  return Buffer.concat([
    bytes(1, span.traceId),
    bytes(2, span.spanId),
    text(5, span.name),
    integer(6, KIND_INTERNAL),
    fixed64(7, span.startNs),
    fixed64(8, span.endNs),
    attributes(9, span.attributes),
    ...failed,
  ]);
}

function attributes(field: number, values: SpanAttributes): Buffer {
  const pairs = Object.entries(values).map(([key, value]) => {
    const any = typeof value === 'string' ? text(1, value) : integer(3, BigInt(value));
    return message(field, text(1, key), message(2, any));
  });
  return Buffer.concat(pairs);
}

function message(field: number, ...parts: readonly Buffer[]): Buffer {
  return bytes(field, Buffer.concat(parts));
}

function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value, 'utf8'));
}

function bytes(field: number, value: Buffer): Buffer {
  return Buffer.concat([tag(field, BYTES), varint(BigInt(value.length)), value]);
}

/** A number that is not negative. */
function integer(field: number, value: bigint): Buffer {
  return Buffer.concat([tag(field, VARINT), varint(value)]);
}

function fixed64(field: number, value: bigint): Buffer {
  const encoded = Buffer.alloc(8);
  encoded.writeBigUInt64LE(value);
  return Buffer.concat([tag(field, FIXED64), encoded]);
}

function tag(field: number, wireType: number): Buffer {
  return varint(BigInt(field * 8 + wireType));
}

function varint(value: bigint): Buffer {
  const encoded: number[] = [];
  let rest = value;
  while (rest > 127n) {
    encoded.push(Number(rest % 128n) + 128);
    rest /= 128n;
  }
  encoded.push(Number(rest));
  return Buffer.from(encoded);
}

// SPDX-License-Identifier: Apache-2.0
/** Senders of traces: connections recorded from real exporters, and clients of our own for what exporters never do. */
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import net from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const RECORDED = path.join(import.meta.dirname, '../fixtures/otlp');

export const EXPORT_PATH = '/opentelemetry.proto.collector.trace.v1.TraceService/Export';

/** Names of recorded connections: what the exporters of OpenTelemetry for Node, Python and Rust sent, from first byte to last. */
export function recordedNames(): readonly string[] {
  const names = fs.readdirSync(RECORDED).flatMap((file) => (file.endsWith('.bin') ? [file.slice(0, -4)] : []));
  return names.sort();
}

export function recorded(name: string): Buffer {
  return fs.readFileSync(path.join(RECORDED, `${name}.bin`));
}

/** A raw connection; what the server says is in `answer`. */
export async function connect(
  url: string,
): Promise<{ socket: net.Socket; answer: () => Buffer; closed: () => boolean }> {
  const chunks: Buffer[] = [];
  let closed = false;
  const socket = net.connect({ host: '127.0.0.1', port: Number(new URL(url).port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  socket.on('close', () => {
    closed = true;
  });
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  return { socket, answer: () => Buffer.concat(chunks), closed: () => closed };
}

export interface GrpcAnswer {
  readonly http: number | undefined;
  /** `grpc-status`, from the trailers or from headers that were all. */
  readonly status: string | undefined;
  readonly message: string | undefined;
  readonly body: Buffer;
}

/** A connection that calls methods one after the other or at the same time. */
export function grpcClient(url: string): {
  session: http2.ClientHttp2Session;
  call: (body: Buffer, headers?: http2.OutgoingHttpHeaders) => Promise<GrpcAnswer>;
} {
  const session = http2.connect(url);
  session.on('error', () => {});
  onTestFinished(() => session.destroy());
  return {
    session,
    call: (body, headers = {}) =>
      new Promise((resolve) => {
        const stream = session.request({
          ':method': 'POST',
          ':path': EXPORT_PATH,
          'content-type': 'application/grpc',
          te: 'trailers',
          ...headers,
        });
        let head: http2.IncomingHttpHeaders = {};
        let tail: http2.IncomingHttpHeaders = {};
        const chunks: Buffer[] = [];
        stream.on('response', (values) => void (head = values));
        stream.on('trailers', (values: http2.IncomingHttpHeaders) => void (tail = values));
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', () => {});
        stream.on('close', () =>
          resolve({
            http: (head as { ':status'?: number })[':status'],
            status: textOf(tail['grpc-status'] ?? head['grpc-status']),
            message: textOf(tail['grpc-message'] ?? head['grpc-message']),
            body: Buffer.concat(chunks),
          }),
        );
        stream.end(body);
      }),
  };
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join() : value;
}

/** One message as gRPC frames it. */
export function frame(message: Buffer, compressed = 0): Buffer {
  const head = Buffer.from([compressed, 0, 0, 0, 0]);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

export interface HttpAnswer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export function post(url: string, body: Buffer | string, options: http.RequestOptions = {}): Promise<HttpAnswer> {
  const defaults = { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } };
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}/v1/traces`, { ...defaults, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

export function varint(value: bigint | number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...bytes, Number(rest)]);
}

/** A field of bytes: text, or the fields of a message. */
export function field(number: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([varint((number << 3) | 2), varint(content.length), content]);
}

export function varintField(number: number, value: bigint | number): Buffer {
  return Buffer.concat([varint(number << 3), varint(value)]);
}

export function fixed64Field(number: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return Buffer.concat([varint((number << 3) | 1), bytes]);
}

export function doubleField(number: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return Buffer.concat([varint((number << 3) | 1), bytes]);
}

export const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
export const SPAN_ID = 'b7ad6b7169203331';

/** ExportTraceServiceRequest with one span of each name. */
export function requestOf(...names: readonly string[]): Buffer {
  const spans = names.map((name) =>
    field(2, field(1, Buffer.from(TRACE_ID, 'hex')), field(2, Buffer.from(SPAN_ID, 'hex')), field(5, name)),
  );
  return field(1, field(2, ...spans));
}

/** The same in JSON; `more` goes into each span. */
export function jsonOf(names: readonly string[], more: Readonly<Record<string, unknown>> = {}): string {
  const spans = names.map((name) => ({ traceId: TRACE_ID, spanId: SPAN_ID, name, ...more }));
  return JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
}

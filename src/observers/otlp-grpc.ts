// SPDX-License-Identifier: Apache-2.0
/**
 * OTLP over gRPC: one unary method, TraceService/Export, on HTTP/2 without TLS. What a client does wrong is answered
 * with a status as gRPC has it; a message that cannot be read gets INVALID_ARGUMENT, which exporters do not send again.
 */
import http2 from 'node:http2';
import { type Listener, listen } from './otlp-listen.ts';
import { encodeTraceResponse, type TraceIntake } from './otlp-intake.ts';
import type { BodyLimits, Refusal } from './otlp-body.ts';

const EXPORT_PATH = '/opentelemetry.proto.collector.trace.v1.TraceService/Export';
const STATUS = {
  ok: 0,
  invalidArgument: 3,
  deadlineExceeded: 4,
  resourceExhausted: 8,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
} as const;
const FRAME_HEAD_BYTES = 5;
/** From a connection's start to the client's settings. */
const HANDSHAKE_MS = 10_000;

interface Answer {
  readonly status: number;
  readonly message: string;
  /** ExportTraceServiceResponse of a success. */
  readonly response?: Buffer;
}

export async function listenGrpc(host: string, intake: TraceIntake): Promise<Listener> {
  const server = http2.createServer({
    settings: { enablePush: false, maxConcurrentStreams: 32, maxHeaderListSize: 16 * 1024 },
    maxHeaderListPairs: 64,
  });
  server.on('session', (session) => {
    session.setTimeout(HANDSHAKE_MS, () => session.destroy());
    // Exporters keep a connection between batches, however long that is.
    session.once('remoteSettings', () => session.setTimeout(0));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    void serve(stream, headers, intake);
  });
  return await listen(server, { host, onError: (reason) => intake.refuse(`the gRPC server: ${reason}`) });
}

async function serve(
  stream: http2.ServerHttp2Stream,
  headers: http2.IncomingHttpHeaders,
  intake: TraceIntake,
): Promise<void> {
  if (!/^application\/grpc(\+proto)?(;|$)/.test(headers['content-type'] ?? '') || headers[':method'] !== 'POST') {
    intake.refuse(`gRPC: a ${headers[':method'] ?? ''} with the content type ${headers['content-type'] ?? 'of none'}`);
    respond(stream, { ':status': 415 }, null);
    return;
  }
  const answer = refuseHeaders(headers) ?? (await answerExport(stream, headers, intake));
  if (answer.status !== STATUS.ok) intake.refuse(`gRPC: ${answer.message}`);
  const trailers = { 'grpc-status': answer.status, 'grpc-message': encodeMessage(answer.message) };
  const head = { ':status': 200, 'content-type': 'application/grpc', 'grpc-accept-encoding': 'identity,gzip' };
  if (answer.response === undefined) respond(stream, { ...head, ...trailers }, null);
  else respond(stream, head, { body: frame(answer.response), trailers: { 'grpc-status': STATUS.ok } });
}

/** Null when the headers are those of an export. */
function refuseHeaders(headers: http2.IncomingHttpHeaders): Answer | null {
  const path = headers[':path'] ?? '';
  if (path !== EXPORT_PATH)
    return { status: STATUS.unimplemented, message: `there is no method ${path.slice(0, 200)}` };
  const encoding = encodingOf(headers);
  if (encoding === 'identity' || encoding === 'gzip') return null;
  return { status: STATUS.unimplemented, message: `the encoding ${encoding.slice(0, 50)} is not known, only gzip` };
}

function encodingOf(headers: http2.IncomingHttpHeaders): string {
  return String(headers['grpc-encoding'] ?? 'identity');
}

function refuseBody(reason: Refusal, { bytes, timeoutMs }: BodyLimits): Answer {
  switch (reason) {
    case 'too-large':
      return { status: STATUS.resourceExhausted, message: `the message has over ${bytes} bytes` };
    case 'busy':
      return { status: STATUS.unavailable, message: 'too many requests are being received' };
    case 'too-slow':
      return { status: STATUS.deadlineExceeded, message: `no whole message within ${timeoutMs} ms` };
    case 'broken-off':
      return { status: STATUS.internal, message: 'the request broke off' };
  }
}

async function answerExport(
  stream: http2.ServerHttp2Stream,
  headers: http2.IncomingHttpHeaders,
  intake: TraceIntake,
): Promise<Answer> {
  const body = await intake.readBody(stream);
  if (!body.ok) return refuseBody(body.reason, intake.limits);
  const { bytes } = body;
  if (bytes.length < FRAME_HEAD_BYTES || bytes.readUInt32BE(1) !== bytes.length - FRAME_HEAD_BYTES) {
    return { status: STATUS.internal, message: 'the request is not one whole message' };
  }
  const flag = bytes[0] ?? 0;
  if (flag > 1 || (flag === 1 && encodingOf(headers) === 'identity')) {
    return {
      status: STATUS.internal,
      message: `the compressed flag is ${flag} with the encoding ${encodingOf(headers)}`,
    };
  }
  const taken = intake.take({ bytes: bytes.subarray(FRAME_HEAD_BYTES), packed: flag === 1, format: 'protobuf' });
  if (!taken.ok) return { status: STATUS.invalidArgument, message: taken.reason };
  return { status: STATUS.ok, message: '', response: encodeTraceResponse(taken) };
}

function frame(message: Buffer): Buffer {
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** Percent encoding, as HTTP headers take no other text. */
function encodeMessage(message: string): string {
  return message.replace(/[^ -$&-~]/g, (character) => {
    const bytes = [...Buffer.from(character)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  });
}

function respond(
  stream: http2.ServerHttp2Stream,
  headers: http2.OutgoingHttpHeaders,
  rest: { readonly body: Buffer; readonly trailers: http2.OutgoingHttpHeaders } | null,
): void {
  if (stream.destroyed || stream.closed) return;
  if (rest === null) {
    stream.respond(headers, { endStream: true });
    // The client need not send the rest of what was refused.
    if (!stream.readableEnded) stream.close(http2.constants.NGHTTP2_NO_ERROR);
    return;
  }
  stream.respond(headers, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers(rest.trailers));
  stream.end(rest.body);
}

// SPDX-License-Identifier: Apache-2.0
/** OTLP over HTTP/1.1: POST /v1/traces with protobuf or JSON, plain or gzip. Errors are answered as OTLP says. */
import http from 'node:http';
import { type Listener, listen } from './otlp-listen.ts';
import type { BodyLimits, Refusal } from './otlp-body.ts';
import { encodeStatus, encodeTraceResponse, type Taken, type TraceIntake } from './otlp-intake.ts';

const TRACES_PATH = '/v1/traces';
const FORMATS: Readonly<Record<string, 'protobuf' | 'json'>> = {
  'application/x-protobuf': 'protobuf',
  'application/json': 'json',
};

interface Answer {
  readonly status: number;
  /** Of a success; of anything else, why. */
  readonly taken: Taken;
}

export async function listenHttp(host: string, intake: TraceIntake): Promise<Listener> {
  const server = http.createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: intake.limits.timeoutMs,
      // Above that of the body, which is answered; this one ends the connection.
      requestTimeout: 2 * intake.limits.timeoutMs,
      connectionsCheckingInterval: 1000,
      // Exporters send again and again, at most some minutes apart.
      keepAliveTimeout: 5 * 60_000,
    },
    (request, response) => void serve(request, response, intake),
  );
  return await listen(server, { host, onError: (reason) => intake.refuse(`the HTTP server: ${reason}`) });
}

async function serve(request: http.IncomingMessage, response: http.ServerResponse, intake: TraceIntake): Promise<void> {
  response.on('error', () => undefined);
  const { status, taken } = refuseHead(request, intake.limits) ?? (await answerExport(request, intake));
  if (!taken.ok) intake.refuse(`HTTP: ${taken.reason}`);
  if (response.destroyed) return;
  const format = formatOf(request) ?? 'json';
  const body = format === 'json' ? Buffer.from(JSON.stringify(answerJson(taken))) : answerProtobuf(taken);
  response.writeHead(status, {
    'content-type': format === 'json' ? 'application/json' : 'application/x-protobuf',
    'content-length': body.length,
    ...(status === 405 ? { allow: 'POST' } : {}),
    // What was not read is not read later either.
    ...(request.readableEnded ? {} : { connection: 'close' }),
  });
  response.end(body);
}

function refuse(status: number, reason: string): Answer {
  return { status, taken: { ok: false, reason } };
}

/** Null when the head is that of an export. */
function refuseHead(request: http.IncomingMessage, limits: BodyLimits): Answer | null {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path !== TRACES_PATH) return refuse(404, `there is no ${path.slice(0, 200)}, only ${TRACES_PATH}`);
  if (request.method !== 'POST') return refuse(405, `${request.method ?? 'it'} is not taken, only POST`);
  if (formatOf(request) === null) {
    return refuse(415, `the content type is none of ${Object.keys(FORMATS).join(', ')}`);
  }
  const encoding = encodingOf(request);
  if (!['identity', 'gzip'].includes(encoding)) {
    return refuse(415, `the encoding ${encoding.slice(0, 50)} is not known, only gzip`);
  }
  const announced = Number(request.headers['content-length'] ?? 0);
  return announced > limits.bytes ? refuseBody('too-large', limits) : null;
}

function formatOf(request: http.IncomingMessage): 'protobuf' | 'json' | null {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(FORMATS, type) ? (FORMATS[type] ?? null) : null;
}

function encodingOf(request: http.IncomingMessage): string {
  return (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
}

function refuseBody(reason: Refusal, { bytes, timeoutMs }: BodyLimits): Answer {
  switch (reason) {
    case 'too-large':
      return refuse(413, `the body has over ${bytes} bytes`);
    case 'busy':
      return refuse(503, 'too many requests are being received');
    case 'too-slow':
      return refuse(408, `no whole body within ${timeoutMs} ms`);
    case 'broken-off':
      return refuse(400, 'the request broke off');
  }
}

async function answerExport(request: http.IncomingMessage, intake: TraceIntake): Promise<Answer> {
  const body = await intake.readBody(request);
  if (!body.ok) return refuseBody(body.reason, intake.limits);
  const format = formatOf(request) ?? 'json';
  const taken = intake.take({ bytes: body.bytes, packed: encodingOf(request) === 'gzip', format });
  return { status: taken.ok ? 200 : 400, taken };
}

function answerJson(taken: Taken): unknown {
  if (!taken.ok) return { message: taken.reason };
  if (taken.rejected === 0) return {};
  return { partialSuccess: { rejectedSpans: String(taken.rejected), errorMessage: taken.reason } };
}

function answerProtobuf(taken: Taken): Buffer {
  return taken.ok ? encodeTraceResponse(taken) : encodeStatus(taken.reason);
}

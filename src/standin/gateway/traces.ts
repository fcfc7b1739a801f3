// SPDX-License-Identifier: Apache-2.0

/**
 * The gateway's spans and their export over gRPC (HTTP/2 without TLS). Owns the batch, its delay and its limits: a
 * collector that is down, slow or wrong costs its spans and nothing else.
 */

import { randomBytes } from 'node:crypto';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { messageOf } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';
import { encodeExport, type Span } from './otlp.ts';

const EXPORT_PATH = '/opentelemetry.proto.collector.trace.v1.TraceService/Export';
const EXPORT_TIMEOUT_MS = 1000;
const HTTP_OK = 200;
/** Above this the newest are dropped. */
const MAX_QUEUED_SPANS = 2048;

/** What the work adds to its span while it runs. */
export type OpenAttributes = Record<string, string | number>;

export interface Traces {
  /** Runs work and records a span of it, with the attributes it has when the work ends. */
  readonly span: <T>(
    name: string,
    attributes: OpenAttributes,
    work: (attributes: OpenAttributes) => Promise<T>,
  ) => Promise<T>;
  /** Sends what is left; takes no longer than two exports may. */
  readonly close: () => Promise<void>;
}

export interface TraceOptions {
  /** `http://HOST:PORT`; empty for nowhere. */
  readonly endpoint: string;
  /** How long a span waits for others. */
  readonly delayMs: number;
  readonly log: Log;
}

export function openTraces({ endpoint, delayMs, log }: TraceOptions): Traces {
  let queue: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let exporting = Promise.resolve();
  let failing = false;

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    exporting = exporting.then(async () => {
      const batch = queue;
      queue = [];
      if (batch.length === 0) return;
      const problem = await send(endpoint, encodeExport(batch)).catch(messageOf);
      if (problem !== undefined && !failing) {
        log({ level: 'WARN', target: 'openshell_gateway::otlp', message: 'Trace export failed', fields: { problem } });
      }
      failing = problem !== undefined;
    });
    return exporting;
  };
  const record = (span: Span): void => {
    if (endpoint === '' || queue.length >= MAX_QUEUED_SPANS) return;
    queue.push(span);
    timer ??= setTimeout(() => void flush(), delayMs);
  };
  return {
    span: async (name, attributes, work) => {
      const open = beginSpan(name);
      try {
        const result = await work(attributes);
        record(open.end(attributes, undefined));
        return result;
      } catch (error) {
        record(open.end(attributes, messageOf(error)));
        throw error;
      }
    },
    close: flush,
  };
}

interface OpenSpan {
  readonly end: (attributes: OpenAttributes, failure: string | undefined) => Span;
}

function beginSpan(name: string): OpenSpan {
  const startNs = BigInt(Date.now()) * 1_000_000n;
  const began = performance.now();
  return {
    end: (attributes, failure) => ({
      traceId: randomBytes(16),
      spanId: randomBytes(8),
      name,
      startNs,
      endNs: startNs + BigInt(Math.round((performance.now() - began) * 1e6)),
      attributes: { ...attributes },
      failure,
    }),
  };
}

/** One unary call on a connection of its own; resolves to what the collector objected to, if anything. */
function send(endpoint: string, body: Buffer): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const session = connect(endpoint);
    const timer = setTimeout(() => session.destroy(new Error('no answer in time')), EXPORT_TIMEOUT_MS);
    let status = '0';
    session.on('error', reject);
    session.on('close', () => {
      clearTimeout(timer);
      reject(new Error('the connection was closed'));
    });
    const call = session.request({
      ':method': 'POST',
      ':path': EXPORT_PATH,
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    const note = (headers: IncomingHttpHeaders & IncomingHttpStatusHeader): void => {
      const grpc = headers['grpc-status'];
      if (typeof grpc === 'string') status = grpc;
      else if (headers[':status'] !== undefined && headers[':status'] !== HTTP_OK)
        status = `HTTP ${headers[':status']}`;
    };
    call.on('response', note);
    call.on('trailers', note);
    call.on('error', reject);
    call.on('end', () => {
      resolve(status === '0' ? undefined : `the collector answered ${status}`);
      session.close();
    });
    call.resume();
    call.end(body);
  });
}

// SPDX-License-Identifier: Apache-2.0

import { once } from 'node:events';
import { createServer, type Http2Server, type IncomingHttpHeaders, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { encodeExport } from '../../src/standin/gateway/otlp.ts';
import { Rig } from './rig.ts';

/** Of a test: a guard for a crowded machine, no expectation. */
const LIMIT_MS = 90_000;

type Field = { readonly field: number; readonly value: Buffer | bigint };

/** The fields of a protobuf message, in the three wire types that a span needs. */
function fieldsOf(message: Buffer): readonly Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++];
      if (byte === undefined) throw new Error('the message ends within a number');
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = Number(varint());
    const [field, type] = [tag >> 3, tag & 7];
    if (type === 0) fields.push({ field, value: varint() });
    else if (type === 1) {
      fields.push({ field, value: message.readBigUInt64LE(at) });
      at += 8;
    } else if (type === 2) {
      const size = Number(varint());
      fields.push({ field, value: message.subarray(at, at + size) });
      at += size;
    } else throw new Error(`wire type ${type}`);
  }
  return fields;
}

const all = (message: Buffer, field: number): readonly Buffer[] =>
  fieldsOf(message).flatMap((entry) => (entry.field === field && Buffer.isBuffer(entry.value) ? [entry.value] : []));
const one = (message: Buffer, field: number): Buffer => all(message, field)[0] ?? Buffer.alloc(0);
const number = (message: Buffer, field: number): bigint | undefined => {
  const value = fieldsOf(message).find((entry) => entry.field === field)?.value;
  return typeof value === 'bigint' ? value : undefined;
};

function attributesOf(message: Buffer, field: number): Readonly<Record<string, string | number>> {
  const pairs = all(message, field).map((pair) => {
    const value = one(pair, 2);
    const integer = number(value, 3);
    return [one(pair, 1).toString(), integer === undefined ? one(value, 1).toString() : Number(integer)] as const;
  });
  return Object.fromEntries(pairs);
}

interface SeenSpan {
  readonly service: string | number | undefined;
  readonly name: string;
  readonly ids: readonly [number, number];
  readonly ms: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly status: bigint | undefined;
}

/** The spans of an export's body, which has gRPC's prefix. */
function spansOf(body: Buffer): readonly SeenSpan[] {
  expect(body[0]).toBe(0);
  expect(body.readUInt32BE(1)).toBe(body.length - 5);
  return all(body.subarray(5), 1).flatMap((resourceSpans) => {
    const service = attributesOf(one(resourceSpans, 1), 1)['service.name'];
    return all(resourceSpans, 2).flatMap((scopeSpans) =>
      all(scopeSpans, 2).map((span) => ({
        service,
        name: one(span, 5).toString(),
        ids: [one(span, 1).length, one(span, 2).length] as const,
        ms: Number(((number(span, 8) ?? 0n) - (number(span, 7) ?? 0n)) / 1_000_000n),
        attributes: attributesOf(span, 9),
        status: number(one(span, 15), 3),
      })),
    );
  });
}

/** An OTLP collector: gRPC over HTTP/2 without TLS. */
class Collector {
  readonly spans: SeenSpan[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  private readonly server: Http2Server = createServer();
  private readonly sessions = new Set<ServerHttp2Session>();

  constructor() {
    this.server.on('session', (session) => this.sessions.add(session));
    this.server.on('stream', (stream, headers) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        this.headers.push(headers);
        this.spans.push(...spansOf(Buffer.concat(chunks)));
        stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
        stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
        stream.end(Buffer.alloc(5));
      });
    });
  }

  async listen(port = 0): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  named(name: string): readonly SeenSpan[] {
    return this.spans.filter((span) => span.name === name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const session of this.sessions) session.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe.concurrent('spans', { timeout: LIMIT_MS }, () => {
  test('of sweeps and of the driver go to a collector, and what is left goes with SIGTERM', async () => {
    await using collector = new Collector();
    const endpoint = await collector.listen();
    await using rig = new Rig();
    await rig.boot('fixed', { 'otlp-endpoint': endpoint, 'reconcile-interval': '300ms' });
    await rig.create('c-0', { script: 'exec sleep 600' });
    await rig.until('c-0', 'Running');
    const both = { 'driver.name': 'process', backend_count: 1, store_count: 1 };
    const sweeps = (): readonly SeenSpan[] => collector.named('reconcile.sandboxes');
    await rig.wait(() => sweeps().some(({ attributes }) => attributes['backend_count'] === 1), 'a sweep that saw it');
    expect(sweeps()[0]).toMatchObject({ service: 'openshell-gateway', ids: [16, 8], status: undefined });
    expect(sweeps().at(-1)?.attributes).toEqual(both);
    expect(collector.headers[0]).toMatchObject({
      ':path': '/opentelemetry.proto.collector.trace.v1.TraceService/Export',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    await rig.openshell('sandbox stop c-0');
    await rig.openshell('sandbox start c-0');
    await rig.openshell('sandbox delete c-0');
    await rig.create('c-1', { script: 'exec sleep 600' });
    await rig.until('c-1', 'Running');
    await rig.signalGateway('SIGTERM');
    for (const operation of ['create', 'stop', 'start', 'delete']) {
      const [span] = collector.named(`driver.${operation}_sandbox`);
      expect(span?.attributes).toMatchObject({ 'driver.name': 'process', 'sandbox.name': 'c-0' });
    }
    expect(collector.named('driver.stop_sandbox').map(({ attributes }) => attributes['sandbox.name'])).toEqual([
      'c-0',
      'c-1',
    ]);
  });

  test('of a batch that is waiting are lost by SIGKILL and sent by SIGTERM', async () => {
    await using collector = new Collector();
    const endpoint = await collector.listen();
    await using rig = new Rig();
    await rig.boot('fixed', { 'otlp-endpoint': endpoint, 'otlp-delay': '10m' });
    await rig.create('c-0', { script: 'exec sleep 600' });
    await rig.until('c-0', 'Running');
    await rig.signalGateway('SIGKILL');
    await rig.start();
    await rig.signalGateway('SIGTERM');
    expect(collector.named('driver.create_sandbox')).toEqual([]);
    expect(collector.named('driver.start_sandbox')).toHaveLength(1);
    expect(collector.named('driver.stop_sandbox')).toHaveLength(1);
  });

  test('are dropped while the collector is away, said once, and hold nothing up', async () => {
    const away = new Collector();
    const nowhere = await away.listen();
    await away[Symbol.asyncDispose]();
    await using rig = new Rig();
    await rig.boot('fixed', { 'otlp-endpoint': nowhere, 'reconcile-interval': '100ms' });
    await rig.create('c-0', { script: 'exit 0' });
    await rig.until('c-0', 'Succeeded');
    await rig.wait(() => rig.log().includes('Trace export failed'), 'said');
    await using back = new Collector();
    await back.listen(Number(new URL(nowhere).port));
    await rig.wait(() => back.named('reconcile.sandboxes').length > 1, 'sweeps arrive');
    expect(rig.log().split('Trace export failed')).toHaveLength(2);
  });

  test('go to the endpoint that the adapter is given, and a wrong one is refused', async () => {
    await using collector = new Collector();
    const endpoint = await collector.listen();
    await using rig = new Rig();
    rig.env['CHAOS_OTLP_GRPC'] = endpoint;
    await rig.boot('fixed');
    await rig.wait(() => collector.named('reconcile.sandboxes').length > 0, 'a sweep');
    const wrong = await rig.run('standin boot --work-dir "$work/other" --gateway standin --otlp-endpoint localhost');
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('must be a URL') as string });
  });

  test('say in their status what went wrong', () => {
    const ids = { traceId: Buffer.alloc(16, 1), spanId: Buffer.alloc(8, 2) };
    const span = { ...ids, name: 'n', startNs: 1_700_000_000_000_000_000n, endNs: 1_700_000_000_250_000_000n };
    const [ok, bad] = spansOf(
      encodeExport([
        { ...span, attributes: { big: 300_000, text: 'ü' }, failure: undefined },
        { ...span, attributes: {}, failure: 'no' },
      ]),
    );
    expect(ok).toMatchObject({ ms: 250, attributes: { big: 300_000, text: 'ü' }, status: undefined });
    expect(bad).toMatchObject({ attributes: {}, status: 2n });
  });
});

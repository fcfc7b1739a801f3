// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { BodyLimits } from '../../src/observers/otlp-body.ts';
import { REQUEST_LIMITS } from '../../src/observers/otlp-intake.ts';
import { receiveTraces } from '../../src/observers/otlp-receiver.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import type { TracesHandle } from '../../src/ports/observers.ts';
import { destination, type Destination, heldResources, observers, refusingFile } from '../support/observed.ts';
import {
  connect,
  EXPORT_PATH,
  field,
  frame,
  grpcClient,
  jsonOf,
  post,
  recorded,
  recordedNames,
  requestOf,
  varintField,
} from '../support/otlp.ts';
import { eventually } from '../support/temp.ts';

const MIB = 1024 * 1024;
const protobuf = { headers: { 'content-type': 'application/x-protobuf' } };

interface Line {
  readonly atMs: number;
  readonly at: string;
  readonly span?: { readonly name: string; readonly attributes: Record<string, unknown> };
  readonly gap?: string;
}

interface Received {
  readonly handle: TracesHandle;
  readonly copy: Destination;
  readonly names: () => readonly string[];
  readonly gaps: () => readonly string[];
  readonly changes: () => number;
}

async function receive(file?: Destination['file'], limits?: BodyLimits): Promise<Received> {
  const copy = destination();
  let changes = 0;
  const onChange = (): void => {
    changes += 1;
  };
  const request = { host: '127.0.0.1', destination: file ?? copy.file, onChange };
  const handle =
    limits === undefined
      ? await observers.receiveTraces(request)
      : await receiveTraces(createSystemClock(), request, limits);
  onTestFinished(async () => {
    await handle.close();
  });
  const lines = (): readonly Line[] => copy.values() as readonly Line[];
  return {
    handle,
    copy,
    names: () => lines().flatMap(({ span }) => (span === undefined ? [] : [span.name])),
    gaps: () => lines().flatMap(({ gap }) => (gap === undefined ? [] : [gap])),
    changes: () => changes,
  };
}

/** Plays a recorded connection from its first byte to its last. */
async function play(handle: TracesHandle, name: string): Promise<{ answer: () => string }> {
  const { socket, answer } = await connect(name.includes('grpc') ? handle.endpoints.grpc : handle.endpoints.http);
  // A client of HTTP/2 confirms settings, which it has to have seen.
  if (name.includes('grpc')) await eventually('the settings of the server', () => answer().length > 0);
  socket.write(recorded(name));
  return { answer: () => answer().toString('latin1') };
}

test('there are recordings of gRPC and HTTP, plain and gzip, protobuf and JSON', () => {
  expect(recordedNames()).toEqual([
    ...['node-grpc', 'node-grpc-gzip', 'node-http-json', 'node-http-json-gzip', 'node-http-protobuf'],
    ...['node-http-protobuf-gzip', 'python-grpc', 'python-grpc-gzip', 'rust-grpc'],
  ]);
});

test.each(recordedNames().filter((name) => name.startsWith('node')))(
  'what the exporter %s sent becomes one line with all of its span',
  async (name) => {
    const { handle, copy } = await receive();
    const { answer } = await play(handle, name);
    await eventually('a span', () => handle.position() === 1);
    expect(copy.values()).toEqual([
      {
        atMs: expect.any(Number) as number,
        at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        span: {
          traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
          parentSpanId: null,
          name: 'sweep',
          kind: 'server',
          startUnixNano: '1796053501100000000',
          endUnixNano: '1796053501200000000',
          status: { code: 'error', message: 'one failed' },
          attributes: { 'driver.name': 'docker', backend_count: 3, ratio: 0.5, dry: true, names: ['a', 'ü€😀'] },
          events: [{ name: 'retry', atUnixNano: '1796053501150000000', attributes: { attempt: 2 } }],
          scope: { name: 'sample', version: '1.2.3' },
          resource: { 'service.name': 'sample-gateway', shards: [1, 2] },
          cut: false,
        },
      },
    ]);
    if (name.includes('http')) await eventually('the answer', () => answer().startsWith('HTTP/1.1 200 OK\r\n'));
  },
);

test.each(['python-grpc', 'python-grpc-gzip'])('what the exporter %s sent is a span and its child', async (name) => {
  const { handle, copy } = await receive();
  await play(handle, name);
  await eventually('two spans', () => handle.position() === 2);
  const [child, root] = copy.values() as readonly { span: Record<string, unknown> }[];
  expect([child?.span['name'], root?.span['name']]).toEqual(['child', 'sweep']);
  expect(child?.span['parentSpanId']).toBe(root?.span['spanId']);
  expect(root?.span).toMatchObject({ attributes: { 'driver.name': 'docker', i: 0 }, parentSpanId: null });
  expect(root?.span['events']).toMatchObject([{ name: 'e', attributes: { a: [1.5, 2] } }]);
});

test('what the exporter rust-grpc sent is three calls on one connection', async () => {
  const { handle, copy } = await receive();
  await play(handle, 'rust-grpc');
  await eventually('three spans', () => handle.position() === 3);
  expect(copy.values()).toMatchObject(
    [0, 1, 2].map((count) => ({
      span: {
        name: 'sweep',
        attributes: { 'driver.name': 'docker', backend_count: count },
        scope: { name: 'sample' },
        resource: { 'service.name': 'sample-gateway', 'telemetry.sdk.language': 'rust' },
      },
    })),
  );
});

test('a call over gRPC ends with status 0 in trailers, plain and gzip, one after the other on one connection', async () => {
  const { handle, names, changes } = await receive();
  const { call } = grpcClient(handle.endpoints.grpc);
  const success = { http: 200, status: '0', message: undefined, body: frame(Buffer.alloc(0)) };
  expect(await call(frame(requestOf('a')))).toEqual(success);
  expect(await call(frame(gzipSync(requestOf('b')), 1), { 'grpc-encoding': 'gzip' })).toEqual(success);
  expect(await call(frame(requestOf('c')), { 'grpc-encoding': 'gzip' })).toEqual(success);
  expect(await call(frame(Buffer.alloc(0)))).toEqual(success);
  expect([names(), handle.position(), changes()]).toEqual([['a', 'b', 'c'], 3, 3]);
});

test('spans without ids are a partial success, with a line that says so', async () => {
  const { handle, names, gaps } = await receive();
  const request = Buffer.concat([requestOf('good'), field(1, field(2, field(2, field(5, 'bad'))))]);
  const reason = '1 spans have no valid trace and span id';
  const partial = field(1, varintField(1, 1), field(2, reason));
  const { call } = grpcClient(handle.endpoints.grpc);
  expect(await call(frame(request))).toMatchObject({ status: '0', body: frame(partial) });
  expect((await post(handle.endpoints.http, request, protobuf)).body).toEqual(partial);
  const { status, body } = await post(handle.endpoints.http, jsonOf(['bad'], { spanId: '' }));
  expect([status, JSON.parse(body.toString())]).toEqual([
    200,
    { partialSuccess: { rejectedSpans: '1', errorMessage: reason } },
  ]);
  expect([names(), gaps()]).toEqual([
    ['good', 'good'],
    [reason, reason, reason],
  ]);
});

const good = frame(requestOf('good'));

test.each<[string, Buffer, Record<string, string>, string, string]>([
  ['another service', good, { ':path': '/opentelemetry.proto.collector.logs.v1.LogsService/Export' }, '12', 'method'],
  ['a long path', good, { ':path': `/%41${'x'.repeat(5000)}` }, '12', 'there is no method /%41xxx'],
  ['another encoding', good, { 'grpc-encoding': 'zstd' }, '12', 'the encoding zstd is not known, only gzip'],
  ['a flag without an encoding', frame(gzipSync(requestOf('x')), 1), {}, '13', 'the compressed flag is 1'],
  ['a flag that means nothing', frame(requestOf('x'), 2), {}, '13', 'the compressed flag is 2'],
  ['no message', Buffer.alloc(0), {}, '13', 'not one whole message'],
  ['a message that breaks off', good.subarray(0, -1), {}, '13', 'not one whole message'],
  ['two messages', Buffer.concat([good, good]), {}, '13', 'not one whole message'],
  ['a message that is no protobuf', frame(Buffer.from('hello')), {}, '3', 'a field has the wire type'],
  ['a message that is no gzip', frame(Buffer.from('hello'), 1), { 'grpc-encoding': 'gzip' }, '3', 'it is not gzip'],
  [
    'a small message that unpacks to a large one',
    frame(gzipSync(Buffer.alloc(64 * MIB)), 1),
    { 'grpc-encoding': 'gzip' },
    '3',
    'it unpacks to more than 4194304 bytes',
  ],
  ['a large message', frame(Buffer.alloc(5 * MIB)), {}, '8', 'the message has over 4194304 bytes'],
])('over gRPC, %s is refused with its status, and the next call is answered', async (_, body, headers, code, text) => {
  const { handle, names, gaps } = await receive();
  const { call } = grpcClient(handle.endpoints.grpc);
  const { http, status, message } = await call(body, headers);
  expect([http, status]).toEqual([200, code]);
  expect(decodeURIComponent(message ?? '')).toContain(text);
  expect(await call(good)).toMatchObject({ status: '0' });
  expect(names()).toEqual(['good']);
  expect(gaps()).toEqual([expect.stringContaining(text)]);
});

test('what is not gRPC is answered 415 on the port of gRPC', async () => {
  const { handle } = await receive();
  const { call } = grpcClient(handle.endpoints.grpc);
  for (const headers of [
    { 'content-type': 'application/json' },
    { ':method': 'PUT' },
    { 'content-type': 'application/grpcx' },
  ]) {
    expect(await call(good, headers)).toMatchObject({ http: 415 });
  }
  expect(await call(good, { 'content-type': 'application/grpc+proto' })).toMatchObject({ status: '0' });
});

test('calls at the same time on many connections are all answered', async () => {
  const { handle, names } = await receive();
  const clients = Array.from({ length: 8 }, () => grpcClient(handle.endpoints.grpc));
  const calls = Array.from({ length: 200 }, (_, at) => clients[at % 8]!.call(frame(requestOf(`s${at}`))));
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set(['0']));
  expect([...names()].sort()).toEqual(Array.from({ length: 200 }, (_, at) => `s${at}`).sort());
});

test('over HTTP, protobuf and JSON are taken, plain and gzip, and answered in kind', async () => {
  const { handle, names } = await receive();
  const url = handle.endpoints.http;
  const gzip = { 'content-encoding': 'gzip' };
  expect(await post(url, requestOf('a'), protobuf)).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(await post(url, gzipSync(requestOf('b')), { headers: { ...protobuf.headers, ...gzip } })).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/x-protobuf' },
  });
  const json = { 'content-type': 'Application/JSON; charset=utf-8' };
  expect(await post(url, jsonOf(['c']), { headers: json })).toMatchObject({ status: 200, body: Buffer.from('{}') });
  expect(await post(url, gzipSync(jsonOf(['d'])), { headers: { ...json, ...gzip } })).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
});

test.each<[string, Buffer | string, Parameters<typeof post>[2] & object, number, string]>([
  ['another path', '{}', { path: '/v1/logs' }, 404, 'there is no /v1/logs, only /v1/traces'],
  ['another method', '{}', { method: 'PUT' }, 405, 'PUT is not taken, only POST'],
  ['no content type', '{}', { headers: {} }, 415, 'the content type is none of'],
  ['a form', 'a=b', { headers: { 'content-type': 'text/plain' } }, 415, 'the content type is none of'],
  [
    'another encoding',
    '{}',
    { headers: { 'content-type': 'application/json', 'content-encoding': 'br' } },
    415,
    'the encoding br is not known, only gzip',
  ],
  ['no JSON', '{"resourceSpans": [', {}, 400, 'it is not JSON'],
  ['JSON of another shape', '[]', {}, 400, 'the request is not an object'],
])('over HTTP, %s is refused with its reason', async (_, body, options, status, reason) => {
  const { handle, gaps } = await receive();
  const answer = await post(handle.endpoints.http, body, options);
  expect(answer.status).toBe(status);
  expect(answer.headers['allow']).toBe(status === 405 ? 'POST' : undefined);
  expect((JSON.parse(answer.body.toString()) as { message: string }).message).toContain(reason);
  expect(gaps()).toEqual([expect.stringContaining(reason)]);
});

test('a refusal of protobuf is a status in protobuf', async () => {
  const { handle } = await receive();
  const { status, body } = await post(handle.endpoints.http, Buffer.from([0x0a]), protobuf);
  expect([status, body]).toEqual([400, field(2, 'the bytes end within a field, at 1')]);
});

test('a body over the limit is refused, whether it says its length or not', async () => {
  const { handle, gaps } = await receive();
  for (const head of [`Content-Length: ${4 * MIB + 1}\r\n\r\n`, 'Transfer-Encoding: chunked\r\n\r\n500000\r\n']) {
    const { socket, answer } = await connect(handle.endpoints.http);
    socket.write(`POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}`);
    if (head.startsWith('T')) socket.write(Buffer.alloc(4 * MIB + 1));
    await eventually('a refusal', () => answer().toString().startsWith('HTTP/1.1 413 '));
  }
  expect(gaps()).toEqual(Array(2).fill('HTTP: the body has over 4194304 bytes'));
});

test('clients that stop in the middle do not keep others from being served', async () => {
  const { handle, names } = await receive();
  const begun = 'POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
  for (const part of [begun, begun.slice(0, 30), '']) {
    (await connect(handle.endpoints.http)).socket.write(part);
    (await connect(handle.endpoints.grpc)).socket.write(part);
  }
  const left = await connect(handle.endpoints.http);
  left.socket.write(begun);
  await delay(20);
  left.socket.destroy();
  expect(await post(handle.endpoints.http, jsonOf(['a']))).toMatchObject({ status: 200 });
  expect(await grpcClient(handle.endpoints.grpc).call(frame(requestOf('b')))).toMatchObject({ status: '0' });
  expect(names()).toEqual(['a', 'b']);
});

/** A call and a request of which only the first bytes are sent; `more` sends some of the rest. */
async function begin({ handle }: Received): Promise<{
  more: () => void;
  httpStatus: () => string;
  grpcStatus: () => unknown;
}> {
  const { socket, answer } = await connect(handle.endpoints.http);
  socket.write('POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{');
  const { session } = grpcClient(handle.endpoints.grpc);
  const headers = { ':method': 'POST', ':path': EXPORT_PATH, 'content-type': 'application/grpc' };
  const stream = session.request(headers);
  let status: unknown;
  stream.on('response', (values) => (status = values['grpc-status']));
  stream.on('error', () => {});
  stream.write(good.subarray(0, 9));
  const more = (): void => {
    socket.write(' ');
    if (!stream.closed && !stream.destroyed) stream.write(Buffer.alloc(1));
  };
  return { more, httpStatus: () => answer().toString().slice(9, 12), grpcStatus: () => status };
}

test('calls that the client resets, refused or not, disturb no other call', async () => {
  const { handle, names } = await receive();
  const { session, call } = grpcClient(handle.endpoints.grpc);
  for (const path of ['/other', EXPORT_PATH]) {
    for (const code of [0, 1, 2, 8, 11]) {
      const stream = session.request({ ':method': 'POST', ':path': path, 'content-type': 'application/grpc' });
      stream.on('error', () => {});
      stream.write(good.subarray(0, 9));
      stream.close(code);
      await delay(2);
    }
  }
  expect(await call(good)).toMatchObject({ status: '0' });
  expect(names()).toEqual(['good']);
});

test('a body that trickles is given up at the limit', async () => {
  const received = await receive(undefined, { ...REQUEST_LIMITS, timeoutMs: 400 });
  const { more, httpStatus, grpcStatus } = await begin(received);
  const trickle = setInterval(more, 50);
  onTestFinished(() => clearInterval(trickle));
  await eventually('a refusal over HTTP', () => httpStatus() === '408');
  await eventually('a refusal over gRPC', () => grpcStatus() === '4');
  expect([...received.gaps()].sort()).toEqual([
    'HTTP: no whole body within 400 ms',
    'gRPC: no whole message within 400 ms',
  ]);
});

test('what all bodies hold at one moment is bounded, and free again when one has ended', async () => {
  const received = await receive(undefined, { ...REQUEST_LIMITS, heldBytes: 160 });
  const { grpc, http } = received.handle.endpoints;
  const { socket } = await connect(http);
  const head = 'POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 150\r\n\r\n';
  socket.write(head + ' '.repeat(149));
  await delay(50);
  expect(await post(http, jsonOf(['a']))).toMatchObject({ status: 503 });
  expect(await grpcClient(grpc).call(good)).toMatchObject({
    status: '14',
    message: 'too many requests are being received',
  });
  socket.destroy();
  await eventually('the end of the first', () => received.gaps().includes('HTTP: the request broke off'));
  expect(await post(http, jsonOf(['a']))).toMatchObject({ status: 200 });
  expect(received.names()).toEqual(['a']);
});

test('a search finds the first span of a name after a position, with its line', async () => {
  const { handle, copy } = await receive();
  const send = (count: number): Promise<unknown> =>
    post(
      handle.endpoints.http,
      jsonOf(['sweep'], {
        startTimeUnixNano: '5',
        endTimeUnixNano: '7',
        attributes: [
          { key: 'count', value: { intValue: count } },
          { key: 'dry', value: { boolValue: true } },
          { key: 'list', value: { arrayValue: {} } },
        ],
      }),
    );
  expect(handle.search({ name: 'sweep' }, 0)).toEqual({ found: false });
  await send(1);
  await post(handle.endpoints.http, 'not JSON');
  await post(handle.endpoints.http, jsonOf(['other']));
  const after = handle.position();
  expect(handle.search({ name: 'sweep' }, after)).toEqual({ found: false });
  await send(2);
  expect(handle.search({ name: 'sweep' }, 0)).toMatchObject({ found: true, span: 1, line: 1 });
  const hit = handle.search({ name: 'sweep', attributes: { count: 2, dry: true } }, after);
  const { atMs } = copy.values()[3] as Line;
  expect(hit).toEqual({ found: true, span: 3, line: 4, atMs, startUnixNano: '5', endUnixNano: '7' });
  expect(handle.search({ name: 'sweep', attributes: { count: '2' } }, 0)).toMatchObject({ span: 3 });
  for (const attributes of [{ count: 3 }, { list: '' }, { toString: 'x' }, { count: 2, other: 1 }]) {
    expect(handle.search({ name: 'sweep', attributes }, 0)).toEqual({ found: false });
  }
});

test('spans are numbered and found after the oldest have left', async () => {
  const { handle } = await receive(refusingFile());
  for (let batch = 0; batch < 6; batch += 1) {
    await post(handle.endpoints.http, jsonOf([`first-${batch}`, ...Array<string>(7999).fill('s')]));
  }
  expect(handle.position()).toBe(48_000);
  expect(handle.search({ name: 'first-2' }, 0)).toEqual({ found: false });
  expect(handle.search({ name: 'first-4' }, 0)).toMatchObject({ found: true, span: 32_001 });
  expect(handle.search({ name: 'first-4' }, 32_001)).toEqual({ found: false });
  expect(handle.search({ name: 's' }, 47_999)).toMatchObject({ found: true, span: 48_000 });
});

test('a disk that refuses ends the file and not the receiving', async () => {
  const { handle } = await receive(refusingFile());
  expect(await post(handle.endpoints.http, jsonOf(['a']))).toMatchObject({ status: 200 });
  expect(handle.search({ name: 'a' }, 0)).toMatchObject({ found: true, span: 1, line: null });
  expect(await handle.close()).toEqual({ lines: 0, complete: false });
});

test('only the first refusals are written', async () => {
  const { handle, gaps, names } = await receive();
  const { call } = grpcClient(handle.endpoints.grpc);
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => call(Buffer.alloc(0))));
  }
  await call(good);
  expect([gaps().length, names()]).toEqual([100, ['good']]);
});

test('closing ends every connection at once, whatever it is in, and leaves nothing', async () => {
  const before = heldResources();
  const { handle, copy } = await receive();
  const idle = grpcClient(handle.endpoints.grpc);
  await idle.call(good);
  const stream = idle.session.request({ ':method': 'POST', ':path': EXPORT_PATH, 'content-type': 'application/grpc' });
  stream.on('error', () => {});
  stream.write(good.subarray(0, 7));
  const http = await connect(handle.endpoints.http);
  http.socket.write(
    'POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  const silent = await connect(handle.endpoints.grpc);
  await delay(20);
  const start = performance.now();
  expect(await handle.close()).toEqual({ lines: 1, complete: true });
  expect(performance.now() - start).toBeLessThan(1000);
  expect(await handle.close()).toEqual({ lines: 1, complete: true });
  await eventually('the ends of all', () => idle.session.destroyed && http.closed() && silent.closed());
  await eventually('nothing is held', () => heldResources().length <= before.length);
  expect(copy.values()).toHaveLength(1);
  await expect(post(handle.endpoints.http, '{}')).rejects.toThrow('ECONNREFUSED');
});

test('an address of another machine is refused with a hint', async () => {
  const before = heldResources();
  const start = observers.receiveTraces({ host: '192.0.2.1', destination: destination().file, onChange: () => {} });
  await expect(start).rejects.toMatchObject({
    name: 'HarnessError',
    code: 'traces-not-received',
    message: expect.stringContaining('cannot receive traces at "192.0.2.1"') as string,
  });
  await eventually('nothing is held', () => heldResources().length <= before.length);
});

test('whatever bytes come in at either port, whole requests are still taken', async () => {
  const { handle } = await receive();
  const { grpc, http } = handle.endpoints;
  const recordings = recordedNames().map((name) => recorded(name));
  const damaged = fc
    .tuple(fc.constantFrom(...recordings), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }), fc.nat())
    .map(([whole, changes, length]) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      return bytes.subarray(0, 1 + (length % bytes.length));
    });
  const random = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  const preface = random.map((bytes) => Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), bytes]));
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged, random, preface), fc.constantFrom(grpc, http), async (bytes, url) => {
      const { socket } = await connect(url);
      socket.end(bytes);
      await new Promise((resolve) => setImmediate(resolve));
      socket.destroy();
    }),
    { numRuns: 400 },
  );
  const after = handle.position();
  await eventually('room for a connection', () => heldResources().length < 64);
  expect(await grpcClient(grpc).call(good)).toMatchObject({ status: '0' });
  expect(await post(http, jsonOf(['last']))).toMatchObject({ status: 200 });
  expect(handle.search({ name: 'last' }, after)).toMatchObject({ found: true });
});

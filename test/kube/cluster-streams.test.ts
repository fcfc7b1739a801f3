// SPDX-License-Identifier: Apache-2.0
/** Logs and port-forwards of the test cluster, as the official client reads them and as the network breaks them. */
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { Log, PortForward, type V1Pod } from '@kubernetes/client-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientsOf, type Clients } from '../support/kube/client-of.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { isReady, plain, podOf, refusal, until } from '../support/kube/samples.ts';
import { eventually, tempFolder } from '../support/temp.ts';

let cluster: Cluster;
let clients: Clients;

beforeAll(async () => {
  cluster = await startCluster();
  clients = clientsOf(cluster.kubeconfig);
});
afterAll(() => cluster.stop());

async function readyPod(namespace: string, name: string): Promise<V1Pod> {
  return until('ready', () => clients.core.readNamespacedPod({ namespace, name }), isReady);
}

/** What arrives, and whether it has ended. */
function sink(): { readonly stream: PassThrough; readonly text: () => string; readonly ended: () => boolean } {
  const stream = new PassThrough();
  let text = '';
  let ended = false;
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  stream.on('end', () => (ended = true)).on('error', () => (ended = true));
  return { stream, text: () => text, ended: () => ended };
}

describe('logs', () => {
  test('are read whole, from the end, since a time, and with times', async () => {
    const namespace = await clients.newNamespace();
    const script = 'echo one; echo two >&2; echo three; exec sleep 600';
    await clients.core.createNamespacedPod({ namespace, body: podOf('talker', script) });
    await readyPod(namespace, 'talker');
    const read = (more: object = {}): Promise<string> =>
      clients.core.readNamespacedPodLog({ namespace, name: 'talker', ...more });
    await until(
      'written',
      () => read(),
      (text) => text.includes('three'),
    );
    expect(
      (await read())
        .split('\n')
        .filter((line) => line !== '')
        .sort(),
    ).toEqual(['one', 'three', 'two']);
    expect((await read({ tailLines: 1 })).split('\n')).toHaveLength(2);
    const timed = (await read({ timestamps: true })).split('\n').filter((line) => line !== '');
    const times = timed.map((line) => line.split(' ')[0] ?? '');
    expect(new Set(times).size).toBe(3);
    expect([...times].sort()).toEqual(times);
    expect(times[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/);
  });

  test('are followed to the end of the container, and the life before can be read', async () => {
    const namespace = await clients.newNamespace();
    const folder = tempFolder();
    const script = `echo "life $$"; while [ ! -e ${folder}/end ]; do sleep 0.02; done; rm ${folder}/end; echo bye`;
    await clients.core.createNamespacedPod({ namespace, body: podOf('talker', script) });
    await readyPod(namespace, 'talker');
    const { stream, text, ended } = sink();
    await new Log(clients.config).log(namespace, 'talker', 'main', stream, { follow: true });
    await eventually('the first line', () => text().includes('life'));
    expect(ended()).toBe(false);
    fs.writeFileSync(path.join(folder, 'end'), '');
    await eventually('the end', ended);
    const [first = ''] = text().split('\n');
    expect(text()).toBe(`${first}\nbye\n`);
    await until(
      'restarted',
      () => clients.core.readNamespacedPod({ namespace, name: 'talker' }),
      ({ status }) => (status?.containerStatuses?.[0]?.restartCount ?? 0) === 1,
    );
    const previous = await clients.core.readNamespacedPodLog({ namespace, name: 'talker', previous: true });
    expect(previous).toBe(text());
    await until(
      'the second life',
      () => clients.core.readNamespacedPodLog({ namespace, name: 'talker' }),
      (now) => now.startsWith('life') && !now.startsWith(first),
    );
  });

  test('break off when the network does', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: podOf('talker', 'echo one; exec sleep 600') });
    await readyPod(namespace, 'talker');
    const { stream, text } = sink();
    const errors: unknown[] = [];
    // The client itself does not listen: without this, the broken connection is an uncaught exception.
    stream.on('pipe', (source: Readable) => source.on('error', (error) => errors.push(error)));
    await new Log(clients.config).log(namespace, 'talker', 'main', stream, { follow: true });
    await eventually('the first line', () => text().includes('one'));
    cluster.cutStreams();
    await eventually('broken off', () => errors.length > 0);
    expect(text()).toBe('one\n');
  });

  test('say why there are none', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: podOf('quiet', 'exec sleep 600') });
    await readyPod(namespace, 'quiet');
    const read = (more: object): Promise<string> =>
      clients.core.readNamespacedPodLog({ namespace, name: 'quiet', ...more });
    expect(await refusal(read({ previous: true }))).toMatchObject({ code: 400, reason: 'BadRequest' });
    expect((await refusal(read({ container: 'other' }))).message).toBe('container other is not valid for pod quiet');
    expect(await refusal(clients.core.readNamespacedPodLog({ namespace, name: 'nobody' }))).toMatchObject({
      code: 404,
    });
  });
});

/** Answers each line with itself, and counts connections in its log. */
const echo = `
const net = require('node:net');
net.createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(7000, process.env.POD_IP);
`;

function echoPod(name: string): never {
  const container = {
    ...{ name: 'main', image: 'test/echo', command: [process.execPath, '-e', echo] },
    ports: [{ name: 'echo', containerPort: 7_000 }],
    readinessProbe: { tcpSocket: { port: 'echo' }, periodSeconds: 1 },
  };
  const spec = { containers: [container], terminationGracePeriodSeconds: 1 };
  return plain({ metadata: { name, labels: { app: name } }, spec });
}

interface Socket {
  close(): void;
  on(event: string, listener: () => void): void;
}

interface Forwarded {
  readonly input: PassThrough;
  readonly output: ReturnType<typeof sink>;
  readonly errors: ReturnType<typeof sink>;
  readonly socket: Socket;
  readonly closed: () => boolean;
}

async function forwardTo(namespace: string, name: string, port = 7_000): Promise<Forwarded> {
  const input = new PassThrough();
  const output = sink();
  const errors = sink();
  const forward = new PortForward(clients.config, false);
  const socket = (await forward.portForward(namespace, name, [port], output.stream, errors.stream, input)) as Socket;
  let closed = false;
  socket.on('close', () => (closed = true));
  return { input, output, errors, socket, closed: () => closed };
}

describe('port-forwards', () => {
  test('carry bytes both ways, and two pods have the same port', async () => {
    const namespace = await clients.newNamespace();
    for (const name of ['a', 'b']) await clients.core.createNamespacedPod({ namespace, body: echoPod(name) });
    await readyPod(namespace, 'a');
    await readyPod(namespace, 'b');
    const { input, output, socket } = await forwardTo(namespace, 'a');
    const many = 'x'.repeat(300_000);
    input.write(`hello ${many} end`);
    await eventually('echoed', () => output.text().endsWith(' end'));
    expect(output.text()).toBe(`hello ${many} end`);
    socket.close();
  });

  test('end when the pod is killed', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: echoPod('a') });
    await readyPod(namespace, 'a');
    const { input, output, closed } = await forwardTo(namespace, 'a');
    input.write('hello');
    await eventually('echoed', () => output.text() === 'hello');
    await clients.core.deleteNamespacedPod({ namespace, name: 'a', gracePeriodSeconds: 0 });
    await eventually('closed', closed);
  });

  test('say in their errors that nobody listens', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: echoPod('a') });
    await readyPod(namespace, 'a');
    const { errors, closed } = await forwardTo(namespace, 'a', 7_001);
    await eventually('closed', closed);
    expect(errors.text()).toContain('an error occurred forwarding 7001');
  });

  test('are cut by the network and by a server that goes away', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: echoPod('a') });
    await readyPod(namespace, 'a');
    const first = await forwardTo(namespace, 'a');
    cluster.cutStreams();
    await eventually('closed', first.closed);
    const second = await forwardTo(namespace, 'a');
    await cluster.restart();
    await eventually('closed', second.closed);
  });
});

// SPDX-License-Identifier: Apache-2.0
/** Ports of pods on this machine, while the pods are replaced and the cluster has its moods. */
import net from 'node:net';
import { CoreV1Api, KubeConfig } from '@kubernetes/client-node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createForwards } from '../../src/platform/kubernetes/forward.ts';
import type { PodPlace } from '../../src/core/domain/plan.ts';
import { openCluster } from '../../src/platform/kubernetes/cluster-api.ts';
import type { ForwardHandle } from '../../src/ports/forwards.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { isReady, plain, until } from '../support/kube/samples.ts';

let cluster: Cluster;
let core: CoreV1Api;
let configBefore: string | undefined;
const open: ForwardHandle[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  configBefore = process.env['KUBECONFIG'];
  process.env['KUBECONFIG'] = cluster.kubeconfig;
  const config = new KubeConfig();
  config.loadFromFile(cluster.kubeconfig);
  core = config.makeApiClient(CoreV1Api);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((handle) => handle.close()));
});

afterAll(async () => {
  if (configBefore === undefined) delete process.env['KUBECONFIG'];
  else process.env['KUBECONFIG'] = configBefore;
  await cluster.stop();
});

/** Answers each line with its own name before it, and `flood N` with so many bytes. */
const server = `
const net = require('node:net');
net.createServer((socket) => {
  socket.on('data', (data) => {
    const text = data.toString();
    const [, bytes] = /^flood (\\d+)/.exec(text) ?? [];
    socket.write(bytes === undefined ? process.env.POD_NAME + ' ' + text : Buffer.alloc(Number(bytes), 120));
  });
  socket.on('error', () => {});
}).listen(7777, process.env.POD_IP);
`;

const place: PodPlace = { type: 'pod', namespace: 'default', labels: { app: 'echo' }, container: null };

async function startPod(name: string): Promise<void> {
  const field = (fieldPath: string): object => ({ valueFrom: { fieldRef: { fieldPath } } });
  const container = {
    ...{ name: 'main', image: 'test/image', command: [process.execPath, '-e', server] },
    env: [
      { name: 'POD_NAME', ...field('metadata.name') },
      { name: 'POD_IP', ...field('status.podIP') },
    ],
    ports: [{ name: 'echo', containerPort: 7777 }],
    readinessProbe: { tcpSocket: { port: 'echo' }, periodSeconds: 1 },
  };
  const metadata = { name, labels: { app: 'echo' } };
  const spec = { containers: [container], terminationGracePeriodSeconds: 1 };
  await core.createNamespacedPod({ namespace: 'default', body: plain({ metadata, spec }) });
  await until('ready', () => core.readNamespacedPod({ namespace: 'default', name }), isReady);
}

async function removePod(name: string): Promise<void> {
  await core.deleteNamespacedPod({ namespace: 'default', name, gracePeriodSeconds: 0 });
}

async function forward(port: number | string = 'echo', where: PodPlace | null = place): Promise<ForwardHandle> {
  const handle = await createForwards(openCluster)({ name: 'echo', port, place: () => where });
  open.push(handle);
  return handle;
}

/** What comes back for one line; `reset` or `closed` where nothing does. */
function ask({ host, port }: ForwardHandle, line: string, bytes = 1): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    let taken = '';
    socket.on('data', (data) => {
      taken += data.toString();
      if (taken.length >= bytes) {
        resolve(taken);
        socket.destroy();
      }
    });
    socket.on('error', () => resolve('reset'));
    socket.on('close', () => resolve('closed'));
    socket.write(line);
  });
}

async function answered(handle: ForwardHandle, line: string, answer: string): Promise<void> {
  await until(
    answer,
    () => ask(handle, line),
    (got) => got === answer,
  );
}

/** A connection that has carried something; resolves when it is over. */
async function connected(handle: ForwardHandle): Promise<{ readonly ended: Promise<void> }> {
  const socket = net.connect({ host: handle.host, port: handle.port });
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => socket.destroy());
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve());
    socket.write('hello');
  });
  return { ended };
}

describe('a forward', () => {
  test('leads to the pod that is ready, by number or name of its port, and to the one that replaces it', async () => {
    await startPod('echo-one');
    const byName = await forward();
    const byNumber = await forward(7777);
    expect(byName.host).toBe('127.0.0.1');
    expect(await ask(byName, 'hello')).toBe('echo-one hello');
    expect(await ask(byNumber, 'hello')).toBe('echo-one hello');
    await removePod('echo-one');
    await answered(byName, 'hello', 'reset');
    expect(byName.problem()).toMatch(/^(there is no pod|no pod is ready) with app=echo in namespace default$/);
    await startPod('echo-two');
    await answered(byName, 'hello', 'echo-two hello');
    expect(byName.problem()).toBeNull();
    await removePod('echo-two');
  });

  test('carries as much as its client takes, and ends with its pod', async () => {
    await startPod('echo-big');
    const handle = await forward();
    const bytes = 5_000_000;
    expect((await ask(handle, `flood ${String(bytes)}`, bytes)).length).toBe(bytes);
    const { ended } = await connected(handle);
    await removePod('echo-big');
    await ended;
  });

  test('outlives a cut of its streams and a restart of the API server', async () => {
    await startPod('echo-cut');
    const handle = await forward();
    const { ended } = await connected(handle);
    cluster.cutStreams();
    await ended;
    await answered(handle, 'hello', 'echo-cut hello');
    await cluster.restart(100);
    await answered(handle, 'hello', 'echo-cut hello');
    await removePod('echo-cut');
  });

  test('that nobody can place yet, or to a port that nobody has, is reset and says why', async () => {
    const nowhere = await forward('echo', null);
    expect(await ask(nowhere, 'hello')).toBe('reset');
    expect(nowhere.problem()).toBe('where echo leads to is not known yet');
    await startPod('echo-port');
    const unknown = await forward('grpc');
    expect(await ask(unknown, 'hello')).toBe('reset');
    expect(unknown.problem()).toBe('the pod has no port grpc; it has echo');
    const silent = await forward(7778);
    expect(await ask(silent, 'hello')).toMatch(/reset|closed/);
    expect(silent.problem()).toContain('7778');
    await removePod('echo-port');
  });

  test('says what the cluster does not permit', async () => {
    await startPod('echo-forbidden');
    const denied = cluster.inject({ path: /portforward/, times: 100, fault: { do: 'status', code: 403 } });
    const handle = await forward();
    expect(await ask(handle, 'hello')).toBe('reset');
    expect(handle.problem()).toContain('403');
    denied.remove();
    await answered(handle, 'hello', 'echo-forbidden hello');
    await removePod('echo-forbidden');
  });

  test('is closed with all its connections', async () => {
    await startPod('echo-close');
    const handle = await forward();
    const { ended } = await connected(handle);
    await handle.close();
    await ended;
    expect(await ask(handle, 'hello')).toBe('reset');
    await removePod('echo-close');
  });
});

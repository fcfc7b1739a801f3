// SPDX-License-Identifier: Apache-2.0
/** The network of the test cluster: services, and policies, which are really enforced where a test asks for it. */
import { NetworkingV1Api, type V1Pod } from '@kubernetes/client-node';
import { afterEach, describe, expect, test } from 'vitest';
import { clientsOf, type Clients } from '../support/kube/client-of.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { letsThrough, type Policy } from '../support/kube/policies.ts';
import type { Pod } from '../support/kube/objects.ts';
import { isReady, plain, podOf, until } from '../support/kube/samples.ts';

let cluster: Cluster | undefined;

afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
});

/** Greets whoever connects. */
const server = `
require('node:net').createServer((socket) => socket.on('error', () => {}).end('hello')).listen(7000, process.env.POD_IP);
`;

/** Says for ever what it gets from there. */
const caller = `
const net = require('node:net');
const call = () => {
  let text = '';
  const socket = net.connect({ host: process.argv[1], port: 7000, timeout: 5000 });
  socket.on('data', (data) => (text += data)).on('timeout', () => socket.destroy()).on('error', () => {});
  socket.on('close', () => { console.log(text || 'nothing'); setTimeout(call, 20); });
};
call();
`;

function nodePod(name: string, args: readonly string[], more: object = {}): never {
  const container = { name: 'main', image: 'test/node', command: [process.execPath, '-e', ...args], ...more };
  return plain({
    metadata: { name, labels: { app: name } },
    spec: { containers: [container], terminationGracePeriodSeconds: 1 },
  });
}

interface Talk {
  readonly clients: Clients;
  /** What the caller has said last. */
  readonly last: () => Promise<string>;
  readonly startServer: () => Promise<unknown>;
}

/** A server, and a caller of its pod or of its service. */
async function start(policies: 'enforced' | 'ignored', by: 'pod' | 'service' = 'pod'): Promise<Talk> {
  cluster = await startCluster({ policies });
  const clients = clientsOf(cluster.kubeconfig);
  const namespace = 'default';
  const probe = { readinessProbe: { tcpSocket: { port: 7_000 }, periodSeconds: 1 } };
  const ports = [{ name: 'greet', containerPort: 7_000 }];
  const startServer = async (): Promise<V1Pod> => {
    await clients.core.createNamespacedPod({ namespace, body: nodePod('server', [server], { ports, ...probe }) });
    return until('ready', () => clients.core.readNamespacedPod({ namespace, name: 'server' }), isReady);
  };
  const { status } = await startServer();
  const spec = { selector: { app: 'server' }, ports: [{ port: 7_000, targetPort: 'greet' }] };
  const service = plain({ metadata: { name: 'server' }, spec });
  const made = await clients.core.createNamespacedService({ namespace, body: service });
  const address = (by === 'pod' ? status?.podIP : made.spec?.clusterIP) ?? '';
  await clients.core.createNamespacedPod({ namespace, body: nodePod('caller', [caller, address]) });
  await until('ready', () => clients.core.readNamespacedPod({ namespace, name: 'caller' }), isReady);
  const last = (): Promise<string> => clients.core.readNamespacedPodLog({ namespace, name: 'caller', tailLines: 1 });
  return { clients, last, startServer };
}

function policyOf(app: string, rest: object): never {
  const spec = { podSelector: { matchLabels: { app } }, policyTypes: ['Ingress', 'Egress'], ...rest };
  return plain({ metadata: { name: `cut-${app}` }, spec });
}

describe('enforced', () => {
  test.each([
    { app: 'server', by: 'pod' },
    { app: 'caller', by: 'pod' },
    { app: 'server', by: 'service' },
    { app: 'caller', by: 'service' },
  ] as const)('one that selects the $app cuts it off by its $by until it is gone', async ({ app, by }) => {
    const { clients, last } = await start('enforced', by);
    const network = clients.config.makeApiClient(NetworkingV1Api);
    await until('heard', last, (text) => text === 'hello\n');
    await network.createNamespacedNetworkPolicy({ namespace: 'default', body: policyOf(app, {}) });
    await until('cut', last, (text) => text === 'nothing\n');
    await network.deleteNamespacedNetworkPolicy({ namespace: 'default', name: `cut-${app}` });
    await until('heard again', last, (text) => text === 'hello\n');
  });
});

test('a service leads to the pod that is ready now, whichever that is', async () => {
  const { clients, last, startServer } = await start('ignored', 'service');
  await until('heard', last, (text) => text === 'hello\n');
  await clients.core.deleteNamespacedPod({ namespace: 'default', name: 'server', gracePeriodSeconds: 0 });
  await until('nobody is there', last, (text) => text === 'nothing\n');
  await startServer();
  await until('heard again', last, (text) => text === 'hello\n');
});

test('ignored, they change nothing', async () => {
  const { clients, last } = await start('ignored');
  const network = clients.config.makeApiClient(NetworkingV1Api);
  await until('heard', last, (text) => text === 'hello\n');
  await network.createNamespacedNetworkPolicy({ namespace: 'default', body: policyOf('server', {}) });
  const { name: marker, namespace } = { name: 'marker', namespace: 'default' };
  // As long as a third pod needs to run, nothing else is heard.
  await clients.core.createNamespacedPod({ namespace, body: podOf(marker, 'exec sleep 600') });
  await until('ready', () => clients.core.readNamespacedPod({ namespace, name: marker }), isReady);
  const all = await clients.core.readNamespacedPodLog({ namespace, name: 'caller' });
  expect(new Set(all.split('\n').filter((line) => line !== ''))).toEqual(new Set(['hello']));
});

describe('a policy', () => {
  const pod = (app: string, namespace = 'a'): Pod => {
    const ports = [{ name: 'grpc', containerPort: 7_000 }];
    const spec = { containers: [{ name: 'main', ports }] };
    const metadata = { name: app, namespace, labels: { app }, uid: app, resourceVersion: '1', creationTimestamp: '' };
    return { apiVersion: 'v1', kind: 'Pod', metadata, spec };
  };
  const policy = (spec: Policy['spec'], namespace = 'a'): Policy => {
    const metadata = { name: 'p', namespace, uid: 'p', resourceVersion: '1', creationTimestamp: '' };
    const own = { podSelector: { matchLabels: { app: 'to' } }, policyTypes: ['Ingress'], ...spec };
    return { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata, spec: own };
  };
  const passes = (policies: readonly Policy[], from: Pod | null = pod('from')): boolean =>
    letsThrough(policies, { from, to: pod('to'), port: 7_000 });

  test('says nothing of pods it does not select, and of the other direction', () => {
    expect(passes([])).toBe(true);
    expect(passes([policy({ podSelector: { matchLabels: { app: 'other' } } })])).toBe(true);
    expect(passes([policy({}, 'b')])).toBe(true);
    expect(passes([policy({ policyTypes: ['Egress'] })])).toBe(true);
    expect(passes([policy({})])).toBe(false);
    expect(passes([policy({})], null)).toBe(false);
  });

  test('lets through what one of its rules names, and adds to the others', () => {
    const shut = policy({});
    const all = policy({ ingress: [{}] });
    const byLabel = policy({ ingress: [{ from: [{ podSelector: { matchLabels: { app: 'from' } } }] }] });
    const byPort = policy({ ingress: [{ ports: [{ port: 'grpc' }] }] });
    const otherPort = policy({ ingress: [{ ports: [{ port: 7_001 }] }] });
    expect([all, byLabel, byPort, otherPort].map((one) => passes([shut, one]))).toEqual([true, true, true, false]);
    expect(passes([byLabel], pod('stranger'))).toBe(false);
    expect(passes([byLabel], pod('from', 'b'))).toBe(false);
    const anywhere = policy({ ingress: [{ from: [{ namespaceSelector: {} }] }] });
    expect(passes([anywhere], pod('from', 'b'))).toBe(true);
    expect(passes([anywhere], null)).toBe(false);
  });

  test('of egress binds who calls', () => {
    const out = { podSelector: { matchLabels: { app: 'from' } }, policyTypes: ['Egress'] };
    expect(passes([policy(out)])).toBe(false);
    expect(passes([policy({ ...out, egress: [{ to: [{ podSelector: { matchLabels: { app: 'to' } } }] }] })])).toBe(
      true,
    );
  });
});

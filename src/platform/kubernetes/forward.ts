// SPDX-License-Identifier: Apache-2.0
/**
 * A port of this machine that leads to a port of a pod. Each connection asks for the pod that is ready now and gets a
 * forward of its own through the API server, so that nothing is to be opened again when the pod is replaced; while no pod
 * is ready it is reset at once. Which pod is meant, and who connects, is not known here.
 */
import net from 'node:net';
import { causeChain, HarnessError } from '../../core/domain/errors.ts';
import type { PodPlace } from '../../core/domain/plan.ts';
import type { ForwardHandle, ForwardRequest, OpenForward } from '../../ports/forwards.ts';
import { type ClusterApi, labelSelector } from './cluster-api.ts';
import { asRecord, type Fields, listAt, numberAt, textAt } from './values.ts';
import { type Tunnel, openTunnel } from './tunnel.ts';

const HOST = '127.0.0.1';
/** More at a time are refused: a client that leaks connections must not load the cluster. */
const MAX_CONNECTIONS = 64;
/** Of finding the pod and of opening its forward. */
const CONNECT_LIMIT_MS = 15_000;

interface Server {
  readonly request: ForwardRequest;
  readonly cluster: () => Promise<ClusterApi>;
  readonly stop: AbortController;
  readonly sockets: Set<net.Socket>;
  /** Why the last connection led nowhere; null when it led to a pod. */
  problem: string | null;
}

/** `cluster` connects to nothing before it is called. */
export function createForwards(cluster: () => Promise<ClusterApi>): OpenForward {
  return async (request) => {
    const server: Server = { request, cluster, stop: new AbortController(), sockets: new Set(), problem: null };
    const listener = net.createServer((socket) => accept(server, socket));
    listener.maxConnections = MAX_CONNECTIONS;
    const port = await listen(listener, request.name);
    return handleOf(server, listener, port);
  };
}

function handleOf(server: Server, listener: net.Server, port: number): ForwardHandle {
  return {
    host: HOST,
    port,
    problem: () => server.problem,
    close: async () => {
      server.stop.abort();
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      for (const socket of server.sockets) socket.destroy();
      await closed;
    },
  };
}

function listen(listener: net.Server, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    listener.once('error', (cause) =>
      reject(new HarnessError(`no port to forward ${name} from`, { code: 'no-port', subject: name, cause })),
    );
    listener.listen(0, HOST, () => resolve((listener.address() as net.AddressInfo).port));
  });
}

function accept(server: Server, socket: net.Socket): void {
  server.sockets.add(socket);
  socket.on('close', () => server.sockets.delete(socket));
  // What is wrong with a client is the client's affair.
  socket.on('error', () => socket.destroy());
  void connect(server, socket).then(
    () => {
      server.problem = null;
    },
    (error: unknown) => {
      server.problem = causeChain(error).join(': ');
      socket.resetAndDestroy();
    },
  );
}

/** Resolves when the connection leads to the pod. */
async function connect(server: Server, socket: net.Socket): Promise<void> {
  const signal = AbortSignal.any([server.stop.signal, AbortSignal.timeout(CONNECT_LIMIT_MS), whenClosed(socket)]);
  const { name, place, port } = server.request;
  const pods = place();
  if (pods === null) throw new HarnessError(`where ${name} leads to is not known yet`, { code: 'no-pod' });
  const api = await server.cluster();
  const pod = await readyPod(api, pods, signal);
  const to = { namespace: pods.namespace, pod: textAt(pod, 'metadata', 'name') ?? '', port: portOf(pod, port) };
  const onProblem = (problem: string): void => {
    server.problem = problem;
  };
  join(socket, await openTunnel(api.connection, to, { socket, onProblem, signal }));
}

function whenClosed(socket: net.Socket): AbortSignal {
  const closed = new AbortController();
  socket.once('close', () => closed.abort());
  return closed.signal;
}

/** Whatever ends, ends the other. */
function join(socket: net.Socket, tunnel: Tunnel): void {
  socket.on('close', () => tunnel.close());
  if (socket.destroyed) tunnel.close();
}

/** Rejects with a HarnessError (`no-pod`) while there is none. */
async function readyPod(api: ClusterApi, { namespace, labels }: PodPlace, signal: AbortSignal): Promise<Fields> {
  const path = `/api/v1/namespaces/${encodeURIComponent(namespace)}/pods`;
  const { items } = await api.list({ path, labels }, signal);
  const ready = items.find(isReady);
  if (ready !== undefined) return ready;
  const what = `${labelSelector(labels)} in namespace ${namespace}`;
  throw new HarnessError(`${items.length === 0 ? 'there is no pod' : 'no pod is ready'} with ${what}`, {
    code: 'no-pod',
  });
}

function isReady(pod: Fields): boolean {
  if (textAt(pod, 'metadata', 'deletionTimestamp') !== null) return false;
  const conditions = listAt(pod, 'status', 'conditions');
  return conditions.some((one) => textAt(one, 'type') === 'Ready' && textAt(one, 'status') === 'True');
}

/** The number behind a name. Throws a HarnessError (`no-port`) when no container of the pod has such a port. */
function portOf(pod: Fields, port: number | string): number {
  if (typeof port === 'number') return port;
  const ports = listAt(pod, 'spec', 'containers').flatMap((container) => listAt(asRecord(container), 'ports'));
  const number = numberAt(
    ports.find((one) => textAt(one, 'name') === port),
    'containerPort',
  );
  if (number !== null) return number;
  const names = ports.flatMap((one) => textAt(one, 'name') ?? []).join(', ');
  throw new HarnessError(`the pod has no port ${port}; it has ${names === '' ? 'none by name' : names}`, {
    code: 'no-port',
  });
}

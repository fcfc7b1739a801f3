// SPDX-License-Identifier: Apache-2.0
/**
 * One connection to a port of a pod, through the API server: a websocket with a channel of data and one of errors, each
 * opened by the port's number in two bytes. Neither side is read faster than the other takes it.
 */
import type net from 'node:net';
import { HarnessError } from '../../core/domain/errors.ts';
import type { ClusterConnection } from './connection.ts';
import { quote } from './errors.ts';

export interface PodPort {
  readonly namespace: string;
  readonly pod: string;
  readonly port: number;
}

export interface TunnelEnds {
  readonly socket: net.Socket;
  /** What the node says when the pod does not listen there, and the like. */
  readonly onProblem: (problem: string) => void;
  readonly signal: AbortSignal;
}

export interface Tunnel {
  close(): void;
}

const DATA = 0;
const ERRORS = 1;
const PORT_BYTES = 2;
/** Of bytes that wait to be sent. */
const WAITING_BYTES = 1024 * 1024;
const UNAUTHORIZED = /\b401\b/;

/** As far as it is used here: the client's own type is that of a library which it loads by itself. */
interface Channel {
  readonly bufferedAmount: number;
  send(bytes: Uint8Array, sent: () => void): void;
  close(): void;
  terminate(): void;
  pause(): void;
  resume(): void;
  on(event: 'close' | 'error', listener: () => void): void;
}

/** Rejects with a HarnessError (`no-forward`) when the cluster refuses or does not answer until the signal. */
export async function openTunnel(connection: ClusterConnection, to: PodPort, ends: TunnelEnds): Promise<Tunnel> {
  try {
    return await dial(connection, to, ends);
  } catch (error) {
    // Credentials may have been renewed since they were read.
    const isRefused = error instanceof HarnessError && UNAUTHORIZED.test(error.message);
    if (!isRefused || !(await connection.renew(ends.signal))) throw error;
    return dial(connection, to, ends);
  }
}

async function dial(connection: ClusterConnection, to: PodPort, ends: TunnelEnds): Promise<Tunnel> {
  const { WebSocketHandler } = await import('./client.ts');
  const handler = new WebSocketHandler(connection.config());
  const path = `/api/v1/namespaces/${encodeURIComponent(to.namespace)}/pods/${encodeURIComponent(to.pod)}/portforward`;
  const receive = receiver(ends);
  let channel: Channel | null = null;
  const onFrame = (stream: number, bytes: Buffer): boolean => {
    const isFull = receive(stream, bytes);
    if (isFull && channel !== null) pauseUntilDrained(channel, ends.socket);
    return true;
  };
  const opening = handler.connect(`${path}?ports=${String(to.port)}`, null, onFrame) as unknown as Promise<Channel>;
  channel = await opened(opening, to, ends.signal);
  return carry(channel, ends);
}

/** One that opens too late is closed. */
function opened(opening: Promise<Channel>, { namespace, pod, port }: PodPort, signal: AbortSignal): Promise<Channel> {
  const what = `a forward to port ${String(port)} of pod ${namespace}/${pod}`;
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new HarnessError(`${what}: ${why}`, { code: 'no-forward' }));
    const onAbort = (): void => fail('the cluster did not answer in time');
    signal.addEventListener('abort', onAbort, { once: true });
    opening.then(
      (channel) => {
        signal.removeEventListener('abort', onAbort);
        if (signal.aborted) channel.terminate();
        else resolve(channel);
      },
      (error: unknown) => fail(messageOf(error)),
    );
    if (signal.aborted) onAbort();
  });
}

/** The websocket's own event of an error, or an error. */
function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return message === '' ? 'no answer' : quote(message);
}

/** Takes what comes; whether the socket has more than it can send. */
function receiver({ socket, onProblem }: TunnelEnds): (stream: number, bytes: Buffer) => boolean {
  const skip = [PORT_BYTES, PORT_BYTES];
  return (stream, bytes) => {
    const skipped = Math.min(skip[stream] ?? 0, bytes.length);
    skip[stream] = (skip[stream] ?? 0) - skipped;
    const rest = bytes.subarray(skipped);
    if (rest.length === 0) return false;
    if (stream === ERRORS) {
      onProblem(quote(rest.toString('utf8')));
      socket.resetAndDestroy();
      return false;
    }
    return stream === DATA && !socket.destroyed && !socket.write(rest);
  };
}

function pauseUntilDrained(channel: Channel, socket: net.Socket): void {
  channel.pause();
  socket.once('drain', () => channel.resume());
}

function carry(channel: Channel, { socket }: TunnelEnds): Tunnel {
  channel.on('close', () => socket.end());
  channel.on('error', () => socket.resetAndDestroy());
  socket.on('data', (bytes: Buffer) => {
    channel.send(Buffer.concat([Buffer.of(DATA), bytes]), () => {
      if (socket.isPaused() && channel.bufferedAmount < WAITING_BYTES) socket.resume();
    });
    if (channel.bufferedAmount >= WAITING_BYTES) socket.pause();
  });
  return { close: () => channel.terminate() };
}

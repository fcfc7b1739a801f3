// SPDX-License-Identifier: Apache-2.0

/**
 * A supervisor's connection to its gateway: dials, upgrades, dials again with growing pauses when it is lost. Owns the
 * connection and the count of how long there was none; what is said over it belongs to main.ts.
 */

import { connect, type Socket } from 'node:net';
import { lineSplitter } from '../lib/json-lines.ts';
import { decodeToSupervisor, encode, SESSION_PROTOCOL, type ToGateway, type ToSupervisor } from '../lib/protocol.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const LONGEST_HEAD_BYTES = 16 * 1024;

export interface SessionOptions {
  readonly address: string;
  readonly port: number;
  readonly hello: Extract<ToGateway, { readonly type: 'hello' }>;
  /** Called once when there has been no session for that long; 0 for never. */
  readonly outageLimitMs: number;
  readonly onMessage: (message: ToSupervisor) => void;
  readonly onOutage: () => void;
}

export interface Session {
  /** Sends now, or never: what must arrive is sent again by its owner. */
  readonly send: (message: ToGateway) => void;
  readonly close: () => void;
}

/** Keeps a session open until it is closed. */
export function openSession(options: SessionOptions): Session {
  let socket: Socket | undefined;
  let closed = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let outage: NodeJS.Timeout | undefined;

  const dial = (): void => {
    if (options.outageLimitMs > 0) outage ??= setTimeout(options.onOutage, options.outageLimitMs);
    const dialled = connect(options.port, options.address);
    dialled.on('connect', () => dialled.write(upgradeRequest(options)));
    dialled.on('error', () => dialled.destroy());
    dialled.on('close', () => {
      socket = undefined;
      if (closed) return;
      timer = setTimeout(dial, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
    onUpgraded(dialled, () => {
      clearTimeout(outage);
      outage = undefined;
      pauseMs = FIRST_PAUSE_MS;
      socket = dialled;
      dialled.write(encode(options.hello));
      const split = lineSplitter(
        (line) => dispatch(line, options.onMessage),
        () => dialled.destroy(),
      );
      dialled.on('data', split);
    });
  };
  dial();
  return {
    send: (message) => {
      socket?.write(encode(message));
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(outage);
      socket?.destroySoon();
    },
  };
}

function dispatch(line: string, onMessage: (message: ToSupervisor) => void): void {
  const message = decodeToSupervisor(line);
  if (message !== undefined) onMessage(message);
}

function upgradeRequest({ address, port, hello }: SessionOptions): string {
  return `GET /session/${hello.name} HTTP/1.1\r\nHost: ${address}:${port}\r\nConnection: Upgrade\r\nUpgrade: ${SESSION_PROTOCOL}\r\n\r\n`;
}

/** The gateway speaks only after our hello, so nothing but the answer's head can have arrived before it. */
function onUpgraded(socket: Socket, then: () => void): void {
  let head = '';
  const onData = (chunk: Buffer): void => {
    head += chunk.toString('latin1');
    if (head.includes('\r\n\r\n')) {
      socket.off('data', onData);
      if (head.startsWith('HTTP/1.1 101')) then();
      else socket.destroy();
    } else if (head.length > LONGEST_HEAD_BYTES) socket.destroy();
  };
  socket.on('data', onData);
}

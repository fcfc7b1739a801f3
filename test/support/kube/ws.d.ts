// SPDX-License-Identifier: Apache-2.0
/** What the test cluster uses of the package ws, which brings no types. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  export class WebSocket extends EventEmitter {
    readonly readyState: number;
    readonly bufferedAmount: number;
    send(data: Buffer): void;
    close(code?: number): void;
    terminate(): void;
  }

  export class WebSocketServer {
    constructor(options: {
      readonly noServer: true;
      readonly handleProtocols: (offered: ReadonlySet<string>) => string | false;
    });
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, done: (socket: WebSocket) => void): void;
  }
}

// SPDX-License-Identifier: Apache-2.0
/**
 * A port-forward over a websocket, as a kubelet serves it: for each port a channel of data and one of errors, both opened
 * by the port's number in two bytes; then the bytes of one connection to the pod.
 */
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';

const protocol = 'v4.channel.k8s.io';
const server = new WebSocketServer({
  noServer: true,
  handleProtocols: (offered) => (offered.has(protocol) ? protocol : false),
});

export interface ForwardUpgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export function servePortForward(
  { request, socket, head }: ForwardUpgrade,
  host: string,
  ports: readonly number[],
): void {
  server.handleUpgrade(request, socket, head, (client) => {
    const connections = ports.map((port, i) => connect(client, { host, port, channel: 2 * i }));
    client.on('message', (data: Buffer) => connections[(data[0] ?? 0) / 2]?.write(data.subarray(1)));
    client.on('error', () => client.terminate());
    client.on('close', () => {
      for (const connection of connections) connection.destroy();
    });
    let open = connections.length;
    for (const connection of connections) {
      connection.on('close', () => {
        open -= 1;
        if (open === 0) client.close(1_000);
      });
    }
  });
}

interface Forwarded {
  readonly host: string;
  readonly port: number;
  readonly channel: number;
}

function connect(client: WebSocket, { host, port, channel }: Forwarded): net.Socket {
  const send = (to: number, data: Buffer): void => client.send(Buffer.concat([Buffer.from([to]), data]));
  const number = Buffer.from([port & 255, port >> 8]);
  send(channel, number);
  send(channel + 1, number);
  const connection = net.connect({ host, port, allowHalfOpen: false });
  connection.on('data', (data: Buffer) => send(channel, data));
  connection.on('error', (error) => {
    const words = `an error occurred forwarding ${String(port)} -> ${String(port)}: ${error.message}`;
    send(channel + 1, Buffer.from(words));
  });
  return connection;
}

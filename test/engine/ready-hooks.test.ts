// SPDX-License-Identifier: Apache-2.0

// The ready hooks of the shipped adapters against gateways that serve, do not serve yet, or hang up: none of it is a
// hook that failed. A reset connection sends SIGPIPE to who writes to it, and that would end a shell.

import fs from 'node:fs';
import net, { type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { planSystem } from '../../src/core/plan/plan-system.ts';
import { parseAdapter } from '../../src/core/spec/parse.ts';
import { bashArguments } from '../../src/engine/hooks.ts';
import { runCommand } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';

const folder = path.resolve(import.meta.dirname, '../../adapters');
const adapters = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const attempts = 5;
let server: net.Server | undefined;

afterEach(() => {
  server?.close();
});

async function listen(answer: (socket: Socket) => void): Promise<AddressInfo> {
  server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return server.address() as AddressInfo;
}

const says =
  (status: string) =>
  (socket: Socket): void => {
    socket.once('data', () => socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`));
  };

const gateways = [
  { gateway: 'serves', answer: says('200 OK'), code: 0 },
  { gateway: 'does not serve yet', answer: says('503 Service Unavailable'), code: 75 },
  { gateway: 'hangs up', answer: (socket: Socket) => socket.destroy(), code: 75 },
  { gateway: 'resets the connection', answer: (socket: Socket) => socket.resetAndDestroy(), code: 75 },
];

test.for(adapters.flatMap((name) => gateways.map((gateway) => ({ name, ...gateway }))))(
  '$name: a gateway that $gateway',
  async ({ name, answer, code }) => {
    const { address, port } = await listen(answer);
    const cwd = tempFolder();
    fs.writeFileSync(path.join(cwd, 'health.endpoint'), `${address}/${String(port)}`);
    const parsed = parseAdapter({ path: name, bytes: fs.readFileSync(path.join(folder, name)) });
    if (!parsed.ok) throw new Error(`${name} is not valid`);
    const { script } = planSystem(parsed.value, '20261129T154500Z-abc123').hooks['system.ready'];
    const argv = bashArguments(script);
    const env = {
      CHAOS_NODE: '',
      CHAOS_CLI: '',
      CHAOS_WORK_DIR: cwd,
      CHAOS_FORWARD_HEALTH: `${address}:${String(port)}`,
    };
    // Whether the connection is closed before or while it is written to is a matter of luck.
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      expect(await runCommand(argv, { cwd, env })).toEqual({ code, stdout: '', stderr: '' });
    }
  },
);

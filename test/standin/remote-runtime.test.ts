// SPDX-License-Identifier: Apache-2.0

// What a supervisor hears from a runtime whose answers come in one piece: a workload may end as soon as it runs.

import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOT_VARIABLE, RUNTIME_SOCKET } from '../../src/standin/container/channel.ts';
import { openRemoteRuntime, type RemoteRuntime } from '../../src/standin/container/remote-runtime.ts';
import { tempFolder } from '../support/temp.ts';

const launch = { command: ['true'], env: {}, proxyPort: 0 };
const bound = { type: 'bound' };
const running = (generation: number): object => ({ type: 'running', generation });
const exited = (generation: number, code: number): object => ({ type: 'exited', generation, code, outside: false });

let heard: string[] = [];
let supervised: RemoteRuntime;
let server: net.Server | undefined;

beforeEach(() => {
  heard = [];
  vi.stubEnv(ROOT_VARIABLE, tempFolder());
  supervised = openRemoteRuntime({
    ...{ epoch: 1, exclusive: true, log: () => undefined },
    onEnd: (generation, code) => heard.push(`${String(generation)} ended with ${String(code)}`),
  });
});

afterEach(() => {
  supervised.close();
  server?.close();
  vi.unstubAllEnvs();
});

/** A runtime that says these things, one piece for each thing that it is told; null: it is gone. */
async function runtimeSays(...pieces: readonly (readonly object[] | null)[]): Promise<void> {
  const socket = path.join(process.env[ROOT_VARIABLE] ?? '', RUNTIME_SOCKET);
  fs.mkdirSync(path.dirname(socket), { recursive: true });
  const left = [...pieces];
  server = net.createServer((connection) => {
    connection.on('data', () => {
      const piece = left.shift() ?? null;
      if (piece === null) connection.destroy();
      else connection.write(piece.map((message) => `${JSON.stringify(message)}\n`).join(''));
    });
  });
  await once(server.listen(socket), 'listening');
}

async function start(generation: number): Promise<void> {
  heard.push(`${String(generation)}: ${await supervised.ensure({ ...launch, generation })}`);
}

test('an end that comes together with the start is heard, and after it', async () => {
  await runtimeSays([bound], [running(1), exited(1, 0)]);
  await start(1);
  await expect.poll(() => heard).toEqual(['1: running', '1 ended with 0']);
});

test('the end of what an earlier start left is no answer to a later one', async () => {
  await runtimeSays([bound], [running(1)], [bound], [exited(1, 137), running(2)]);
  await start(1);
  await start(2);
  expect(heard).toEqual(['1: running', '2: running']);
});

test('a start that was made and ended before is told as ended, with its code', async () => {
  await runtimeSays([bound], [exited(1, 3)]);
  await start(1);
  expect(heard).toEqual(['1 ended with 3', '1: ended']);
});

test('a runtime that is lost instead of an answer has ended', async () => {
  await runtimeSays([bound], null);
  await start(1);
  expect(heard).toEqual(['1 ended with null', '1: ended']);
});

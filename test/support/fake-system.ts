// SPDX-License-Identifier: Apache-2.0
/**
 * What a gateway's hooks need of the outside, in a test's own folder: three programs that behave like a gateway and its
 * command line as far as booting one goes, an engine that answers on a socket from what a test puts into it, and hooks
 * called with nothing but their environment.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { runGatewayCommand } from '../../src/gateway/main.ts';
import { tempFolder } from './temp.ts';

/** A gateway with the arguments of the older generation. A file beside it makes the first starts fail. */
const GATEWAY = `
const fs = require('node:fs');
const args = process.argv.slice(2);
const at = (name) => args[args.indexOf(name) + 1];
const failing = __filename + '.fails';
if (args[0] === '--version') console.log('openshell-gateway 0.0.112-dev.7+g2f7fb6559');
else if (args[0] === '--help') console.log('  --drivers <DRIVERS>\\n  --compute-driver-socket <SOCKET>');
else if (fs.existsSync(failing)) {
  const [first, ...rest] = fs.readFileSync(failing, 'utf8').split('\\n');
  if (rest.length === 0) fs.rmSync(failing);
  else fs.writeFileSync(failing, rest.join('\\n'));
  console.error('Error:   \\u00d7 ' + first);
  process.exitCode = 1;
} else {
  console.log('gateway up with ' + fs.readFileSync(at('--config'), 'utf8').split('\\n')[1]);
  const server = require('node:http').createServer((request, response) => {
    response.statusCode = request.url === '/readyz' ? 200 : 404;
    response.end('{}');
  });
  server.listen(Number(at('--health-port')), '127.0.0.1');
  process.on('SIGTERM', () => { console.log('gateway asked to stop'); process.exit(0); });
}
`;

const PROGRAM_TEXTS: Readonly<Record<string, string>> = {
  'openshell-gateway': `#!${process.execPath}\n${GATEWAY}`,
  // Lists what a file beside it holds, or fails as that file says.
  openshell: `#!/bin/sh
    if [ "$1" = --version ]; then echo "openshell 0.0.111"; exit 0; fi
    if [ -e "$0.fails" ]; then cat "$0.fails" >&2; exit 1; fi
    case "$*" in
      *--help*) echo "Usage: openshell sandbox create [OPTIONS]" ;;
      *) cat "$0.sandboxes" ;;
    esac
    `,
  'openshell-sandbox': '#!/bin/sh\nexit 0\n',
};

export function writePrograms(folder: string): void {
  for (const [name, text] of Object.entries(PROGRAM_TEXTS)) {
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o755 });
  }
}

export interface FakeEngine {
  /** As DOCKER_HOST has it. */
  readonly address: string;
  /** `METHOD /path` of each call, without what follows a question mark. */
  readonly calls: string[];
  /** Answers by `METHOD /path`; what is not there is answered with 404. */
  readonly answers: Map<string, FakeAnswer>;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export async function startFakeEngine(): Promise<FakeEngine> {
  const socket = path.join(tempFolder(), 'engine.sock');
  const calls: string[] = [];
  const answers = new Map<string, FakeAnswer>([
    ['GET /containers/json', { body: [] }],
    ['GET /volumes', { body: { Volumes: null } }],
  ]);
  const server = http.createServer((request, response) => {
    const call = `${request.method ?? ''} ${(request.url ?? '').replace(/\?.*/, '')}`;
    calls.push(call);
    const { status = 200, headers = {}, body = '' } = answers.get(call) ?? { status: 404, body: { message: 'none' } };
    response.writeHead(status, headers);
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => void server.close());
  return { address: `unix://${socket}`, calls, answers };
}

export interface HookResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Hooks {
  readonly workDir: string;
  readonly engine: FakeEngine;
  /** Calls `chaos gateway WHAT` as a hook with these variables on top. */
  readonly call: (what: string, env?: Readonly<Record<string, string>>) => Promise<HookResult>;
}

/** Hooks of one run; its gateway is ended with the test. */
export async function startHooks(gateway: string, more: Readonly<Record<string, string>> = {}): Promise<Hooks> {
  const workDir = tempFolder();
  const engine = await startFakeEngine();
  process.env['XDG_STATE_HOME'] = path.join(workDir, 'state-home');
  const base: Readonly<Record<string, string>> = {
    PATH: process.env['PATH'] ?? '',
    CHAOS_WORK_DIR: workDir,
    CHAOS_RUN_SCOPE: 'chaos-test-run',
    CHAOS_RUN_ID: 'test-run',
    CHAOS_GATEWAY: gateway,
    DOCKER_HOST: engine.address,
    ...more,
  };
  const call: Hooks['call'] = async (what, env = {}) => {
    let out = '';
    let err = '';
    const code = await runGatewayCommand({
      what,
      env: { ...base, ...env },
      out: (text) => (out += text),
      err: (text) => (err += text),
    });
    return { code, out, err };
  };
  onTestFinished(async () => {
    await call('shutdown');
  });
  return { workDir, engine, call };
}

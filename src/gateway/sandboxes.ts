// SPDX-License-Identifier: Apache-2.0
/**
 * What the gateway's command line says of its sandboxes, as the harness's states. Both generations are read: the older
 * one lists a bare array without exit codes, for which the container's is taken; the newer one an object with codes and
 * conditions. Pure but for `listSandboxes`, which asks.
 */
import { spawn } from 'node:child_process';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { type GatewayContext, needed } from './context.ts';
import { askReady } from './health.ts';

/** The command line hangs while a gateway recovers. */
const LIST_LIMIT_MS = 7_000;
const LIST_LIMIT_BYTES = 16 * 1024 * 1024;

export interface Sandbox {
  readonly name: string;
  readonly id: string | null;
  readonly phase: string;
  /** Undefined where this generation does not tell. */
  readonly exitCode: number | null | undefined;
  readonly reason: string | null;
}

const STATES: Readonly<Record<string, string>> = {
  Provisioning: 'Pending',
  Starting: 'Pending',
  Restarting: 'Pending',
  Stopping: 'Pending',
  Stopped: 'Pending',
  Deleting: 'Pending',
  Ready: 'Running',
  Completed: 'Succeeded',
  Error: 'Failed',
};

export type Listing =
  | { readonly kind: 'listed'; readonly sandboxes: readonly Sandbox[] }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly why: string };

/** The sandboxes of this run. */
export async function listSandboxes(ctx: GatewayContext): Promise<Listing> {
  const selector = `chaos-run=${needed(ctx.env, 'CHAOS_RUN_ID')}`;
  const args = ['sandbox', 'list', '-o', 'json', '--limit', '1000', '--selector', selector];
  const { code, stdout, stderr } = await runCli(ctx, args);
  if (code === 0) {
    const sandboxes = parseSandboxes(stdout);
    return sandboxes === null
      ? { kind: 'failed', why: `the list of sandboxes is no list: ${stdout.slice(0, 200)}` }
      : { kind: 'listed', sandboxes };
  }
  if (code === null || isUnreachable(stderr) || (await askReady(ctx.files)) === 'not-yet')
    return { kind: 'unreachable' };
  return { kind: 'failed', why: plainText(stderr) };
}

export interface CliResult {
  /** Null when it did not end in time. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** As the hooks' own calls have it, and nothing more. */
function cliEnvironment(env: GatewayContext['env']): Readonly<Record<string, string>> {
  const workspace = env['OPENSHELL_WORKSPACE'] ?? '';
  const base = { PATH: env['PATH'] ?? '', HOME: env['HOME'] ?? '' };
  return workspace === '' ? base : { ...base, OPENSHELL_WORKSPACE: workspace };
}

export function runCli(
  ctx: GatewayContext,
  args: readonly string[],
  limitMs: number = LIST_LIMIT_MS,
): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(ctx.files.cli, args, {
      env: cliEnvironment(ctx.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    const taken = { stdout: '', stderr: '' };
    const take =
      (stream: 'stdout' | 'stderr') =>
      (chunk: string): void => {
        if (taken[stream].length < LIST_LIMIT_BYTES) taken[stream] += chunk;
      };
    child.stdout.setEncoding('utf8').on('data', take('stdout'));
    child.stderr.setEncoding('utf8').on('data', take('stderr'));
    child.on('error', (cause) =>
      reject(new HarnessError(`${ctx.files.cli}: ${cause.message}`, { code: 'cli-broken' })),
    );
    child.on('close', (code) => resolve({ code, ...taken }));
  });
}

/** Null for anything but a list. An empty output is an empty list. */
export function parseSandboxes(stdout: string): readonly Sandbox[] | null {
  const value = stdout.trim() === '' ? [] : parseJson(stdout);
  const list = Array.isArray(value) ? (value as unknown[]) : fieldOf(value, 'sandboxes');
  if (!Array.isArray(list)) return null;
  return list.map(toSandbox);
}

function toSandbox(value: unknown): Sandbox {
  const text = (name: string): string | null => {
    const found = fieldOf(value, name);
    return typeof found === 'string' ? found : null;
  };
  const exitCode = fieldOf(value, 'exit_code');
  const conditions = fieldOf(value, 'conditions');
  const reason = Array.isArray(conditions) ? fieldOf(conditions[0], 'reason') : null;
  return {
    name: text('name') ?? '',
    id: text('id'),
    phase: text('phase') ?? 'Unknown',
    exitCode: exitCode === undefined ? undefined : typeof exitCode === 'number' ? exitCode : null,
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** How a container that an older gateway gave up stands; it says more than the gateway does. */
export interface ContainerEnd {
  readonly status: string;
  readonly exitCode: number | null;
}

/** One line of the read hook. `container`: of a sandbox in `Error` whose gateway tells no exit code; null for none. */
export function stateLine(sandbox: Sandbox, container: ContainerEnd | null): object {
  const { name, phase, exitCode, reason } = sandbox;
  const line = { instance: name, state: STATES[phase] ?? 'Unknown', rawPhase: phase };
  if (exitCode !== undefined || phase !== 'Error') {
    return { ...line, ...(typeof exitCode !== 'number' ? {} : { exitCode }), ...(reason === null ? {} : { reason }) };
  }
  if (container === null) return { ...line, reason: 'no container' };
  const seen = { ...line, reason: `container ${container.status}` };
  if (container.exitCode === null) return seen;
  // The older generation calls every end an error; one with code 0 is none.
  const state = container.exitCode === 0 ? 'Succeeded' : line.state;
  return { ...seen, state, exitCode: container.exitCode };
}

export function isUnreachable(stderr: string): boolean {
  return /transport error|failed to connect to gateway|connection refused|connection reset|tcp connect|h2 protocol error|error reading a body|deadline has elapsed|timed out/i.test(
    plainText(stderr),
  );
}

/** Errors are drawn in boxes of 80 columns, some in colour: one line without either. */
export function plainText(text: string): string {
  return text
    .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
    .replace(/[│×╰─▶]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

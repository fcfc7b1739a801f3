// SPDX-License-Identifier: Apache-2.0
/** Probes of a container: HTTP, TCP and a command, at their periods, which the stand-in shortens. */
import { execFile } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Container, Probe } from './objects.ts';

export interface Probed {
  readonly container: Container;
  readonly ip: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Of the periods that are written down. */
  readonly periodScale: number;
}

/** Tells every change between healthy and not, after as many answers as the probe asks for; until the signal. */
export async function runProbe(
  probe: Probe,
  probed: Probed,
  { signal, onResult }: { readonly signal: AbortSignal; readonly onResult: (healthy: boolean) => void },
): Promise<void> {
  const wait = (seconds: number): Promise<unknown> =>
    delay(seconds * 1_000 * probed.periodScale, undefined, { signal }).catch(() => undefined);
  await wait(probe.initialDelaySeconds ?? 0);
  const stopped = (): boolean => signal.aborted;
  let successes = 0;
  let failures = 0;
  for (;;) {
    const healthy = await once(probe, probed);
    if (stopped()) return;
    successes = healthy ? successes + 1 : 0;
    failures = healthy ? 0 : failures + 1;
    if (healthy && successes >= (probe.successThreshold ?? 1)) onResult(true);
    if (!healthy && failures >= (probe.failureThreshold ?? 3)) onResult(false);
    await wait(probe.periodSeconds ?? 10);
    if (stopped()) return;
  }
}

function once(probe: Probe, probed: Probed): Promise<boolean> {
  const timeout = (probe.timeoutSeconds ?? 1) * 1_000;
  const { httpGet, tcpSocket, exec } = probe;
  if (httpGet !== undefined) {
    const port = portOf(probed.container, httpGet.port);
    return httpOnce({ host: probed.ip, port, path: httpGet.path ?? '/', timeout });
  }
  if (tcpSocket !== undefined) return tcpOnce(probed.ip, portOf(probed.container, tcpSocket.port), timeout);
  return execOnce(exec?.command ?? [], probed.environment, timeout);
}

/** A port by its number or its name. */
export function portOf({ ports = [] }: Container, port: number | string): number {
  if (typeof port === 'number') return port;
  return ports.find(({ name }) => name === port)?.containerPort ?? Number(port);
}

function httpOnce(options: http.RequestOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get({ ...options, agent: false }, (answer) => {
      const code = answer.statusCode ?? 500;
      answer.resume();
      resolve(code >= 200 && code < 400);
    });
    request.on('error', () => resolve(false)).on('timeout', () => request.destroy());
  });
}

function tcpOnce(host: string, port: number, timeout: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout }, () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('timeout', () => socket.destroy());
    socket.on('error', () => undefined).on('close', () => resolve(false));
  });
}

function execOnce(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  timeout: number,
): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    execFile(program, args, { env, timeout, killSignal: 'SIGKILL' }, (error) => resolve(error === null));
  });
}

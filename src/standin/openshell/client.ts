// SPDX-License-Identifier: Apache-2.0

/**
 * The command line's way to its gateway: finds it under XDG_CONFIG_HOME and sends it requests. Owns the difference
 * between a gateway that says no and one that cannot be reached; knows nothing of what is asked.
 */

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { codeOf, CommandError } from '../lib/errors.ts';
import { readTextIfPresent } from '../lib/files.ts';

/** Questions are answered at once by a gateway that serves; what changes something may take its time. */
const QUESTION_TIMEOUT_MS = 3000;
const CHANGE_TIMEOUT_MS = 30_000;

/** The gateway could not be reached, so nothing is known of its sandboxes. */
export class UnreachableError extends CommandError {}

/** The gateway answered with an error. */
export class AnsweredError extends CommandError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Client {
  readonly gateway: string;
  readonly endpoint: string;
  /** Sends a request and reads its JSON answer; an error answer is thrown as a CommandError. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Sends a request and hands over the answer as it comes. */
  readonly stream: (method: string, path: string, body: unknown) => Promise<IncomingMessage>;
}

/** The client of the named gateway, or of the active one. */
export function openClient(chosen: string | undefined): Client {
  const root = join(configHome(), 'openshell');
  const gateway = chosen ?? readTextIfPresent(join(root, 'active_gateway'))?.trim();
  if (gateway === undefined || gateway === '')
    throw new CommandError('no active gateway; register one with: openshell gateway add');
  if (!/^[A-Za-z0-9._-]+$/.test(gateway)) throw new CommandError(`invalid gateway name '${gateway}'`);
  const text = readTextIfPresent(join(root, 'gateways', gateway, 'metadata.json'));
  if (text === undefined) throw new CommandError(`unknown gateway '${gateway}'`);
  const endpoint = (JSON.parse(text) as { readonly gateway_endpoint: string }).gateway_endpoint;
  const to = { gateway, endpoint };
  return {
    ...to,
    call: async (method, path, body) => {
      const response = await send(to, { method, path, body });
      const answer: unknown = JSON.parse(await textOf(response));
      return answer;
    },
    stream: (method, path, body) => send(to, { method, path, body }),
  };
}

function configHome(): string {
  const home = process.env['XDG_CONFIG_HOME'];
  if (home === undefined || home === '')
    throw new CommandError('XDG_CONFIG_HOME is not set: the stand-in looks for its gateway nowhere else');
  return home;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

async function send(
  to: { readonly gateway: string; readonly endpoint: string },
  { method, path, body }: Request,
): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const timeout = method === 'GET' ? QUESTION_TIMEOUT_MS : CHANGE_TIMEOUT_MS;
    const request = httpRequest(new URL(path, to.endpoint), { method, agent: false, timeout }, (answer) => {
      request.setTimeout(0); // what has begun to be answered, such as the output of a command, may be silent for long
      resolve(answer);
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', (error) => {
      const why = codeOf(error) === 'ECONNREFUSED' ? 'connection refused' : error.message;
      reject(new UnreachableError(`failed to connect to gateway '${to.gateway}' at ${to.endpoint}: ${why}`));
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
  if (response.statusCode === 200) return response;
  const answer = JSON.parse(await textOf(response)) as { readonly error?: string };
  const status = response.statusCode ?? 0;
  throw new AnsweredError(status, answer.error ?? `the gateway answered ${status}`);
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response) chunks.push(chunk as Buffer);
  } catch (error) {
    throw new UnreachableError(
      `error reading a body from the gateway: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return Buffer.concat(chunks).toString('utf8');
}

// SPDX-License-Identifier: Apache-2.0

/**
 * `openshell sandbox exec`: runs a command in a sandbox and ends with its exit code. Owns the input limit and the
 * output of this command.
 */

import { lineSplitter } from '../lib/json-lines.ts';
import { CommandError, UsageError } from '../lib/errors.ts';
import { parseOptions, required } from '../lib/options.ts';
import type { ExecMessage } from '../gateway/context.ts';
import type { Client } from './client.ts';
import { parsePairs } from './output.ts';

const LARGEST_INPUT_BYTES = 4 * 1024 * 1024;
const INPUT_OVERFLOW = 74;

export async function exec(client: Client, args: readonly string[]): Promise<number> {
  const options = parseOptions(args, {
    name: { kind: 'value', short: 'n' },
    workdir: { kind: 'value' },
    timeout: { kind: 'value' },
    tty: { kind: 'flag' },
    'no-tty': { kind: 'flag' },
    'no-login-shell': { kind: 'flag' },
    env: { kind: 'list' },
  });
  if (options.rest === undefined || options.rest.length === 0)
    throw new UsageError('the command is missing; put it after --');
  const timeoutS = Number(options.value('timeout') ?? '0');
  if (!(timeoutS >= 0)) throw new UsageError('--timeout must be a number of seconds');
  const body = {
    command: options.rest,
    env: parsePairs(options.list('env'), '--env'),
    workdir: options.value('workdir') ?? '/sandbox',
    stdin: (await readInput()).toString('base64'),
    timeoutMs: timeoutS * 1000,
  };
  const name = encodeURIComponent(required(options, 'name'));
  const response = await client.stream('POST', `/v1/sandboxes/${name}/exec`, body);
  let code: number | undefined;
  const split = lineSplitter(
    (line) => {
      const message = JSON.parse(line) as ExecMessage;
      if (message.type === 'end') code = message.code;
      else process[message.stream].write(Buffer.from(message.data, 'base64'));
    },
    () => response.destroy(),
  );
  try {
    for await (const chunk of response) split(chunk as Buffer);
  } catch {
    // said below: there was no end
  }
  if (code === undefined) throw new CommandError('the session ended before the command did');
  return code;
}

async function readInput(): Promise<Buffer> {
  if (process.stdin.isTTY) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of process.stdin) {
    const bytes = chunk as Buffer;
    sizeBytes += bytes.length;
    if (sizeBytes > LARGEST_INPUT_BYTES) throw new CommandError('standard input is larger than 4 MiB', INPUT_OVERFLOW);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

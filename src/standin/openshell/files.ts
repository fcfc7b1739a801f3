// SPDX-License-Identifier: Apache-2.0

/**
 * `openshell sandbox upload` and `download`. Owns the copying; like the real commands they need a sandbox that is
 * Ready, although the process driver's workspace is a folder on this machine.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError, UsageError } from '../lib/errors.ts';
import { parseOptions } from '../lib/options.ts';
import { copyInto, mapSandboxPath } from '../lib/workspace.ts';
import type { Client } from './client.ts';
import { print } from './output.ts';

export async function upload(client: Client, args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { 'no-git-ignore': { kind: 'flag' } });
  const [name, local, destination = '/sandbox'] = options.positionals;
  if (name === undefined || local === undefined)
    throw new UsageError('usage: openshell sandbox upload NAME LOCAL [DEST]');
  const workspace = await workspaceOf(client, name);
  put(resolve(local), mapSandboxPath(destination, workspace));
  print(`Uploaded ${local} to ${name}:${destination}`);
  return 0;
}

export async function download(client: Client, args: readonly string[]): Promise<number> {
  const [name, path, destination = '.'] = parseOptions(args, {}).positionals;
  if (name === undefined || path === undefined)
    throw new UsageError('usage: openshell sandbox download NAME PATH [DEST]');
  const workspace = await workspaceOf(client, name);
  put(mapSandboxPath(path, workspace), resolve(destination));
  print(`Downloaded ${name}:${path} to ${destination}`);
  return 0;
}

async function workspaceOf(client: Client, name: string): Promise<string> {
  const answer = (await client.call('GET', `/v1/sandboxes/${encodeURIComponent(name)}/files`)) as {
    readonly workspace: string;
  };
  return answer.workspace;
}

function put(source: string, destination: string): void {
  if (!existsSync(source)) throw new CommandError(`no such file or folder: ${source}`);
  copyInto(source, destination);
}

// SPDX-License-Identifier: Apache-2.0

/**
 * `openshell sandbox upload` and `download`. Owns the copying; like the real commands they need a sandbox that is
 * Ready, although the process driver's workspace is a folder on this machine, and a container's the engine's to read.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError, UsageError } from '../lib/errors.ts';
import { parseOptions } from '../lib/options.ts';
import { copyInto, mapSandboxPath } from '../lib/workspace.ts';
import type { Client } from './client.ts';
import type { ContainerPlace } from './container-files.ts';
import { print } from './output.ts';

export async function upload(client: Client, args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { 'no-git-ignore': { kind: 'flag' } });
  const [name, local, destination = '/sandbox'] = options.positionals;
  if (name === undefined || local === undefined)
    throw new UsageError('usage: openshell sandbox upload NAME LOCAL [DEST]');
  const place = await placeOf(client, name);
  if ('workspace' in place) put(resolve(local), mapSandboxPath(destination, place.workspace));
  else await (await import('./container-files.ts')).uploadTo(place, resolve(local), inSandbox(destination));
  print(`Uploaded ${local} to ${name}:${destination}`);
  return 0;
}

export async function download(client: Client, args: readonly string[]): Promise<number> {
  const [name, path, destination = '.'] = parseOptions(args, {}).positionals;
  if (name === undefined || path === undefined)
    throw new UsageError('usage: openshell sandbox download NAME PATH [DEST]');
  const place = await placeOf(client, name);
  if ('workspace' in place) put(mapSandboxPath(path, place.workspace), resolve(destination));
  else await (await import('./container-files.ts')).downloadFrom(place, inSandbox(path), destination);
  print(`Downloaded ${name}:${path} to ${destination}`);
  return 0;
}

/** A folder of this machine, or a container of an engine. */
type Place = { readonly workspace: string } | ContainerPlace;

async function placeOf(client: Client, name: string): Promise<Place> {
  return (await client.call('GET', `/v1/sandboxes/${encodeURIComponent(name)}/files`)) as Place;
}

/** A relative path is one of the workspace. */
function inSandbox(path: string): string {
  return path.startsWith('/') ? path : `/sandbox/${path}`;
}

function put(source: string, destination: string): void {
  if (!existsSync(source)) throw new CommandError(`no such file or folder: ${source}`);
  copyInto(source, destination);
}

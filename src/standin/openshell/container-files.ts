// SPDX-License-Identifier: Apache-2.0

/**
 * Files between this machine and a sandbox's container, for the command line. Owns where they land, which differs between
 * the generations.
 */

import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { openEngine } from '../docker/engine.ts';
import { packUpload, unpackDownload } from '../docker/transfer.ts';
import { CommandError } from '../lib/errors.ts';
import { cliGeneration } from './generation.ts';

export interface ContainerPlace {
  readonly container: string;
  /** As DOCKER_HOST has it. */
  readonly engine: string;
}

/** The older generation keeps a folder's name. */
export async function uploadTo(place: ContainerPlace, source: string, destination: string): Promise<void> {
  if (!existsSync(source)) throw new CommandError(`no such file or folder: ${source}`);
  const keepsName = cliGeneration() === 'a' && statSync(source).isDirectory();
  const target = keepsName ? join(destination, basename(source)) : destination;
  await openEngine(place.engine).put(place.container, '/', packUpload(source, target));
}

/** The older generation makes a single file the destination itself, unless that is a folder. */
export async function downloadFrom(place: ContainerPlace, path: string, destination: string): Promise<void> {
  const archive = await openEngine(place.engine).take(place.container, path);
  if (archive === undefined) throw new CommandError(`failed to resolve sandbox source path '${path}'`);
  const target = resolve(destination);
  const isFolder = destination.endsWith('/') || (existsSync(target) && statSync(target).isDirectory());
  unpackDownload(archive, { target, fileIsTarget: cliGeneration() === 'a' && !isFolder });
}

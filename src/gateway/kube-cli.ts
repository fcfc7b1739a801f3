// SPDX-License-Identifier: Apache-2.0
/**
 * The command line for a gateway in a cluster: OPENSHELL_BIN, what is on the PATH, or that of a release; joined to the
 * port of this machine that leads to the gateway. A recovery has another port, so it is joined again where that changed.
 */
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';
import { ask, findOnPath, PROGRAMS } from './binaries.ts';
import type { Generation } from './config.ts';
import { type GatewayContext, needed, optional } from './context.ts';
import { DOWNLOAD_LIMITS } from './download.ts';
import { readIfPresent, writeWhole } from './process.ts';
import { registerCli } from './registration.ts';
import { fetchRelease, RELEASES } from './release.ts';

/** `version`: of the gateway, which a fetched command line has as well; null where it is not known. */
export async function findCli(ctx: GatewayContext, version: string | null): Promise<string> {
  const named = optional(ctx.env, 'OPENSHELL_BIN') ?? findOnPath(ctx.env, PROGRAMS.cli);
  if (named !== null) return named;
  const folder = await fetchRelease({
    version: version ?? 'latest',
    base: optional(ctx.env, 'OPENSHELL_RELEASES_URL') ?? RELEASES,
    cacheDir: path.join(ctx.cacheDir, 'releases'),
    machine: process,
    limits: DOWNLOAD_LIMITS,
  });
  return path.join(folder, PROGRAMS.cli);
}

/** Throws a HarnessError when the command line does not work. */
export function joinCli(ctx: GatewayContext, cli: string): Generation {
  register(ctx, cli);
  const generation = ask(ctx.files.cli, ['sandbox', 'create', '--help']).includes('--restart-policy') ? 'n' : 'a';
  writeWhole(cliFile(ctx), cli);
  return generation;
}

/** After the harness died, ports are others. False where it never was joined, so that no sandbox was made by it. */
export function joinAgain(ctx: GatewayContext): boolean {
  const cli = readIfPresent(cliFile(ctx));
  if (cli !== null) register(ctx, cli);
  return cli !== null;
}

/** `http://127.0.0.1:41234`, which leads to the gateway. */
export function apiAddress({ env }: Pick<GatewayContext, 'env'>): string {
  return `http://${needed(env, 'CHAOS_FORWARD_GATEWAY')}`;
}

function register(ctx: GatewayContext, cli: string): void {
  registerCli(ctx, cli, new URL(apiAddress(ctx)));
  // Where the command line asks whether the gateway serves.
  writeWhole(ctx.files.health, `${needed(ctx.env, 'CHAOS_FORWARD_HEALTH').replace(':', '/')}\n`);
}

function cliFile({ files }: GatewayContext): string {
  return path.join(files.workDir, 'cli.path');
}

/** As far as anybody can tell from the file. Throws a HarnessError where it is missing. */
export function requireProgram(env: GatewayContext['env'], program: string, hint: string): string {
  const found = findOnPath(env, program);
  if (found !== null) return found;
  throw new HarnessError(`${program} is not on the PATH`, { code: 'binaries-missing', hint });
}

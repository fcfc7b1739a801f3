// SPDX-License-Identifier: Apache-2.0
/**
 * Booting a gateway for one run, starting it again with the same arguments, and ending it with all that carries the
 * run's label. With an `endpoint` the gateway is someone else's: the command line is joined to it and nothing else is
 * done.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { ask, askGateway, type Binaries, findBinaries, findOnPath, type GatewayFacts } from './binaries.ts';
import { gatewayArguments, type GatewaySettings, gatewayToml, type Ports, versionOf } from './config.ts';
import { type GatewayContext, isAtEndpoint, needed, optional } from './context.ts';
import { removeAll } from './containers.ts';
import { DOWNLOAD_LIMITS } from './download.ts';
import { pickFreePorts } from './free-ports.ts';
import { askReady } from './health.ts';
import { writeKeys } from './keys.ts';
import {
  endGateway,
  type Launch,
  readIfPresent,
  runningGateway,
  spawnGateway,
  waitFor,
  writeWhole,
} from './process.ts';
import { privateEnvironment, registerCli } from './registration.ts';
import { fetchRelease, RELEASES } from './release.ts';
import { readSettings } from './settings.ts';
import { requireSharedPaths } from './shared-paths.ts';

const SYSTEM = 'openshell';
const MAX_TRIES = 5;
/** Of the first answer of /readyz; the hook's own limit is longer. */
const READY_LIMIT_MS = 90_000;
/** A graceful stop takes ten seconds for each container that it stops, several at once. */
const STOP_GRACE_MS = 60_000;
/** Spans leave the gateway this soon after they end, so that a wait for one is no wait for a batch. */
const SPAN_DELAY_MS = 200;
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'DOCKER_HOST'];

export async function boot(ctx: GatewayContext): Promise<number> {
  const [kind, detail] = choiceOf(ctx);
  if (kind === 'endpoint') return joinEndpoint(ctx, detail);
  const binaries = await binariesOf(ctx, { kind, detail });
  const facts = askGateway(binaries.gateway);
  await requireSharedPaths(ctx, [ctx.files.workDir, binaries.sandbox]);
  fs.mkdirSync(ctx.files.xdgState, { recursive: true, mode: 0o700 });
  writeKeys(ctx.files.keys);
  for (let tries = 1; ; tries += 1) {
    const [api = 0, health = 0, metrics = 0] = await pickFreePorts(3);
    const ports = { api, health, metrics };
    const problem = await tryBoot(ctx, { binaries, facts, ports });
    if (problem === null) {
      printBootLine(ctx, { facts, ports });
      return 0;
    }
    await endGateway(ctx.files, 0);
    if (/address already in use/i.test(problem) && tries < MAX_TRIES) continue;
    throw new HarnessError(`the gateway did not start: ${problem}`, { code: 'boot-failed' });
  }
}

/** Kind of gateway and what follows its colon. Throws a HarnessError. */
function choiceOf({ env }: GatewayContext): readonly [string, string] {
  const [, kind = '', detail = ''] = /^([a-z]+)(?::(.*))?$/s.exec(needed(env, 'CHAOS_GATEWAY')) ?? [];
  if (['binaries', 'release', 'endpoint'].includes(kind)) return [kind, detail];
  throw new HarnessError(`chaos gateway boots binaries, release or endpoint, not "${kind}"`, { code: 'bad-gateway' });
}

async function binariesOf(
  { env, cacheDir }: GatewayContext,
  { kind, detail }: { readonly kind: string; readonly detail: string },
): Promise<Binaries> {
  if (kind === 'binaries') return findBinaries(detail);
  const folder = await fetchRelease({
    version: detail === '' ? 'latest' : detail,
    base: optional(env, 'OPENSHELL_RELEASES_URL') ?? RELEASES,
    cacheDir: path.join(cacheDir, 'releases'),
    machine: process,
    limits: DOWNLOAD_LIMITS,
  });
  return findBinaries(folder);
}

interface Attempt {
  readonly binaries: Binaries;
  readonly facts: GatewayFacts;
  readonly ports: Ports;
}

/** Why there is no gateway; null when it is ready. */
async function tryBoot(ctx: GatewayContext, { binaries, facts, ports }: Attempt): Promise<string | null> {
  const { files, env } = ctx;
  const settings: GatewaySettings = {
    scope: ctx.scope,
    ports,
    ...(await readSettings(ctx, facts.generation)),
    supervisorBin: binaries.sandbox,
    keysDir: files.keys,
    otlp: optional(env, 'CHAOS_OTLP_GRPC'),
    database: path.join(files.xdgState, 'gateway.db'),
    config: files.toml,
  };
  const launch: Launch = {
    program: binaries.gateway,
    args: gatewayArguments(facts.generation, settings),
    env: launchEnvironment(ctx),
  };
  writeWhole(files.toml, gatewayToml(facts.generation, settings));
  writeWhole(files.launch, `${JSON.stringify(launch)}\n`);
  writeWhole(files.health, `127.0.0.1/${String(ports.health)}\n`);
  registerCli(ctx, binaries.cli, new URL(`http://127.0.0.1:${String(ports.api)}`));
  const from = (readIfPresent(files.log) ?? '').length;
  await spawnGateway(files, launch);
  const settled = async (): Promise<boolean> => runningGateway(files) === null || (await askReady(files)) === 'ready';
  const inTime = await waitFor(settled, READY_LIMIT_MS);
  if (runningGateway(files) !== null && inTime) return null;
  const said = (readIfPresent(files.log) ?? '').slice(from).trim();
  return inTime ? `it ended: ${tail(said)}` : `/readyz did not answer 200 within ${String(READY_LIMIT_MS / 1000)} s`;
}

/** The end of a log, with the frames that errors are drawn in taken off. */
function tail(log: string): string {
  const plain = log
    .replace(/[│×╰─▶]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? 'it said nothing' : plain.slice(-600);
}

function launchEnvironment(ctx: GatewayContext): Readonly<Record<string, string>> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = optional(ctx.env, name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(passed),
    ...privateEnvironment(ctx),
    OTEL_BSP_SCHEDULE_DELAY: String(SPAN_DELAY_MS),
  };
}

function printBootLine({ files, out }: GatewayContext, { facts, ports }: Omit<Attempt, 'binaries'>): void {
  const address = (port: number): string => `http://127.0.0.1:${String(port)}`;
  const line = {
    name: SYSTEM,
    ...facts,
    pidFile: files.pid,
    log: files.log,
    endpoints: {
      api: address(ports.api),
      health: address(ports.health),
      metrics: `${address(ports.metrics)}/metrics`,
    },
  };
  out(`${JSON.stringify(line)}\n`);
}

/** Starts the gateway again, with the arguments of its boot. */
export async function start({ files }: GatewayContext): Promise<number> {
  if (runningGateway(files) !== null) return 0;
  const launch = parseJson(readIfPresent(files.launch) ?? '') as Launch | undefined;
  if (launch === undefined) throw new HarnessError('there is no gateway to start again', { code: 'not-booted' });
  await spawnGateway(files, launch);
  return 0;
}

/** Ends the gateway, then removes exactly what carries the run's label. Called again it does nothing. */
export async function shutdown(ctx: GatewayContext): Promise<number> {
  if (isAtEndpoint(ctx)) return 0;
  const isGone = await endGateway(ctx.files, STOP_GRACE_MS);
  await removeAll(ctx);
  if (!isGone) throw new HarnessError('the gateway cannot be ended', { code: 'shutdown-failed' });
  fs.rmSync(ctx.files.pid, { force: true });
  return 0;
}

/** Removes what outlived deletion and shutdown, and tells each thing. At an endpoint nothing is this run's to remove. */
export async function sweep(ctx: GatewayContext): Promise<number> {
  if (isAtEndpoint(ctx)) return 0;
  for (const removed of await removeAll(ctx)) ctx.out(`${JSON.stringify(removed)}\n`);
  return 0;
}

/** Nothing is booted, and nothing will be shut down. */
function joinEndpoint(ctx: GatewayContext, url: string): number {
  const cli = optional(ctx.env, 'OPENSHELL_BIN') ?? findOnPath(ctx.env, 'openshell');
  if (cli === null) {
    throw new HarnessError('no command line to reach the gateway with: openshell is not on the PATH', {
      code: 'binaries-missing',
      hint: 'Put it there, or name it in OPENSHELL_BIN.',
    });
  }
  const { files, out } = ctx;
  writeWhole(files.endpoint, `${url}\n`);
  registerCli(ctx, cli, new URL(url));
  const version = versionOf(ask(files.cli, ['--version']));
  const generation = ask(files.cli, ['sandbox', 'create', '--help']).includes('--restart-policy') ? 'n' : 'a';
  const line = { name: SYSTEM, ...version, generation, pidFile: files.pid, log: files.log, endpoints: { api: url } };
  out(`${JSON.stringify(line)}\n`);
  return 0;
}

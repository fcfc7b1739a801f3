// SPDX-License-Identifier: Apache-2.0

/**
 * Starts a gateway in the background, starts it again with the same arguments, and shuts it down. Owns the files of a
 * work folder that an adapter reads: ports, pid file, log, and the command line's registration of the gateway.
 */

import { spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readGatewaySettings, SETTING_DEFAULTS } from './gateway/command.ts';
import { daemonEnvironment } from './lib/daemon.ts';
import { poll } from './lib/duration.ts';
import { CommandError, UsageError } from './lib/errors.ts';
import { readTextIfPresent, writeFileAtomic } from './lib/files.ts';
import { type ParsedOptions, parseOptions, required } from './lib/options.ts';
import { pickAddress, pickFreePorts } from './lib/ports.ts';
import { isRunning } from './lib/process-table.ts';
import { listProcesses, signalRecorded } from './lib/registry.ts';
import { GENERATION_VARIABLE } from './openshell/generation.ts';
import { BUG_SWITCHES, type BugSwitch, type Generation, parseGeneration, parseSwitches } from './lib/switches.ts';
import { STANDIN_BUILD, STANDIN_NAME, versionOf } from './lib/version.ts';

const MAX_BOOT_TRIES = 5;
const READY_TIMEOUT_MS = 10_000;
const READY_POLL_MS = 10;
const SHUTDOWN_TIMEOUT_MS = 15_000;
/** Each container may use its grace, and the engine takes its time. */
const DOCKER_SHUTDOWN_TIMEOUT_MS = 60_000;
const KILL_TIMEOUT_MS = 3000;
const SHUTDOWN_POLL_MS = 20;
const GATEWAY_NAME = 'standin';

interface WorkFiles {
  readonly state: string;
  readonly log: string;
  readonly pid: string;
  readonly args: string;
  /** `ADDRESS/PORT`, as bash's /dev/tcp has it. */
  readonly health: string;
  readonly config: string;
  /** The command line, joined to this gateway; only with the docker driver. */
  readonly cli: string;
}

function workFiles(workDir: string): WorkFiles {
  return {
    state: join(workDir, 'state'),
    log: join(workDir, 'gateway.log'),
    pid: join(workDir, 'gateway.pid'),
    args: join(workDir, 'gateway.args.json'),
    health: join(workDir, 'health.endpoint'),
    config: join(workDir, 'config'),
    cli: join(workDir, 'bin', 'openshell'),
  };
}

/** Starts a new gateway and prints what it is and where; does not wait longer than it takes to bind its ports. */
export async function boot(args: readonly string[], entry: string): Promise<number> {
  const value = { kind: 'value' } as const;
  const options = parseOptions(args, {
    'work-dir': value,
    gateway: value,
    seed: value,
    settings: value,
    'otlp-endpoint': value,
    driver: value,
    namespace: value,
    generation: value,
    image: value,
  });
  const files = workFiles(required(options, 'work-dir'));
  const { switches, generation, fixed } = await decide(options, files);
  if (options.value('driver') === 'docker') writeCli(files, { entry, generation });
  mkdirSync(files.state, { recursive: true, mode: 0o700 });
  const address = await pickAddress();
  for (let tries = 1; ; tries += 1) {
    const ports = await pickPorts(address);
    const problem = await tryBoot(files, [...fixed, ...asArguments(Object.entries(ports))], { entry, ports });
    if (problem === undefined) {
      printSystem(files, { switches, ports, generation });
      return 0;
    }
    const again = problem.includes('EADDRINUSE') && tries < MAX_BOOT_TRIES;
    if (!again) throw new CommandError(`the gateway did not start: ${problem}`);
  }
}

interface Decided {
  readonly switches: ReadonlySet<BugSwitch>;
  readonly generation: Generation;
  /** Arguments of every attempt. */
  readonly fixed: readonly string[];
}

/** What is asked for, by options, by the gateway's text and by settings; the first that says something counts. */
async function decide(options: ParsedOptions, files: WorkFiles): Promise<Decided> {
  const chosen = readChoice(options.value('gateway') ?? 'standin');
  const { switches } = chosen;
  const settings = new Map(readSettings(options.value('settings')));
  const wanted = options.value('generation') ?? chosen.generation ?? settings.get('generation') ?? 'n';
  const generation = parseGeneration(wanted);
  const image = options.value('image') ?? settings.get('image') ?? '';
  const fixed = asArguments([
    ['state', files.state],
    ['bugs', switches.size === 0 ? 'fixed' : [...switches].join(',')],
    ['seed', options.value('seed') ?? '0'],
    ['otlp-endpoint', options.value('otlp-endpoint') ?? ''],
    ...settings,
    ['generation', generation],
    ...(await prepareDriver(options, image)),
  ]);
  return { switches, generation, fixed };
}

interface Ports {
  readonly address: string;
  readonly port: number;
  readonly 'health-port': number;
  readonly 'metrics-port': number;
}

async function pickPorts(address: string): Promise<Ports> {
  const [port = 0, health = 0, metrics = 0] = await pickFreePorts(address, 3);
  return { address, port, 'health-port': health, 'metrics-port': metrics };
}

function asArguments(pairs: readonly (readonly [string, string | number])[]): readonly string[] {
  return pairs.flatMap(([name, value]) => [`--${name}`, String(value)]);
}

interface Choice {
  readonly switches: ReadonlySet<BugSwitch>;
  readonly generation: Generation | undefined;
}

/** `standin:PROFILE` or `standin:SWITCH,...`; a generation may be among them, as `gen-a` or `gen-n`. */
function readChoice(gateway: string): Choice {
  const match = /^standin(?::(.+))?$/.exec(gateway);
  if (match === null) throw new UsageError(`this boots "standin:PROFILE" or "standin:SWITCH,...", not "${gateway}"`);
  const words = (match[1] ?? '').split(',').filter(Boolean);
  const generation = words.findLast((word) => word.startsWith('gen-'))?.slice('gen-'.length);
  const rest = words.filter((word) => !word.startsWith('gen-')).join(',');
  return {
    switches: parseSwitches(rest === '' ? 'observed' : rest),
    generation: generation === undefined ? undefined : parseGeneration(generation),
  };
}

/** What a gateway is started with for its driver: an engine, a namespace and an image that is there, for docker. */
async function prepareDriver(options: ParsedOptions, image: string): Promise<readonly (readonly [string, string])[]> {
  const driver = options.value('driver');
  if (driver !== 'docker') return driver === undefined ? [] : [['driver', driver]];
  const namespace = required(options, 'namespace');
  const host = process.env['DOCKER_HOST'] ?? '';
  const { openEngine } = await import('./docker/engine.ts');
  const { makeImage } = await import('./docker/image.ts');
  const chosen = image === '' ? (await makeImage(openEngine(host))).image : image;
  return [
    ['driver', driver],
    ['namespace', namespace],
    ['docker-host', host],
    ['image', chosen],
  ];
}

/** An `openshell` that finds this gateway whatever the caller's environment is. */
function writeCli(files: WorkFiles, at: { readonly entry: string; readonly generation: Generation }): void {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [
    '#!/bin/sh',
    `export XDG_CONFIG_HOME=${quoted(files.config)} ${GENERATION_VARIABLE}=${at.generation}`,
    `export NODE_COMPILE_CACHE=${quoted(join(files.config, 'compile-cache'))}`,
    `exec ${quoted(process.execPath)} ${quoted(at.entry)} openshell "$@"`,
  ];
  mkdirSync(dirname(files.cli), { recursive: true, mode: 0o700 });
  writeFileAtomic(files.cli, `${lines.join('\n')}\n`);
  chmodSync(files.cli, 0o700);
}

/** One attempt; resolves to why there is no gateway, or undefined. */
async function tryBoot(
  files: WorkFiles,
  args: readonly string[],
  at: { readonly entry: string; readonly ports: Ports },
): Promise<string | undefined> {
  readGatewaySettings(args, at.entry); // what is wrong with a setting is said here, not in a log
  writeFileAtomic(files.args, JSON.stringify(args));
  writeFileAtomic(files.health, `${at.ports.address}/${at.ports['health-port']}\n`);
  register(files, at.ports);
  const from = sizeOf(files.log);
  const pid = spawnGateway(files, args, at.entry);
  return waitUntilBound(files, { pid, from });
}

/** Starts the gateway of a work folder again, with the arguments of its boot. */
export async function start(args: readonly string[], entry: string): Promise<number> {
  const options = parseOptions(args, { 'work-dir': { kind: 'value' } });
  const files = workFiles(required(options, 'work-dir'));
  const text = readTextIfPresent(files.args);
  if (text === undefined) throw new CommandError('there is no gateway to start again: it was never booted');
  spawnGateway(files, JSON.parse(text) as readonly string[], entry);
  return Promise.resolve(0);
}

/**
 * Stops the gateway of a work folder, and with it the sandboxes that it can stop; what outlives it is left to a sweep.
 * Does nothing the second time.
 */
export async function shutdown(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { 'work-dir': { kind: 'value' } });
  const files = workFiles(required(options, 'work-dir'));
  const gateways = listProcesses(files.state).filter((record) => record.role === 'gateway' && isRunning(record));
  const areGone = (timeoutMs: number): Promise<boolean> =>
    poll(() => !gateways.some(isRunning), { everyMs: SHUTDOWN_POLL_MS, timeoutMs });
  const isDocker = (readTextIfPresent(files.args) ?? '').includes('"--namespace"');
  for (const record of gateways) signalRecorded(record, 'SIGTERM');
  if (!(await areGone(isDocker ? DOCKER_SHUTDOWN_TIMEOUT_MS : SHUTDOWN_TIMEOUT_MS))) {
    for (const record of gateways) signalRecorded(record, 'SIGKILL');
    if (!(await areGone(KILL_TIMEOUT_MS))) throw new CommandError('the gateway could not be ended');
  }
  rmSync(files.pid, { force: true });
  return 0;
}

function readSettings(path: string | undefined): readonly (readonly [string, string])[] {
  if (path === undefined || path === '' || !existsSync(path)) return [];
  const settings: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof settings !== 'object' || settings === null) throw new UsageError('the settings are not a JSON object');
  return Object.entries(settings).map(([name, value]) => {
    if (!Object.hasOwn(SETTING_DEFAULTS, name)) {
      throw new UsageError(`unknown setting "${name}"; known are ${Object.keys(SETTING_DEFAULTS).join(', ')}`);
    }
    return [name, String(value)] as const;
  });
}

/** Makes this gateway the one that `openshell` talks to under the work folder's configuration. */
function register(files: WorkFiles, { address, port }: Ports): void {
  const root = join(files.config, 'openshell');
  const own = join(root, 'gateways', GATEWAY_NAME);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  const endpoint = `http://${address}:${port}`;
  const metadata = {
    name: GATEWAY_NAME,
    gateway_endpoint: endpoint,
    is_remote: false,
    gateway_port: port,
    auth_mode: 'plaintext',
  };
  writeFileAtomic(join(own, 'metadata.json'), `${JSON.stringify(metadata)}\n`);
  writeFileAtomic(join(root, 'active_gateway'), `${GATEWAY_NAME}\n`);
}

/** Starts the process in a session of its own, so that it outlives whoever asked for it. */
function spawnGateway(files: WorkFiles, args: readonly string[], entry: string): number {
  const log = openSync(files.log, 'a', 0o600);
  const child = spawn(process.execPath, [entry, 'gateway', ...args], {
    cwd: files.state,
    env: daemonEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', (error) => process.stderr.write(`standin: ${error.message}\n`));
  if (child.pid === undefined) throw new CommandError('the gateway process could not be started');
  child.unref();
  writeFileAtomic(files.pid, `${child.pid}\n`);
  return child.pid;
}

/** Waits for the first line that says so; resolves to what the process said before it ended instead. */
async function waitUntilBound(
  files: WorkFiles,
  at: { readonly pid: number; readonly from: number },
): Promise<string | undefined> {
  const said = (): string => readFileSync(files.log).subarray(at.from).toString('utf8');
  const alive = (): boolean => {
    try {
      return process.kill(at.pid, 0);
    } catch {
      return false;
    }
  };
  const settled = (): boolean => said().includes('Gateway ready') || !alive();
  const inTime = await poll(settled, { everyMs: READY_POLL_MS, timeoutMs: READY_TIMEOUT_MS });
  if (said().includes('Gateway ready') || !inTime) return undefined;
  return said().trim().split('\n').at(-1) ?? '';
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

interface Booted {
  readonly switches: ReadonlySet<string>;
  readonly ports: Ports;
  readonly generation: Generation;
}

function printSystem(files: WorkFiles, { switches, ports, generation }: Booted): void {
  const profile =
    switches.size === BUG_SWITCHES.length ? 'observed' : switches.size === 0 ? 'fixed' : [...switches].join(',');
  const system = {
    name: STANDIN_NAME,
    version: versionOf(generation),
    generation,
    build: `${STANDIN_BUILD}-${profile}`,
    standInFor: 'OpenShell',
    pidFile: files.pid,
    log: files.log,
    endpoints: {
      gateway: `http://${ports.address}:${ports.port}`,
      health: `http://${ports.address}:${ports['health-port']}`,
      metrics: `http://${ports.address}:${ports['metrics-port']}/metrics`,
    },
  };
  process.stdout.write(`${JSON.stringify(system)}\n`);
}

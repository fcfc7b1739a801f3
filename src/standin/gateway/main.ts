// SPDX-License-Identifier: Apache-2.0

/**
 * The gateway's life: bind, recover, open the health and metrics ports, serve, stop on a signal. Owns that order and the
 * listeners.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createNetServer, type Server as NetServer } from 'node:net';
import { poll, sleep } from '../lib/duration.ts';
import { codeOf, CommandError } from '../lib/errors.ts';
import { sandboxesDir, stateFile, sweptFile } from '../lib/layout.ts';
import { type LogEntry, openLog } from '../lib/log.ts';
import { type Endpoint, listen } from '../lib/ports.ts';
import { identifyChild, isRunning } from '../lib/process-table.ts';
import {
  addProcess,
  listProcesses,
  prepareRegistry,
  type ProcessRecord,
  reportEnd,
  reportStart,
} from '../lib/registry.ts';
import { installScripts } from '../lib/scripts.ts';
import { versionOf } from '../lib/version.ts';
import { handleRequest } from './api.ts';
import type { Gateway, Rules } from './context.ts';
import type { GatewaySettings } from './settings.ts';
import { healthServer, metricsServer } from './health.ts';
import { openMetrics } from './metrics.ts';
import { startReconciling } from './reconcile.ts';
import { recover } from './recovery.ts';
import { acceptSessions, addBusLine, type Door } from './sessions.ts';
import { stopAll } from './shutdown.ts';
import { openStore } from './store.ts';
import { GENERATION_N } from './supervision.ts';
import { PROCESS_DRIVER } from './process-driver.ts';
import type { Driver, ObservedDriver } from './context.ts';
import { openTraces } from './traces.ts';

const BIND_TIMEOUT_MS = 3000;
const BIND_POLL_MS = 50;
const REPLACED_TIMEOUT_MS = 15_000;

/** Runs a gateway until it is told to stop; resolves to its exit code. */
export async function runGateway(settings: GatewaySettings): Promise<number> {
  const { state, address } = settings;
  mkdirSync(sandboxesDir(state), { recursive: true, mode: 0o700 });
  prepareRegistry(state);
  const self = await claim(settings);
  rmSync(sweptFile(state), { force: true });
  installScripts(state);
  const gateway = openGateway(settings, await chooseParts(settings));
  const info = (message: string, fields = {}): void =>
    gateway.log({ level: 'INFO', target: 'openshell_gateway', message, fields });
  const version = versionOf(settings.generation);
  info('Starting OpenShell gateway stand-in', { version, switches: [...settings.switches].join(',') });

  const { server, arrived, openDoor } = openServer(gateway);
  const doors = (await gateway.driver.prepare(gateway)).map((own) => ({ own, door: besideDoor(server) }));
  await bind(server, { address, port: settings.port });
  for (const { own, door } of doors) await bind(door, { address: own, port: settings.port });
  info('Gateway listening', { address, port: settings.port });
  // With the bug 4409 a signal takes its default action until everything is up.
  const early = settings.switches.has('4409') ? undefined : nextSignal(gateway);
  await recover(gateway, arrived);
  const { loops, listeners } = gateway.draining ? { loops: [], listeners: [] } : await openPorts(gateway);
  openDoor();
  await toldToStop(gateway, early);
  for (const loop of loops) loop.close();
  for (const each of [server, ...doors.map(({ door }) => door)]) each.close();
  const ended = await stopAll(gateway);
  for (const live of gateway.live.values()) live.session?.close();
  for (const each of [server, ...listeners]) {
    each.close();
    each.closeAllConnections();
  }
  await gateway.traces.close();
  const code = ended ? 0 : 1;
  reportEnd(state, self, { exitCode: code });
  info('Gateway stopped');
  return code;
}

interface Opened {
  readonly loops: readonly { readonly close: () => void }[];
  readonly listeners: readonly Server[];
}

/** What comes after start-up recovery, in OpenShell's order. */
async function openPorts(gateway: Gateway): Promise<Opened> {
  const { address, healthPort, metricsPort } = gateway.settings;
  const loops = [gateway.rules.watch(gateway), startReconciling(gateway)];
  const health = healthServer(gateway);
  await bind(health, { address, port: healthPort });
  const metrics = metricsServer(gateway);
  await bind(metrics, { address, port: metricsPort });
  const now = performance.now();
  for (const live of gateway.live.values()) live.lostAtMs = live.lostAtMs === undefined ? undefined : now;
  const fields = { health_port: healthPort, metrics_port: metricsPort };
  gateway.log({ level: 'INFO', target: 'openshell_gateway', message: 'Gateway ready', fields });
  return { loops, listeners: [health, metrics] };
}

/** Two gateways on one state would destroy each other's sandboxes. A pod may come before the one it replaces has ended. */
async function claim({ state, kubernetes }: GatewaySettings): Promise<ProcessRecord> {
  const findOther = (): ProcessRecord | undefined =>
    listProcesses(state).find((record) => record.role === 'gateway' && isRunning(record));
  const timeoutMs = kubernetes === undefined ? 0 : REPLACED_TIMEOUT_MS;
  await poll(() => findOther() === undefined, { everyMs: BIND_POLL_MS, timeoutMs });
  const other = findOther();
  if (other !== undefined) throw new CommandError(`another gateway (pid ${other.pid}) uses ${state}`);
  const self: ProcessRecord = { role: 'gateway', name: 'gateway', generation: 0, ...identifyChild(process.pid) };
  addProcess(state, self);
  reportStart(state, self);
  return self;
}

interface Parts {
  readonly driver: Driver;
  readonly rules: Rules;
}

/** What has to do with containers or pods is loaded only for them. */
async function chooseParts(settings: GatewaySettings): Promise<Parts> {
  const driver = await openObserved(settings);
  if (driver === undefined) return { driver: PROCESS_DRIVER, rules: GENERATION_N };
  if (settings.generation === 'n') return { driver, rules: GENERATION_N };
  const { GenerationA } = await import('./generation-a.ts');
  return { driver, rules: new GenerationA(driver) };
}

async function openObserved(settings: GatewaySettings): Promise<ObservedDriver | undefined> {
  const { docker, kubernetes } = settings;
  if (docker !== undefined) return (await import('./docker-driver.ts')).openDockerDriver(settings, docker);
  if (kubernetes === undefined) return undefined;
  return (await import('./kubernetes-driver.ts')).openKubernetesDriver(settings, kubernetes);
}

function openGateway(settings: GatewaySettings, parts: Parts): Gateway {
  const write = openLog();
  const gateway: Gateway = {
    settings,
    ...parts,
    store: openStore(stateFile(settings.state)),
    metrics: openMetrics(),
    log: (entry: LogEntry) => {
      write(entry);
      const name = entry.fields?.['sandbox_name'];
      if (typeof name === 'string') addBusLine(gateway, { name, source: 'gateway', ...entry });
    },
    live: new Map(),
    bus: [],
    execs: new Map(),
    traces: openTraces({ endpoint: settings.otlpEndpoint, delayMs: settings.otlpDelayMs, log: write }),
    sweep: { running: false, nextAtMs: Number.POSITIVE_INFINITY },
    losers: new Set(),
    creating: new Set(),
    draining: false,
    afterCrash: false,
  };
  gateway.metrics.gauge('openshell_server_supervisor_sessions', 0);
  gateway.metrics.gauge('openshell_server_draining', 0);
  gateway.metrics.gauge('openshell_server_readiness_database_healthy', 1);
  return gateway;
}

interface OpenedServer {
  readonly server: Server;
  readonly arrived: ReadonlySet<string>;
  readonly openDoor: () => void;
}

/** The main port is bound from the start; whoever connects during recovery waits. */
function openServer(gateway: Gateway): OpenedServer {
  let openDoor: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    openDoor = resolve;
  });
  const door: Door = { opened, arrived: new Set() };
  const server = createServer((request, response) => {
    void opened.then(() => handleRequest(gateway, request, response));
  });
  acceptSessions(server, gateway, door);
  return { server, arrived: door.arrived, openDoor };
}

/** Another address of the same server: what connects there is served like anybody. */
function besideDoor(server: Server): NetServer {
  return createNetServer((socket) => server.emit('connection', socket));
}

/** Binds a port; one that an ended process has not given back yet is tried again for a while. */
async function bind(server: NetServer, at: Endpoint): Promise<void> {
  let problem: unknown;
  const bound = await poll(
    async () => {
      try {
        await listen(server, at);
        return true;
      } catch (error) {
        problem = error;
        if (codeOf(error) !== 'EADDRINUSE') throw error;
        return false;
      }
    },
    { everyMs: BIND_POLL_MS, timeoutMs: BIND_TIMEOUT_MS },
  );
  if (!bound) throw new CommandError(`cannot listen on ${at.address}:${at.port}: ${String(problem)}`);
}

/** Resolves when the gateway is to stop, and nobody is led to it any more. */
async function toldToStop(gateway: Gateway, early: Promise<void> | undefined): Promise<void> {
  await (early ?? nextSignal(gateway));
  await sleep(gateway.settings.kubernetes?.drainMs ?? 0);
}

/** Installs the handlers and waits for the first signal, from which on the gateway drains; later ones change nothing. */
function nextSignal(gateway: Gateway): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = (): void => {
      if (gateway.draining) return;
      const message = 'Shutdown signal received; stopping gateway';
      gateway.log({ level: 'INFO', target: 'openshell_gateway', message });
      gateway.draining = true;
      gateway.metrics.gauge('openshell_server_draining', 1);
      resolve();
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}

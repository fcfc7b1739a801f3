// SPDX-License-Identifier: Apache-2.0

/**
 * A supervisor as a process of this machine: `standin supervisor`. Owns its record and its pid file, and the mapping of
 * `/sandbox` to the workspace folder.
 */

import { existsSync } from 'node:fs';
import { writeFileAtomic } from '../lib/files.ts';
import { sandboxBinDir, type SandboxPaths, sandboxPaths, sweptFile } from '../lib/layout.ts';
import { parseOptions, required } from '../lib/options.ts';
import { identifyChild, type ProcessId } from '../lib/process-table.ts';
import { addProcess, type ProcessRecord, processesOf, reportEnd, signalRecorded } from '../lib/registry.ts';
import { readBinding, readStopReason, removePidFile, wasTerminated, writeStopReason } from '../lib/sandbox-files.ts';
import { mapSandboxPath } from '../lib/workspace.ts';
import { buildEnvironment } from './environment.ts';
import type { TrackedProcess } from './exec.ts';
import type { Host, HostEvents } from './host.ts';
import { type SupervisorSettings, supervise } from './main.ts';
import { openProxy } from './proxy.ts';
import { openRuntime } from './runtime.ts';

interface Settings extends SupervisorSettings {
  readonly state: string;
  readonly exclusive: boolean;
}

/** Runs until the sandbox is done with this supervisor; resolves to the exit code. */
export async function runSupervisor(args: readonly string[]): Promise<number> {
  const settings = readSettings(args);
  const self: ProcessRecord = {
    role: 'supervisor',
    name: settings.name,
    generation: settings.epoch,
    ...identifyChild(process.pid),
  };
  addProcess(settings.state, self);
  if (existsSync(sweptFile(settings.state))) return 0;
  const paths = sandboxPaths(settings.state, settings.name);
  const code = await supervise(settings, (events) => openHost({ settings, paths, self }, events));
  removePidFile(paths.supervisorPid, self.pid);
  reportEnd(settings.state, self, { exitCode: code });
  return code;
}

function readSettings(args: readonly string[]): Settings {
  const value = { kind: 'value' } as const;
  const options = parseOptions(args, {
    state: value,
    name: value,
    epoch: value,
    address: value,
    port: value,
    'outage-limit-ms': value,
    'stop-grace-ms': value,
    exclusive: { kind: 'flag' },
  });
  return {
    state: required(options, 'state'),
    name: required(options, 'name'),
    epoch: Number(required(options, 'epoch')),
    address: required(options, 'address'),
    port: Number(required(options, 'port')),
    outageLimitMs: Number(required(options, 'outage-limit-ms')),
    stopGraceMs: Number(required(options, 'stop-grace-ms')),
    exclusive: options.flag('exclusive'),
  };
}

interface At {
  readonly settings: Settings;
  readonly paths: SandboxPaths;
  readonly self: ProcessId;
}

function openHost({ settings, paths, self }: At, { log, onEnd }: HostEvents): Host {
  const { state, name, exclusive, outageLimitMs: orphanLimitMs, address } = settings;
  const { workspace } = paths;
  const inWorkspace = (text: string): string => mapSandboxPath(text, workspace);
  const runtime = openRuntime({ state, name, paths, self, exclusive, orphanLimitMs, log, onEnd });
  return {
    self: { pid: self.pid, startTime: self.startTime },
    runtime: {
      ...runtime,
      ensure: (launch) => runtime.ensure({ ...launch, command: launch.command.map(inWorkspace) }),
    },
    openProxy: (generation, decide) => {
      writeFileAtomic(paths.supervisorPid, `${self.pid}\n`);
      const bound = readBinding(paths);
      // A workload that runs already was given the port of its first supervisor's proxy.
      const port = bound?.generation === generation && !bound.exclusive ? bound.proxyPort : undefined;
      return openProxy({ address, port }, decide);
    },
    environment: (own, proxyPort) => {
      const proxy = `http://${address}:${proxyPort}`;
      return buildEnvironment(own, { workspace, binDir: sandboxBinDir(state), proxy, host: process.env });
    },
    exec: async (request, at) => {
      const { runExec } = await import('./exec.ts');
      const command = request.command.map(inWorkspace);
      const here = { ...request, command, workdir: inWorkspace(request.workdir) };
      runExec(here, { ...at, track: (pid) => trackProcess(state, name, pid) });
    },
    stopReason: (generation) => readStopReason(paths, generation),
    recordStop: (generation, reason) => writeStopReason(paths, generation, reason),
    endedOutside: (generation, terminated) => !terminated && wasTerminated(paths, generation),
    isReplaced: false,
    exitCode: () => 0,
    outageCode: 0,
    close: () => {
      for (const record of processesOf(state, name, 'exec')) signalRecorded(record, 'SIGKILL');
    },
  };
}

/** Keeps a command in the records while it runs, so that a sweep finds it. */
function trackProcess(state: string, name: string, pid: number): TrackedProcess {
  const record: ProcessRecord = { role: 'exec', name, generation: 0, ...identifyChild(pid) };
  addProcess(state, record);
  return {
    kill: () => void signalRecorded(record, 'SIGKILL'),
    ended: (exitCode) => void reportEnd(state, record, { exitCode }),
  };
}

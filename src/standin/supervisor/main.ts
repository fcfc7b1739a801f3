// SPDX-License-Identifier: Apache-2.0

/**
 * The supervisor of one sandbox: a process that holds the session to the gateway, enforces the policy and looks after
 * the runtime. Owns when the workload starts and stops and what is reported; a gateway that is away changes nothing for
 * the workload until the outage limit.
 */

import { existsSync } from 'node:fs';
import { writeFileAtomic } from '../lib/files.ts';
import { sandboxBinDir, type SandboxPaths, sandboxPaths, sweptFile } from '../lib/layout.ts';
import { type Log, openLog } from '../lib/log.ts';
import { parseOptions, required } from '../lib/options.ts';
import { identifyChild } from '../lib/process-table.ts';
import type { EnforcedPolicy, PolicyEndpoint, ToSupervisor } from '../lib/protocol.ts';
import { ALREADY_BOUND } from '../lib/protocol.ts';
import { addProcess, type ProcessRecord, processesOf, reportEnd, signalRecorded } from '../lib/registry.ts';
import {
  readBinding,
  readStopReason,
  removePidFile,
  type StopReason,
  wasTerminated,
  writeStopReason,
} from '../lib/sandbox-files.ts';
import { mapSandboxPath } from '../lib/workspace.ts';
import { buildEnvironment } from './environment.ts';
import { allows } from './policy.ts';
import { openProxy, type Proxy } from './proxy.ts';
import { openRuntime, type Runtime } from './runtime.ts';
import { openSession, type Session } from './session.ts';

const FIRST_REPORT_PAUSE_MS = 250;
const LONGEST_REPORT_PAUSE_MS = 2000;
const TARGET = 'openshell_supervisor';

type Config = Extract<ToSupervisor, { readonly type: 'config' }>;

interface ReportedExit {
  readonly generation: number;
  readonly code: number | null;
  readonly outside: boolean;
}

interface Settings {
  readonly state: string;
  readonly name: string;
  readonly epoch: number;
  readonly address: string;
  readonly port: number;
  readonly outageLimitMs: number;
  readonly stopGraceMs: number;
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
  const code = await new Supervisor(settings, self).done;
  removePidFile(sandboxPaths(settings.state, settings.name).supervisorPid, self.pid);
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

class Supervisor {
  readonly done: Promise<number>;
  private readonly settings: Settings;
  private readonly self: ProcessRecord;
  private readonly paths: SandboxPaths;
  private readonly log: Log = openLog();
  private readonly session: Session;
  private readonly runtime: Runtime;
  private finish: (code: number) => void = () => undefined;
  private config: Config | undefined;
  private policy: EnforcedPolicy = { version: 0, endpoints: [] };
  private proxy: Proxy | undefined;
  private queue: Promise<void> = Promise.resolve();
  private reportTimer: NodeJS.Timeout | undefined;
  private ending = false;
  /** This process was told to end and passed that on. */
  private terminated = false;

  constructor(settings: Settings, self: ProcessRecord) {
    const { state, name, epoch, exclusive, outageLimitMs } = settings;
    this.settings = settings;
    this.self = self;
    this.paths = sandboxPaths(state, name);
    this.done = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.runtime = openRuntime({
      state,
      name,
      paths: this.paths,
      self,
      exclusive,
      orphanLimitMs: outageLimitMs,
      log: (entry) => this.note(entry),
      onEnd: (generation, code) => this.onRuntimeEnd(generation, code),
    });
    this.session = openSession({
      address: settings.address,
      port: settings.port,
      hello: { type: 'hello', name, epoch, pid: self.pid, startTime: self.startTime },
      outageLimitMs,
      onMessage: (message) => this.onMessage(message),
      onOutage: () => this.guard(this.stop('GatewayUnreachable')),
    });
    process.on('SIGTERM', () => this.guard(this.onTerminate()));
    process.on('SIGINT', () => this.guard(this.onTerminate()));
  }

  private note(entry: Parameters<Log>[0]): void {
    this.log(entry);
    this.session.send({ type: 'log', level: entry.level, target: entry.target, message: entry.message });
  }

  private onMessage(message: ToSupervisor): void {
    if (message.type === 'stop') this.guard(this.stop('Stopped'));
    else if (message.type === 'refused') this.end(0);
    else if (message.type === 'policy') this.applyPolicy(message.policy);
    else if (message.type === 'exit-ack') this.onExitAck(message.next);
    else if (message.type === 'exec') this.guard(this.exec(message.request));
    else this.enqueue(message);
  }

  private enqueue(message: Extract<ToSupervisor, { readonly type: 'config' | 'run' }>): void {
    this.queue = this.queue.then(() =>
      message.type === 'config' ? this.configure(message) : this.run(message.generation),
    );
    this.guard(this.queue);
  }

  /** A supervisor that fails ends, so that its gateway starts another. */
  private guard(work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.note({ level: 'ERROR', target: TARGET, message: 'Supervisor failed', fields: { error: String(error) } });
      this.end(1);
    });
  }

  /** The first config makes this process the sandbox's supervisor; later ones come from a gateway that was away. */
  private async configure(config: Config): Promise<void> {
    if (this.ending) return;
    const first = this.config === undefined;
    this.config = config;
    this.applyPolicy(config.policy);
    if (first) {
      writeFileAtomic(this.paths.supervisorPid, `${this.self.pid}\n`);
      const bound = readBinding(this.paths);
      // A workload that runs already was given the port of its first supervisor's proxy.
      const port = bound?.generation === config.generation && !bound.exclusive ? bound.proxyPort : undefined;
      this.proxy = await openProxy({ address: this.settings.address, port }, (target) => this.decide(target));
    }
    this.note({ level: 'INFO', target: TARGET, message: 'Session to the gateway established' });
    if (config.run) await this.run(config.generation);
  }

  private async run(generation: number): Promise<void> {
    if (this.config === undefined || this.proxy === undefined || this.ending) return;
    const { workspace } = this.paths;
    this.config = { ...this.config, generation };
    const command = this.config.command.map((argument) => mapSandboxPath(argument, workspace));
    const launch = { generation, command, env: this.environment(), proxyPort: this.proxy.port };
    const result = await this.runtime.ensure(launch);
    if (result === 'running') this.session.send({ type: 'running', generation });
    if (result !== 'refused') return;
    this.session.send({ type: 'bind-refused', message: ALREADY_BOUND });
    this.end(1);
  }

  private environment(): Record<string, string> {
    const { state } = this.settings;
    const at = {
      workspace: this.paths.workspace,
      binDir: sandboxBinDir(state),
      proxy: `http://${this.settings.address}:${this.proxy?.port ?? 0}`,
      host: process.env,
    };
    return buildEnvironment(this.config?.env ?? {}, at);
  }

  private decide(target: PolicyEndpoint): boolean {
    const allowed = allows(this.policy, target);
    const message = allowed ? 'Connection allowed' : 'Connection refused by policy';
    this.note({
      level: 'INFO',
      target: 'openshell_supervisor::proxy',
      message,
      fields: { host: target.host, port: target.port },
    });
    return allowed;
  }

  private applyPolicy(policy: EnforcedPolicy): void {
    this.policy = policy;
    this.session.send({ type: 'policy-loaded', version: policy.version });
  }

  private onRuntimeEnd(generation: number, code: number | null): void {
    if (this.ending || readStopReason(this.paths, generation) !== undefined) return;
    this.note({ level: 'INFO', target: TARGET, message: 'Main process ended', fields: { code: code ?? 'none' } });
    const outside = code === null || (!this.terminated && wasTerminated(this.paths, generation));
    this.report({ generation, code, outside }, FIRST_REPORT_PAUSE_MS);
  }

  /** Says it until the gateway has written it down. */
  private report(exit: ReportedExit, pauseMs: number): void {
    clearTimeout(this.reportTimer);
    this.session.send({ type: 'exit', ...exit });
    const next = Math.min(pauseMs * 2, LONGEST_REPORT_PAUSE_MS);
    this.reportTimer = setTimeout(() => this.report(exit, next), pauseMs);
  }

  private onExitAck(next: 'end' | 'wait'): void {
    clearTimeout(this.reportTimer);
    if (next === 'end') this.end(0);
  }

  /** SIGTERM from outside is the main process's, whose end is then reported like any other. */
  private async onTerminate(): Promise<void> {
    const generation = this.config?.generation ?? 0;
    const purpose = readStopReason(this.paths, generation);
    if (purpose !== undefined || this.config === undefined) return this.stop(purpose ?? 'Stopped');
    this.terminated = true;
    await this.runtime.stop(this.settings.stopGraceMs);
  }

  private async stop(reason: StopReason): Promise<void> {
    if (this.ending) return;
    this.ending = true;
    this.note({ level: 'INFO', target: TARGET, message: 'Stopping the workload', fields: { reason } });
    if (this.config !== undefined && readStopReason(this.paths, this.config.generation) === undefined) {
      writeStopReason(this.paths, this.config.generation, reason);
    }
    await this.runtime.stop(this.settings.stopGraceMs);
    this.end(0);
  }

  private async exec(request: Extract<ToSupervisor, { readonly type: 'exec' }>['request']): Promise<void> {
    const { runExec } = await import('./exec.ts');
    const { state, name } = this.settings;
    const { workspace } = this.paths;
    runExec(request, {
      state,
      name,
      workspace,
      env: this.environment(),
      send: (message) => this.session.send(message),
    });
  }

  private end(code: number): void {
    this.ending = true;
    clearTimeout(this.reportTimer);
    this.session.close();
    this.proxy?.close();
    for (const record of processesOf(this.settings.state, this.settings.name, 'exec'))
      signalRecorded(record, 'SIGKILL');
    this.finish(code);
  }
}

// SPDX-License-Identifier: Apache-2.0

/**
 * The supervisor of one sandbox: it holds the session to the gateway, enforces the policy and looks after the runtime.
 * Owns when the workload starts and stops and what is reported; a gateway that is away changes nothing for the workload
 * until the outage limit. What it runs on is its host.
 */

import { type Log, openLog } from '../lib/log.ts';
import type { EnforcedPolicy, PolicyEndpoint, ToSupervisor } from '../lib/protocol.ts';
import { ALREADY_BOUND } from '../lib/protocol.ts';
import type { StopReason } from '../lib/sandbox-files.ts';
import type { Host, OpenHost } from './host.ts';
import { allows } from './policy.ts';
import type { Proxy } from './proxy.ts';
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

export interface SupervisorSettings {
  readonly name: string;
  readonly epoch: number;
  readonly address: string;
  readonly port: number;
  /** 0 for none. */
  readonly outageLimitMs: number;
  readonly stopGraceMs: number;
}

/** Looks after a sandbox until it is done; resolves to the exit code. */
export function supervise(settings: SupervisorSettings, openHost: OpenHost): Promise<number> {
  return new Supervisor(settings, openHost).done;
}

class Supervisor {
  readonly done: Promise<number>;
  private readonly settings: SupervisorSettings;
  private readonly log: Log = openLog();
  private readonly session: Session;
  private readonly host: Host;
  private finish: (code: number) => void = () => undefined;
  private config: Config | undefined;
  private policy: EnforcedPolicy = { version: 0, endpoints: [] };
  private proxy: Proxy | undefined;
  private queue: Promise<void> = Promise.resolve();
  private reportTimer: NodeJS.Timeout | undefined;
  private ending = false;
  /** This process was told to end and passed that on. */
  private terminated = false;
  /** How the main process ended last. */
  private code: number | null = null;

  constructor(settings: SupervisorSettings, openHost: OpenHost) {
    const { name, epoch, outageLimitMs } = settings;
    this.settings = settings;
    this.done = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.host = openHost({
      log: (entry) => this.note(entry),
      onEnd: (generation, code) => this.onRuntimeEnd(generation, code),
    });
    this.session = openSession({
      address: settings.address,
      port: settings.port,
      hello: { type: 'hello', name, epoch, ...this.host.self },
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
    if (first) this.proxy = await this.host.openProxy(config.generation, (target) => this.decide(target));
    this.note({ level: 'INFO', target: TARGET, message: 'Session to the gateway established' });
    if (config.run) await this.run(config.generation);
  }

  private async run(generation: number): Promise<void> {
    if (this.config === undefined || this.proxy === undefined || this.ending) return;
    this.config = { ...this.config, generation };
    const { command } = this.config;
    const launch = { generation, command, env: this.environment(), proxyPort: this.proxy.port };
    const result = await this.host.runtime.ensure(launch);
    if (result === 'running') this.session.send({ type: 'running', generation });
    if (result !== 'refused') return;
    this.session.send({ type: 'bind-refused', message: ALREADY_BOUND });
    this.end(1);
  }

  private environment(): Record<string, string> {
    return this.host.environment(this.config?.env ?? {}, this.proxy?.port ?? 0);
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
    if (this.ending || this.host.stopReason(generation) !== undefined) return;
    this.note({ level: 'INFO', target: TARGET, message: 'Main process ended', fields: { code: code ?? 'none' } });
    const outside = code === null || this.host.endedOutside(generation, this.terminated);
    this.code = code;
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
    if (next === 'end') this.end(this.host.exitCode(this.code));
  }

  /** SIGTERM from outside is the main process's, whose end is then reported like any other. */
  private async onTerminate(): Promise<void> {
    const generation = this.config?.generation ?? 0;
    const purpose = this.host.stopReason(generation);
    if (this.host.isReplaced) {
      this.end(0);
      return;
    }
    if (purpose !== undefined || this.config === undefined) return this.stop(purpose ?? 'Stopped');
    this.terminated = true;
    await this.host.runtime.stop(this.settings.stopGraceMs);
  }

  private async stop(reason: StopReason): Promise<void> {
    if (this.ending) return;
    this.ending = true;
    this.note({ level: 'INFO', target: TARGET, message: 'Stopping the workload', fields: { reason } });
    if (this.config !== undefined && this.host.stopReason(this.config.generation) === undefined) {
      this.host.recordStop(this.config.generation, reason);
    }
    await this.host.runtime.stop(this.settings.stopGraceMs);
    this.end(reason === 'GatewayUnreachable' ? this.host.outageCode : 0);
  }

  private async exec(request: Extract<ToSupervisor, { readonly type: 'exec' }>['request']): Promise<void> {
    await this.host.exec(request, { env: this.environment(), send: (message) => this.session.send(message) });
  }

  private end(code: number): void {
    this.ending = true;
    clearTimeout(this.reportTimer);
    this.session.close();
    this.proxy?.close();
    this.host.close();
    this.finish(code);
  }
}

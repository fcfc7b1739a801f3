// SPDX-License-Identifier: Apache-2.0
/**
 * A small simulated system: processes with pid files, a gateway that is up or down, instances that live their life on
 * the fake clock. Hooks and backend act on it, so that tests state what the system does and not which calls are made.
 */
import type { CommandRequest } from '../../src/ports/index.ts';
import type { FakeClock } from './fake-clock.ts';

export interface SimulatedProcess {
  readonly pid: number;
  readonly startTime: string;
  readonly name: string;
  condition: 'running' | 'frozen' | 'gone';
  /** What a signal does; default: it ends the process. */
  onSignal: ((signal: string) => void) | null;
}

export interface InstanceLife {
  /** Time in Pending after it was created. */
  readonly pendingMs: number;
  /** Time from its creation to its end; Infinity for one that never ends. */
  readonly endsAfterMs: number;
  readonly exitCode: number;
}

export interface SimulatedInstance {
  readonly name: string;
  readonly createdMs: number;
  life: InstanceLife;
  /** Replaces what its life would say. */
  reading: Readonly<Record<string, unknown>> | null;
  listed: boolean;
}

export interface HookAnswer {
  readonly exitCode?: number;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly stdoutBytes?: number;
  readonly stdoutMasked?: true;
  readonly durationMs?: number;
}

export type HookBehaviour = (request: CommandRequest) => HookAnswer;

export const WORK_DIR = '/simulated/run';

export class SimulatedSystem {
  readonly processes: Map<number, SimulatedProcess> = new Map();
  readonly pidFiles: Map<string, number> = new Map();
  readonly instances: Map<string, SimulatedInstance> = new Map();
  /** Files that processes write: lines by path. */
  readonly files: Map<string, string[]> = new Map();
  readonly lives: Map<string, InstanceLife> = new Map();
  /** Processes beside the system, in the order in which they were started. */
  readonly hosts: {
    readonly name: string;
    readonly env: Readonly<Record<string, string>>;
    readonly logFile: string;
  }[] = [];
  /** Hooks in the order in which they were started, with their subject: `instance.create counter-0`. */
  readonly hooks: { readonly name: string; readonly atMs: number; readonly env: Readonly<Record<string, string>> }[] =
    [];
  /** Hooks of each kind that run at the same time, at most. */
  readonly concurrency: Map<string, { now: number; max: number }> = new Map();
  /** Replaced behaviour, by hook. */
  readonly behaviours: Map<string, HookBehaviour> = new Map();
  /** How long the gateway takes from its start until it is ready. */
  readyAfterMs = 0;
  private gatewayStartedMs = 0;
  private nextPid = 100;
  private readonly clock: FakeClock;

  constructor(clock: FakeClock) {
    this.clock = clock;
  }

  spawn(name: string, pidFile: string): SimulatedProcess {
    const pid = this.nextPid;
    this.nextPid += 1;
    const process = { pid, startTime: String(1000 + pid), name, condition: 'running' as const, onSignal: null };
    this.processes.set(pid, process);
    this.pidFiles.set(pidFile, pid);
    return process;
  }

  processOf(pidFile: string): SimulatedProcess | null {
    return this.processes.get(this.pidFiles.get(`${WORK_DIR}/${pidFile}`) ?? -1) ?? null;
  }

  get gateway(): SimulatedProcess | null {
    return this.processOf('gateway.pid');
  }

  startGateway(): SimulatedProcess {
    this.gatewayStartedMs = this.clock.elapsedMs();
    this.write('gateway.log', 'gateway starts');
    return this.spawn('gateway', `${WORK_DIR}/gateway.pid`);
  }

  isReady(): boolean {
    return this.gateway?.condition === 'running' && this.clock.elapsedMs() >= this.gatewayStartedMs + this.readyAfterMs;
  }

  write(file: string, line: string): void {
    const path = `${WORK_DIR}/${file}`;
    const lines = this.files.get(path) ?? [];
    lines.push(line);
    this.files.set(path, lines);
  }

  instance(name: string): SimulatedInstance {
    const instance = this.instances.get(name);
    if (instance === undefined) throw new Error(`no instance ${name}`);
    return instance;
  }

  /** What a hook does on its own, unless a test replaces it. */
  behave(hook: string, request: CommandRequest): HookAnswer {
    const replaced = this.behaviours.get(hook);
    if (replaced !== undefined) return replaced(request);
    const name = request.env['CHAOS_INSTANCE'] ?? '';
    switch (hook) {
      case 'system.boot':
        this.startGateway();
        return { stdout: `${JSON.stringify(bootLine())}\n`, durationMs: 100 };
      case 'system.ready':
        return { exitCode: this.isReady() ? 0 : 75 };
      case 'system.start':
        this.startGateway();
        return { durationMs: 50 };
      case 'target.start':
        this.startTarget(request.env);
        return { durationMs: 60 };
      case 'system.shutdown':
        for (const process of this.processes.values()) process.condition = 'gone';
        return { durationMs: 20 };
      case 'instance.create':
        return this.create(name);
      case 'instance.read':
        return this.isReady() ? { stdout: this.read() } : { exitCode: 75, stderr: 'unreachable' };
      case 'instance.collect':
        return { durationMs: 30 };
      case 'instance.delete':
        this.instances.delete(name);
        return { durationMs: 30 };
      default:
        throw new Error(`no hook ${hook}`);
    }
  }

  startTarget(env: Readonly<Record<string, string>>): SimulatedProcess {
    const { CHAOS_COMPONENT: component, CHAOS_INSTANCE: instance = '', CHAOS_ROLE: role = '' } = env;
    if (component !== undefined) return this.spawn(component, `${WORK_DIR}/${component}.pid`);
    return this.spawn(`${instance} ${role}`, `${WORK_DIR}/${instance}/${role}.pid`);
  }

  private create(name: string): HookAnswer {
    if (!this.isReady()) return { exitCode: 1, stderr: 'the gateway does not answer' };
    const workload = name.slice(0, name.lastIndexOf('-'));
    const life = this.lives.get(name) ?? this.lives.get(workload) ?? LIVES_ON;
    this.instances.set(name, { name, createdMs: this.clock.elapsedMs(), life, reading: null, listed: true });
    this.spawn(`${name} supervisor`, `${WORK_DIR}/${name}/supervisor.pid`);
    this.spawn(`${name} sandbox`, `${WORK_DIR}/${name}/sandbox.pid`);
    return { durationMs: 40 };
  }

  private read(): string {
    const listed = [...this.instances.values()].filter((instance) => instance.listed);
    return listed.map((instance) => `${JSON.stringify(this.readingOf(instance))}\n`).join('');
  }

  private readingOf(instance: SimulatedInstance): Readonly<Record<string, unknown>> {
    const { name, createdMs, life, reading } = instance;
    if (reading !== null) return { instance: name, ...reading };
    const ageMs = this.clock.elapsedMs() - createdMs;
    if (ageMs < life.pendingMs) return { instance: name, state: 'Pending', rawPhase: 'Preparing' };
    if (ageMs < life.endsAfterMs) return { instance: name, state: 'Running', rawPhase: 'Up' };
    const state = life.exitCode === 0 ? 'Succeeded' : 'Failed';
    return { instance: name, state, rawPhase: 'Over', exitCode: life.exitCode };
  }
}

export const LIVES_ON: InstanceLife = { pendingMs: 800, endsAfterMs: Infinity, exitCode: 0 };

export function bootLine(): Record<string, unknown> {
  return {
    name: 'simulated',
    version: '1.0.0',
    generation: 'n',
    build: null,
    standInFor: 'OpenShell',
    pidFile: `${WORK_DIR}/gateway.pid`,
    log: `${WORK_DIR}/gateway.log`,
    endpoints: { metrics: 'http://127.0.0.1:9/metrics' },
  };
}

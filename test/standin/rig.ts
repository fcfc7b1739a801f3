// SPDX-License-Identifier: Apache-2.0

/**
 * Drives the real stand-in through its adapter's hooks, as the engine does: bash with the hook's text, an environment
 * built from nothing, and a PATH that holds node, bash and coreutils only. Owns the work folder and its end.
 */

import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const COREUTILS = 'cat cp date env false head ls mkdir mkfifo mv pwd rm seq sleep tail tee touch true wc';
const POLL_MS = 40;
const WAIT_MS = 40_000;
const PHASES = { Running: 'Ready', Succeeded: 'Completed', Failed: 'Error' } as const;

interface AdapterText {
  readonly prelude: string;
  readonly system: Readonly<Record<string, string>>;
  readonly instance: Readonly<Record<string, string>>;
  readonly inventory: string;
  readonly watch: readonly { readonly name: string; readonly run: string }[];
}

export const adapter: AdapterText = parse(readFileSync(join(ROOT, 'adapters/standin.yaml'), 'utf8')) as AdapterText;

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Instance {
  readonly instance: string;
  readonly state: string;
  readonly rawPhase: string;
  readonly exitCode?: number;
  readonly reason?: string;
}

/** A script that counts on from its journal until the rig releases it, and then ends with `code`. */
export function counter(code = 0): string {
  return `
    i=0
    if [ -f "$CHAOS_OUTPUT/journal" ]; then i=$(tail -n 1 "$CHAOS_OUTPUT/journal"); fi
    while [ ! -e "$HOME/release" ]; do i=$((i + 1)); echo "$i" >> "$CHAOS_OUTPUT/journal"; sleep 0.05; done
    exit ${code}
  `;
}

export interface CreateOptions {
  readonly script: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly policy?: string;
  readonly restartPolicy?: string;
}

export class Rig {
  readonly workDir: string = mkdtempSync(join(tmpdir(), 'standin-'));
  readonly state: string = join(this.workDir, 'state');
  /** What every hook gets besides. */
  readonly env: Record<string, string> = {};
  private readonly path: string;

  constructor() {
    this.path = join(this.workDir, 'bin');
    mkdirSync(this.path);
    for (const name of ['bash', ...COREUTILS.split(' ')]) {
      const found = ['/usr/bin', '/bin'].map((folder) => join(folder, name)).find((file) => existsSync(file));
      if (found === undefined) throw new Error(`no ${name} on this machine`);
      symlinkSync(found, join(this.path, name));
    }
    symlinkSync(process.execPath, join(this.path, 'node'));
  }

  /** Runs bash with the prelude and a text, as the engine runs a hook. */
  run(text: string, env: Readonly<Record<string, string>> = {}): Promise<Ran> {
    const child = spawn('/bin/bash', ['-c', `set -euo pipefail\n${adapter.prelude}\n${text}`], {
      env: {
        PATH: this.path,
        HOME: this.workDir,
        LANG: 'C',
        CHAOS_RUN_ID: 'run-1',
        CHAOS_RUN_LABEL: 'label-1',
        CHAOS_WORK_DIR: this.workDir,
        CHAOS_NODE: process.execPath,
        CHAOS_CLI: process.env['STANDIN_TEST_CLI'] ?? join(ROOT, 'src/cli/main.ts'),
        ...this.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, ...output }));
    });
  }

  /** Runs a hook and expects it to succeed. */
  async hook(name: string, env: Readonly<Record<string, string>> = {}): Promise<Ran> {
    const [group, key] = name.split('.') as ['system' | 'instance', string];
    const ran = await this.run(adapter[group][key] ?? 'exit 99', env);
    if (ran.code !== 0) throw new Error(`${name} ended with ${String(ran.code)}: ${ran.stderr}`);
    return ran;
  }

  async boot(
    gateway: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Readonly<Record<string, unknown>>> {
    const file = join(this.workDir, 'settings.json');
    writeFileSync(file, JSON.stringify(settings));
    const { stdout } = await this.hook('system.boot', {
      CHAOS_GATEWAY: `standin:${gateway}`,
      CHAOS_SEED: '7',
      CHAOS_SETTINGS: file,
    });
    return JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  }

  async create(instance: string, options: CreateOptions): Promise<void> {
    const script = join(this.workDir, `${instance}.script`);
    const env = join(this.workDir, `${instance}.env`);
    writeFileSync(script, options.script);
    const pairs = { CHAOS_INSTANCE: instance, CHAOS_INDEX: '0', ...options.env };
    writeFileSync(
      env,
      Object.entries(pairs)
        .map(([key, value]) => `${key}=${value}\0`)
        .join(''),
    );
    await this.hook('instance.create', {
      CHAOS_INSTANCE: instance,
      CHAOS_WORKLOAD: 'w',
      CHAOS_INDEX: '0',
      CHAOS_SCRIPT: script,
      CHAOS_ENV: env,
      CHAOS_IMAGE: '',
      CHAOS_POLICY: options.policy ?? '',
      CHAOS_RESTART_POLICY: options.restartPolicy ?? '',
    });
  }

  openshell(args: string): Promise<Ran> {
    return this.run(`openshell ${args}`);
  }

  /** All instances, or the exit code when the read did not succeed. */
  async read(): Promise<readonly Instance[] | number> {
    const { code, stdout } = await this.run(adapter.instance['read'] ?? '');
    if (code !== 0) return code ?? -1;
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Instance);
  }

  async find(name: string): Promise<Instance | undefined> {
    const instances = await this.read();
    return typeof instances === 'number' ? undefined : instances.find(({ instance }) => instance === name);
  }

  /** Waits until an instance is in a state, and returns it. Looks past the hook, which would start node each time. */
  async until(name: string, state: keyof typeof PHASES): Promise<Instance> {
    await this.wait(async () => (await this.phase(name)) === PHASES[state], `${name} ${state}`);
    const found = await this.find(name);
    if (found?.state !== state) throw new Error(`${name} was ${state} and is ${found?.state ?? 'gone'}`);
    return found;
  }

  /** The phase the gateway tells at its own interface; undefined when it does not answer. */
  async phase(name: string): Promise<string | undefined> {
    const path = join(this.workDir, 'config/openshell/gateways/standin/metadata.json');
    const { gateway_endpoint: endpoint } = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly gateway_endpoint: string;
    };
    try {
      const response = await fetch(`${endpoint}/v1/sandboxes/${name}`, { signal: AbortSignal.timeout(2000) });
      return ((await response.json()) as { readonly phase?: string }).phase;
    } catch {
      return undefined;
    }
  }

  async wait(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const deadline = performance.now() + WAIT_MS;
    while (!(await holds())) {
      if (performance.now() > deadline) throw new Error(`not in time: ${what}\n${this.log()}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async ready(): Promise<void> {
    await this.wait(async () => (await this.run(adapter.system['ready'] ?? '')).code === 0, 'gateway ready');
  }

  file(...parts: readonly string[]): string {
    return join(this.state, 'sandboxes', ...parts);
  }

  text(...parts: readonly string[]): string {
    const path = this.file(...parts);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  /** Lets a counter end; it may have been ended or moved on already. */
  release(name: string): void {
    writeFileSync(this.file(name, 'workspace/release'), '');
  }

  /** Waits for two more ticks: the workload goes on. */
  async ticks(name: string): Promise<void> {
    const before = this.journal(name).length;
    await this.wait(() => this.journal(name).length > before + 1, `${name} ticks`);
  }

  journal(name: string): readonly number[] {
    return this.text(name, 'workspace/output/journal').split('\n').filter(Boolean).map(Number);
  }

  log(): string {
    const path = join(this.workDir, 'gateway.log');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  pid(file: string): number {
    const pid = Number(readFileSync(file, 'utf8'));
    if (!(pid > 1)) throw new Error(`${file} holds no pid`);
    return pid;
  }

  gatewayPid(): number {
    return this.pid(join(this.workDir, 'gateway.pid'));
  }

  supervisorPid(name: string): number {
    return this.pid(this.file(name, 'supervisor.pid'));
  }

  sandboxPid(name: string): number {
    return this.pid(this.file(name, 'sandbox.pid'));
  }

  async signalGateway(signal: NodeJS.Signals): Promise<void> {
    const pid = this.gatewayPid();
    process.kill(pid, signal);
    await this.wait(() => !isAlive(pid), 'gateway gone');
  }

  async start(): Promise<void> {
    await this.hook('system.start');
    await this.ready();
  }

  /** Ends everything; what is left of this rig's processes is an error of the test. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.hook('system.shutdown');
    await this.hook('system.sweep');
    const left = livingProcesses(this.workDir);
    for (const pid of left) process.kill(pid, 'SIGKILL');
    rmSync(this.workDir, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`processes were left: ${left.join(', ')}`);
  }
}

/** True while a process runs; one that has ended and was not collected does not. */
export function isAlive(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return !['Z', 'X'].includes(text.slice(text.lastIndexOf(')') + 2)[0] ?? 'Z');
  } catch {
    return false;
  }
}

/** Processes that carry a text in their arguments or environment; zombies carry neither. */
export function livingProcesses(text: string): readonly number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => ['cmdline', 'environ'].some((file) => readOrEmpty(`/proc/${entry}/${file}`).includes(text)))
    .map(Number)
    .filter(isAlive);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

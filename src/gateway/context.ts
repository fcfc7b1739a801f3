// SPDX-License-Identifier: Apache-2.0
/**
 * What a hook's environment says to the commands that boot, read and end a gateway, and where their files lie in the
 * run's work folder. The layout is the same whoever boots: adapters read gateway.pid, gateway.log, health.endpoint and
 * bin/openshell.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';
import { connectEngine, type EngineClient } from './engine-client.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface GatewayContext {
  readonly env: Variables;
  /** Label value, name of the network and of the gateway: all of this run carries it and nothing else does. */
  readonly scope: string;
  readonly files: WorkFiles;
  readonly engine: EngineClient;
  /** Where verified downloads are kept; private to the user. */
  readonly cacheDir: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export interface WorkFiles {
  readonly workDir: string;
  readonly pid: string;
  readonly log: string;
  /** `ADDRESS/PORT`, as bash's /dev/tcp has it. */
  readonly health: string;
  /** The command line, joined to this run's gateway and its private folders. */
  readonly cli: string;
  readonly config: string;
  readonly xdgState: string;
  readonly keys: string;
  readonly toml: string;
  /** What was booted, as JSON: for starting it again and for knowing it. */
  readonly launch: string;
  readonly logs: string;
  /** Is there when the gateway is someone else's. */
  readonly endpoint: string;
}

function workFiles(workDir: string): WorkFiles {
  return {
    workDir,
    pid: path.join(workDir, 'gateway.pid'),
    log: path.join(workDir, 'gateway.log'),
    health: path.join(workDir, 'health.endpoint'),
    cli: path.join(workDir, 'bin', 'openshell'),
    config: path.join(workDir, 'config'),
    xdgState: path.join(workDir, 'xdg-state'),
    keys: path.join(workDir, 'keys'),
    toml: path.join(workDir, 'gateway.toml'),
    launch: path.join(workDir, 'gateway.launch.json'),
    logs: path.join(workDir, 'instance-logs'),
    endpoint: path.join(workDir, 'endpoint'),
  };
}

/** Throws a HarnessError where this is not called by a hook. */
export function readContext(env: Variables, tools: Pick<GatewayContext, 'cacheDir' | 'out' | 'err'>): GatewayContext {
  return {
    env,
    scope: needed(env, 'CHAOS_RUN_SCOPE'),
    files: workFiles(needed(env, 'CHAOS_WORK_DIR')),
    engine: connectEngine(env['DOCKER_HOST'] ?? ''),
    ...tools,
  };
}

/** The gateway is someone else's: nothing on the engine is this run's to remove. */
export function isAtEndpoint({ files }: Pick<GatewayContext, 'files'>): boolean {
  return fs.existsSync(files.endpoint);
}

export function needed(env: Variables, name: string): string {
  const value = env[name] ?? '';
  if (value !== '') return value;
  throw new HarnessError(`${name} is not set; chaos gateway is called by an adapter's hooks`, { code: 'not-a-hook' });
}

/** Text of a variable; null where it is not set or empty. */
export function optional(env: Variables, name: string): string | null {
  const value = env[name] ?? '';
  return value === '' ? null : value;
}

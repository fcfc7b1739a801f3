// SPDX-License-Identifier: Apache-2.0
/**
 * The three programs that a system is made of, found in a folder and asked what they are. Where they come from is the
 * affair of whoever names the folder.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';
import { type Generation, generationOf, versionOf } from './config.ts';

/** File names as releases have them. */
export const PROGRAMS = { gateway: 'openshell-gateway', cli: 'openshell', sandbox: 'openshell-sandbox' } as const;

const ASK_LIMIT_MS = 20_000;
const ANSWER_LIMIT_BYTES = 1024 * 1024;

export interface Binaries {
  /** Absolute paths. */
  readonly gateway: string;
  readonly cli: string;
  readonly sandbox: string;
}

export interface GatewayFacts {
  readonly version: string;
  readonly build: string | null;
  readonly generation: Generation;
}

/** Throws a HarnessError that names every program that is missing or cannot be executed. */
export function findBinaries(folder: string): Binaries {
  const at = (program: string): string => path.resolve(folder, program);
  const problems = Object.values(PROGRAMS).flatMap((program) => problemOf(at(program), program));
  if (problems.length > 0) {
    const hint = `A folder with ${Object.values(PROGRAMS).join(', ')} is needed: build them, or unpack them from a release.`;
    throw new HarnessError(`${folder}: ${problems.join('; ')}`, { code: 'binaries-missing', hint });
  }
  return { gateway: at(PROGRAMS.gateway), cli: at(PROGRAMS.cli), sandbox: at(PROGRAMS.sandbox) };
}

function problemOf(file: string, program: string): readonly string[] {
  if (!fs.existsSync(file)) return [`${program} is missing`];
  if (!fs.statSync(file).isFile()) return [`${program} is no file`];
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return [];
  } catch {
    return [`${program} cannot be executed`];
  }
}

/** What the gateway says of itself. Throws a HarnessError when it does not start. */
export function askGateway(gateway: string): GatewayFacts {
  const { version, build } = versionOf(ask(gateway, ['--version']));
  const generation = generationOf(ask(gateway, ['--help']));
  if (generation === null) {
    const message = `${gateway} ${version} takes neither --drivers nor --compute-driver: this adapter does not know its generation`;
    throw new HarnessError(message, { code: 'unknown-generation' });
  }
  return { version, build, generation };
}

/** What a program prints. Throws a HarnessError when it does not work. */
export function ask(program: string, question: readonly string[]): string {
  const { stdout, stderr, status, error, signal } = spawnSync(program, question, {
    encoding: 'utf8',
    timeout: ASK_LIMIT_MS,
    maxBuffer: ANSWER_LIMIT_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return stdout;
  const why = error?.message ?? (stderr.trim().split('\n').at(-1) || `it ended with ${String(signal ?? status)}`);
  throw new HarnessError(`${program} ${question.join(' ')} does not work: ${why}`, {
    code: 'binary-broken',
    hint: 'Was it built for this machine, and are the libraries there that it needs?',
  });
}

/** The first of that name; null where there is none. */
export function findOnPath(env: Readonly<Record<string, string | undefined>>, program: string): string | null {
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file)) ?? null;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * What this machine's kernel tells of a container's process: whether a pid that the engine named is that container's here
 * at all (not where the engine runs in a machine of its own), and whether its control group is frozen.
 */
import fs from 'node:fs';
import { HarnessError } from '../../core/domain/errors.ts';
import { errorCode, isAlive, type ProcessFacts, readProcess } from '../../platform/processes.ts';

const CGROUP_ROOT = '/sys/fs/cgroup';

/** The process if it is seen here and belongs to the container. */
export function processOfContainer(pid: number, container: string): ProcessFacts | null {
  if (pid <= 1 || groupsOf(pid, container).length === 0) return null;
  const facts = readProcess(pid);
  return facts !== null && isAlive(facts) ? facts : null;
}

/** The whole id of the container that a process belongs to, as its control groups name it; null where none does. */
export function containerOfProcess(pid: number): string | null {
  return /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/.exec(read(`/proc/${pid}/cgroup`))?.[0] ?? null;
}

/**
 * Whether the kernel holds the container's processes, or has been told to; null where that cannot be read. An engine
 * whose freeze failed half-way says that the container runs.
 */
export function isHeldByKernel(pid: number, container: string): boolean | null {
  const freezer = freezerOf(pid, container);
  const state = freezer === null ? '' : read(freezer.file);
  return freezer === null || state === '' ? null : freezer.held.test(state);
}

/** Lets them run where the engine will not, as it believes that they do. Throws a HarnessError (`not-permitted`). */
export function letGoByKernel(pid: number, container: string): void {
  const freezer = freezerOf(pid, container);
  if (freezer === null) return;
  const { file, free } = freezer;
  try {
    fs.writeFileSync(file, free);
  } catch (cause) {
    // It went in between.
    if (errorCode(cause) === 'ENOENT') return;
    throw new HarnessError(`the kernel holds container ${container.slice(0, 12)}, the engine does not know it`, {
      code: 'not-permitted',
      hint: `echo ${free} | sudo tee ${file}`,
      cause,
    });
  }
}

interface Freezer {
  readonly file: string;
  /** What it says of one that is held, or is to be. */
  readonly held: RegExp;
  /** What lets it run. */
  readonly free: string;
}

function freezerOf(pid: number, container: string): Freezer | null {
  // Paths of another namespace of control groups name nothing here.
  const groups = groupsOf(pid, container).filter(({ path }) => !path.includes('..'));
  const old = groups.find(({ controllers }) => controllers === 'freezer');
  if (old !== undefined)
    return { file: `${CGROUP_ROOT}/freezer${old.path}/freezer.state`, held: /^FR/, free: 'THAWED' };
  const own = groups.find(({ controllers }) => controllers === '');
  return own === undefined ? null : { file: `${CGROUP_ROOT}${own.path}/cgroup.freeze`, held: /^1/, free: '0' };
}

interface Group {
  /** Empty for version 2. */
  readonly controllers: string;
  readonly path: string;
}

/** Control groups of the process that are the container's. */
function groupsOf(pid: number, container: string): readonly Group[] {
  return read(`/proc/${pid}/cgroup`)
    .split('\n')
    .flatMap((line) => {
      const [, controllers = '', path = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
      return path.includes(container) ? [{ controllers, path }] : [];
    });
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

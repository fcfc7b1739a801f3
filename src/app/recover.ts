// SPDX-License-Identifier: Apache-2.0
/**
 * The verb `recover`, and what a run does before it starts and the watchdog when its harness died: registered runs
 * whose owner is dead are put back, by one recoverer at a time. A directory that is not registered is only explained,
 * unless the caller trusts it.
 */
import fs from 'node:fs';
import { causeChain } from '../core/domain/errors.ts';
import { bootOf, ownerState, waitForLock } from './held-lock.ts';
import type { LeftRun, OpenedRun, Owner } from './opened-run.ts';
import type { AppPorts, ProcessIdentity } from './ports.ts';
import type { Lock } from './recovery-lock.ts';
import { openRegistry, type Registry } from './registry.ts';
import { type CleanUp, revertLeftOf } from './revert-left.ts';

/**
 * `recovered`: nothing of it is left. `left`: something is. `running`: its harness lives. `busy`: somebody else is at
 * it. `elsewhere`: its processes are not seen from here. `explained`: not registered, so nothing was done.
 */
export type RecoveryOutcome = 'recovered' | 'left' | 'running' | 'busy' | 'elsewhere' | 'explained';

export interface RecoveredRun {
  readonly runId: string;
  /** Absolute. */
  readonly runDir: string;
  readonly outcome: RecoveryOutcome;
  /** What was found and done, for people. */
  readonly lines: readonly string[];
}

export interface Recovery {
  readonly runs: readonly RecoveredRun[];
  /** Entries of the registry that are not acted on, with what is wrong with them. */
  readonly refused: readonly string[];
}

/** How long a harness that is told to stop may take to revert, collect and shut down before it is killed. */
const ownerGraceMs = 30_000;
/** How long somebody else's recovery is waited for where its end matters. */
const busyLimitMs = 60_000;

/** Recovers every registered run whose owner is dead. Throws a HarnessError when the registry cannot be used. */
export async function recoverAll(ports: AppPorts, signal: AbortSignal): Promise<Recovery> {
  const registry = openRegistry(ports.stateDir());
  const { runs, refused } = registry.list();
  return { runs: await recoverEach(ports, { registry, runs }, signal), refused };
}

/** Ids of the registered runs whose harness lives; none where that cannot be told. */
export async function runsUnderWay(ports: AppPorts): Promise<ReadonlySet<string>> {
  const living = new Set<string>();
  // Looking must not make a folder where there was none.
  if (!fs.existsSync(ports.stateDir())) return living;
  try {
    for (const { runId, owner } of openRegistry(ports.stateDir()).list().runs) {
      if ((await ownerState(ports, owner)) === 'living') living.add(runId);
    }
  } catch {
    // What is wrong with that folder is said by those who need it.
  }
  return living;
}

/** Recovers the registered runs of one harness that is known to be dead. */
export async function recoverRunsOf(
  ports: AppPorts,
  owner: ProcessIdentity,
  signal: AbortSignal,
): Promise<readonly RecoveredRun[]> {
  const registry = openRegistry(ports.stateDir());
  const bootId = ports.host.bootId();
  const runs = registry.list().runs.filter(({ owner: own }) => isSame(own, { ...owner, bootId }));
  return recoverEach(ports, { registry, runs }, signal);
}

/** Before a run starts: one line for each run that was left, and for what cannot be read. */
export async function recoverBefore(
  ports: AppPorts,
  notice: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { runs, refused } = await recoverAll(ports, signal);
  for (const line of refused) notice(`not recovered: ${line}`);
  for (const { runId, outcome, lines } of runs) {
    if (outcome === 'running') continue;
    const words = outcome === 'recovered' ? 'its harness died; put back now' : 'its harness died; not put back';
    notice(`${runId}: ${words}: ${lines.join('; ')}`);
  }
}

async function recoverEach(
  ports: AppPorts,
  { registry, runs }: { readonly registry: Registry; readonly runs: readonly OpenedRun[] },
  signal: AbortSignal,
): Promise<readonly RecoveredRun[]> {
  const recovered: RecoveredRun[] = [];
  for (const run of runs) {
    if (signal.aborted) break;
    recovered.push(await recoverRegistered(ports, registry, run));
  }
  return recovered;
}

/** Recovers one registered run if its owner is dead. Never rejects for what is wrong with the run. */
export async function recoverRegistered(ports: AppPorts, registry: Registry, run: OpenedRun): Promise<RecoveredRun> {
  const { runId, runDir, owner } = run;
  const end = (outcome: RecoveryOutcome, lines: readonly string[]): RecoveredRun => ({ runId, runDir, outcome, lines });
  const state = await ownerState(ports, owner);
  if (state === 'living') return end('running', [`its harness (pid ${String(owner.pid)}) still runs; nothing is done`]);
  if (state === 'elsewhere') {
    const line = `it ran in another container, whose processes are not seen from here; recover it there, or remove ${registry.fileOf(runId)} when that is gone`;
    return end('elsewhere', [line]);
  }
  const lock = await lockFor(ports, registry, { runId, waitMs: 0, signal: new AbortController().signal });
  if (!lock.held) return end('busy', [describeBusy(lock)]);
  let clean = false;
  try {
    if (registry.find(runId) === null) {
      clean = true;
      return end('recovered', ['was put back meanwhile']);
    }
    const cleanUp = isGoneWithBoot(ports, run) ? goneWithBoot : await revertLeftOf(ports, run);
    if (cleanUp.clean) registry.remove(runId);
    ({ clean } = cleanUp);
    const hint = `when nothing of it is left any more, remove ${registry.fileOf(runId)}`;
    return clean ? end('recovered', cleanUp.lines) : end('left', [...cleanUp.lines, hint]);
  } finally {
    lock.release(clean);
  }
}

const goneWithBoot: CleanUp = {
  clean: true,
  lines: ['its directory is gone, and the machine was started again since'],
};

/** Nobody can read what it left, and no process of it can be there any more. */
function isGoneWithBoot({ host }: AppPorts, { runDir, owner }: OpenedRun): boolean {
  return bootOf(owner.bootId) !== bootOf(host.bootId()) && !fs.existsSync(runDir);
}

/**
 * Recovers a run by a note that the caller can vouch for, registered or not: the harness is stopped first if it still
 * lives (`owner`), and another recoverer is waited for. Never rejects: what went wrong is in the lines.
 */
export async function recoverNoted(
  ports: AppPorts,
  { run, owner }: { readonly run: LeftRun; readonly owner: Owner | null },
  signal: AbortSignal,
): Promise<CleanUp> {
  const lines: string[] = [];
  try {
    if (owner !== null) lines.push(...(await stopOwner(ports, owner, signal)));
    const registry = openRegistry(ports.stateDir());
    const lock = await lockFor(ports, registry, { runId: run.runId, waitMs: busyLimitMs, signal });
    if (!lock.held) return { clean: false, lines: [...lines, describeBusy(lock)] };
    let clean = false;
    try {
      const cleanUp = await revertLeftOf(ports, run);
      ({ clean } = cleanUp);
      if (clean) registry.remove(run.runId);
      return { clean, lines: [...lines, ...cleanUp.lines] };
    } finally {
      lock.release(clean);
    }
  } catch (error) {
    return { clean: false, lines: [...lines, causeChain(error).join(': ')] };
  }
}

async function stopOwner(ports: AppPorts, owner: Owner, signal: AbortSignal): Promise<readonly string[]> {
  if ((await ownerState(ports, owner)) !== 'living') return [];
  const { pid, startTime } = owner;
  const identity = { kind: 'process', pid, startTime, group: false } as const;
  await ports.backendOf('process').apply({ do: 'stop', graceMs: ownerGraceMs }, identity, signal);
  return [`its harness (pid ${String(pid)}) still ran and was stopped`];
}

async function lockFor(
  ports: AppPorts,
  { locksDir }: Registry,
  { runId, waitMs, signal }: { readonly runId: string; readonly waitMs: number; readonly signal: AbortSignal },
): Promise<Lock> {
  return await waitForLock(ports, { place: { folder: locksDir, name: runId }, waitMs }, signal);
}

function describeBusy({ by }: Extract<Lock, { held: false }>): string {
  return `pid ${String(by.pid)} is putting it back; nothing is done here`;
}

function isSame(left: Owner, right: Owner): boolean {
  return left.pid === right.pid && left.startTime === right.startTime && left.bootId === right.bootId;
}

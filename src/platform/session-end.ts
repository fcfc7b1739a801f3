// SPDX-License-Identifier: Apache-2.0
/**
 * Ending what a session leader of ours started: asked first, killed after a grace, and looked at until nobody is left.
 * The session and not only the leader's group, because a shell's job control and `timeout` make groups of their own.
 */
import { setTimeout as sleepMs } from 'node:timers/promises';
import type { UndoAction } from '../core/domain/documents.ts';
import { livingMarked } from './marked-processes.ts';
import { errorCode, livingOfSession, type ProcessFacts, readProcess, signalGroup } from './processes.ts';

/** From TERM to KILL. */
const TERM_GRACE_MS = 2000;
/** From KILL until we give up on a process that the kernel cannot end. */
const KILL_LIMIT_MS = 2000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

export interface SessionEnding {
  /** From TERM to KILL. */
  readonly graceMs: number;
  /** Ends the grace. */
  readonly signal: AbortSignal;
}

const PATIENT: SessionEnding = { graceMs: TERM_GRACE_MS, signal: new AbortController().signal };

type Living = () => readonly ProcessFacts[];

/** Ends every process of the session and resolves when none is left. False when some could not be ended. Never rejects. */
export function endSession(leader: number, how: SessionEnding = PATIENT): Promise<boolean> {
  return endAll(() => livingOfSession(leader), how);
}

/** The same, with all that left the session: its environment has an entry that begins like the mark (`NAME=value`). */
export function endMarkedSession(leader: number, mark: string, how: SessionEnding = PATIENT): Promise<boolean> {
  return endAll(() => livingOfMarkedSession(leader, mark), how);
}

export function livingOfMarkedSession(leader: number, mark: string): readonly ProcessFacts[] {
  const session = livingOfSession(leader);
  const known = new Set(session.map(({ pid }) => pid));
  return [...session, ...livingMarked(mark).filter(({ pid }) => !known.has(pid))];
}

/** Ends what has the mark, in whatever session. Who was there, and whether nobody is any more. */
export async function endMarked(mark: string): Promise<{ readonly pids: readonly number[]; readonly ended: boolean }> {
  const pids = livingMarked(mark).map(({ pid }) => pid);
  return { pids, ended: pids.length === 0 || (await endAll(() => livingMarked(mark), PATIENT)) };
}

async function endAll(living: Living, { graceMs, signal }: SessionEnding): Promise<boolean> {
  signalAll(living(), 'SIGTERM');
  if (await isEmptyWithin(living, graceMs, signal)) return true;
  signalAll(living(), 'SIGKILL');
  return isEmptyWithin(living, KILL_LIMIT_MS);
}

/** How somebody else would end the session of a leader that was just started; null for one that has ended already. */
export function undoOfSession(leader: number): { readonly action: UndoAction; readonly shell: string } | null {
  const facts = readProcess(leader);
  if (facts === null) return null;
  const { startTime } = facts;
  return { action: { kind: 'process.end', pid: leader, startTime }, shell: `kill -TERM -- -${String(leader)}` };
}

/** Whole groups, so that who is born meanwhile gets it too. */
function signalAll(living: readonly ProcessFacts[], signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const group of new Set(living.map((facts) => facts.group))) ignoringRefusal(() => signalGroup(group, signal));
}

/** Who is gone or not ours to signal shows when we look who is left. */
function ignoringRefusal(send: () => void): void {
  try {
    send();
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
  }
}

/** False at the limit, or when the signal aborts first. */
async function isEmptyWithin(living: Living, limitMs: number, signal?: AbortSignal): Promise<boolean> {
  const deadlineMs = performance.now() + limitMs;
  let pauseMs = FIRST_PAUSE_MS;
  while (living().length > 0) {
    if (performance.now() >= deadlineMs || signal?.aborted === true) return false;
    await sleepMs(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
  return true;
}

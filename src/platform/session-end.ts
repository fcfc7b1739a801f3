// SPDX-License-Identifier: Apache-2.0
/**
 * Ending what a session leader of ours started: asked first, killed after a grace, and looked at until nobody is left.
 * The session and not only the leader's group, because a shell's job control and `timeout` make groups of their own.
 */
import { setTimeout as sleepMs } from 'node:timers/promises';
import type { UndoAction } from '../core/domain/documents.ts';
import { errorCode, livingOfSession, readProcess, signalGroup } from './processes.ts';

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

/** Ends every process of the session and resolves when none is left. False when some could not be ended. Never rejects. */
export async function endSession(leader: number, how?: SessionEnding): Promise<boolean> {
  signalSession(leader, 'SIGTERM');
  if (await isEmptyWithin(leader, how?.graceMs ?? TERM_GRACE_MS, how?.signal)) return true;
  signalSession(leader, 'SIGKILL');
  return isEmptyWithin(leader, KILL_LIMIT_MS);
}

/** How somebody else would end the session of a leader that was just started; null for one that has ended already. */
export function undoOfSession(leader: number): { readonly action: UndoAction; readonly shell: string } | null {
  const facts = readProcess(leader);
  if (facts === null) return null;
  const { startTime } = facts;
  return { action: { kind: 'process.end', pid: leader, startTime }, shell: `kill -TERM -- -${String(leader)}` };
}

function signalSession(leader: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  const others = livingOfSession(leader).filter((facts) => facts.group !== leader);
  ignoringRefusal(() => signalGroup(leader, signal));
  for (const { pid } of others) ignoringRefusal(() => process.kill(pid, signal));
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
async function isEmptyWithin(leader: number, limitMs: number, signal?: AbortSignal): Promise<boolean> {
  const deadlineMs = performance.now() + limitMs;
  let pauseMs = FIRST_PAUSE_MS;
  while (livingOfSession(leader).length > 0) {
    if (performance.now() >= deadlineMs || signal?.aborted === true) return false;
    await sleepMs(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
  return true;
}

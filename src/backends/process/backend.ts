// SPDX-License-Identifier: Apache-2.0
/**
 * Faults on plain processes and process groups. A target is its pid together with its start time, read again
 * immediately before every signal, so that a reused pid is never hit. Waiting for effects is the engine's affair, except
 * where an action itself has two parts (`stop`) and in an undo, which reads back before it answers.
 */
import type { FaultKind, ProcessEnd, UndoAction, UndoResult } from '../../core/domain/documents.ts';
import { HarnessError } from '../../core/domain/errors.ts';
import type {
  Backend,
  FaultAction,
  Located,
  ProcessIdentity,
  TargetAddress,
  TargetIdentity,
  UndoPlan,
} from '../../ports/backend.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  errorCode,
  isAlive,
  isStopped,
  livingMembers,
  livingOfSession,
  readProcess,
  signalGroup,
} from '../../platform/processes.ts';
import { endSession } from '../../platform/session-end.ts';
import { createSharedGroups, type MembersOf, stillThere } from './groups.ts';
import {
  describeMembers,
  lookAt,
  lookBeforeSignal,
  NO_LEADER,
  observeTarget,
  refuseUnsafe,
  type Sighting,
  type TargetName,
} from './identity.ts';
import { readPidFile } from './pid-file.ts';

/** What this backend can do; an experiment with any other fault is not applicable on it. */
export const PROCESS_FAULTS: readonly FaultKind[] = ['kill', 'stop', 'restart', 'restart-in-place', 'freeze', 'outage'];

/** How long an undo waits until its effect can be read back. */
const READ_BACK_LIMIT_MS = 2000;
const POLL_MS = 10;

interface UndoOutcome {
  readonly result: UndoResult;
  readonly proof: string;
}

/** The clock only paces polls. */
export function createProcessBackend({ clock }: { readonly clock: Clock }): Backend {
  const tools = { clock, membersOf: createSharedGroups(() => clock.elapsedMs()) };
  return {
    id: 'process',
    describe: () => Promise.resolve(null),
    locate: (address) => attempt(() => locate(address)),
    apply: (action, identity, signal) => apply(clock, { action, identity: processOf(identity) }, signal),
    observe: (identity) => attempt(() => observeTarget(processOf(identity))),
    observeAll: (identities) =>
      attempt(() => identities.map((identity) => observeTarget(processOf(identity), tools.membersOf))),
    undoOf: (action, identity) => attempt(() => (action.do === 'freeze' ? undoOfFreeze(processOf(identity)) : null)),
    undo: (action, signal) => undo(tools, action, signal),
    removeStrays: () => Promise.resolve({ clean: true, lines: [] }),
  };
}

function locate(address: TargetAddress): Located {
  if (!('pidFile' in address)) throw notSupported(`${address.label}, a ${address.type},`);
  const content = readPidFile(address.pidFile);
  if (!content.found) return content;
  const { pid } = content;
  const group = address.type === 'process-group';
  refuseUnsafe({ pid, group }, address.label);
  const facts = readProcess(pid);
  if (facts === null || !isAlive(facts)) {
    // A group outlives its leader.
    if (group && livingMembers(pid).length > 0) {
      return { found: true, identity: { kind: 'process', pid, startTime: facts?.startTime ?? NO_LEADER, group } };
    }
    const reason = facts === null ? 'no process has it' : 'that process has ended and waits to be reaped';
    return { found: false, reason: `the pid file ${address.pidFile} names pid ${pid}, but ${reason}` };
  }
  if (group && facts.group !== pid) throw notALeader(address, facts.group, pid);
  return { found: true, identity: { kind: 'process', pid, startTime: facts.startTime, group } };
}

function processOf(identity: TargetIdentity): ProcessIdentity {
  if (identity.kind !== 'process') throw notSupported(`a ${identity.kind}`);
  return identity;
}

function notSupported(what: string): HarnessError {
  return new HarnessError(`the process backend cannot act on ${what}`, { code: 'not-supported' });
}

function notALeader(address: Pick<TargetAddress, 'label'>, group: number, pid: number): HarnessError {
  return new HarnessError(`${address.label} is pid ${pid}, which does not lead a process group but is in ${group}`, {
    code: 'not-a-group-leader',
    hint: 'Start it in a session of its own, or give the target the type process.',
    subject: address.label,
  });
}

async function apply(
  clock: Clock,
  { action, identity }: { readonly action: FaultAction; readonly identity: ProcessIdentity },
  signal: AbortSignal,
): Promise<void> {
  switch (action.do) {
    case 'kill':
      send(identity, `SIG${action.signal}`);
      return;
    case 'freeze':
      send(identity, 'SIGSTOP');
      return;
    case 'stop':
      send(identity, 'SIGTERM');
      await killAfterGrace(clock, { identity, graceMs: action.graceMs }, signal);
      return;
    case 'partition':
    case 'restart':
    case 'scale-down':
      throw notSupported(`${action.do} of a process`);
  }
}

async function killAfterGrace(
  clock: Clock,
  { identity, graceMs }: { readonly identity: ProcessIdentity; readonly graceMs: number },
  signal: AbortSignal,
): Promise<void> {
  const isGone = (): boolean => lookAt(identity).members.length === 0;
  if (await holdsWithin(clock, { condition: isGone, limitMs: graceMs }, signal)) return;
  if (signal.aborted) {
    throw new HarnessError(`stopping pid ${identity.pid} was cancelled before its grace was over`, {
      code: 'cancelled',
    });
  }
  try {
    send(identity, 'SIGKILL');
  } catch (error) {
    // It may end by itself between the last look and the signal.
    if (!(error instanceof HarnessError) || error.code !== 'target-gone') throw error;
  }
}

/** Sends a signal to whom the identity names, after looking that it is still the same. */
function send(identity: TargetName, name: NodeJS.Signals): void {
  refuseUnsafe(identity, 'the target');
  signalSeen(identity, lookBeforeSignal(identity), name);
}

/** To be called right after the look. */
function signalSeen(identity: TargetName, { members, proof }: Sighting, name: NodeJS.Signals): void {
  const whom = identity.group ? `process group ${identity.pid}` : `pid ${identity.pid}`;
  if (members.length === 0) throw targetGone(`${whom} is gone before ${name}: ${proof}`);
  try {
    if (identity.group) signalGroup(identity.pid, name);
    else process.kill(identity.pid, name);
  } catch (cause) {
    if (errorCode(cause) === 'ESRCH') throw targetGone(`${whom} went before ${name} reached it`);
    throw new HarnessError(`${name} to ${whom} was refused (${errorCode(cause) ?? String(cause)})`, {
      code: 'not-permitted',
      hint: 'Run the harness as the user that the system runs as, or as root.',
      cause,
    });
  }
}

function targetGone(message: string): HarnessError {
  return new HarnessError(message, { code: 'target-gone', hint: 'See the log of the target for why it ended.' });
}

function undoOfFreeze(identity: ProcessIdentity): UndoPlan {
  const { pid, startTime, group } = identity;
  return {
    action: { kind: 'process.continue', pid, startTime, group },
    shell: group ? `kill -CONT -- -${pid}` : `kill -CONT ${pid}`,
  };
}

interface UndoTools {
  readonly clock: Clock;
  readonly membersOf: MembersOf;
}

async function undo(tools: UndoTools, action: UndoAction, signal: AbortSignal): Promise<UndoOutcome> {
  try {
    if (action.kind === 'process.continue') {
      refuseUnsafe(action, 'the undo record');
      return await continueTarget(tools, action, signal);
    }
    if (action.kind === 'process.end') {
      refuseUnsafe({ pid: action.pid, group: true }, 'the undo record');
      return await endTarget(action);
    }
    return { result: 'failed', proof: `${action.kind} is not the affair of the process backend` };
  } catch (error) {
    const unsafe = error instanceof HarnessError && error.code === 'unsafe-target';
    return { result: unsafe ? 'foreign-state-refused' : 'failed', proof: String(error) };
  }
}

async function continueTarget(
  { clock, membersOf }: UndoTools,
  target: TargetName,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  // A group that is stopped gets no new members, so many may look into one list. The signal reaches all of them anyway.
  const before = lookAt(target, membersOf);
  if (before.members.length === 0) return { result: 'gone-with-target', proof: before.proof };
  // Also to one that runs: a stop that is still on its way to it is cancelled by this.
  signalSeen(target, before, 'SIGCONT');
  // Only those that were seen: who came since was not stopped by us, and looking for a whole group takes long.
  let now = before.members;
  const runs = (): boolean => {
    now = stillThere(before.members);
    return !now.some(isStopped);
  };
  const done = await holdsWithin(clock, { condition: runs, limitMs: READ_BACK_LIMIT_MS }, signal);
  const proof = describeMembers(target, now);
  if (!done) return { result: 'failed', proof: `still stopped after SIGCONT: ${proof}` };
  if (now.length === 0) return { result: 'gone-with-target', proof };
  return { result: before.members.some(isStopped) ? 'reverted' : 'already-clean', proof };
}

async function endTarget({ pid, startTime }: ProcessEnd): Promise<UndoOutcome> {
  const target = { pid, startTime, group: true };
  const before = lookAt(target);
  // A session outlives its leader's group, and its number too is given to nobody else as long as it has members.
  const isGone = before.members.length === 0 && (before.reused || livingOfSession(pid).length === 0);
  if (isGone) return { result: 'already-clean', proof: before.proof };
  const ended = await endSession(pid);
  return { result: ended ? 'reverted' : 'failed', proof: lookAt(target).proof };
}

/** Polls until the condition holds; false at the limit or the abort. */
async function holdsWithin(
  clock: Clock,
  { condition, limitMs }: { readonly condition: () => boolean; readonly limitMs: number },
  signal: AbortSignal,
): Promise<boolean> {
  const deadlineMs = clock.elapsedMs() + limitMs;
  while (!condition()) {
    if (signal.aborted || clock.elapsedMs() >= deadlineMs) return false;
    await clock.sleepUntil(Math.min(clock.elapsedMs() + POLL_MS, deadlineMs), signal);
  }
  return true;
}

/** A result or a throw, as a promise. */
function attempt<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}

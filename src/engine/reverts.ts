// SPDX-License-Identifier: Apache-2.0
/**
 * The undo journal of a run: a record is on disk before its fault is applied; undone in reverse order, each with its own
 * deadline, never cancelled by the run. Where faults hold the same thing, the last one that lets go puts it back. How an
 * undo is carried out is not known here.
 */
import type { EventBody, UndoAction } from '../core/domain/documents.ts';
import { forEachLimited, withDeadline } from './deadlines.ts';
import { AT_ONCE } from './limits.ts';
import type { RunContext } from './run-context.ts';
import type { UndoOutcome } from './start.ts';
import { carryOutUndo, isRefused } from './undo.ts';

export type RevertCause = Extract<EventBody, { type: 'revert.requested' }>['cause'];

/** Who is acted on, as events say it; `fault` is null for an operation that is no fault. */
export type UndoSubject = Pick<
  Extract<EventBody, { type: 'revert.requested' }>,
  'operation' | 'firing' | 'fault' | 'target' | 'component' | 'workload' | 'instance' | 'role'
>;

export type FaultSubject = UndoSubject & Pick<Extract<EventBody, { type: 'fault.requested' }>, 'fault'>;

export interface UndoEntry {
  readonly id: number;
  readonly action: UndoAction;
  /** Null for what no operation did: the system itself, watch commands. */
  readonly fault: UndoSubject | null;
  readonly limitMs: number;
  /** Resolves when a revert has begun. */
  readonly reverting: Promise<void>;
  readonly isReverting: boolean;
}

export interface UndoRequest {
  /** Operation and target, for people. */
  readonly subject: string;
  readonly action: UndoAction;
  readonly shell: string;
  readonly fault: UndoSubject | null;
  readonly limitMs: number;
  /** The process that a fault acts on; left out where nothing else could hold the same. */
  readonly on?: string;
}

export interface UndoJournal {
  /** Writes the record, synced. Throws what the disk refuses: then nothing may be done. */
  register(request: UndoRequest): UndoEntry;
  /** Resolves when no undo is under way that would undo what the entry's fault is about to do. */
  quiet(entry: UndoEntry): Promise<void>;
  /** The fault took effect: it holds its target until it is reverted. */
  noteInForce(entry: UndoEntry): void;
  /** What was to be undone has been done or has failed: from now on it may be undone. */
  settle(entry: UndoEntry): void;
  /** Undoes it once, however often it is asked for. Waits until it is settled. `known`: there is nothing left to do. */
  revert(entry: UndoEntry, cause: RevertCause, known?: UndoOutcome): Promise<UndoOutcome>;
  /** Undoes all faults that are outstanding, the latest first; the targets of one firing beside each other. */
  revertAll(cause: RevertCause): Promise<void>;
  /** Notes an undo that was carried out by other means. */
  noteUndone(entry: UndoEntry, outcome: UndoOutcome): void;
  /** Faults of an operation's last firing, the latest first. */
  lastFiring(operation: string): readonly UndoEntry[];
}

interface Entry extends UndoEntry {
  readonly shell: string;
  readonly on: string | null;
  readonly beginRevert: () => void;
  readonly settled: Promise<void>;
  readonly settle: () => void;
  isReverting: boolean;
  isSettled: boolean;
  isInForce: boolean;
  /** It holds nothing any more: its undo is carried out, or left to another that holds the same. */
  letGo: boolean;
  /** What it held ran again: a later fault has taken it down anew. */
  isSuperseded: boolean;
  outcome: Promise<UndoOutcome> | null;
  done: boolean;
}

interface Journal {
  readonly ctx: RunContext;
  readonly entries: Entry[];
}

export function createUndoJournal(ctx: RunContext): UndoJournal {
  const journal: Journal = { ctx, entries: [] };
  let draining: Promise<void> | null = null;
  return {
    register: (request) => register(journal, request),
    quiet: (entry) => quiet(journal, entryOf(journal, entry)),
    noteInForce: (entry) => {
      entryOf(journal, entry).isInForce = true;
    },
    settle: (entry) => entryOf(journal, entry).settle(),
    revert: (entry, cause, known) => revertOnce(journal, entryOf(journal, entry), { cause, known: known ?? null }),
    revertAll: (cause) => {
      draining ??= drain(journal, cause).finally(() => {
        draining = null;
      });
      return draining;
    },
    noteUndone: (entry, outcome) => noteUndone(journal, entryOf(journal, entry), outcome),
    lastFiring: (operation) => {
      const firings = journal.entries.filter(({ fault }) => fault?.operation === operation);
      const last = firings.at(-1)?.fault?.firing;
      return firings.filter(({ fault }) => fault?.firing === last).reverse();
    },
  };
}

function register(journal: Journal, request: UndoRequest): Entry {
  const { clock, host, writers } = journal.ctx.ports;
  const { subject } = request;
  const { action, shell } = planOf(journal, request);
  const id = journal.entries.length + 1;
  writers.appendUndo({ v: 1, type: 'undo', id, at: clock.wallTime(), bootId: host.bootId(), subject, action, shell });
  const { fault, limitMs, on = null } = request;
  const entry = createEntry({ id, action, shell, fault, limitMs, on });
  // A fault acts on a process that runs: whoever took down another one before holds nothing any more. A cut stays.
  const stays = action.kind === 'network.connect' || action.kind === 'network-policy.delete';
  for (const other of sharing(journal, entry)) if (other.on !== on && !stays) other.isSuperseded = true;
  journal.entries.push(entry);
  return entry;
}

/** A container that another fault has cut off tells its networks no more; they are those that were noted before. */
function planOf(journal: Journal, request: UndoRequest): Pick<Entry, 'action' | 'shell'> {
  const { action: wanted } = request;
  if (wanted.kind !== 'network.connect') return request;
  const before = journal.entries.find(
    ({ action, done, letGo }) => action.kind === 'network.connect' && action.id === wanted.id && !done && !letGo,
  );
  return before ?? request;
}

function createEntry(facts: Pick<Entry, 'id' | 'action' | 'shell' | 'fault' | 'limitMs' | 'on'>): Entry {
  const [reverting, openReverting] = latch();
  const [settled, openSettled] = latch();
  const beginRevert = (): void => {
    entry.isReverting = true;
    openReverting();
  };
  const settle = (): void => {
    entry.isSettled = true;
    openSettled();
  };
  const stage = { isReverting: false, isSettled: false, isInForce: false, letGo: false, isSuperseded: false };
  const entry: Entry = { ...facts, reverting, beginRevert, settled, settle, ...stage, outcome: null, done: false };
  return entry;
}

function latch(): readonly [Promise<void>, () => void] {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

function entryOf(journal: Journal, entry: UndoEntry): Entry {
  const own = journal.entries[entry.id - 1];
  if (own === undefined) throw new TypeError(`no undo record ${String(entry.id)}`);
  return own;
}

/** Other entries with the same undo; none for an entry that can share with nobody. */
function sharing(journal: Journal, entry: Entry): readonly Entry[] {
  if (entry.on === null) return [];
  const action = JSON.stringify(entry.action);
  return journal.entries.filter(
    (other) => other !== entry && other.on !== null && !other.done && JSON.stringify(other.action) === action,
  );
}

async function quiet(journal: Journal, entry: Entry): Promise<void> {
  const underWay = sharing(journal, entry).flatMap(({ letGo, outcome }) =>
    letGo && outcome !== null ? [outcome] : [],
  );
  await Promise.all(underWay);
}

/**
 * From now on the entry holds nothing. Returns another that holds the same and is to put it back; null when this was the
 * last. One that is just being applied is waited for: it may come to hold it or not.
 */
async function letGo(journal: Journal, entry: Entry): Promise<Entry | null> {
  for (;;) {
    const others = sharing(journal, entry).filter((other) => !other.letGo && !other.isSuperseded);
    const holder = others.find(({ isInForce }) => isInForce);
    const pending = others.find(({ isSettled }) => !isSettled);
    if (holder !== undefined || pending === undefined) {
      entry.letGo = true;
      return holder ?? null;
    }
    await pending.settled;
  }
}

async function release(journal: Journal, entry: Entry): Promise<UndoOutcome> {
  const holder = await letGo(journal, entry);
  return holder === null ? carryOutEntry(journal.ctx, entry) : leftTo(holder);
}

function leftTo(holder: Entry): UndoOutcome {
  const { fault } = holder;
  const who = fault === null ? 'another' : `${fault.operation} #${String(fault.firing)}`;
  return { result: 'already-clean', proof: `left as it is, because ${who} holds it too and puts it back` };
}

async function drain(journal: Journal, cause: RevertCause): Promise<void> {
  for (;;) {
    const next = lastFaults(journal);
    if (next.length === 0) return;
    await forEachLimited(next, AT_ONCE, async (entry) => {
      await revertOnce(journal, entry, { cause, known: null });
    });
  }
}

/** The latest fault that is outstanding, with those before it that one firing applied beside it; the latest first. */
function lastFaults(journal: Journal): readonly Entry[] {
  const left = journal.entries.filter(({ fault, done }) => fault !== null && !done).reverse();
  const last = left[0]?.fault;
  const end = left.findIndex(({ fault }) => fault?.operation !== last?.operation || fault?.firing !== last?.firing);
  return end < 0 ? left : left.slice(0, end);
}

interface Revert {
  readonly cause: RevertCause;
  /** Null where it has to be carried out. */
  readonly known: UndoOutcome | null;
}

function revertOnce(journal: Journal, entry: Entry, how: Revert): Promise<UndoOutcome> {
  entry.outcome ??= revert(journal, entry, how);
  return entry.outcome;
}

async function revert(journal: Journal, entry: Entry, { cause, known }: Revert): Promise<UndoOutcome> {
  const { ctx } = journal;
  const { fault, id } = entry;
  entry.beginRevert();
  await entry.settled;
  if (fault !== null) ctx.timeline.emit({ type: 'revert.requested', ...fault, undo: id, cause });
  const outcome = known ?? whyNoMore(ctx, entry.action) ?? (await release(journal, entry));
  if (fault !== null) ctx.timeline.emit({ type: 'revert.ended', ...fault, undo: id, ...outcome });
  noteUndone(journal, entry, outcome);
  if (fault !== null && isRefused(outcome.result)) {
    ctx.recordError({
      code: outcome.result === 'failed' ? 'revert-failed' : outcome.result,
      subject: `${fault.operation} on ${fault.target}`,
      message: outcome.proof,
      phase: 'revert',
    });
  }
  return outcome;
}

/** Of an instance that was deleted nothing is left to start again or to put back. */
function whyNoMore(ctx: RunContext, action: UndoAction): UndoOutcome | null {
  if (action.kind !== 'role.start' && action.kind !== 'operation.revert') return null;
  const { instance } = action;
  const isDeleted = ctx.timeline
    .state()
    .instances.some((known) => known.instance === instance && known.deleted === true);
  return isDeleted ? { result: 'gone-with-target', proof: `${instance} was deleted` } : null;
}

function carryOutEntry(ctx: RunContext, { action, limitMs }: Entry): Promise<UndoOutcome> {
  const { ports } = ctx;
  const runFile = (name: string): string => `${ports.writers.runDir}/${name}`;
  const tools = { system: ctx.system(), ports, env: ctx.systemEnvironment(), runFile, emit: ctx.hookTools.emit };
  return withDeadline({ clock: ports.clock, limitMs, parent: null }, (signal) => carryOutUndo(action, tools, signal));
}

function noteUndone(journal: Journal, entry: Entry, outcome: UndoOutcome): void {
  const { ctx } = journal;
  if (entry.done) return;
  entry.done = true;
  entry.outcome ??= Promise.resolve(outcome);
  try {
    const at = ctx.ports.clock.wallTime();
    ctx.ports.writers.appendUndo({ v: 1, type: 'undone', id: entry.id, at, ...outcome });
  } catch (error) {
    ctx.recordThrown(error, { subject: 'undo.jsonl', phase: 'revert' });
    ctx.breakOff('error', 'the run directory cannot be written');
  }
}

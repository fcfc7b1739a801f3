// SPDX-License-Identifier: Apache-2.0
/**
 * Faults that are held prove themselves: looked at again and again, and one that is over before anyone reverts it is
 * recorded, once. It is held on all the same, and its revert is done by whoever holds it.
 */
import type { FaultKind } from '../core/domain/documents.ts';
import type { TargetAddress, TargetIdentity, TargetObservation } from '../ports/index.ts';
import { HELD_LOOK_MS, HELD_MANY, HELD_MANY_LOOK_MS } from './limits.ts';
import type { FaultSubject, UndoEntry } from './reverts.ts';
import type { RunContext } from './run-context.ts';

export interface HeldFault {
  readonly subject: FaultSubject;
  readonly address: TargetAddress;
  readonly identity: TargetIdentity;
  readonly entry: UndoEntry;
}

export interface HeldWatch {
  /** Looks at the fault until the returned function is called, its revert begins or it is over early. */
  watch(fault: HeldFault): () => void;
}

interface Watcher {
  readonly ctx: RunContext;
  readonly held: Set<HeldFault>;
  /** Ends the looking; null while nobody looks. */
  stop: AbortController | null;
}

export function createHeldWatch(ctx: RunContext): HeldWatch {
  const watcher: Watcher = { ctx, held: new Set(), stop: null };
  return {
    watch: (fault) => {
      watcher.held.add(fault);
      if (watcher.stop === null) {
        watcher.stop = new AbortController();
        void lookAgainAndAgain(watcher, watcher.stop.signal);
      }
      return () => forget(watcher, fault);
    },
  };
}

function forget(watcher: Watcher, fault: HeldFault): void {
  watcher.held.delete(fault);
  if (watcher.held.size > 0) return;
  watcher.stop?.abort();
  watcher.stop = null;
}

/** Never rejects. A look that takes long is followed by the pause, so that looks never pile up. */
async function lookAgainAndAgain(watcher: Watcher, signal: AbortSignal): Promise<void> {
  const { ctx, held } = watcher;
  const { clock } = ctx.ports;
  for (;;) {
    const pauseMs = held.size > HELD_MANY ? HELD_MANY_LOOK_MS : HELD_LOOK_MS;
    await clock.sleepUntil(clock.elapsedMs() + pauseMs, signal);
    if (signal.aborted) return;
    const faults = [...held];
    await lookAtHeldDown(watcher, faults, signal);
    for (const fault of faults.filter(({ subject }) => subject.fault === 'outage')) {
      await lookAtDown(watcher, fault, signal);
    }
  }
}

/** Whether a fault is in effect on its target, where that exists then. A cut stays when its target is started again. */
const HELD_DOWN: Partial<Readonly<Record<FaultKind, (seen: TargetObservation) => boolean>>> = {
  freeze: ({ condition }) => condition === 'frozen',
  partition: ({ condition, isCut }) => condition === 'cut' || isCut === true,
};

/** All in one look: where groups are frozen, each look of its own would read the list of all processes. */
async function lookAtHeldDown(watcher: Watcher, held: readonly HeldFault[], signal: AbortSignal): Promise<void> {
  const faults = held.filter(({ subject }) => HELD_DOWN[subject.fault] !== undefined);
  if (faults.length === 0) return;
  const { backend } = watcher.ctx.ports;
  const identities = faults.map(({ identity }) => identity);
  const seen = await nullUnlessRead(() => backend.observeAll(identities, signal));
  for (const [index, fault] of faults.entries()) {
    const observation = seen?.[index];
    const isHeld = HELD_DOWN[fault.subject.fault];
    if (observation !== undefined && isHeld?.(observation) === false) note(watcher, fault, observation.proof);
  }
}

async function lookAtDown(watcher: Watcher, fault: HeldFault, signal: AbortSignal): Promise<void> {
  const observation = await nullUnlessRead(() => lookForProcess(watcher, fault, signal));
  if (observation !== null && observation.condition !== 'gone') note(watcher, fault, observation.proof);
}

/** What is at the target's address now; null when nothing is. */
async function lookForProcess(
  { ctx }: Watcher,
  { address }: HeldFault,
  signal: AbortSignal,
): Promise<TargetObservation | null> {
  const { backend } = ctx.ports;
  const located = await backend.locate(address, signal);
  return located.found ? backend.observe(located.identity, signal) : null;
}

/** What cannot be read now is looked at again; the revert reads back whatever became of it. */
async function nullUnlessRead<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch {
    return null;
  }
}

function note(watcher: Watcher, fault: HeldFault, proof: string): void {
  if (!watcher.held.has(fault) || fault.entry.isReverting) return;
  forget(watcher, fault);
  watcher.ctx.timeline.emit({ type: 'fault.ended-early', ...fault.subject, proof });
}

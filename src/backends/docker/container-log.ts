// SPDX-License-Identifier: Apache-2.0
/**
 * The logs of the containers that carry some labels, one after another: followed while one runs, resumed after its
 * restarts and whenever the connection broke, read whole at the end. A container may appear late, and be replaced by another
 * one. Whoever opened it gets whole lines, none twice.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LogReach, LogSource, LogSourceEvents, OpenContainerLog } from '../../ports/log-source.ts';
import { type ContainerFacts, short } from './container-facts.ts';
import { type EngineApi, openEngine } from './engine-api.ts';
import type { LogEntry } from './log-cursor.ts';
import { lastLogEntry, type LoggedContainer, loggedContainer, type Transfer, transferLog } from './log-transfer.ts';

/** Between two looks for a container, or for a new start of one that has ended. */
const LOOK_MS = 200;
/** After a log that was followed has ended: mostly its container has. */
const AGAIN_MS = 20;
/** How long what the engine has already may take to come through the stream that follows. */
const CATCH_UP_MS = 1000;
const CATCH_UP_LOOK_MS = 5;
/** How long an engine that is away is tried again at the end. */
const ENGINE_AWAY_MS = 10_000;
const NONE = 'no container carries its labels';

interface Parts {
  readonly clock: Clock;
  readonly engine: () => Promise<EngineApi>;
}

/** One connection to the engine for all logs, made when the first one is opened. */
export function createContainerLogs(clock: Clock): OpenContainerLog {
  let opened: Promise<EngineApi> | null = null;
  const engine = (): Promise<EngineApi> => (opened ??= openEngine());
  return (labels, events) => new ContainerLog({ clock, engine }, { labels, events });
}

interface Wanted {
  readonly labels: Readonly<Record<string, string>>;
  readonly events: LogSourceEvents;
}

class ContainerLog implements LogSource {
  readonly #parts: Parts;
  readonly #wanted: Wanted;
  readonly #closed = new AbortController();
  /** One at a time reads from the engine: the log would otherwise be in pieces. */
  #turns: Promise<void> = Promise.resolve();
  /** How many want a turn from the one that follows. */
  #waiting = 0;
  #following: AbortController | null = null;
  #isAttached = false;
  #current: LoggedContainer | null = null;
  #hadOne = false;
  #problem: string | null = NONE;
  /** What no later read can make good. */
  #lost: string | null = null;

  constructor(parts: Parts, wanted: Wanted) {
    this.#parts = parts;
    this.#wanted = wanted;
    void this.#keepFollowing();
  }

  async read(reach: LogReach): Promise<void> {
    // What is new is handed on as it comes.
    if (reach === 'new' || this.#isClosed()) return;
    if (reach === 'now' && (await this.#isCaughtUp())) return;
    const { clock } = this.#parts;
    const deadlineMs = clock.elapsedMs() + (reach === 'end' ? ENGINE_AWAY_MS : 0);
    for (;;) {
      const failed = await this.#resume(reach === 'end' ? 'whole' : 'rest');
      if (!failed || clock.elapsedMs() >= deadlineMs || this.#isClosed()) return;
      await clock.sleepUntil(clock.elapsedMs() + LOOK_MS, this.#closed.signal);
    }
  }

  problem(): string | null {
    return this.#lost ?? this.#problem;
  }

  #isClosed(): boolean {
    return this.#closed.signal.aborted;
  }

  close(): void {
    this.#closed.abort();
    this.#following?.abort();
  }

  async #keepFollowing(): Promise<void> {
    const { clock } = this.#parts;
    while (!this.#isClosed()) {
      let pauseMs = LOOK_MS;
      await this.#inTurn(async () => {
        if (await this.#follow()) pauseMs = AGAIN_MS;
      });
      await clock.sleepUntil(clock.elapsedMs() + pauseMs, this.#closed.signal);
    }
  }

  /** Whether a log was followed to its end. */
  async #follow(): Promise<boolean> {
    const engine = await this.#parts.engine();
    const facts = await this.#find(engine);
    const container = this.#current;
    if (facts === null || container === null || this.#waiting > 0 || isReadToEnd(container, facts)) return false;
    const following = new AbortController();
    this.#following = following;
    const onOpen = (): void => {
      this.#isAttached = true;
    };
    try {
      await this.#transfer(engine, { container, facts, reach: 'follow', onOpen }, following.signal);
      return true;
    } catch (error) {
      if (!following.signal.aborted) throw error;
      return false;
    } finally {
      this.#following = null;
      this.#isAttached = false;
    }
  }

  /** Whether all that the engine has now has come through the stream that follows, or will at once. */
  async #isCaughtUp(): Promise<boolean> {
    const { clock } = this.#parts;
    const container = this.#current;
    const { signal } = this.#closed;
    if (!this.#isAttached || container === null) return false;
    try {
      const last = await lastLogEntry(await this.#parts.engine(), container, signal);
      const deadlineMs = clock.elapsedMs() + CATCH_UP_MS;
      for (;;) {
        if (last === null || hasPassed(container, last)) return true;
        if (this.#following === null || clock.elapsedMs() >= deadlineMs || this.#isClosed()) return false;
        await clock.sleepUntil(clock.elapsedMs() + CATCH_UP_LOOK_MS, signal);
      }
    } catch {
      // Whoever reads instead meets the same.
      return false;
    }
  }

  /** Reads on to the present end in place of the stream that follows. Whether the engine was away. */
  async #resume(reach: 'rest' | 'whole'): Promise<boolean> {
    this.#waiting += 1;
    this.#following?.abort();
    const error = await this.#inTurn(async () => {
      this.#waiting -= 1;
      const engine = await this.#parts.engine();
      const facts = await this.#find(engine);
      const container = this.#current;
      if (facts === null || container === null) return;
      if (reach === 'rest' && isReadToEnd(container, facts)) return;
      const { known } = container.cursor.tally();
      await this.#transfer(engine, { container, facts, reach }, this.#closed.signal);
      const missed = container.cursor.tally().met - known;
      if (missed > 0) this.#lose(`${String(missed)} entries of container ${short(container.id)} were missed`);
      if (reach === 'whole') this.#handOn(container.lines.takeAll());
    });
    return error instanceof HarnessError && error.code !== 'engine-refused';
  }

  async #transfer(
    engine: EngineApi,
    { facts, ...transfer }: Omit<Transfer, 'onBytes'> & { readonly facts: ContainerFacts },
    signal: AbortSignal,
  ): Promise<void> {
    const all = AbortSignal.any([signal, this.#closed.signal]);
    transfer.container.endReadOf = null;
    await transferLog(engine, { ...transfer, onBytes: (bytes) => this.#handOn(bytes) }, all);
    // Of one that had ended before it was asked, nothing more can come.
    if (!isRunning(facts)) transfer.container.endReadOf = facts.startedAt;
    this.#problem = null;
  }

  #handOn(bytes: Buffer): void {
    if (bytes.length > 0) this.#wanted.events.onBytes(bytes);
  }

  /** The container whose log comes next is the current one then. Null when there is none that was ever started. */
  async #find(engine: EngineApi): Promise<ContainerFacts | null> {
    const { signal } = this.#closed;
    const facts = await this.#look(engine);
    if (facts !== null && !isReadToEnd(this.#current, facts)) return facts;
    const ids = await engine.list(this.#wanted.labels, signal);
    const next = await firstStarted(engine, facts === null ? ids : newerThan(ids, facts.id), signal);
    if (next !== null) this.#begin(next);
    // What one wrote that is gone has been read.
    else if (facts === null) this.#problem = this.#hadOne ? null : NONE;
    return next ?? facts;
  }

  /** At the current one, which may be gone. */
  async #look(engine: EngineApi): Promise<ContainerFacts | null> {
    const current = this.#current;
    if (current === null) return null;
    const facts = await engine.inspect(current.id, this.#closed.signal);
    if (facts !== null) return facts;
    this.#handOn(current.lines.takeAll());
    if (current.endReadOf === null)
      this.#lose(`container ${short(current.id)} was removed before its log was read to its end`);
    this.#current = null;
    return null;
  }

  #begin(facts: ContainerFacts): void {
    if (this.#current !== null) this.#handOn(this.#current.lines.takeAll());
    if (this.#hadOne) this.#wanted.events.onRestart('replaced');
    this.#current = loggedContainer(facts);
    this.#hadOne = true;
  }

  #lose(what: string): void {
    this.#lost ??= what;
  }

  /** Why it failed; null when it did not. Never rejects. */
  async #inTurn(work: () => Promise<void>): Promise<unknown> {
    let failed: unknown = null;
    this.#turns = this.#turns.then(work).catch((error: unknown) => {
      failed = error;
      if (this.#isClosed()) return;
      this.#problem = error instanceof Error ? error.message : String(error);
    });
    await this.#turns;
    return failed;
  }
}

function isRunning({ status }: ContainerFacts): boolean {
  return status === 'running' || status === 'paused';
}

/** One that was created and never started has no log yet. */
function wasStarted({ startedAt }: ContainerFacts): boolean {
  return !startedAt.startsWith('0001');
}

function isReadToEnd(container: LoggedContainer | null, facts: ContainerFacts): boolean {
  return !isRunning(facts) && container?.endReadOf === facts.startedAt;
}

function hasPassed({ cursor }: LoggedContainer, { stream, stamp, text }: LogEntry): boolean {
  const last = cursor.last(stream);
  if (last === null || last.stamp < stamp) return false;
  return last.stamp > stamp || !last.unfinished || text.at(-1) !== 0x0a;
}

/** The engine lists the newest one first. One that runs is preferred. */
async function firstStarted(
  engine: EngineApi,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ContainerFacts | null> {
  let started: ContainerFacts | null = null;
  for (const id of ids) {
    const facts = await engine.inspect(id, signal);
    if (facts === null || !wasStarted(facts)) continue;
    if (isRunning(facts)) return facts;
    started ??= facts;
  }
  return started;
}

/** Those that were made after this one. */
function newerThan(ids: readonly string[], id: string): readonly string[] {
  const at = ids.indexOf(id);
  return at < 0 ? ids : ids.slice(0, at);
}

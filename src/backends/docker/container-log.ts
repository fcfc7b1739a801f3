// SPDX-License-Identifier: Apache-2.0
/**
 * The logs of the containers that carry some labels, one after another: followed while one runs, resumed after its
 * restarts and whenever the connection broke, read whole at the end. A container may appear late, and be replaced by another
 * one. Whoever opened it gets whole lines, none twice.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import { FollowedLog, type LogPace, type LogReader } from '../../platform/followed-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LogReach, LogSource, LogSourceEvents, OpenContainerLog } from '../../ports/log-source.ts';
import { type ContainerFacts, short } from './container-facts.ts';
import { type EngineApi, openEngine } from './engine-api.ts';
import type { LogEntry } from './log-cursor.ts';
import { lastLogEntry, type LoggedContainer, loggedContainer, type Transfer, transferLog } from './log-transfer.ts';

/** An ended container may be started again, an engine be restarted. */
const PACE: LogPace = { lookMs: 200, againMs: 20, catchUpLookMs: 5, awayMs: 10_000 };
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
  readonly #log: FollowedLog;
  #current: LoggedContainer | null = null;
  #hadOne = false;
  #problem: string | null = NONE;
  /** What no later read can make good. */
  #lost: string | null = null;

  constructor(parts: Parts, wanted: Wanted) {
    this.#parts = parts;
    this.#wanted = wanted;
    const reader: LogReader = {
      follow: ({ onOpen }, signal) => this.#follow(onOpen, signal),
      readOn: (reach) => this.#readOn(reach === 'end' ? 'whole' : 'rest'),
      untilNow: () => this.#untilNow(),
      isAway: (error) => error instanceof HarnessError && error.code !== 'engine-refused',
      onProblem: (why) => {
        this.#problem = why;
      },
    };
    this.#log = new FollowedLog(parts.clock, reader, PACE);
    this.#log.start();
  }

  read(reach: LogReach): Promise<void> {
    return this.#log.read(reach);
  }

  problem(): string | null {
    return this.#lost ?? this.#problem;
  }

  close(): void {
    this.#log.close();
  }

  async #follow(onOpen: () => void, signal: AbortSignal): Promise<boolean> {
    const engine = await this.#parts.engine();
    const facts = await this.#find(engine);
    const container = this.#current;
    if (facts === null || container === null || signal.aborted || isReadToEnd(container, facts)) return false;
    await this.#transfer(engine, { container, facts, reach: 'follow', onOpen }, signal);
    return true;
  }

  async #untilNow(): Promise<(() => boolean) | null> {
    const container = this.#current;
    if (container === null) return () => false;
    const last = await lastLogEntry(await this.#parts.engine(), container, this.#log.closed);
    return last === null ? null : () => hasPassed(container, last);
  }

  async #readOn(reach: 'rest' | 'whole'): Promise<void> {
    const engine = await this.#parts.engine();
    const facts = await this.#find(engine);
    const container = this.#current;
    if (facts === null || container === null) return;
    if (reach === 'rest' && isReadToEnd(container, facts)) return;
    const { known } = container.cursor.tally();
    await this.#transfer(engine, { container, facts, reach }, this.#log.closed);
    const missed = container.cursor.tally().met - known;
    if (missed > 0) this.#lose(`${String(missed)} entries of container ${short(container.id)} were missed`);
    if (reach === 'whole') this.#handOn(container.lines.takeAll());
  }

  async #transfer(
    engine: EngineApi,
    { facts, ...transfer }: Omit<Transfer, 'onBytes'> & { readonly facts: ContainerFacts },
    signal: AbortSignal,
  ): Promise<void> {
    const all = AbortSignal.any([signal, this.#log.closed]);
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
    const signal = this.#log.closed;
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
    const facts = await engine.inspect(current.id, this.#log.closed);
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

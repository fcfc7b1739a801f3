// SPDX-License-Identifier: Apache-2.0
/**
 * A log that is followed in the background and read on demand: one at a time reads, a read breaks off what follows and goes
 * on from there, and a source that is away is tried again. Where the log is and which of its lines are known is its
 * reader's affair.
 */
import type { Clock } from '../ports/clock.ts';
import type { LogReach } from '../ports/log-source.ts';

export interface LogReader {
  /** Follows the log that comes next until it ends. Whether there was one to follow; rejects when it could not be. */
  follow(events: { readonly onOpen: () => void }, signal: AbortSignal): Promise<boolean>;
  /** Reads on to the present end. Rejects when it could not. */
  readOn(reach: 'now' | 'end'): Promise<void>;
  /** Whether all that the source has now has come; null where it has nothing. Rejects when it cannot be asked. */
  untilNow(): Promise<(() => boolean) | null>;
  /** Whether the source is away, and may come back. */
  isAway(error: unknown): boolean;
  /** Why reading failed, in words. */
  onProblem(why: string): void;
}

export interface LogPace {
  /** Between two looks for a log, or for more of one. */
  readonly lookMs: number;
  /** After a log that was followed has ended: mostly its container has. */
  readonly againMs: number;
  readonly catchUpLookMs: number;
  /** How long a source that is away is tried again at the end. */
  readonly awayMs: number;
}

/** How long what the source has already may take to come through the stream that follows. */
const CATCH_UP_MS = 1000;

export class FollowedLog {
  readonly #clock: Clock;
  readonly #reader: LogReader;
  readonly #pace: LogPace;
  readonly #closed = new AbortController();
  /** One at a time reads from the source: the log would otherwise be in pieces. */
  #turns: Promise<void> = Promise.resolve();
  /** How many want a turn from the one that follows. */
  #waiting = 0;
  #following: AbortController | null = null;
  #isAttached = false;

  /** Nothing is read before `start`. */
  constructor(clock: Clock, reader: LogReader, pace: LogPace) {
    this.#clock = clock;
    this.#reader = reader;
    this.#pace = pace;
  }

  /** Aborted when it is closed. */
  get closed(): AbortSignal {
    return this.#closed.signal;
  }

  start(): void {
    void this.#keepFollowing();
  }

  /** Never rejects. */
  async read(reach: LogReach): Promise<void> {
    // What is new is handed on as it comes.
    if (reach === 'new' || this.#isClosed()) return;
    if (reach === 'now' && (await this.#isCaughtUp())) return;
    const deadlineMs = this.#clock.elapsedMs() + (reach === 'end' ? this.#pace.awayMs : 0);
    for (;;) {
      const isAway = await this.#readOn(reach);
      if (!isAway || this.#clock.elapsedMs() >= deadlineMs || this.#isClosed()) return;
      await this.#pause(this.#pace.lookMs);
    }
  }

  close(): void {
    this.#closed.abort();
    this.#following?.abort();
  }

  #isClosed(): boolean {
    return this.#closed.signal.aborted;
  }

  #hasStream(): boolean {
    return this.#isAttached;
  }

  #pause(ms: number): Promise<unknown> {
    return this.#clock.sleepUntil(this.#clock.elapsedMs() + ms, this.#closed.signal);
  }

  async #keepFollowing(): Promise<void> {
    while (!this.#isClosed()) {
      let pauseMs = this.#pace.lookMs;
      await this.#inTurn(async () => {
        if (this.#waiting === 0 && (await this.#follow())) pauseMs = this.#pace.againMs;
      });
      await this.#pause(pauseMs);
    }
  }

  /** Whether a log was followed to its end. */
  async #follow(): Promise<boolean> {
    const following = new AbortController();
    this.#following = following;
    const onOpen = (): void => {
      this.#isAttached = true;
    };
    try {
      return await this.#reader.follow({ onOpen }, following.signal);
    } catch (error) {
      if (!following.signal.aborted) throw error;
      return false;
    } finally {
      this.#following = null;
      this.#isAttached = false;
    }
  }

  /** Whether all that the source has now has come through the stream that follows, or will at once. */
  async #isCaughtUp(): Promise<boolean> {
    if (!this.#hasStream()) return false;
    try {
      const hasCome = await this.#reader.untilNow();
      const deadlineMs = this.#clock.elapsedMs() + CATCH_UP_MS;
      for (;;) {
        if (hasCome === null || hasCome()) return true;
        if (!this.#hasStream() || this.#clock.elapsedMs() >= deadlineMs || this.#isClosed()) return false;
        await this.#pause(this.#pace.catchUpLookMs);
      }
    } catch {
      // Whoever reads instead meets the same.
      return false;
    }
  }

  /** Reads in place of the stream that follows. Whether the source was away. */
  async #readOn(reach: 'now' | 'end'): Promise<boolean> {
    this.#waiting += 1;
    this.#following?.abort();
    const error = await this.#inTurn(async () => {
      this.#waiting -= 1;
      await this.#reader.readOn(reach);
    });
    return error !== null && this.#reader.isAway(error);
  }

  /** Why it failed; null when it did not. Never rejects. */
  async #inTurn(work: () => Promise<void>): Promise<unknown> {
    let failed: unknown = null;
    this.#turns = this.#turns.then(work).catch((error: unknown) => {
      failed = error;
      if (this.#isClosed()) return;
      this.#reader.onProblem(error instanceof Error ? error.message : String(error));
    });
    await this.#turns;
    return failed;
  }
}

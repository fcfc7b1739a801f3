// SPDX-License-Identifier: Apache-2.0
/** One request for the log of a container: what of it is new goes through, in lines. When to ask is decided elsewhere. */
import { HarnessError } from '../../core/domain/errors.ts';
import { short } from './container-facts.ts';
import type { EngineApi } from './engine-api.ts';
import { engineError } from './engine-calls.ts';
import { passChunks, streamUntil } from '../../platform/streams.ts';
import { createLogCursor, type LogCursor, type LogEntry } from './log-cursor.ts';
import { readFrames, readTerminal } from './log-frames.ts';
import { createLineJoiner, type LineJoiner } from './log-lines.ts';

/** Nothing comes for so long: of a log that is read to its present end. */
const STALL_LIMIT_MS = 10_000;
const TOTAL_LIMIT_MS = 120_000;

/** A container as far as its log was read. */
export interface LoggedContainer {
  readonly id: string;
  readonly tty: boolean;
  readonly cursor: LogCursor;
  readonly lines: LineJoiner;
  /** Start whose log was read to its end, after the container had ended; null before. */
  endReadOf: string | null;
}

export function loggedContainer({ id, tty }: { readonly id: string; readonly tty: boolean }): LoggedContainer {
  return { id, tty, cursor: createLogCursor(), lines: createLineJoiner(), endReadOf: null };
}

export interface Transfer {
  readonly container: LoggedContainer;
  /** `follow` ends with the container, `rest` at the present end, `whole` is the rest by way of the whole log. */
  readonly reach: 'follow' | 'rest' | 'whole';
  readonly onBytes: (bytes: Buffer) => void;
  /** The engine has accepted. */
  readonly onOpen?: () => void;
}

/** Resolves when the engine has sent all. Rejects with a HarnessError; what came until then is through. */
export async function transferLog(engine: EngineApi, transfer: Transfer, signal: AbortSignal): Promise<void> {
  const { container, reach, onBytes, onOpen } = transfer;
  const { cursor, lines, tty } = container;
  const since = reach === 'whole' ? null : cursor.since({ tty });
  cursor.beginPass();
  const onEntry = (entry: LogEntry): void => {
    if (cursor.take(entry)) lines.add(entry);
  };
  const query = { follow: reach === 'follow', ...(since === null ? {} : { since }) };
  const handOn = (): void => {
    const bytes = lines.take();
    if (bytes.length > 0) onBytes(bytes);
  };
  const read = { container, query, onEntry, onChunk: handOn, ...(onOpen === undefined ? {} : { onOpen }) };
  await readLog(engine, read, signal).finally(handOn);
}

/** The last entry that the engine has; null when there is none. */
export async function lastLogEntry(
  engine: EngineApi,
  container: LoggedContainer,
  signal: AbortSignal,
): Promise<LogEntry | null> {
  let last: LogEntry | null = null;
  const onEntry = (entry: LogEntry): void => {
    last = { ...entry, text: Buffer.from(entry.text) };
  };
  await readLog(engine, { container, query: { follow: false, tail: 1 }, onEntry, onChunk: () => undefined }, signal);
  return last;
}

interface LogRead {
  readonly container: LoggedContainer;
  readonly query: { readonly follow: boolean; readonly since?: string; readonly tail?: number };
  readonly onEntry: (entry: LogEntry) => void;
  readonly onChunk: () => void;
  readonly onOpen?: () => void;
}

async function readLog(engine: EngineApi, read: LogRead, signal: AbortSignal): Promise<void> {
  const { container, query, onEntry, onChunk, onOpen } = read;
  const { tty, cursor } = container;
  const reader = tty ? readTerminal(onEntry, cursor.last('stdout')) : readFrames(onEntry);
  const limit = limitRead(query.follow);
  try {
    const either = AbortSignal.any([signal, limit.signal]);
    const stream = streamUntil(await openLog(engine, { id: container.id, query }, either), either);
    onOpen?.();
    limit.opened();
    await passChunks(stream, (chunk) => {
      limit.progress();
      reader.add(chunk);
      onChunk();
    });
    reader.end();
  } catch (error) {
    if (limit.signal.aborted && !signal.aborted) {
      throw new HarnessError(`the engine did not send the log of container ${short(container.id)} in time`, {
        code: 'engine-timeout',
        cause: error,
      });
    }
    throw engineError(`log of container ${short(container.id)}`, error);
  } finally {
    limit.end();
  }
}

/** Of the library, which keeps the whole log in memory unless it is followed, the part that streams any answer. */
interface Dialer {
  dial(request: object, onAnswer: (error: unknown, answer: unknown) => void): void;
}

function openLog(
  engine: EngineApi,
  { id, query }: { readonly id: string; readonly query: LogRead['query'] },
  signal: AbortSignal,
): Promise<unknown> {
  const request = {
    path: `/containers/${id}/logs?`,
    method: 'GET',
    options: { stdout: true, stderr: true, timestamps: true, ...query },
    isStream: true,
    statusCodes: { 200: true },
    abortSignal: signal,
  };
  const dialer = engine.docker.modem as Dialer;
  return new Promise((resolve, reject) => {
    dialer.dial(request, (error, answer) => {
      if (error !== null && error !== undefined) reject(error instanceof Error ? error : new Error('no answer'));
      else resolve(answer);
    });
  });
}

interface ReadLimit {
  readonly signal: AbortSignal;
  readonly opened: () => void;
  readonly progress: () => void;
  readonly end: () => void;
}

/** A log that is followed may say nothing for long, once the engine has answered. */
function limitRead(follow: boolean): ReadLimit {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const total = follow ? null : setTimeout(abort, TOTAL_LIMIT_MS);
  const stall = setTimeout(abort, STALL_LIMIT_MS);
  return {
    signal: controller.signal,
    opened: () => {
      if (follow) clearTimeout(stall);
    },
    progress: () => {
      if (!follow) stall.refresh();
    },
    end: () => {
      clearTimeout(stall);
      if (total !== null) clearTimeout(total);
    },
  };
}

// SPDX-License-Identifier: Apache-2.0
/** One request for the log of a container: what of it is new goes through, in whole lines. When to ask is decided elsewhere. */
import { HarnessError } from '../../core/domain/errors.ts';
import type { ClusterApi } from '../../platform/kubernetes/cluster-api.ts';
import { quote } from '../../platform/kubernetes/errors.ts';
import { passChunks, streamUntil } from '../../platform/streams.ts';
import { podPath } from './paths.ts';
import { createPodLogCursor, nanosOf, type PodLogCursor } from './pod-log-cursor.ts';

/** Nothing comes for so long: of a log that is read to its present end. */
const STALL_LIMIT_MS = 10_000;
const TOTAL_LIMIT_MS = 120_000;
/** Of a line that has not ended yet; a longer one is broken into lines. */
const LINE_LIMIT_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const STAMP_LIMIT = 40;
const LINE_BREAK: Buffer = Buffer.from('\n');

/** One life of a container, as far as its log was read. */
export interface PodLife {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  readonly container: string;
  /** How often the container had been started again when it began. */
  readonly restarts: number;
  readonly cursor: PodLogCursor;
  /** Its log was read to its end after it had ended. */
  isReadToEnd: boolean;
  /** The last stream that followed it ended by itself, as it does when the container has ended. */
  hasEnded: boolean;
}

export function newLife(of: Omit<PodLife, 'cursor' | 'isReadToEnd' | 'hasEnded'>, since: string): PodLife {
  return { ...of, cursor: createPodLogCursor(since), isReadToEnd: false, hasEnded: false };
}

export interface PodTransfer {
  readonly life: PodLife;
  /** `follow` ends with the container, `rest` at the present end, `previous` is the rest of one that was started again since. */
  readonly reach: 'follow' | 'rest' | 'previous';
  readonly onBytes: (bytes: Buffer) => void;
  /** What the node says in place of a line. */
  readonly onOddity: (text: string) => void;
  readonly onOpen?: () => void;
}

/** Resolves when the cluster has sent all. Rejects with a HarnessError; whole lines that came until then are through. */
export async function transferPodLog(api: ClusterApi, transfer: PodTransfer, signal: AbortSignal): Promise<void> {
  const { life, reach, onBytes, onOddity } = transfer;
  const since = life.cursor.beginPass();
  const out: Buffer[] = [];
  const handOn = (): void => {
    if (out.length > 0) onBytes(Buffer.concat(out.splice(0)));
  };
  const splitter = splitStamped((line) => {
    const stamped = stampOf(line);
    if (stamped === null) onOddity(quote(line.toString('utf8')));
    else if (life.cursor.take(stamped.nanos)) out.push(stamped.text);
  });
  const query = {
    ...(reach === 'follow' ? { follow: 'true' } : {}),
    ...(reach === 'previous' ? { previous: 'true' } : {}),
    sinceTime: since,
  };
  const onChunk = (chunk: Buffer): void => {
    splitter.add(chunk);
    handOn();
  };
  await readLog(api, { life, query, onChunk, ...(transfer.onOpen ? { onOpen: transfer.onOpen } : {}) }, signal);
  // What a running container has begun to write comes again as a whole.
  if (reach !== 'rest') splitter.end();
  handOn();
}

/** Stamp of the last line that the cluster has; null when there is none since then. */
export async function lastStamp(
  api: ClusterApi,
  { life, since }: { readonly life: PodLife; readonly since: string },
  signal: AbortSignal,
): Promise<string | null> {
  let last: string | null = null;
  const splitter = splitStamped((line) => {
    last = stampOf(line)?.nanos ?? last;
  });
  await readLog(
    api,
    { life, query: { tailLines: '1', sinceTime: since }, onChunk: (chunk) => splitter.add(chunk) },
    signal,
  );
  return last;
}

interface Splitter {
  readonly add: (chunk: Buffer) => void;
  readonly end: () => void;
}

/** Lines with their line breaks. */
function splitStamped(onLine: (line: Buffer) => void): Splitter {
  let pending: Buffer[] = [];
  let bytes = 0;
  const flush = (last: Buffer): void => {
    const line = pending.length === 0 ? last : Buffer.concat([...pending, last]);
    pending = [];
    bytes = 0;
    onLine(line);
  };
  return {
    add(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
        flush(chunk.subarray(from, at + 1));
        from = at + 1;
      }
      if (from === chunk.length) return;
      pending.push(Buffer.from(chunk.subarray(from)));
      bytes += chunk.length - from;
      if (bytes > LINE_LIMIT_BYTES) flush(LINE_BREAK);
    },
    end() {
      // The next life begins a line of its own.
      if (bytes > 0) flush(LINE_BREAK);
    },
  };
}

function stampOf(line: Buffer): { readonly nanos: string; readonly text: Buffer } | null {
  const at = line.subarray(0, STAMP_LIMIT).indexOf(SPACE);
  const nanos = at < 0 ? null : nanosOf(line.toString('latin1', 0, at));
  return nanos === null ? null : { nanos, text: line.subarray(at + 1) };
}

interface LogRead {
  readonly life: Pick<PodLife, 'namespace' | 'name' | 'container'>;
  readonly query: Readonly<Record<string, string>>;
  readonly onChunk: (chunk: Buffer) => void;
  readonly onOpen?: () => void;
}

/** Resolves at the end of what the cluster sends. Rejects with a HarnessError. */
export async function readLog(
  api: ClusterApi,
  { life, query, onChunk, onOpen }: LogRead,
  signal: AbortSignal,
): Promise<void> {
  const limit = limitRead('follow' in query);
  try {
    const either = AbortSignal.any([signal, limit.signal]);
    const path = `${podPath(life)}/log`;
    const all = { container: life.container, timestamps: 'true', ...query };
    const stream = streamUntil(await api.stream({ method: 'GET', path, query: all }, either), either);
    onOpen?.();
    await passChunks(stream, (chunk) => {
      limit.progress();
      onChunk(chunk);
    });
  } catch (error) {
    if (error instanceof HarnessError && !limit.signal.aborted) throw error;
    const late = limit.signal.aborted && !signal.aborted;
    throw new HarnessError(
      `log of pod ${life.namespace}/${life.name}: ${late ? 'it did not come in time' : 'it broke off'}`,
      {
        code: late ? 'cluster-timeout' : 'cluster-unreachable',
        cause: error,
      },
    );
  } finally {
    limit.end();
  }
}

interface ReadLimit {
  readonly signal: AbortSignal;
  readonly progress: () => void;
  readonly end: () => void;
}

/** A log that is followed may say nothing for long. */
function limitRead(follow: boolean): ReadLimit {
  const controller = new AbortController();
  if (follow) return { signal: controller.signal, progress: () => undefined, end: () => undefined };
  const abort = (): void => controller.abort();
  const total = setTimeout(abort, TOTAL_LIMIT_MS);
  const stall = setTimeout(abort, STALL_LIMIT_MS);
  return {
    signal: controller.signal,
    progress: () => void stall.refresh(),
    end: () => {
      clearTimeout(stall);
      clearTimeout(total);
    },
  };
}

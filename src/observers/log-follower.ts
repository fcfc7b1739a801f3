// SPDX-License-Identifier: Apache-2.0
/**
 * Follows a log file by looking at it again and again (notifications of file systems are lost too easily): copies it,
 * counts texts, keeps recent lines for waits. Lines are numbered as in the copy, where a line of ours stands when the
 * file was truncated or replaced.
 */
import type { Clock } from '../ports/clock.ts';
import type { LogHandle, LogRequest, LogSummary } from '../ports/observers.ts';
import type { AppendFile } from '../ports/run-writers.ts';
import { splitLines } from '../platform/output.ts';
import { createLogCopy } from './log-copy.ts';
import { openLogSource } from './log-source.ts';
import { countLines, keepRecentLines } from './recent-lines.ts';
import { countTexts } from './text-counter.ts';

const POLL_MS = 50;
/** Longer lines are cut for searching; they are copied and counted whole. */
const SEARCHED_LINE_BYTES = 64 * 1024;
const LINE_FEED = 0x0a;

/**
 * Starts at once. The summary is not `complete` when the file was never there, could not be read at the end, or when
 * the disk refused its copy.
 */
export function followLog(clock: Clock, request: LogRequest): LogHandle {
  let sink = createSink(request);
  if (!('file' in request.source)) throw new TypeError('logs of containers are followed by the docker observers');
  const source = openLogSource(request.source.file, {
    onBytes: (bytes) => sink.add(bytes),
    onRestart: (reason) => sink.restart(reason),
  });
  const stop = new AbortController();
  let reading = Promise.resolve();
  const read = async (): Promise<void> => {
    const before = sink.bytes();
    await source.read();
    if (sink.bytes() > before) request.onChange();
  };
  const catchUp = (): Promise<void> => {
    reading = reading.then(read);
    return reading;
  };
  const turnTo = (rest: AppendFile): Promise<LogSummary> => {
    const summary = reading.then(async () => {
      await read();
      const first = sink;
      sink = createSink({ destination: rest, texts: [], searched: false });
      return first.finish(source.isSound());
    });
    reading = summary.then(() => undefined);
    return summary;
  };
  const polling = pollUntil(clock, catchUp, stop.signal);
  const end = async (): Promise<LogSummary> => {
    stop.abort();
    await polling;
    await catchUp();
    const complete = source.isSound();
    source.close();
    return sink.finish(complete);
  };
  let ended: Promise<LogSummary> | null = null;
  return {
    position: () => ({ lines: sink.lines(), bytes: sink.bytes() }),
    catchUp,
    search: (pattern, afterLine) => sink.search(pattern, afterLine),
    turnTo,
    close: () => (ended ??= end()),
  };
}

async function pollUntil(clock: Clock, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await work();
    await clock.sleepUntil(clock.elapsedMs() + POLL_MS, signal);
  }
}

interface Sink {
  readonly add: (bytes: Buffer) => void;
  readonly restart: (reason: string) => void;
  readonly lines: () => number;
  readonly bytes: () => number;
  readonly search: LogHandle['search'];
  readonly finish: (complete: boolean) => LogSummary;
}

/** Where the bytes of the source go. */
function createSink(request: Pick<LogRequest, 'destination' | 'texts' | 'searched'>): Sink {
  const copy = createLogCopy(request.destination);
  const counter = countTexts(request.texts);
  const recent = request.searched ? keepRecentLines() : countLines();
  const splitter = splitLines(SEARCHED_LINE_BYTES, (line) => recent.add(line.toString('utf8')));
  let bytes = 0;
  let inLine = false;
  const add = (chunk: Buffer): void => {
    bytes += chunk.length;
    inLine = chunk.at(-1) !== LINE_FEED;
    copy.add(chunk);
    counter.add(chunk);
    splitter.add(chunk);
  };
  return {
    add,
    restart: (reason) =>
      add(Buffer.from(`${inLine ? '\n' : ''}[this log was ${reason} and is followed on from its new start]\n`)),
    lines: () => recent.count(),
    bytes: () => bytes,
    search: (pattern, afterLine) => recent.search(pattern, afterLine),
    finish(complete) {
      splitter.end();
      counter.end();
      copy.finish();
      return {
        lines: recent.count(),
        bytes,
        capped: copy.isCapped(),
        complete: complete && !copy.hasFailed(),
        counts: counter.counts(),
      };
    },
  };
}

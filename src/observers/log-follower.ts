// SPDX-License-Identifier: Apache-2.0
/**
 * Follows a log: copies it, counts texts, keeps recent lines for waits. A file is looked at again and again
 * (notifications of file systems are lost too easily); what a container writes comes by itself. Lines are numbered as in
 * the copy, where a line of ours stands when the file was truncated, or the file or container replaced.
 */
import type { Clock } from '../ports/clock.ts';
import type { LogReach, LogSource, LogSourceEvents, OpenContainerLog, OpenPodLog } from '../ports/log-source.ts';
import type { LogHandle, LogPlace, LogRequest, LogSummary } from '../ports/observers.ts';
import type { AppendFile } from '../ports/run-writers.ts';
import { splitLines } from '../platform/output.ts';
import { createLogCopy } from './log-copy.ts';
import { openLogFile } from './log-source.ts';
import { countLines, keepRecentLines } from './recent-lines.ts';
import { countTexts } from './text-counter.ts';

const POLL_MS = 50;
/** Longer lines are cut for searching; they are copied and counted whole. */
const SEARCHED_LINE_BYTES = 64 * 1024;
const LINE_FEED = 0x0a;

interface Openers {
  readonly openContainerLog: OpenContainerLog;
  readonly openPodLog: OpenPodLog;
}

interface Ports extends Openers {
  readonly clock: Clock;
}

function openSource(
  place: LogPlace,
  { openContainerLog, openPodLog, events }: Openers & { readonly events: LogSourceEvents },
): LogSource {
  if ('file' in place) return openLogFile(place.file, events);
  return 'pod' in place ? openPodLog(place.pod, events) : openContainerLog(place.labels, events);
}

/**
 * Starts at once. The summary is not `complete` when the source was never there, could not be read at the end, or was
 * gone before its end was read, nor when the disk refused its copy.
 */
export function followLog({ clock, ...openers }: Ports, request: LogRequest): LogHandle {
  let sink = createSink(request);
  const events = {
    onBytes: (bytes: Buffer) => {
      sink.add(bytes);
      request.onChange();
    },
    onRestart: (reason: string) => sink.restart(reason),
  };
  const { source: place } = request;
  const source = openSource(place, { ...openers, events });
  const stop = new AbortController();
  let reading = Promise.resolve();
  const read = (reach: LogReach): Promise<void> => {
    reading = reading.then(() => source.read(reach));
    return reading;
  };
  const turnTo = (rest: AppendFile): Promise<LogSummary> => {
    const summary = read('end').then(() => {
      const first = sink;
      sink = createSink({ destination: rest, texts: [], searched: false });
      return first.finish(source.problem());
    });
    reading = summary.then(() => undefined);
    return summary;
  };
  const polling = pollUntil(clock, () => read('new'), stop.signal);
  const end = async (): Promise<LogSummary> => {
    stop.abort();
    await polling;
    await read('end');
    const problem = source.problem();
    source.close();
    return sink.finish(problem);
  };
  let ended: Promise<LogSummary> | null = null;
  return {
    position: () => ({ lines: sink.lines(), bytes: sink.bytes() }),
    catchUp: () => read('now'),
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
  /** `problem` says why the source is not whole. */
  readonly finish: (problem: string | null) => LogSummary;
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
    finish(problem) {
      splitter.end();
      counter.end();
      copy.finish();
      const reason = problem ?? (copy.hasFailed() ? 'the disk refused a part of its copy' : null);
      return {
        lines: recent.count(),
        bytes,
        capped: copy.isCapped(),
        complete: reason === null,
        ...(reason === null ? {} : { reason }),
        counts: counter.counts(),
      };
    },
  };
}

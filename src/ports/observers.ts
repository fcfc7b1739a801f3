// SPDX-License-Identifier: Apache-2.0
/** Followers of logs, metrics, traces and watch commands. Each writes its own file of the run directory and tells `onChange` when something new is there. */
import type { LogTextCount, UndoAction } from '../core/domain/documents.ts';
import type { MetricSelector, SpanPattern } from '../core/domain/plan.ts';
import type { PodLogPlace } from './log-source.ts';
import type { AppendFile } from './run-writers.ts';

/** What to follow: a file by its absolute path, or the streams of the containers or pods that carry the labels, one after another. */
export type LogPlace =
  | { readonly file: string }
  | { readonly labels: Readonly<Record<string, string>> }
  | { readonly pod: PodLogPlace };

export interface LogRequest {
  /** `gateway`, or `counter-0/sandbox`. */
  readonly log: string;
  /** It may not exist yet. */
  readonly source: LogPlace;
  readonly destination: AppendFile;
  /** Texts to count, before any cap. */
  readonly texts: readonly string[];
  /** Whether anybody will search it; of a log that nobody searches no line is kept in memory. */
  readonly searched: boolean;
  readonly onChange: () => void;
}

export type LogSearch =
  | { readonly found: true; readonly line: number; readonly text: string }
  | { readonly found: false; readonly reason: 'no-match' | 'pattern-too-slow' };

export interface LogSummary {
  readonly lines: number;
  readonly bytes: number;
  readonly capped: boolean;
  readonly complete: boolean;
  /** Why it is not complete. */
  readonly reason?: string;
  readonly counts: readonly LogTextCount[];
}

export interface LogHandle {
  /** Whole lines and bytes read so far. */
  position(): { readonly lines: number; readonly bytes: number };
  /** Reads what is in the source now, so that `position` is exact. */
  catchUp(): Promise<void>;
  /** First line after `afterLine` (0 = from the start) that matches, among those read so far. */
  search(pattern: string, afterLine: number): LogSearch;
  /**
   * Reads to what is the end of the source now, and sums up until there; what is written to the source from then on
   * goes into another file, uncounted, until `close`. Never rejects.
   */
  turnTo(rest: AppendFile): Promise<LogSummary>;
  /** Reads to the end of the source and closes the destination. Never rejects; `complete` is false when reading failed. */
  close(): Promise<LogSummary>;
}

export interface MetricReading {
  /** Sum over the series that carry the labels; null when there is none. */
  readonly value: number | null;
  /** When it was scraped. */
  readonly atMs: number;
}

export interface MetricsHandle {
  readonly name: string;
  /** Latest scrape that succeeded; null when there was none yet. */
  latest(selector: MetricSelector): MetricReading | null;
  close(): Promise<WrittenLines>;
}

export interface WrittenLines {
  readonly lines: number;
  /** False when the disk refused a line. */
  readonly complete: boolean;
}

export interface WatchHandle {
  /** Leader of the command's process group, and how it would be ended by someone else; null when it could not be started. */
  readonly undo: { readonly action: UndoAction; readonly shell: string } | null;
  /** Resolves when the command has ended by itself or was closed. */
  readonly ended: Promise<WrittenLines & { readonly exitCode: number | null; readonly expected: boolean }>;
  close(): Promise<void>;
}

export type SpanSearch =
  | {
      readonly found: true;
      /** Number of the span, from 1 in the order of receipt. */
      readonly span: number;
      /** Its line in the file, from 1; null when it was not written, since the file was full. */
      readonly line: number | null;
      /** When it was received, which is later than its end. */
      readonly atMs: number;
      /** Nanoseconds on the sender's wall clock, as digits. */
      readonly startUnixNano: string;
      readonly endUnixNano: string;
    }
  | { readonly found: false };

export interface TracesHandle {
  /** Addresses for exporters, `http://127.0.0.1:41234`; that of HTTP without the path `/v1/traces`. */
  readonly endpoints: { readonly grpc: string; readonly http: string };
  /** Spans received so far. */
  position(): number;
  /** First span after `afterSpan` (0 = from the start) that matches. */
  search(pattern: SpanPattern, afterSpan: number): SpanSearch;
  /** Ends all connections. Never rejects; `complete` is false when the disk refused a line. */
  close(): Promise<{ readonly lines: number; readonly complete: boolean }>;
}

export interface EngineWatchHandle {
  /** What happened until now is written first. Never rejects. */
  close(): Promise<WrittenLines>;
}

export interface Observers {
  followLog(request: LogRequest): LogHandle;
  scrapeMetrics(request: {
    readonly name: string;
    readonly url: string;
    readonly intervalMs: number;
    readonly destination: AppendFile;
    readonly onChange: () => void;
  }): MetricsHandle;
  watch(request: {
    readonly name: string;
    readonly argv: readonly string[];
    readonly env: Readonly<Record<string, string>>;
    readonly cwd: string;
    readonly destination: AppendFile;
  }): WatchHandle;
  /** Writes down what the container engine says of the containers that carry all the labels. Resolves when it has begun to. */
  watchEngine(request: {
    readonly labels: Readonly<Record<string, string>>;
    /** Names of labels that are written down. */
    readonly labelNames: readonly string[];
    readonly destination: AppendFile;
  }): Promise<EngineWatchHandle>;
  /** Writes down what a cluster says of the objects of some namespaces. Resolves when it has begun to. */
  watchCluster(request: {
    readonly namespaces: readonly string[];
    readonly destination: AppendFile;
  }): Promise<EngineWatchHandle>;
  /** Listens for traces over OTLP on two free ports. Rejects with a HarnessError when it cannot; never for what clients do. */
  receiveTraces(request: {
    /** Address of this machine to listen on, `127.0.0.1`. */
    readonly host: string;
    readonly destination: AppendFile;
    /** New spans are there. */
    readonly onChange: () => void;
  }): Promise<TracesHandle>;
}

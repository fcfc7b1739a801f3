// SPDX-License-Identifier: Apache-2.0
/**
 * Questions that checks put to the files of a run directory, and the answers. A question says all that is needed to
 * answer it, so that its text is its key; what an answer means for a check is decided elsewhere.
 */

/** One file under an instance's output, and the claims about it that need its content. */
export interface OutputQuery {
  readonly kind: 'output';
  readonly workload: string;
  readonly instance: string;
  /** Relative to the instance's output. */
  readonly file: string;
  readonly equals: string | null;
  readonly matches: string | null;
  readonly consecutiveFrom: number | null;
}

export type LogPlace =
  | { readonly component: string }
  | { readonly workload: string; readonly instance: string; readonly role: string };

/** Lines after `after` up to and with `through`; lines count from 1. */
export interface LogWindow {
  readonly after: number;
  readonly through: number;
}

/** Lines of a copied log that contain a text. */
export interface LogQuery {
  readonly kind: 'log';
  readonly place: LogPlace;
  readonly text: string;
  /** Null for the whole log. */
  readonly windows: readonly LogWindow[] | null;
}

/** A metric over the whole run, summed over the series that carry the labels. */
export interface MetricQuery {
  readonly kind: 'metric';
  readonly source: string;
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Scrapes after this time are not looked at; null for all. */
  readonly untilMs: number | null;
}

export type FactQuery = OutputQuery | LogQuery | MetricQuery;

export interface OutputFact {
  readonly kind: 'output';
  readonly path: string;
  readonly lines: number;
  /** Beginning of the content, for people. */
  readonly head: string;
  /** Null when not asked. */
  readonly equals: boolean | null;
  /** First line that matches, 0 when none does; null when not asked. */
  readonly matchLine: number | 'too-slow' | null;
  /** First line that breaks the sequence; null when not asked or when it holds. */
  readonly sequenceBreak: { readonly line: number; readonly expected: number; readonly found: string } | null;
}

export interface LogFact {
  readonly kind: 'log';
  readonly path: string;
  readonly count: number;
  /** Null when there is none. */
  readonly firstLine: number | null;
}

export interface MetricPoint {
  readonly value: number;
  /** Line of the metrics file. */
  readonly line: number;
}

/** Where a scrape knows the metric by other labels only, the sum is 0. */
export interface MetricFact {
  readonly kind: 'metric';
  readonly path: string;
  /** Scrapes that succeeded. */
  readonly scrapes: number;
  /** Scrapes that failed after the last one that succeeded. */
  readonly failedSince: number;
  /** Sum at the last scrape that knew the metric; null when none did. */
  readonly last: MetricPoint | null;
  readonly max: MetricPoint | null;
  /** Increase from the first scrape to the last; a series that restarts from zero goes on counting. */
  readonly increase: number;
}

/** The file is not there. */
export interface MissingFact {
  readonly kind: 'missing';
  readonly path: string;
}

/** The question could not be answered. */
export interface UnreadableFact {
  readonly kind: 'unreadable';
  readonly path: string;
  readonly message: string;
}

export type Fact = OutputFact | LogFact | MetricFact | MissingFact | UnreadableFact;

/** Answers by the key of their question. */
export type Facts = ReadonlyMap<string, Fact>;

export function factKey(query: FactQuery): string {
  return JSON.stringify(query);
}

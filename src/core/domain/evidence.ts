// SPDX-License-Identifier: Apache-2.0
/** What was measured while a run went on, line by line as it is in the run directory: scrapes of metrics, and spans. */

/** One value of one series at one scrape. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** In the metric's own unit; may be NaN or infinite. */
  readonly value: number;
}

export interface Scrape {
  /** Milliseconds on the run's clock. */
  readonly atMs: number;
  /** Wall time, ISO 8601; null where the line does not say. */
  readonly at: string | null;
  /** Null when the scrape failed. */
  readonly samples: readonly Sample[] | null;
  /** Why it failed; null when it did not. */
  readonly gap: string | null;
  /** In the file, from 1. */
  readonly line: number;
}

/** A span as a system sent it. Its times are the sender's wall clock. */
export interface RecordedSpan {
  /** When it was received, in milliseconds on the run's clock. */
  readonly atMs: number;
  /** Wall time when it was received, ISO 8601. */
  readonly at: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  /** unspecified, internal, server, client, producer or consumer. */
  readonly kind: string;
  /** Decimal nanoseconds since 1970. */
  readonly startUnixNano: string;
  readonly endUnixNano: string;
  readonly statusCode: string;
  readonly statusMessage: string;
  readonly service: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** In the file, from 1. */
  readonly line: number;
}

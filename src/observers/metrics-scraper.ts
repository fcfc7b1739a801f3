// SPDX-License-Identifier: Apache-2.0
/**
 * Scrapes one endpoint again and again into system/metrics/NAME.jsonl, one line per scrape:
 *
 *     {"atMs": 1203.5, "at": "2026-11-29T15:45:01.203Z", "samples": [{"name": "up", "labels": {"job": "a"}, "value": 1}]}
 *     {"atMs": 2204.1, "at": "2026-11-29T15:45:02.204Z", "gap": "connect ECONNREFUSED 127.0.0.1:9090"}
 *
 * `atMs` is the run's monotonic clock when the answer was there, `at` wall time for people. A value is a number, or one
 * of the texts `NaN`, `+Inf`, `-Inf`. Values are raw: a counter that starts again at 0 is seen as such. A scrape that
 * failed is a gap and no error, since the system may be down on purpose; one line that is no sample spoils its scrape.
 */
import { HarnessError } from '../core/domain/errors.ts';
import type { MetricSelector } from '../core/domain/plan.ts';
import type { Clock } from '../ports/clock.ts';
import type { MetricReading, MetricsHandle, Observers, WrittenLines } from '../ports/observers.ts';
import { openLinesFile } from './capped-file.ts';
import { type GetLimits, getText } from './http-get.ts';
import { parsePrometheusText, type Sample } from './prometheus-text.ts';

export const SCRAPE_LIMITS: GetLimits = { timeoutMs: 2000, bodyBytes: 4 * 1024 * 1024 };

const REASON_CHARACTERS = 200;

type ScrapeRequest = Parameters<Observers['scrapeMetrics']>[0];

type Scrape = { readonly samples: readonly Sample[] } | { readonly gap: string };

/** Starts at once. Throws a HarnessError for a URL that is not http or https. */
export function scrapeMetrics(clock: Clock, request: ScrapeRequest): MetricsHandle {
  const url = parseUrl(request);
  const stop = new AbortController();
  const stamp = (): { atMs: number; at: string } => ({ atMs: clock.elapsedMs(), at: clock.wallTime() });
  const file = openLinesFile(request.destination, () => ({ ...stamp(), gap: 'the file is at its size limit' }));
  let latest: { readonly atMs: number; readonly samples: readonly Sample[] } | null = null;

  const scrapeOnce = async (signal: AbortSignal): Promise<void> => {
    const scrape = await fetchSamples(url, signal);
    if (signal.aborted) return;
    const at = stamp();
    if ('gap' in scrape) file.add({ ...at, gap: scrape.gap });
    else {
      latest = { atMs: at.atMs, samples: scrape.samples };
      file.add({ ...at, samples: scrape.samples.map(toLine) });
    }
    request.onChange();
  };
  const ended = repeatEvery(clock, { intervalMs: request.intervalMs, work: scrapeOnce }, stop.signal);
  const close = async (): Promise<WrittenLines> => {
    stop.abort();
    await ended;
    // Checks ask for the last value, which may be most of an interval old; the request has a limit of its own.
    await scrapeOnce(new AbortController().signal);
    file.close();
    return { lines: file.lines(), complete: !file.hasFailed() };
  };
  let closed: Promise<WrittenLines> | null = null;
  return {
    name: request.name,
    latest: (selector) => (latest === null ? null : readValue(latest, selector)),
    close: () => (closed ??= close()),
  };
}

function parseUrl({ name, url }: ScrapeRequest): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed !== null && ['http:', 'https:'].includes(parsed.protocol)) return parsed;
  throw new HarnessError(`metrics ${name} have the address ${JSON.stringify(url)}, expected one with http or https`, {
    code: 'bad-metrics-url',
    hint: "Check the adapter's metrics and the endpoints that its boot hook printed.",
    subject: name,
  });
}

/** Works at fixed times from now; one that was missed because the work took long is left out. */
async function repeatEvery(
  clock: Clock,
  { intervalMs, work }: { readonly intervalMs: number; readonly work: (signal: AbortSignal) => Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  let dueMs = clock.elapsedMs();
  while (!signal.aborted) {
    await work(signal);
    const missed = Math.floor((clock.elapsedMs() - dueMs) / intervalMs);
    dueMs += (Math.max(0, missed) + 1) * intervalMs;
    await clock.sleepUntil(dueMs, signal);
  }
}

async function fetchSamples(url: URL, signal: AbortSignal): Promise<Scrape> {
  try {
    return { samples: parsePrometheusText(await getText(url, SCRAPE_LIMITS, signal)) };
  } catch (error) {
    return { gap: (error instanceof Error ? error.message : String(error)).slice(0, REASON_CHARACTERS) };
  }
}

function toLine({ name, labels, value }: Sample): { name: string; labels: Sample['labels']; value: number | string } {
  if (Number.isFinite(value)) return { name, labels, value };
  const text = Number.isNaN(value) ? 'NaN' : `${value > 0 ? '+' : '-'}Inf`;
  return { name, labels, value: text };
}

function readValue(
  { atMs, samples }: { readonly atMs: number; readonly samples: readonly Sample[] },
  selector: MetricSelector,
): MetricReading {
  const wanted = Object.entries(selector.labels);
  const values = samples
    .filter(({ name, labels }) => name === selector.metric && wanted.every(([key, text]) => labels[key] === text))
    .map(({ value }) => value)
    // Not a number is what a summary says while it has seen nothing.
    .filter((value) => !Number.isNaN(value));
  return { atMs, value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) };
}

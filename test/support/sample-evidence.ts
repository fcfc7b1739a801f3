// SPDX-License-Identifier: Apache-2.0
/** Metrics, spans, logs and files of a made-up run, collected as a reader of its directory would. */
import type { RecordedSpan, Sample } from '../../src/core/domain/evidence.ts';
import type { RunState } from '../../src/core/domain/record.ts';
import { collectSeries, type MetricsOfSource } from '../../src/core/report/metric-series.ts';
import type { OutputExcerpt, PageEvidence } from '../../src/core/report/page-evidence.ts';
import { collectSpans, type SpansOfRun } from '../../src/core/report/span-groups.ts';
import { collectExcerpt, type TextExcerpt } from '../../src/core/report/text-excerpt.ts';

const scrapes = 120;

/** Sessions fall while the gateway is away, requests begin again at 0, and scrapes fail in between. */
export function sampleEvidence(state: RunState): PageEvidence {
  const [first] = state.instances;
  const endMs = Math.max(1, state.lastMs);
  return {
    metrics: [sampleMetrics(state, endMs)],
    namedMetrics: [
      { source: 'gateway', metric: 'sessions' },
      { source: 'gateway', metric: 'never_there' },
    ],
    spans: sampleSpans(endMs),
    logs: [
      textOf('logs/gateway.log', 900, (line) =>
        line % 7 === 0 ? `ERROR lost ${String(line)}` : `INFO ok ${String(line)}`,
      ),
      textOf('logs/harness.log', 12, (line) => `phase ${String(line)}`),
    ],
    ...{ moreLogs: 2, moreOutputs: 1, refused: [{ path: 'logs/away.log', kind: 'link' }] },
    outputs: first === undefined ? [] : [outputOf(first.workload, first.instance)],
  };
}

function sampleMetrics(state: RunState, endMs: number): MetricsOfSource {
  const [fault] = state.faults;
  const [from, to] = [fault?.requestedMs ?? endMs, fault?.revert?.endedMs ?? endMs];
  const collector = collectSeries({ source: 'gateway', path: 'system/metrics/gateway.jsonl', endMs });
  for (let line = 1; line <= scrapes; line += 1) {
    const atMs = (endMs * line) / scrapes;
    const isAway = atMs > from && atMs < to;
    const samples = samplesAt(atMs >= to ? line : line * 3, line === 5);
    collector.add({
      atMs,
      at: null,
      samples: isAway ? null : samples,
      gap: isAway ? 'connection refused' : null,
      line,
    });
  }
  return collector.result(null);
}

function samplesAt(requests: number, isFirst: boolean): readonly Sample[] {
  const methods = ['create', 'read', 'list', 'stop', 'delete', 'watch'];
  return [
    { name: 'sessions', labels: {}, value: requests % 5 },
    ...methods.map((method) => ({ name: 'requests_total', labels: { method, code: '0' }, value: requests })),
    { name: 'latency_seconds_bucket', labels: { le: '0.1' }, value: requests },
    { name: 'build_info', labels: { version: '0.1.10' }, value: 1 },
    ...(isFirst
      ? [
          { name: 'seen_once', labels: {}, value: Number.NaN },
          { name: 'once', labels: {}, value: 7 },
        ]
      : []),
  ];
}

function sampleSpans(endMs: number): SpansOfRun {
  const collector = collectSpans({ path: 'system/watch/otel.jsonl', endMs });
  for (let line = 1; line <= 60; line += 1) collector.add(spanAt(line, (endMs * line) / 60));
  return collector.result(null);
}

function spanAt(line: number, atMs: number): RecordedSpan {
  const receivedMs = Date.UTC(2026, 10, 29, 15, 45) + Math.round(atMs);
  const isFailed = line % 20 === 0;
  return {
    ...{ atMs, at: new Date(receivedMs).toISOString(), line, kind: 'internal', attributes: {} },
    ...{ traceId: String(line).padStart(32, '0'), spanId: String(line).padStart(16, '0') },
    parentSpanId: line % 3 === 0 ? '0000000000000001' : null,
    ...{ name: line % 2 === 0 ? 'driver.create' : 'reconcile', service: 'gateway' },
    startUnixNano: `${String(receivedMs - 40)}000000`,
    endUnixNano: `${String(receivedMs - 5)}000000`,
    ...{ statusCode: isFailed ? 'error' : 'unset', statusMessage: isFailed ? 'no backend' : '' },
  };
}

function textOf(path: string, lines: number, line: (number: number) => string): TextExcerpt {
  const limits = { head: 20, tail: 40, lineLength: 300 };
  const collector = collectExcerpt({ path, sizeBytes: lines * 30 }, limits, [400]);
  for (let number = 1; number <= lines; number += 1) collector.add({ text: line(number), number, cut: false });
  return collector.result(null);
}

function outputOf(workload: string, instance: string): OutputExcerpt {
  const path = `workloads/${workload}/instances/${instance}/output/journal`;
  return { ...textOf(path, 31, String), instance, file: 'journal' };
}

// SPDX-License-Identifier: Apache-2.0

// A run as OTLP: what is written fits the official definitions, which OpenTelemetry's own package has as code, field by
// field; spans hang together; the same run gives the same ids.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportRun } from '../../../src/app/export.ts';
import type { OtlpSpan } from '../../../src/core/report/otlp-json.ts';
import { runSpans } from '../../../src/core/report/otlp-run.ts';
import { sha256Of } from '../../../src/app/sources.ts';
import { createAppPorts } from '../../../src/wiring.ts';
import { hostileRun } from '../../support/hostile-run.ts';
import * as samples from '../../support/sample-runs.ts';
import { tempFolder } from '../../support/temp.ts';

const recorded = path.resolve(import.meta.dirname, '../../fixtures/runs');
const startMs = Date.parse('2026-11-29T15:45:00.000Z');

test.each(['pass', 'fail', 'xfail', 'xpass', 'error', 'torn'])(
  '%s fits the official definitions, every field of it',
  (name) => {
    const document = documentOf(path.join(recorded, name));
    expect(withoutEmpty(asOfficial(document))).toEqual(withoutEmpty(document));
    const spans = spansOf(document);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
    for (const { startTimeUnixNano: from, endTimeUnixNano: to } of spans) expect(BigInt(to) >= BigInt(from)).toBe(true);
  },
);

test('what the definitions do not have does not come back, so that the test above would see it', () => {
  const document = { resourceSpans: [{ resource: { attributes: [], nonsense: 1 }, scopeSpans: [] }] };
  expect(asOfficial(document)).not.toEqual(document);
});

test("the system's own spans are there as they were sent, under their own resource", () => {
  const runDir = path.join(tempFolder(), 'run');
  fs.cpSync(path.join(recorded, 'xfail'), runDir, { recursive: true });
  const span = {
    ...{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: 'c'.repeat(16), name: 'sweep', kind: 'server' },
    ...{ startUnixNano: '1795993010330000001', endUnixNano: '1795993010330634472' },
    status: { code: 'error', message: 'no' },
    attributes: { text: 'x', count: 3, share: 0.5, yes: true, list: ['a', 1], inner: { deep: null } },
    events: [{ name: 'seen', atUnixNano: '1795993010330000002', attributes: { n: 1 } }],
    ...{ scope: { name: 'gateway', version: '1' }, resource: { 'service.name': 'gateway' }, cut: false },
  };
  const line = JSON.stringify({ atMs: 5, at: '2026-11-29T15:45:00.005Z', span });
  fs.mkdirSync(path.join(runDir, 'system/watch'), { recursive: true });
  fs.writeFileSync(path.join(runDir, 'system/watch/otel.jsonl'), `${line}\n${line}\n{"torn`);

  const document = documentOf(runDir);
  expect(withoutEmpty(asOfficial(document))).toEqual(withoutEmpty(document));
  const theirs = document.resourceSpans.slice(1);
  expect(theirs).toHaveLength(1);
  expect(theirs[0]).toMatchObject({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: 'gateway' } }] },
    scopeSpans: [{ scope: { name: 'gateway', version: '1' } }],
  });
  expect(spansOf({ resourceSpans: theirs })).toHaveLength(2);
  expect(spansOf({ resourceSpans: theirs })[0]).toEqual({
    ...{ traceId: span.traceId, spanId: span.spanId, parentSpanId: span.parentSpanId, name: 'sweep', kind: 2 },
    ...{ startTimeUnixNano: '1795993010330000001', endTimeUnixNano: '1795993010330634472' },
    attributes: [
      { key: 'text', value: { stringValue: 'x' } },
      { key: 'count', value: { intValue: '3' } },
      { key: 'share', value: { doubleValue: 0.5 } },
      { key: 'yes', value: { boolValue: true } },
      { key: 'list', value: { arrayValue: { values: [{ stringValue: 'a' }, { intValue: '1' }] } } },
      { key: 'inner', value: { kvlistValue: { values: [{ key: 'deep', value: {} }] } } },
    ],
    events: [
      { timeUnixNano: '1795993010330000002', name: 'seen', attributes: [{ key: 'n', value: { intValue: '1' } }] },
    ],
    status: { code: 2, message: 'no' },
  });
});

test('spans of a run have their parents among them, faults those of the step that fired them', () => {
  const spans = spansOfRun(samples.xfailRun());
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === '');
  expect(roots.map(({ name }) => name)).toEqual(['run gateway-kill-keeps-state']);
  expect(spans.filter(({ parentSpanId }) => parentSpanId !== '' && !byId.has(parentSpanId))).toEqual([]);
  const fault = spans.find(({ name }) => name.startsWith('fault '))!;
  expect(byId.get(fault.parentSpanId)?.attributes).toContainEqual({
    key: 'chaos.step.kind',
    value: { stringValue: 'operation' },
  });
  expect(fault.events.map(({ name }) => name)).toEqual(['effective', 'revert requested']);
  const instance = spans.find(({ name }) => name === 'instance counter-0')!;
  expect(instance.events.map(({ name }) => name).slice(0, 3)).toEqual(['Created', 'Pending', 'Running']);
});

test('a run that failed is an error, one that fails as an issue says is none', () => {
  const statusOf = (run: samples.SampleRun) => spansOfRun(run)[0]?.status.code;
  expect([samples.passRun(), samples.failRun(), samples.xfailRun(), samples.errorRun()].map(statusOf)).toEqual([
    0, 2, 0, 2,
  ]);
});

test('the same run gives the same bytes, another run other ids', () => {
  const [once, again] = [0, 1].map(() => JSON.stringify(spansOfRun(samples.xfailRun())));
  expect(once).toBe(again);
  const other = samples.xfailRun();
  const manifest = { ...other.record.manifest, runId: '20261129T154500Z-zzzzzz' };
  const [first] = spansOfRun({ ...other, record: { ...other.record, manifest } });
  expect(once).not.toContain(first?.spanId);
});

test('hostile texts stay texts', () => {
  const spans = spansOfRun(hostileRun());
  const document = { resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: 'x' }, spans }] }] };
  const wellFormed = JSON.parse(JSON.stringify(document).replace(/\\ud800/g, '\ufffd')) as Document;
  expect(spansOf(asOfficial(wellFormed))).toHaveLength(spans.length);
});

interface Document {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value?: unknown }[] };
    readonly scopeSpans: readonly { readonly scope: unknown; readonly spans: readonly OtlpSpan[] }[];
  }[];
}

function documentOf(runDir: string): Document {
  let text = '';
  const notes = exportRun(createAppPorts(), runDir, { format: 'otlp', strict: false })((part) => (text += part));
  expect(notes).toEqual([]);
  return JSON.parse(text) as Document;
}

function spansOfRun({ record, verdict }: samples.SampleRun): readonly OtlpSpan[] {
  return [...runSpans({ record, verdict, startMs, digest: sha256Of })];
}

function spansOf({ resourceSpans }: Pick<Document, 'resourceSpans'>): readonly OtlpSpan[] {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

interface Message {
  fromObject(value: unknown): unknown;
  verify(value: unknown): string | null;
  encode(value: unknown): { finish(): Uint8Array };
  decode(bytes: Uint8Array): unknown;
  toObject(value: unknown, options: object): unknown;
}

/** Through the official definitions and their wire format, and back. */
function asOfficial(document: unknown): Document {
  const request = officialRequest();
  const message = request.fromObject(mapIds(document, (hex) => Buffer.from(hex, 'hex')));
  expect(request.verify(message)).toBeNull();
  const back = request.decode(request.encode(message).finish());
  const plain = request.toObject(back, { longs: String, bytes: Buffer });
  return JSON.parse(JSON.stringify(mapIds(plain, (bytes) => Buffer.from(bytes).toString('hex')))) as Document;
}

/** An empty list and none are the same in the wire format. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => !Array.isArray(inner) || inner.length > 0);
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutEmpty(inner)]));
}

/** In JSON, ids are hex; everywhere else they are bytes. */
function mapIds(value: unknown, change: (id: never) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapIds(item, change));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    /^(?:traceId|spanId|parentSpanId)$/.test(key) ? change(inner as never) : mapIds(inner, change),
  ]);
  return Object.fromEntries(entries) as unknown;
}

function officialRequest(): Message {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@opentelemetry/otlp-transformer/package.json'));
  const root = require(path.join(folder, 'build/src/generated/root.js')) as {
    readonly opentelemetry: {
      readonly proto: {
        readonly collector: { readonly trace: { readonly v1: { readonly ExportTraceServiceRequest: Message } } };
      };
    };
  };
  return root.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
}

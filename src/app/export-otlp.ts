// SPDX-License-Identifier: Apache-2.0
/** A run as one OTLP document: its own spans, and those that its system sent, as they were. */
import { HarnessError } from '../core/domain/errors.ts';
import { attributesOf, createOtlpWriter, kindNumber, type OtlpSpan, statusNumber } from '../core/report/otlp-json.ts';
import { runSpans } from '../core/report/otlp-run.ts';
import type { RecordedSpan } from '../core/domain/evidence.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import { SPANS_FILE } from '../rundir/layout.ts';
import { readSpans, type SpanSurroundings } from '../rundir/spans.ts';
import type { JudgedRun } from './evaluate.ts';
import type { WriteText } from './output-file.ts';
import { sha256Of } from './sources.ts';
import { TOOL } from './tool.ts';

/** Writes the document; returns what is not in it, in words. */
export function writeOtlp({ record, verdict }: JudgedRun, reader: EvidenceReader, write: WriteText): readonly string[] {
  const writer = createOtlpWriter(write);
  const startMs = Date.parse(record.state.startedAt ?? record.manifest.createdAt);
  const resource = { 'service.name': TOOL.name, 'service.version': TOOL.version, 'service.instance.id': verdict.runId };
  const origin = { resource, scope: TOOL };
  for (const span of runSpans({ record, verdict, startMs, digest: sha256Of })) writer.add(origin, span);
  const notes: string[] = [];
  try {
    if (reader.stat(SPANS_FILE) !== null) {
      readSpans({ reader, path: SPANS_FILE }, (span, around) => writer.add(around, systemSpan(span, around)));
    }
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    notes.push(`${error.message}; what is before it was exported`);
  }
  writer.close();
  return notes;
}

function systemSpan(span: RecordedSpan, { events }: SpanSurroundings): OtlpSpan {
  const { traceId, spanId, parentSpanId, name, kind, startUnixNano, endUnixNano, attributes } = span;
  return {
    ...{ traceId, spanId, parentSpanId: parentSpanId ?? '', name, kind: kindNumber(kind) },
    ...{ startTimeUnixNano: startUnixNano, endTimeUnixNano: endUnixNano, attributes: attributesOf(attributes) },
    events: events.map((event) => ({
      ...{ timeUnixNano: event.atUnixNano, name: event.name, attributes: attributesOf(event.attributes) },
    })),
    status: { code: statusNumber(span.statusCode), message: span.statusMessage },
  };
}

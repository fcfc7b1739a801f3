// SPDX-License-Identifier: Apache-2.0
/** Reads the spans of a run directory one by one. A span is what a system sent: every text in it is anybody's. */
import { HarnessError } from '../core/domain/errors.ts';
import type { RecordedSpan } from '../core/domain/evidence.ts';
import { parseJson } from '../core/domain/json.ts';
import type { EvidenceFile } from './facts-output.ts';

const limits = { fileBytes: 1024 * 1024 * 1024, lineBytes: 1024 * 1024 } as const;

/** Throws a HarnessError (`evidence-damaged`) for a line that is neither span nor gap; a torn last line is left out. */
export function readSpans({ reader, path }: EvidenceFile, visit: (span: RecordedSpan) => void): void {
  reader.readLines(path, limits, ({ text, number, cut }) => {
    const value = cut ? undefined : parseJson(text);
    if (isRecord(value) && typeof value['gap'] === 'string') return;
    const span = isRecord(value) ? spanOf(value, number) : null;
    if (span === null) {
      throw new HarnessError(`${path}:${String(number)} is damaged: not a span`, { code: 'evidence-damaged' });
    }
    visit(span);
  });
}

function spanOf(value: Readonly<Record<string, unknown>>, line: number): RecordedSpan | null {
  const { atMs, at, span } = value;
  if (typeof atMs !== 'number' || !Number.isFinite(atMs) || atMs < 0) return null;
  if (typeof at !== 'string' || !isRecord(span)) return null;
  const { startUnixNano, endUnixNano, parentSpanId, status, attributes, resource } = span;
  const ids = [span['traceId'], span['spanId']].map((id) => textOf(id, /^[0-9a-f]{16,32}$/));
  const times = [startUnixNano, endUnixNano].map((time) => textOf(time, /^\d{1,20}$/));
  const [traceId, spanId, start, end] = [...ids, ...times];
  if (traceId == null || spanId == null || start == null || end == null) return null;
  const service = isRecord(resource) ? resource['service.name'] : null;
  return {
    ...{ atMs, at, traceId, spanId, line },
    parentSpanId: textOf(parentSpanId, /^[0-9a-f]{16}$/),
    name: String(span['name']),
    kind: String(span['kind']),
    startUnixNano: start,
    endUnixNano: end,
    statusCode: isRecord(status) ? String(status['code']) : 'unset',
    statusMessage: isRecord(status) ? String(status['message']) : '',
    service: typeof service === 'string' ? service : null,
    attributes: isRecord(attributes) ? attributes : {},
  };
}

function textOf(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

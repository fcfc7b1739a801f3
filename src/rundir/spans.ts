// SPDX-License-Identifier: Apache-2.0
/** Reads the spans of a run directory one by one. A span is what a system sent: every text in it is anybody's. */
import { HarnessError } from '../core/domain/errors.ts';
import type { RecordedSpan } from '../core/domain/evidence.ts';
import { parseJson } from '../core/domain/json.ts';
import type { EvidenceFile } from './facts-output.ts';

const limits = { fileBytes: 1024 * 1024 * 1024, lineBytes: 1024 * 1024 } as const;

/** What a span was sent with. */
export interface SpanSurroundings {
  readonly resource: Readonly<Record<string, unknown>>;
  readonly scope: { readonly name: string; readonly version: string };
  readonly events: readonly SpanEvent[];
}

interface SpanEvent {
  readonly name: string;
  /** Decimal nanoseconds since 1970. */
  readonly atUnixNano: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Throws a HarnessError (`evidence-damaged`) for a line that is neither span nor gap; a torn last line is left out. */
export function readSpans(
  { reader, path }: EvidenceFile,
  visit: (span: RecordedSpan, around: SpanSurroundings) => void,
): void {
  reader.readLines(path, limits, ({ text, number, cut }) => {
    const value = cut ? undefined : parseJson(text);
    if (isRecord(value) && typeof value['gap'] === 'string') return;
    const span = isRecord(value) ? spanOf(value, number) : null;
    if (span === null) {
      throw new HarnessError(`${path}:${String(number)} is damaged: not a span`, { code: 'evidence-damaged' });
    }
    visit(span, surroundingsOf(recordOf(recordOf(value)['span'])));
  });
}

function spanOf(value: Readonly<Record<string, unknown>>, line: number): RecordedSpan | null {
  const { atMs, at, span } = value;
  if (typeof atMs !== 'number' || !Number.isFinite(atMs) || atMs < 0) return null;
  if (typeof at !== 'string' || !isRecord(span)) return null;
  const ids = idsOf(span);
  return ids === null ? null : { ...ids, ...saidBy(span), atMs, at, line };
}

/** What a span cannot be without: what it is called and when it was. */
function idsOf(
  span: Readonly<Record<string, unknown>>,
): Pick<RecordedSpan, 'traceId' | 'spanId' | 'startUnixNano' | 'endUnixNano'> | null {
  const traceId = textOf(span['traceId'], /^[0-9a-f]{32}$/);
  const spanId = textOf(span['spanId'], /^[0-9a-f]{16}$/);
  const startUnixNano = textOf(span['startUnixNano'], /^\d{1,20}$/);
  const endUnixNano = textOf(span['endUnixNano'], /^\d{1,20}$/);
  if (traceId === null || spanId === null || startUnixNano === null || endUnixNano === null) return null;
  return { traceId, spanId, startUnixNano, endUnixNano };
}

function saidBy(
  span: Readonly<Record<string, unknown>>,
): Omit<RecordedSpan, 'traceId' | 'spanId' | 'startUnixNano' | 'endUnixNano' | 'atMs' | 'at' | 'line'> {
  const status = recordOf(span['status']);
  const service = recordOf(span['resource'])['service.name'];
  return {
    parentSpanId: textOf(span['parentSpanId'], /^[0-9a-f]{16}$/),
    name: wordOf(span['name']),
    kind: wordOf(span['kind']),
    statusCode: wordOf(status['code']),
    statusMessage: wordOf(status['message']),
    service: typeof service === 'string' ? service : null,
    attributes: recordOf(span['attributes']),
  };
}

function surroundingsOf(span: Readonly<Record<string, unknown>>): SpanSurroundings {
  const { name, version } = recordOf(span['scope']);
  const events: readonly unknown[] = Array.isArray(span['events']) ? span['events'] : [];
  return {
    resource: recordOf(span['resource']),
    scope: { name: wordOf(name), version: wordOf(version) },
    events: events.map(recordOf).map((event) => ({
      name: wordOf(event['name']),
      atUnixNano: textOf(event['atUnixNano'], /^\d{1,20}$/) ?? '0',
      attributes: recordOf(event['attributes']),
    })),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textOf(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

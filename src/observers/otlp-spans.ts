// SPDX-License-Identifier: Apache-2.0
/**
 * Makes spans out of an OTLP trace request in its JSON shape, whichever encoding it came in. Everything in it is the
 * sender's word: texts, attributes, events and depth are cut to limits, and a span without valid ids is rejected.
 */

export const SPAN_LIMITS: Readonly<
  Record<'spans' | 'text' | 'entries' | 'events' | 'depth' | 'characters' | 'resourceCharacters', number>
> = {
  /** Of one request. */
  spans: 8192,
  /** Characters of one text: a name, a key, a value. */
  text: 1024,
  /** Attributes of one thing, and values of one list. */
  entries: 64,
  events: 32,
  /** Lists and objects within one attribute. */
  depth: 4,
  /** Of one span's name, status, attributes and events together. */
  characters: 16 * 1024,
  resourceCharacters: 4 * 1024,
};

export type SpanValue = string | number | boolean | null | readonly SpanValue[] | { readonly [key: string]: SpanValue };

export type SpanAttributes = Readonly<Record<string, SpanValue>>;

/** One span as it is written; see otlp-receiver.ts for the meaning of its fields. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: string;
  readonly startUnixNano: string;
  readonly endUnixNano: string;
  readonly status: { readonly code: string; readonly message: string };
  readonly attributes: SpanAttributes;
  readonly events: readonly {
    readonly name: string;
    readonly atUnixNano: string;
    readonly attributes: SpanAttributes;
  }[];
  readonly scope: { readonly name: string; readonly version: string };
  readonly resource: SpanAttributes;
  readonly cut: boolean;
}

export interface SpanBatch {
  readonly spans: readonly Span[];
  /** Spans that were left out. */
  readonly rejected: number;
  /** Why; empty when none was. */
  readonly reason: string;
}

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const STATUS_CODES = ['unset', 'ok', 'error'] as const;

/** Throws an Error when the request as a whole is not of OTLP's shape. */
export function readSpanBatch(request: unknown): SpanBatch {
  if (!isObject(request)) throw new Error('the request is not an object');
  if (request['resourceSpans'] !== undefined && !Array.isArray(request['resourceSpans'])) {
    throw new Error('resourceSpans is not a list');
  }
  const spans: Span[] = [];
  let invalid = 0;
  let over = 0;
  for (const { record, ...context } of eachSpan(request)) {
    const span = spans.length < SPAN_LIMITS.spans ? readSpan(record, context) : 'over';
    if (span === 'over') over += 1;
    else if (span === null) invalid += 1;
    else spans.push(span);
  }
  const reasons = [
    ...(invalid > 0 ? [`${invalid} spans have no valid trace and span id`] : []),
    ...(over > 0 ? [`${over} spans are over the limit of ${SPAN_LIMITS.spans} in one request`] : []),
  ];
  return { spans, rejected: invalid + over, reason: reasons.join('; ') };
}

/** What is left of the characters that one thing may have, and whether something had to go. */
interface Budget {
  characters: number;
  cut: boolean;
}

interface SpanContext {
  readonly scope: Span['scope'];
  readonly resource: SpanAttributes;
  readonly cut: boolean;
}

function* eachSpan(request: Record<string, unknown>): Generator<SpanContext & { readonly record: unknown }> {
  for (const ofResource of listOf(request['resourceSpans'])) {
    const budget: Budget = { characters: SPAN_LIMITS.resourceCharacters, cut: false };
    const resource = readAttributes(fieldOf(fieldOf(ofResource, 'resource'), 'attributes'), budget);
    for (const ofScope of listOf(fieldOf(ofResource, 'scopeSpans'))) {
      const left: Budget = { characters: 2 * SPAN_LIMITS.text, cut: budget.cut };
      const record = fieldOf(ofScope, 'scope');
      const scope = {
        name: readText(fieldOf(record, 'name'), left),
        version: readText(fieldOf(record, 'version'), left),
      };
      for (const span of listOf(fieldOf(ofScope, 'spans'))) yield { record: span, scope, resource, cut: left.cut };
    }
  }
}

/** Null for one without ids. */
function readSpan(record: unknown, { scope, resource, cut }: SpanContext): Span | null {
  const traceId = readId(fieldOf(record, 'traceId'), 32);
  const spanId = readId(fieldOf(record, 'spanId'), 16);
  if (traceId === null || spanId === null) return null;
  const budget: Budget = { characters: SPAN_LIMITS.characters, cut };
  const name = readText(fieldOf(record, 'name'), budget);
  const status = fieldOf(record, 'status');
  const message = readText(fieldOf(status, 'message'), budget);
  const attributes = readAttributes(fieldOf(record, 'attributes'), budget);
  const events = readEvents(fieldOf(record, 'events'), budget);
  return {
    traceId,
    spanId,
    parentSpanId: readId(fieldOf(record, 'parentSpanId'), 16),
    name,
    kind: nameOf(KINDS, fieldOf(record, 'kind')),
    startUnixNano: readNanos(fieldOf(record, 'startTimeUnixNano')),
    endUnixNano: readNanos(fieldOf(record, 'endTimeUnixNano')),
    status: { code: nameOf(STATUS_CODES, fieldOf(status, 'code')), message },
    attributes,
    events,
    scope,
    resource,
    cut: budget.cut,
  };
}

function readEvents(value: unknown, budget: Budget): Span['events'] {
  return firstOf(listOf(value), SPAN_LIMITS.events, budget).map((record) => ({
    name: readText(fieldOf(record, 'name'), budget),
    atUnixNano: readNanos(fieldOf(record, 'timeUnixNano')),
    attributes: readAttributes(fieldOf(record, 'attributes'), budget),
  }));
}

/** A later attribute of the same key replaces an earlier one. */
function readAttributes(value: unknown, budget: Budget, depth = 0): SpanAttributes {
  const entries: [string, SpanValue][] = [];
  for (const record of firstOf(listOf(value), SPAN_LIMITS.entries, budget)) {
    if (budget.characters <= 0) {
      budget.cut = true;
      break;
    }
    entries.push([readText(fieldOf(record, 'key'), budget), readValue(fieldOf(record, 'value'), budget, depth)]);
  }
  // Own properties also for a key like __proto__.
  return Object.fromEntries(entries);
}

function readValue(value: unknown, budget: Budget, depth: number): SpanValue {
  budget.characters -= 8;
  if (!isObject(value)) return null;
  const text = value['stringValue'] ?? value['bytesValue'];
  if (text !== undefined) return readText(text, budget);
  if (typeof value['boolValue'] === 'boolean') return value['boolValue'];
  if (value['intValue'] !== undefined) return readInteger(value['intValue']);
  if (value['doubleValue'] !== undefined) return readDouble(value['doubleValue']);
  if (value['arrayValue'] === undefined && value['kvlistValue'] === undefined) return null;
  if (depth >= SPAN_LIMITS.depth || budget.characters <= 0) {
    budget.cut = true;
    return null;
  }
  const inner = depth + 1;
  if (value['kvlistValue'] !== undefined) return readAttributes(fieldOf(value['kvlistValue'], 'values'), budget, inner);
  const items = firstOf(listOf(fieldOf(value['arrayValue'], 'values')), SPAN_LIMITS.entries, budget);
  return items.map((item) => readValue(item, budget, inner));
}

/** A number where it is exact, else its digits. */
function readInteger(value: unknown): SpanValue {
  const digits = typeof value === 'number' ? value.toString() : value;
  if (typeof digits !== 'string' || !/^-?\d{1,20}$/.test(digits)) return null;
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits;
}

/** A number, or one of the texts `NaN`, `+Inf`, `-Inf`, as metrics have them. */
function readDouble(value: unknown): SpanValue {
  const known = typeof value === 'number' || value === 'NaN' || value === 'Infinity' || value === '-Infinity';
  if (!known) return null;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  return Number.isNaN(number) ? 'NaN' : `${number > 0 ? '+' : '-'}Inf`;
}

/** Digits; `0` for what is none. Senders of JSON may write a number, which has lost its last digits before. */
function readNanos(value: unknown): string {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 64)
    return BigInt(value).toString();
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? value : '0';
}

/** Lower-case hex; null for another length, and for zeros, which mean none. */
function readId(value: unknown, digits: number): string | null {
  if (typeof value !== 'string' || value.length !== digits || !/^[0-9a-f]+$/i.test(value)) return null;
  return /^0+$/.test(value) ? null : value.toLowerCase();
}

/** Empty for what is no text. */
function readText(value: unknown, budget: Budget): string {
  if (typeof value !== 'string') return '';
  const most = Math.max(0, Math.min(SPAN_LIMITS.text, budget.characters));
  const text = value.length > most ? value.slice(0, most).replace(/[\ud800-\udbff]$/, '') : value;
  budget.characters -= text.length;
  budget.cut ||= text.length < value.length;
  return text;
}

function nameOf(names: readonly [string, ...string[]], value: unknown): string {
  return (typeof value === 'number' ? names[value] : undefined) ?? names[0];
}

function firstOf(list: readonly unknown[], most: number, budget: Budget): readonly unknown[] {
  budget.cut ||= list.length > most;
  return list.slice(0, most);
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// SPDX-License-Identifier: Apache-2.0
/** The JSON form of OTLP traces: ids as hex, times as digits, kinds and codes as their numbers, values by their type. */

export interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly OtlpAttribute[];
  readonly events: readonly {
    readonly timeUnixNano: string;
    readonly name: string;
    readonly attributes: readonly OtlpAttribute[];
  }[];
  readonly status: { readonly code: number; readonly message: string };
}

export interface OtlpAttribute {
  readonly key: string;
  readonly value: OtlpValue;
}

export type OtlpValue =
  | { readonly stringValue: string }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly doubleValue: number }
  | { readonly arrayValue: { readonly values: readonly OtlpValue[] } }
  | { readonly kvlistValue: { readonly values: readonly OtlpAttribute[] } }
  | Readonly<Record<string, never>>;

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'];
const statusCodes = ['unset', 'ok', 'error'];
const maxDepth = 8;

export const KIND_INTERNAL = 1;

export function kindNumber(kind: string): number {
  return Math.max(0, kinds.indexOf(kind));
}

export function statusNumber(code: string): number {
  return Math.max(0, statusCodes.indexOf(code));
}

export function attributesOf(record: Readonly<Record<string, unknown>>): readonly OtlpAttribute[] {
  return Object.entries(record).map(([key, value]) => ({ key, value: valueOf(value, 0) }));
}

function valueOf(value: unknown, depth: number): OtlpValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  }
  if (typeof value !== 'object' || value === null || depth >= maxDepth) return {};
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item: unknown) => valueOf(item, depth + 1)) } };
  const values = Object.entries(value).map(([key, inner]) => ({ key, value: valueOf(inner, depth + 1) }));
  return { kvlistValue: { values } };
}

/** What spans that are sent together are of. */
export interface SpanOrigin {
  readonly resource: Readonly<Record<string, unknown>>;
  readonly scope: { readonly name: string; readonly version: string };
}

/** Writes one document span by span; neighbours of one origin share its description. `close` ends it. */
export function createOtlpWriter(write: (text: string) => void): {
  add(origin: SpanOrigin, span: OtlpSpan): void;
  close(): void;
} {
  let open: string | null = null;
  write('{"resourceSpans":[');
  return {
    add: ({ resource, scope }, span) => {
      const { name, version } = scope;
      const head = `{"resource":{"attributes":${JSON.stringify(attributesOf(resource))}},"scopeSpans":[{"scope":${JSON.stringify({ name, version })},"spans":[`;
      if (head === open) write(',\n');
      else write(`${open === null ? '' : ']}]},'}\n${head}\n`);
      open = head;
      write(JSON.stringify(span));
    },
    close: () => write(`${open === null ? '' : ']}]}'}\n]}\n`),
  };
}

// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSpanBatch, type Span, SPAN_LIMITS } from '../../src/observers/otlp-spans.ts';
import { jsonOf, SPAN_ID, TRACE_ID } from '../support/otlp.ts';

function spanOf(more: Readonly<Record<string, unknown>>): Span {
  const { spans } = readSpanBatch(JSON.parse(jsonOf(['sweep'], more)));
  expect(spans).toHaveLength(1);
  return spans[0]!;
}

function valueOf(value: unknown): unknown {
  return spanOf({ attributes: [{ key: 'k', value }] }).attributes['k'];
}

test('a span that says nothing but its ids has every field', () => {
  expect(spanOf({ name: undefined })).toEqual({
    traceId: TRACE_ID,
    spanId: SPAN_ID,
    parentSpanId: null,
    name: '',
    kind: 'unspecified',
    startUnixNano: '0',
    endUnixNano: '0',
    status: { code: 'unset', message: '' },
    attributes: {},
    events: [],
    scope: { name: '', version: '' },
    resource: {},
    cut: false,
  });
});

test.each([
  [{ stringValue: 'x' }, 'x'],
  [{ boolValue: false }, false],
  [{ intValue: '9007199254740991' }, 9_007_199_254_740_991],
  [{ intValue: '9007199254740993' }, '9007199254740993'],
  [{ intValue: -3 }, -3],
  [{ intValue: { toString: 1 } }, null],
  [{ intValue: 'many' }, null],
  [{ doubleValue: 0.5 }, 0.5],
  [{ doubleValue: 'NaN' }, 'NaN'],
  [{ doubleValue: '-Infinity' }, '-Inf'],
  [{ doubleValue: Infinity }, null],
  [{ doubleValue: [] }, null],
  [{ bytesValue: 'AP8=' }, 'AP8='],
  [{ arrayValue: { values: [{ intValue: 1 }, {}] } }, [1, null]],
  [{ kvlistValue: { values: [{ key: 'a', value: { boolValue: true } }] } }, { a: true }],
  [{}, null],
  [7, null],
])('the value %j is kept as %j', (value, kept) => {
  expect(valueOf(value)).toEqual(kept);
});

test('ids are hex of their length and not zero; other spans are rejected and counted', () => {
  const ids = [
    { traceId: TRACE_ID.toUpperCase() },
    { traceId: TRACE_ID.slice(1) },
    { traceId: '0'.repeat(32) },
    { spanId: 'z'.repeat(16) },
    { spanId: 5 },
  ];
  const spans = ids.map((id) => ({ traceId: TRACE_ID, spanId: SPAN_ID, ...id }));
  const batch = readSpanBatch({ resourceSpans: [{ scopeSpans: [{ spans: [...spans, null] }] }] });
  expect(batch.spans.map(({ traceId }) => traceId)).toEqual([TRACE_ID]);
  expect([batch.rejected, batch.reason]).toEqual([5, '5 spans have no valid trace and span id']);
});

test('spans over the limit of a request are rejected', () => {
  const names = Array.from({ length: SPAN_LIMITS.spans + 3 }, () => 's');
  const batch = readSpanBatch(JSON.parse(jsonOf(names)));
  expect([batch.spans.length, batch.rejected]).toEqual([SPAN_LIMITS.spans, 3]);
  expect(batch.reason).toBe(`3 spans are over the limit of ${SPAN_LIMITS.spans} in one request`);
});

test('texts, attributes, events and depth are cut, and the span says so', () => {
  const attribute = (index: number): unknown => ({ key: `k${index}`, value: { intValue: index } });
  const text = spanOf({ name: '😀'.repeat(SPAN_LIMITS.text) });
  expect([text.name.length, text.cut]).toEqual([SPAN_LIMITS.text, true]);
  const odd = spanOf({ name: `a${'😀'.repeat(SPAN_LIMITS.text)}` });
  expect([odd.name.length, odd.name.at(-1)]).toEqual([SPAN_LIMITS.text - 1, '\ude00']);
  const attributes = spanOf({ attributes: Array.from({ length: SPAN_LIMITS.entries + 1 }, (_, at) => attribute(at)) });
  expect([Object.keys(attributes.attributes).length, attributes.cut]).toEqual([SPAN_LIMITS.entries, true]);
  const events = spanOf({ events: Array.from({ length: SPAN_LIMITS.events + 1 }, () => ({ name: 'e' })) });
  expect([events.events.length, events.cut]).toEqual([SPAN_LIMITS.events, true]);
  let deep: unknown = { intValue: 1 };
  for (let level = 0; level < SPAN_LIMITS.depth; level += 1) deep = { arrayValue: { values: [deep] } };
  expect(valueOf(deep)).toEqual([[[[1]]]]);
  expect(spanOf({ attributes: [{ key: 'k', value: { arrayValue: { values: [deep] } } }] })).toMatchObject({
    attributes: { k: [[[[null]]]] },
    cut: true,
  });
});

test('what one span may hold in all is bounded, however it is spread', () => {
  const text = { stringValue: 'x'.repeat(1000) };
  const wide = { arrayValue: { values: Array.from({ length: 64 }, () => text) } };
  const attributes = Array.from({ length: 64 }, (_, at) => ({ key: `k${at}`, value: wide }));
  const events = Array.from({ length: 32 }, () => ({ name: 'e'.repeat(1000), attributes }));
  const resource = { attributes };
  const spans = [{ traceId: TRACE_ID, spanId: SPAN_ID, name: 'sweep', attributes, events }];
  const batch = readSpanBatch({ resourceSpans: [{ resource, scopeSpans: [{ spans }] }] });
  expect(batch.spans[0]?.cut).toBe(true);
  expect(JSON.stringify(batch.spans[0]).length).toBeLessThan(
    2 * (SPAN_LIMITS.characters + SPAN_LIMITS.resourceCharacters),
  );
});

test('an attribute named like a part of objects is an attribute', () => {
  const attributes = [{ key: '__proto__', value: { stringValue: 'x' } }];
  const span = spanOf({ attributes });
  expect(Object.entries(span.attributes)).toEqual([['__proto__', 'x']]);
});

test.each([null, [], 'text', 3, { resourceSpans: {} }])('the request %j is refused', (request) => {
  expect(() => readSpanBatch(request)).toThrow(/^the request is not an object$|^resourceSpans is not a list$/);
});

test('any JSON in any place is read without an error, and what comes of it is JSON', () => {
  const keys = ['traceId', 'spanId', 'name', 'kind', 'startTimeUnixNano', 'attributes', 'events', 'status'];
  const values = ['stringValue', 'intValue', 'doubleValue', 'arrayValue', 'kvlistValue', 'values', 'key', 'value'];
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...keys, ...values, '__proto__'), tie('json'), { maxKeys: 5 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), json), json, (more, resource) => {
      const spans = [{ ...more, traceId: TRACE_ID, spanId: SPAN_ID }, json];
      const batch = readSpanBatch({ resourceSpans: [{ resource, scopeSpans: [{ spans, scope: more }] }, more] });
      expect(JSON.parse(JSON.stringify(batch.spans))).toEqual(batch.spans);
    }),
    { numRuns: 1000 },
  );
});

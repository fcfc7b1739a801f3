// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTraceRequest, PROTOBUF_LIMITS } from '../../src/observers/otlp-protobuf.ts';
import {
  doubleField,
  field,
  fixed64Field,
  requestOf,
  SPAN_ID,
  TRACE_ID,
  varint,
  varintField,
} from '../support/otlp.ts';

/** The span's fields, decoded where a span stands in a request. */
function decodeSpan(...fields: readonly Buffer[]): unknown {
  const request = decodeTraceRequest(field(1, field(2, field(2, ...fields)))) as {
    resourceSpans: { scopeSpans: { spans: unknown[] }[] }[];
  };
  return request.resourceSpans[0]?.scopeSpans[0]?.spans[0];
}

function decodeValue(...value: readonly Buffer[]): unknown {
  const span = decodeSpan(field(9, field(1, 'k'), field(2, ...value))) as { attributes: { value: unknown }[] };
  return span.attributes[0]?.value;
}

test('each field of a span is read as JSON has it', () => {
  const span = decodeSpan(
    field(1, Buffer.from(TRACE_ID, 'hex')),
    field(2, Buffer.from(SPAN_ID, 'hex')),
    field(4, Buffer.from(SPAN_ID, 'hex')),
    field(5, 'swéép'),
    varintField(6, 2),
    fixed64Field(7, 1_796_053_501_100_000_000n),
    fixed64Field(8, 2n ** 64n - 1n),
    field(9, field(1, 'a'), field(2, varintField(2, 1))),
    field(9, field(1, 'b')),
    field(11, fixed64Field(1, 7n), field(2, 'retry'), field(3, field(1, 'c'))),
    field(15, field(2, 'no'), varintField(3, 2)),
  );
  expect(span).toEqual({
    traceId: TRACE_ID,
    spanId: SPAN_ID,
    parentSpanId: SPAN_ID,
    name: 'swéép',
    kind: 2,
    startTimeUnixNano: '1796053501100000000',
    endTimeUnixNano: '18446744073709551615',
    attributes: [{ key: 'a', value: { boolValue: true } }, { key: 'b' }],
    events: [{ timeUnixNano: '7', name: 'retry', attributes: [{ key: 'c' }] }],
    status: { message: 'no', code: 2 },
  });
});

test('resources and scopes are read, and a request without anything is empty', () => {
  const attribute = field(1, field(1, 'service.name'), field(2, field(1, 'gateway')));
  const scope = field(1, field(1, 'tracer'), field(2, '1.0'));
  expect(decodeTraceRequest(field(1, field(1, attribute), field(2, scope), field(2)))).toEqual({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'gateway' } }] },
        scopeSpans: [{ scope: { name: 'tracer', version: '1.0' } }, {}],
      },
    ],
  });
  expect(decodeTraceRequest(Buffer.alloc(0))).toEqual({});
});

test('whole numbers of 64 bits keep their digits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
      expect(decodeValue(varintField(3, value))).toEqual({ intValue: value.toString() });
    }),
  );
});

test('other values are read as they were written', () => {
  expect(decodeValue(doubleField(4, 0.1))).toEqual({ doubleValue: 0.1 });
  expect(decodeValue(field(7, Buffer.from([0, 255])))).toEqual({ bytesValue: 'AP8=' });
  expect(decodeValue(field(5, field(1, field(1, 'x')), field(1, varintField(3, 4))))).toEqual({
    arrayValue: { values: [{ stringValue: 'x' }, { intValue: '4' }] },
  });
  expect(decodeValue(field(6, field(1, field(1, 'k'), field(2, varintField(2, 0)))))).toEqual({
    kvlistValue: { values: [{ key: 'k', value: { boolValue: false } }] },
  });
});

test('unknown fields and fields of another wire type are skipped', () => {
  const unknown = [
    varintField(900, 2n ** 64n - 1n),
    fixed64Field(901, 1n),
    field(902, 'x'),
    Buffer.concat([varint((16 << 3) | 5), Buffer.alloc(4)]),
    varintField(5, 3),
    field(6, 'kind as text'),
  ];
  expect(decodeSpan(...unknown, field(5, 'sweep'))).toEqual({ name: 'sweep' });
});

test.each([
  ['a length beyond the end', Buffer.from([0x0a, 5, 1]), 'the bytes end within a field, at 3'],
  ['a length beyond its message', field(1, Buffer.from([0x12, 9])), 'the bytes end within a field, at 4'],
  ['a tag that breaks off', Buffer.from([0x8a]), 'the bytes end within a field, at 1'],
  ['a length of more than 32 bits', Buffer.from([0x0a, 255, 255, 255, 255, 255, 1]), 'more than 32 bits'],
  ['a number without end', Buffer.from([0x18, ...Array<number>(11).fill(255)]), 'more than ten bytes'],
  ['a group', Buffer.from([0x1b, 0x1c]), 'a field has the wire type 3'],
  ['a field 0', Buffer.from([0x02, 0]), 'a field has the number 0'],
])('%s is refused', (_, bytes, reason) => {
  expect(() => decodeTraceRequest(bytes)).toThrow(reason);
});

test('values within values are refused beyond the depth, and more fields than the limit', () => {
  const nest = (levels: number): Buffer => {
    let value = varintField(2, 1);
    for (let level = 0; level < levels; level += 1) value = field(5, field(1, value));
    return value;
  };
  expect(() => decodeValue(nest(29))).not.toThrow();
  expect(() => decodeValue(nest(30))).toThrow(`messages lie more than ${PROTOBUF_LIMITS.depth} deep`);
  expect(() => decodeValue(nest(10_000))).toThrow('deep');
  const many = Buffer.alloc(2 * (PROTOBUF_LIMITS.fields + 1), varintField(3, 0));
  expect(() => decodeTraceRequest(many)).toThrow(`there are more than ${PROTOBUF_LIMITS.fields} fields`);
});

test('any bytes are read or refused with an Error, also those of a request that was damaged', () => {
  const whole = requestOf('sweep', 'other');
  const damaged = fc
    .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
    .map((changes) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      return bytes;
    });
  const cut = fc.nat(whole.length).map((length) => whole.subarray(0, length));
  const random = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(fc.oneof(damaged, cut, random), (bytes) => {
      try {
        expect(decodeTraceRequest(bytes)).toBeTypeOf('object');
      } catch (error) {
        expect(String(error)).toMatch(/^Error: (the bytes end|a field|a tag|a number|messages lie)/);
      }
    }),
    { numRuns: 3000 },
  );
});

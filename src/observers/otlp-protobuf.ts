// SPDX-License-Identifier: Apache-2.0
/**
 * Reads the protobuf bytes of an OTLP ExportTraceServiceRequest into the shape that OTLP's JSON has for it (`resourceSpans`,
 * ids as hex, 64-bit numbers as texts), so that what follows knows one shape. Own code and no library, since a dozen
 * messages of two kinds of field need a tenth of one. Unknown fields are skipped; what the values mean is not looked at.
 */

export const PROTOBUF_LIMITS: Readonly<Record<'fields' | 'depth', number>> = {
  /** A batch of 2048 spans with 20 attributes each has 170 000. */
  fields: 500_000,
  /** Messages within messages. */
  depth: 64,
};

type Scalar = 'string' | 'hex' | 'base64' | 'bool' | 'enum' | 'int64' | 'fixed64' | 'double';
type Field = readonly [name: string, type: Scalar | Message, repeated?: 'repeated'];
interface Message {
  readonly fields: Readonly<Record<number, Field>>;
}

const anyValue: { fields: Readonly<Record<number, Field>> } = { fields: {} };
const keyValue: Message = { fields: { 1: ['key', 'string'], 2: ['value', anyValue] } };
anyValue.fields = {
  1: ['stringValue', 'string'],
  2: ['boolValue', 'bool'],
  3: ['intValue', 'int64'],
  4: ['doubleValue', 'double'],
  5: ['arrayValue', { fields: { 1: ['values', anyValue, 'repeated'] } }],
  6: ['kvlistValue', { fields: { 1: ['values', keyValue, 'repeated'] } }],
  7: ['bytesValue', 'base64'],
};
const event: Message = {
  fields: { 1: ['timeUnixNano', 'fixed64'], 2: ['name', 'string'], 3: ['attributes', keyValue, 'repeated'] },
};
const span: Message = {
  fields: {
    1: ['traceId', 'hex'],
    2: ['spanId', 'hex'],
    4: ['parentSpanId', 'hex'],
    5: ['name', 'string'],
    6: ['kind', 'enum'],
    7: ['startTimeUnixNano', 'fixed64'],
    8: ['endTimeUnixNano', 'fixed64'],
    9: ['attributes', keyValue, 'repeated'],
    11: ['events', event, 'repeated'],
    15: ['status', { fields: { 2: ['message', 'string'], 3: ['code', 'enum'] } }],
  },
};
const scopeSpans: Message = {
  fields: {
    1: ['scope', { fields: { 1: ['name', 'string'], 2: ['version', 'string'] } }],
    2: ['spans', span, 'repeated'],
  },
};
const resourceSpans: Message = {
  fields: {
    1: ['resource', { fields: { 1: ['attributes', keyValue, 'repeated'] } }],
    2: ['scopeSpans', scopeSpans, 'repeated'],
  },
};
const request: Message = { fields: { 1: ['resourceSpans', resourceSpans, 'repeated'] } };

/** Throws an Error that says what is wrong with the bytes. */
export function decodeTraceRequest(bytes: Buffer): unknown {
  return readMessage({ bytes, at: 0, end: bytes.length, fieldsLeft: PROTOBUF_LIMITS.fields }, request, 0);
}

interface Cursor {
  readonly bytes: Buffer;
  at: number;
  end: number;
  fieldsLeft: number;
}

function readMessage(cursor: Cursor, message: Message, depth: number): Record<string, unknown> {
  if (depth > PROTOBUF_LIMITS.depth) throw new Error(`messages lie more than ${PROTOBUF_LIMITS.depth} deep`);
  const values: Record<string, unknown> = {};
  while (cursor.at < cursor.end) {
    cursor.fieldsLeft -= 1;
    if (cursor.fieldsLeft < 0) throw new Error(`there are more than ${PROTOBUF_LIMITS.fields} fields`);
    const tag = readUint32(cursor);
    const wire = tag & 7;
    if (tag >>> 3 === 0) throw new Error('a field has the number 0');
    const field = message.fields[tag >>> 3];
    // A known number with another wire type is an unknown field, as protobuf has it.
    if (field === undefined || WIRE[wireOf(field[1])] !== wire) skip(cursor, wire);
    else store(values, field, readValue(cursor, field[1], depth));
  }
  return values;
}

const WIRE = { varint: 0, fixed64: 1, bytes: 2 } as const;
const FIXED32_WIRE = 5;

function wireOf(type: Field[1]): keyof typeof WIRE {
  if (type === 'bool' || type === 'enum' || type === 'int64') return 'varint';
  return type === 'fixed64' || type === 'double' ? 'fixed64' : 'bytes';
}

function store(values: Record<string, unknown>, [name, , repeated]: Field, value: unknown): void {
  const before = values[name];
  if (repeated === undefined) values[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else values[name] = [value];
}

function readValue(cursor: Cursor, type: Field[1], depth: number): unknown {
  if (typeof type === 'object') return readNested(cursor, type, depth);
  switch (type) {
    case 'bool':
      return readVarint(cursor) !== 0n;
    case 'enum':
      return Number(BigInt.asIntN(32, readVarint(cursor)));
    case 'int64':
      return BigInt.asIntN(64, readVarint(cursor)).toString();
    case 'fixed64':
      return cursor.bytes.readBigUInt64LE(take(cursor, 8)).toString();
    case 'double':
      return cursor.bytes.readDoubleLE(take(cursor, 8));
    case 'string':
    case 'hex':
    case 'base64':
      return readText(cursor, type === 'string' ? 'utf8' : type);
  }
}

function readNested(cursor: Cursor, message: Message, depth: number): unknown {
  const length = readUint32(cursor);
  const outer = cursor.end;
  cursor.end = take(cursor, length) + length;
  cursor.at = cursor.end - length;
  const values = readMessage(cursor, message, depth + 1);
  cursor.end = outer;
  return values;
}

function readText(cursor: Cursor, encoding: BufferEncoding): string {
  const length = readUint32(cursor);
  const start = take(cursor, length);
  return cursor.bytes.toString(encoding, start, start + length);
}

function skip(cursor: Cursor, wire: number): void {
  if (wire === WIRE.varint) readVarint(cursor);
  else if (wire === WIRE.fixed64) take(cursor, 8);
  else if (wire === WIRE.bytes) take(cursor, readUint32(cursor));
  else if (wire === FIXED32_WIRE) take(cursor, 4);
  else throw new Error(`a field has the wire type ${wire}`);
}

/** Moves over so many bytes and returns where they start. */
function take(cursor: Cursor, count: number): number {
  const start = cursor.at;
  if (count > cursor.end - start) throw new Error(`the bytes end within a field, at ${cursor.end}`);
  cursor.at += count;
  return start;
}

/** Tags and lengths. */
function readUint32(cursor: Cursor): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = cursor.bytes[take(cursor, 1)] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80 && value <= 0xffff_ffff) return value;
  }
  throw new Error(`a tag or length before byte ${cursor.at} has more than 32 bits`);
}

function readVarint(cursor: Cursor): bigint {
  let low = 0;
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = cursor.bytes[take(cursor, 1)] ?? 0;
    low += (byte & 0x7f) << shift;
    if (byte < 0x80) return BigInt(low);
  }
  let value = BigInt(low);
  for (let shift = 28n; shift < 70n; shift += 7n) {
    const byte = cursor.bytes[take(cursor, 1)] ?? 0;
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return BigInt.asUintN(64, value);
  }
  throw new Error(`a number before byte ${cursor.at} has more than ten bytes`);
}

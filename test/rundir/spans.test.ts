// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import type { RecordedSpan } from '../../src/core/domain/evidence.ts';
import { readSpans } from '../../src/rundir/spans.ts';
import { openEvidence } from '../../src/platform/evidence-files.ts';
import { tempFolder } from '../support/temp.ts';
import fs from 'node:fs';
import path from 'node:path';

const whole = {
  atMs: 1203.5,
  at: '2026-11-29T15:45:01.203Z',
  span: {
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    parentSpanId: null,
    name: 'sweep',
    kind: 'internal',
    startUnixNano: '1796053501100000000',
    endUnixNano: '1796053501200000000',
    status: { code: 'error', message: 'no' },
    attributes: { count: 3 },
    events: [],
    scope: { name: 'tracer', version: '' },
    resource: { 'service.name': 'gateway' },
    cut: false,
  },
};

function read(lines: readonly unknown[]): readonly RecordedSpan[] {
  const folder = tempFolder();
  fs.writeFileSync(path.join(folder, 'otel.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const spans: RecordedSpan[] = [];
  readSpans({ reader: openEvidence(folder), path: 'otel.jsonl' }, (span) => spans.push(span));
  return spans;
}

test('spans are read in order, with their line; a gap is none', () => {
  expect(read([{ atMs: 1, at: '', gap: 'no' }, whole])).toEqual([
    {
      atMs: 1203.5,
      at: '2026-11-29T15:45:01.203Z',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      spanId: 'b7ad6b7169203331',
      parentSpanId: null,
      name: 'sweep',
      kind: 'internal',
      startUnixNano: '1796053501100000000',
      endUnixNano: '1796053501200000000',
      statusCode: 'error',
      statusMessage: 'no',
      service: 'gateway',
      attributes: { count: 3 },
      line: 2,
    },
  ]);
});

test.for([
  { what: 'no span', line: { ...whole, span: 3 } },
  { what: 'no id', line: { ...whole, span: { ...whole.span, traceId: 'x' } } },
  { what: 'a time that is none', line: { ...whole, span: { ...whole.span, endUnixNano: 'soon' } } },
  { what: 'a negative instant', line: { ...whole, atMs: -1 } },
])('a line with $what is damage', ({ line }) => {
  expect(() => read([whole, line])).toThrow('otel.jsonl:2 is damaged: not a span');
});

// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { parsePrometheusText } from '../../src/observers/prometheus-text.ts';

test('counters, gauges, histograms, summaries and untyped series are read as plain samples', () => {
  const text = `# HELP requests_total Requests so far.
# TYPE requests_total counter
requests_total{method="get",code="200"} 1027 1395066363000
requests_total{ method = "get" , code = "400" , } 3

# TYPE queue gauge
queue 4.5
# TYPE latency_seconds histogram
latency_seconds_bucket{le="0.1"} 3
latency_seconds_bucket{le="+Inf"} 7
latency_seconds_sum 1.5e-1
latency_seconds_count 7
# TYPE rpc summary
rpc{quantile="0.5"} NaN
rpc_sum 0
untyped:rule{} -12
`;
  expect(parsePrometheusText(text)).toEqual([
    { name: 'requests_total', labels: { method: 'get', code: '200' }, value: 1027 },
    { name: 'requests_total', labels: { method: 'get', code: '400' }, value: 3 },
    { name: 'queue', labels: {}, value: 4.5 },
    { name: 'latency_seconds_bucket', labels: { le: '0.1' }, value: 3 },
    { name: 'latency_seconds_bucket', labels: { le: '+Inf' }, value: 7 },
    { name: 'latency_seconds_sum', labels: {}, value: 0.15 },
    { name: 'latency_seconds_count', labels: {}, value: 7 },
    { name: 'rpc', labels: { quantile: '0.5' }, value: Number.NaN },
    { name: 'rpc_sum', labels: {}, value: 0 },
    { name: 'untyped:rule', labels: {}, value: -12 },
  ]);
});

test.each([
  ['escapes', String.raw`m{a="q\"b\\s\nl\x}, {"} 1`, { a: 'q"b\\s\nl\\x}, {' }],
  ['an empty value', 'm{a=""} 1', { a: '' }],
  ['no blank behind the brace', 'm{a="b"}1', { a: 'b' }],
  ['blanks before the brace', 'm {a="b"} 1', { a: 'b' }],
  [
    'a name of a built-in',
    'm{__proto__="x",constructor="y"} 1',
    JSON.parse('{"__proto__":"x","constructor":"y"}') as unknown,
  ],
])('labels with %s are read', (_, line, labels) => {
  expect(parsePrometheusText(line)).toEqual([{ name: 'm', labels, value: 1 }]);
});

test.each([
  ['+Inf', Number.POSITIVE_INFINITY],
  ['-Inf', Number.NEGATIVE_INFINITY],
  ['Inf', Number.POSITIVE_INFINITY],
  ['nan', Number.NaN],
  ['+1.5E+3', 1500],
  ['.5', 0.5],
  ['5.', 5],
])('the value %s is a number', (text, value) => {
  expect(parsePrometheusText(`m ${text}`)[0]?.value).toBe(value);
});

test('what OpenMetrics adds changes no sample', () => {
  const text = '# UNIT m seconds\nm_bucket{le="1"} 8 # {trace_id="x y"} 0.67\nm_total 3 1520879607.789\n# EOF\n';
  expect(parsePrometheusText(text).map(({ value }) => value)).toEqual([8, 3]);
});

test.each([
  ['HTML', '<html>'],
  ['a value that is none', 'm one'],
  ['no value', 'm'],
  ['an open brace', 'm{a="b" 1'],
  ['an open text', 'm{a="b} 1'],
  ['a label without quotes', 'm{a=b} 1'],
  ['two labels without a comma', 'm{a="b" c="d"} 1'],
  ['something behind the value', 'm 1 2 3'],
  ['a hexadecimal value', 'm 0x10'],
  ['a name that starts with a digit', '9m 1'],
])('a line with %s is refused and named', (_, line) => {
  expect(() => parsePrometheusText(`ok 1\n${line}\n`)).toThrow(/^line 2 is not a sample: "/);
});

test('a hostile line of megabytes is refused at once', () => {
  const blanks = ' '.repeat(1_000_000);
  for (const line of [
    `m${blanks}x`,
    `m{${blanks}`,
    `m{a="${'\\'.repeat(1_000_000)}`,
    `m 1${blanks}x`,
    'm{a="b",'.repeat(100_000),
  ]) {
    expect(() => parsePrometheusText(line)).toThrow('line 1 is not a sample');
  }
});

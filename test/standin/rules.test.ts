// SPDX-License-Identifier: Apache-2.0

import { describe, expect, test } from 'vitest';
import { openMetrics } from '../../src/standin/gateway/metrics.ts';
import { decideRestart } from '../../src/standin/gateway/restart-policy.ts';
import { parseDuration } from '../../src/standin/lib/duration.ts';
import { lineSplitter } from '../../src/standin/lib/json-lines.ts';
import { formatLogLine } from '../../src/standin/lib/log.ts';
import { platformProblem } from '../../src/standin/lib/process-table.ts';
import { parseSwitches } from '../../src/standin/lib/switches.ts';
import { mapSandboxPath } from '../../src/standin/lib/workspace.ts';
import { endpointsOf } from '../../src/standin/openshell/policy-file.ts';
import { buildEnvironment } from '../../src/standin/supervisor/environment.ts';
import { allows, parseTarget } from '../../src/standin/supervisor/policy.ts';

test('Windows is refused in one line; Linux and macOS are not', () => {
  expect(platformProblem('win32')).toMatch(/^[^\n]*Windows[^\n]*$/);
  expect(platformProblem('linux')).toBeUndefined();
  expect(platformProblem('darwin')).toBeUndefined();
});

test('profiles and lists pick bug switches, and an unknown one is an error', () => {
  expect([...parseSwitches('observed')]).toEqual(['4910', '4910-policy', '4828', '4981', '4409', 'supervisor-kill']);
  expect([...parseSwitches('fixed')]).toEqual([]);
  expect([...parseSwitches('supervisor-kill')]).toEqual(['supervisor-kill']);
  expect(() => parseSwitches('4910,4909')).toThrow('unknown bug switch or profile "4909"');
});

test('durations have a unit', () => {
  expect([parseDuration('500ms', 'x'), parseDuration('1.5s', 'x'), parseDuration('2m', 'x')]).toEqual([
    500, 1500, 120_000,
  ]);
  for (const text of ['10', 's', '-1s', '1d', '99999h'])
    expect(() => parseDuration(text, 'x')).toThrow('x must be a duration');
});

describe('a restart', () => {
  const exit = { policy: 'on-failure', code: 1, uptimeMs: 50, quickRestarts: 0 } as const;

  test('comes at once, then after one second doubling to three minutes', () => {
    const pauses = Array.from({ length: 11 }, (_, quickRestarts) => {
      const decision = decideRestart({ ...exit, quickRestarts });
      return decision.restart ? decision.pauseMs / 1000 : undefined;
    });
    expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 180, 180]);
  });

  test('starts over after ten seconds of uptime', () => {
    expect(decideRestart({ ...exit, quickRestarts: 6, uptimeMs: 10_000 })).toEqual({
      restart: true,
      pauseMs: 0,
      quickRestarts: 1,
    });
  });

  test('depends on the policy and the exit code', () => {
    expect(decideRestart({ ...exit, policy: 'never' }).restart).toBe(false);
    expect(decideRestart({ ...exit, code: 0 }).restart).toBe(false);
    expect(decideRestart({ ...exit, policy: 'always', code: 0 }).restart).toBe(true);
  });
});

describe('a policy', () => {
  const policy = {
    version: 1,
    endpoints: [
      { host: 'Probe.internal', port: 443 },
      { host: '*.example.com', port: 80 },
    ],
  };

  test.each([
    ['probe.internal:443', true],
    ['probe.internal:80', false],
    ['a.example.com:80', true],
    ['example.com:80', false],
    ['evilexample.com:80', false],
  ])('decides %s: %s', (text, allowed) => {
    const target = parseTarget(text);
    expect(target !== undefined && allows(policy, target)).toBe(allowed);
  });

  test('is read from its document, and a wrong one is named', () => {
    const document = {
      version: 1,
      network_policies: { a: { name: 'a', endpoints: [{ host: 'h', port: 1, access: 'full' }] }, b: {} },
    };
    expect(endpointsOf(document)).toEqual([{ host: 'h', port: 1 }]);
    expect(() => endpointsOf({ version: 1, network_policies: { a: { endpoints: [{ host: 'h' }] } } })).toThrow(
      'network_policies.a.endpoints: port',
    );
    expect(() => endpointsOf(null)).toThrow('the policy must be a mapping');
  });
});

test('the sandbox folder is mapped where a text is it or lies below it', () => {
  expect(
    ['/sandbox', '/sandbox/output', '/sandboxes', 'x=/sandbox/y'].map((text) => mapSandboxPath(text, '/w')),
  ).toEqual(['/w', '/w/output', '/sandboxes', 'x=/sandbox/y']);
});

test('a workload gets its own variables, the proxy, and little of the host', () => {
  const host = { PATH: '/bin', LANG: 'C', SECRET: 'x' };
  const env = buildEnvironment(
    { OUT: '/sandbox/out', PATH: '/evil' },
    { workspace: '/w', binDir: '/s/bin', proxy: 'http://127.0.0.1:7', host },
  );
  expect(env).toMatchObject({
    OUT: '/w/out',
    PATH: '/s/bin:/bin',
    HOME: '/w',
    HTTPS_PROXY: 'http://127.0.0.1:7',
    LANG: 'C',
  });
  expect(env).not.toHaveProperty('SECRET');
});

test('a log line has timestamp, level, target, message and fields', () => {
  const entry = {
    level: 'INFO',
    target: 'a::b',
    message: 'Sandbox phase changed',
    fields: { name: 'c-0', why: 'two words', n: 3 },
  } as const;
  expect(formatLogLine(entry, new Date(0))).toBe(
    '1970-01-01T00:00:00.000000Z  INFO a::b: Sandbox phase changed name=c-0 why="two words" n=3',
  );
});

test('lines are cut wherever the chunks end', () => {
  const lines: string[] = [];
  const split = lineSplitter(
    (line) => lines.push(line),
    () => undefined,
  );
  for (const chunk of ['a', 'b\nc\n\nü'.slice(0, 5), 'ü\nrest']) split(Buffer.from(chunk));
  expect(lines).toEqual(['ab', 'c', '', 'ü']);
});

test('metrics are text in both forms of a distribution', () => {
  const metrics = openMetrics();
  metrics.histogram('h', { a: 'x"y' }, 0.02);
  metrics.summary('s', {}, 0.5);
  const text = metrics.render();
  expect(text).toContain('h_bucket{a="x\\"y",le="0.01"} 0\nh_bucket{a="x\\"y",le="0.025"} 1');
  expect(text).toContain('s{quantile="0.5"} 0.5\ns{quantile="0.9"} 0.5');
  expect(text).toContain('s_sum 0.5\ns_count 1');
});

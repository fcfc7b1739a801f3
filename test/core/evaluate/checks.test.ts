// SPDX-License-Identifier: Apache-2.0

// Every kind of check, decided from events and files as they lie in a run directory.

import { describe, expect, test } from 'vitest';
import type { EventBody, Experiment, RunCheck, WorkloadCheck } from '../../../src/core/domain/documents.ts';
import { evaluate, experimentWith, type Files } from '../../support/run-dir.ts';
import {
  collected,
  componentState,
  faultEffective,
  faultFailed,
  faultRequested,
  instanceState,
  logClosed,
  phaseEnded,
  phaseStarted,
  revertEnded,
  revertRequested,
  runEnded,
  runStarted,
  wholeRun,
} from '../../support/timeline.ts';

type Bodies = readonly (EventBody & { readonly atMs?: number })[];

const created = instanceState('counter-0', 'Created');
const running = instanceState('counter-0', 'Running');
const success = instanceState('counter-0', 'Succeeded', { exitCode: 0 });
const output = 'workloads/counter/instances/counter-0/output';
const sandboxLog = 'workloads/counter/instances/counter-0/logs/sandbox.log';

/** Outcome and actual value of the one check, `held: ...`. */
function decideWorkload(claim: object, bodies: Bodies, files: Files = {}): string {
  return decideOnly(experimentWith({ workload: [{ name: 'it', ...claim } as WorkloadCheck] }), bodies, files);
}

function decideRun(claim: object, bodies: Bodies, files: Files = {}): string {
  return decideOnly(experimentWith({ run: [{ name: 'it', ...claim } as RunCheck] }), bodies, files);
}

function decideOnly(experiment: ReturnType<typeof experimentWith>, bodies: Bodies, files: Files): string {
  const { checks } = evaluate(experiment, bodies, { files });
  return checks.flatMap(({ outcomes }) => outcomes.map(({ outcome, actual }) => `${outcome}: ${actual}`)).join('; ');
}

describe('exit-code', () => {
  test('compares what the system recorded', () => {
    const bodies = wholeRun([created, instanceState('counter-0', 'Failed', { exitCode: 7 })]);

    expect(decideWorkload({ kind: 'exit-code', equals: 7 }, bodies)).toBe('held: exit code 7');
    expect(decideWorkload({ kind: 'exit-code', equals: 0 }, bodies)).toBe('failed: exit code 7');
  });

  test('gives one outcome per instance', () => {
    const bodies = wholeRun([success, instanceState('counter-1', 'Failed', { exitCode: 1 })], {
      instances: ['counter-0', 'counter-1'],
    });
    const experiment = experimentWith({ instances: 2, workload: [{ name: 'it', kind: 'exit-code', equals: 0 }] });

    expect(decideOnly(experiment, bodies, {})).toBe('held: exit code 0; failed: exit code 1');
  });
});

describe('state of an instance', () => {
  const bodies = wholeRun([created, running, faultRequested(), faultEffective(), success]);

  test.each([
    [{ equals: 'Succeeded' }, 'held: state Succeeded'],
    [{ equals: 'Running' }, 'failed: state Succeeded'],
    [{ ever: 'Running' }, 'held: state Running at 300 ms'],
    [{ ever: 'Pending' }, 'failed: seen: Created, Running and Succeeded; last state Succeeded'],
    [{ never: 'Failed' }, 'held: seen: Created, Running and Succeeded; last state Succeeded'],
    [{ never: 'Running' }, 'failed: state Running at 300 ms'],
    [{ equals: 'Running', at: { event: 'fault.effective', of: 'crash-gateway' } }, 'held: state Running'],
    [{ equals: 'Succeeded', at: { event: 'fault.effective' } }, 'failed: state Running'],
    [{ equals: 'Running', at: { event: 'revert.ended' } }, 'failed: revert.ended did not occur'],
    [{ equals: 'Created', at: { event: 'instance.state' } }, 'held: state Created'],
  ])('%j', (claim, result) => {
    expect(decideWorkload({ kind: 'state', ...claim }, bodies)).toBe(result);
  });

  test('a state that was claimed to be Unknown and is, holds', () => {
    const unknown = wholeRun([created, instanceState('counter-0', 'Unknown')]);

    expect(decideWorkload({ kind: 'state', equals: 'Unknown' }, unknown)).toBe('held: state Unknown');
  });

  test('an instance that came after the event was not there', () => {
    const late = wholeRun([faultRequested(), faultEffective(), created]);
    const claim = { kind: 'state', equals: 'Running', at: { event: 'fault.effective' } };

    expect(decideWorkload(claim, late)).toBe('failed: not seen yet');
  });
});

describe('state of a component', () => {
  const bodies = [
    ...wholeRun([
      componentState('gateway', 'ready'),
      componentState('gateway', 'down'),
      componentState('gateway', 'up'),
    ]),
  ];
  const withShutdown = bodies.flatMap((body) =>
    body.type === 'phase.ended' && body.phase === 'shutdown' ? [componentState('gateway', 'down'), body] : [body],
  );

  test.each([
    [{ equals: 'up' }, 'held: state up'],
    [{ ever: 'down' }, 'held: state down at 300 ms'],
    [{ never: 'down' }, 'failed: state down at 300 ms'],
  ])('%j', (claim, result) => {
    expect(decideRun({ kind: 'state', component: 'gateway', ...claim }, withShutdown)).toBe(result);
  });

  test('the shutdown of the system by the harness does not count', () => {
    const quiet = wholeRun([componentState('gateway', 'ready')]).flatMap((body) =>
      body.type === 'phase.ended' && body.phase === 'shutdown' ? [componentState('gateway', 'down'), body] : [body],
    );

    expect(decideRun({ kind: 'state', component: 'gateway', never: 'down' }, quiet)).toMatch(/^held: /);
  });

  test('a component that was never observed is undecided', () => {
    expect(decideRun({ kind: 'state', component: 'gateway', never: 'down' }, wholeRun([]))).toBe(
      'undecided: never seen',
    );
  });
});

describe('output', () => {
  const bodies = wholeRun([created, success]);
  const write = (content: string): Files => ({ [`${output}/journal`]: content });
  const decide = (claim: object, content: string): string =>
    decideWorkload({ kind: 'output', file: 'journal', ...claim }, bodies, write(content));

  test.each([
    [{ exists: true }, '', 'held: a file with 0 lines'],
    [{ exists: false }, 'a\n', 'failed: a file with 1 line'],
    [{ equals: 'hello' }, 'hello\n', 'held: "hello"'],
    [{ equals: 'hello\n' }, 'hello', 'held: "hello"'],
    [{ equals: 'hello' }, 'hello\n\n', 'failed: "hello\\n"'],
    [{ equals: '' }, '', 'held: ""'],
    [{ lines: 2 }, 'a\nb\n', 'held: 2 lines'],
    [{ lines: 2 }, 'a\nb', 'held: 2 lines'],
    [{ lines: 2 }, 'a\n', 'failed: 1 line'],
    [{ 'consecutive-from': 1 }, '1\n2\n3\n', 'held: 3 lines'],
    [{ 'consecutive-from': -1 }, '-1\n0\n1', 'held: 3 lines'],
    [{ 'consecutive-from': 1 }, '1\n2\n4\n', 'failed: line 3 is "4", not 3'],
    [{ 'consecutive-from': 1 }, '1\n02\n', 'failed: line 2 is "02", not 2'],
    [{ 'consecutive-from': 1 }, '', 'failed: an empty file'],
    [{ matches: '^b' }, 'a\nbc\n', 'held: line 2 matches'],
    [{ matches: '^b$' }, 'a\nb', 'held: line 2 matches'],
    [{ matches: '^x' }, 'a\nbc\n', 'failed: no match in 2 lines'],
    [{ 'consecutive-from': 1, lines: 3 }, '1\n2\n', 'failed: 2 lines'],
    [{ 'consecutive-from': 1, lines: 3 }, '1\n2\n3\n', 'held: 3 lines'],
  ])('%j on %j', (claim, content, result) => {
    expect(decide(claim, content)).toBe(result);
  });

  test('a file that is absent as claimed holds', () => {
    expect(decideWorkload({ kind: 'output', file: 'journal', exists: false }, bodies)).toBe('held: no file journal');
  });

  test('a pattern that takes too long leaves the check undecided', () => {
    expect(decide({ matches: '^(a+)+$' }, `${'a'.repeat(64)}!\n`)).toBe(
      'undecided: the pattern takes too long on this file',
    );
  });

  test('a pattern that takes too long on one file is not tried on three hundred', () => {
    const names = Array.from({ length: 300 }, (_, index) => `counter-${String(index)}`);
    const files = Object.fromEntries(
      names.map((name) => [`workloads/counter/instances/${name}/output/out`, `${'a'.repeat(40)}!\n`]),
    );
    const check = { name: 'it', kind: 'output', file: 'out', matches: '^(a+)+$' } as const;
    const startedMs = performance.now();
    const { counts } = evaluate(
      experimentWith({ instances: names.length, workload: [check] }),
      wholeRun([], { instances: names }),
      { files },
    );

    expect(counts).toMatchObject({ undecided: 300 });
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });

  test('a match far behind is found with its line', () => {
    const filler = `${'a'.repeat(999)}\n`.repeat(1000);

    expect(decide({ matches: '^b' }, `${filler}b\n${filler}`)).toBe('held: line 1001 matches');
  });

  test('a line that is too long to be read leaves the check undecided', () => {
    expect(decide({ matches: 'b' }, `${'a'.repeat(2 * 1024 * 1024)}\nb\n`)).toBe(
      `undecided: line 1 of ${output}/journal is too long to be read`,
    );
  });

  test('the pointer leads to the line that breaks the claim', () => {
    const check: WorkloadCheck = { name: 'it', kind: 'output', file: 'journal', 'consecutive-from': 1 };
    const document = evaluate(experimentWith({ workload: [check] }), bodies, { files: write('1\n3\n') });

    expect(document.checks[0]?.outcomes[0]?.evidence).toEqual({ file: `${output}/journal`, line: 2 });
  });
});

describe('log', () => {
  const counts = [{ text: 'stopping', count: 2, lines: [4, 9] }];
  const gateway = (more: Parameters<typeof logClosed>[0] = {}): Bodies => wholeRun([logClosed({ counts, ...more })]);
  const decide = (claim: object, bodies: Bodies, files: Files = {}): string =>
    decideRun({ kind: 'log', log: 'gateway', ...claim }, bodies, files);
  const copy = { 'logs/gateway.log': 'starting\nstopping\nstopped' };

  test.each([
    [{ contains: 'stopping' }, 'held: 2 lines with "stopping"'],
    [{ absent: 'stopping' }, 'failed: 2 lines with "stopping"'],
    [{ count: { text: 'stopping', equals: 2 } }, 'held: 2 lines with "stopping"'],
    [{ count: { text: 'stopping', 'at-most': 1 } }, 'failed: 2 lines with "stopping"'],
    [{ count: { text: 'stopping', 'at-least': 3 } }, 'failed: 2 lines with "stopping"'],
  ])('%j is decided by what was counted while the log was copied', (claim, result) => {
    expect(decide(claim, gateway({ capped: true }))).toBe(result);
  });

  test('a text that was not counted is sought in the copy', () => {
    const bodies = gateway({ counts: [] });

    expect(decide({ contains: 'stopped' }, bodies, copy)).toBe('held: 1 line with "stopped"');
    expect(decide({ absent: 'panicked' }, bodies, copy)).toBe('held: 0 lines with "panicked"');
    expect(decide({ absent: 'panicked' }, bodies)).toBe('undecided: there is no such log');
  });

  test('a shortened copy decides only what it shows', () => {
    const bodies = gateway({ counts: [], capped: true });

    expect(decide({ contains: 'stopped' }, bodies, copy)).toMatch(/^held: at least 1 line/);
    expect(decide({ contains: 'panicked' }, bodies, copy)).toMatch(/^undecided: at least 0 lines/);
    expect(decide({ absent: 'stopped' }, bodies, copy)).toMatch(/^failed: at least 1 line/);
    expect(decide({ absent: 'panicked' }, bodies, copy)).toMatch(/^undecided: at least 0 lines/);
  });

  test('a log that was not read to its end decides only what was counted', () => {
    const bodies = gateway({ complete: false });

    expect(decide({ contains: 'stopping' }, bodies)).toMatch(/^held: /);
    expect(decide({ count: { text: 'stopping', equals: 2 } }, bodies)).toMatch(/^undecided: /);
    expect(decide({ count: { text: 'stopping', equals: 1 } }, bodies)).toMatch(/^failed: /);
  });

  test('a log that was closed before its end says why, and a whole one does not', () => {
    const bodies = gateway({ complete: false, reason: 'the engine was away for 30 s' });
    const why = 'the log is not whole (the engine was away for 30 s)';

    expect(decide({ count: { text: 'stopping', equals: 2 } }, bodies)).toBe(
      `undecided: at least 2 lines with "stopping"; ${why}`,
    );
    expect(decide({ absent: 'stopping' }, bodies)).toBe(`failed: at least 2 lines with "stopping"; ${why}`);
    expect(decide({ absent: 'panicked' }, bodies)).toBe(
      'undecided: there is no such log (the engine was away for 30 s)',
    );
    expect(decide({ absent: 'panicked' }, bodies, copy)).toBe(`undecided: at least 0 lines with "panicked"; ${why}`);
    expect(decide({ absent: 'stopping' }, gateway({ reason: 'asked to' }))).toBe('failed: 2 lines with "stopping"');
  });

  test('a log that was never closed decides only what its copy shows', () => {
    const bodies = wholeRun([]);

    expect(decide({ contains: 'stopped' }, bodies, copy)).toMatch(/^held: /);
    expect(decide({ absent: 'panicked' }, bodies, copy)).toMatch(/^undecided: /);
  });

  test("`during` looks at the lines between the operation's request and its confirmed effect", () => {
    const position = (lines: number): { log: string; lines: number; bytes: number }[] => [
      { log: 'gateway', lines, bytes: lines },
    ];
    const window = (from: number, to: number): Bodies =>
      wholeRun([
        faultRequested({ logs: position(from) }),
        faultEffective({ logs: position(to) }),
        logClosed({ counts }),
      ]);
    const claim = { contains: 'stopping', during: 'crash-gateway' };

    expect(decide(claim, window(3, 4))).toBe('held: 1 line with "stopping" during crash-gateway');
    expect(decide(claim, window(4, 8))).toBe('failed: 0 lines with "stopping" during crash-gateway');
    expect(decide({ ...claim, contains: 'stopped' }, window(2, 3), copy)).toMatch(/^held: 1 line/);
    expect(decide({ ...claim, contains: 'stopped' }, window(0, 2), copy)).toMatch(/^failed: 0 lines/);
  });

  test('`during` is undecided without a confirmed effect or a position, and empty when nothing fired', () => {
    const claim = { absent: 'stopping', during: 'crash-gateway' };

    expect(decide(claim, wholeRun([faultRequested(), logClosed({ counts })]))).toBe(
      'undecided: crash-gateway has no confirmed effect',
    );
    expect(decide(claim, wholeRun([faultRequested(), faultEffective(), logClosed({ counts })]))).toBe(
      'undecided: gateway was not followed during crash-gateway',
    );
    expect(decide(claim, gateway())).toBe('held: crash-gateway did not fire');
    expect(decide({ ...claim, absent: undefined, contains: 'stopping' }, gateway())).toBe(
      'failed: crash-gateway did not fire',
    );
  });

  test('`during` is undecided where the log became shorter, since nothing can be absent from no lines', () => {
    const bodies = wholeRun([
      faultRequested({ logs: [{ log: 'gateway', lines: 9, bytes: 90 }] }),
      faultEffective({ logs: [{ log: 'gateway', lines: 3, bytes: 30 }] }),
      logClosed({ counts }),
    ]);

    expect(decide({ absent: 'stopping', during: 'crash-gateway' }, bodies)).toBe(
      'undecided: gateway became shorter during crash-gateway',
    );
  });

  test('matches beyond those that were listed leave a window undecided', () => {
    const many = [{ text: 'stopping', count: 3, lines: [4] }];
    const logs = (lines: number): { log: string; lines: number; bytes: number }[] => [
      { log: 'gateway', lines, bytes: 0 },
    ];
    const bodies = wholeRun([
      faultRequested({ logs: logs(4) }),
      faultEffective({ logs: logs(9) }),
      logClosed({ counts: many }),
    ]);

    expect(decide({ absent: 'stopping', during: 'crash-gateway' }, bodies)).toMatch(/^undecided: /);
  });

  test("a workload's log is that of every instance", () => {
    const bodies = wholeRun(
      ['counter-0', 'counter-1'].flatMap((instance) => [
        instanceState(instance, 'Succeeded', { exitCode: 0 }),
        logClosed({
          log: `${instance}/sandbox`,
          path: `workloads/counter/instances/${instance}/logs/sandbox.log`,
          counts: [
            { text: 'hello', count: instance === 'counter-0' ? 1 : 0, lines: instance === 'counter-0' ? [1] : [] },
          ],
        }),
      ]),
      { instances: ['counter-0', 'counter-1'] },
    );
    const run: RunCheck = { name: 'it', kind: 'log', log: 'counter', contains: 'hello' };
    const document = evaluate(experimentWith({ instances: 2, run: [run] }), bodies);

    expect(document.checks[0]).toMatchObject({
      workload: 'counter',
      outcomes: [
        { instance: 'counter-0', outcome: 'held', evidence: { file: sandboxLog, line: 1 } },
        { instance: 'counter-1', outcome: 'failed' },
      ],
    });
    expect(document.instances.map(({ verdict }) => verdict)).toEqual(['PASS', 'FAIL']);
  });

  test('that of a workload beside the system is what its process printed', () => {
    const path = 'workloads/counter/instances/counter-0/logs/host.log';
    const counted = [{ text: 'hello', count: 1, lines: [1] }];
    const bodies = wholeRun([
      instanceState('counter-0', 'Succeeded', { exitCode: 0 }),
      logClosed({ log: 'counter-0/host', path, counts: counted }),
    ]);
    const experiment = experimentWith({ workload: [{ name: 'it', kind: 'log', contains: 'hello' }] });
    const [workload] = experiment.workloads ?? [];
    const document = evaluate({ ...experiment, workloads: [{ ...workload!, on: 'host' }] }, bodies);

    expect(document.checks[0]?.outcomes).toMatchObject([{ outcome: 'held', evidence: { file: path, line: 1 } }]);
  });
});

describe('metric', () => {
  type Sample = [name: string, labels: Record<string, string>, value: number | string];
  const scrape = (atMs: number, ...samples: Sample[]): string =>
    JSON.stringify({ atMs, at: 'x', samples: samples.map(([name, labels, value]) => ({ name, labels, value })) });
  const gap = (atMs: number): string => JSON.stringify({ atMs, at: 'x', gap: 'connect ECONNREFUSED' });
  const decide = (claim: object, lines: readonly string[], bodies: Bodies = wholeRun([])): string =>
    decideRun({ kind: 'metric', metric: 'requests_total', ...claim }, bodies, {
      'system/metrics/gateway.jsonl': `${lines.join('\n')}\n`,
    });
  const ok = (value: number): Sample => ['requests_total', { code: '0' }, value];
  const bad = (value: number): Sample => ['requests_total', { code: '13' }, value];

  test.each([
    [{ equals: 4 }, 'held: 4'],
    [{ of: 'max', equals: 9 }, 'held: 9'],
    [{ of: 'delta', equals: 8 }, 'held: 8'],
    [{ of: 'delta', 'at-most': 7 }, 'failed: 8'],
    [{ labels: { code: '13' }, of: 'delta', equals: 0 }, 'held: 0'],
  ])('%j over a restart and a gap', (claim, result) => {
    const lines = [scrape(0, ok(5)), scrape(1, ok(9)), gap(2), scrape(3, ok(1)), scrape(4, ok(4))];

    expect(decide(claim, lines)).toBe(result);
  });

  test('a series that appears later began at zero, one that was away began anew', () => {
    const lines = [scrape(0, ok(5)), scrape(1, ok(5), bad(2)), scrape(2, ok(5)), scrape(3, ok(5), bad(3))];

    expect(decide({ labels: { code: '13' }, of: 'delta', equals: 5 }, lines)).toBe('held: 5');
  });

  test('values that are no number are passed over', () => {
    const lines = [scrape(0, ok(1)), scrape(1, ['requests_total', { code: '0' }, 'NaN'])];

    expect(decide({ equals: 1 }, lines)).toBe('held: 1');
  });

  test('is undecided when it was never scraped or never seen', () => {
    expect(decideRun({ kind: 'metric', metric: 'requests_total', equals: 0 }, wholeRun([]))).toBe(
      'undecided: gateway was never scraped',
    );
    expect(decide({ equals: 0 }, [gap(0), gap(1)])).toBe('undecided: no scrape succeeded');
    expect(decide({ equals: 0 }, [scrape(0, ['other', {}, 1])])).toBe('undecided: no such metric was seen');
  });

  test('after scrapes that failed at the end only what cannot change is decided', () => {
    const lines = [scrape(0, ok(1)), scrape(1, ok(3)), gap(2)];

    expect(decide({ of: 'delta', 'at-most': 2 }, lines)).toBe('undecided: 2; the last scrapes failed');
    expect(decide({ of: 'delta', 'at-least': 2 }, lines)).toBe('held: 2; the last scrapes failed');
    expect(decide({ of: 'max', 'at-most': 2 }, lines)).toBe('failed: 3; the last scrapes failed');
    expect(decide({ equals: 3 }, lines)).toBe('undecided: 3; the last scrapes failed');
    expect(decide({ 'at-least': 3 }, lines)).toBe('undecided: 3; the last scrapes failed');
  });

  test('one scrape shows no increase, so that none can be claimed', () => {
    expect(decide({ of: 'delta', 'at-most': 0 }, [gap(0), scrape(1, ok(7))])).toBe('undecided: scraped once only');
    expect(decide({ of: 'delta', 'at-most': 0 }, [scrape(0, ok(7)), scrape(1, ok(7))])).toBe('held: 0');
  });

  test.each([
    ['a time without end', '{"atMs":1e309,"at":"x","samples":[]}'],
    ['a time before the run', '{"atMs":-1,"at":"x","samples":[]}'],
    ['a value without end', '{"atMs":1,"at":"x","samples":[{"name":"requests_total","labels":{},"value":1e309}]}'],
  ])('%s is no scrape', (_, line) => {
    expect(decide({ equals: 1 }, [scrape(0, ok(1)), line])).toBe(
      'undecided: system/metrics/gateway.jsonl:2 is damaged: not a scrape',
    );
  });

  test('what is scraped after deleting began does not count', () => {
    const bodies = wholeRun([]);
    const deleteMs = 600;

    expect(decide({ equals: 3 }, [scrape(0, ok(3)), scrape(deleteMs + 1, ok(9)), gap(deleteMs + 2)], bodies)).toBe(
      'held: 3',
    );
  });

  test('a damaged line leaves the check undecided and is named', () => {
    expect(decide({ equals: 1 }, [scrape(0, ok(1)), '{"atMs": 1', scrape(2, ok(1))])).toBe(
      'undecided: system/metrics/gateway.jsonl:2 is damaged: not a scrape',
    );
  });
});

describe('event', () => {
  const bodies = wholeRun([running, faultRequested(), faultEffective(), revertRequested(), revertEnded(), success]);
  const of = 'crash-gateway';

  test.each([
    [{ event: 'fault.effective' }, 'held: at 400 ms'],
    [{ event: 'fault.effective', of }, 'held: at 400 ms'],
    [{ event: 'fault.effective', of: 'other' }, 'failed: fault.effective of other did not occur'],
    [{ event: 'instance.revived', occurs: false }, 'held: did not occur'],
    [{ event: 'fault.effective', occurs: false }, 'failed: at 400 ms'],
    [{ event: 'revert.ended', after: { event: 'fault.effective' } }, 'held: 200 ms after fault.effective'],
    [{ event: 'revert.ended', before: { event: 'fault.effective' } }, 'failed: 200 ms after fault.effective'],
    [{ event: 'fault.effective', before: { event: 'revert.ended', of } }, `held: 200 ms before revert.ended of ${of}`],
    [
      { event: 'revert.ended', after: { event: 'fault.effective' }, within: '200ms' },
      'held: 200 ms after fault.effective',
    ],
    [
      { event: 'revert.ended', after: { event: 'fault.effective' }, within: '199ms' },
      'failed: 200 ms after fault.effective',
    ],
    [{ event: 'revert.ended', after: { event: 'fault.failed' } }, 'failed: fault.failed did not occur'],
    [{ event: 'instance.state', occurs: false, after: { event: 'revert.ended' } }, 'failed: at 700 ms'],
    [
      { event: 'instance.state', occurs: false, after: { event: 'revert.ended' }, within: '99ms' },
      'held: did not occur',
    ],
    [{ event: 'instance.state', occurs: false, after: { event: 'fault.failed' } }, 'held: did not occur'],
  ])('%j', (claim, result) => {
    expect(decideRun({ kind: 'event', ...claim }, bodies)).toBe(result);
  });

  test('absence is undecided in a run that broke off', () => {
    const broken = [runStarted, phaseStarted('flow')];

    expect(decideRun({ kind: 'event', event: 'fault.failed', occurs: false }, broken)).toBe('undecided: did not occur');
    expect(decideRun({ kind: 'event', event: 'fault.effective' }, broken)).toBe(
      'undecided: fault.effective did not occur',
    );
  });
});

describe('duration', () => {
  const at = (atMs: number, body: EventBody): EventBody & { atMs: number } => ({ ...body, atMs });
  const bodies: Bodies = [
    runStarted,
    at(1000, phaseStarted('flow')),
    at(1000, created),
    at(2000, faultRequested({ firing: 1 })),
    at(2500, faultEffective({ firing: 1 })),
    at(7500, revertRequested({ firing: 1 })),
    at(8000, revertEnded({ firing: 1 })),
    at(9000, faultRequested({ firing: 1, fault: 'kill', operation: 'kill-it' })),
    at(9250, faultEffective({ firing: 1, fault: 'kill', operation: 'kill-it' })),
    at(11_000, success),
    at(11_500, phaseEnded('flow')),
    at(11_600, phaseStarted('collect')),
    at(11_700, collected('counter-0')),
    at(11_800, phaseEnded('collect')),
    at(11_900, runEnded),
  ];

  test.each([
    [{ of: 'flow', 'at-most': '11s' }, 'held: 10.5 s'],
    [{ of: 'flow', 'at-most': '10s' }, 'failed: 10.5 s'],
    [{ of: 'counter', 'at-least': '10s' }, 'held: 10.0 s (counter-0)'],
    [{ of: 'crash-gateway', 'at-least': '6s', 'at-most': '6s' }, 'held: 6.0 s'],
    [{ of: 'kill-it', 'at-most': '250ms' }, 'held: 250 ms'],
    [{ of: 'other', 'at-most': '1s' }, 'failed: other did not begin'],
  ])('%j', (claim, result) => {
    expect(decideRun({ kind: 'duration', ...claim }, bodies)).toBe(result);
  });

  test.each([
    [{ of: 'crash-gateway', part: 'effect' }, 'held: 500 ms'],
    [{ of: 'crash-gateway', part: 'hold' }, 'held: 5.5 s'],
    [{ of: 'crash-gateway', part: 'revert' }, 'held: 500 ms'],
    [{ of: 'kill-it', part: 'effect' }, 'held: 250 ms'],
    [{ of: 'kill-it', part: 'revert' }, 'failed: revert of kill-it did not begin'],
    [{ of: 'kill-it', part: 'hold' }, 'failed: kill-it did not end'],
  ])('of a part of a fault: %j', (claim, result) => {
    expect(decideRun({ kind: 'duration', ...claim, 'at-most': '10s' }, bodies)).toBe(result);
  });

  test('of a part on several targets is from the first of them to the last', () => {
    const onTarget = (target: string, shiftMs: number): Bodies => [
      at(1000 + shiftMs, faultRequested({ target })),
      at(1100 + shiftMs, faultEffective({ target })),
      at(5000 + shiftMs, revertRequested({ target })),
      at(5200 + shiftMs, revertEnded({ target })),
    ];
    const inTime = (left: Bodies[number], right: Bodies[number]): number => (left.atMs ?? 0) - (right.atMs ?? 0);
    const run = wholeRun([...onTarget('counter-0/sandbox', 0), ...onTarget('counter-1/sandbox', 300)].sort(inTime));
    const claim = { kind: 'duration', of: 'crash-gateway', 'at-most': '1m' };

    expect(decideRun({ ...claim, part: 'effect' }, run)).toBe('held: 400 ms');
    expect(decideRun({ ...claim, part: 'hold' }, run)).toBe('held: 4.4 s');
    expect(decideRun({ ...claim, part: 'revert' }, run)).toBe('held: 500 ms');
  });

  test('a target that had ended before takes no time', () => {
    const run = wholeRun([
      at(1000, faultRequested({ target: 'counter-0/sandbox', fault: 'kill' })),
      at(1100, faultEffective({ target: 'counter-0/sandbox', fault: 'kill' })),
      at(1200, faultRequested({ target: 'counter-1/sandbox', fault: 'kill' })),
      at(1300, faultFailed({ target: 'counter-1/sandbox', fault: 'kill', code: 'already-exited' })),
    ]);

    expect(decideRun({ kind: 'duration', of: 'crash-gateway', 'at-most': '1s' }, run)).toBe('held: 100 ms');
  });

  test('of an operation that is no fault is from its start to its end', () => {
    const of = { operation: 'tighten', firing: 1, uses: 'set-policy', workload: 'counter' } as const;
    const on = { ...of, target: 'counter-0', component: null, instance: 'counter-0', role: null };
    const end = { outcome: 'ok', exitCode: 0, durationMs: 690, stdout: '', stderr: '', proof: null } as const;
    const run = wholeRun([
      at(1000, { type: 'operation.started', step: 'flow[0]', ...on, undo: null, logs: [] }),
      at(1700, { type: 'operation.ended', ...on, ...end, logs: [] }),
    ]);

    expect(decideRun({ kind: 'duration', of: 'tighten', 'at-most': '1s' }, run)).toBe('held: 700 ms');
  });

  describe('of the recovery', () => {
    type Settle = Extract<EventBody, { type: 'phase.ended' }>['outcome'];
    const recovered = (reverts: Bodies, outcome: Settle = 'done'): Bodies => [
      runStarted,
      at(1000, phaseStarted('flow')),
      ...reverts,
      at(9000, phaseEnded('flow')),
      at(9100, phaseStarted('settle')),
      at(10_000, { ...phaseEnded('settle'), outcome } as EventBody),
      at(10_100, phaseStarted('collect')),
      at(10_200, phaseEnded('collect')),
      at(10_300, runEnded),
    ];
    const outage: Bodies = [
      at(2000, faultRequested()),
      at(2500, faultEffective()),
      at(7500, revertRequested()),
      at(8000, revertEnded()),
    ];
    const claim = { kind: 'duration', of: 'recovery', 'at-most': '5s' };

    test.each([
      ['is from the last revert until the system was well again', recovered(outage), 'held: 2.0 s'],
      ['without a revert is from the end of the flow', recovered([]), 'held: 1.0 s'],
      ['of a system that is not well in time fails', recovered(outage, 'failed'), 'failed: recovery did not end'],
      ['with a revert that did not end fails', recovered(outage.slice(0, 3)), 'failed: recovery did not end'],
      ['that nobody looked for is undecided', recovered(outage, 'skipped'), 'undecided: recovery did not begin'],
    ])('%s', (_, run, result) => {
      expect(decideRun(claim, run)).toBe(result);
    });

    test('that takes longer than allowed fails', () => {
      expect(decideRun({ ...claim, 'at-most': '1s' }, recovered(outage))).toBe('failed: 2.0 s');
    });
  });

  test('of several firings the longest decides, by the number that its events have', () => {
    const firing = (number: number, fromMs: number, toMs: number): Bodies => [
      at(fromMs, faultRequested({ firing: number, fault: 'kill' })),
      at(toMs, faultEffective({ firing: number, fault: 'kill' })),
    ];
    const run = wholeRun([...firing(1, 2000, 2500), ...firing(2, 3000, 4000), ...firing(3, 5000, 5500)]);

    expect(decideRun({ kind: 'duration', of: 'crash-gateway', 'at-most': '2s' }, run)).toBe('held: 1.0 s (firing 2)');
  });

  test('an instance ends when it is first seen so, not when its reason is read', () => {
    const end = (reason: string): EventBody => instanceState('counter-0', 'Failed', { reason });
    const run = wholeRun([created, running, end('stopping'), end('stopped')]);

    expect(decideRun({ kind: 'duration', of: 'counter', 'at-most': '200ms' }, run)).toBe('held: 200 ms (counter-0)');
  });

  test('what did not end has failed, or is undecided where the run broke off', () => {
    const open = wholeRun([created, running]);
    const broken = [runStarted, phaseStarted('flow'), created];
    const claim = { kind: 'duration', of: 'counter', 'at-most': '1h' };

    expect(decideRun(claim, open)).toBe('failed: counter-0 did not end');
    expect(decideRun(claim, broken)).toBe('undecided: counter-0 did not end');
  });
});

describe('steady state', () => {
  const checked = (when: 'before' | 'after', outcome: 'held' | 'failed'): EventBody => ({
    type: 'steady-state.checked',
    name: 'gateway-ready',
    when,
    outcome,
    expected: 'ready',
    actual: outcome === 'held' ? 'ready' : 'down',
    attempts: 3,
  });
  const condition = { name: 'gateway-ready', kind: 'state', component: 'gateway', equals: 'ready' } as const;
  const decide = (bodies: Bodies, steadyState: [typeof condition] | undefined = [condition]): unknown =>
    evaluate(experimentWith({ steadyState }), bodies).checks.map(({ name, kind, outcomes }) => [
      name,
      kind,
      outcomes[0]?.outcome,
    ]);

  test('its last results before and after are checks', () => {
    const bodies = wholeRun([checked('before', 'held'), checked('after', 'failed'), checked('after', 'held')]);

    expect(decide(bodies)).toEqual([
      ['gateway-ready@before', 'steady-state', 'held'],
      ['gateway-ready@after', 'steady-state', 'held'],
    ]);
  });

  test('a result that is missing is undecided', () => {
    expect(decide(wholeRun([checked('before', 'held')]))).toEqual([
      ['gateway-ready@before', 'steady-state', 'held'],
      ['gateway-ready@after', 'steady-state', 'undecided'],
    ]);
  });

  test('a condition that says something else than the one that was checked is undecided', () => {
    const bodies = wholeRun([checked('before', 'held'), checked('after', 'held')]);
    const recorded = experimentWith({ steadyState: [condition] });
    const again = { component: 'gateway', equals: 'ready', kind: 'state', name: 'gateway-ready' } as const;
    const other = { ...condition, equals: 'down' } as const;
    const decided = (steadyState: Experiment['steady-state']): unknown =>
      evaluate(experimentWith({ steadyState }), bodies, { recorded }).checks.map(({ outcomes }) => outcomes[0]);

    expect(decided([again])).toMatchObject([{ outcome: 'held' }, { outcome: 'held' }]);
    expect(decided([other])).toMatchObject([
      { outcome: 'undecided', actual: 'checked was: ready' },
      { outcome: 'undecided', actual: 'checked was: ready' },
    ]);
  });

  test('without conditions of its own the recorded ones count', () => {
    const bodies = wholeRun([checked('before', 'held'), checked('after', 'failed')]);
    const document = evaluate(experimentWith({}), bodies);

    expect(document.checks.map(({ name }) => name)).toEqual(['gateway-ready@before', 'gateway-ready@after']);
    expect(document).toMatchObject({
      verdict: 'FAIL',
      headline: 'gateway-ready@after failed: expected ready, found down',
    });
  });
});

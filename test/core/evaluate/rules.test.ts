// SPDX-License-Identifier: Apache-2.0

// Section 6 of the contract, rule by rule: outcomes, the decision and what ERROR must not hide.

import { describe, expect, test } from 'vitest';
import type { EventBody, Expectation, WorkloadCheck } from '../../../src/core/domain/documents.ts';
import { evaluate, experimentWith, realSystem } from '../../support/run-dir.ts';
import {
  collected,
  faultEffective,
  faultRequested,
  harnessError,
  instanceState,
  phaseStarted,
  revertEnded,
  revertRequested,
  runEnded,
  runStarted,
  wholeRun,
} from '../../support/timeline.ts';

const exitedOk: WorkloadCheck = { name: 'exited-ok', kind: 'exit-code', equals: 0 };
const succeeded: WorkloadCheck = { name: 'succeeded', kind: 'state', equals: 'Succeeded' };
const journal: WorkloadCheck = { name: 'journal', kind: 'output', file: 'journal', exists: true };
const issue = 'NVIDIA/OpenShell#4910';
const known: Expectation = { issue, reason: 'A known failure.', checks: ['exited-ok'] };

const created = instanceState('counter-0', 'Created');
const success = instanceState('counter-0', 'Succeeded', { exitCode: 0 });
const failure = instanceState('counter-0', 'Failed', { exitCode: 3 });

function outcomeOf(document: ReturnType<typeof evaluate>, check = 'exited-ok'): unknown {
  const outcome = document.checks.find(({ name }) => name === check)?.outcomes[0];
  return outcome === undefined ? undefined : { outcome: outcome.outcome, actual: outcome.actual };
}

describe('outcomes', () => {
  test('an exit-code check on an ended instance without an exit code has failed', () => {
    const failed = instanceState('counter-0', 'Failed', { reason: 'Supervisor gone' });
    const document = evaluate(experimentWith({ workload: [exitedOk] }), wholeRun([created, failed]));

    const actual = 'none recorded; state Failed, reason "Supervisor gone"';
    expect(outcomeOf(document)).toEqual({ outcome: 'failed', actual });
    expect(document.verdict).toBe('FAIL');
  });

  test.each(['Created', 'Pending', 'Running', 'Unknown'] as const)(
    'an exit-code check on an instance that is still %s at the end has failed',
    (state) => {
      const document = evaluate(
        experimentWith({ workload: [exitedOk] }),
        wholeRun([created, instanceState('counter-0', state)]),
      );

      expect(outcomeOf(document)).toEqual({ outcome: 'failed', actual: `none recorded; state ${state}` });
    },
  );

  test('a state check whose last state is Unknown has failed', () => {
    const unknown = instanceState('counter-0', 'Unknown');
    const never: WorkloadCheck = { name: 'never-failed', kind: 'state', never: 'Failed' };
    const document = evaluate(experimentWith({ workload: [succeeded, never] }), wholeRun([created, unknown]));

    expect(outcomeOf(document, 'succeeded')).toEqual({ outcome: 'failed', actual: 'state Unknown' });
    expect(outcomeOf(document, 'never-failed')).toMatchObject({ outcome: 'failed' });
  });

  test('a file that a successful collect did not bring has failed', () => {
    const document = evaluate(experimentWith({ workload: [journal] }), wholeRun([created, success]));

    expect(outcomeOf(document, 'journal')).toEqual({ outcome: 'failed', actual: 'no file journal' });
  });

  test('a file is undecided when collecting did not finish, left it out or did not happen', () => {
    const experiment = experimentWith({ workload: [journal] });
    const files = { 'workloads/counter/instances/counter-0/output/journal': '1\n' };
    const leftOut = ['output/journal: a link'];
    const runs = [
      wholeRun([created, success], { collect: [collected('counter-0', { complete: false })] }),
      wholeRun([created, success], { collect: [collected('counter-0', { leftOut })] }),
      wholeRun([created, success], { collect: [] }),
    ];

    const actual = runs.map((bodies) => outcomeOf(evaluate(experiment, bodies, { files }), 'journal'));
    expect(actual).toEqual([
      { outcome: 'undecided', actual: 'collecting did not finish' },
      { outcome: 'undecided', actual: 'not copied: "output/journal: a link"' },
      { outcome: 'undecided', actual: 'nothing was collected' },
    ]);
  });

  const absent = { name: 'no-trace', kind: 'output', file: 'deep/trace', exists: false } as const;

  test.each([
    ['itself', 'output/deep/trace: 99999999 bytes, over 16777216 for one file'],
    ['its folder', 'output/deep: deeper than 10 folders'],
    ['the whole output', 'output: not a folder'],
    ['some entries of its folder', 'output/deep/...: more than 10000 entries in one folder'],
    ['everything', 'all: cannot be read (EACCES)'],
    ['more than is named', 'and 12 more'],
  ])('a file that is not there is no proof where collecting left out %s', (_, leftOut) => {
    const collect = [collected('counter-0', { leftOut: [leftOut] })];
    const document = evaluate(experimentWith({ workload: [absent] }), wholeRun([created, success], { collect }));

    expect(outcomeOf(document, 'no-trace')).toEqual({ outcome: 'undecided', actual: `not copied: "${leftOut}"` });
  });

  test.each([
    'output/deep/trace.old: a FIFO',
    'output/dee: a FIFO',
    'output/other/...: more than 10000 entries in one folder',
  ])('what else was left out (%s) says nothing about a file', (leftOut) => {
    const collect = [collected('counter-0', { leftOut: [leftOut] })];
    const document = evaluate(experimentWith({ workload: [absent] }), wholeRun([created, success], { collect }));

    expect(outcomeOf(document, 'no-trace')).toMatchObject({ outcome: 'held' });
  });

  test('a file that is there is looked at although too many others were left out', () => {
    const collect = [collected('counter-0', { leftOut: ['and 12 more'] })];
    const files = { 'workloads/counter/instances/counter-0/output/journal': '1\n' };
    const document = evaluate(experimentWith({ workload: [journal] }), wholeRun([created, success], { collect }), {
      files,
    });

    expect(outcomeOf(document, 'journal')).toMatchObject({ outcome: 'held' });
  });

  test('"at the end" is the last read before collecting began', () => {
    const late = instanceState('counter-0', 'Failed', { exitCode: 137 });
    const document = evaluate(
      experimentWith({ workload: [exitedOk, succeeded] }),
      wholeRun([created, success], { collect: [collected('counter-0'), late] }),
    );

    expect(document.verdict).toBe('PASS');
    expect(document.instances[0]).toMatchObject({ lastState: 'Succeeded', exitCode: 0 });
  });

  test('an instance that was never created is undecided, not failed', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk, succeeded] }),
      wholeRun([harnessError({ code: 'create-failed' })], { instances: [] }),
    );

    expect(document.counts).toEqual({ held: 0, failedExpected: 0, failedUnexpected: 0, undecided: 2 });
  });

  test('all checks are evaluated although one cannot be', () => {
    const broken = { name: 'broken', kind: 'log', contains: undefined } as unknown as WorkloadCheck;
    const bodies = wholeRun([created, success]);
    const experiment = experimentWith({ workload: [exitedOk, succeeded] });
    const [workload] = experiment.workloads!;
    const withBroken = { ...experiment, workloads: [{ ...workload!, checks: [broken, exitedOk] }] };

    const document = evaluate(withBroken, bodies);
    expect(document.checks.map(({ outcomes }) => outcomes[0]?.outcome)).toEqual(['undecided', 'held']);
    expect(outcomeOf(document, 'broken')).toEqual({
      outcome: 'undecided',
      actual: 'could not be evaluated: the check has none of contains, absent, count',
    });
    expect(document.verdict).toBe('ERROR');
  });

  test('an outcome points at the line that decided it', () => {
    const document = evaluate(experimentWith({ workload: [exitedOk] }), wholeRun([created, success]));

    expect(document.checks[0]?.outcomes[0]?.evidence).toEqual({ file: 'timeline.jsonl', line: 4 });
  });
});

describe('decision', () => {
  test('all held is PASS', () => {
    const document = evaluate(experimentWith({ workload: [exitedOk, succeeded] }), wholeRun([created, success]));

    expect(document).toMatchObject({ verdict: 'PASS', headline: 'Every check holds', errors: [], leftovers: [] });
  });

  test('a failure that nothing expects is FAIL', () => {
    const document = evaluate(experimentWith({ workload: [exitedOk] }), wholeRun([created, failure]));

    expect(document.verdict).toBe('FAIL');
    expect(document.headline).toBe('exited-ok failed on counter-0: expected exit code 0, found exit code 3');
    expect(document.counts).toEqual({ held: 0, failedExpected: 0, failedUnexpected: 1, undecided: 0 });
    expect(document.instances[0]?.verdict).toBe('FAIL');
  });

  test('a failure that an issue explains is XFAIL', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk], expectations: [known] }),
      wholeRun([created, failure]),
    );

    expect(document.verdict).toBe('XFAIL');
    expect(document.headline).toBe(
      `As ${issue} says, exited-ok failed on counter-0: expected exit code 0, found exit code 3`,
    );
    expect(document.counts).toEqual({ held: 0, failedExpected: 1, failedUnexpected: 0, undecided: 0 });
    expect(document.checks[0]?.outcomes[0]?.expectedBy).toEqual([issue]);
    expect(document.instances[0]?.verdict).toBe('XFAIL');
  });

  test('a clean expectation is XPASS, and its instances are PASS', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk], expectations: [known] }),
      wholeRun([created, success]),
    );

    expect(document).toMatchObject({ verdict: 'XPASS', headline: `${issue} did not show: exited-ok held` });
    expect(document.instances[0]?.verdict).toBe('PASS');
  });

  test('XPASS comes before XFAIL, and the headline names both issues', () => {
    const other: Expectation = { issue: 'NVIDIA/OpenShell#1', reason: 'Another.', checks: ['succeeded'] };
    const document = evaluate(
      experimentWith({ workload: [exitedOk, succeeded], expectations: [known, other] }),
      wholeRun([created, instanceState('counter-0', 'Failed', { exitCode: 0 })]),
    );

    expect(document).toMatchObject({
      verdict: 'XPASS',
      headline: `${issue} did not show: exited-ok held; NVIDIA/OpenShell#1 showed: succeeded failed`,
    });
  });

  test('FAIL comes before XPASS', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk, succeeded], expectations: [known] }),
      wholeRun([created, instanceState('counter-0', 'Failed', { exitCode: 0 })]),
    );

    expect(document.verdict).toBe('FAIL');
  });

  test('a flaky expectation that is clean is PASS, and that is said', () => {
    const flaky: Expectation = { ...known, flaky: { hits: 2, runs: 8 } };
    const document = evaluate(
      experimentWith({ workload: [exitedOk], expectations: [flaky] }),
      wholeRun([created, success]),
    );

    expect(document).toMatchObject({ verdict: 'PASS', headline: `Every check holds; ${issue}: flaky, not hit` });
  });

  test('a flaky expectation that is hit is XFAIL', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk], expectations: [{ ...known, flaky: true }] }),
      wholeRun([created, failure]),
    );

    expect(document.verdict).toBe('XFAIL');
  });

  test('a guard changes nothing', () => {
    const guard: Expectation = { ...known, checks: [] };
    const experiment = experimentWith({ workload: [exitedOk], expectations: [guard] });

    expect(evaluate(experiment, wholeRun([created, success])).verdict).toBe('PASS');
    expect(evaluate(experiment, wholeRun([created, failure])).verdict).toBe('FAIL');
  });

  test('an undecided outcome is ERROR', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk, journal] }),
      wholeRun([created, success], { collect: [collected('counter-0', { complete: false })] }),
    );

    expect(document.verdict).toBe('ERROR');
    expect(document.headline).toBe(
      'journal could not be decided on counter-0: expected journal exists, found collecting did not finish',
    );
    expect(document.instances[0]?.verdict).toBe('ERROR');
  });

  test('a cancelled run is ERROR', () => {
    const bodies = wholeRun([created, success]).slice(0, -1);
    const document = evaluate(experimentWith({ workload: [exitedOk] }), [
      ...bodies,
      { type: 'run.ended', cancelled: true, reason: 'SIGTERM' },
    ]);

    expect(document).toMatchObject({
      verdict: 'ERROR',
      cancelled: true,
      headline: 'The run was cancelled before its end',
    });
  });

  test('a recorded error is ERROR and names its phase', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk] }),
      wholeRun([created, success, harnessError({ subject: 'counter-0/supervisor' }), harnessError()]),
    );

    expect(document).toMatchObject({
      verdict: 'ERROR',
      headline: 'flow: the hook exited 1 (counter-0/supervisor) (and 1 more error)',
    });
    expect(document.instances[0]?.verdict).toBe('ERROR');
  });

  test('a failure on several instances names them, and other checks that failed', () => {
    const both = ['counter-0', 'counter-1'].flatMap((name) => [
      instanceState(name, 'Created'),
      instanceState(name, 'Failed', { exitCode: 3 }),
    ]);
    const document = evaluate(
      experimentWith({ instances: 2, workload: [exitedOk, succeeded] }),
      wholeRun(both, { instances: ['counter-0', 'counter-1'] }),
    );

    expect(document.headline).toBe(
      'exited-ok failed on counter-0 and counter-1: on counter-0 expected exit code 0, found exit code 3; succeeded failed as well',
    );
  });

  test('a stand-in run says so first', () => {
    const system = { ...realSystem, standInFor: 'OpenShell' };
    const document = evaluate(experimentWith({ workload: [exitedOk] }), wholeRun([created, success]), {
      manifest: { system },
    });

    expect(document).toMatchObject({
      standInFor: 'OpenShell',
      headline: 'Stand-in, not OpenShell: Every check holds',
    });
  });
});

describe('ERROR hides nothing', () => {
  test('a failure that no issue explains is said behind the error', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk] }),
      wholeRun([created, failure, harnessError({ phase: 'delete', subject: 'counter-0', message: 'counter-0 stays' })]),
    );

    expect(document.headline).toBe('delete: counter-0 stays; exited-ok failed on counter-0 without an issue');
  });

  test('outcomes, expectations, counts and errors are all there, and a hit is said', () => {
    const document = evaluate(
      experimentWith({ workload: [exitedOk], expectations: [known] }),
      wholeRun([created, failure, harnessError({ phase: 'delete' })]),
    );

    expect(document).toMatchObject({
      verdict: 'ERROR',
      headline: `delete: the hook exited 1; ${issue} showed: exited-ok failed`,
      counts: { held: 0, failedExpected: 1, failedUnexpected: 0, undecided: 0 },
      expectations: [{ issue, outcome: 'hit', failed: ['exited-ok'], hitInstances: ['counter-0'] }],
      errors: [{ phase: 'delete', code: 'hook-failed', subject: null, message: 'the hook exited 1' }],
    });
  });

  test('an instance that was not deleted is a leftover and an error', () => {
    const bodies = wholeRun([created, success]).map((body) =>
      body.type === 'instance.deleted' ? { ...body, deleted: false } : body,
    );
    const document = evaluate(experimentWith({ workload: [exitedOk] }), bodies);

    expect(document).toMatchObject({ verdict: 'ERROR', leftovers: ['counter-0'] });
    expect(document.errors).toEqual([
      { phase: 'delete', code: 'delete-failed', subject: 'counter-0', message: 'the instance was not deleted' },
    ]);
  });

  test('a leftover is named with what became of it, and so is what else outlived the system', () => {
    const item = { kind: 'sandbox', id: 'x', instance: null, role: null, identity: null };
    const swept: EventBody = {
      type: 'system.swept',
      removed: [
        { ...item, id: 'counter-0', instance: 'counter-0' },
        { ...item, kind: 'process', id: 'counter-0/supervisor', instance: 'counter-0' },
        { ...item, kind: 'volume', id: 'v1' },
      ],
      left: [
        { ...item, id: 'counter-1', instance: 'counter-1' },
        { ...item, kind: 'network', id: 'n1' },
      ],
    };
    const instances = ['counter-0', 'counter-1', 'counter-2', 'counter-3'];
    const states = instances.map((instance) => instanceState(instance, 'Running'));
    const bodies = wholeRun(states, { instances }).flatMap((body): EventBody[] => {
      if (body.type === 'run.ended') return [swept, body];
      if (body.type !== 'instance.deleted' || body.instance === 'counter-3') return [body];
      return [{ ...body, deleted: false }];
    });
    const document = evaluate(experimentWith({ instances: 4 }), bodies);
    expect(document.leftovers).toEqual([
      'counter-0: removed by the sweep',
      'counter-1: left',
      'counter-2: gone after the shutdown',
      'volume v1: removed by the sweep',
      'network n1: left',
    ]);
    expect(document.errors.map(({ subject }) => subject)).toEqual(['counter-0', 'counter-1', 'counter-2']);
  });

  test('a run on a system that the experiment does not apply to has no outcomes, and is an ERROR when something broke', () => {
    const reason = 'it requires openshell >=2; the system is openshell 1.0.0';
    const bodies = (more: readonly EventBody[]): EventBody[] => [
      runStarted,
      { type: 'run.not-applicable', reason },
      ...more,
      runEnded,
    ];
    const experiment = experimentWith({ workload: [exitedOk], expectations: [known] });
    const nothing = { checks: [], expectations: [], instances: [] };
    expect(evaluate(experiment, bodies([]))).toMatchObject({
      ...nothing,
      verdict: 'not-applicable',
      headline: reason,
      counts: { held: 0, failedExpected: 0, failedUnexpected: 0, undecided: 0 },
    });
    expect(evaluate(experiment, bodies([harnessError({ phase: 'shutdown' })]))).toMatchObject({
      ...nothing,
      verdict: 'ERROR',
    });
  });

  test('a deletion that failed with an error of its own is named once', () => {
    const error = harnessError({ phase: 'delete', code: 'delete-failed', subject: 'counter-0' });
    const bodies = wholeRun([created, success, error], { instances: [], collect: [collected('counter-0')] });

    expect(evaluate(experimentWith({ workload: [exitedOk] }), bodies)).toMatchObject({
      leftovers: ['counter-0'],
      errors: [{ code: 'delete-failed', message: 'the hook exited 1' }],
    });
  });

  test('a run without its end is ERROR: the harness died', () => {
    const running = instanceState('counter-0', 'Running');
    const document = evaluate(experimentWith({ workload: [exitedOk, succeeded] }), [
      runStarted,
      phaseStarted('flow'),
      created,
      running,
    ]);

    expect(document).toMatchObject({ verdict: 'ERROR', leftovers: ['counter-0'], cancelled: false });
    const bodies = [runStarted, phaseStarted('flow'), created, running];
    const { leftovers } = evaluate(experimentWith({ workload: [exitedOk] }), bodies, { putBack: true });
    expect(leftovers).toEqual(['counter-0: removed after the harness died']);
    expect(document.errors).toEqual([
      {
        phase: 'flow',
        code: 'harness-died',
        subject: null,
        message:
          'the harness died after event 3, before the run had ended; what it recorded until then is all there is',
      },
    ]);
    expect(document.counts.undecided).toBe(2);
  });

  test('a run without an event is ERROR too', () => {
    const document = evaluate(experimentWith({ workload: [exitedOk] }), []);

    expect(document.errors.map(({ message }) => message)).toEqual(['the harness died before its first event']);
  });

  test('a fault of which effect or revert is not known is ERROR, although nothing was recorded as wrong', () => {
    const decided = [
      [faultRequested()],
      [faultRequested(), faultEffective()],
      [faultRequested(), faultEffective(), revertRequested()],
      [faultRequested(), faultEffective(), revertRequested(), revertEnded()],
    ].map((events) => evaluate(experimentWith({}), wholeRun(events)));

    expect(decided.map(({ verdict, errors }) => [verdict, errors[0]?.message])).toEqual([
      ['ERROR', 'crash-gateway was requested and its effect is not known'],
      ['ERROR', 'crash-gateway took effect and its revert is not known'],
      ['ERROR', 'crash-gateway took effect and its revert is not known'],
      ['PASS', undefined],
    ]);
  });

  test('a timeline that contradicts itself is ERROR', () => {
    const document = evaluate(experimentWith({}), [runStarted, runEnded, runEnded]);

    expect(document).toMatchObject({ verdict: 'ERROR', errors: [{ code: 'timeline-inconsistent' }] });
  });
});

// SPDX-License-Identifier: Apache-2.0
import { describe, expect, test } from 'vitest';
import type { EventBody, InventoryItem } from '../../../src/core/domain/documents.ts';
import type { InventoryCheck } from '../../../src/core/evaluate/inventory-check.ts';
import { evaluate, experimentWith } from '../../support/run-dir.ts';
import { instanceState, wholeRun } from '../../support/timeline.ts';

type Taken = Extract<EventBody, { type: 'inventory.taken' }>;

function item(kind: string, id: string, instance: string | null = null, role: string | null = null): InventoryItem {
  return { kind, id, instance, role, identity: null };
}

function taken(more: Partial<Taken>): Taken {
  return { type: 'inventory.taken', point: 'now', outcome: 'ok', reason: null, instances: [], items: [], ...more };
}

const running = ['counter-0', 'counter-1', 'counter-2'].map((instance) => instanceState(instance, 'Running'));

function decide(check: Partial<InventoryCheck>, lists: { readonly during?: Taken[]; readonly end?: Taken }): unknown {
  const whole = wholeRun([...running, ...(lists.during ?? [])], { instances: ['counter-0', 'counter-1', 'counter-2'] });
  const bodies = whole.flatMap((body) =>
    body.type === 'phase.ended' && body.phase === 'delete' && lists.end !== undefined ? [lists.end, body] : [body],
  );
  const run = [{ name: 'claim', kind: 'inventory', ...check } as InventoryCheck];
  const document = evaluate(experimentWith({ run, instances: 3 }), bodies);
  const [outcome] = document.checks.find(({ name }) => name === 'claim')?.outcomes ?? [];
  const line = outcome?.evidence?.line ?? null;
  const event = line === null ? null : (bodies[line - 1]?.type ?? null);
  return { outcome: outcome?.outcome, expected: outcome?.expected, actual: outcome?.actual, event };
}

describe('nothing-left', () => {
  const check = { 'nothing-left': true } as const;

  test('holds on an empty list, and looks at the one of the end', () => {
    const during = [taken({ point: 'end', items: [item('volume', 'v1')] })];
    expect(decide(check, { during, end: taken({ point: 'end' }) })).toEqual({
      outcome: 'held',
      expected: 'nothing at the end',
      actual: 'nothing',
      event: 'inventory.taken',
    });
  });

  test('names what is left, and counts the rest', () => {
    const items = [
      item('sandbox', 's1', 'counter-1'),
      ...Array.from({ length: 20 }, (_, at) => item('volume', `v${at}`)),
    ];
    expect(decide(check, { end: taken({ point: 'end', items }) })).toMatchObject({
      outcome: 'failed',
      actual:
        '21 things: sandbox s1 (counter-1), volume v0, volume v1, volume v2, volume v3, volume v4, volume v5, volume v6 and 13 more',
    });
  });

  test('looks only at the kind and the role that it names', () => {
    const end = taken({ point: 'end', items: [item('process', 'p', 'counter-0', 'supervisor'), item('volume', 'v')] });
    expect(decide({ ...check, of: 'network' }, { end })).toMatchObject({
      outcome: 'held',
      expected: 'nothing of kind network at the end',
    });
    expect(decide({ ...check, of: 'process', role: 'sandbox' }, { end })).toMatchObject({ outcome: 'held' });
    expect(decide({ ...check, role: 'supervisor' }, { end })).toMatchObject({
      outcome: 'failed',
      actual: '1 thing: process p (counter-0)',
    });
  });

  test.each([
    { what: 'was not taken', end: undefined, actual: 'no inventory was taken at the end' },
    {
      what: 'failed',
      end: taken({ point: 'end', outcome: 'failed', reason: 'no driver' }),
      actual: 'the inventory failed: no driver',
    },
    {
      what: 'was asked of a system that could not be reached',
      end: taken({ point: 'end', outcome: 'unreachable' }),
      actual: 'the system could not be reached',
    },
  ])('is undecided when the list $what', ({ end, actual }) => {
    expect(decide(check, end === undefined ? {} : { end })).toMatchObject({ outcome: 'undecided', actual });
  });

  test('must hold of every list that a repeated step took', () => {
    const during = [taken({}), taken({ items: [item('volume', 'v1')] }), taken({ outcome: 'failed' })];
    expect(decide({ ...check, at: 'now' }, { during })).toMatchObject({
      outcome: 'failed',
      expected: 'nothing at now',
      actual: '1 thing: volume v1',
    });
    expect(decide({ ...check, at: 'now' }, { during: [taken({}), taken({ outcome: 'failed' })] })).toMatchObject({
      outcome: 'undecided',
    });
  });
});

describe('one-per-instance', () => {
  const check = { 'one-per-instance': 'counter', at: 'now', of: 'process', role: 'supervisor' } as const;
  const supervisors = (...instances: string[]): InventoryItem[] =>
    instances.map((instance, at) => item('process', String(at), instance, 'supervisor'));
  const instances = ['counter-0', 'counter-1', 'counter-2'];

  test('holds when each instance that existed has one', () => {
    const items = [...supervisors('counter-0', 'counter-2'), item('process', 'x', 'counter-0', 'sandbox')];
    expect(decide(check, { during: [taken({ instances: ['counter-0', 'counter-2'], items })] })).toEqual({
      outcome: 'held',
      expected: 'exactly one thing of kind process and of role supervisor for each instance of counter at now',
      actual: 'one for each of 2 instances',
      event: 'inventory.taken',
    });
  });

  test('names those that are missing and those that are there more than once', () => {
    const items = supervisors('counter-0', 'counter-0', 'counter-0', 'other-0');
    expect(decide(check, { during: [taken({ instances, items })] })).toMatchObject({
      outcome: 'failed',
      actual: 'none for counter-1 and counter-2; more than one for counter-0 (3)',
    });
  });

  test('has failed when none existed: such a claim would hold of nothing', () => {
    expect(decide(check, { during: [taken({ instances: ['other-0'] })] })).toMatchObject({
      outcome: 'failed',
      actual: 'no instance of counter existed then',
    });
  });
});

// SPDX-License-Identifier: Apache-2.0

import { expect, it } from 'vitest';
import type { Adapter, Experiment, Operation } from '../../../src/core/domain/documents.ts';
import { operationsThatSignal } from '../../../src/core/spec/ability-needs.ts';

type Type = 'process' | 'container' | 'container-process';

const labels = { 'toy/name': '${instance}' };

function placeOf(type: Type) {
  return type === 'process' ? ({ type, 'pid-file': 'pid' } as const) : ({ type, labels } as const);
}

/** Whether an operation on a role of these types, one per generation, needs signals. */
function needs(types: readonly [Type, ...Type[]], operation: Pick<Operation, 'uses' | 'with'>): boolean {
  const [first, ...others] = types.map(placeOf);
  const generations = Object.fromEntries(others.map((place, index) => [String(index), place]));
  const operations = [{ name: 'op', target: { workload: 'w', role: 'sandbox' }, ...operation }];
  const experiment = { operations } as unknown as Experiment;
  const adapter = { targets: { components: {}, roles: { sandbox: { ...first, generations } } } } as unknown as Adapter;
  return operationsThatSignal({ experiment, adapter, parameters: {} }).includes('op');
}

it.each([
  ['container', 'kill', undefined, true],
  ['container', 'outage', 'kill', true],
  ['container', 'outage', 'stop', false],
  ['container', 'freeze', undefined, false],
  ['container', 'stop', undefined, false],
  ['container', 'restart', undefined, false],
  ['container', 'partition', undefined, false],
  ['container-process', 'kill', undefined, true],
  ['container-process', 'freeze', undefined, true],
  ['container-process', 'stop', undefined, true],
  ['container-process', 'outage', 'stop', true],
  ['container-process', 'restart', undefined, true],
  ['container-process', 'restart-in-place', undefined, false],
  ['container-process', 'instance-delete', undefined, false],
  ['process', 'kill', undefined, false],
] as const)('a %s and the operation %s (how: %s): signals are needed: %s', (type, uses, how, expected) => {
  expect(needs([type], { uses, ...(how === undefined ? {} : { with: { how } }) })).toBe(expected);
});

it('is decided when the system is known where its generations differ', () => {
  expect(needs(['container-process', 'container'], { uses: 'kill' })).toBe(true);
  expect(needs(['container-process', 'container'], { uses: 'freeze' })).toBe(false);
});

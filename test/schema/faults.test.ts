// SPDX-License-Identifier: Apache-2.0

// What the experiment schema says of each fault, beside what the code does.

import { expect, test } from 'vitest';
import { FAULTS } from '../../src/core/domain/faults.ts';
import { DOCKER_FAULTS } from '../../src/backends/docker/backend.ts';
import { PROCESS_FAULTS } from '../../src/backends/process/backend.ts';
import schema from '../../src/schema/experiment.schema.json' with { type: 'json' };
import { experiment as validate } from '../../src/schema/generated/manifest-validators.mjs';

const kinds = schema.$defs['fault-kind'].enum;

test('the faults of the schema, of the code and of the backends are the same, where a process has a network', () => {
  expect(Object.keys(FAULTS).sort()).toEqual([...kinds].sort());
  expect([...DOCKER_FAULTS].sort()).toEqual([...kinds].sort());
  expect([...PROCESS_FAULTS, 'partition'].sort()).toEqual([...kinds].sort());
});

test.for(Object.entries(FAULTS))('%s takes a duration exactly when it is held', ([uses, { held }]) => {
  expect(isValid({ uses, with: { duration: '1s' } })).toBe(held);
  expect(isValid({ uses })).toBe(true);
});

test('the clause for faults names each of them, and each has one more that says which arguments it takes', () => {
  const [all = [], ...clauses] = schema.$defs.operation.allOf.map(({ if: condition }) => {
    const named = condition.properties.uses as { readonly const?: string; readonly enum?: readonly string[] };
    return named.enum ?? [named.const];
  });
  expect([...all].sort()).toEqual([...kinds].sort());
  const others = new Set(['instance-create', 'instance-delete']);
  const told = clauses.flat().filter((uses) => uses === undefined || !others.has(uses));
  expect(told.sort()).toEqual([...kinds].sort());
});

function isValid(operation: object): boolean {
  const target = { component: 'gateway' };
  const operations = [{ name: 'disrupt', target, ...operation }];
  return validate({ id: 'x', title: 'x', 'default-adapter': 'x', operations });
}

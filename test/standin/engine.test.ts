// SPDX-License-Identifier: Apache-2.0

// Removing containers where the engine is told to by somebody else, too.

import { expect, test } from 'vitest';
import { openEngine } from '../../src/standin/docker/engine.ts';
import { startFakeEngine } from '../support/fake-system.ts';
import { eventually } from '../support/temp.ts';

const removal = 'DELETE /containers/c1';

test('a removal that is under way is over when the container is gone', async () => {
  const fake = await startFakeEngine();
  fake.answers.set(removal, { status: 409, body: { message: 'removal of container c1 is already in progress' } });
  let isOver = false;
  const removed = openEngine(fake.address)
    .remove('c1')
    .then(() => (isOver = true));
  await eventually('it is asked again', () => fake.calls.length >= 3);
  expect(isOver).toBe(false);
  fake.answers.delete(removal);
  await removed;
});

test('any other conflict is an error that says what the engine said', async () => {
  const fake = await startFakeEngine();
  fake.answers.set(removal, { status: 409, body: { message: 'container c1 is held by something' } });
  await expect(openEngine(fake.address).remove('c1')).rejects.toThrow('held by something');
  expect(fake.calls).toEqual([removal]);
});

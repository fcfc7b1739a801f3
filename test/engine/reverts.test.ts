// SPDX-License-Identifier: Apache-2.0

// The undo journal where what one fault undoes depends on what another has done: networks of a container.

import { expect, it } from 'vitest';
import type { UndoAction } from '../../src/core/domain/documents.ts';
import { createUndoJournal, type UndoEntry, type UndoJournal } from '../../src/engine/reverts.ts';
import { createRunContext } from '../../src/engine/run-context.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakePorts, type FakePorts } from '../support/fake-ports.ts';
import { fakeManifest, fakePlan, flowOf } from '../support/fake-ports-plan.ts';
import { SimulatedSystem } from '../support/fake-ports-system.ts';

function world(): { readonly journal: UndoJournal; readonly ports: FakePorts; readonly carriedOut: UndoAction[] } {
  const clock = createFakeClock();
  const ports = createFakePorts(clock, new SimulatedSystem(clock));
  const carriedOut: UndoAction[] = [];
  ports.backend.undo = (action) => {
    carriedOut.push(action);
    return Promise.resolve({ result: 'reverted', proof: 'connected' });
  };
  const plan = fakePlan(flowOf());
  const ctx = createRunContext(plan, ports, { manifest: fakeManifest(plan), signal: new AbortController().signal });
  return { journal: createUndoJournal(ctx), ports, carriedOut };
}

function cut(journal: UndoJournal, operation: string, networks: readonly string[], life = 't'): UndoEntry {
  const entry = journal.register({
    subject: operation,
    action: connect(networks, life),
    shell: `connect ${networks.join()}`,
    fault: { ...SUBJECT, operation },
    limitMs: 1_000,
    on: `container c, started ${life}`,
  });
  journal.noteInForce(entry);
  journal.settle(entry);
  return entry;
}

const SUBJECT = {
  firing: 1,
  fault: 'partition',
  target: 'gateway',
  component: 'gateway',
  workload: null,
  instance: null,
  role: null,
} as const;

function connect(networks: readonly string[], startedAt = 't'): UndoAction {
  const attached = networks.map((name) => ({ name, id: name, aliases: [], ipv4: null }));
  return { kind: 'network.connect', id: 'c', startedAt, networks: attached };
}

it('of two partitions of one container the last one to let go connects it to the networks that the first one knew', async () => {
  const { journal, ports, carriedOut } = world();
  const first = cut(journal, 'first', ['blue', 'green']);
  // It is connected to nothing by now.
  const second = cut(journal, 'second', []);
  expect(ports.undos).toMatchObject([
    { id: 1, action: connect(['blue', 'green']), shell: 'connect blue,green' },
    { id: 2, action: connect(['blue', 'green']), shell: 'connect blue,green' },
  ]);
  expect(await journal.revert(first, 'duration')).toMatchObject({ result: 'already-clean' });
  expect(carriedOut).toEqual([]);
  expect(await journal.revert(second, 'duration')).toMatchObject({ result: 'reverted' });
  expect(carriedOut).toEqual([connect(['blue', 'green'])]);
});

it('a partition in another life of the container is on top of the one that it outlives, whichever lets go first', async () => {
  const { journal, carriedOut } = world();
  const first = cut(journal, 'first', ['blue']);
  const second = cut(journal, 'second', ['blue'], 'later');
  expect(await journal.revert(second, 'duration')).toMatchObject({ result: 'already-clean' });
  expect(carriedOut).toEqual([]);
  expect(await journal.revert(first, 'duration')).toMatchObject({ result: 'reverted' });
  expect(carriedOut).toEqual([connect(['blue'])]);
});

it('a partition after another one was put back has networks of its own', () => {
  const { journal, ports } = world();
  const first = cut(journal, 'first', ['blue']);
  journal.noteUndone(first, { result: 'reverted', proof: 'connected' });
  cut(journal, 'second', ['green']);
  expect(ports.undos.at(-1)).toMatchObject({ type: 'undo', action: connect(['green']) });
});

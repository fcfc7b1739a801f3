// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { UndoIntent, UndoRecord } from '../../src/core/domain/documents.ts';
import { carryOutUndo, outstandingUndos, revertLeft, type UndoTools } from '../../src/engine/undo.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakePorts, type FakePorts } from '../support/fake-ports.ts';
import { fakeSystem } from '../support/fake-ports-plan.ts';
import { SimulatedSystem, WORK_DIR } from '../support/fake-ports-system.ts';
import { schemaErrors } from './run-example.ts';

function world(): { readonly system: SimulatedSystem; readonly ports: FakePorts; readonly tools: UndoTools } {
  const clock = createFakeClock();
  const system = new SimulatedSystem(clock);
  const ports = createFakePorts(clock, system);
  return { system, ports, tools: { system: fakeSystem(), ports, env: { CHAOS_WORK_DIR: WORK_DIR } } };
}

const never = new AbortController().signal;
const intent = (id: number, action: UndoIntent['action'], bootId = 'boot-1'): UndoIntent => ({
  v: 1,
  type: 'undo',
  id,
  at: '2026-11-29T15:45:00.000Z',
  bootId,
  subject: `undo ${id}`,
  action,
  shell: 'true',
});
const START = { kind: 'component.start', component: 'gateway' } as const;
const SHUTDOWN = { kind: 'system.shutdown' } as const;

describe('carrying out an undo', () => {
  it('starts a component that is down with the start hook, and reads back that it runs', async () => {
    const { system, tools } = world();
    expect(await carryOutUndo(START, tools, never)).toEqual({ result: 'reverted', proof: 'gateway runs as pid 100' });
    expect(system.hooks).toMatchObject([
      { name: 'system.start', env: { CHAOS_COMPONENT: 'gateway', CHAOS_WORK_DIR: WORK_DIR } },
    ]);
  });

  it('leaves a component alone that runs', async () => {
    const { system, tools } = world();
    system.startGateway();
    expect(await carryOutUndo(START, tools, never)).toEqual({
      result: 'already-clean',
      proof: 'gateway runs as pid 100',
    });
    expect(system.hooks).toEqual([]);
  });

  it('that does not show in time has failed', async () => {
    const { system, ports, tools } = world();
    system.behaviours.set('system.start', () => ({}));
    const deadline = new AbortController();
    ports.clock.at(5_000, () => deadline.abort());
    expect(await carryOutUndo(START, tools, deadline.signal)).toEqual({
      result: 'failed',
      proof: 'gateway was started but no process of it was seen',
    });
  });

  it('that throws has failed and says why', async () => {
    const { ports, tools } = world();
    ports.backend.locate = () => Promise.reject(new Error('no /proc'));
    expect(await carryOutUndo(START, tools, never)).toEqual({ result: 'failed', proof: 'no /proc' });
  });

  it('shuts the system down and reads back that no component runs', async () => {
    const { system, tools } = world();
    system.startGateway();
    expect(await carryOutUndo(SHUTDOWN, tools, never)).toEqual({
      result: 'reverted',
      proof: 'no component has a process',
    });
  });

  it('of a process is the affair of the backend', async () => {
    const { system, tools } = world();
    const process = system.startGateway();
    process.condition = 'frozen';
    const { pid, startTime } = process;
    expect(await carryOutUndo({ kind: 'process.continue', pid, startTime, group: false }, tools, never)).toEqual({
      result: 'reverted',
      proof: `pid ${pid} is running`,
    });
  });
});

describe('what a killed run left', () => {
  it('is every record that was not carried out, newest first', () => {
    const records: readonly UndoRecord[] = [
      intent(1, SHUTDOWN),
      intent(2, START),
      { v: 1, type: 'undone', id: 2, at: '2026-11-29T15:45:01.000Z', result: 'reverted', proof: 'up' },
      intent(3, START),
    ];
    expect(outstandingUndos(records).map(({ id }) => id)).toEqual([3, 1]);
  });

  it('is put back in reverse order, and each is noted as undone', async () => {
    const { system, ports, tools } = world();
    const written: UndoRecord[] = [];
    const frozen = system.spawn('worker', `${WORK_DIR}/worker.pid`);
    frozen.condition = 'frozen';
    const thaw = { kind: 'process.continue', pid: frozen.pid, startTime: frozen.startTime, group: false } as const;
    const records = [intent(1, SHUTDOWN), intent(2, START), intent(3, thaw)];
    const options = { ...tools, host: ports.host, appendUndo: (record: UndoRecord): void => void written.push(record) };
    const reverted = await revertLeft(records, options);
    expect(reverted.map(({ record, result }) => `${record.id} ${result}`)).toEqual([
      '3 reverted',
      '2 reverted',
      '1 reverted',
    ]);
    expect(written).toMatchObject([
      { type: 'undone', id: 3 },
      { type: 'undone', id: 2 },
      { type: 'undone', id: 1 },
    ]);
    expect(written.flatMap((record) => schemaErrors('undo-record.schema.json', record))).toEqual([]);
    expect(ports.order).toEqual([`process.continue ${frozen.pid}`, 'hook system.start', 'hook system.shutdown']);
  });

  it('goes on to the next when one does not end in time', async () => {
    const { system, ports, tools } = world();
    system.behaviours.set('system.start', () => ({ durationMs: 1e9 }));
    const options = { ...tools, host: ports.host, appendUndo: (): void => undefined };
    const reverted = await revertLeft([intent(1, SHUTDOWN), intent(2, START)], options);
    expect(reverted.map(({ result }) => result)).toEqual(['failed', 'reverted']);
    expect(ports.clock.elapsedMs()).toBeGreaterThanOrEqual(30_000);
  });

  it('from before the machine started again is gone, with a system of plain processes', async () => {
    const { ports, tools } = world();
    const thaw = { kind: 'process.continue', pid: 7, startTime: '1', group: false } as const;
    const options = { ...tools, host: ports.host, appendUndo: (): void => undefined };
    const records = [intent(1, SHUTDOWN, 'boot-0'), intent(2, START, 'boot-0'), intent(3, thaw, 'boot-0')];
    const reverted = await revertLeft(records, options);
    expect(reverted.map(({ result }) => result)).toEqual(Array.from({ length: 3 }, () => 'gone-with-target'));
    expect(ports.order).toEqual([]);
  });

  it('is tried again when it failed before, and the same failure is noted once', async () => {
    const { system, ports, tools } = world();
    system.behaviours.set('system.shutdown', () => ({ exitCode: 3 }));
    const written: UndoRecord[] = [];
    const options = { ...tools, host: ports.host, appendUndo: (record: UndoRecord): void => void written.push(record) };
    await revertLeft([intent(1, SHUTDOWN)], options);
    const records = [intent(1, SHUTDOWN), ...written];
    expect(outstandingUndos(records).map(({ id }) => id)).toEqual([1]);
    await revertLeft(records, options);
    expect(written).toMatchObject([{ id: 1, result: 'failed' }]);
    system.behaviours.delete('system.shutdown');
    await revertLeft(records, options);
    expect(outstandingUndos([intent(1, SHUTDOWN), ...written])).toEqual([]);
  });

  it('starts no component of a system that was shut down since', async () => {
    const { ports, tools } = world();
    const options = { ...tools, host: ports.host, appendUndo: (): void => undefined };
    const undone = { v: 1, type: 'undone', at: '2026-11-29T15:45:01.000Z', proof: '' } as const;
    const records: readonly UndoRecord[] = [
      intent(1, SHUTDOWN),
      intent(2, START),
      { ...undone, id: 2, result: 'failed' },
      { ...undone, id: 1, result: 'reverted' },
    ];
    expect(await revertLeft(records, options)).toMatchObject([{ result: 'gone-with-target' }]);
    expect(ports.order).toEqual([]);
  });
});

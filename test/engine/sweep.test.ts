// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { UndoIntent, UndoRecord } from '../../src/core/domain/documents.ts';
import { revertLeft } from '../../src/engine/undo.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakePorts } from '../support/fake-ports.ts';
import { fakePlan, fakeSystem, fakeWorkload, flowOf } from '../support/fake-ports-plan.ts';
import { type HookAnswer, SimulatedSystem } from '../support/fake-ports-system.ts';
import { errorsOf, eventsOf, type Example, type ExampleOptions, firstOf, phasesOf, runExample } from './run-example.ts';

const sweep = { script: 'hook system.sweep', timeoutMs: 20_000 };
const { hooks } = fakeSystem();
const system = fakeSystem({ hooks: { ...hooks, 'system.sweep': sweep } });
const workers = fakeWorkload('worker', { count: 2 });
const plan = fakePlan(flowOf({ start: 'worker' }), { workloads: [workers], system });

const record = { kind: 'sandbox', id: 'worker-1', instance: 'worker-1' };
const removed = { ...record, role: null, identity: null };
const stuck = { kind: 'instance', id: 'worker-1', instance: 'worker-1', role: null, identity: null };

/** `worker-1` cannot be deleted. */
function swept(answer: HookAnswer, options: ExampleOptions = {}): Promise<Example> {
  return runExample(plan, {
    ...options,
    prepare: (world) => {
      world.system.behaviours.set('system.sweep', () => answer);
      world.system.behaviours.set('instance.delete', ({ env }) =>
        env['CHAOS_INSTANCE'] === 'worker-1' ? { exitCode: 1, stderr: 'driver busy' } : {},
      );
      options.prepare?.(world);
    },
  });
}

describe('the sweep', () => {
  it('runs after the shutdown, and says what it removed', async () => {
    const example = await swept({ stdout: `${JSON.stringify(record)}\n` });
    expect(phasesOf(example).slice(-3)).toEqual(['delete failed', 'shutdown done', 'sweep done']);
    expect(firstOf(example, 'system.swept')).toMatchObject({ removed: [removed], left: [] });
    expect(example.state.sweep).toMatchObject({ removed: [removed] });
    expect(errorsOf(example)).toEqual(['delete delete-failed worker-1']);
    expect(example.ports.undos).toMatchObject([
      { type: 'undo', id: 1, action: { kind: 'system.sweep' } },
      { type: 'undo', id: 2, action: { kind: 'system.shutdown' } },
      { type: 'undone', id: 2, result: 'reverted' },
      { type: 'undone', id: 1, result: 'reverted', proof: 'removed sandbox worker-1' },
    ]);
  });

  it('runs also when all was deleted, and may find nothing', async () => {
    const example = await swept({}, { prepare: (world) => void world.system.behaviours.delete('instance.delete') });
    expect(firstOf(example, 'system.swept')).toMatchObject({ removed: [], left: [] });
    expect(errorsOf(example)).toEqual([]);
    expect(example.ports.undos.at(-1)).toMatchObject({ id: 1, result: 'already-clean', proof: 'nothing was left' });
  });

  it('that fails is an error; what it removed counts, the rest is left, and its processes are killed', async () => {
    const example = await swept({
      stdout: `${JSON.stringify({ ...record, instance: 'other-0' })}\n`,
      exitCode: 1,
      stderr: 'still busy',
    });
    expect(firstOf(example, 'system.swept')).toMatchObject({ removed: [{ instance: 'other-0' }], left: [stuck] });
    expect(errorsOf(example)).toEqual(['delete delete-failed worker-1', 'sweep sweep-failed system.sweep']);
    expect(example.state.errors.at(-1)?.message).toContain('hook system.sweep ended with exit code 1: still busy');
    expect(example.ports.undos.at(-1)).toMatchObject({ type: 'undone', id: 1, result: 'failed' });
    expect(phasesOf(example).at(-1)).toBe('sweep failed');
  });

  it('that prints what cannot be read has failed', async () => {
    const example = await swept({ stdout: 'ended one\n' });
    expect(example.state.errors.at(-1)?.message).toBe('hook system.sweep printed no JSON in ended one');
    expect(firstOf(example, 'system.swept')).toMatchObject({ removed: [], left: [stuck] });
  });

  it('that hangs is ended at its limit', async () => {
    const example = await swept({ durationMs: 1e9 });
    expect(example.state.errors.at(-1)?.message).toContain('did not end within 20.0 s');
  });

  it('runs after a signal too, within the time that is left then', async () => {
    const stopped: ExampleOptions = { prepare: ({ clock, abort }) => clock.at(4_000, () => abort('SIGTERM')) };
    const delayed = { ...plan, flow: flowOf({ start: 'worker' }, { delay: 60_000 }) };
    const example = await runExample(delayed, {
      prepare: (world) => {
        stopped.prepare?.(world);
        world.system.behaviours.set('system.sweep', () => ({ durationMs: 1e9 }));
        world.system.behaviours.set('instance.delete', () => ({ durationMs: 1e9 }));
      },
    });
    expect(firstOf(example, 'signal.received').elapsedMs).toBe(4_000);
    expect(example.state.errors.at(-1)?.message).toContain('hook system.sweep did not end within 5.0 s');
    expect(firstOf(example, 'run.ended').elapsedMs).toBeLessThan(16_000);
  });

  it('is skipped where the adapter has none, where others use the system, and where it did not boot', async () => {
    const reasonOf = (example: Example): unknown =>
      firstOf(example, 'phase.ended', ({ phase }) => phase === 'sweep').reason;
    const without = await runExample({ ...plan, system: fakeSystem() });
    expect(reasonOf(without)).toBe('the adapter has no sweep');
    const shared = await runExample({ ...plan, gateway: 'endpoint:https://gateway.example' });
    expect(reasonOf(shared)).toBe('others use the system too');
    for (const example of [without, shared]) {
      expect(eventsOf(example, 'system.swept')).toEqual([]);
      expect(example.ports.undos.map(({ id }) => id)).toEqual([1, 1]);
    }
  });
});

describe('a run that keeps leftovers', () => {
  it('names what is left and leaves the sweep to whoever asks for it', async () => {
    const example = await swept({}, { keepLeftovers: true });
    expect(firstOf(example, 'system.swept')).toMatchObject({ removed: [], left: [stuck] });
    expect(phasesOf(example).at(-1)).toBe('sweep skipped');
    expect(example.system.hooks.map(({ name }) => name)).not.toContain('system.sweep');
    expect(example.ports.undos.filter(({ type, id }) => type === 'undone' && id === 1)).toEqual([]);
  });

  it('has nothing to keep when all was deleted', async () => {
    const example = await runExample(plan, { keepLeftovers: true });
    expect(eventsOf(example, 'system.swept')).toEqual([]);
    expect(example.ports.undos.at(-1)).toMatchObject({ type: 'undone', id: 1, result: 'already-clean' });
  });
});

describe('recovery', () => {
  it('shuts down, then sweeps', async () => {
    const clock = createFakeClock();
    const simulated = new SimulatedSystem(clock);
    simulated.behaviours.set('system.sweep', () => ({ stdout: `${JSON.stringify(record)}\n` }));
    const ports = createFakePorts(clock, simulated);
    const intent = (id: number, kind: 'system.sweep' | 'system.shutdown'): UndoIntent => ({
      v: 1,
      type: 'undo',
      id,
      at: clock.wallTime(),
      bootId: ports.host.bootId(),
      subject: kind,
      action: { kind },
      shell: 'by hand',
    });
    const records = [intent(1, 'system.sweep'), intent(2, 'system.shutdown')];
    const options = {
      system,
      ports,
      env: {},
      host: ports.host,
      appendUndo: (record: UndoRecord) => ports.writers.appendUndo(record),
    };
    const reverted = await revertLeft(records, options);
    expect(reverted.map(({ record: { subject }, result }) => `${subject} ${result}`)).toEqual([
      'system.shutdown reverted',
      'system.sweep reverted',
    ]);
    expect(simulated.hooks.map(({ name }) => name)).toEqual(['system.shutdown', 'system.sweep']);
  });
});

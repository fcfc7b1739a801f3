// SPDX-License-Identifier: Apache-2.0

// Repeats, holds and operations in flight in whole runs of the stand-in, told from their run directories.

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventBody, TimelineEvent, UndoRecord } from '../../src/core/domain/documents.ts';
import { leftOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

/** Real seconds of a whole run, on a machine that is busy. */
const LIMIT_MS = 60_000;

let folder: ToyFolder;
beforeAll(() => {
  folder = createToyFolder();
});
afterAll(() => folder.remove());

interface Told {
  readonly runDir: string;
  readonly events: readonly TimelineEvent[];
}

async function tell(experiment: string): Promise<Told> {
  const { code, stdout, stderr } = await callCli(['run', experiment, '--seed', '7'], { cwd: folder.path });
  expect(`${stdout}${stderr}`).toMatch(new RegExp(`PASS\\s+${experiment}`));
  expect(code).toBe(0);
  const runDir = folder.runs().find((run) => path.basename(path.dirname(run)) === experiment) ?? '';
  expect(await leftOf(runDir)).toEqual([]);
  const undos = linesOf(runDir, 'undo.jsonl') as readonly UndoRecord[];
  const of = (type: UndoRecord['type']): readonly number[] =>
    undos.flatMap((undo) => (undo.type === type ? [undo.id] : [])).sort((left, right) => left - right);
  expect(of('undone')).toEqual(of('undo'));
  return { runDir, events: linesOf(runDir, 'timeline.jsonl') as readonly TimelineEvent[] };
}

function linesOf(runDir: string, file: string): readonly unknown[] {
  const text = fs.readFileSync(path.join(runDir, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

type Of<T extends EventBody['type']> = Extract<TimelineEvent, { type: T }>;

function one<T extends EventBody['type']>(told: Told, type: T, holds: (event: Of<T>) => boolean): Of<T> {
  const found = told.events.filter((event): event is Of<T> => event.type === type).filter(holds);
  expect(found).toHaveLength(1);
  return found[0] as Of<T>;
}

const ended = (told: Told, step: string): Of<'step.ended'> => one(told, 'step.ended', (event) => event.step === step);
const effective = (told: Told, operation: string): Of<'fault.effective'> =>
  one(told, 'fault.effective', (event) => event.operation === operation);
const reverted = (told: Told, operation: string): Of<'revert.ended'> =>
  one(told, 'revert.ended', (event) => event.operation === operation);

test('repeats end with their time, with a line, and with their workload', { timeout: LIMIT_MS }, async () => {
  const told = await tell('flow-repeats');
  const rounds = (step: string): readonly Of<'step.started'>[] =>
    told.events
      .filter((event) => event.type === 'step.started')
      .filter(({ kind, parent }) => kind === 'round' && parent === step);
  expect(rounds('flow[2].repeat')).toHaveLength(3);
  expect(ended(told, 'flow[2].repeat')).toMatchObject({ outcome: 'done', reason: 'its time is over' });
  expect(rounds('flow[3].repeat').length).toBeGreaterThan(0);
  expect(ended(told, 'flow[3].repeat').reason).toMatch(/: line [23]\d of ticker-0\/sandbox$/);
  expect(rounds('flow[4].repeat').length).toBeGreaterThan(0);
  expect(ended(told, 'flow[4].repeat').reason).toBe('ticker has ended');
  const state = one(told, 'instance.state', (event) => event.state === 'Succeeded');
  expect(rounds('flow[4].repeat').filter(({ seq }) => seq > state.seq)).toEqual([]);
});

test('a fault is held for its steps, and two that overlap leave their target frozen until both have let go', {
  timeout: LIMIT_MS,
}, async () => {
  const told = await tell('flow-held');
  const ticks = fs
    .readFileSync(path.join(told.runDir, 'workloads/ticker/instances/ticker-0/output/ticks'), 'utf8')
    .trimEnd()
    .split('\n')
    .map(Number);
  const between = (from: TimelineEvent, to: TimelineEvent): readonly number[] =>
    ticks.filter((ms) => ms > Date.parse(from.at) && ms < Date.parse(to.at));
  const released = (operation: string): TimelineEvent =>
    one(told, 'revert.requested', (event) => event.operation === operation);

  expect(between(effective(told, 'pause'), released('pause'))).toEqual([]);
  expect(released('pause').elapsedMs - effective(told, 'pause').elapsedMs).toBeGreaterThanOrEqual(600);
  expect(released('pause').seq).toBeGreaterThan(ended(told, 'flow[2].hold.do[1]').seq);
  expect(reverted(told, 'pause')).toMatchObject({ result: 'reverted' });

  expect(between(reverted(told, 'pause'), one(told, 'fault.requested', isOf('pause-first'))).length).toBeGreaterThan(2);
  expect(reverted(told, 'pause-first')).toMatchObject({
    result: 'already-clean',
    proof: 'left as it is, because pause-second #1 holds it too and puts it back',
  });
  expect(released('pause-second').seq).toBeGreaterThan(reverted(told, 'pause-first').seq);
  expect(between(effective(told, 'pause-first'), released('pause-second'))).toEqual([]);
  expect(reverted(told, 'pause-second')).toMatchObject({ result: 'reverted' });
  const end = one(told, 'phase.ended', ({ phase }) => phase === 'flow');
  expect(between(reverted(told, 'pause-second'), end).length).toBeGreaterThan(2);
  expect(told.events.filter(({ type }) => type === 'fault.ended-early')).toEqual([]);
});

function isOf(operation: string): (event: { readonly operation: string }) => boolean {
  return (event) => event.operation === operation;
}

test('operations that were started go on beside the flow, and are reverted, awaited, ended early and waited for', {
  timeout: LIMIT_MS,
}, async () => {
  const told = await tell('flow-in-flight');
  const early = one(told, 'fault.ended-early', () => true);
  expect(early).toMatchObject({ operation: 'pause-victim', target: 'victim-0/sandbox' });
  expect(early.seq).toBeGreaterThan(one(told, 'fault.requested', isOf('kill-victim')).seq);
  expect(reverted(told, 'pause-victim')).toMatchObject({ result: 'gone-with-target' });
  // What is written down with the effect is read after it.
  const heldMs = reverted(told, 'pause-victim').elapsedMs - effective(told, 'pause-victim').respondedMs;
  expect(heldMs).toBeGreaterThanOrEqual(1_500);
  expect(ended(told, 'flow[11]').seq).toBeGreaterThan(reverted(told, 'pause-victim').seq);
  expect(ended(told, 'flow[7]').seq).toBeLessThan(effective(told, 'cut').seq);
  expect(ended(told, 'flow[9]').seq).toBeGreaterThan(reverted(told, 'cut').seq);
  expect(reverted(told, 'cut')).toMatchObject({ result: 'reverted' });
  expect(reverted(told, 'pause-sleeper').seq).toBeGreaterThan(ended(told, 'flow').seq);
  expect(reverted(told, 'pause-sleeper').seq).toBeLessThan(
    one(told, 'phase.ended', ({ phase }) => phase === 'flow').seq,
  );
});

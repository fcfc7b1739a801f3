// SPDX-License-Identifier: Apache-2.0
/**
 * Runs a hand-made plan on the simulated system, and holds every such run against the laws that no path may break: the
 * schema, gapless numbers, steps that end, faults that are undone, undo before do, the order of the parts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { EventBody, TimelineEvent } from '../../src/core/domain/documents.ts';
import type { RunPlan } from '../../src/core/domain/plan.ts';
import { type ExecuteOptions, executePlan, type RunEnd } from '../../src/engine/execute.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';
import { createFakePorts, type FakePorts } from '../support/fake-ports.ts';
import { fakeManifest } from '../support/fake-ports-plan.ts';
import { SimulatedSystem } from '../support/fake-ports-system.ts';

export interface World {
  readonly clock: FakeClock;
  readonly system: SimulatedSystem;
  readonly ports: FakePorts;
  /** Tells the run to stop. */
  readonly abort: (reason: string) => void;
}

export interface Example extends World, RunEnd {
  readonly events: readonly TimelineEvent[];
}

export interface ExampleOptions {
  readonly prepare?: (world: World) => void;
  readonly onEvent?: (event: TimelineEvent, world: World) => void;
  readonly keepLeftovers?: boolean;
  readonly choices?: ExecuteOptions['choices'];
}

export async function runExample(plan: RunPlan, options: ExampleOptions = {}): Promise<Example> {
  const clock = createFakeClock();
  const system = new SimulatedSystem(clock);
  const ports = createFakePorts(clock, system);
  const stop = new AbortController();
  const world: World = { clock, system, ports, abort: (reason) => stop.abort(reason) };
  options.prepare?.(world);
  const shown: TimelineEvent[] = [];
  const end = await executePlan(plan, ports, {
    manifest: fakeManifest(plan),
    signal: stop.signal,
    keepLeftovers: options.keepLeftovers ?? false,
    ...(options.choices === undefined ? {} : { choices: options.choices }),
    onEvent: (event) => {
      shown.push(event);
      options.onEvent?.(event, world);
    },
  });
  expectSound(shown, end, ports);
  return { ...world, ...end, events: shown };
}

type Of<T extends EventBody['type']> = Extract<TimelineEvent, { type: T }>;

export function eventsOf<T extends EventBody['type']>(
  example: { readonly events: readonly TimelineEvent[] },
  type: T,
): readonly Of<T>[] {
  return example.events.filter((event): event is Of<T> => event.type === type);
}

/** Errors as `phase code subject`. */
export function errorsOf(example: Example): readonly string[] {
  return example.state.errors.map(({ phase, code, subject }) => `${phase} ${code} ${subject ?? '-'}`);
}

/** Steps as `path outcome`, in the order in which they ended. */
export function stepsOf(example: Example): readonly string[] {
  return eventsOf(example, 'step.ended').map(({ step, outcome }) => `${step} ${outcome}`);
}

/** Phases as `phase outcome`. */
export function phasesOf(example: Example): readonly string[] {
  return eventsOf(example, 'phase.ended').map(({ phase, outcome }) => `${phase} ${outcome}`);
}

/** What happened to faults, in order: `requested gateway`, `effective gateway`, `reverted gateway duration`. */
export function faultsOf(example: Example): readonly string[] {
  return example.events.flatMap((event) => {
    switch (event.type) {
      case 'fault.requested':
        return [`requested ${event.target}`];
      case 'fault.effective':
        return [`effective ${event.target}`];
      case 'fault.failed':
        return [`failed ${event.target} ${event.code}`];
      case 'revert.requested':
        return [`revert ${event.target} ${event.cause}`];
      case 'revert.ended':
        return [`${event.result} ${event.target}`];
      default:
        return [];
    }
  });
}

/** The first event of the type for which the predicate holds. */
export function firstOf<T extends EventBody['type']>(
  example: Example,
  type: T,
  holds: (event: Of<T>) => boolean = () => true,
): Of<T> {
  const found = eventsOf(example, type).find(holds);
  if (found === undefined) throw new Error(`no event ${type}`);
  return found;
}

const schemas = path.resolve(import.meta.dirname, '../../src/schema');
const ajv = new Ajv2020({ strict: false, discriminator: true });
for (const name of fs.readdirSync(schemas).filter((file) => file.endsWith('.schema.json'))) {
  ajv.addSchema(JSON.parse(fs.readFileSync(path.join(schemas, name), 'utf8')) as object);
}

export function schemaErrors(schema: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  return validate(value) === true ? [] : [ajv.errorsText(validate.errors)];
}

function expectSound(events: readonly TimelineEvent[], end: RunEnd, ports: FakePorts): void {
  expect(events.flatMap((event) => schemaErrors('timeline-event.schema.json', event))).toEqual([]);
  expect(ports.undos.flatMap((record) => schemaErrors('undo-record.schema.json', record))).toEqual([]);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
  expect(end.state.problems).toEqual([]);
  expect(events.at(-1)?.type).toBe('run.ended');
  expect(end.state.steps.filter(({ endMs }) => endMs === null)).toEqual([]);
  expect(end.state.phases.map(({ phase }) => phase)).toEqual(PHASES);
  expect(end.state.phases.filter(({ endMs }) => endMs === null)).toEqual([]);
  const undecided = end.state.faults.filter((fault) => fault.effectiveMs === null && fault.failure === null);
  expect(undecided).toEqual([]);
  const held = end.state.faults.filter((fault) => fault.undo !== null && (fault.revert?.result ?? null) === null);
  expect(held).toEqual([]);
  expect(end.state.actions.filter((action) => action.end === null)).toEqual([]);
  const kept = end.state.actions.filter((action) => action.undo !== null && (action.revert?.result ?? null) === null);
  expect(kept).toEqual([]);
  expectUndoBeforeDo(ports);
}

const PHASES = ['boot', 'flow', 'revert', 'settle', 'steady-state', 'collect', 'delete', 'shutdown', 'sweep'];

function expectUndoBeforeDo(ports: FakePorts): void {
  if (ports.disk.full || ports.disk.undoFull) return;
  const written = ports.undos.flatMap((record) => (record.type === 'undo' ? [record.id] : []));
  const undone = ports.undos.flatMap((record) => (record.type === 'undone' ? [record.id] : []));
  expect(written).toEqual(written.map((_, index) => index + 1));
  // What is kept on purpose has an undo that was not carried out.
  const kept = ports.undos.flatMap((record) => (record.type === 'undo' && !undone.includes(record.id) ? [record] : []));
  expect(kept.filter(({ action }) => action.kind !== 'system.sweep')).toEqual([]);
  for (const event of ports.events) {
    if ((event.type !== 'fault.requested' && event.type !== 'operation.started') || event.undo === null) continue;
    expect(ports.order.indexOf(`undo ${event.undo}`)).toBeLessThan(ports.order.indexOf(`requested ${event.undo}`));
  }
}

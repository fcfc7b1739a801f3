// SPDX-License-Identifier: Apache-2.0
/** Walking the flow: which step starts when, its events, and that nothing starts any more once the run is broken off. */
import type { EventBody } from '../core/domain/documents.ts';
import type { PlanStep } from '../core/domain/plan.ts';
import { runInventory } from './inventory.ts';
import { looksBack, markAnchor, markFor } from './marks.ts';
import { runHold, runOperation, runRevert } from './operations.ts';
import { runRepeat } from './repeat.ts';
import type { Mark, Run } from './run.ts';
import { awaitOperation, startOperation } from './started.ts';
import { breakAt, CANCELLED, combine, DONE, endOf, type StepEnd } from './step-end.ts';
import { stopWorkload } from './stop-workload.ts';
import { runWait } from './waits.ts';
import { awaitWorkload, startWorkload } from './workloads.ts';

/** Where a step stands at run time: rounds of repeats are in its path. */
interface Place {
  /** Prefix of static paths ... */
  readonly planned: string;
  /** ... and what it is at run time. */
  readonly actual: string;
  /** Path of the enclosing step at run time; null for the flow itself. */
  readonly parent: string | null;
  /** Where the step before it in its serial started. */
  readonly before: Mark | null;
}

type StepKind = Extract<EventBody, { type: 'step.started' }>['kind'];

/** Runs the whole flow. Resolves when its last step has ended, also when the run was broken off. */
export async function runFlow(run: Run): Promise<void> {
  const { flow } = run.plan;
  await runStep(run, flow, { planned: flow.path, actual: flow.path, parent: null, before: null });
}

async function runStep(run: Run, step: PlanStep, place: Place): Promise<StepEnd> {
  if (run.isBroken()) return CANCELLED;
  const path = pathOf(step, place);
  const { kind, label } = step;
  return record(run, { path, parent: place.parent, kind, label }, () =>
    carryOut(run, step, { ...place, actual: path }),
  );
}

function pathOf(step: PlanStep, place: Place): string {
  return `${place.actual}${step.path.slice(place.planned.length)}`;
}

interface Recorded {
  readonly path: string;
  readonly parent: string | null;
  readonly kind: StepKind;
  readonly label: string;
}

/** Never rejects: what goes wrong in a step breaks the run off and ends the step. */
async function record(run: Run, step: Recorded, work: () => Promise<StepEnd>): Promise<StepEnd> {
  const { path, parent, kind, label } = step;
  run.timeline.emit({ type: 'step.started', step: path, parent, kind, label });
  const end = await endOf(run, path, work);
  breakAt(run, `${path} (${label})`, end);
  run.timeline.emit({ type: 'step.ended', step: path, outcome: end.outcome, reason: end.reason });
  return end;
}

/** `place.actual` is the step's own path at run time. */
function carryOut(run: Run, step: PlanStep, place: Place): Promise<StepEnd> {
  const path = place.actual;
  switch (step.kind) {
    case 'serial':
      return runSerial(run, step.steps, { ...place, planned: step.path });
    case 'parallel':
      return runParallel(run, step.steps, { ...place, planned: step.path });
    case 'repeat':
      return runRounds(run, step, path);
    case 'hold':
      return anchored(run, step.operation, () => holdSteps(run, step, place));
    case 'delay':
      return runDelay(run, step.durationMs);
    case 'wait':
      return runWait(run, step, { path, before: place.before });
    default:
      return carryOutNamed(run, step, path);
  }
}

type NamedStep = Exclude<PlanStep, { kind: 'serial' | 'parallel' | 'repeat' | 'hold' | 'delay' | 'wait' }>;

/** A step on a workload, an operation or the system. */
function carryOutNamed(run: Run, step: NamedStep, path: string): Promise<StepEnd> {
  switch (step.kind) {
    case 'start':
      return anchored(run, step.workload, () => startWorkload(run, step.workload));
    case 'await':
      return awaitWorkload(run, step.workload, path);
    case 'workload':
      return anchored(run, step.workload, () => startAndAwait(run, step.workload, path));
    case 'operation':
      return anchored(run, step.operation, () => runOperation(run, step.operation, path));
    case 'start-operation':
      return anchored(run, step.operation, () => startOperation(run, step.operation, path));
    case 'await-operation':
      return awaitOperation(run, step.operation);
    case 'revert':
      return runRevert(run, step.operation);
    case 'stop':
      return stopWorkload(run, step.workload);
    case 'inventory':
      return runInventory(run, step.name);
  }
}

function holdSteps(run: Run, step: Extract<PlanStep, { kind: 'hold' }>, place: Place): Promise<StepEnd> {
  const { operation, steps } = step;
  const inside = { ...place, planned: step.path };
  return runHold(run, { operation, path: place.actual }, () => runSerial(run, steps, inside));
}

/** One after the other. `place` is that of the enclosing step. */
async function runSerial(run: Run, steps: readonly PlanStep[], place: Place): Promise<StepEnd> {
  const ends: StepEnd[] = [];
  let before: Mark | null = null;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const mark: Mark | null = looksBack(next) ? await markFor(run, next.condition) : null;
    ends.push(await runStep(run, step, { ...place, parent: place.actual, before }));
    if (run.isBroken()) break;
    before = mark;
  }
  return combine(run.isBroken() && ends.length < steps.length ? [...ends, CANCELLED] : ends);
}

async function runParallel(run: Run, steps: readonly PlanStep[], place: Place): Promise<StepEnd> {
  return combine(
    await Promise.all(steps.map((step) => runStep(run, step, { ...place, parent: place.actual, before: null }))),
  );
}

/** Each round is a step of its own, with `#k` behind `repeat`. */
function runRounds(run: Run, step: Extract<PlanStep, { kind: 'repeat' }>, path: string): Promise<StepEnd> {
  const planned = step.path.endsWith('.repeat') ? step.path : `${step.path}.repeat`;
  const actual = `${path}${planned.slice(step.path.length)}`;
  return runRepeat(run, step, {
    path,
    round: (number, label) => {
      const place = { planned, actual: `${actual}#${String(number)}`, parent: path, before: null };
      const recorded = { path: place.actual, parent: path, kind: 'round', label } as const;
      return record(run, recorded, () => runSerial(run, step.steps, place));
    },
  });
}

async function runDelay(run: Run, durationMs: number): Promise<StepEnd> {
  const { clock } = run.ports;
  await clock.sleepUntil(clock.elapsedMs() + durationMs, run.flow);
  return run.isBroken() ? CANCELLED : DONE;
}

async function startAndAwait(run: Run, workload: string, path: string): Promise<StepEnd> {
  const started = await startWorkload(run, workload);
  return started.outcome === 'done' ? awaitWorkload(run, workload, path) : started;
}

async function anchored(run: Run, name: string, work: () => Promise<StepEnd>): Promise<StepEnd> {
  await markAnchor(run, name);
  return work();
}

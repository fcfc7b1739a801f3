// SPDX-License-Identifier: Apache-2.0
/** Where the windows of waits on occurrences open. */
import type { LogPosition } from '../core/domain/documents.ts';
import type { PlanStep, WaitCondition } from '../core/domain/plan.ts';
import { isLogOf } from './addresses.ts';
import type { Mark, Run } from './run.ts';

type WaitStep = Extract<PlanStep, { kind: 'wait' }>;

/** Whether the step looks back to the start of the one before it. */
export function looksBack(step: PlanStep | undefined): step is WaitStep {
  if (step?.kind !== 'wait' || step.since !== null) return false;
  return ['log', 'event', 'signal'].includes(step.condition.kind);
}

/** Names of the logs, as far as they are followed by now, in which a line would satisfy the condition. */
export function logsOf(run: Run, condition: WaitCondition): readonly string[] {
  return run.logs.names(null).filter((log) => isLogOf(run.plan, condition, log));
}

/** A window that opens now for this condition: what its logs hold already is read first. */
export async function markFor(run: Run, condition: WaitCondition): Promise<Mark> {
  return markLogs(run, logsOf(run, condition));
}

/** Where the logs stand that a check may look at while an operation is under way: components' and those of its instance. */
export function positionsAround(run: Run, instance: string | null): Promise<readonly LogPosition[]> {
  const components = Object.keys(run.plan.system.components).filter((name) => run.logs.has(name));
  const own = instance === null ? [] : run.logs.names(instance);
  return run.logs.positionsNow([...components, ...own]);
}

/** A window that opens now for any wait that counts from an operation or a workload. */
export async function markAnchor(run: Run, name: string): Promise<void> {
  if (run.anchors.has(name)) run.marks.set(name, await markLogs(run, run.logs.names(null)));
}

async function markLogs(run: Run, logs: readonly string[]): Promise<Mark> {
  run.timeline.lookAtClock();
  const opened = {
    seq: run.timeline.nextSeq(),
    at: run.ports.clock.wallTime(),
    clockSteps: run.timeline.state().clockSteps.length,
    spans: run.observers.spans(),
  };
  const positions = await run.logs.positionsNow(logs);
  return { ...opened, lines: new Map(positions.map(({ log, lines }) => [log, lines])) };
}

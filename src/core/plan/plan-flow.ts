// SPDX-License-Identifier: Apache-2.0
/**
 * The flow as steps with paths. A list item's path is its list's path with `[i]`; `serial`, `parallel` and `repeat` add
 * their own word, so that a child's path always starts with its parent's: `flow.parallel[1].serial[2]`.
 */
import type { Experiment, Step, StepObject } from '../domain/documents.ts';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import type { PlanStep } from '../domain/plan.ts';
import { type FlowNames, planWait } from './plan-wait.ts';

export function planFlow(experiment: Experiment, names: FlowNames): PlanStep {
  const flow = experiment.flow ?? { parallel: (experiment.workloads ?? []).map((workload) => workload.name) };
  return planStep(flow, 'flow', names);
}

function planStep(step: Step, path: string, names: FlowNames): PlanStep {
  if (typeof step === 'string') {
    return names.workloads.has(step)
      ? { kind: 'workload', path, label: step, workload: step }
      : { kind: 'operation', path, label: step, operation: step };
  }
  if (isList(step)) return { kind: 'serial', path, label: 'serial', steps: planSteps(step, path, names) };
  return planGroup(step, path, names) ?? planAction(step, path, names);
}

function planSteps(steps: readonly Step[], path: string, names: FlowNames): readonly PlanStep[] {
  return steps.map((step, index) => planStep(step, `${path}[${String(index)}]`, names));
}

function planGroup(step: StepObject, itemPath: string, names: FlowNames): PlanStep | null {
  if (step.serial !== undefined) {
    const path = `${itemPath}.serial`;
    return { kind: 'serial', path, label: 'serial', steps: planSteps(step.serial, path, names) };
  }
  if (step.parallel !== undefined) {
    const path = `${itemPath}.parallel`;
    return { kind: 'parallel', path, label: 'parallel', steps: planSteps(step.parallel, path, names) };
  }
  if (step.repeat !== undefined) {
    const path = `${itemPath}.repeat`;
    const { times, do: body } = step.repeat;
    const label = `repeat ${String(times)} times`;
    return { kind: 'repeat', path, label, times, steps: planSteps(body, `${path}.do`, names) };
  }
  return null;
}

function planAction(step: StepObject, path: string, names: FlowNames): PlanStep {
  if (step.delay !== undefined) {
    const durationMs = parseDuration(step.delay);
    return { kind: 'delay', path, label: `delay ${formatDuration(durationMs).replace('.0 s', ' s')}`, durationMs };
  }
  if (step.start !== undefined) return { kind: 'start', path, label: `start ${step.start}`, workload: step.start };
  if (step.await !== undefined) return { kind: 'await', path, label: `await ${step.await}`, workload: step.await };
  if (step.revert !== undefined) {
    return { kind: 'revert', path, label: `revert ${step.revert}`, operation: step.revert };
  }
  return planWait(step.wait ?? {}, path, names);
}

function isList(step: Step): step is readonly Step[] {
  return Array.isArray(step);
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The flow as steps with paths. A list item's path is its list's path with `[i]`; `serial`, `parallel` and `repeat` add
 * their own word, so that a child's path always starts with its parent's: `flow.parallel[1].serial[2]`.
 */
import type { Experiment, Repeat, Step, StepObject } from '../domain/documents.ts';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import type { PlanStep, RepeatRule } from '../domain/plan.ts';
import { type FlowNames, planWait, planWaitCondition } from './plan-wait.ts';

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
    const { rule, label } = planRepeat(step.repeat, names);
    return { kind: 'repeat', path, label, rule, steps: planSteps(step.repeat.do, `${path}.do`, names) };
  }
  if (step.hold !== undefined) {
    const path = `${itemPath}.hold`;
    const { fault: operation, do: body } = step.hold;
    return { kind: 'hold', path, label: `hold ${operation}`, operation, steps: planSteps(body, `${path}.do`, names) };
  }
  return null;
}

function planRepeat(repeat: Repeat, names: FlowNames): { readonly rule: RepeatRule; readonly label: string } {
  const { times, for: time, until, while: workload = '' } = repeat;
  if (times !== undefined) return { rule: { kind: 'times', times }, label: `repeat ${String(times)} times` };
  if (time !== undefined) {
    const durationMs = parseDuration(time);
    return { rule: { kind: 'for', durationMs }, label: `repeat for ${shortDuration(durationMs)}` };
  }
  if (until !== undefined) {
    const { condition, words } = planWaitCondition(until, names);
    return { rule: { kind: 'until', condition }, label: `repeat until ${words}` };
  }
  return { rule: { kind: 'while', workload }, label: `repeat while ${workload} runs` };
}

function shortDuration(durationMs: number): string {
  return formatDuration(durationMs).replace('.0 s', ' s');
}

function planAction(step: StepObject, path: string, names: FlowNames): PlanStep {
  if (step.delay !== undefined) {
    const durationMs = parseDuration(step.delay);
    return { kind: 'delay', path, label: `delay ${shortDuration(durationMs)}`, durationMs };
  }
  if (step.start !== undefined) return planStart(step.start, path, names);
  if (step.await !== undefined) return planAwait(step.await, path, names);
  if (step.stop !== undefined) return { kind: 'stop', path, label: `stop ${step.stop}`, workload: step.stop };
  if (step.inventory !== undefined) {
    return { kind: 'inventory', path, label: `inventory ${step.inventory}`, name: step.inventory };
  }
  if (step.revert !== undefined) {
    return { kind: 'revert', path, label: `revert ${step.revert}`, operation: step.revert };
  }
  return planWait(step.wait ?? {}, path, names);
}

function planStart(name: string, path: string, names: FlowNames): PlanStep {
  const label = `start ${name}`;
  return names.workloads.has(name)
    ? { kind: 'start', path, label, workload: name }
    : { kind: 'start-operation', path, label, operation: name };
}

function planAwait(name: string, path: string, names: FlowNames): PlanStep {
  const label = `await ${name}`;
  return names.workloads.has(name)
    ? { kind: 'await', path, label, workload: name }
    : { kind: 'await-operation', path, label, operation: name };
}

function isList(step: Step): step is readonly Step[] {
  return Array.isArray(step);
}

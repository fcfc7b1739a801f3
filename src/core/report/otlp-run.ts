// SPDX-License-Identifier: Apache-2.0
/**
 * A run as spans: the run, its phases, the steps of its flow, faults and operations in the steps that fired them, and the
 * lives of instances with their states as events. Ids follow from the run id alone, so that the same run always gives the
 * same trace.
 */
import type { VerdictDocument } from '../domain/documents.ts';
import type { ActionRecord, FaultRecord, InstanceRecord, RunRecord, StepRecord } from '../domain/record.ts';
import { faultEnd } from './fault-spans.ts';
import { firingName } from './firings.ts';
import { attributesOf, KIND_INTERNAL, type OtlpSpan } from './otlp-json.ts';

export interface RunToTrace {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
  /** Milliseconds since 1970 at 0 on the run's clock. */
  readonly startMs: number;
  /** Hexadecimal digest of a text, at least 32 digits. */
  readonly digest: (text: string) => string;
}

interface PlainSpan {
  /** What it is among the spans of its run; its id follows from it. */
  readonly key: string;
  readonly parent: string | null;
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Null where it went well. */
  readonly failure: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly events?: readonly {
    readonly name: string;
    readonly atMs: number;
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
}

const unset = 0;
const failed = 2;
const root = 'run';

export function* runSpans(run: RunToTrace): Generator<OtlpSpan> {
  const runId = run.record.manifest.runId;
  const traceId = run.digest(`trace ${runId}`).slice(0, 32);
  const idOf = (key: string): string => run.digest(`span ${runId} ${key}`).slice(0, 16);
  const nanos = (ms: number): string => nanosOf(run.startMs, ms);
  for (const span of plainSpans(run)) {
    yield {
      ...{ traceId, spanId: idOf(span.key), parentSpanId: span.parent === null ? '' : idOf(span.parent) },
      ...{ name: span.name, kind: KIND_INTERNAL },
      startTimeUnixNano: nanos(span.fromMs),
      endTimeUnixNano: nanos(Math.max(span.fromMs, span.toMs)),
      attributes: attributesOf(withoutNulls(span.attributes)),
      events: (span.events ?? []).map(({ name, atMs, attributes }) => ({
        ...{ timeUnixNano: nanos(atMs), name, attributes: attributesOf(withoutNulls(attributes)) },
      })),
      status: span.failure === null ? { code: unset, message: '' } : { code: failed, message: span.failure },
    };
  }
}

/** Whole milliseconds count from 1970; what is finer is added, since a sum of both would lose it. */
function nanosOf(startMs: number, ms: number): string {
  return (BigInt(Math.round(startMs)) * 1_000_000n + BigInt(Math.round(ms * 1_000_000))).toString();
}

function* plainSpans(run: RunToTrace): Generator<PlainSpan> {
  const { state } = run.record;
  const endMs = Math.max(1, state.lastMs);
  yield runSpan(run, endMs);
  for (const { phase, startMs, endMs: end, outcome, reason } of state.phases) {
    yield {
      ...{ key: `phase ${phase}`, parent: root, name: `phase ${phase}`, fromMs: startMs, toMs: end ?? endMs },
      failure: outcome === 'failed' ? (reason ?? outcome) : null,
      attributes: { 'chaos.phase': phase, 'chaos.outcome': outcome },
    };
  }
  const steps = new Set(state.steps.map(({ step }) => step));
  const flow = state.phases.some(({ phase }) => phase === 'flow') ? 'phase flow' : root;
  const parentOf = (step: string | null): string => (step !== null && steps.has(step) ? `step ${step}` : flow);
  for (const step of state.steps) yield stepSpan(step, { endMs, parent: parentOf(step.parent) });
  for (const fault of state.faults) yield faultSpan(fault, { endMs, parent: parentOf(fault.step) });
  for (const action of state.actions) yield actionSpan(action, { endMs, parent: parentOf(action.step) });
  for (const instance of state.instances) {
    if (instance.states.length > 0) yield instanceSpan(instance, { endMs, parent: root });
  }
}

function runSpan({ record, verdict }: RunToTrace, endMs: number): PlainSpan {
  const bad = verdict.verdict === 'FAIL' || verdict.verdict === 'ERROR';
  return {
    ...{ key: root, parent: null, name: `run ${verdict.experiment}`, fromMs: 0, toMs: endMs },
    failure: bad ? verdict.headline : null,
    attributes: {
      'chaos.run': verdict.runId,
      'chaos.experiment': verdict.experiment,
      'chaos.adapter': verdict.adapter,
      'chaos.verdict': verdict.verdict,
      'chaos.headline': verdict.headline,
      'chaos.seed': record.manifest.seed,
      'chaos.stand-in-for': verdict.standInFor,
    },
  };
}

interface Around {
  readonly endMs: number;
  readonly parent: string;
}

function stepSpan(step: StepRecord, { endMs, parent }: Around): PlainSpan {
  const { outcome, reason } = step;
  return {
    ...{ key: `step ${step.step}`, parent, name: step.label, fromMs: step.startMs, toMs: step.endMs ?? endMs },
    failure: outcome === 'failed' || outcome === 'timed-out' ? (reason ?? outcome) : null,
    attributes: { 'chaos.step': step.step, 'chaos.step.kind': step.kind, 'chaos.outcome': outcome },
  };
}

function faultSpan(fault: FaultRecord, { endMs, parent }: Around): PlainSpan {
  const { operation, firing, target, effectiveMs, proof, revert, failure } = fault;
  return {
    ...{
      key: `fault ${JSON.stringify([operation, firing, target])}`,
      parent,
      name: `fault ${firingName(fault)} on ${target}`,
    },
    ...{ fromMs: fault.requestedMs, toMs: faultEnd(fault, endMs).atMs, failure },
    attributes: {
      ...{ 'chaos.operation': operation, 'chaos.firing': firing, 'chaos.fault': fault.fault, 'chaos.target': target },
      ...{ 'chaos.instance': fault.instance, 'chaos.component': fault.component },
    },
    events: [
      ...(effectiveMs === null ? [] : [{ name: 'effective', atMs: effectiveMs, attributes: { 'chaos.proof': proof } }]),
      ...(revert === null
        ? []
        : [{ name: 'revert requested', atMs: revert.requestedMs, attributes: { 'chaos.cause': revert.cause } }]),
    ],
  };
}

function actionSpan(action: ActionRecord, { endMs, parent }: Around): PlainSpan {
  const { operation, firing, target, end } = action;
  const went = end === null ? null : end.outcome;
  return {
    ...{ key: `operation ${JSON.stringify([operation, firing, target])}`, parent },
    name: `${action.uses} ${firingName(action)} on ${target}`,
    ...{ fromMs: action.startedMs, toMs: end?.atMs ?? endMs },
    failure: went === 'failed' || went === 'timed-out' ? (end?.proof ?? went) : null,
    attributes: {
      ...{ 'chaos.operation': operation, 'chaos.firing': firing, 'chaos.uses': action.uses, 'chaos.target': target },
      ...{ 'chaos.outcome': went, 'chaos.exit-code': end?.exitCode ?? null },
    },
  };
}

function instanceSpan(record: InstanceRecord, { endMs, parent }: Around): PlainSpan {
  const { workload, instance, states, stopped } = record;
  return {
    ...{ key: `instance ${JSON.stringify([workload, instance])}`, parent, name: `instance ${instance}` },
    ...{ fromMs: states[0]?.atMs ?? 0, toMs: stopped?.atMs ?? ownEnd(record) ?? endMs },
    failure: stopped === null ? failureOf(states.at(-1)) : null,
    attributes: {
      ...{ 'chaos.workload': workload, 'chaos.instance': instance },
      'chaos.exit-code': states.at(-1)?.exitCode ?? null,
    },
    events: states.map(({ state, atMs, rawPhase, reason }) => ({
      ...{ name: state, atMs, attributes: { 'chaos.raw-phase': rawPhase, 'chaos.reason': reason } },
    })),
  };
}

function ownEnd({ states }: InstanceRecord): number | null {
  const last = states.at(-1);
  return last?.state === 'Failed' || last?.state === 'Succeeded' ? last.atMs : null;
}

function failureOf(last: InstanceRecord['states'][number] | undefined): string | null {
  return last?.state === 'Failed' ? (last.reason ?? last.state) : null;
}

function withoutNulls(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

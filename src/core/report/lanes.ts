// SPDX-License-Identifier: Apache-2.0
/**
 * Lives of components and instances: their states from the first sight to the end, what was done to them, and what
 * ended them on purpose.
 */
import type { ComponentState, InstanceState } from '../domain/documents.ts';
import type { ActionRecord, ComponentRecord, InstanceEntry, InstanceRecord, RunState } from '../domain/record.ts';
import { hasFailed } from './action-spans.ts';
import { faultEnd } from './fault-spans.ts';
import { firingName } from './firings.ts';
import type { Mark } from './flow-rows.ts';

export interface LaneSpan {
  readonly state: InstanceState | ComponentState;
  readonly fromMs: number;
  /** Equal to `fromMs` for an end state. */
  readonly toMs: number;
  readonly detail: string | null;
  /** Whether it was the flow's doing: then a failure is none. */
  readonly onPurpose: boolean;
}

/** A fault in force on it, or an operation done to it. */
export interface Hit {
  readonly kind: 'fault' | 'operation';
  readonly fromMs: number;
  readonly toMs: number;
  readonly text: string;
}

export interface Lane {
  readonly name: string;
  readonly spans: readonly LaneSpan[];
  readonly hits: readonly Hit[];
  readonly marks: readonly Mark[];
  readonly failed: boolean;
  /** Where the lane ended: its last state and, of a failure, the reason. */
  readonly ending: string;
}

export interface Lanes {
  readonly components: readonly Lane[];
  /** In the order of their first sight. */
  readonly instances: readonly Lane[];
}

const endStates: ReadonlySet<string> = new Set<InstanceState>(['Succeeded', 'Failed']);

/** `failed` holds the instances whose verdict is not PASS. */
export function buildLanes(state: RunState, failed: ReadonlySet<string>, endMs: number): Lanes {
  const phaseStart = (name: string): number => state.phases.find(({ phase }) => phase === name)?.startMs ?? endMs;
  const [shutdownMs, readsEnd] = [phaseStart('shutdown'), phaseStart('delete')];
  const done = doneTo(state, endMs);
  const hosts = hostInstances(state);
  return {
    components: state.components.map((component) => componentLane(component, { endMs: shutdownMs, done })),
    instances: state.instances.map((instance) =>
      instanceLane(instance, {
        ...{ readsEnd, done, failed: failed.has(instance.instance) },
        isHost: hosts.has(instance.instance),
      }),
    ),
  };
}

/** Instances that are processes beside the system: their log has a role of its own. */
export function hostInstances({ logs }: RunState): ReadonlySet<string> {
  const suffix = '/host';
  return new Set(logs.filter(({ log }) => log.endsWith(suffix)).map(({ log }) => log.slice(0, -suffix.length)));
}

interface Done {
  readonly hits: readonly Hit[];
  readonly marks: readonly Mark[];
}

type DoneTo = ReadonlyMap<string, { readonly hits: Hit[]; readonly marks: Mark[] }>;

const nothing: Done = { hits: [], marks: [] };

/** By the name of the component or the instance. */
function doneTo(state: RunState, endMs: number): DoneTo {
  const done = new Map<string, { readonly hits: Hit[]; readonly marks: Mark[] }>();
  const of = (record: {
    readonly instance: string | null;
    readonly component: string | null;
    readonly target: string;
  }) => {
    const name = record.instance ?? record.component ?? record.target;
    const known = done.get(name) ?? { hits: [], marks: [] };
    done.set(name, known);
    return known;
  };
  for (const fault of state.faults) {
    const text = `${firingName(fault)}: ${fault.fault}${fault.role === null ? '' : ` of ${fault.role}`}`;
    if (fault.failure !== null) continue;
    of(fault).hits.push({ kind: 'fault', fromMs: fault.requestedMs, toMs: faultEnd(fault, endMs).atMs, text });
    const early = fault.endedEarly;
    if (early === null) continue;
    of(fault).marks.push({ kind: 'ended-early', atMs: early.atMs, text: `${text} over early: ${early.proof}` });
  }
  for (const action of state.actions) {
    const { hits, marks } = of(action);
    const toMs = action.end?.atMs ?? endMs;
    hits.push({ kind: 'operation', fromMs: action.startedMs, toMs, text: actionText(action) });
    if (hasFailed(action)) marks.push({ kind: 'operation-failed', atMs: toMs, text: actionText(action) });
  }
  return done;
}

function actionText(action: ActionRecord): string {
  const { end } = action;
  const how = end === null ? 'no end recorded' : end.outcome === 'ok' ? 'done' : end.outcome.replace('-', ' ');
  const why = end?.proof ?? null;
  return `${firingName(action)}: ${action.uses} ${how}${why === null ? '' : ` (${why})`}`;
}

/** What shutdown does to a component is no news. */
function componentLane(
  { component, states }: ComponentRecord,
  { endMs, done }: { readonly endMs: number; readonly done: DoneTo },
): Lane {
  const before = states.filter(({ atMs }) => atMs <= endMs);
  const spans = before.map((entry, index) => ({
    ...{ state: entry.state, fromMs: entry.atMs, toMs: before[index + 1]?.atMs ?? endMs },
    ...{ detail: null, onPurpose: false },
  }));
  const { hits, marks } = done.get(component) ?? nothing;
  return { name: component, spans, hits, marks, failed: false, ending: spans.at(-1)?.state ?? 'never seen' };
}

interface InstanceAround {
  readonly readsEnd: number;
  readonly done: DoneTo;
  readonly failed: boolean;
  readonly isHost: boolean;
}

function instanceLane(record: InstanceRecord, around: InstanceAround): Lane {
  const { instance, states, stopped } = record;
  // What was deleted has no state any more, whatever a late read said.
  const lived = states.filter(({ atMs }) => stopped?.by !== 'instance-delete' || atMs <= stopped.atMs);
  const spans = instanceSpans(lived, { stoppedMs: stopped?.atMs ?? null, readsEnd: around.readsEnd });
  const last = lived.at(-1);
  const purpose = stopped === null || hadEnded(spans) ? null : purposes[stopped.by];
  const { hits, marks } = around.done.get(instance) ?? nothing;
  return {
    name: around.isHost ? `${instance} (host)` : instance,
    ...{ spans, hits, marks: stopped === null ? marks : [...marks, endMark(stopped)] },
    failed: around.failed || (last?.state === 'Failed' && purpose === null),
    ending: purpose ?? endingOf(last),
  };
}

function instanceSpans(
  states: readonly InstanceEntry[],
  { stoppedMs, readsEnd }: { readonly stoppedMs: number | null; readonly readsEnd: number },
): readonly LaneSpan[] {
  return states.map((entry, index) => {
    const toMs = states[index + 1]?.atMs ?? stoppedMs ?? readsEnd;
    return {
      ...{ state: entry.state, fromMs: entry.atMs, detail: entryDetail(entry) },
      toMs: endStates.has(entry.state) ? entry.atMs : Math.max(toMs, entry.atMs),
      onPurpose: stoppedMs !== null && entry.atMs >= stoppedMs,
    };
  });
}

/** Whether it had ended by itself before the flow ended it. */
function hadEnded(spans: readonly LaneSpan[]): boolean {
  const last = spans.at(-1);
  return last !== undefined && endStates.has(last.state) && !last.onPurpose;
}

const purposes: Readonly<Record<NonNullable<InstanceRecord['stopped']>['by'], string>> = {
  stop: 'ended on purpose',
  'instance-delete': 'deleted by the flow',
};

function endMark({ by, atMs }: NonNullable<InstanceRecord['stopped']>): Mark {
  return { kind: by === 'stop' ? 'stopped' : 'deleted', atMs, text: purposes[by] };
}

function entryDetail({ rawPhase, reason, exitCode }: InstanceEntry): string | null {
  const details = [...new Set([rawPhase, reason, exitCodeText(exitCode)])].filter((detail) => detail !== null);
  return details.length === 0 ? null : details.join(', ');
}

function endingOf(last: InstanceEntry | undefined): string {
  if (last === undefined) return 'never seen';
  const { state, reason, exitCode, rawPhase } = last;
  const why = state === 'Failed' ? (reason ?? exitCodeText(exitCode) ?? rawPhase) : null;
  return why === null ? state : `${state}: ${why}`;
}

function exitCodeText(exitCode: number | null): string | null {
  return exitCode === null ? null : `exit code ${String(exitCode)}`;
}

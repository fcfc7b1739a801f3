// SPDX-License-Identifier: Apache-2.0
/**
 * What is known of the instances: created, seen in a state, deleted. Reads all that the system has with one hook, never
 * two at a time; of those beside it the state is told. Creating, collecting and deleting are done elsewhere and only
 * noted here.
 */
import type { InstanceState } from '../core/domain/documents.ts';
import type { PlannedWorkload } from '../core/domain/plan.ts';
import { instanceIndex } from '../core/domain/target.ts';
import { NOT_YET } from './components.ts';
import { describeHookFailure, hookEnded, type HookResult, runHook } from './hooks.ts';
import { BLIND_AFTER, MAX_INSTANCES, READ_LINE_BYTES, READ_OUTPUT_MIN_BYTES } from './limits.ts';
import { type InstanceReading, parseReadOutput } from './read-lines.ts';
import type { RunContext } from './run-context.ts';

export interface InstanceSighting extends InstanceReading {
  /** When the observation began, on the clock. */
  readonly seenMs: number;
}

export interface InstanceTracker {
  /** A create hook is about to run. False when one ran before. */
  beginCreate(instance: string): boolean;
  /** The system has accepted it: it is Created. */
  noteCreated(instance: string): void;
  /** Its create failed; it may be there all the same. */
  noteRefused(instance: string): void;
  /** The state of one beside the system. */
  noteState(instance: string, reading: InstanceReading): void;
  /** It is being ended on purpose: from now on no state of it is noted. */
  beginDelete(instance: string): void;
  /** It could not be deleted, and goes on. */
  noteKept(instance: string): void;
  noteDeleted(instance: string): void;
  /** A name that no instance of the workload has or will have; null when it may have no more. */
  reserve(workload: string): string | null;
  /** Whether it has ended, by itself or on purpose. */
  isOver(instance: string): boolean;
  latest(instance: string): InstanceSighting | null;
  /** Names of those of a workload that are there or are yet to be created; not of those that nobody wants any more. */
  of(workload: string): readonly string[];
  /** Names of those of a workload that have not ended, by themselves or on purpose. */
  awaited(workload: string): readonly string[];
  /** Those that may exist: a create was begun. In the order of the plan. */
  attempted(): readonly InstanceName[];
  /** Those that were created, and that nobody has begun to delete. */
  existing(): readonly InstanceName[];
  start(): void;
  /** Ends reading; nothing is observed afterwards. */
  stop(): Promise<void>;
  /** One more read, to be called after `stop`. */
  readOnce(signal: AbortSignal): Promise<void>;
}

export interface InstanceName {
  readonly workload: string;
  readonly instance: string;
  readonly on: PlannedWorkload['on'];
}

interface Known extends InstanceName {
  stage: 'planned' | 'creating' | 'created' | 'refused' | 'deleting' | 'deleted';
  sighting: InstanceSighting | null;
}

interface Reader {
  readonly ctx: RunContext;
  readonly known: Map<string, Known>;
  failures: number;
  /** False when evidence is collected: states are then what they were. */
  noting: boolean;
}

const READ = { hook: 'instance.read', subject: null } as const;

export function createInstanceTracker(ctx: RunContext): InstanceTracker {
  const known = new Map<string, Known>(
    ctx.plan.workloads.flatMap(({ name, on, instances }) =>
      instances.map((instance) => [instance, { workload: name, instance, on, stage: 'planned', sighting: null }]),
    ),
  );
  const reader: Reader = { ctx, known, failures: 0, noting: true };
  const stop = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  const named = (...stages: readonly Known['stage'][]): readonly Known[] =>
    [...known.values()].filter(({ stage }) => stages.includes(stage));
  const namesOf = (workload: string, entries: readonly Known[]): readonly string[] =>
    entries.flatMap((entry) => (entry.workload === workload ? [entry.instance] : []));
  return {
    beginCreate: (instance) => {
      const entry = entryOf(reader, instance);
      if (entry.stage !== 'planned') return false;
      entry.stage = 'creating';
      return true;
    },
    noteCreated: (instance) => {
      const entry = entryOf(reader, instance);
      entry.stage = 'created';
      const reading = { state: 'Created', rawPhase: null, exitCode: null, reason: null } as const;
      note(reader, entry, { ...reading, seenMs: ctx.nowMs() });
    },
    noteState: (instance, reading) => {
      if (reader.noting) note(reader, entryOf(reader, instance), { ...reading, seenMs: ctx.nowMs() });
    },
    noteRefused: (instance) => {
      entryOf(reader, instance).stage = 'refused';
    },
    beginDelete: (instance) => {
      entryOf(reader, instance).stage = 'deleting';
    },
    noteKept: (instance) => {
      entryOf(reader, instance).stage = 'created';
    },
    noteDeleted: (instance) => {
      entryOf(reader, instance).stage = 'deleted';
      ctx.pulse.notify();
    },
    reserve: (workload) => reserve(reader, workload),
    isOver: (instance) => isOver(entryOf(reader, instance)),
    latest: (instance) => known.get(instance)?.sighting ?? null,
    of: (workload) => namesOf(workload, named('planned', 'creating', 'created')),
    awaited: (workload) =>
      namesOf(
        workload,
        named('planned', 'creating', 'created', 'deleting').filter((entry) => !isOver(entry)),
      ),
    attempted: () => named('creating', 'created', 'refused', 'deleting'),
    existing: () => named('created'),
    start: () => {
      loop = readAgainAndAgain(reader, stop.signal);
    },
    stop: async () => {
      stop.abort();
      reader.noting = false;
      await loop;
    },
    readOnce: (signal) => read(reader, signal),
  };
}

function entryOf(reader: Reader, instance: string): Known {
  const entry = reader.known.get(instance);
  if (entry === undefined) throw new TypeError(`${instance} is not an instance of the plan`);
  return entry;
}

function isOver({ stage, sighting }: Known): boolean {
  return stage === 'deleted' || (sighting !== null && isEnded(sighting.state));
}

/** Names are never used again: evidence and checks go by them. */
function reserve({ ctx, known }: Reader, workload: string): string | null {
  const indexes = [...known.values()].flatMap((entry) =>
    entry.workload === workload ? [instanceIndex(entry.instance)] : [],
  );
  if (indexes.length >= MAX_INSTANCES) return null;
  const instance = `${workload}-${String(Math.max(-1, ...indexes) + 1)}`;
  const on = ctx.plan.workloads.find(({ name }) => name === workload)?.on ?? 'system';
  known.set(instance, { workload, instance, on, stage: 'planned', sighting: null });
  return instance;
}

async function readAgainAndAgain(reader: Reader, signal: AbortSignal): Promise<void> {
  const { ctx } = reader;
  while (!signal.aborted) {
    try {
      await read(reader, signal);
    } catch (error) {
      ctx.recordThrown(error, { subject: READ.hook });
      ctx.breakOff('error', 'the instances cannot be read');
      return;
    }
    await ctx.ports.clock.sleepUntil(ctx.nowMs() + ctx.plan.system.readIntervalMs, signal);
  }
}

async function read(reader: Reader, signal: AbortSignal): Promise<void> {
  const { ctx, known } = reader;
  const asked = [...known.values()].filter(({ stage, on }) => stage === 'created' && on === 'system');
  if (asked.length === 0) return;
  const seenMs = ctx.nowMs();
  const stdoutLimitBytes = Math.max(READ_OUTPUT_MIN_BYTES, READ_LINE_BYTES * known.size);
  const call = { ...READ, env: ctx.environment(), quiet: true, stdoutLimitBytes };
  const result = await runHook(ctx.hookTools, call, signal);
  if (signal.aborted) return;
  if (result.exitCode === NOT_YET) {
    reader.failures = 0;
    noteUnreachable(reader, asked, seenMs);
    return;
  }
  const problem = problemOf(result, stdoutLimitBytes);
  const output = problem === null ? parseReadOutput(result.stdout) : { ok: false as const, problem };
  if (output.ok) {
    reader.failures = 0;
    for (const entry of asked) note(reader, entry, { ...(output.readings.get(entry.instance) ?? MISSING), seenMs });
  } else {
    noteFailure(reader, result, output.problem);
  }
}

const MISSING: InstanceReading = { state: 'Failed', rawPhase: null, exitCode: null, reason: 'missing' };

function problemOf(result: HookResult, limitBytes: number): string | null {
  if (!result.ok) return describeHookFailure(READ, result);
  return result.stdoutBytes > limitBytes ? `hook ${READ.hook} printed ${String(result.stdoutBytes)} bytes` : null;
}

function noteUnreachable(reader: Reader, asked: readonly Known[], seenMs: number): void {
  for (const entry of asked) {
    if (entry.sighting !== null && isEnded(entry.sighting.state)) continue;
    note(reader, entry, { state: 'Unknown', rawPhase: null, exitCode: null, reason: 'unreachable', seenMs });
  }
}

function noteFailure(reader: Reader, result: HookResult, problem: string): void {
  const { ctx } = reader;
  reader.failures += 1;
  if (reader.failures > BLIND_AFTER) return;
  ctx.timeline.emit({ type: 'hook.started', ...READ });
  ctx.timeline.emit(hookEnded(READ, result));
  if (reader.failures < BLIND_AFTER) return;
  ctx.recordError({
    code: 'read-failed',
    subject: READ.hook,
    message: `the instances could not be read ${String(BLIND_AFTER)} times running: ${problem}`,
  });
  // The verdict is ERROR now, whatever comes; waiting for states that nobody can read would only take time.
  ctx.breakOff('error', 'the instances cannot be read');
}

function isEnded(state: InstanceState): boolean {
  return state === 'Succeeded' || state === 'Failed';
}

function note(reader: Reader, entry: Known, sighting: InstanceSighting): void {
  const { timeline, pulse } = reader.ctx;
  const before = entry.sighting;
  // A read that began before the instance was created says nothing about it.
  if (entry.stage !== 'created' || (before !== null && sighting.seenMs < before.seenMs)) return;
  entry.sighting = sighting;
  if (before !== null && isSame(before, sighting)) {
    pulse.notify();
    return;
  }
  const { workload, instance } = entry;
  if (before !== null && isEnded(before.state) && before.state !== sighting.state) {
    timeline.emit({ type: 'instance.revived', workload, instance, from: before.state, to: sighting.state });
  }
  const { state, rawPhase, exitCode, reason } = sighting;
  timeline.emit({ type: 'instance.state', workload, instance, state, rawPhase, exitCode, reason });
}

function isSame(left: InstanceReading, right: InstanceReading): boolean {
  return (
    left.state === right.state &&
    left.rawPhase === right.rawPhase &&
    left.exitCode === right.exitCode &&
    left.reason === right.reason
  );
}

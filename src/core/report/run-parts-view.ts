// SPDX-License-Identifier: Apache-2.0
/** Errors, faults and instances of a run as rows of a report. */
import type { InstanceVerdict, VerdictDocument } from '../domain/documents.ts';
import type { FaultRecord, InstanceRecord, RunRecord, RunState } from '../domain/record.ts';
import { firingName } from './firings.ts';
import { hostInstances } from './lanes.ts';
import { type Look, statusLook } from './looks.ts';
import { undoWords } from './undo-words.ts';
import { compareNames, count, formatTime, listNames, visible } from './text.ts';

export interface NamedErrors {
  readonly rows: readonly {
    readonly phase: string;
    readonly code: string;
    readonly subject: string;
    readonly message: string;
  }[];
  readonly more: string | null;
}

/** One firing on one target. */
export interface FaultRow {
  readonly operation: string;
  readonly fault: string;
  readonly target: string;
  readonly requested: string;
  readonly effect: string;
  readonly revert: string;
  /** Which targets there were and how this one was chosen. */
  readonly choice: string;
}

export interface InstanceRow extends Look {
  readonly instance: string;
  readonly workload: string;
  readonly lastState: string;
  readonly exitCode: string;
  readonly detail: string;
}

export interface InstanceRows {
  readonly rows: readonly InstanceRow[];
  readonly more: string | null;
}

const maxErrors = 50;
const maxFaults = 200;
const maxInstances = 300;

export function viewErrors(verdict: VerdictDocument): NamedErrors {
  const more = verdict.errors.length - maxErrors;
  return {
    rows: verdict.errors.slice(0, maxErrors).map((error) => ({
      phase: error.phase,
      code: visible(error.code, 60),
      subject: visible(error.subject ?? '', 200),
      message: visible(error.message, 1000),
    })),
    more: more <= 0 ? null : `${count(more, 'more error')} in verdict.json`,
  };
}

/** What makes the record itself doubtful. */
export function viewWarnings({ state, tornBytes }: RunRecord): readonly string[] {
  const warnings = state.problems.slice(0, 10).map(({ message }) => `The timeline contradicts itself: ${message}`);
  if (tornBytes > 0) warnings.push(`The timeline's last line was torn; ${count(tornBytes, 'byte')} were left out.`);
  if (state.ended === null) warnings.push('The timeline has no end: the harness did not live to write it.');
  if (state.signals.length > 0) warnings.push(`The run was told to stop: ${listNames(state.signals, 5)}.`);
  return warnings.map((warning) => visible(warning, 400));
}

export function viewFaults(state: RunState): readonly FaultRow[] {
  return state.faults.slice(0, maxFaults).map((fault) => ({
    operation: visible(firingName(fault), 80),
    fault: fault.fault,
    target: visible(fault.target, 100),
    requested: formatTime(fault.requestedMs),
    effect: effectText(fault),
    revert: revertText(fault),
    choice: choiceText(state, fault),
  }));
}

export function moreFaults({ faults }: RunState): string | null {
  const more = faults.length - maxFaults;
  return more <= 0 ? null : `${count(more, 'more firing')} in timeline.jsonl`;
}

export function viewInstances(verdict: VerdictDocument, state: RunState): InstanceRows {
  const records = new Map(state.instances.map((record) => [record.instance, record]));
  const notes = collectNotes(state);
  const sorted = [...verdict.instances].sort((a, b) => rankOf(a) - rankOf(b) || compareNames(a.instance, b.instance));
  const more = sorted.length - maxInstances;
  return {
    rows: sorted
      .slice(0, maxInstances)
      .map((instance) => viewInstance(instance, { record: records.get(instance.instance), notes })),
    more: more <= 0 ? null : `${count(more, 'more instance')} in verdict.json`,
  };
}

function rankOf(instance: InstanceVerdict): number {
  return ['FAIL', 'ERROR', 'XFAIL', 'PASS'].indexOf(instance.verdict);
}

interface Notes {
  readonly hosts: ReadonlySet<string>;
  /** Names of the operations that created instances. */
  readonly creators: ReadonlyMap<string, string>;
  readonly swept: ReadonlySet<string>;
}

function collectNotes(state: RunState): Notes {
  const created = state.actions.filter(({ uses }) => uses === 'instance-create');
  return {
    hosts: hostInstances(state),
    creators: new Map(created.flatMap(({ instance, operation }) => (instance === null ? [] : [[instance, operation]]))),
    swept: new Set((state.sweep?.removed ?? []).flatMap(({ instance }) => instance ?? [])),
  };
}

function viewInstance(
  instance: InstanceVerdict,
  { record, notes }: { readonly record: InstanceRecord | undefined; readonly notes: Notes },
): InstanceRow {
  const { word, glyph, tone } = statusLook(instance.verdict);
  const details = record === undefined ? [] : instanceDetails(record, notes);
  return {
    ...{ word, glyph, tone },
    instance: visible(instance.instance, 50),
    workload: visible(instance.workload, 40),
    lastState: instance.lastState ?? 'never seen',
    exitCode: instance.exitCode === null ? 'none' : String(instance.exitCode),
    detail: visible(details.join('; '), 300),
  };
}

function instanceDetails(record: InstanceRecord, { hosts, creators, swept }: Notes): readonly string[] {
  const { instance, states, revivals, stopped } = record;
  const last = states.at(-1);
  const creator = creators.get(instance);
  const details = [
    last?.rawPhase ?? null,
    last?.reason ?? null,
    hosts.has(instance) ? 'a process beside the system' : null,
    creator === undefined ? null : `created by ${creator}`,
    stopped === null ? null : purposeText(stopped),
    revivals > 0 ? `left its end state ${count(revivals, 'time')}` : null,
    ...teardownDetails(record, swept),
  ];
  return [...new Set(details)].filter((detail) => detail !== null);
}

function teardownDetails({ instance, collected, deleted }: InstanceRecord, swept: Notes['swept']): readonly string[] {
  return [
    ...(collected?.complete === false ? [`not collected: ${listNames(collected.leftOut, 3)}`] : []),
    ...(deleted === false ? [`not deleted${swept.has(instance) ? ', removed by the sweep' : ''}`] : []),
  ];
}

function purposeText({ by, atMs }: NonNullable<InstanceRecord['stopped']>): string {
  return `${by === 'stop' ? 'ended on purpose' : 'deleted by the flow'} at ${formatTime(atMs)}`;
}

function effectText(fault: FaultRecord): string {
  if (fault.failure !== null) return `none: ${visible(fault.failure, 300)}`;
  if (fault.effectiveMs === null) return 'not known';
  const after = formatTime(fault.effectiveMs - fault.requestedMs);
  const { endedEarly } = fault;
  const early =
    endedEarly === null ? '' : `; over early at ${formatTime(endedEarly.atMs)}: ${visible(endedEarly.proof, 300)}`;
  return `after ${after}: ${visible(fault.proof ?? 'no proof', 300)}${early}`;
}

function revertText({ revert, undo }: FaultRecord): string {
  if (revert === null) return undo === null ? 'cannot be undone' : 'not undone';
  if (revert.endedMs === null || revert.result === null) return 'undo began, its end is not known';
  const proof = revert.proof === null ? '' : `: ${visible(revert.proof, 300)}`;
  return `${undoWords[revert.result]} at ${formatTime(revert.endedMs)}${proof}`;
}

function choiceText(state: RunState, fault: FaultRecord): string {
  const targets = state.targets.find(
    ({ operation, firing }) => operation === fault.operation && firing === fault.firing,
  );
  if (targets === undefined) return '';
  if (targets.candidates.length === 1) return 'the only one';
  const drawn = targets.seedPath === null ? '' : `, drawn by seed and ${visible(targets.seedPath, 100)}`;
  return `${visible(targets.rule, 100)} of ${listNames(targets.candidates, 5)}${drawn}`;
}

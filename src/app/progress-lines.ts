// SPDX-License-Identifier: Apache-2.0
/**
 * One event as one plain line for people who follow a run. What concerns many targets or instances at once is told by
 * progress-groups.ts; nothing here is drawn or remembered.
 */
import type { EventBody } from '../core/domain/documents.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { count, listNames, visible } from '../core/report/text.ts';

/** Characters of one line. */
export const lineLimit = 300;

type EventOf<T extends EventBody['type']> = Extract<EventBody, { type: T }>;

/** Null where the event is not worth a line. */
type Describers = { readonly [T in EventBody['type']]?: (event: EventOf<T>) => string | null };

const describers: Describers = {
  'phase.started': ({ phase }) => phase,
  'phase.ended': ({ phase, outcome, reason }) => (outcome === 'done' ? null : `${phase} ${outcome}${because(reason)}`),
  'system.booted': ({ system }) => `${system.name} ${system.version} booted`,
  'component.state': ({ component, state }) => `${component}: ${state}`,
  'signal.received': ({ signal }) => `${signal} received: no new step starts, faults are reverted`,
  error: ({ phase, subject, message }) => `error in ${phase}${subject === null ? '' : ` (${subject})`}: ${message}`,
  'await.timed-out': ({ workload, instances }) => `${workload}: not ended in time: ${listNames(instances, 8)}`,
  'wait.timed-out': ({ condition, lastSeen }) => `wait for ${condition} not met in time; last seen: ${lastSeen}`,
  'run.not-applicable': ({ reason }) => `not applicable: ${reason}`,
  'inventory.taken': describeInventory,
  'system.swept': describeSwept,
  'instance.revived': ({ instance, from, to }) => `${instance}: ${from}, then ${to} again`,
  'targets.resolved': ({ operation, chosen, candidates }) =>
    chosen.length === candidates.length
      ? null
      : `${operation}: chose ${listNames(chosen, 8)} of ${listNames(candidates, 8)}`,
  'clock.stepped': ({ byMs }) =>
    `the wall clock moved ${byMs < 0 ? 'back' : 'forward'} by ${formatDuration(Math.abs(byMs))}`,
  'fault.ended-early': ({ operation, fault, target, proof }) =>
    `${operation}: ${fault} of ${target} over early (${proof})`,
  'steady-state.checked': ({ name, when, outcome, actual }) =>
    outcome === 'held' ? null : `steady state ${name} ${when}: ${actual}`,
};

/** One line, or null for an event that a log of progress leaves out. */
export function describeEvent(event: EventBody): string | null {
  // The table's key is the event's own type, so that the two fit.
  const describe = describers[event.type] as ((event: EventBody) => string | null) | undefined;
  const text = describe === undefined ? null : describe(event);
  return text === null ? null : visible(text, lineLimit);
}

function describeInventory({ point, outcome, reason, items }: EventOf<'inventory.taken'>): string {
  const found = items.length === 0 ? 'nothing' : count(items.length, 'thing');
  return `inventory ${point}: ${outcome === 'ok' ? `${found} listed` : `${outcome}${because(reason)}`}`;
}

/** Null where there was nothing to sweep. */
function describeSwept({ removed, left }: EventOf<'system.swept'>): string | null {
  const parts = [
    ...removed.map(({ kind, id }) => `${kind} ${id} removed`),
    ...left.map(({ kind, id }) => `${kind} ${id} still there`),
  ];
  return parts.length === 0 ? null : `sweep: ${parts.join(', ')}`;
}

function because(reason: string | null): string {
  return reason === null ? '' : `: ${reason}`;
}

// SPDX-License-Identifier: Apache-2.0
/** An event as a line of logs/harness.log, for a person to follow. Terminals and reports have words of their own. */
import type { EventBody } from '../core/domain/documents.ts';
import { oneLine } from './text.ts';

type Narrator<T extends EventBody['type']> = (event: Extract<EventBody, { type: T }>) => string;

const narrators: { readonly [T in EventBody['type']]: Narrator<T> } = {
  'run.started': (e) => `run ${e.runId} of ${e.experiment} on ${e.adapter}, seed ${e.seed}`,
  'phase.started': (e) => `phase ${e.phase}`,
  'phase.ended': (e) => `phase ${e.phase}: ${e.outcome}${because(e.reason)}`,
  'system.booted': (e) => `booted ${e.system.name} ${e.system.version}`,
  'component.state': (e) => `${e.component} is ${e.state}`,
  'hook.started': (e) => `hook ${e.hook}${of(e.subject)}`,
  'hook.ended': (e) =>
    `hook ${e.hook}${of(e.subject)}: ${e.outcome}, exit code ${String(e.exitCode)}${because(lastLine(e.stderr))}`,
  'step.started': (e) => `step ${e.step}: ${e.label}`,
  'step.ended': (e) => `step ${e.step}: ${e.outcome}${because(e.reason)}`,
  'instance.state': (e) =>
    `${e.instance} is ${e.state}${e.rawPhase === null ? '' : ` (${e.rawPhase})`}${exit(e.exitCode)}${because(e.reason)}`,
  'instance.revived': (e) => `${e.instance} left ${e.from} for ${e.to}`,
  'instance.collected': (e) =>
    `collected ${e.instance}: ${String(e.files)} files, ${String(e.bytes)} bytes${e.complete ? '' : ', not all'}`,
  'instance.deleted': (e) => `${e.deleted ? 'deleted' : 'could not delete'} ${e.instance}`,
  'await.timed-out': (e) => `${e.workload} did not end in time: ${e.instances.join(', ')}`,
  'wait.timed-out': (e) => `not met in time: ${e.condition}; last seen: ${e.lastSeen}`,
  'targets.resolved': (e) =>
    `${e.operation} #${String(e.firing)}: ${e.rule} of [${e.candidates.join(', ')}] is [${e.chosen.join(', ')}]`,
  'fault.requested': (e) => `${e.operation} #${String(e.firing)}: ${e.fault} on ${e.target} (${e.identity ?? 'gone'})`,
  'fault.effective': (e) => `${e.operation} #${String(e.firing)}: ${e.target}: ${e.proof}`,
  'fault.failed': (e) => `${e.operation} #${String(e.firing)}: ${e.target}: ${e.code}: ${e.message}`,
  'revert.requested': (e) => `${e.operation} #${String(e.firing)}: reverting ${e.target} (${e.cause})`,
  'revert.ended': (e) => `${e.operation} #${String(e.firing)}: ${e.target}: ${e.result}: ${e.proof}`,
  'steady-state.checked': (e) => `${e.name}@${e.when}: ${e.outcome}: expected ${e.expected}, seen ${e.actual}`,
  'log.closed': (e) =>
    `log ${e.log}: ${String(e.lines)} lines${e.complete ? '' : `, not all read${because(e.reason ?? null)}`}`,
  'fault.ended-early': (e) => `${e.operation} #${String(e.firing)}: ${e.target}: over early: ${e.proof}`,
  'operation.started': (e) => `${e.operation} #${String(e.firing)}: ${e.uses} on ${e.target}`,
  'operation.ended': (e) =>
    `${e.operation} #${String(e.firing)}: ${e.target}: ${e.outcome}${exit(e.exitCode)}${because(e.proof ?? lastLine(e.stderr))}`,
  'instance.stopped': (e) => `${e.instance} was ended on purpose (${e.by})`,
  'inventory.taken': (e) => `inventory ${e.point}: ${e.outcome}, ${String(e.items.length)} things${because(e.reason)}`,
  'system.swept': (e) => `swept: ${String(e.removed.length)} removed, ${String(e.left.length)} left`,
  'run.not-applicable': (e) => `not applicable: ${e.reason}`,
  'clock.stepped': (e) => `the wall clock moved by ${String(Math.round(e.byMs))} ms`,
  'watch.ended': (e) => `watch ${e.name}: ${String(e.lines)} lines${e.expected ? '' : ', ended by itself'}`,
  'signal.received': (e) => `told to stop: ${e.signal}`,
  error: (e) => `ERROR ${e.phase}: ${e.code}${of(e.subject)}: ${e.message}`,
  'run.ended': (e) => `run ended${because(e.reason)}`,
};

export function narrate(event: EventBody): string {
  return oneLine((narrators[event.type] as Narrator<EventBody['type']>)(event));
}

function of(subject: string | null): string {
  return subject === null ? '' : ` ${subject}`;
}

function because(reason: string | null): string {
  return reason === null || reason === '' ? '' : ` (${reason})`;
}

function exit(exitCode: number | null): string {
  return exitCode === null ? '' : `, exit code ${String(exitCode)}`;
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1)?.slice(0, 300) ?? '';
}

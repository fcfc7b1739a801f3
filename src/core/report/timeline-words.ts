// SPDX-License-Identifier: Apache-2.0
/** What picture and table say in the same words. */
import { formatDuration } from '../domain/duration.ts';
import type { ActionSpan } from './action-spans.ts';
import type { FaultSpan } from './fault-spans.ts';
import type { FlowRow } from './flow-rows.ts';
import { count, formatTime, listNames, visible } from './text.ts';

export function faultTitle(fault: FaultSpan): string {
  const targets = listNames(fault.targets, 3);
  const open = fault.open ? ', never undone' : '';
  const early = fault.early === null ? '' : `, over early at ${formatTime(fault.early.atMs)}`;
  const failure = fault.failure === null ? '' : `; no effect: ${visible(fault.failure, 100)}`;
  const [from, to] = [formatTime(fault.fromMs), formatTime(fault.toMs)];
  const times = from === to ? `at ${from}` : `${from} to ${to}`;
  return `${fault.fault} of ${targets}, ${times}${early}${open}${failure}`;
}

export function actionTitle(action: ActionSpan): string {
  const { uses, targets, failed, unfinished, fromMs, toMs, firing } = action;
  const broken =
    failed.length === 0 ? '' : `; failed on ${listNames(failed, 8)} (${visible(action.reason ?? '', 150)})`;
  const open = unfinished.length === 0 ? '' : `; broken off on ${listNames(unfinished, 8)}`;
  const name = firing > 1 ? `firing ${String(firing)}: ` : '';
  const took = formatDuration(toMs - fromMs);
  return `${name}${visible(uses, 60)} of ${listNames(targets, 3)} at ${formatTime(fromMs)}, took ${took}${broken}${open}`;
}

export function flowLabel(row: FlowRow): string {
  return row.kind === 'repeat' && row.rounds.length > 0
    ? `${row.label} (${count(row.rounds.length, 'round')})`
    : row.label;
}

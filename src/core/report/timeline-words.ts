// SPDX-License-Identifier: Apache-2.0
/** What picture and table say in the same words. */
import type { FaultSpan } from './fault-spans.ts';
import type { FlowRow } from './flow-rows.ts';
import { count, formatTime, listNames, visible } from './text.ts';

export function faultTitle(fault: FaultSpan): string {
  const targets = listNames(fault.targets, 3);
  const open = fault.open ? ', never undone' : '';
  const failure = fault.failure === null ? '' : `; no effect: ${visible(fault.failure, 100)}`;
  const [from, to] = [formatTime(fault.fromMs), formatTime(fault.toMs)];
  const times = from === to ? `at ${from}` : `${from} to ${to}`;
  return `${fault.fault} of ${targets}, ${times}${open}${failure}`;
}

export function flowLabel(row: FlowRow): string {
  return row.kind === 'repeat' && row.rounds.length > 0
    ? `${row.label} (${count(row.rounds.length, 'round')})`
    : row.label;
}

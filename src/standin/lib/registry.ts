// SPDX-License-Identifier: Apache-2.0

/**
 * The record of started processes: one empty file per process whose name says everything, so that making and removing
 * it are single system calls. Whoever removes a record is the one who reports that process's end; it owns that rule
 * and the life-cycle events that follow from it.
 */

import { appendFileSync, closeSync, mkdirSync, openSync, readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors.ts';
import { eventsFile, processesDir } from './layout.ts';
import { isGroupLeft, isRunning, type ProcessId, signalGroup, signalProcess } from './process-table.ts';

export type ProcessRole = 'gateway' | 'supervisor' | 'sandbox' | 'exec';

export interface ProcessRecord extends ProcessId {
  readonly role: ProcessRole;
  /** The sandbox's name; `gateway` for the gateway. */
  readonly name: string;
  /** Counts the starts of this role for this name. */
  readonly generation: number;
}

/** How a process ended, as far as its observer knows. */
export interface ProcessEnd {
  readonly exitCode?: number;
  readonly signal?: string;
}

const ROLES: readonly ProcessRole[] = ['gateway', 'supervisor', 'sandbox', 'exec'];

function fileNameOf(record: ProcessRecord): string {
  return [record.role, record.name, record.generation, record.pid, record.startTime].join('.');
}

function parseFileName(file: string): ProcessRecord | undefined {
  const [role, name, generation, pid, startTime] = file.split('.');
  const known = ROLES.find((candidate) => candidate === role);
  if (known === undefined || name === undefined || startTime === undefined) return undefined;
  return { role: known, name, generation: Number(generation), pid: Number(pid), startTime };
}

/** Records a started process. Recording it twice is the same as once. */
export function addProcess(state: string, record: ProcessRecord): void {
  closeSync(openSync(join(processesDir(state), fileNameOf(record)), 'a', 0o600));
}

/** Every recorded process, living or not, in a stable order. */
export function listProcesses(state: string): readonly ProcessRecord[] {
  let files: readonly string[];
  try {
    files = readdirSync(processesDir(state));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
  return [...files].sort().flatMap((file) => parseFileName(file) ?? []);
}

/** The recorded processes of one role of one sandbox, the latest start last. */
export function processesOf(state: string, name: string, role: ProcessRole): readonly ProcessRecord[] {
  return listProcesses(state)
    .filter((record) => record.name === name && record.role === role)
    .sort((a, b) => a.generation - b.generation);
}

/** The living process of one role of one sandbox. */
export function findRunning(state: string, name: string, role: ProcessRole): ProcessRecord | undefined {
  return processesOf(state, name, role).findLast((record) => isRunning(record));
}

/** Writes that a process was started. */
export function reportStart(state: string, record: ProcessRecord): void {
  appendEvent(state, record, { action: 'started' });
}

/** Removes the record of an ended process and reports its end; does nothing when somebody else did. */
export function reportEnd(state: string, record: ProcessRecord, end: ProcessEnd): boolean {
  try {
    unlinkSync(join(processesDir(state), fileNameOf(record)));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  const action = end.exitCode === undefined ? 'killed' : 'exited';
  appendEvent(state, record, { action, ...end });
  return true;
}

/** Signals a recorded process, or its whole group where it leads one. */
export function signalRecorded(record: ProcessRecord, signal: NodeJS.Signals): boolean {
  return leadsGroup(record) ? signalGroup(record, signal) : signalProcess(record, signal);
}

/** True while a recorded process, or anything of its group, is left. */
export function isLeft(record: ProcessRecord): boolean {
  return leadsGroup(record) ? isGroupLeft(record) : isRunning(record);
}

function leadsGroup(record: ProcessRecord): boolean {
  return record.role === 'sandbox' || record.role === 'exec';
}

export function prepareRegistry(state: string): void {
  mkdirSync(processesDir(state), { recursive: true, mode: 0o700 });
}

function appendEvent(state: string, record: ProcessRecord, details: Readonly<Record<string, unknown>>): void {
  const { action, ...rest } = details;
  const sandbox = record.role === 'gateway' ? {} : { sandbox: record.name };
  const { role, generation, pid, startTime } = record;
  const event = {
    time: new Date().toISOString(),
    type: 'process',
    action,
    role,
    ...sandbox,
    generation,
    pid,
    startTime,
    ...rest,
  };
  appendFileSync(eventsFile(state), `${JSON.stringify(event)}\n`, { mode: 0o600 });
}

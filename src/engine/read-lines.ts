// SPDX-License-Identifier: Apache-2.0
/** What a read hook prints: one JSON line per instance. Untrusted, so checked; one bad line spoils the whole read. */
import type { InstanceState } from '../core/domain/documents.ts';
import { parseJson } from '../core/domain/json.ts';
import { clip, oneLine } from './text.ts';

export interface InstanceReading {
  readonly state: InstanceState;
  readonly rawPhase: string | null;
  readonly exitCode: number | null;
  readonly reason: string | null;
}

export type ReadOutput =
  | { readonly ok: true; readonly readings: ReadonlyMap<string, InstanceReading> }
  | { readonly ok: false; readonly problem: string };

const STATES: ReadonlySet<unknown> = new Set<InstanceState>([
  'Created',
  'Pending',
  'Running',
  'Unknown',
  'Succeeded',
  'Failed',
]);

export function parseReadOutput(stdout: string): ReadOutput {
  const readings = new Map<string, InstanceReading>();
  for (const line of stdout.split('\n')) {
    if (line.trim() === '') continue;
    const parsed = parseLine(line);
    if (typeof parsed === 'string') return { ok: false, problem: `${parsed} in ${clip(oneLine(line), 120)}` };
    if (readings.has(parsed.instance)) return { ok: false, problem: `${clip(parsed.instance, 50)} was printed twice` };
    readings.set(parsed.instance, parsed.reading);
  }
  return { ok: true, readings };
}

function parseLine(line: string): { readonly instance: string; readonly reading: InstanceReading } | string {
  const value = parseJson(line);
  if (value === undefined) return 'no JSON';
  if (typeof value !== 'object' || value === null) return 'no JSON object';
  const fields = value as Readonly<Record<string, unknown>>;
  const { instance, state } = fields;
  if (typeof instance !== 'string') return 'no instance';
  if (!STATES.has(state)) return 'no known state';
  const rawPhase = optional(fields, 'rawPhase', isText);
  const exitCode = optional(fields, 'exitCode', Number.isInteger);
  const reason = optional(fields, 'reason', isText);
  if (rawPhase === undefined || exitCode === undefined || reason === undefined) {
    return 'a wrong rawPhase, exitCode or reason';
  }
  return {
    instance,
    reading: {
      state: state as InstanceState,
      rawPhase: rawPhase === null ? null : clip(rawPhase as string, 100),
      exitCode: exitCode as number | null,
      reason: reason === null ? null : clip(reason as string, 500),
    },
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** The value, null when it is absent, undefined when it is of the wrong kind. */
function optional(fields: Readonly<Record<string, unknown>>, key: string, is: (value: unknown) => boolean): unknown {
  const value = fields[key] ?? null;
  return value === null || is(value) ? value : undefined;
}

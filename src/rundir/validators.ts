// SPDX-License-Identifier: Apache-2.0
/**
 * Schema checks of what a run directory holds, by validators generated from the schemas: one per event type, so that a
 * line is checked against its own type and no other. Each check gives null, or what is wrong with the value.
 */
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { RunManifest, TimelineEvent } from '../core/domain/documents.ts';
import { body, envelope, manifest, undo, verdict } from '../schema/generated/run-validators.mjs';

/** manifest.json, parsed. */
export function checkManifest(value: unknown): string | null {
  return firstError(manifest, value);
}

/** A record of undo.jsonl. */
export function checkUndo(value: unknown): string | null {
  return firstError(undo, value);
}

/** verdict.json, parsed. */
export function checkVerdict(value: unknown): string | null {
  return firstError(verdict, value);
}

/** A line of timeline.jsonl: the envelope first, then the body of its type. */
export function checkEvent(value: unknown): string | null {
  const wrong = firstError(envelope, value);
  if (wrong !== null) return wrong;
  const { type } = value as Partial<TimelineEvent>;
  if (typeof type !== 'string' || !Object.hasOwn(body, type))
    return `unknown event type ${JSON.stringify(type ?? null)}`;
  return firstError(body[type], value);
}

/** `format` of a manifest, or the `v` of an event: what kind of reader it needs. */
export function formatOf(value: unknown, key: 'format' | 'v'): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const format: unknown = (value as Partial<Record<string, unknown> & RunManifest>)[key];
  return typeof format === 'number' ? format : null;
}

/** Null, or the first thing that a generated validator finds wrong. */
export function firstError(validator: ValidateFunction, value: unknown): string | null {
  if (validator(value)) return null;
  const [error] = validator.errors ?? [];
  return error === undefined ? 'does not fit its schema' : describe(error);
}

function describe(error: ErrorObject): string {
  const place = error.instancePath === '' ? '' : `${error.instancePath.slice(1)} `;
  return `${place}${error.message ?? 'does not fit its schema'}`;
}

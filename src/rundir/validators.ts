// SPDX-License-Identifier: Apache-2.0
/**
 * Schema checks of what a run directory holds, compiled when first needed: one validator per event type, so that a
 * line is checked against its own type and no other.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { RunManifest, TimelineEvent } from '../core/domain/documents.ts';
import experimentSchema from '../schema/experiment.schema.json' with { type: 'json' };
import manifestSchema from '../schema/run-manifest.schema.json' with { type: 'json' };
import eventSchema from '../schema/timeline-event.schema.json' with { type: 'json' };
import undoSchema from '../schema/undo-record.schema.json' with { type: 'json' };

export interface Validators {
  /** Null when the value is an event; else what is wrong with it. */
  checkEvent(value: unknown): string | null;
  /** Null when the value is a manifest; else what is wrong with it. */
  checkManifest(value: unknown): string | null;
  /** Null when the value is a record of undo.jsonl; else what is wrong with it. */
  checkUndo(value: unknown): string | null;
}

/** Envelope and body are checked apart; these entries of `$defs` describe neither. */
const eventTypes: ReadonlySet<string> = new Set(
  eventSchema.$defs.body.oneOf.map(({ $ref }) => $ref.slice('#/$defs/'.length)),
);

export function createValidators(): Validators {
  const ajv = new Ajv2020({
    strict: false,
    discriminator: true,
    validateFormats: false,
    // The schemas are checked against the meta-schema by a test; doing it at each start would cost 40 ms and more.
    validateSchema: false,
    meta: false,
    addUsedSchema: false,
    // Tuned code costs more to make than it saves on 100,000 events.
    code: { optimize: false },
  });
  for (const schema of [experimentSchema, manifestSchema, undoSchema, eventSchema]) ajv.addSchema(schema);
  const envelope = validatorOf(ajv, `${eventSchema.$id}#/$defs/envelope`);
  const bodies = new Map<string, ValidateFunction>();
  return {
    checkManifest: (value) => firstError(validatorOf(ajv, manifestSchema.$id), value),
    checkUndo: (value) => firstError(validatorOf(ajv, undoSchema.$id), value),
    checkEvent: (value) => {
      const wrong = firstError(envelope, value);
      if (wrong !== null) return wrong;
      const { type } = value as Partial<TimelineEvent>;
      if (type === undefined || !eventTypes.has(type)) return `unknown event type ${JSON.stringify(type ?? null)}`;
      const body = bodies.get(type) ?? validatorOf(ajv, `${eventSchema.$id}#/$defs/${type}`);
      bodies.set(type, body);
      return firstError(body, value);
    },
  };
}

/** `format` of a manifest, or the `v` of an event: what kind of reader it needs. */
export function formatOf(value: unknown, key: 'format' | 'v'): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const format: unknown = (value as Partial<Record<string, unknown> & RunManifest>)[key];
  return typeof format === 'number' ? format : null;
}

function validatorOf(ajv: Ajv2020, id: string): ValidateFunction {
  const validator = ajv.getSchema(id);
  if (validator === undefined) throw new RangeError(`no schema ${id}`);
  return validator;
}

function firstError(validator: ValidateFunction, value: unknown): string | null {
  if (validator(value)) return null;
  const [error] = validator.errors ?? [];
  return error === undefined ? 'does not fit its schema' : describe(error);
}

function describe(error: ErrorObject): string {
  const place = error.instancePath === '' ? '' : `${error.instancePath.slice(1)} `;
  return `${place}${error.message ?? 'does not fit its schema'}`;
}

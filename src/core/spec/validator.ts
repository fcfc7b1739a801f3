// SPDX-License-Identifier: Apache-2.0
/** The one place that knows the schema validator of manifests, which is generated from their schemas. */
import type { ErrorObject } from 'ajv';
import adapterSchema from '../../schema/adapter.schema.json' with { type: 'json' };
import experimentSchema from '../../schema/experiment.schema.json' with { type: 'json' };
import { adapter, experiment } from '../../schema/generated/manifest-validators.mjs';

export type SchemaName = 'experiment' | 'adapter';
export type SchemaError = ErrorObject;
/** A schema as data: keywords and what they say. */
export type Schema = Readonly<Record<string, unknown>>;

const FILES: Readonly<Record<string, Schema>> = {
  'experiment.schema.json': experimentSchema,
  'adapter.schema.json': adapterSchema,
};

const VALIDATORS = { experiment, adapter } as const;

/** Everything the schema has to say against a value, in the validator's own terms. */
export function schemaErrors(name: SchemaName, value: unknown): readonly SchemaError[] {
  const validate = VALIDATORS[name];
  return validate(value) ? [] : (validate.errors ?? []);
}

/** The schema at a path such as `experiment.schema.json#/$defs/wait`; a path without a file is one of `home`. */
export function schemaAt(path: string, home: SchemaName): Schema | null {
  const [file = '', fragment = ''] = path.split('#');
  let schema: unknown = FILES[file === '' ? `${home}.schema.json` : file];
  for (const segment of fragment.split('/').slice(1)) {
    if (typeof schema !== 'object' || schema === null) return null;
    schema = (schema as Schema)[decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return typeof schema === 'object' && schema !== null ? (schema as Schema) : null;
}

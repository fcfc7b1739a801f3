// SPDX-License-Identifier: Apache-2.0
/** The one place that knows the schema validator. Schemas are compiled when they are first needed. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import adapterSchema from '../../schema/adapter.schema.json' with { type: 'json' };
import experimentSchema from '../../schema/experiment.schema.json' with { type: 'json' };

export type SchemaName = 'experiment' | 'adapter';
export type SchemaError = ErrorObject;
/** A schema as data: keywords and what they say. */
export type Schema = Readonly<Record<string, unknown>>;

const FILES: Readonly<Record<string, Schema>> = {
  'experiment.schema.json': experimentSchema,
  'adapter.schema.json': adapterSchema,
};

let ajv: Ajv2020 | null = null;
const compiled = new Map<SchemaName, ValidateFunction>();

/** Everything the schema has to say against a value, in the validator's own terms. */
export function schemaErrors(name: SchemaName, value: unknown): readonly SchemaError[] {
  const validate = compiled.get(name) ?? compile(name);
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

function compile(name: SchemaName): ValidateFunction {
  ajv ??= new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: true,
    // Conditional parts of the schemas name keys whose types and places are given once, outside of the condition.
    strictTypes: false,
    strictRequired: false,
    // The schemas are checked against the meta-schema by a test; doing it at each start would cost 40 ms.
    validateSchema: false,
    meta: false,
    addUsedSchema: false,
    // Each manifest is looked at once, so code that is made quickly is worth more than code that runs quickly.
    inlineRefs: false,
    code: { optimize: false },
    schemas: Object.values(FILES),
  });
  const validate = ajv.getSchema(`${name}.schema.json`);
  if (validate === undefined) throw new Error(`no schema ${name}`);
  compiled.set(name, validate);
  return validate;
}

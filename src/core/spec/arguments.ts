// SPDX-License-Identifier: Apache-2.0
/** Values of the arguments that operations of an adapter take: what fits which type. */
import type { AdapterOperation, OperationArgument } from '../domain/documents.ts';
import { describeSchema } from './schema-words.ts';
import { schemaAt } from './validator.ts';

export type Arguments = NonNullable<AdapterOperation['with']>;

/** What was expected of a value that does not fit; null when it fits. */
export function whatFits(type: OperationArgument['type'], value: unknown): string | null {
  switch (type) {
    case 'string':
      return typeof value === 'string' ? null : 'text, in quotes where YAML reads something else';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : 'a number, without quotes';
    case 'duration':
    case 'file':
      return whatMatches(type, value);
  }
}

/** The shapes that the rest of a manifest has for them. */
function whatMatches(name: 'duration' | 'file', value: unknown): string | null {
  const schema = schemaAt(`experiment.schema.json#/$defs/${name}`, 'experiment') ?? {};
  const pattern = new RegExp(String(schema['pattern']), 'u');
  return typeof value === 'string' && pattern.test(value) ? null : describeSchema(schema);
}

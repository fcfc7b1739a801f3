// SPDX-License-Identifier: Apache-2.0
/** Rules about operations that need the adapter: that it has them, what they take, and whether they can be undone. */
import type { Adapter } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import { FAULTS, INSTANCE_OPERATIONS } from '../domain/faults.ts';
import { word } from './items.ts';
import type { Outline } from './outline.ts';
import { unknownName } from './rules-flow.ts';

interface Pairing {
  readonly outline: Outline;
  readonly adapter: Adapter;
}

type Rule = (pairing: Pairing) => readonly SpecProblem[];

const usesAreKnown: Rule = ({ outline, adapter }) => {
  const names = [...Object.keys(FAULTS), ...INSTANCE_OPERATIONS, ...Object.keys(adapter.operations ?? {})];
  return outline.operations.flatMap(({ item }) => {
    const uses = word(item, 'uses');
    const what = `built-in operation or one of adapter ${adapter.id}`;
    return uses === null ? [] : unknownName(outline, uses, { what, names, complete: true });
  });
};

export const USES_RULES: readonly Rule[] = [usesAreKnown];

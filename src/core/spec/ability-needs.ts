// SPDX-License-Identifier: Apache-2.0
/**
 * Which operations of an experiment need what only a try can tell, whatever generation the system turns out to be: those
 * that reach into containers with a signal, and those that cut pods off.
 */
import type { AdapterTargetLocation as TargetLocation, Operation } from '../domain/documents.ts';
import { typesOf } from './applicability.ts';
import type { BoundExperiment } from './bind.ts';

type TargetType = TargetLocation['type'];

/** Names of operations. Where only some generations need signals, the firing decides. */
export function operationsThatSignal({ experiment, adapter }: BoundExperiment): readonly string[] {
  return (experiment.operations ?? []).flatMap((operation) => {
    const types = typesOf(adapter, operation.target);
    const needs = types.length > 0 && types.every((type) => needsSignal(operation, type));
    return needs ? [operation.name] : [];
  });
}

/** Names of operations. An engine disconnects a container itself; of a pod the cluster's network has to. */
export function operationsThatCut({ experiment, adapter }: BoundExperiment): readonly string[] {
  return (experiment.operations ?? []).flatMap(({ name, uses, target }) =>
    uses === 'partition' && typesOf(adapter, target).includes('pod') ? [name] : [],
  );
}

/** A container is stopped, started and paused by its engine; its main process alone by signals only. */
function needsSignal({ uses, with: args }: Operation, type: TargetType): boolean {
  const isKill = uses === 'kill' || (uses === 'outage' && args?.['how'] === 'kill');
  if (type === 'container') return isKill;
  if (type !== 'container-process') return false;
  return isKill || uses === 'freeze' || uses === 'stop' || uses === 'outage' || uses === 'restart';
}

// SPDX-License-Identifier: Apache-2.0
/** What is known of an undo without carrying it out. */
import type { UndoAction } from './documents.ts';

export type ClusterUndo = Extract<
  UndoAction,
  { readonly kind: 'workload.scale' | 'workload.ready' | 'network-policy.delete' }
>;

/** Actions on a cluster, which goes on when the machine of the harness is started again. */
const OF_CLUSTER: readonly UndoAction['kind'][] = ['workload.scale', 'workload.ready', 'network-policy.delete'];

/** Whether what it puts back may be there although the machine was started again since. */
export function outlivesMachine(action: UndoAction): action is ClusterUndo {
  return OF_CLUSTER.includes(action.kind);
}

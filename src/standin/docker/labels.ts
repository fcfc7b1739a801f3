// SPDX-License-Identifier: Apache-2.0

/**
 * The labels of everything that the docker driver makes: OpenShell's own, and two of the stand-in. Owns their names; what
 * carries the label of a namespace belongs to one gateway, and nothing else is ever touched.
 */

import type { Labels } from './engine.ts';

export const NAMESPACE_LABEL = 'openshell.ai/sandbox-namespace';
export const ID_LABEL = 'openshell.ai/sandbox-id';
export const NAME_LABEL = 'openshell.ai/sandbox-name';
export const ROLE_LABEL = 'openshell.ai/isolation-role';
/** Which start of the supervisor a container is. */
export const EPOCH_LABEL = 'openshell-stand-in/epoch';
/** On images: that they are the stand-in's. */
export const IMAGE_LABEL = 'openshell-stand-in/image';

const MANAGED = { 'openshell.ai/managed-by': 'openshell' } as const;

/** What everything of a namespace carries; selects exactly that. */
export function namespaceLabels(namespace: string): Labels {
  return { ...MANAGED, [NAMESPACE_LABEL]: namespace };
}

export interface LabelledSandbox {
  readonly namespace: string;
  readonly id: string;
  readonly name: string;
}

/** What everything of one sandbox carries. */
export function sandboxLabels({ namespace, id, name }: LabelledSandbox): Labels {
  return {
    ...namespaceLabels(namespace),
    [ID_LABEL]: id,
    [NAME_LABEL]: name,
    'openshell.ai/sandbox-workspace': 'default',
  };
}

/** Of the newer generation's containers, besides. */
export function roleLabels(role: 'sandbox' | 'supervisor'): Labels {
  return { [ROLE_LABEL]: role, 'openshell.ai/isolation-backend': 'docker' };
}

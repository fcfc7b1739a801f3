// SPDX-License-Identifier: Apache-2.0
/** The shipped role is what the code says that it needs, no less and no more. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { NEEDED_PERMISSIONS } from '../../src/platform/kubernetes/needed-permissions.ts';

interface Rule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace: string };
  readonly rules?: readonly Rule[];
  readonly roleRef?: { readonly name: string };
  readonly subjects?: readonly { readonly name: string; readonly namespace: string }[];
}

const file = path.resolve(import.meta.dirname, '../../adapters/rbac/openshell-kubernetes.yaml');
const manifests = parseAllDocuments(fs.readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest);

function grantedBy(role: string): readonly string[] {
  const rules = manifests.find(({ kind, metadata }) => kind === 'Role' && metadata.name === role)?.rules ?? [];
  return rules
    .flatMap(({ apiGroups, resources, verbs }) =>
      apiGroups.flatMap((group) =>
        resources.flatMap((resource) => verbs.map((verb) => `${verb} ${group}/${resource}`)),
      ),
    )
    .sort();
}

function neededIn(place: 'system' | 'instances'): readonly string[] {
  const here = NEEDED_PERMISSIONS.filter(({ where }) => where === place || where === 'both');
  return here.flatMap(({ group, resource, verbs }) => verbs.map((verb) => `${verb} ${group}/${resource}`)).sort();
}

test.for([
  ['openshell-chaos-gateway', 'system'],
  ['openshell-chaos-sandboxes', 'instances'],
] as const)('%s grants what is needed in the namespace of the %s', ([role, place]) => {
  expect(grantedBy(role)).toEqual(neededIn(place));
  expect(new Set(neededIn(place)).size).toBe(neededIn(place).length);
});

test('each role is bound to the account that is made', () => {
  const [account] = manifests.filter(({ kind }) => kind === 'ServiceAccount');
  const bindings = manifests.filter(({ kind }) => kind === 'RoleBinding');
  expect(bindings.map(({ roleRef }) => roleRef?.name)).toEqual([
    'openshell-chaos-gateway',
    'openshell-chaos-sandboxes',
  ]);
  for (const { subjects } of bindings) expect(subjects).toMatchObject([account?.metadata]);
  expect(manifests.map(({ kind }) => kind).filter((kind) => kind.startsWith('Cluster'))).toEqual([]);
});

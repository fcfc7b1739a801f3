// SPDX-License-Identifier: Apache-2.0
/** Who may do what: bearer tokens to users, and the RBAC objects that are stored in the cluster, enforced. */
import { randomBytes } from 'node:crypto';
import { forbidden } from './api-error.ts';
import type { KubeObject } from './objects.ts';
import { resourceOf } from './resources.ts';
import type { Store } from './store.ts';

export interface User {
  readonly name: string;
  readonly groups: readonly string[];
  /** One of the stand-in's own controllers or its kubelet. */
  readonly component: boolean;
}

/** What RBAC decides on. */
export interface Attributes {
  readonly verb: string;
  readonly group: string;
  /** With its subresource: `pods/log`. */
  readonly resource: string;
  readonly namespace: string | null;
  readonly name: string | null;
}

interface Rule {
  readonly verbs: readonly string[];
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
}

interface Binding extends KubeObject {
  readonly subjects?: readonly { readonly kind: string; readonly name: string; readonly namespace?: string }[];
  readonly roleRef: { readonly kind: string; readonly name: string };
}

export class Access {
  readonly #store: Store;
  readonly #tokens = new Map<string, User>();

  constructor(store: Store) {
    this.#store = store;
  }

  issue(user: User): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, user);
    return token;
  }

  /** What a pod of that account would carry. */
  issueFor(namespace: string, account: string): string {
    const groups = ['system:serviceaccounts', `system:serviceaccounts:${namespace}`, 'system:authenticated'];
    return this.issue({ name: `system:serviceaccount:${namespace}:${account}`, groups, component: false });
  }

  revoke(token: string): void {
    this.#tokens.delete(token);
  }

  /** Null: nobody that is known. */
  userOf(authorization: string | undefined): User | null {
    return this.#tokens.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '') ?? null;
  }

  check(user: User, attributes: Attributes): void {
    if (this.allows(user, attributes)) return;
    const { verb, group, resource, namespace, name } = attributes;
    const [plural = ''] = resource.split('/');
    const what = name === null ? '' : ` "${name}"`;
    const where = namespace === null ? 'at the cluster scope' : `in the namespace "${namespace}"`;
    const cannot = `User "${user.name}" cannot ${verb} resource "${resource}" in API group "${group}" ${where}`;
    const qualified = group === '' ? plural : `${plural}.${group}`;
    const details = { ...(name === null ? {} : { name }), ...(group === '' ? {} : { group }), kind: plural };
    throw forbidden(`${qualified}${what} is forbidden: ${cannot}`, details);
  }

  allows(user: User, attributes: Attributes): boolean {
    if (user.groups.includes('system:masters')) return true;
    return this.#rulesOf(user, attributes.namespace).some((rule) => covers(rule, attributes));
  }

  #rulesOf(user: User, namespace: string | null): readonly Rule[] {
    const own =
      namespace === null ? [] : this.#store.list(resourceOf('rolebindings.rbac.authorization.k8s.io'), namespace);
    const all = this.#store.list(resourceOf('clusterrolebindings.rbac.authorization.k8s.io'), null);
    return [...own, ...all].flatMap((object) => {
      const { subjects = [], roleRef, metadata } = object as Binding;
      if (!subjects.some((subject) => isSubject(user, subject))) return [];
      const role = roleRef.kind === 'ClusterRole' ? 'clusterroles' : 'roles';
      const place = roleRef.kind === 'ClusterRole' ? null : (metadata.namespace ?? null);
      const found = this.#store.get(resourceOf(`${role}.rbac.authorization.k8s.io`), place, roleRef.name);
      return (found?.['rules'] as readonly Rule[] | null | undefined) ?? [];
    });
  }
}

function isSubject(user: User, subject: NonNullable<Binding['subjects']>[number]): boolean {
  if (subject.kind === 'User') return subject.name === user.name;
  if (subject.kind === 'Group') return user.groups.includes(subject.name);
  return user.name === `system:serviceaccount:${subject.namespace ?? ''}:${subject.name}`;
}

function covers(rule: Rule, { verb, group, resource, name }: Attributes): boolean {
  const has = (list: readonly string[] | undefined, value: string): boolean =>
    list !== undefined && (list.includes('*') || list.includes(value));
  const [, subresource] = resource.split('/');
  const resources = has(rule.resources, resource) || has(rule.resources, `*/${subresource ?? ''}`);
  const names = rule.resourceNames === undefined || (name !== null && rule.resourceNames.includes(name));
  return has(rule.verbs, verb) && has(rule.apiGroups, group) && resources && names;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * What the server keeps: objects by resource, one growing resourceVersion over all of them, and the last changes, which
 * watches are served from. Objects are replaced and never changed in place.
 */
import { qualified, type Resource } from './resources.ts';
import type { KubeObject } from './objects.ts';

export interface Change {
  readonly revision: number;
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly resource: Resource;
  readonly object: KubeObject;
  /** Null for ADDED. */
  readonly before: KubeObject | null;
}

export class Store {
  /** Of the last change; etcd does not start with 0 either. */
  revision = 1_000;
  /** Changes up to this one are forgotten. */
  compacted = 1_000;
  readonly #window: number;
  readonly #serviceNetwork: string;
  #services = 0;
  readonly #objects = new Map<string, Map<string, KubeObject>>();
  readonly #listeners = new Set<(change: Change) => void>();
  #changes: Change[] = [];

  constructor(window: number, serviceNetwork: string) {
    this.#window = window;
    this.#serviceNetwork = serviceNetwork;
  }

  /** The next one; a cluster of a test has few of them. */
  newServiceAddress(): string {
    this.#services += 1;
    return `${this.#serviceNetwork}.${String(this.#services)}`;
  }

  get(resource: Resource, namespace: string | null, name: string): KubeObject | undefined {
    return this.#of(resource).get(keyOf(namespace, name));
  }

  /** Of one namespace or of all, in the order of their keys. */
  list(resource: Resource, namespace: string | null): readonly KubeObject[] {
    const objects = [...this.#of(resource)].filter(([key]) => namespace === null || key.startsWith(`${namespace}/`));
    return objects.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, object]) => object);
  }

  /** Creates or replaces it; the answer carries its new resourceVersion. */
  put(resource: Resource, object: KubeObject): KubeObject {
    const before = this.get(resource, object.metadata.namespace ?? null, object.metadata.name) ?? null;
    const stored = this.#withVersion(object);
    this.#of(resource).set(keyOf(object.metadata.namespace ?? null, object.metadata.name), stored);
    this.#record(resource, before === null ? 'ADDED' : 'MODIFIED', { object: stored, before });
    return stored;
  }

  remove(resource: Resource, object: KubeObject): KubeObject {
    const last = this.#withVersion(object);
    this.#of(resource).delete(keyOf(object.metadata.namespace ?? null, object.metadata.name));
    this.#record(resource, 'DELETED', { object: last, before: object });
    return last;
  }

  /** Null when some of them are forgotten. */
  changesSince(revision: number): readonly Change[] | null {
    return revision < this.compacted ? null : this.#changes.filter((change) => change.revision > revision);
  }

  /** Forgets all changes: every older resourceVersion is too old from now on. */
  compact(): void {
    this.revision += 1;
    this.compacted = this.revision;
    this.#changes = [];
  }

  /** The function that ends it. */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #of(resource: Resource): Map<string, KubeObject> {
    const name = qualified(resource);
    const found = this.#objects.get(name) ?? new Map<string, KubeObject>();
    this.#objects.set(name, found);
    return found;
  }

  #withVersion(object: KubeObject): KubeObject {
    this.revision += 1;
    return { ...object, metadata: { ...object.metadata, resourceVersion: String(this.revision) } };
  }

  #record(resource: Resource, type: Change['type'], rest: Pick<Change, 'object' | 'before'>): void {
    const change = { revision: this.revision, type, resource, ...rest };
    this.#changes.push(change);
    if (this.#changes.length > this.#window) this.compacted = this.#changes.shift()?.revision ?? this.compacted;
    for (const listener of [...this.#listeners]) listener(change);
  }
}

function keyOf(namespace: string | null, name: string): string {
  return `${namespace ?? ''}/${name}`;
}

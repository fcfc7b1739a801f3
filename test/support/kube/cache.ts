// SPDX-License-Identifier: Apache-2.0
/**
 * What controllers and the kubelet know of the cluster: a list and a watch for each resource, resumed after a cut and
 * listed anew after 410. Own writes are put in at once, so that nobody acts twice because a watch is late.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { KubeClient, WatchEvent } from './kube-client.ts';
import type { KubeObject } from './objects.ts';
import { pathOf, resourceOf, type ResourceName } from './resources.ts';

const retryMs = 50;

export class Cache {
  readonly #client: KubeClient;
  readonly #signal: AbortSignal;
  readonly #onChange: () => void;
  readonly #objects = new Map<ResourceName, Map<string, KubeObject>>();
  /** Uids of what is gone: a late event does not bring it back. */
  readonly #gone = new Set<string>();

  constructor(client: KubeClient, signal: AbortSignal, onChange: () => void) {
    this.#client = client;
    this.#signal = signal;
    this.#onChange = onChange;
  }

  /** After the first list of each. */
  async start(resources: readonly ResourceName[]): Promise<void> {
    await Promise.all(
      resources.map((resource) => new Promise<void>((resolve) => void this.#follow(resource, resolve))),
    );
  }

  list(resource: ResourceName): readonly KubeObject[] {
    return [...this.#of(resource).values()];
  }

  find(resource: ResourceName, namespace: string | undefined, name: string): KubeObject | undefined {
    return this.#of(resource).get(`${namespace ?? ''}/${name}`);
  }

  put(resource: ResourceName, object: KubeObject): void {
    const key = keyOf(object);
    const known = this.#of(resource).get(key);
    const newer =
      known === undefined || Number(object.metadata.resourceVersion) > Number(known.metadata.resourceVersion);
    if (newer && !this.#gone.has(object.metadata.uid)) this.#of(resource).set(key, object);
  }

  drop(resource: ResourceName, object: KubeObject): void {
    this.#gone.add(object.metadata.uid);
    if (this.#of(resource).get(keyOf(object))?.metadata.uid === object.metadata.uid)
      this.#of(resource).delete(keyOf(object));
  }

  #of(resource: ResourceName): Map<string, KubeObject> {
    const found = this.#objects.get(resource) ?? new Map<string, KubeObject>();
    this.#objects.set(resource, found);
    return found;
  }

  async #follow(resource: ResourceName, onListed: () => void): Promise<void> {
    let version = '';
    while (!this.#signal.aborted) {
      try {
        if (version === '') version = await this.#relist(resource);
        onListed();
        const path = `${pathOf(resourceOf(resource), null)}?watch=true&allowWatchBookmarks=true&resourceVersion=${version}`;
        await this.#client.watch(path, (event) => (version = this.#onEvent(resource, event, version)), this.#signal);
      } catch {
        await delay(retryMs, undefined, { signal: this.#signal }).catch(() => undefined);
      }
    }
  }

  async #relist(resource: ResourceName): Promise<string> {
    const { items, version } = await this.#client.list(resource, null);
    const uids = new Set(items.map(({ metadata }) => metadata.uid));
    for (const known of this.list(resource)) if (!uids.has(known.metadata.uid)) this.drop(resource, known);
    for (const object of items) this.put(resource, object);
    this.#onChange();
    return version;
  }

  /** The version to go on with; empty: to be listed anew. */
  #onEvent(resource: ResourceName, { type, object }: WatchEvent, version: string): string {
    if (type === 'ERROR') return '';
    if (type === 'DELETED') this.drop(resource, object);
    else if (type !== 'BOOKMARK') this.put(resource, object);
    if (type !== 'BOOKMARK') this.#onChange();
    return object.metadata.resourceVersion || version;
  }
}

function keyOf({ metadata }: KubeObject): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

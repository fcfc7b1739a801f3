// SPDX-License-Identifier: Apache-2.0
/** Lists in pages: a continue token goes on with the list as it was, until that is too old. */
import { randomBytes } from 'node:crypto';
import { badRequest, expiredContinue } from './api-error.ts';
import type { ResourceRequest } from './api-request.ts';
import type { KubeObject } from './objects.ts';
import { apiVersionOf, type Resource } from './resources.ts';
import { selectorOf } from './selectors.ts';
import type { Store } from './store.ts';

interface Snapshot {
  readonly revision: number;
  readonly rest: readonly KubeObject[];
}

const maxSnapshots = 100;
const tokenForm = /^[\w-]{16}$/;

export class Listing {
  readonly #store: Store;
  readonly #snapshots = new Map<string, Snapshot>();

  constructor(store: Store) {
    this.#store = store;
  }

  list({ resource, namespace, query }: ResourceRequest): unknown {
    const { revision, rest } = this.#start(resource, namespace, query);
    const limit = Number(query.get('limit') ?? 0);
    const page = limit > 0 ? rest.slice(0, limit) : rest;
    const remaining = rest.slice(page.length);
    const more = remaining.length === 0 ? {} : { remainingItemCount: remaining.length };
    const next = remaining.length === 0 ? {} : { continue: this.#keep({ revision, rest: remaining }) };
    return {
      ...{ kind: `${resource.kind}List`, apiVersion: apiVersionOf(resource) },
      metadata: { resourceVersion: String(revision), ...next, ...more },
      items: page.map((object) => listed(resource, object)),
    };
  }

  #start(resource: Resource, namespace: string | null, query: URLSearchParams): Snapshot {
    const token = query.get('continue');
    if (token === null || token === '') {
      const matches = selectorOf(resource, query);
      return { revision: this.#store.revision, rest: this.#store.list(resource, namespace).filter(matches) };
    }
    if (!tokenForm.test(token)) throw badRequest('invalid continue token: continue key is not valid');
    const kept = this.#snapshots.get(token);
    if (kept === undefined || kept.revision < this.#store.compacted) throw expiredContinue();
    return kept;
  }

  #keep(snapshot: Snapshot): string {
    const token = randomBytes(12).toString('base64url');
    this.#snapshots.set(token, snapshot);
    const [oldest] = this.#snapshots.keys();
    if (this.#snapshots.size > maxSnapshots && oldest !== undefined) this.#snapshots.delete(oldest);
    return token;
  }
}

/** Items of a list of Kubernetes' own kinds do not repeat what they are. */
function listed(resource: Resource, object: KubeObject): unknown {
  if (resource.definition === null) return object;
  const { apiVersion: _version, kind: _kind, ...rest } = object;
  return rest;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * A plain client of an API server, a genuine one too: what the stand-in's controllers and kubelet speak through, and tests
 * to read and write objects. Not the client under test.
 */
import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { KubeObject, NewObject } from './objects.ts';
import { PATCH_TYPES } from './patches.ts';
import { pathOf, resourceOf, type ResourceName } from './resources.ts';

export interface Credentials {
  readonly url: string;
  readonly ca: string;
  readonly token: string;
}

export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly code: number;

  constructor(code: number, message: string) {
    super(`${String(code)}: ${message}`);
    this.code = code;
  }
}

export interface ListAnswer<T> {
  readonly items: readonly T[];
  readonly version: string;
}

interface List<T> {
  readonly apiVersion: string;
  readonly kind: string;
  /** Without their own version and kind. */
  readonly items: readonly T[];
  readonly metadata: { readonly resourceVersion: string };
}

export interface WatchEvent {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: KubeObject;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly type?: string;
  readonly signal?: AbortSignal;
}

export class KubeClient {
  readonly #credentials: Credentials;
  readonly #agent: https.Agent = new https.Agent({ keepAlive: true });

  constructor(credentials: Credentials) {
    this.#credentials = credentials;
  }

  get<T extends KubeObject>(resource: ResourceName, namespace: string | null, name: string): Promise<T> {
    return this.call({ method: 'GET', path: pathOf(resourceOf(resource), namespace, name) });
  }

  /** Null when there is none. */
  async find<T extends KubeObject>(resource: ResourceName, namespace: string | null, name: string): Promise<T | null> {
    return this.get<T>(resource, namespace, name).catch((error: unknown) => {
      if (error instanceof ClientError && error.code === 404) return null;
      throw error;
    });
  }

  async list<T extends KubeObject>(
    resource: ResourceName,
    namespace: string | null,
    query = '',
  ): Promise<ListAnswer<T>> {
    const path = `${pathOf(resourceOf(resource), namespace)}?${query}`;
    const { apiVersion, kind, items, metadata } = await this.call<List<T>>({
      method: 'GET',
      path,
    });
    const own = { apiVersion, kind: kind.replace(/List$/, '') };
    return { items: items.map((item) => ({ ...own, ...item })), version: metadata.resourceVersion };
  }

  create<T extends KubeObject>(resource: ResourceName, object: NewObject, below = ''): Promise<T> {
    const path = pathOf(resourceOf(resource), object.metadata.namespace ?? null) + below;
    return this.call({ method: 'POST', path, body: object, type: 'application/json' });
  }

  update<T extends KubeObject>(resource: ResourceName, object: KubeObject, below = ''): Promise<T> {
    const { name, namespace } = object.metadata;
    const path = pathOf(resourceOf(resource), namespace ?? null, name) + below;
    return this.call({ method: 'PUT', path, body: object, type: 'application/json' });
  }

  /** A merge patch; `below` is a subresource such as `/status`. */
  patch<T extends KubeObject>(
    resource: ResourceName,
    { metadata }: Pick<KubeObject, 'metadata'>,
    change: object,
    below = '',
  ): Promise<T> {
    const path = pathOf(resourceOf(resource), metadata.namespace ?? null, metadata.name) + below;
    return this.call({ method: 'PATCH', path, body: change, type: PATCH_TYPES.merge });
  }

  delete(resource: ResourceName, { metadata }: Pick<KubeObject, 'metadata'>, options: object = {}): Promise<unknown> {
    const path = pathOf(resourceOf(resource), metadata.namespace ?? null, metadata.name);
    return this.call({ method: 'DELETE', path, body: options, type: 'application/json' });
  }

  async call<T>(call: Call): Promise<T> {
    const answer = await this.#send(call);
    let text = '';
    for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
    if ((answer.statusCode ?? 500) >= 300) throw new ClientError(answer.statusCode ?? 500, messageOf(text));
    return (answer.headers['content-type']?.startsWith('application/json') === true ? JSON.parse(text) : text) as T;
  }

  /** Ends when the server, the network or the signal ends it. */
  async watch(path: string, onEvent: (event: WatchEvent) => void, signal: AbortSignal): Promise<void> {
    const answer = await this.#send({ method: 'GET', path, signal });
    if (answer.statusCode !== 200) {
      answer.resume();
      throw new ClientError(answer.statusCode ?? 500, 'no watch');
    }
    for await (const line of createInterface({ input: answer })) onEvent(JSON.parse(line) as WatchEvent);
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, body, type, signal }: Call): Promise<IncomingMessage> {
    const { url, ca, token } = this.#credentials;
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...{ authorization: `Bearer ${token}`, accept: 'application/json' },
      ...(content === undefined ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(content)) }),
    };
    const { hostname, port } = new URL(url);
    const options = { hostname, port, path, method, ca, headers, agent: this.#agent };
    return new Promise((resolve, reject) => {
      const request = https.request({ ...options, ...(signal === undefined ? {} : { signal }) }, resolve);
      request.on('error', reject).end(content);
    });
  }
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { readonly message?: string }).message ?? text;
  } catch {
    return text;
  }
}

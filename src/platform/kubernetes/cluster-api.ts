// SPDX-License-Identifier: Apache-2.0
/**
 * A cluster's API as our code uses it: plain requests with limits, a pace, and lists in pages. What objects mean and what
 * a fault is made of is decided elsewhere. A failure is not tried again here (`whileAway` does).
 */
import type http from 'node:http';
import { HarnessError } from '../../core/domain/errors.ts';
import type { ApiRequest } from './api-request.ts';
import { type ClusterConnection, openConnection } from './connection.ts';
import { statusOf } from './errors.ts';
import { createPace } from './pace.ts';
import { openStream, sendRequest } from './request.ts';
import { asRecord, type Fields, listAt, textAt } from './values.ts';

export interface ObjectList {
  readonly items: readonly Fields[];
  /** From which a watch goes on. */
  readonly resourceVersion: string;
}

export interface ListRequest {
  readonly path: string;
  /** All of them. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface ClusterApi {
  readonly connection: ClusterConnection;
  /** Rejects with a HarnessError, see `sendRequest`. */
  send(request: ApiRequest, signal: AbortSignal): Promise<Fields>;
  /** Null when there is no such object. */
  read(path: string, signal: AbortSignal): Promise<Fields | null>;
  /** All pages. Rejects with a HarnessError (`cluster-answer`) for more objects than anybody needs. */
  list(request: ListRequest, signal: AbortSignal): Promise<ObjectList>;
  /** The body as it comes, for watches and logs. */
  stream(request: ApiRequest, signal: AbortSignal): Promise<http.IncomingMessage>;
}

const PAGE_ITEMS = 250;
const LIST_ITEMS = 10_000;
/** A list whose pages have expired (410) is begun again. */
const LIST_TRIES = 3;
const NOT_FOUND = 404;
const GONE = 410;

/** Connects to nothing yet. Rejects with a HarnessError (`node-too-old`, `cluster-unconfigured`). */
export async function openCluster(): Promise<ClusterApi> {
  return clusterApi(await openConnection());
}

function clusterApi(connection: ClusterConnection): ClusterApi {
  const pace = createPace();
  const send = async (request: ApiRequest, signal: AbortSignal): Promise<Fields> => {
    await pace(signal);
    return asRecord(await sendRequest(connection, request, signal));
  };
  return {
    connection,
    send,
    read: (path, signal) => unlessMissing(() => send({ method: 'GET', path }, signal)),
    list: (request, signal) => listAll(send, request, signal),
    stream: async (request, signal) => {
      await pace(signal);
      return openStream(connection, request, signal);
    },
  };
}

/** Null when the cluster answers 404. */
export async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return null;
    throw error;
  }
}

/** `a=b,c=d` */
export function labelSelector(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

async function listAll(send: ClusterApi['send'], request: ListRequest, signal: AbortSignal): Promise<ObjectList> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await listPages(send, request, signal);
    } catch (error) {
      if (statusOf(error) !== GONE || tries >= LIST_TRIES) throw error;
    }
  }
}

async function listPages(
  send: ClusterApi['send'],
  { path, labels, query }: ListRequest,
  signal: AbortSignal,
): Promise<ObjectList> {
  const items: Fields[] = [];
  const selector = labels === undefined ? {} : { labelSelector: labelSelector(labels) };
  let next = '';
  do {
    const on = next === '' ? {} : { continue: next };
    const page = await send(
      { method: 'GET', path, query: { limit: String(PAGE_ITEMS), ...selector, ...query, ...on } },
      signal,
    );
    items.push(...listAt(page, 'items').map(asRecord));
    if (items.length > LIST_ITEMS) {
      throw new HarnessError(`the cluster lists more than ${LIST_ITEMS} objects at ${path}`, {
        code: 'cluster-answer',
      });
    }
    next = textAt(page, 'metadata', 'continue') ?? '';
    if (next === '') return { items, resourceVersion: textAt(page, 'metadata', 'resourceVersion') ?? '' };
  } while (true);
}

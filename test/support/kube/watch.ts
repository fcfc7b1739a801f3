// SPDX-License-Identifier: Apache-2.0
/** A watch: changes of a resource as lines of JSON, from a version on, through selectors, with bookmarks. */
import type { ServerResponse } from 'node:http';
import { tooOldVersion } from './api-error.ts';
import type { ResourceRequest } from './api-request.ts';
import { apiVersionOf, qualified } from './resources.ts';
import { selectorOf, type Matches } from './selectors.ts';
import type { Change, Store } from './store.ts';

export interface WatchOptions {
  readonly bookmarkMs: number;
  /** Each object that is sent. */
  readonly onSent: (object: unknown) => void;
}

export function serveWatch(
  store: Store,
  request: ResourceRequest,
  response: ServerResponse,
  options: WatchOptions,
): void {
  const { resource, namespace, query } = request;
  const matches = selectorOf(resource, query);
  const initial = query.get('sendInitialEvents') === 'true';
  const from = query.get('resourceVersion') ?? '';
  const fresh = initial || from === '' || from === '0';
  const missed = fresh ? [] : store.changesSince(Number(from));
  const send = (type: string, object: unknown): void => {
    options.onSent(object);
    response.write(`${JSON.stringify({ type, object })}\n`);
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.flushHeaders();
  if (missed === null) {
    send('ERROR', tooOldVersion(Number(from), store.compacted).toStatus());
    response.end();
    return;
  }
  if (fresh) for (const object of store.list(resource, namespace).filter(matches)) send('ADDED', object);
  const bookmark = (annotations?: Readonly<Record<string, string>>): void => {
    const metadata = { resourceVersion: String(store.revision), ...(annotations === undefined ? {} : { annotations }) };
    send('BOOKMARK', { kind: resource.kind, apiVersion: apiVersionOf(resource), metadata });
  };
  if (initial) bookmark({ 'k8s.io/initial-events-end': 'true' });
  const onChange = (change: Change): void => {
    if (qualified(change.resource) !== qualified(resource)) return;
    if (namespace !== null && change.object.metadata.namespace !== namespace) return;
    const type = seenAs(change, matches);
    if (type !== null) send(type, change.object);
  };
  for (const change of missed) onChange(change);
  const end = store.subscribe(onChange);
  const bookmarks = query.get('allowWatchBookmarks') === 'true' ? setInterval(bookmark, options.bookmarkMs) : null;
  const seconds = Number(query.get('timeoutSeconds') ?? 1_800);
  const timeout = setTimeout(() => response.end(), seconds * 1_000);
  response.on('close', () => {
    end();
    clearTimeout(timeout);
    if (bookmarks !== null) clearInterval(bookmarks);
  });
}

/** To a selector, an object that stops to match is gone, and one that begins to is new. */
function seenAs({ type, object, before }: Change, matches: Matches): Change['type'] | null {
  const was = before !== null && matches(before);
  if (type === 'DELETED') return was ? 'DELETED' : null;
  const is = matches(object);
  if (is) return was ? 'MODIFIED' : 'ADDED';
  return was ? 'DELETED' : null;
}

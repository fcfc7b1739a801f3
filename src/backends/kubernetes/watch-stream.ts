// SPDX-License-Identifier: Apache-2.0
/** One watch of one kind of object in one namespace, from a version on until it ends. Taking it up again is elsewhere. */
import { parseJson } from '../../core/domain/json.ts';
import type { ClusterApi } from '../../platform/kubernetes/cluster-api.ts';
import { refusalOf, refused } from '../../platform/kubernetes/errors.ts';
import { asRecord, type Fields, numberAt, textAt } from '../../platform/kubernetes/values.ts';
import { splitLines } from '../../platform/output.ts';
import { passChunks, streamUntil } from '../../platform/streams.ts';

/** A cluster ends a watch then by itself; one that says nothing for longer is dead. */
const WATCH_SECONDS = 240;
const DEAD_AFTER_MS = (WATCH_SECONDS + 30) * 1000;
/** An object has at most 1.5 MB in a cluster's store. */
const LINE_LIMIT_BYTES = 4 * 1024 * 1024;

export interface WatchRequest {
  readonly path: string;
  readonly resourceVersion: string;
  readonly onOpen: () => void;
  /** Bookmarks tell a version only. */
  readonly onChange: (change: {
    readonly type: string;
    readonly object: Fields;
    readonly resourceVersion: string;
  }) => void;
}

/** Resolves when the cluster ends it. Rejects with a HarnessError, whose status is 410 when the version is too old. */
export async function watchOnce(api: ClusterApi, request: WatchRequest, signal: AbortSignal): Promise<void> {
  const { path, resourceVersion, onOpen, onChange } = request;
  const query = {
    watch: 'true',
    resourceVersion,
    allowWatchBookmarks: 'true',
    timeoutSeconds: String(WATCH_SECONDS),
  };
  const either = AbortSignal.any([signal, AbortSignal.timeout(DEAD_AFTER_MS)]);
  const stream = streamUntil(await api.stream({ method: 'GET', path, query }, either), either);
  onOpen();
  const lines = splitLines(LINE_LIMIT_BYTES, (line) => {
    const event = parseJson(line.toString('utf8'));
    const object = asRecord(asRecord(event)['object']);
    const type = textAt(event, 'type') ?? '';
    if (type === 'ERROR') throw failureOf(path, object);
    // A line that is no event, or was cut, says nothing that could be used.
    if (type !== '') onChange({ type, object, resourceVersion: textAt(object, 'metadata', 'resourceVersion') ?? '' });
  });
  await passChunks(stream, (chunk) => lines.add(chunk));
}

function failureOf(path: string, status: Fields): Error {
  const code = numberAt(status, 'code') ?? 500;
  return refused({ method: 'GET', path, query: { watch: 'true' } }, refusalOf(code, status, undefined));
}

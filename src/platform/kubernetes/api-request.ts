// SPDX-License-Identifier: Apache-2.0
/** What is asked of a cluster's API. Sending it is elsewhere. */

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root, with names that are checked or encoded: `/api/v1/namespaces/a/pods`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Of the body; JSON without. */
  readonly contentType?: string;
  /** For the whole answer, or for the head of one that is streamed. */
  readonly timeoutMs?: number;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * What goes into this folder and what comes out: a file's bytes under the path that people see, and either a value or
 * every problem at once. Reading files is the app's affair; the words for a file that cannot be read stand here.
 */
import type { SpecProblem } from '../domain/errors.ts';

export interface SpecSource {
  /** As shown to people. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly SpecProblem[] };

/** Largest manifest that is read. */
export const MAX_SOURCE_BYTES: number = 1024 * 1024;

export type UnreadableKind = 'missing' | 'directory' | 'not-a-file' | 'unreadable' | 'too-large';

const UNREADABLE: Readonly<Record<UnreadableKind, readonly [found: string, expected: string]>> = {
  missing: ['no such file', 'a manifest'],
  directory: ['a directory', 'a YAML file'],
  'not-a-file': ['neither a file nor a directory', 'a YAML file'],
  unreadable: ['a file that cannot be read', 'a readable YAML file'],
  'too-large': ['a file that is too large', 'a manifest of at most 1 MiB'],
};

/** The problem of a source that gives no bytes. `detail` is what the system said, or the size; `what` is it, if no manifest. */
export function unreadableSource(source: {
  readonly path: string;
  readonly kind: UnreadableKind;
  readonly detail?: string | undefined;
  readonly what?: string | undefined;
}): SpecProblem {
  const [found, manifest] = UNREADABLE[source.kind];
  const limit = source.kind === 'too-large' ? ', of at most 1 MiB' : '';
  const expected = source.what === undefined ? manifest : `${source.what}${limit}`;
  const detail = source.detail === undefined ? '' : ` (${source.detail})`;
  return { file: source.path, line: 1, column: 1, found: `${found}${detail}`, expected, nearest: null };
}

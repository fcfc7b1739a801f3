// SPDX-License-Identifier: Apache-2.0
/** Hides the values of secrets: each becomes `***`, and line breaks within it stay, so that lines keep their numbers. */
export interface Masker {
  /** False where there is nothing to hide. */
  readonly active: boolean;
  /** Whether a text has a secret in it. */
  holds(text: string): boolean;
  text(text: string): string;
  /** The value with all texts in it masked; names of fields stay as they are. */
  value<T>(value: T): T;
  stream(): MaskStream;
}

/** For bytes that come in pieces: a secret is found wherever they are cut. */
export interface MaskStream {
  /** What can be shown of all bytes so far: without the start of what may yet become a secret. Shares memory with `bytes`. */
  add(bytes: Uint8Array): Buffer;
  /** What was held back. */
  end(): Buffer;
  /** Whether anything was masked. */
  hasMasked(): boolean;
}

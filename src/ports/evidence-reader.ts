// SPDX-License-Identifier: Apache-2.0
/**
 * Reading one run directory and nothing else. Paths are relative to it and use `/`; a path that leads outside, a link
 * or anything that is not a regular file is refused with a HarnessError (`evidence-refused`), whoever wrote it.
 */
export interface EvidenceLine {
  /** Without its line break; cut at the limit. */
  readonly text: string;
  /** From 1. */
  readonly number: number;
  readonly cut: boolean;
}

export interface LineLimits {
  /** A larger file is refused (`evidence-too-large`). */
  readonly fileBytes: number;
  /** A longer line is cut. */
  readonly lineBytes: number;
}

export interface EvidenceReader {
  /** Null when there is no such file. */
  stat(path: string): { readonly sizeBytes: number } | null;
  /** Rejects a missing file (`evidence-missing`) and one above the limit (`evidence-too-large`). */
  readText(path: string, limitBytes: number): string;
  /**
   * Calls `visit` for each line that ends with a line break, in order, holding no more than a part of the file.
   * Returns what follows the last line break, cut at the limit, and its size.
   */
  readLines(
    path: string,
    limits: LineLimits,
    visit: (line: EvidenceLine) => void,
  ): { readonly rest: string; readonly restBytes: number };
}

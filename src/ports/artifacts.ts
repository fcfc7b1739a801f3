// SPDX-License-Identifier: Apache-2.0
/** Where a job's files are kept after it, under a name. What is uploaded, and that nothing secret is, is the caller's affair. */

export interface UploadRequest {
  readonly name: string;
  /** Absolute folder that nobody else writes to and that holds plain files alone. */
  readonly root: string;
  /** Relative to the root, with `/`. */
  readonly files: readonly string[];
  /** Null: the repository's own. */
  readonly retentionDays: number | null;
}

export type UploadResult =
  | { readonly ok: true; readonly id: number; readonly sizeBytes: number; readonly digest: string | null }
  | { readonly ok: false; readonly kind: UploadFailure; readonly why: string };

/** `taken`: another artifact of this run of the workflow has the name, or half an upload left it. */
export type UploadFailure = 'taken' | 'quota' | 'timed-out' | 'failed';

export interface ArtifactStore {
  /** Null where artifacts can be uploaded; else why not. */
  whyNot(): string | null;
  /** Never rejects. Ends within its limit, or soon after the signal. */
  upload(request: UploadRequest, limitMs: number, signal: AbortSignal): Promise<UploadResult>;
}

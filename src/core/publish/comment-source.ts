// SPDX-License-Identifier: Apache-2.0
/** What a comment is made of, and how much of it: the views below it take nothing else. */
import type { OverviewRow } from '../domain/documents.ts';
import type { MergedResults } from './merge.ts';
import type { Marker } from './marker.ts';

export interface CommentSource {
  readonly merged: MergedResults;
  /** What the site's index says of the history; null: no index was given. */
  readonly main: readonly OverviewRow[] | null;
  readonly place: CommentPlace;
  /** `owner/name#1` of the issues that the pull request closes, by GitHub's references; null where nobody asked. */
  readonly closes: readonly string[] | null;
  /** Checked address of the report; null: none, the artifacts are linked instead. */
  readonly reportUrl: string | null;
  /** What the workflow run itself came to, where the results are only somebody else's claim. */
  readonly claim: { readonly conclusion: string | null } | null;
  /** Shards that handed nothing over. */
  readonly missing: readonly string[];
  /** Results that were not used, and why. */
  readonly refused: readonly string[];
  readonly marker: Marker;
  /** Whether runs on a stand-in may be told as evidence, which is said then. */
  readonly allowStandIn: boolean;
}

/** Where the results come from, by GitHub's word. */
export interface CommentPlace {
  /** `owner/name` */
  readonly repository: string;
  /** Without a slash at the end. */
  readonly serverUrl: string;
  readonly runId: string;
  readonly headSha: string;
  /** Ids of the run's artifacts by name. */
  readonly artifacts: ReadonlyMap<string, number>;
}

/** How much a comment says. */
export interface CommentLimits {
  readonly rows: number;
  /** Experiments that are spoken of below the table. */
  readonly detailed: number;
  readonly checks: number;
  readonly edits: number;
  readonly charts: number;
  readonly commands: number;
}

/** GitHub takes no more characters; one that needs two units of UTF-16 is one. */
export const MAX_COMMENT_LENGTH = 65_536;

/** From everything to hardly anything; the last is short whatever the results say. */
export const COMMENT_TIERS: readonly [CommentLimits, ...CommentLimits[]] = [
  { rows: 200, detailed: 20, checks: 10, edits: 10, charts: 3, commands: 5 },
  { rows: 200, detailed: 20, checks: 10, edits: 10, charts: 0, commands: 5 },
  { rows: 100, detailed: 10, checks: 3, edits: 3, charts: 0, commands: 3 },
  { rows: 50, detailed: 5, checks: 1, edits: 1, charts: 0, commands: 1 },
  { rows: 10, detailed: 1, checks: 1, edits: 0, charts: 0, commands: 0 },
  { rows: 0, detailed: 0, checks: 0, edits: 0, charts: 0, commands: 0 },
];

/** Characters as GitHub counts them. */
export function commentLength(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The line that no reader sees and by which a comment is found again: which workflow's it is, and of which run. Anybody
 * can paste it; whoever finds one looks at the comment's author too.
 */

export interface Marker {
  /** As `artifactKey` gives it. */
  readonly key: string;
  readonly runId: string;
  readonly attempt: number;
  /** Stands for what the comment says of each experiment. */
  readonly state: string;
}

const pattern =
  /<!-- openshell-chaos key=([a-z0-9-]{1,60}) run=(\d{1,20}) attempt=(\d{1,4}) state=([0-9a-f]{1,64}) -->\s*$/;

export function markerLine({ key, runId, attempt, state }: Marker): string {
  return `<!-- openshell-chaos key=${key} run=${runId} attempt=${String(attempt)} state=${state} -->`;
}

/** Of the last line of a comment; null where it is none. */
export function readMarker(body: string): Marker | null {
  const [, key, runId, attempt, state] = pattern.exec(body.slice(-400)) ?? [];
  if (key === undefined || runId === undefined || attempt === undefined || state === undefined) return null;
  return { key, runId, attempt: Number(attempt), state };
}

/** Above 0 where the left one is of the newer run, or of a later attempt of the same. */
export function compareMarkers(left: Marker, right: Marker): number {
  const difference = BigInt(left.runId) - BigInt(right.runId);
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  return left.attempt - right.attempt;
}

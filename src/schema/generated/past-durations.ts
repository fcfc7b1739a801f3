// SPDX-License-Identifier: Apache-2.0
// Generated from ../past-durations.schema.json, do not edit: npm run schema

export interface PastDuration {
  readonly stratum: {
    readonly experiment: string;
    readonly adapter: string;
  };
  /**
   * Median of its recent runs; null without one.
   */
  readonly durationMs: number | null;
}

/**
 * What a plan needs of past runs: how long each experiment takes on each adapter. It is the part of a site's index.json that says so, and every such index is one; whatever else is in it is not looked at.
 */
export interface PastDurations {
  readonly format: 1;
  readonly experiments: readonly PastDuration[];
}

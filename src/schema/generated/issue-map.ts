// SPDX-License-Identifier: Apache-2.0
// Generated from ../issue-map.schema.json, do not edit: npm run schema

export interface IssueMapEntry {
  /**
   * As experiments name it.
   */
  readonly issue: string;
  /**
   * Number of the issue of this repository.
   */
  readonly here: number;
}

/**
 * Which issues of other repositories an issue of this one stands for, where experiments name those: a fork keeps it on its default branch.
 */
export interface IssueMap {
  readonly issues: readonly IssueMapEntry[];
}

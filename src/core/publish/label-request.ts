// SPDX-License-Identifier: Apache-2.0
/** A label that asks whether an issue reproduces, and the labels that answer. */

/** An issue that somebody labelled, as GitHub's event says; who may is asked of its API. */
export interface LabelEvent {
  readonly issue: number;
  readonly label: string;
  readonly sender: { readonly login: string; readonly isBot: boolean };
}

export const ASK_LABEL = 'chaos:reproduce';
export const REPRODUCED_LABEL = 'chaos:reproduced';
export const NOT_REPRODUCED_LABEL = 'chaos:not-reproduced';

/** What a plan gives to the jobs of its own run: that it has looked who asks, and about which issue. */
export function checkedWord({ issue }: Pick<LabelEvent, 'issue'>, runId: string): string {
  return `issue-${String(issue)}-run-${runId}`;
}

// SPDX-License-Identifier: Apache-2.0
/** What the inputs of `run` and `plan` are once they were read. Reading them is inputs.ts's affair. */
import type { Repetition } from '../app/repeat.ts';

export const failOnWords = ['fail', 'error', 'xpass', 'not-applicable', 'empty', 'none'] as const;
export type FailOn = (typeof failOnWords)[number];

export interface RunInputs {
  /** Ids, paths, globs, `tag:NAME` and `issue:NUMBER`. */
  readonly experiments: readonly string[];
  /** Null: each experiment's own. */
  readonly adapter: string | null;
  readonly gateway: string;
  /** Decimal; null: drawn. */
  readonly seed: string | null;
  readonly failOn: ReadonlySet<FailOn>;
  readonly shard: string;
  /** How many jobs the plan made; null: not told. */
  readonly expected: number | null;
  /** Whether run directories and results are uploaded where the runner can. */
  readonly upload: boolean;
  /** Null: the repository's own. */
  readonly retentionDays: number | null;
  readonly repetition: Repetition;
  /** What a plan says that has looked who asks; null: none has. */
  readonly checked: string | null;
  /** Null: no fix is to be shown. */
  readonly proof: ProofInputs | null;
}

/** What shows whether a change fixes what it says. */
export interface ProofInputs {
  /** Gateways without the change and with it. */
  readonly gateways: { readonly base: string; readonly head: string };
  /** Folder with the checkout of the commit that the pull request starts from. */
  readonly baseExperiments: string;
  /** Most runs on each of them. */
  readonly times: number;
  readonly allowStandIn: boolean;
}

/** What a plan or a comment is for. */
export const purposes = ['pull-request', 'label', 'track'] as const;
export type Purpose = (typeof purposes)[number];

export interface PlanInputs {
  /** As for a run, and `changed` and `fixes`. */
  readonly experiments: readonly string[];
  readonly adapter: string | null;
  readonly gateway: string;
  /** Most jobs. */
  readonly shards: number;
  /** Folder with the checkout of the commit that the pull request starts from, whose experiments count too; null: none. */
  readonly baseExperiments: string | null;
  /** Index of the site of reports, or its folder; null: none. */
  readonly index: string | null;
  /** Null: GitHub cannot be asked. */
  readonly token: string | null;
  readonly failOn: ReadonlySet<FailOn>;
  readonly purpose: Purpose;
  /** Label that asks whether an issue reproduces; null: the usual one. */
  readonly label: string | null;
  /** File that says which issues of other repositories an issue stands for; null: none. */
  readonly issueMap: string | null;
  /** Whether runs on a stand-in may answer. */
  readonly allowStandIn: boolean;
}

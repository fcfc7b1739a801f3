// SPDX-License-Identifier: Apache-2.0
/** What a page shows of the evidence beside the timeline, collected within limits while the files were read. */
import type { NamedMetric } from './metric-choice.ts';
import type { MetricsOfSource } from './metric-series.ts';
import type { SpansOfRun } from './span-groups.ts';
import type { TextExcerpt } from './text-excerpt.ts';

export interface PageEvidence {
  readonly metrics: readonly MetricsOfSource[];
  /** Metrics that checks ask about. */
  readonly namedMetrics: readonly NamedMetric[];
  /** Null when no spans were recorded. */
  readonly spans: SpansOfRun | null;
  /** The most important first. */
  readonly logs: readonly TextExcerpt[];
  /** Log files that were not opened: there are too many. */
  readonly moreLogs: number;
  /** Files that instances wrote; those of instances that failed first. */
  readonly outputs: readonly OutputExcerpt[];
  readonly moreOutputs: number;
  /** Entries of the run directory that are no regular files: none of them was opened. */
  readonly refused: readonly RefusedEntry[];
}

export interface OutputExcerpt extends TextExcerpt {
  readonly instance: string;
  /** Path as the instance knows it. */
  readonly file: string;
}

export interface RefusedEntry {
  /** Relative to the run directory. */
  readonly path: string;
  /** `link`, `socket`, `pipe`, `device` */
  readonly kind: string;
}

export const noEvidence: PageEvidence = {
  ...{ metrics: [], namedMetrics: [], spans: null, logs: [], moreLogs: 0, outputs: [], moreOutputs: 0, refused: [] },
};

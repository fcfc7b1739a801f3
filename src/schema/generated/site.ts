// SPDX-License-Identifier: Apache-2.0
// Generated from ../site.schema.json, do not edit: npm run schema

import type { RunId } from './run-manifest.ts';
import type { Verdict } from './verdict.ts';

/**
 * What runs must have in common to be counted together.
 */
export interface SiteStratum {
  /**
   * Name of its folder: a digest of the other fields.
   */
  readonly key: string;
  readonly experiment: string;
  readonly adapter: string;
  /**
   * Name of the system, without its version, which is what changes along a history; null where it did not say.
   */
  readonly system: string | null;
  /**
   * Where the gateway came from: `release`, `binaries`, `endpoint`; of a stand-in all that was asked for (`standin:observed`).
   */
  readonly gateway: string;
}

export interface SiteIssueOutcome {
  readonly issue: string;
  readonly flaky: boolean;
  readonly outcome: 'hit' | 'undecided' | 'clean' | 'guard';
  /**
   * Whether the outcome may be counted.
   */
  readonly counts: boolean;
  readonly instances: {
    readonly hit: number;
    readonly all: number;
  };
}

/**
 * One run. It stays after the files of the run have been pruned.
 */
export interface SiteRow {
  readonly runId: RunId;
  /**
   * Wall time, ISO 8601.
   */
  readonly at: string;
  readonly verdict: Verdict;
  readonly headline: string;
  readonly durationMs: number;
  readonly standInFor: string | null;
  /**
   * Of the system under test.
   */
  readonly version: string | null;
  /**
   * Commit that the workflow run tested; null for a run of a person's machine.
   */
  readonly commit: string | null;
  /**
   * What started the workflow run; null for a run of a person's machine.
   */
  readonly event: string | null;
  readonly workflowRun: string | null;
  readonly failedUnexpected: number;
  readonly issues: readonly SiteIssueOutcome[];
  /**
   * Folder of the run's page, relative to the site; null once it was pruned.
   */
  readonly path: string | null;
  /**
   * Of that folder.
   */
  readonly bytes: number;
}

export interface OverviewRow {
  readonly stratum: SiteStratum;
  readonly title: string;
  /**
   * Runs ever published.
   */
  readonly total: number;
  /**
   * Per linked issue: runs that count, and those that hit.
   */
  readonly counted: readonly {
    readonly issue: string;
    readonly flaky: boolean;
    readonly hits: number;
    readonly runs: number;
    /**
     * What the newest run's experiment says of how often it was seen; null where it does not say.
     */
    readonly recorded: SeenRate | null;
    /**
     * First day of the candidate fix that the newest run's experiment names; null where it names none.
     */
    readonly candidate: string | null;
    /**
     * Of the first run that counts.
     */
    readonly since: string;
    /**
     * What the newest slices say of a flaky expectation, as on the tracking issue; null of any other.
     */
    readonly state:
      | 'still-flaky'
      | 'hits-more-often'
      | 'probably-fixed'
      | 'fixed'
      | 'not-enough-evidence'
      | 'not-seen'
      | null;
    /**
     * Counted runs after the last hit (of a flaky one: and after the candidate), as far as the newest slices go.
     */
    readonly cleanRuns: number;
  }[];
  /**
   * Median of the recent runs; null without one.
   */
  readonly durationMs: number | null;
  /**
   * The newest run; null without one.
   */
  readonly newest: SiteRow | null;
  /**
   * The newest runs, also the one in `newest`; the newest first.
   */
  readonly recent: readonly SiteCell[];
}

/**
 * One run as far as an overview knows it; all else is in its row of a slice.
 */
export interface SiteCell {
  readonly runId: RunId;
  /**
   * Wall time, ISO 8601.
   */
  readonly at: string;
  readonly verdict: Verdict;
  readonly durationMs: number;
  readonly standInFor: string | null;
  /**
   * Of the system under test.
   */
  readonly version: string | null;
  /**
   * A letter for each issue in `counted`, in that order: `h` for a hit, `c` for a run without it, `-` where the run says nothing that counts. Shorter than `counted` where issues were linked later.
   */
  readonly seen: string;
  /**
   * Whether the run's page is on the site; false once it was pruned.
   */
  readonly kept: boolean;
}

export interface SeenRate {
  readonly hits: number;
  readonly runs: number;
}

export interface IssueSummary {
  readonly issue: string;
  readonly experiments: readonly string[];
  /**
   * On a real system.
   */
  readonly lastHit: RunReference | null;
  /**
   * On a real system.
   */
  readonly lastClean: RunReference | null;
}

export interface RunReference {
  readonly experiment: string;
  readonly stratum: string;
  readonly runId: RunId;
  /**
   * Wall time, ISO 8601.
   */
  readonly at: string;
}

/**
 * Runs of one stratum in the order in which they were published: `slices/M/N.json` (M is N / 100, rounded down), of which only the last one is still written to, and all of them when runs are pruned.
 */
export interface HistorySlice {
  readonly format: number;
  readonly stratum: SiteStratum;
  readonly number: number;
  readonly rows: readonly SiteRow[];
}

/**
 * site.json: marks a folder as a site of ours. Nothing is written to a folder with other files and without it.
 */
export interface SiteMarker {
  readonly format: number;
  readonly generator: 'openshell-chaos';
}

/**
 * index.json of a stratum: where its history is, in few bytes.
 */
export interface StratumIndex {
  readonly format: number;
  readonly row: OverviewRow;
  /**
   * How many there are.
   */
  readonly slices: number;
  /**
   * The first run with each verdict, and the first and latest failure of each issue: kept longest.
   */
  readonly first: readonly {
    /**
     * `first FAIL`, `latest XFAIL`, `first hit of owner/repo#1`, ...
     */
    readonly what: string;
    readonly row: SiteRow;
  }[];
}

/**
 * pr/N/index.json: the runs of a pull request, which are its own claim and count nowhere.
 */
export interface PullRequestIndex {
  readonly format: number;
  readonly number: number;
  readonly headRepository: string | null;
  /**
   * Wall time, ISO 8601.
   */
  readonly updatedAt: string;
  readonly runs: readonly {
    readonly stratum: SiteStratum;
    readonly row: SiteRow;
  }[];
}

/**
 * index.json of a site: what its overview shows. Bounded: the newest runs of each experiment; all others are in the experiment's slices.
 */
export interface SiteIndex {
  readonly format: number;
  /**
   * Wall time, ISO 8601.
   */
  readonly updatedAt: string;
  /**
   * owner/name of whose runs these are; null for a site that a person built from folders.
   */
  readonly repository: string | null;
  readonly experiments: readonly OverviewRow[];
  /**
   * Strata that are not in `experiments`, where nothing ran for longest; they keep their folders.
   */
  readonly unlisted: number;
  readonly issues: readonly IssueSummary[];
}

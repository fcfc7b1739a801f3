// SPDX-License-Identifier: Apache-2.0
/**
 * What is known of a flaky expectation in words, the same on the tracking issue and on a page of a site: state, rate with
 * its interval, runs, and what the next better claim still takes. Plain text; whoever shows it escapes it.
 */
import { formatDuration } from '../domain/duration.ts';
import { intervalWords, momentOf, stateWords, whereOf } from '../report/site-parts.ts';
import { count } from '../report/text.ts';
import type { FlakyState } from '../stats/history.ts';
import type { Tracked } from './tracking.ts';

export interface TrackedView {
  readonly experiment: string;
  readonly issue: string;
  /** Adapter, system and where the gateway came from. */
  readonly where: string;
  readonly state: FlakyState;
  readonly stateText: string;
  /** `2 of 8 (7 to 59 %)`; empty without runs that count. */
  readonly rate: string;
  /** `2 of 8`; empty where the author wrote nothing down. */
  readonly recorded: string;
  /** `12, of them 3 new` */
  readonly runs: string;
  /** `2026-11-29 15:45` in UTC; empty where it never ran. */
  readonly lastRun: string;
  /** What to do or to wait for; empty where nothing. */
  readonly missing: string;
}

const dayMs = 86_400_000;
/** After so many days without a run numbers are old. */
const quietDays = 7;

export function viewTracked(tracked: Tracked): TrackedView {
  const { expectation, stratum, verdict, lastRunAt } = tracked;
  const { evidence, state } = verdict;
  const { recorded } = expectation;
  return {
    experiment: expectation.experiment,
    issue: expectation.issue,
    where: stratum === null ? '' : whereOf(stratum),
    state,
    stateText: stateText(tracked),
    rate: evidence.runs === 0 ? '' : `${share(evidence)} (${intervalWords(evidence)})`,
    recorded: recorded === null ? '' : share(recorded),
    runs: runsText(tracked),
    lastRun: lastRunAt === null ? '' : momentOf(lastRunAt),
    missing: missingText(tracked),
  };
}

/** Days since the newest of all runs, where these are many; null otherwise, and where nothing ever ran. `now`: ISO 8601. */
export function daysWithoutRuns(all: readonly Pick<Tracked, 'lastRunAt'>[], now: string): number | null {
  const times = all.flatMap(({ lastRunAt }) => (lastRunAt === null ? [] : [Date.parse(lastRunAt)]));
  if (times.length === 0) return null;
  const days = Math.floor((Date.parse(now) - Math.max(...times)) / dayMs);
  return days >= quietDays ? days : null;
}

function share({ hits, runs }: { readonly hits: number; readonly runs: number }): string {
  return `${String(hits)} of ${String(runs)}`;
}

function stateText({ verdict: { state, cleanRuns } }: Tracked): string {
  return state === 'not-seen' ? `not seen for ${count(cleanRuns, 'run')}` : stateWords[state];
}

function runsText({ verdict, fresh, older, expectation: { since } }: Tracked): string {
  const parts = [
    `${String(verdict.evidence.runs)}${since === null ? '' : ` since ${since}`}`,
    ...(fresh.runs === 0 ? [] : [`of them ${String(fresh.runs)} new`]),
    ...(older === 0 ? [] : [`${String(older)} older ones not looked at`]),
  ];
  return parts.join(', ');
}

function missingText(tracked: Tracked): string {
  const { verdict, expectation } = tracked;
  const { evidence, state, missing, refutedBy } = verdict;
  if (refutedBy !== null) {
    const day = refutedBy.at.slice(0, 10);
    return `Not fixed on ${expectation.since ?? ''}: it showed again on ${day}. Another day opens another claim`;
  }
  if (missing !== null)
    return `${missingRuns(tracked)} for "${state === 'probably-fixed' ? 'fixed' : 'probably fixed'}"`;
  switch (state) {
    case 'fixed':
      return tracked.standInFor === null
        ? 'Nothing. Empty the checks of its expectation, and the experiment guards the fix'
        : 'Nothing. A stand-in is evidence for no issue';
    case 'not-seen':
      return 'The day of the fix (since, in its expectation): nothing is claimed without one';
    case 'hits-more-often':
      return 'Somebody to look at it: it has become worse, or what was recorded was too little';
    case 'not-enough-evidence':
      return evidence.runs === 0
        ? noRunsText(expectation.since)
        : 'A hit from before: nothing to hold the clean runs against';
    default:
      return '';
  }
}

function noRunsText(since: string | null): string {
  return since === null ? 'A run that counts' : `A run that counts, from ${since} on`;
}

/** `9 clean runs, about 6 h 08 m,` */
function missingRuns({ verdict: { missing } }: Tracked): string {
  if (missing === null || !Number.isFinite(missing.cleanRuns)) return 'More clean runs than anybody makes';
  const time = missing.ms === null ? '' : `, about ${formatDuration(missing.ms)},`;
  return `${count(missing.cleanRuns, 'clean run')}${time}`;
}

// SPDX-License-Identifier: Apache-2.0
/** One run as a row of a site's history: what it is counted with, where its page lies, what is known of it for good. */
import type {
  OverviewRow,
  RunManifest,
  ShardExpectation,
  ShardRun,
  SiteCell,
  SiteIssueOutcome,
  SiteRow,
  SiteStratum,
} from '../domain/documents.ts';
import { runPath } from '../report/links.ts';
import { hitAt } from '../report/site-parts.ts';
import { shorten } from '../report/text.ts';
import type { Provenance } from './provenance.ts';

/** A run that is to be published; its folder is rendered by the caller. */
export interface NewRun {
  readonly stratum: SiteStratum;
  readonly title: string;
  readonly provenance: Provenance;
  readonly row: SiteRow;
  /** What its experiment says of each flaky issue. */
  readonly flaky: ReadonlyMap<string, FlakyNote>;
}

export interface FlakyNote {
  /** How often it was seen; null where nobody wrote it down. */
  readonly recorded: Rate | null;
  /** First day of the candidate fix; null when there is none. */
  readonly since: string | null;
}

export interface Rate {
  readonly hits: number;
  readonly runs: number;
}

type StratumRun = Pick<ShardRun, 'experiment' | 'adapter' | 'gateway' | 'system'>;

/** Gives some hexadecimal digest of a text, 12 digits or more. */
type Digest = (text: string) => string;

const keyDigits = 12;
const maxIssues = 20;
const maxMs = 1e12;
const sources: readonly string[] = ['release', 'binaries', 'endpoint'];
const outcomeRank: readonly SiteIssueOutcome['outcome'][] = ['hit', 'undecided', 'clean', 'guard'];

/** Runs of one stratum are counted together, and no others are. */
export function stratumOf(run: StratumRun, digest: Digest): SiteStratum {
  const names = namesOf(run);
  const { experiment, adapter, system, gateway } = names;
  const key = digest(JSON.stringify([experiment, adapter, system, gateway])).slice(0, keyDigits);
  return { key, ...names };
}

/** Whether a run is counted with those of a stratum. */
export function isOfStratum(run: StratumRun, stratum: SiteStratum): boolean {
  const own = namesOf(run);
  return (
    own.experiment === stratum.experiment &&
    own.adapter === stratum.adapter &&
    own.system === stratum.system &&
    own.gateway === stratum.gateway
  );
}

function namesOf({ experiment, adapter, system, gateway }: StratumRun): Omit<SiteStratum, 'key'> {
  return { experiment, adapter, system: system?.name ?? null, gateway: gatewaySource(gateway) };
}

/** Where a gateway came from: a stand-in with all that was asked for, any other without its version, folder or address. */
function gatewaySource(gateway: string): string {
  const [source = ''] = gateway.split(':', 1);
  return sources.includes(source) ? source : gateway;
}

/** `bytes`: of the folder with its page. Null when neither the manifest nor the run's id says when it was. */
export function rowOf(
  run: ShardRun,
  about: { readonly manifest: RunManifest; readonly provenance: Provenance; readonly bytes: number },
): SiteRow | null {
  const { manifest, provenance, bytes } = about;
  const at = timeOf(manifest);
  if (at === null || run.verdict === 'not-run') return null;
  const { commit, event, workflowRun } = provenance;
  return {
    ...{ runId: manifest.runId, at, verdict: run.verdict, headline: shorten(run.headline, 300) },
    durationMs: Math.min(maxMs, Math.max(0, run.durationMs ?? 0)),
    standInFor: run.standInFor,
    version: run.system?.version ?? null,
    ...{ commit, event: event === null ? null : shorten(event, 60), workflowRun },
    failedUnexpected: run.failedUnexpected,
    issues: issueOutcomes(run.expectations),
    ...{ path: folderOf(manifest.runId, provenance), bytes },
  };
}

/** The folder of a run's page, relative to the site. */
export function folderOf(runId: string, provenance: Provenance): string {
  if (provenance.kind === 'pull-request') return `pr/${String(provenance.number)}/runs/${runId}`;
  return runPath(runId);
}

/** As ISO 8601 with milliseconds; null where the text is no time of this age. */
export function instantOf(text: string): string | null {
  const at = new Date(text);
  const year = at.getUTCFullYear();
  return year >= 2000 && year < 2200 ? at.toISOString() : null;
}

function timeOf({ createdAt, runId }: RunManifest): string | null {
  return instantOf(createdAt) ?? timeOfRunId(runId);
}

/** When a run began, to the second; null where its id does not say. */
export function timeOfRunId(runId: string): string | null {
  return instantOf(runId.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** One for each issue: where several expectations name it, the one that says most. */
export function issueOutcomes(expectations: readonly ShardExpectation[]): readonly SiteIssueOutcome[] {
  const byIssue = new Map<string, SiteIssueOutcome>();
  for (const { issue, flaky, outcome, counts, instances } of expectations) {
    const seen = byIssue.get(issue);
    if (seen !== undefined && outcomeRank.indexOf(seen.outcome) <= outcomeRank.indexOf(outcome)) continue;
    byIssue.set(issue, { issue, flaky, outcome, counts, instances });
  }
  return [...byIssue.values()].slice(0, maxIssues);
}

/** What a run says of an issue, as far as it is counted. */
export type IssueSeen = Pick<SiteIssueOutcome, 'issue' | 'outcome' | 'counts'>;

/** What a run says of an issue: whether it hit; null where it says nothing that may be counted. */
export function hitOf(row: { readonly issues: readonly IssueSeen[] }, issue: string): boolean | null {
  const found = row.issues.find((each) => each.issue === issue);
  if (found === undefined || !found.counts) return null;
  if (found.outcome === 'hit') return true;
  return found.outcome === 'clean' ? false : null;
}

type Counted = OverviewRow['counted'];

/** `counted` is that of its stratum, with this run in it. */
export function cellOf(row: SiteRow, counted: Counted): SiteCell {
  const { runId, at, verdict, durationMs, standInFor, version } = row;
  const seen = counted.map(({ issue }) => {
    const hit = hitOf(row, issue);
    return hit === null ? '-' : hit ? 'h' : 'c';
  });
  return { runId, at, verdict, durationMs, standInFor, version, seen: seen.join(''), kept: row.path !== null };
}

/** What a cell says of the issues of its stratum. */
export function issuesOf({ seen }: Pick<SiteCell, 'seen'>, counted: Counted): readonly IssueSeen[] {
  return counted.flatMap(({ issue }, place): readonly IssueSeen[] => {
    const hit = hitAt({ seen }, place);
    return hit === null ? [] : [{ issue, outcome: hit ? 'hit' : 'clean', counts: true }];
  });
}

type Moment = Pick<SiteRow, 'at' | 'runId'>;

/** The oldest first; runs of the same moment in a stable order. */
export function compareRows(left: Moment, right: Moment): number {
  if (left.at !== right.at) return left.at < right.at ? -1 : 1;
  if (left.runId === right.runId) return 0;
  return left.runId < right.runId ? -1 : 1;
}

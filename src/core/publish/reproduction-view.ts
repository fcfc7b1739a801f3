// SPDX-License-Identifier: Apache-2.0
/** The answer to a label as its template sees it. All of its texts are Markdown already. */
import type { ShardRun } from '../domain/documents.ts';
import { formatDuration } from '../domain/duration.ts';
import { statusLook } from '../report/looks.ts';
import { escapeMarkdown, joinMarkdown, type Markdown } from '../report/markdown.ts';
import { buildReproduceCommand } from '../report/reproduce.ts';
import { count, listNames } from '../report/text.ts';
import { wilsonInterval } from '../stats/intervals.ts';
import { artifactsUrl, artifactUrl } from './comment-links.ts';
import { standInOf } from './comment-title.ts';
import { buildWarnings } from './comment-warnings.ts';
import { codeBlock, codeSpan } from './markdown-code.ts';
import { markerLine } from './marker.ts';
import {
  decideReproduction,
  type Reproduction,
  type ReproductionSource,
  type ReproductionState,
  type ReproductionStratum,
  runsNeeded,
  sureness,
} from './reproduction.ts';

export interface ReproductionView {
  readonly standIn: Markdown | null;
  readonly title: Markdown;
  readonly facts: Markdown;
  readonly warnings: readonly Markdown[];
  readonly rows: readonly ReproductionRow[];
  readonly points: readonly Markdown[];
  /** What is not said here; null when all is. */
  readonly more: Markdown | null;
  /** Block of commands; null without one. */
  readonly reproduce: Markdown | null;
  readonly marker: string;
}

export interface ReproductionRow {
  readonly state: Markdown;
  readonly experiment: Markdown;
  readonly system: Markdown;
  readonly showed: Markdown;
}

/** How much is said. */
export interface ReproductionLimits {
  readonly strata: number;
  /** Runs that are linked, of each. */
  readonly evidence: number;
}

export const REPRODUCTION_TIERS: readonly [ReproductionLimits, ...ReproductionLimits[]] = [
  { strata: 40, evidence: 5 },
  { strata: 10, evidence: 2 },
  { strata: 1, evidence: 1 },
];

const maxCommands = 3;
const maxErrors = 3;
const maxNames = 8;

const looks: Readonly<Record<ReproductionState, { readonly emoji: string; readonly word: string }>> = {
  reproduced: { emoji: statusLook('XFAIL').emoji, word: 'reproduced' },
  'not-reproduced': { emoji: statusLook('PASS').emoji, word: 'not reproduced' },
  'not-applicable': { emoji: statusLook('not-applicable').emoji, word: 'not applicable' },
  undecided: { emoji: statusLook('ERROR').emoji, word: 'not decided' },
};

/** Of clean runs that are not enough to tell. */
const tooFew = { emoji: statusLook('not-run').emoji, word: 'not seen, too few runs' };

export function buildReproductionView(source: ReproductionSource, limits: ReproductionLimits): ReproductionView {
  const decided = decideReproduction(source);
  const shown = decided.strata.slice(0, limits.strata);
  const standIn = standInOf(source.merged);
  const left = decided.strata.length - shown.length;
  const commands = shown
    .flatMap(({ hitRuns, runs }) => (hitRuns.length > 0 ? hitRuns : runs).slice(0, 1))
    .flatMap(({ reproduce }) => buildReproduceCommand(reproduce) ?? []);
  return {
    standIn: standIn === null ? null : escapeMarkdown(`Stand-in, not ${standIn}`, 200),
    title: escapeMarkdown(reproductionTitle(source, decided), 300),
    facts: factsOf(source),
    warnings: buildWarnings({ ...source, main: null, closes: null, claim: null, allowStandIn: false }),
    rows: shown.map(rowOf),
    points: shown.map((stratum) => pointOf(stratum, source, limits)),
    more: left === 0 ? null : escapeMarkdown(`Not shown here: ${count(left, 'more row')}.`, 60),
    reproduce: commands.length === 0 ? null : codeBlock('bash', commands.slice(0, maxCommands)),
    marker: markerLine(source.marker),
  };
}

/** `🟡 Reproduced in 3 of 4 runs`. Plain text; the log of the job begins with the same. */
export function reproductionTitle(source: ReproductionSource, { state, strata }: Reproduction): string {
  const mine = strata.filter((stratum) => stratum.state === state);
  const [first] = mine;
  const single = mine.length === 1 ? first : undefined;
  const isOpen = state === 'not-reproduced' && !mine.every(isEnough);
  const { emoji } = isOpen ? tooFew : looks[state];
  switch (state) {
    case 'reproduced':
      return `${emoji} Reproduced ${single === undefined ? `by ${count(mine.length, 'experiment')}` : `in ${shareOf(single)}`}`;
    case 'not-reproduced':
      return `${emoji} Not reproduced ${single === undefined ? `by ${count(mine.length, 'experiment')}` : cleanIn(single)}`;
    case 'not-applicable':
      return `${emoji} Not applicable: no experiment of this issue applies to this system`;
    default:
      return `${emoji} Not decided: ${whyUndecided(source)}`;
  }
}

function whyUndecided({ merged }: ReproductionSource): string {
  if (merged.unfinished.some(({ state }) => state === 'cancelled')) return 'cancelled before enough had run';
  return merged.experiments.length === 0 ? 'there are no results' : 'the runs cannot be trusted, or not all are there';
}

/** Whether clean runs are as many as tell something, where anybody recorded how often it shows. */
function isEnough({ evidence: { runs }, recorded }: Pick<ReproductionStratum, 'evidence' | 'recorded'>): boolean {
  return runs >= (runsNeeded(recorded) ?? 0);
}

function cleanIn({ evidence, recorded }: ReproductionStratum): string {
  const { runs } = evidence;
  return `in ${count(runs, 'run')}${isEnough({ evidence, recorded }) ? '' : ', which is not enough to tell'}`;
}

function shareOf({ evidence: { hits, runs } }: ReproductionStratum): string {
  return `${String(hits)} of ${count(runs, 'run')}`;
}

const noRun: readonly ShardRun['verdict'][] = ['not-run', 'not-applicable'];

function factsOf({ merged, place, reportUrl }: ReproductionSource): Markdown {
  const started = merged.experiments.flatMap(({ runs }) => runs.filter(({ verdict }) => !noRun.includes(verdict)));
  return joinMarkdown(
    [
      escapeMarkdown(count(started.length, 'run'), 40),
      ...(merged.elapsedMs === null ? [] : [escapeMarkdown(formatDuration(merged.elapsedMs), 40)]),
      ...(reportUrl === null ? [] : [`[report](${reportUrl})` as Markdown]),
      `[artifacts](${artifactsUrl(place)})` as Markdown,
      escapeMarkdown(`commit ${place.headSha.slice(0, 7)}`, 40),
    ],
    ' · ',
  );
}

function rowOf(stratum: ReproductionStratum): ReproductionRow {
  const [run] = stratum.runs as [ShardRun, ...ShardRun[]];
  const system = stratum.runs.find((one) => one.system !== null)?.system ?? null;
  const name = system === null ? '' : `${system.name} ${system.version}, `;
  const isOpen = stratum.state === 'not-reproduced' && !isEnough(stratum);
  const { emoji, word } = isOpen ? tooFew : looks[stratum.state];
  return {
    state: escapeMarkdown(`${emoji} ${word}`, 40),
    experiment: codeSpan(run.experiment, 100),
    system: escapeMarkdown(`${name}${run.adapter}, ${run.gateway}`, 300),
    showed: escapeMarkdown(showedIn(stratum), 80),
  };
}

/** `3 of 4 runs (30 to 95 %)`: Wilson's interval, 95 %. */
function showedIn(stratum: ReproductionStratum): string {
  if (stratum.evidence.runs === 0) return '';
  const { low, high } = wilsonInterval(stratum.evidence);
  const [from, to] = [low, high].map((share) => String(Math.round(share * 100)));
  return `${shareOf(stratum)} (${from ?? ''} to ${to ?? ''} %)`;
}

function pointOf(stratum: ReproductionStratum, source: ReproductionSource, { evidence }: ReproductionLimits): Markdown {
  const [run] = stratum.runs as [ShardRun, ...ShardRun[]];
  const name = `**${codeSpan(run.experiment, 100)}**: ` as Markdown;
  switch (stratum.state) {
    case 'reproduced':
      return joinMarkdown([name, whatShowed(stratum), ...evidenceOf(stratum, source, evidence)], '');
    case 'not-reproduced':
      return joinMarkdown([name, escapeMarkdown(sureness(stratum), 400)], '');
    default:
      return joinMarkdown([name, escapeMarkdown(whyNot(stratum), 900)], '');
  }
}

function whatShowed({ instances, instanceCounts: { hit, all }, failed }: ReproductionStratum): Markdown {
  const where = instances.length === 0 ? '' : ` on ${listNames(instances, maxNames)}`;
  const share = all === 0 ? '' : ` (${String(hit)} of ${count(all, 'instance')} in the runs that show it)`;
  return escapeMarkdown(`${listNames(failed, maxNames)} failed${where}${share}.`, 700);
}

/** Where the runs that show it are; the artifact's address is GitHub's, the path inside of it is text. */
function evidenceOf(
  { hitRuns }: ReproductionStratum,
  { place }: ReproductionSource,
  most: number,
): readonly Markdown[] {
  const links = hitRuns.slice(0, most).map((run) => {
    const path = run.place === null ? '' : ` ${codeSpan(run.place.path, 300)}`;
    return `[evidence](${artifactUrl(place, run.place?.artifact ?? null)})${path}` as Markdown;
  });
  const left = hitRuns.length - links.length;
  const more = left > 0 ? [escapeMarkdown(`${String(left)} more`, 20)] : [];
  return [' ' as Markdown, joinMarkdown([...links, ...more], ', ')];
}

function whyNot({ state, runs }: ReproductionStratum): string {
  const errors = [...new Set(runs.flatMap((run) => (run.errors.length > 0 ? run.errors : [run.headline])))];
  const why = errors.slice(0, maxErrors).join('; ');
  return state === 'undecided' ? `cannot be decided: ${why}` : `does not apply: ${why}`;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The part of a comment that says whether a fix shows: a row for each linked issue of each experiment that ran without the
 * change and with it, and below it what that rests on and what to do next. All of its texts are Markdown already.
 */
import type { ShardRun } from '../domain/documents.ts';
import { type RunStatus, statusLook } from '../report/looks.ts';
import { escapeMarkdown, joinMarkdown, type Markdown } from '../report/markdown.ts';
import { count } from '../report/text.ts';
import type { Evidence } from '../stats/arguments.ts';
import { wilsonInterval } from '../stats/intervals.ts';
import { type DetailView, editView } from './comment-details.ts';
import { artifactUrl, compareUrl, issueLink } from './comment-links.ts';
import type { CommentLimits, CommentSource } from './comment-source.ts';
import { type FixProof, isClosing, isEvidence, type ProvedExperiment, type Verdicts } from './fix-proof.ts';
import { proofLook, proofSentence } from './fix-proof-words.ts';
import { codeSpan } from './markdown-code.ts';

export interface FixProofView {
  /** What the pull request closes, and what of it nothing here is about; null where that is not known. */
  readonly closing: Markdown | null;
  readonly rows: readonly ProofRow[];
  readonly details: readonly DetailView[];
  /** What is not said here; null when all is. */
  readonly more: Markdown | null;
}

export interface ProofRow {
  readonly state: Markdown;
  readonly issue: Markdown;
  readonly experiment: Markdown;
  readonly base: Markdown;
  readonly head: Markdown;
}

const maxFlips = 5;

/** Null where nothing ran without the change. */
export function buildFixProof(source: CommentSource, limits: CommentLimits): FixProofView | null {
  if (source.merged.proofs.length === 0) return null;
  const proofs = closingFirst(source.merged.proofs, ({ proofs: all }) => all.map(({ issue }) => issue), source);
  const found = proofs.flatMap((proved) => rowsOf(proved, source));
  const rows = closingFirst(found, ({ of }) => [of], source).map(({ row }) => row);
  const shown = rows.slice(0, limits.rows);
  const detailed = proofs.slice(0, limits.detailed);
  const left = rows.length - shown.length + proofs.length - detailed.length;
  return {
    closing: closingText(source),
    rows: shown,
    details: detailed.flatMap((proved) => detailsOf(proved, source, limits)),
    more: left === 0 ? null : escapeMarkdown(`${count(left, 'more part')} of this not shown here.`, 60),
  };
}

/** Those of an issue that the pull request closes come first; else they stay in order. */
function closingFirst<T>(
  all: readonly T[],
  issuesOf: (one: T) => readonly string[],
  { closes }: CommentSource,
): readonly T[] {
  const isFirst = (one: T): boolean => issuesOf(one).some((issue) => isClosing(issue, closes) === true);
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

const maxClosing = 10;

function closingText(source: CommentSource): Markdown | null {
  const { closes, merged } = source;
  if (closes === null) return null;
  if (closes.length === 0) return escapeMarkdown("By GitHub's references, this pull request closes no issue.", 100);
  const proved = merged.proofs.flatMap(({ proofs }) => proofs.map(({ issue }) => issue));
  const silent = closes.filter((issue) => !proved.some((one) => isClosing(one, [issue]) === true));
  const links = (issues: readonly string[]): Markdown => {
    const more = issues.length - maxClosing;
    return joinMarkdown(
      [
        ...issues.slice(0, maxClosing).map((issue) => issueLink(issue, source)),
        ...(more > 0 ? [escapeMarkdown(`${String(more)} more`, 20)] : []),
      ],
      ', ',
    );
  };
  const none = silent.length === 0 ? '' : ` No experiment that ran here names ${links(silent)}.`;
  return `This pull request closes ${links(closes)}.${none}` as Markdown;
}

interface FoundRow {
  /** The issue that it is of. */
  readonly of: string;
  readonly row: ProofRow;
}

function rowsOf(proved: ProvedExperiment, source: CommentSource): readonly FoundRow[] {
  if (!isEvidence(proved, source)) return [];
  return proved.proofs.map((proof) => {
    const { emoji, word } = proofLook(proof.state, proved);
    const row = {
      state: escapeMarkdown(`${emoji} ${word}`, 40),
      issue: markedIssue(proof.issue, source),
      experiment: codeSpan(proved.experiment, 100),
      base: sideCell(proof.base, proof),
      head: sideCell(proof.head, proof),
    };
    return { of: proof.issue, row };
  });
}

function markedIssue(issue: string, source: CommentSource): Markdown {
  const link = issueLink(issue, source);
  switch (isClosing(issue, source.closes)) {
    case true:
      return `closes ${link}` as Markdown;
    case false:
      return `${link}, also touched` as Markdown;
    case null:
      return link;
  }
}

/** `fails`, or `shows in 3 of 11 runs (10 to 57 %)`. */
function sideCell(side: Evidence, { flaky }: FixProof): Markdown {
  if (side.runs === 0) return escapeMarkdown('not known', 20);
  if (!flaky) return escapeMarkdown(side.hits > 0 ? 'fails' : 'holds', 10);
  const { low, high } = wilsonInterval(side);
  const [from, to] = [low, high].map((share) => String(Math.round(share * 100)));
  const rate = `${String(side.hits)} of ${count(side.runs, 'run')}`;
  return escapeMarkdown(`shows in ${rate} (${from ?? ''} to ${to ?? ''} %)`, 80);
}

function detailsOf(proved: ProvedExperiment, source: CommentSource, limits: CommentLimits): readonly DetailView[] {
  const name = `**${codeSpan(proved.experiment, 100)}**` as Markdown;
  if (!isEvidence(proved, source)) {
    const text = `Stand-in, not ${proved.standInFor ?? ''}: no fix is claimed of what ran on it.`;
    return [{ head: joinMarkdown([name, escapeMarkdown(text, 200)], ': '), points: [], edits: [] }];
  }
  const edits = proved.proofs.flatMap((proof) => (proof.state === 'fix-shown' ? (proof.edit ?? []) : []));
  const points = [
    ...closingFirst(proved.proofs, ({ issue }) => [issue], source)
      .slice(0, Math.max(1, limits.checks))
      .map((proof) => proofPoint(proof, proved, source)),
    ...(proved.proofs.length === 0 ? [escapeMarkdown(guardText(proved), 300)] : []),
    ...verdictPoints(proved),
    ...comparedPoints(proved, source, limits),
    ...proved.problems.map(({ side, text }) => escapeMarkdown(`A run on the ${side}: ${text}`, 500)),
  ];
  return [{ head: name, points, edits: edits.slice(0, limits.edits).map(editView) }];
}

/** An experiment without a known failure is judged by its verdict alone. */
function guardText({ verdicts, isCutOff }: ProvedExperiment): string {
  const isKnown = (status: RunStatus | null): boolean => status !== null && decided.includes(status);
  if (!isKnown(verdicts.base) || !isKnown(verdicts.head)) {
    const why = isCutOff ? 'Its job was cancelled, so nothing' : 'Nothing';
    return `${why} follows from it: base ${look(verdicts.base)}, head ${look(verdicts.head)}.`;
  }
  return `No expectation of it is open: its verdict guards the fix. Base ${look(verdicts.base)}, head ${look(verdicts.head)}.`;
}

const decided: readonly RunStatus[] = ['PASS', 'FAIL', 'XFAIL', 'XPASS'];

function proofPoint(proof: FixProof, proved: ProvedExperiment, source: CommentSource): Markdown {
  const { title, text } = proofSentence(proof, proved);
  const isTouched = isClosing(proof.issue, source.closes) === false && proof.state !== 'fix-shown';
  const word = isTouched ? proofLook(proof.state, proved).word : title;
  const next =
    proof.state !== 'fix-shown' || proof.edit === null
      ? ''
      : ' Empty `checks` of its expectation: then this experiment guards the fix.';
  const isNew =
    proved.decidedBy === 'head' ? ' Decided by the experiment that the pull request adds: the base has none.' : '';
  const said = escapeMarkdown(`${text}${isNew}`, 600);
  return `**${markedIssue(proof.issue, source)}: ${escapeMarkdown(word, 60)}.** ${said}${next}` as Markdown;
}

/** Both verdicts, where the pull request edits what decides. */
function verdictPoints({ verdicts, edited }: ProvedExperiment): readonly Markdown[] {
  if (edited === null) return [];
  const by = (words: string, { base, head }: Verdicts): string => `${words}: base ${look(base)}, head ${look(head)}.`;
  const text = `${by("Decided by the base commit's file", verdicts)} ${by('By the file as this pull request edits it', edited)}`;
  return [escapeMarkdown(text, 300)];
}

function look(status: RunStatus | null): string {
  if (status === null) return 'not run';
  const { emoji, word } = statusLook(status);
  return `${emoji} ${word}`;
}

function comparedPoints(
  { compared }: ProvedExperiment,
  { place, reportUrl }: CommentSource,
  limits: CommentLimits,
): readonly Markdown[] {
  if (compared === null) return [];
  const { text, flips, baseRun, headRun, artifact } = compared;
  const page = compareUrl(reportUrl, { a: baseRun, b: headRun });
  const command = codeSpan(`chaos compare ${baseRun} ${headRun}`, 100);
  const open = page === null ? 'Unpack' : `See them [side by side](${page}), or unpack`;
  const where = `${open} [both runs](${artifactUrl(place, artifact)}) into \`runs\` for ${command}.`;
  const said = escapeMarkdown(`Compared, with A the base and B the head: ${text.replace(/\.$/, '')}.`, 600);
  const head = joinMarkdown([said, where as Markdown], ' ');
  const shown = flips.slice(0, Math.min(maxFlips, limits.checks));
  const more = flips.length - shown.length + compared.omittedFlips;
  return [
    head,
    ...shown.map(flipPoint),
    ...(more > 0 && shown.length > 0 ? [escapeMarkdown(`${count(more, 'more outcome')} that differ`, 60)] : []),
  ];
}

type Flip = NonNullable<ShardRun['compared']>['flips'][number];

function flipPoint({ check, instance, base, head }: Flip): Markdown {
  const where = instance === null ? '' : ` on ${instance}`;
  return joinMarkdown([codeSpan(check, 60), escapeMarkdown(`${where}: ${base} on base, ${head} on head`, 120)], '');
}

// SPDX-License-Identifier: Apache-2.0
/** Checks and expectations of a verdict as rows of a report: what needs somebody to look comes first. */
import type { CheckOutcome, CheckResult, ExpectationResult, VerdictDocument } from '../domain/documents.ts';
import { fileHref, issueUrl } from './links.ts';
import { type Look, outcomeLook } from './looks.ts';
import { compareNames, count, listNames, visible } from './text.ts';

export interface Link {
  readonly text: string;
  /** The text, cut where a line may end. */
  readonly parts: readonly string[];
  /** Null when the address was refused: then the text stands alone. */
  readonly href: string | null;
}

export interface CheckRow extends Look {
  readonly check: string;
  readonly kind: string;
  /** Instance, workload or "the run". */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
  readonly evidence: Link | null;
  readonly issues: readonly Link[];
}

export interface CheckRows {
  readonly rows: readonly CheckRow[];
  /** "12 more outcomes are in verdict.json"; null when all are shown. */
  readonly more: string | null;
}

export interface ExpectationRow extends Look {
  readonly issue: Link;
  readonly reason: string;
  /** Checks that failed as the issue says, and on which instances. */
  readonly failed: string;
  readonly holding: string;
  readonly note: string;
}

const maxCheckRows = 200;
const maxIssues = 5;

/** `anchors`: addresses in the page of lines that it shows itself. */
export function viewChecks(verdict: VerdictDocument, anchors: ReadonlyMap<string, string>): CheckRows {
  const rows = verdict.checks
    .flatMap((check, index) => check.outcomes.map((outcome) => ({ check, index, outcome, rank: rankOf(outcome) })))
    .sort(
      (a, b) =>
        a.rank - b.rank || a.index - b.index || compareNames(a.outcome.instance ?? '', b.outcome.instance ?? ''),
    );
  const more = rows.length - maxCheckRows;
  return {
    rows: rows.slice(0, maxCheckRows).map(({ check, outcome }) => viewOutcome(check, outcome, anchors)),
    more: more <= 0 ? null : `${count(more, 'more outcome')} in verdict.json`,
  };
}

export function viewExpectations(verdict: VerdictDocument): readonly ExpectationRow[] {
  return verdict.expectations.map(viewExpectation);
}

export function issueLink(issue: string): Link {
  return linkTo(visible(issue, 200), issueUrl(issue));
}

function evidenceLink(
  { file, line }: { readonly file: string; readonly line: number | null },
  anchors: ReadonlyMap<string, string>,
): Link {
  const link = fileLink(file, line);
  return { ...link, href: anchors.get(`${file}:${String(line)}`) ?? link.href };
}

export function fileLink(file: string, line: number | null): Link {
  return linkTo(`${visible(file, 200)}${line === null ? '' : `:${String(line)}`}`, fileHref(file));
}

function linkTo(text: string, href: string | null): Link {
  return { text, parts: text.split(/(?<=\/)/), href };
}

function rankOf(outcome: CheckOutcome): number {
  if (outcome.outcome === 'held') return 3;
  if (outcome.outcome === 'undecided') return 1;
  return outcome.expectedBy.length === 0 ? 0 : 2;
}

function viewOutcome(check: CheckResult, outcome: CheckOutcome, anchors: ReadonlyMap<string, string>): CheckRow {
  return {
    ...outcomeLook(outcome.outcome, outcome.expectedBy.length > 0),
    check: visible(check.name, 60),
    kind: visible(check.kind, 20),
    subject: visible(outcome.instance ?? check.workload ?? 'the run', 50),
    expected: visible(outcome.expected, 400),
    actual: visible(outcome.actual, 400),
    evidence: outcome.evidence === null ? null : evidenceLink(outcome.evidence, anchors),
    issues: outcome.expectedBy.slice(0, maxIssues).map(issueLink),
  };
}

function viewExpectation(expectation: ExpectationResult): ExpectationRow {
  const instances = expectation.hitInstances.length === 0 ? '' : ` on ${listNames(expectation.hitInstances, 5)}`;
  const notes = [
    expectation.flaky ? 'flaky: need not show in every run' : null,
    expectation.scopeNote === null ? null : visible(expectation.scopeNote, 300),
  ];
  return {
    ...expectationLook(expectation),
    issue: issueLink(expectation.issue),
    reason: visible(expectation.reason, 500),
    failed: expectation.failed.length === 0 ? 'none' : `${listNames(expectation.failed, 10)}${instances}`,
    holding: expectation.holding.length === 0 ? 'none' : listNames(expectation.holding, 10),
    note: notes.filter((note) => note !== null).join('; '),
  };
}

function expectationLook({ outcome, flaky }: ExpectationResult): Look {
  switch (outcome) {
    case 'hit':
      return { word: 'showed', glyph: '◐', tone: 'xfail' };
    case 'clean':
      return flaky
        ? { word: 'not hit this time', glyph: '–', tone: 'none' }
        : { word: 'did not show', glyph: '★', tone: 'xpass' };
    case 'undecided':
      return { word: 'undecided', glyph: '!', tone: 'error' };
    case 'guard':
      return { word: 'guards the fix', glyph: '–', tone: 'none' };
    case 'ignored':
      return { word: 'not in scope', glyph: '–', tone: 'none' };
  }
}

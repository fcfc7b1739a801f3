// SPDX-License-Identifier: Apache-2.0
/** What several runs of an experiment say together, as lines under their table. */
import { describeIssue, type Summary } from '../app/repeat.ts';
import { statusLook } from '../core/report/looks.ts';
import { visible } from '../core/report/text.ts';

const shownCharacters = 300;

/** Verdicts and linked issues, per experiment. */
export function summaryLines(summaries: readonly Summary[]): readonly string[] {
  return summaries.flatMap(({ experiment, verdict, verdicts, issues }) => {
    const counts = verdicts.map(({ verdict: one, runs }) => `${String(runs)} ${statusLook(one).word}`);
    const together = verdict === null ? '' : ` (together ${statusLook(verdict).word})`;
    return [
      `${experiment}: ${counts.join(', ')}${together}`,
      ...issues.map((issue) => `  ${visible(describeIssue(issue), shownCharacters)}`),
    ];
  });
}

/** Linked issues of experiments; nothing where no run decided one. */
export function issueLines(summaries: readonly Summary[]): readonly string[] {
  const lines = summaries.flatMap(({ experiment, adapter, issues }) =>
    issues
      .filter(({ runs }) => runs > 0)
      .map((issue) => visible(`  ${experiment} on ${adapter ?? 'unknown'}: ${describeIssue(issue)}`, shownCharacters)),
  );
  return lines.length === 0 ? [] : ['', 'Linked issues, in how many of the runs that decided them:', ...lines];
}

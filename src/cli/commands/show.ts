// SPDX-License-Identifier: Apache-2.0
/** `chaos show`: verdict, checks and what happened when, for a reader in a terminal. */
import path from 'node:path';
import { readEvaluated } from '../../app/evaluate.ts';
import { issuesOf } from '../../app/outcome.ts';
import { resolveRun } from '../../app/runs.ts';
import { EXIT } from '../../core/domain/errors.ts';
import type { ReportView } from '../../core/report/view.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { printTable } from '../table.ts';

const maxTimelineRows = 60;

export const showCommand: Command = (args, terminal) => {
  const { cwd } = terminal;
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const runDir = resolveRun(args.positionals[0] ?? '', { cwd, runsDir });
  const { verdict, view } = readEvaluated(createAppPorts(), runDir);
  if (args.flag('json')) {
    printJson(terminal, { runDir, verdict, timeline: view.timeline.rows });
    return Promise.resolve(EXIT.ok);
  }
  const { experiment, durationMs, headline, standInFor } = verdict;
  printTable(terminal, [
    { experiment, verdict: verdict.verdict, durationMs, issues: issuesOf(verdict), headline, standInFor, runDir },
  ]);
  printLines(terminal, [...checkLines(view), ...errorLines(view), ...timelineLines(view), ...closingLines(view)]);
  return Promise.resolve(EXIT.ok);
};

function checkLines({ checks, counts }: ReportView): readonly string[] {
  const totals = counts.filter(({ number }) => number > 0).map(({ number, word }) => `${String(number)} ${word}`);
  return [
    '',
    `Checks: ${totals.join(', ') || 'none'}`,
    ...checks.rows.flatMap((row) => [
      `  ${row.glyph} ${row.check} (${row.subject}): ${row.word}`,
      ...(row.word === 'held' ? [] : [`      expected ${row.expected}`, `      actual   ${row.actual}`]),
      ...(row.word === 'held' || row.evidence === null ? [] : [`      evidence ${row.evidence.text}`]),
    ]),
    ...(checks.more === null ? [] : [`  ${checks.more}`]),
  ];
}

function errorLines({ errors, warnings }: ReportView): readonly string[] {
  const lines = [
    ...warnings,
    ...errors.rows.map(({ phase, subject, message }) => `${phase}${subject === '' ? '' : ` (${subject})`}: ${message}`),
  ];
  return lines.length === 0 ? [] : ['', 'Errors:', ...lines.map((line) => `  ${line}`)];
}

function timelineLines({ timeline }: ReportView): readonly string[] {
  const rows = timeline.rows.slice(0, maxTimelineRows);
  const more = timeline.rows.length - rows.length;
  return [
    '',
    'Timeline:',
    ...rows.map(({ from, took, kind, what, detail }) =>
      `  ${from.padStart(8)}  ${took.padStart(8)}  ${kind.padEnd(9)} ${what}${detail === '' ? '' : `: ${detail}`}`.trimEnd(),
    ),
    ...(more > 0 ? [`  and ${String(more)} more in timeline.jsonl`] : []),
  ];
}

function closingLines({ reproduce }: ReportView): readonly string[] {
  return reproduce === null ? [] : ['', `The same again: ${reproduce}`];
}

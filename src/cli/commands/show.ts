// SPDX-License-Identifier: Apache-2.0
/** `chaos show`: verdict, checks and what happened when, for a reader in a terminal. */
import path from 'node:path';
import { readEvaluated } from '../../app/evaluate.ts';
import { issuesOf } from '../../app/outcome.ts';
import { resolveRun } from '../../app/runs.ts';
import { EXIT } from '../../core/domain/errors.ts';
import { wrapCells } from '../../core/report/cells.ts';
import type { ReportView } from '../../core/report/view.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { printTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

const maxTimelineRows = 60;
const maxTextLines = 8;
const maxColumns = 120;
const minTextColumns = 24;
/** Where the words of a timeline row begin. */
const textIndent: string = ' '.repeat(32);

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
  printLines(terminal, [
    ...checkLines(view),
    ...errorLines(view),
    ...timelineLines(view, terminal),
    ...closingLines(view, terminal),
  ]);
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

/** In the order of what happened, unlike the picture, which keeps together what belongs together. */
function timelineLines({ timeline }: ReportView, terminal: Terminal): readonly string[] {
  const inOrder = [...timeline.rows].sort((left, right) => left.fromMs - right.fromMs);
  const rows = inOrder.slice(0, maxTimelineRows);
  const more = timeline.rows.length - rows.length;
  const cells = Math.max(minTextColumns, Math.min(maxColumns, terminal.outColumns()) - textIndent.length);
  return [
    '',
    'Timeline (from, took):',
    ...rows.flatMap(({ from, took, kind, what, detail }) => {
      const head = `  ${from.padStart(8)}  ${took.padStart(8)}  ${kind.padEnd(9)} `;
      const text = `${what}${detail === '' ? '' : `: ${detail}`}`;
      const lines = wrapCells(text, { cells, lines: maxTextLines });
      return lines.map((line, index) => `${index === 0 ? head : textIndent}${line}`.trimEnd());
    }),
    ...(more > 0 ? [`  and ${String(more)} more in timeline.jsonl`] : []),
  ];
}

function closingLines({ reproduce }: ReportView, { program }: Terminal): readonly string[] {
  return reproduce === null ? [] : ['', 'The same again:', `  ${reproduce.replace(/^chaos /, `${program} `)}`];
}

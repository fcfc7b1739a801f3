// SPDX-License-Identifier: Apache-2.0
/** `chaos compare`: what differs between two runs. */
import path from 'node:path';
import { compareRuns, writeComparisonPage } from '../../app/compare.ts';
import { resolveRun } from '../../app/runs.ts';
import { EXIT, UsageError } from '../../core/domain/errors.ts';
import { nearestName } from '../../core/domain/nearest.ts';
import { comparisonText } from '../../core/report/compare-terminal.ts';
import type { AlignAt } from '../../core/report/compare-times.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';

const maxColumns = 80;

export const compareCommand: Command = (args, terminal) => {
  const { cwd } = terminal;
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const [a = '', b = ''] = args.positionals.map((text) => resolveRun(text, { cwd, runsDir }));
  const ports = createAppPorts();
  const comparison = compareRuns(ports, { a, b, align: alignmentOf(args) });
  const page = args.text('html');
  if (page !== null) writeComparisonPage(ports, comparison, path.resolve(cwd, page));
  if (args.flag('json')) {
    printJson(terminal, comparison);
  } else {
    const dirs = { a: shownPath(a, cwd), b: shownPath(b, cwd) };
    const width = Math.min(maxColumns, terminal.outColumns());
    terminal.out(comparisonText(comparison, dirs, { color: terminal.colour, width }));
    if (page !== null) printLines(terminal, ['', `Page: ${visible(page, 4096)}`]);
  }
  const isWorse = comparison.summary.brokenOutcomes > 0;
  return Promise.resolve(isWorse && args.flag('fail-on-regression') ? EXIT.fail : EXIT.ok);
};

const alignments: readonly AlignAt[] = ['fault', 'start'];

function alignmentOf(args: ParsedArguments): AlignAt {
  const text = args.text('align') ?? 'fault';
  const known = alignments.find((name) => name === text);
  if (known !== undefined) return known;
  const nearest = nearestName(text, alignments);
  throw new UsageError(`--align "${text}" is no moment of a run; expected fault or start`, {
    code: 'wrong-arguments',
    hint: nearest === null ? 'See chaos compare --help.' : `Did you mean ${nearest}?`,
  });
}

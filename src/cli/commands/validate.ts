// SPDX-License-Identifier: Apache-2.0
/** `chaos validate`: every problem on its line, then which adapters suit each experiment; or all of that as a table. */
import type { ExperimentValidation } from '../../app/validate.ts';
import { validate } from '../../app/validate.ts';
import { type FitnessTable, validateAll } from '../../app/validate-all.ts';
import { EXIT, formatProblem, UsageError } from '../../core/domain/errors.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';

const lineLimit = 1000;

export const validateCommand: Command = (args, terminal) => {
  if (args.flag('all-adapters')) return validateOnAll(args, terminal);
  const result = validate(createAppPorts(), {
    cwd: terminal.cwd,
    experiments: args.positionals,
    adapter: args.text('adapter'),
    sets: args.list('set'),
    experimentsDir: args.text('experiments-dir'),
    adaptersDir: args.text('adapters-dir'),
  });
  if (args.flag('json')) {
    printJson(terminal, result);
  } else {
    const adapters = result.adapters.flatMap(({ file, problems }) => [
      ...problems.map((problem) => visible(formatProblem(problem), lineLimit)),
      `${file}: ${verdictOf(problems.length)}`,
    ]);
    printLines(terminal, [...adapters, ...result.experiments.flatMap(describe)]);
  }
  return Promise.resolve(result.valid ? EXIT.ok : EXIT.usage);
};

const WORDS = { valid: 'valid', invalid: 'invalid', 'not-applicable': 'not applicable' } as const;

const validateOnAll: Command = (args, terminal) => {
  if (args.text('adapter') !== null) {
    throw new UsageError('--all-adapters with --adapter; expected one of them', { code: 'wrong-arguments' });
  }
  const table = validateAll(createAppPorts(), {
    cwd: terminal.cwd,
    experiments: args.positionals,
    sets: args.list('set'),
    experimentsDir: args.text('experiments-dir'),
    adaptersDir: args.text('adapters-dir'),
  });
  if (args.flag('json')) printJson(terminal, table);
  else printLines(terminal, tableLines(table));
  return Promise.resolve(table.valid ? EXIT.ok : EXIT.fail);
};

/** A row for each experiment, a line for each adapter that sums up, and why wherever it is not valid. */
function tableLines({ adapters, experiments, problems }: FitnessTable): readonly string[] {
  const rows = [
    ['experiment', ...adapters],
    ...experiments.map(({ experiment, on }) => [experiment, ...on.map(({ verdict }) => WORDS[verdict])]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  const sums = adapters.map((adapter, index) => {
    const verdicts = experiments.flatMap(({ on }) => on[index]?.verdict ?? []);
    const count = (verdict: string): string => String(verdicts.filter((one) => one === verdict).length);
    return `${adapter}: ${count('valid')} valid, ${count('not-applicable')} not applicable, ${count('invalid')} invalid`;
  });
  const reasons = experiments.flatMap(({ experiment, on }) =>
    on.flatMap(({ adapter, verdict, reasons: why }) =>
      why.map((reason) => `${experiment} on ${adapter}: ${WORDS[verdict]}: ${visible(reason, lineLimit)}`),
    ),
  );
  return [
    ...problems.map((problem) => visible(formatProblem(problem), lineLimit)),
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    '',
    ...sums,
    ...(reasons.length === 0 ? [] : ['', ...reasons]),
  ];
}

function describe(checked: ExperimentValidation): readonly string[] {
  const { file, problems, validOn, notApplicableOn } = checked;
  const not = notApplicableOn.map(({ adapter, why }) => `${adapter} (${visible(why, lineLimit)})`).join(', ');
  return [
    ...problems.map((problem) => visible(formatProblem(problem), lineLimit)),
    `${file}: ${verdictOf(problems.length)}`,
    ...(problems.length === 0 || validOn.length > 0
      ? [`  valid on: ${validOn.join(', ') || 'none'}; not applicable on: ${not || 'none'}`]
      : []),
  ];
}

function verdictOf(problems: number): string {
  if (problems === 0) return 'valid';
  return problems === 1 ? '1 problem' : `${String(problems)} problems`;
}

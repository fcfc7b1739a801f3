// SPDX-License-Identifier: Apache-2.0
/** `chaos validate`: every problem on its line, then which adapters suit each experiment. */
import type { ExperimentValidation } from '../../app/validate.ts';
import { validate } from '../../app/validate.ts';
import { EXIT, formatProblem } from '../../core/domain/errors.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';

const lineLimit = 1000;

export const validateCommand: Command = (args, terminal) => {
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

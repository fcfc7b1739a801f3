// SPDX-License-Identifier: Apache-2.0
/** The manifests in a run directory: valid when the run began, under names that are not their own. */
import type { Adapter, Experiment, ParameterValue } from '../core/domain/documents.ts';
import { HarnessError, SpecError, type SpecProblem } from '../core/domain/errors.ts';
import { parseAdapter, parseExperiment } from '../core/spec/parse.ts';
import { ADAPTER_FILE, EXPERIMENT_FILE } from '../rundir/layout.ts';

/** adapter.yaml of a run. Throws a HarnessError (`evidence-damaged`) when it is not valid any more. */
export function parseRecordedAdapter(text: string): Adapter {
  const source = { path: ADAPTER_FILE, bytes: new TextEncoder().encode(text) };
  const parsed = parseAdapter(source, { nameIsId: false });
  if (parsed.ok) return parsed.value;
  throw damaged(ADAPTER_FILE, parsed.problems);
}

/** experiment.yaml of a run, with the parameters that it had. Throws a HarnessError (`evidence-damaged`). */
export function parseRecordedExperiment(
  text: string,
  parameters: Readonly<Record<string, ParameterValue>>,
): Experiment {
  const source = { path: EXPERIMENT_FILE, bytes: new TextEncoder().encode(text) };
  const parsed = parseExperiment(source, { overrides: parameters, nameIsId: false });
  if (parsed.ok) return parsed.value.experiment;
  throw damaged(EXPERIMENT_FILE, parsed.problems);
}

function damaged(file: string, problems: readonly SpecProblem[]): HarnessError {
  return new HarnessError(`${file} in the run directory is not valid`, {
    code: 'evidence-damaged',
    subject: file,
    cause: new SpecError(problems),
  });
}

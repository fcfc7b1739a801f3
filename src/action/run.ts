// SPDX-License-Identifier: Apache-2.0
/** `command: run`: inputs to one app call to outputs, a summary and an exit that follows `fail-on`. */
import path from 'node:path';
import process from 'node:process';
import type { RunOutcome } from '../app/outcome.ts';
import { createProgress, type Progress } from '../app/progress.ts';
import type { OpenedRun } from '../app/opened-run.ts';
import { type RunListener, runExperiments } from '../app/run.ts';
import { renderJobSummary } from '../app/summary.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { statusLook } from '../core/report/looks.ts';
import { visible } from '../core/report/text.ts';
import { createAppPorts } from '../wiring.ts';
import { type FailOn, readRunInputs, type RunInputs } from './inputs.ts';
import { failBecause, log, saveRuns, writeOutputs, writeSummary } from './outputs.ts';

export async function runCommand(signal: AbortSignal): Promise<void> {
  const inputs = readRunInputs();
  const ports = createAppPorts();
  const cwd = path.resolve(process.env['GITHUB_WORKSPACE'] ?? '');
  const request = {
    cwd,
    experiments: inputs.experiments,
    adapter: inputs.adapter,
    gateway: inputs.gateway,
    sets: [],
    seed: inputs.seed,
    runsDir: path.resolve(cwd, 'runs'),
    experimentsDir: null,
    adaptersDir: null,
  };
  const results = await runExperiments(ports, request, { listener: createListener(), signal });
  writeOutputs(results);
  await writeSummary(renderJobSummary(ports, results, { cwd, selectors: inputs.experiments }));
  const reasons = failuresOf(results, inputs);
  if (reasons.length > 0) failBecause(reasons.join('\n'));
}

function createListener(): RunListener {
  const opened: OpenedRun[] = [];
  let progress: Progress | null = null;
  return {
    notice: (text) => log(visible(text, 500)),
    opened(run, plan) {
      opened.push(run);
      saveRuns(opened);
      progress = createProgress(plan);
      log(`${plan.experiment} on ${plan.adapter} (${plan.gateway}), seed ${plan.seed}`);
      log(`  ${run.runDir}`);
    },
    event(event) {
      for (const line of progress?.observe(event) ?? []) log(line);
    },
    ended(result) {
      progress = null;
      const { glyph, word } = statusLook(result.verdict);
      const took = result.durationMs === null ? '' : ` after ${formatDuration(result.durationMs)}`;
      log(`${glyph} ${word} ${result.experiment}${took}: ${visible(result.headline, 500)}`);
    },
  };
}

/** Why the step fails, by `fail-on`; empty when it does not. */
function failuresOf(results: readonly RunOutcome[], inputs: RunInputs): readonly string[] {
  const { failOn } = inputs;
  if (results.length === 0) {
    return failOn.has('empty') ? [`nothing was selected by "${inputs.experiments.join(', ')}"`] : [];
  }
  return results
    .filter((result) => kindsOf(result).some((kind) => failOn.has(kind)))
    .map(({ verdict, experiment, headline }) => `${statusLook(verdict).word} ${experiment}: ${visible(headline, 500)}`);
}

/** `fail` looks at unexpected failures, so that an ERROR does not hide one. */
function kindsOf({ verdict, failedUnexpected }: RunOutcome): readonly FailOn[] {
  const fails: readonly FailOn[] = verdict === 'FAIL' || failedUnexpected > 0 ? ['fail'] : [];
  switch (verdict) {
    case 'ERROR':
    case 'not-run':
      return [...fails, 'error'];
    case 'XPASS':
      return ['xpass'];
    case 'not-applicable':
      return ['not-applicable'];
    default:
      return fails;
  }
}

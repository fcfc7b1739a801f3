// SPDX-License-Identifier: Apache-2.0
/** `command: run`: inputs to one app call to outputs, a summary and an exit that follows `fail-on`. */
import path from 'node:path';
import process from 'node:process';
import { annotationsOf } from '../app/annotations.ts';
import type { RunOutcome } from '../app/outcome.ts';
import type { AppPorts } from '../app/ports.ts';
import { createProgress, type Progress } from '../app/progress.ts';
import { type RunListener, runExperiments } from '../app/run.ts';
import type { ShardState } from '../app/shard-state.ts';
import { renderJobSummary } from '../app/summary.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { causeChain, UsageError } from '../core/domain/errors.ts';
import { statusLook } from '../core/report/looks.ts';
import { visible } from '../core/report/text.ts';
import { createAppPorts } from '../wiring.ts';
import type { FailOn, RunInputs } from './input-shapes.ts';
import { readRunInputs } from './inputs.ts';
import { type Job, readJob } from './job.ts';
import { requireCheckedLabel } from './label-event.ts';
import {
  failBecause,
  log,
  saveRun,
  saveShard,
  saveShardDone,
  writeAnnotations,
  writeArtifact,
  writeOutputs,
  writeSummary,
} from './outputs.ts';
import { proveSelected } from './prove.ts';
import { openStepShard, shardState, type StepShard } from './shard.ts';

export async function runCommand(signal: AbortSignal): Promise<void> {
  const inputs = readRunInputs();
  log(`Running ${inputs.experiments.join(', ')}`);
  const job = await readJob();
  refuseUntrusted(job);
  const ports = createAppPorts();
  const cwd = path.resolve(process.env['GITHUB_WORKSPACE'] ?? '');
  if (job.event === 'issues') requireCheckedLabel(job, inputs.checked, (await ports.gitState(cwd)).commit);
  const state = shardState(ports, { inputs, job, runsDir: path.resolve(cwd, 'runs') });
  saveShard(state);
  const shard = openStepShard(ports, state);
  try {
    await runSelected(ports, { inputs, job, cwd, shard, state }, signal);
  } catch (error) {
    const problem = causeChain(error).join(': ');
    if (signal.aborted) shard.keep({ state: 'cancelled', problem });
    else {
      await shard.finish({ state: 'failed', problem }, [], signal);
      saveShardDone();
    }
    throw error;
  }
}

interface Step {
  readonly inputs: RunInputs;
  readonly job: Job;
  readonly cwd: string;
  readonly shard: StepShard;
  readonly state: ShardState;
}

async function runSelected(ports: AppPorts, step: Step, signal: AbortSignal): Promise<void> {
  const { inputs, cwd } = step;
  const { results, base } = await runInputs(ports, step, signal);
  writeOutputs(results);
  writeAnnotations(annotationsOf(ports, results));
  const reasons = [...failuresOf(results, inputs), ...baseFailures(base, inputs)];
  if (reasons.length > 0) failBecause(reasons.join('\n'));
  await writeSummary(renderJobSummary(ports, results, { cwd, selectors: inputs.experiments }));
  if (signal.aborted) {
    // The runner gives this process seconds; `post` has minutes.
    step.shard.keep({ state: 'cancelled' });
    log('Cancelled: what was recorded is uploaded after this step.');
    return;
  }
  await upload(step, [...base, ...results], signal);
}

/** `base`: what ran without a change, which says nothing of the step but that it could not be trusted. */
async function runInputs(
  ports: AppPorts,
  { inputs, cwd, shard, state }: Step,
  signal: AbortSignal,
): Promise<{ readonly results: readonly RunOutcome[]; readonly base: readonly RunOutcome[] }> {
  const { proof } = inputs;
  if (proof !== null) {
    const save = stateSaver(state);
    const listener = createListener(save, () => undefined);
    const noted = (runs: ShardState['proof']): void => save({ proof: runs });
    const { head, base } = await proveSelected(ports, { inputs, proof, cwd, shard, listener, noted }, signal);
    return { results: head, base };
  }
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
    repetition: inputs.repetition,
  };
  const listener = createListener(stateSaver(state), (result) => shard.add(result));
  return { results: await runExperiments(ports, request, { listener, signal }), base: [] };
}

async function upload({ job, shard }: Step, results: readonly RunOutcome[], signal: AbortSignal): Promise<void> {
  const runs = results.flatMap(({ experiment, runId, runDir }) =>
    runId === null || runDir === null ? [] : [{ experiment, runId, runDir }],
  );
  const place = await shard.finish({ state: 'complete' }, runs, signal);
  if (signal.aborted) return;
  const url = `${job.serverUrl}/${job.repository}/actions/runs/${job.runId}/artifacts`;
  writeArtifact(place === null ? null : { id: place.id, url: `${url}/${String(place.id)}` });
  saveShardDone();
}

/** Events of which anybody on the internet is the author, in jobs that have secrets and tokens that may write. */
const untrustedEvents: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

function refuseUntrusted({ event }: Job): void {
  if (!untrustedEvents.has(event)) return;
  throw new UsageError(`command run does not start under ${event}: experiments are code, and this event has secrets`, {
    code: 'untrusted-event',
    hint: 'Run under pull_request with `permissions: {contents: read}`, and use `command: comment` under workflow_run.',
  });
}

type SaveState = (changes: Partial<ShardState>) => void;

/** Saves the state with all changes so far. */
function stateSaver(state: ShardState): SaveState {
  let now = state;
  return (changes) => {
    now = { ...now, ...changes };
    saveShard(now);
  };
}

function createListener(save: SaveState, ended: (result: RunOutcome) => void): RunListener {
  let opened = 0;
  let progress: Progress | null = null;
  return {
    notice: (text) => log(visible(text, 500)),
    // Should this process be killed, `post` still knows what was never begun.
    selected: (selected) => save({ selected }),
    opened(run, plan) {
      saveRun(run, opened);
      opened += 1;
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
      ended(result);
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

/** Without the change it may fail; where it cannot be trusted nothing is shown. */
function baseFailures(base: readonly RunOutcome[], { failOn }: RunInputs): readonly string[] {
  if (!failOn.has('error')) return [];
  const broken = base.filter(({ verdict }) => verdict === 'ERROR' || verdict === 'not-run');
  return broken.map(({ verdict, experiment, headline }) =>
    [statusLook(verdict).word, experiment, 'on the base:', visible(headline, 500)].join(' '),
  );
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

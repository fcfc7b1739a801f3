// SPDX-License-Identifier: Apache-2.0
/** `command: plan`: inputs to one app call to a matrix, or to annotations on what is wrong in the experiments. */
import path from 'node:path';
import process from 'node:process';
import { type PlannedJobs, planJobs } from '../app/plan-jobs.ts';
import { planLabel } from '../app/plan-label.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { UsageError } from '../core/domain/errors.ts';
import { count, listNames, visible } from '../core/report/text.ts';
import type { GitHubApi } from '../ports/github.ts';
import { createAppPorts } from '../wiring.ts';
import { openGitHub } from './github.ts';
import type { PlanInputs } from './input-shapes.ts';
import { readPlanInputs, readPurpose } from './inputs.ts';
import { type Job, readJob } from './job.ts';
import { readLabelEvent } from './label-event.ts';
import { failBecause, log, notice, writeChecked, writePlan } from './outputs.ts';

export async function planCommand(signal: AbortSignal): Promise<void> {
  if (readPurpose() === 'track') {
    const { planTrack } = await import('./track.ts');
    await planTrack();
    return;
  }
  const inputs = readPlanInputs();
  const job = await readJob();
  const cwd = path.resolve(process.env['GITHUB_WORKSPACE'] ?? '');
  const github = (): Promise<GitHubApi> => openGitHub(tokenOf(inputs), job, signal);
  if (inputs.purpose === 'label') {
    await planForLabel({ inputs, job, cwd }, await github());
    return;
  }
  const { baseExperiments: base } = inputs;
  const planned = await planJobs(
    createAppPorts(),
    { ...inputs, ...(base === null ? {} : { baseDir: path.resolve(cwd, base) }), cwd, tested: job },
    github,
  );
  for (const line of linesOf(planned)) log(line);
  writePlan(planned.rows, planned.count);
  if (planned.count > 0) return;
  const nothing = `Nothing was selected by "${inputs.experiments.join(', ')}", so nothing is run.`;
  if (inputs.failOn.has('empty')) failBecause(nothing);
  else notice(nothing);
}

/** A refusal is an answer: a notice, and a matrix without rows. */
async function planForLabel(
  { inputs, job, cwd }: { readonly inputs: PlanInputs; readonly job: Job; readonly cwd: string },
  github: GitHubApi,
): Promise<void> {
  const { repository, runId } = job;
  const request = { ...inputs, cwd, tested: job, repository, runId, event: readLabelEvent(job) };
  const answer = await planLabel(createAppPorts(), request, github);
  if ('refused' in answer) {
    writePlan([], 0);
    notice(visible(answer.refused, maxNotice));
    return;
  }
  for (const line of linesOf(answer.planned)) log(line);
  writePlan(answer.planned.rows, answer.planned.count);
  writeChecked(answer);
}

const maxNotice = 600;

function tokenOf({ token }: PlanInputs): string {
  if (token !== null) return token;
  throw new UsageError('input token: found nothing; `changed`, `fixes` and `for: label` ask GitHub', {
    code: 'no-token',
  });
}

function linesOf(planned: PlannedJobs): readonly string[] {
  const { rows, notApplicable, notices } = planned;
  return [
    ...notices,
    `${count(planned.count, 'experiment')} in ${count(rows.length, 'job')}, ${balanceOf(planned)}`,
    ...rows.map(({ shard, experiments }) => `  ${shard}: ${experiments.replaceAll('\n', ', ')}`),
    ...(notApplicable.length === 0 ? [] : [`not applicable there: ${listNames(notApplicable, 20)}`]),
  ].map((line) => visible(line, 2000));
}

function balanceOf({ withDuration, longestMs, ...planned }: PlannedJobs): string {
  if (withDuration === null) return 'shared out by number: no index of past durations was given';
  if (longestMs === null) return 'shared out by number: the index knows none of them';
  return `shared out by past durations of ${String(withDuration)} of ${String(planned.count)}, the longest about ${formatDuration(longestMs)}`;
}

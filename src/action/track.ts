// SPDX-License-Identifier: Apache-2.0
/** `for: track` of the commands plan and comment: inputs and job to one app call to a matrix, or to the tracking issue. */
import path from 'node:path';
import process from 'node:process';
import { commentTracking } from '../app/comment-track.ts';
import { planTracking } from '../app/plan-track.ts';
import { experimentPlacesOf } from '../app/prepare.ts';
import type { TrackedFrom } from '../app/tracking.ts';
import { UsageError } from '../core/domain/errors.ts';
import { visible } from '../core/report/text.ts';
import { createAppPorts, readArchivedFile } from '../wiring.ts';
import { openGitHub } from './github.ts';
import { readTrackCommentInputs, readTrackPlanInputs } from './inputs.ts';
import { type Job, objectAt, readJob, textAt } from './job.ts';
import { failBecause, log, notice, warn, writeIssueOutputs, writePlan, writeSummary } from './outputs.ts';

const maxLine = 600;

export async function planTrack(): Promise<void> {
  const inputs = readTrackPlanInputs();
  const from = fromOf(await readJob());
  const planned = await planTracking(createAppPorts(), { ...inputs, cwd: workspace(), from });
  for (const line of planned.lines) log(visible(line, maxLine));
  writePlan(planned.rows, planned.count);
  if (planned.count > 0) return;
  const nothing = `Nothing is tracked: ${visible(planned.lines[0] ?? '', maxLine)}`;
  if (inputs.failOn.has('empty')) failBecause(nothing);
  else notice(nothing);
}

export async function commentTrack(signal: AbortSignal): Promise<void> {
  const { token, ...inputs } = readTrackCommentInputs();
  if (token === null) {
    throw new UsageError("input token: found nothing; results and the tracking issue are read through GitHub's API", {
      code: 'no-token',
    });
  }
  const job = await readJob();
  const ports = createAppPorts();
  const cwd = workspace();
  const places = experimentPlacesOf(ports, { cwd, experimentsDir: null });
  const outcome = await commentTracking(
    { github: await openGitHub(token, job, signal), readArchivedFile, templatesDir: ports.shipped.templatesDir },
    { ...inputs, cwd, job, from: fromOf(job), places, now: ports.clock.wallTime() },
    {
      verdict: (line) => log(visible(line, maxLine)),
      warning: (text) => warn(visible(text, maxLine)),
      notice: (text) => notice(visible(text, maxLine)),
    },
  );
  writeIssueOutputs(outcome.issue);
  if (outcome.issue === null && outcome.text !== null) await writeSummary(outcome.text);
}

function workspace(): string {
  return path.resolve(process.env['GITHUB_WORKSPACE'] ?? '');
}

function fromOf({ event, ref, payload }: Job): TrackedFrom {
  return { event, ref, defaultBranch: textAt(objectAt(payload, 'repository'), 'default_branch') };
}

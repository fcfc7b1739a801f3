// SPDX-License-Identifier: Apache-2.0
/** `command: comment`: inputs and job to one app call to notices, outputs and, where there is no comment, the summary. */
import path from 'node:path';
import process from 'node:process';
import { answerLabel } from '../app/answer-label.ts';
import { type CommentListener, commentOnPull } from '../app/comment.ts';
import { UsageError } from '../core/domain/errors.ts';
import { visible } from '../core/report/text.ts';
import { createAppPorts, readArchivedFile } from '../wiring.ts';
import { openGitHub } from './github.ts';
import { readCommentInputs, readPurpose } from './inputs.ts';
import { readJob, reportedRunOf } from './job.ts';
import { readLabelEvent } from './label-event.ts';
import { log, notice, warn, writeCommentOutputs, writeSummary } from './outputs.ts';

const maxLine = 600;

export async function commentCommand(signal: AbortSignal): Promise<void> {
  if (readPurpose() === 'track') {
    const { commentTrack } = await import('./track.ts');
    await commentTrack(signal);
    return;
  }
  const { token, purpose, ...inputs } = readCommentInputs();
  if (token === null) {
    throw new UsageError("input token: found nothing; the results of other jobs are read through GitHub's API", {
      code: 'no-token',
    });
  }
  const job = await readJob();
  const github = await openGitHub(token, job, signal);
  const cwd = path.resolve(process.env['GITHUB_WORKSPACE'] ?? '');
  const { templatesDir } = createAppPorts().shipped;
  const ports = { github, readArchivedFile, templatesDir };
  const outcome =
    purpose === 'label'
      ? await answerLabel(ports, { ...inputs, job, issue: readLabelEvent(job).issue }, listener)
      : await commentOnPull(ports, { ...inputs, cwd, job: { ...job, reportedRun: reportedRunOf(job) } }, listener);
  writeCommentOutputs(outcome.comment);
  if (outcome.comment === null && outcome.text !== '') await writeSummary(outcome.text);
}

const listener: CommentListener = {
  verdict: (line) => log(visible(line, maxLine)),
  warning: (text) => warn(visible(text, maxLine)),
  notice: (text) => notice(visible(text, maxLine)),
};

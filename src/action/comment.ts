// SPDX-License-Identifier: Apache-2.0
/** `command: comment`: inputs and job to one app call to notices, outputs and, where there is no comment, the summary. */
import { commentOnPull } from '../app/comment.ts';
import { UsageError } from '../core/domain/errors.ts';
import { visible } from '../core/report/text.ts';
import { createAppPorts, readArchivedFile } from '../wiring.ts';
import { openGitHub } from './github.ts';
import { readCommentInputs, readPurpose } from './inputs.ts';
import { readJob, reportedRunOf } from './job.ts';
import { log, notice, warn, writeCommentOutputs, writeSummary } from './outputs.ts';

const maxLine = 600;

export async function commentCommand(signal: AbortSignal): Promise<void> {
  if (readPurpose() === 'track') {
    const { commentTrack } = await import('./track.ts');
    await commentTrack(signal);
    return;
  }
  const { token, ...inputs } = readCommentInputs();
  if (token === null) {
    throw new UsageError("input token: found nothing; the results of other jobs are read through GitHub's API", {
      code: 'no-token',
    });
  }
  const job = await readJob();
  const github = await openGitHub(token, job, signal);
  const { templatesDir } = createAppPorts().shipped;
  const outcome = await commentOnPull(
    { github, readArchivedFile, templatesDir },
    { job: { ...job, reportedRun: reportedRunOf(job) }, ...inputs },
    {
      verdict: (line) => log(visible(line, maxLine)),
      warning: (text) => warn(visible(text, maxLine)),
      notice: (text) => notice(visible(text, maxLine)),
    },
  );
  writeCommentOutputs(outcome.comment);
  if (outcome.comment === null) await writeSummary(outcome.text);
}

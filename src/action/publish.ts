// SPDX-License-Identifier: Apache-2.0
/** `command: publish`: inputs and job to one app call to log lines and the address of the report. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type PublishOutcome, publishWorkflowRun } from '../app/publish.ts';
import { UsageError } from '../core/domain/errors.ts';
import { formatBytes, visible } from '../core/report/text.ts';
import type { GitHubApi } from '../ports/github.ts';
import type { SiteBranch } from '../ports/site-branch.ts';
import { createAppPorts, createSiteBranch, unzipInto } from '../wiring.ts';
import { openGitHub } from './github.ts';
import { type PublishInputs, readPublishInputs } from './inputs.ts';
import { readJob, reportedRunOf } from './job.ts';
import { log, warn, writePublishOutputs } from './outputs.ts';

const maxLine = 1000;
/** GitHub Pages serves no more. */
const maxSiteBytes = 1_000_000_000;
const softSiteBytes = 700_000_000;

export async function publishCommand(signal: AbortSignal): Promise<void> {
  const inputs = readPublishInputs();
  const { token } = inputs;
  if (token === null) {
    throw new UsageError('input token: found nothing; the site is kept on a branch of the repository', {
      code: 'no-token',
    });
  }
  const job = await readJob();
  const github = await openGitHub(token, job, signal);
  const say = (text: string): void => log(visible(text, maxLine));
  const branch = await createSiteBranch({
    url: `${job.serverUrl}/${job.repository}.git`,
    token,
    branch: inputs.branchName,
    prefix: inputs.folder,
    signal,
    notice: say,
  });
  const outcome = await publishWorkflowRun(
    { app: createAppPorts(), github, branch, unzipInto },
    { job: { ...job, reportedRun: reportedRunOf(job) }, branchName: inputs.branchName, upkeep: inputs.upkeep },
    { line: say, warning: (text) => warn(visible(text, maxLine)) },
  );
  const reportUrl = await findReportUrl(github, inputs, outcome);
  if (reportUrl !== null) say(`report: ${reportUrl}`);
  writePublishOutputs({ reportUrl, siteDir: inputs.asArtifact ? await writeSite(branch) : null });
}

/** A pull request's claims have a page of their own. */
async function findReportUrl(
  github: GitHubApi,
  { siteUrl, folder }: PublishInputs,
  { provenance }: PublishOutcome,
): Promise<string | null> {
  if (provenance === null) return null;
  const pages = siteUrl === null ? await github.pagesUrl() : null;
  const site = siteUrl ?? (pages === null ? null : `${pages}${folder === '' ? '' : `${folder}/`}`);
  if (site === null) {
    log('The address of the site is not known: set `site-url`, or turn GitHub Pages on.');
    return null;
  }
  return provenance.kind === 'history' ? site : `${site}pr/${String(provenance.number)}/`;
}

/** The folder, which stays for the steps that follow. */
async function writeSite(branch: SiteBranch): Promise<string> {
  const folder = fs.mkdtempSync(path.join(process.env['RUNNER_TEMP'] ?? os.tmpdir(), 'chaos-pages-'));
  const bytes = await branch.export(folder);
  if (bytes > maxSiteBytes) {
    throw new UsageError(`the branch has ${formatBytes(bytes)}; GitHub Pages takes ${formatBytes(maxSiteBytes)}`, {
      code: 'site-too-large',
      hint: 'Set upkeep: squash once, to remove what is beyond the bounds of the site.',
    });
  }
  if (bytes > softSiteBytes) warn(`The branch has ${formatBytes(bytes)}, of at most ${formatBytes(maxSiteBytes)}.`);
  return folder;
}

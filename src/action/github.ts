// SPDX-License-Identifier: Apache-2.0
/** GitHub's API as the job's runner names it, for the job's repository. */
import process from 'node:process';
import { TOOL } from '../app/tool.ts';
import { visible } from '../core/report/text.ts';
import type { GitHubApi } from '../ports/github.ts';
import { createGitHubApi } from '../wiring.ts';
import type { Job } from './job.ts';
import { log } from './outputs.ts';

const maxNotice = 600;

/** Loads the client, and asks nothing yet. */
export function openGitHub(token: string, { repository }: Job, signal: AbortSignal): Promise<GitHubApi> {
  return createGitHubApi({
    token,
    apiUrl: (process.env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/+$/, ''),
    userAgent: `${TOOL.name}/${TOOL.version}`,
    repository,
    notice: (text) => log(visible(text, maxNotice)),
    signal,
  });
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The only two kinds of links that a report has: a GitHub issue, built from its reference, and a file of the run
 * directory, relative to it. What does not fit is shown as text. A site has folders of issues and of runs besides.
 */

const issueReference = /^([A-Za-z0-9](?:[A-Za-z0-9-]{0,38}))\/([A-Za-z0-9._-]{1,100})#([1-9][0-9]{0,9})$/;

/** `https://github.com/OWNER/REPO/issues/N` of `OWNER/REPO#N`; null for any other text. */
export function issueUrl(issue: string): string | null {
  const parts = issueParts(issue);
  return parts === null ? null : `https://github.com/${parts.owner}/${parts.repo}/issues/${parts.number}`;
}

/** Folder of an issue's page on a site, relative to it: `issues/OWNER/REPO/N`; null for any other text. */
export function issuePath(issue: string): string | null {
  const parts = issueParts(issue);
  return parts === null ? null : `issues/${parts.owner}/${parts.repo}/${parts.number}`;
}

/** Folder of the page of a run that is part of the history, relative to the site: `runs/2026-11/29/RUN_ID`. */
export function runPath(runId: string): string {
  return `runs/${runId.slice(0, 4)}-${runId.slice(4, 6)}/${runId.slice(6, 8)}/${runId}`;
}

/** Parts of a history in one folder, so that no folder grows without bound. */
const slicesTogether = 100;

/** A part of a history, relative to the folder of its stratum: `slices/0/12.json`. */
export function sliceFile(number: number, extension: 'json' | 'html'): string {
  return `slices/${String(Math.floor(number / slicesTogether))}/${String(number)}.${extension}`;
}

function issueParts(issue: string): { readonly owner: string; readonly repo: string; readonly number: string } | null {
  const [owner, repo, number] = issueReference.exec(issue)?.slice(1) ?? [];
  if (owner === undefined || repo === undefined || number === undefined || /^\.+$/.test(repo)) return null;
  return { owner, repo, number };
}

const maxPathLength = 500;

/** A percent-encoded address of a path relative to the run directory; null when the path could lead out of it. */
export function fileHref(path: string): string | null {
  if (path.length > maxPathLength) return null;
  const segments = path.split('/');
  if (!segments.every(isSafeSegment)) return null;
  return segments.map(encodeURIComponent).join('/');
}

/** Neither empty, nor a step up, nor with characters that no file of ours has. */
function isSafeSegment(segment: string): boolean {
  return !/^\.{0,2}$/.test(segment) && !/[\p{Cc}\p{Cs}\\]/u.test(segment);
}

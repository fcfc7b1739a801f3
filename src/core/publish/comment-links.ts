// SPDX-License-Identifier: Apache-2.0
/** The links of a comment: built from what GitHub says and from references that were checked, never taken from results. */
import { issueUrl } from '../report/links.ts';
import { escapeMarkdown, type Markdown } from '../report/markdown.ts';
import type { CommentPlace, CommentSource } from './comment-source.ts';
import { standInOf } from './comment-title.ts';

/** The page of the run, at its list of artifacts. */
export function artifactsUrl({ serverUrl, repository, runId }: CommentPlace): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}#artifacts`;
}

/** The artifact of this name; the list of them where GitHub knows none. */
export function artifactUrl(place: CommentPlace, name: string | null): string {
  const id = name === null ? undefined : place.artifacts.get(name);
  if (id === undefined) return artifactsUrl(place);
  return `${place.serverUrl}/${place.repository}/actions/runs/${place.runId}/artifacts/${String(id)}`;
}

/** An issue, short where it is one of this repository. What a stand-in does is evidence for none, so it links none. */
export function issueLink(issue: string, { merged, place }: CommentSource): Markdown {
  const prefix = `${place.repository}#`;
  const label = issue.toLowerCase().startsWith(prefix.toLowerCase()) ? issue.slice(prefix.length - 1) : issue;
  const text = escapeMarkdown(label, 200);
  const url = standInOf(merged) === null ? issueUrl(issue) : null;
  return url === null ? text : (`[${text}](${url})` as Markdown);
}

/**
 * The page of our site that shows two runs of a pull request side by side. Null without the address of their page there,
 * which ends with `pr/N/` as `publish` gives it.
 */
export function compareUrl(
  reportUrl: string | null,
  { a, b }: { readonly a: string; readonly b: string },
): string | null {
  const [, site, folder] = /^(.*\/)(pr\/[1-9]\d{0,9})\/$/.exec(reportUrl ?? '') ?? [];
  if (site === undefined || folder === undefined) return null;
  return `${site}compare/index.html#a=${folder}/runs/${a}&b=${folder}/runs/${b}`;
}

/** An address that may stand in a link: http or https, without a name or password. Null for any other text. */
export function checkedUrl(text: string): string | null {
  const match = /^https?:\/\/[A-Za-z0-9.:[\]-]+(?:\/[A-Za-z0-9._~:/?#@!$&'*+,;=%-]*)?$/.exec(text);
  return match === null || text.length > 1000 ? null : text.replaceAll("'", '%27').replaceAll('*', '%2A');
}

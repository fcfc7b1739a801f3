// SPDX-License-Identifier: Apache-2.0
/** What a reader must know before the table: whose claim it is, what was cancelled, which results are not there. */
import { escapeMarkdown, type Markdown } from '../report/markdown.ts';
import { count, listNames } from '../report/text.ts';
import type { CommentSource } from './comment-source.ts';
import { hasFailed } from './comment-title.ts';

const maxEach = 5;

export function buildWarnings(source: CommentSource): readonly Markdown[] {
  const { merged, missing, refused } = source;
  const cancelled = merged.unfinished.filter(({ state }) => state === 'cancelled').map(({ shard }) => shard);
  const failed = merged.unfinished.filter(({ state }) => state === 'failed');
  const texts = [
    ...claimTexts(source),
    ...nothingTexts(source),
    ...(cancelled.length > 0 ? [`Cancelled before everything had run: ${jobs(cancelled)}.`] : []),
    ...cut(
      failed.map(({ shard, problem }) => `Job ${shard} could not do what was asked: ${problem ?? 'no reason given'}`),
    ),
    ...(missing.length > 0 ? [`No results of ${jobs(missing)}: not started, stopped early, or not uploaded.`] : []),
    ...cut(refused),
  ];
  return texts.map((text) => escapeMarkdown(text, 600));
}

function nothingTexts({ merged, missing, refused }: CommentSource): readonly string[] {
  if (merged.experiments.length > 0) return [];
  if (merged.selectors.length > 0) return [`Nothing was selected by ${listNames(merged.selectors, 10)}.`];
  if (missing.length > 0 || refused.length > 0) return [];
  return ['No job handed over results: nothing was selected, or the jobs ended before they had any.'];
}

function claimTexts(source: CommentSource): readonly string[] {
  if (source.claim === null) return [];
  const conclusion = source.claim.conclusion ?? 'none yet';
  const said = `These results are what the code of a fork says of itself; the workflow run ended as: ${conclusion}.`;
  if (!disagrees(conclusion, hasFailed(source))) return [said];
  return [`${said} The two disagree: look at the run before you believe either.`];
}

function disagrees(conclusion: string, isBad: boolean): boolean {
  return conclusion === 'success' ? isBad : !isBad;
}

function jobs(shards: readonly string[]): string {
  return `${count(shards.length, 'job')} (${listNames(shards, 10)})`;
}

function cut(texts: readonly string[]): readonly string[] {
  const more = texts.length - maxEach;
  return more > 0 ? [...texts.slice(0, maxEach), `and ${count(more, 'more problem')} of this kind.`] : texts;
}

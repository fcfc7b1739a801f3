// SPDX-License-Identifier: Apache-2.0
/** What is written on GitHub, as Markdown: the comment on a pull request, the tracking issue. */
import type { CommentView } from '../core/publish/comment-view.ts';
import type { TrackingIssueView } from '../core/publish/tracking-issue.ts';
import { renderTemplate, type Templates } from './templates.ts';

export function renderComment(view: CommentView, templates: Templates): string {
  return renderTemplate('comment', view, { templates, markup: 'markdown' }).trim();
}

export function renderTrackingIssue(view: TrackingIssueView, templates: Templates): string {
  return renderTemplate('tracking', view, { templates, markup: 'markdown' }).trim();
}

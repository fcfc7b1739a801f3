// SPDX-License-Identifier: Apache-2.0
/** The comment on a pull request as Markdown. */
import type { CommentView } from '../core/publish/comment-view.ts';
import { renderTemplate, type Templates } from './templates.ts';

export function renderComment(view: CommentView, templates: Templates): string {
  return renderTemplate('comment', view, { templates, markup: 'markdown' }).trim();
}

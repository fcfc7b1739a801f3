// SPDX-License-Identifier: Apache-2.0
/** The text of a comment: as much as GitHub takes. */
import { BugError } from '../core/domain/errors.ts';
import {
  COMMENT_TIERS,
  type CommentSource,
  commentLength,
  MAX_COMMENT_LENGTH,
} from '../core/publish/comment-source.ts';
import { buildCommentView } from '../core/publish/comment-view.ts';
import { renderComment } from '../render/render-comment.ts';
import type { Templates } from '../render/templates.ts';

/** The fullest text that fits; what a shorter one leaves out it counts. */
export function writeCommentText(source: CommentSource, templates: Templates): string {
  for (const limits of COMMENT_TIERS) {
    const text = renderComment(buildCommentView(source, limits), templates);
    if (commentLength(text) <= MAX_COMMENT_LENGTH) return text;
  }
  throw new BugError('the shortest comment does not fit');
}

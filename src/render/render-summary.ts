// SPDX-License-Identifier: Apache-2.0
/** The table of a job's runs as Markdown for its step summary. */
import type { SummaryView } from '../core/publish/summary-view.ts';
import { renderTemplate, type Templates } from './templates.ts';

/** Markdown of a summary, within what a step may write. */
export function renderSummary(view: SummaryView, templates: Templates): string {
  return renderTemplate('summary', view, { templates, markup: 'markdown' });
}

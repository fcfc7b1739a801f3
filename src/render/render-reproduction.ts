// SPDX-License-Identifier: Apache-2.0
/** The answer to a label as Markdown. */
import type { ReproductionView } from '../core/publish/reproduction-view.ts';
import { renderTemplate, type Templates } from './templates.ts';

export function renderReproduction(view: ReproductionView, templates: Templates): string {
  return renderTemplate('reproduction', view, { templates, markup: 'markdown' }).trim();
}

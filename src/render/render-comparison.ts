// SPDX-License-Identifier: Apache-2.0
/** The page of two runs: one file without a script and with nothing from elsewhere. */
import { createHash } from 'node:crypto';
import type { ComparisonView } from '../core/report/compare-view.ts';
import { renderTemplate, type Templates } from './templates.ts';

/** HTML of a comparison. The one stylesheet that its policy lets through is the one it holds, by digest. */
export function renderComparison(view: ComparisonView, templates: Templates): string {
  const style = renderTemplate('comparison-style', {}, { templates, markup: 'html' });
  const styleDigest = createHash('sha256').update(style).digest('base64');
  return renderTemplate('comparison', { ...view, styleDigest }, { templates, markup: 'html' });
}

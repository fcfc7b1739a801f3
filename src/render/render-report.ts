// SPDX-License-Identifier: Apache-2.0
/** The page of one run: one file, without a script and without anything from elsewhere. */
import { createHash } from 'node:crypto';
import type { ReportView } from '../core/report/view.ts';
import { renderTemplate, type Templates } from './templates.ts';

/** HTML of a report. The one stylesheet that its policy lets through is the one it holds, by digest. */
export function renderReport(view: ReportView, templates: Templates): string {
  const style = renderTemplate('report-style', {}, { templates, markup: 'html' });
  const styleDigest = createHash('sha256').update(style).digest('base64');
  return renderTemplate('report', { ...view, styleDigest }, { templates, markup: 'html' });
}

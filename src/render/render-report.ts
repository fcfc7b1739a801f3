// SPDX-License-Identifier: Apache-2.0
/** The page of one run: one file with nothing from elsewhere. Its script only makes easier to use what stands there. */
import { createHash } from 'node:crypto';
import type { ReportView } from '../core/report/view.ts';
import { renderTemplate, type Templates } from './templates.ts';

/** HTML of a report. The one stylesheet and the one script that its policy lets through are those it holds, by digest. */
export function renderReport(view: ReportView, templates: Templates): string {
  const digest = (name: string): string => {
    const text = renderTemplate(name, {}, { templates, markup: 'html' });
    return createHash('sha256').update(text).digest('base64');
  };
  const digests = { styleDigest: digest('report-style'), scriptDigest: digest('report-script') };
  return renderTemplate('report', { ...view, ...digests }, { templates, markup: 'html' });
}

// SPDX-License-Identifier: Apache-2.0
/** A run as JUnit XML. */
import type { JunitView } from '../core/report/junit.ts';
import { renderTemplate, type Templates } from './templates.ts';

/** XML of a suite; what escapes HTML escapes XML as well. */
export function renderJunit(view: JunitView, templates: Templates): string {
  return renderTemplate('junit', view, { templates, markup: 'html' });
}

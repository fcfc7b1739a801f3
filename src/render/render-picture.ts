// SPDX-License-Identifier: Apache-2.0
/** The timeline of one run as an SVG file. */
import type { PictureView } from '../core/report/picture.ts';
import { renderTemplate, type Templates } from './templates.ts';

/** SVG of a picture; what escapes HTML escapes XML as well. */
export function renderPicture(view: PictureView, templates: Templates): string {
  return renderTemplate('picture', view, { templates, markup: 'html' });
}

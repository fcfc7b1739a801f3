// SPDX-License-Identifier: Apache-2.0
/** Pages of a site: each one file with its style and script in it, so that it works from a disk and below any path. */
import { createHash } from 'node:crypto';
import type { SitePage } from '../core/publish/site-pages.ts';
import { renderTemplate, type Templates } from './templates.ts';

/** Digests of the style and the script belong to the templates and not to a page. */
const digestsOf = new WeakMap<Templates, object>();

/** Text of a page: HTML, SVG or JSON. */
export function renderSitePage(page: SitePage, templates: Templates): string {
  if (page.template === null) return `${JSON.stringify(page.view, null, 2)}\n`;
  const view = page.template === 'site-badge' ? page.view : { ...page.view, ...digests(templates) };
  return renderTemplate(page.template, view, { templates, markup: 'html' });
}

function digests(templates: Templates): object {
  const known = digestsOf.get(templates);
  if (known !== undefined) return known;
  const digest = (name: string): string => {
    const text = renderTemplate(name, {}, { templates, markup: 'html' });
    return createHash('sha256').update(text).digest('base64');
  };
  const made = { styleDigest: digest('site-style'), scriptDigest: digest('site-script') };
  digestsOf.set(templates, made);
  return made;
}

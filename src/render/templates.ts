// SPDX-License-Identifier: Apache-2.0
/**
 * Templates to functions. Strict, without helpers of our own and without access to prototypes. The texts are given by
 * the caller: nothing here reads a file, and no template ever comes from a run directory.
 */
import Handlebars from 'handlebars';
import { BugError } from '../core/domain/errors.ts';

/** Text of each file under templates/ by its name without `.hbs`. */
export type Templates = Readonly<Record<string, string>>;

/** `lookup` and `log` are built in as well: one reaches names that no lint sees, the other writes to the console. */
const knownHelpers = { if: true, unless: true, each: true, with: true, lookup: false, log: false };

/**
 * Renders one template; the others are its partials. `markup`: html escapes every value; markdown takes values as
 * they are, since views for Markdown hold nothing but text that is already escaped for it.
 */
export function renderTemplate(
  name: string,
  view: object,
  how: { readonly templates: Templates; readonly markup: 'html' | 'markdown' },
): string {
  const { templates, markup } = how;
  const text = templates[name];
  if (text === undefined) throw new BugError(`there is no template "${name}"`);
  const handlebars = Handlebars.create();
  const options: CompileOptions = {
    strict: true,
    noEscape: markup === 'markdown',
    preventIndent: true,
    knownHelpersOnly: true,
    knownHelpers,
  };
  const partials = Object.fromEntries(
    Object.entries(templates).map(([partial, source]) => [partial, handlebars.compile<unknown>(source, options)]),
  );
  return handlebars.compile<unknown>(text, options)(view, {
    partials,
    allowProtoMethodsByDefault: false,
    allowProtoPropertiesByDefault: false,
  });
}

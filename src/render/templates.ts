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

type Markup = 'html' | 'markdown';
type Compiled = Readonly<Record<string, HandlebarsTemplateDelegate<unknown>>>;

/** Compiling takes longer than rendering; whoever renders many views gives the same templates again. */
const compiled = new WeakMap<Templates, Map<Markup, Compiled>>();

/**
 * Renders one template; the others are its partials. `markup`: html escapes every value; markdown takes values as
 * they are, since views for Markdown hold nothing but text that is already escaped for it.
 */
export function renderTemplate(
  name: string,
  view: object,
  { templates, markup }: { readonly templates: Templates; readonly markup: Markup },
): string {
  const partials = compile(templates, markup);
  const template = partials[name];
  if (template === undefined) throw new BugError(`there is no template "${name}"`);
  return template(view, { partials, allowProtoMethodsByDefault: false, allowProtoPropertiesByDefault: false });
}

function compile(templates: Templates, markup: Markup): Compiled {
  const known = compiled.get(templates) ?? new Map<Markup, Compiled>();
  compiled.set(templates, known);
  const ready = known.get(markup);
  if (ready !== undefined) return ready;
  const handlebars = Handlebars.create();
  const options: CompileOptions = {
    strict: true,
    noEscape: markup === 'markdown',
    preventIndent: true,
    knownHelpersOnly: true,
    knownHelpers,
  };
  const functions = Object.fromEntries(
    Object.entries(templates).map(([name, text]) => [name, handlebars.compile<unknown>(text, options)]),
  );
  known.set(markup, functions);
  return functions;
}

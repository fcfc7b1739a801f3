// SPDX-License-Identifier: Apache-2.0
/**
 * Walks a template over a view as Handlebars would and tells which names are not there. Handlebars' own strict mode
 * misses names inside `#if` and `#each`.
 */
import Handlebars from 'handlebars';

export interface NameReport {
  /** `report:12:4 verdict.glyph`: names that the view does not have. */
  readonly missing: ReadonlySet<string>;
  /** Places that this view led to. */
  readonly reached: ReadonlySet<string>;
}

interface Walk {
  readonly templates: Readonly<Record<string, string>>;
  readonly template: string;
  readonly missing: Set<string>;
  readonly reached: Set<string>;
}

export function checkNames(template: string, view: object, templates: Readonly<Record<string, string>>): NameReport {
  const walk: Walk = { templates, template, missing: new Set(), reached: new Set() };
  walkTemplate(template, view, walk);
  return walk;
}

/** Every place of every template where a name stands. */
export function allPlaces(templates: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(templates).flatMap(([template, text]) => {
    const places: string[] = [];
    const visitor = new Handlebars.Visitor();
    visitor.PathExpression = (path: hbs.AST.PathExpression): void => {
      if (!isHelper(path)) places.push(placeOf(template, path));
    };
    visitor.PartialStatement = (): void => undefined;
    visitor.accept(parse(text));
    return places;
  });
}

/** A partial in a list is walked for each item. */
const parsed = new Map<string, hbs.AST.Program>();

function parse(text: string): hbs.AST.Program {
  const known = parsed.get(text) ?? Handlebars.parse(text);
  parsed.set(text, known);
  return known;
}

function walkTemplate(name: string, context: unknown, walk: Walk): void {
  const text = walk.templates[name];
  if (text === undefined) walk.missing.add(`template ${name}`);
  else walkProgram(parse(text), [context], { ...walk, template: name });
}

function walkProgram(program: hbs.AST.Program | undefined, stack: readonly unknown[], walk: Walk): void {
  for (const statement of program?.body ?? []) {
    if (statement.type === 'MustacheStatement') {
      resolve((statement as hbs.AST.MustacheStatement).path as hbs.AST.PathExpression, stack, walk);
    } else if (statement.type === 'BlockStatement') {
      walkBlock(statement as hbs.AST.BlockStatement, stack, walk);
    } else if (statement.type === 'PartialStatement') {
      walkTemplate(
        ((statement as hbs.AST.PartialStatement).name as hbs.AST.PathExpression).original,
        stack.at(-1),
        walk,
      );
    }
  }
}

function walkBlock(block: hbs.AST.BlockStatement, stack: readonly unknown[], walk: Walk): void {
  const value = resolve(block.params[0] as hbs.AST.PathExpression, stack, walk);
  if (block.path.original === 'each') {
    const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
    for (const item of items) walkProgram(block.program, [...stack, item], walk);
  } else if (block.path.original === 'with') {
    if (value !== null && value !== undefined) walkProgram(block.program, [...stack, value], walk);
  } else {
    walkProgram(block.program, stack, walk);
  }
  walkProgram(block.inverse, stack, walk);
}

function resolve(path: hbs.AST.PathExpression, stack: readonly unknown[], walk: Walk): unknown {
  const place = placeOf(walk.template, path);
  walk.reached.add(place);
  let value = stack[stack.length - 1 - path.depth];
  for (const part of path.parts) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) {
      walk.missing.add(place);
      return undefined;
    }
    value = (value as Readonly<Record<string, unknown>>)[part];
  }
  return value;
}

function placeOf(template: string, { loc, original }: hbs.AST.PathExpression): string {
  return `${template}:${String(loc.start.line)}:${String(loc.start.column)} ${original}`;
}

function isHelper({ original }: hbs.AST.PathExpression): boolean {
  return ['if', 'unless', 'each', 'with'].includes(original);
}

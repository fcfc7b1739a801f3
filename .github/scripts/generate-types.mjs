// SPDX-License-Identifier: Apache-2.0

// Types from src/schema/*.schema.json into src/schema/generated/*.ts, and the validators of standalone-validators.mjs
// beside them; with --check it only compares.
//
// Each schema gives one file: a type for the root and one for every titled entry of `$defs`, named by its title. A
// reference to a titled entry, also of another schema file, becomes a reference to that name, so a shape is declared once
// and recursion is plain; an entry without a title has no name and is put in where it is referred to. Keywords that only
// validate (if, not, anyOf over required, ...) say nothing about types and are left out before.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import ts from 'typescript';
import { writeOrCompare } from './generated-files.mjs';
import { validatorFiles, validatorOutputs } from './standalone-validators.mjs';

const schemaFolder = 'src/schema';
const generatedFolder = `${schemaFolder}/generated`;
const suffix = '.schema.json';

const validationOnly = new Set([
  ...[
    '$schema',
    '$id',
    '$anchor',
    '$comment',
    '$defs',
    'title',
    'discriminator',
    'examples',
    'default',
    'format',
    'pattern',
  ],
  ...['if', 'then', 'else', 'not', 'dependentRequired', 'dependentSchemas', 'unevaluatedProperties', 'contains'],
  ...['propertyNames', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'minProperties'],
  ...['maxProperties', 'minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'contentEncoding', 'contentMediaType'],
]);
const verbatim = new Set(['enum', 'const', 'required', 'description']);
const combining = new Set(['anyOf', 'oneOf', 'allOf']);
const shaping = ['type', 'properties', 'items', 'enum', 'const', 'tsType', 'oneOf', 'anyOf', 'allOf', 'prefixItems'];

const schemas = fs.existsSync(schemaFolder)
  ? fs
      .readdirSync(schemaFolder)
      .filter((f) => f.endsWith(suffix))
      .sort()
  : [];
const stale = fs.existsSync(generatedFolder)
  ? fs
      .readdirSync(generatedFolder)
      .filter((f) => !schemas.includes(f.replace(/\.ts$/, suffix)) && !validatorFiles.includes(f))
  : [];
for (const file of stale) {
  console.error(`${generatedFolder}/${file} has no schema: delete it`);
  process.exitCode = 1;
}

await writeOrCompare({
  outputs: [
    ...schemas.map((name) => ({
      file: `${generatedFolder}/${name.replace(suffix, '.ts')}`,
      render: () => typesOf(name),
    })),
    ...validatorOutputs({ schemaFolder, generatedFolder }),
  ],
  check: process.argv.includes('--check'),
  command: 'npm run schema',
});

async function typesOf(file) {
  const schema = schemaOf(file);
  const context = { file, home: file, imports: new Map() };
  const titled = Object.values(schema.$defs ?? {}).filter((shape) => shape.title !== undefined);
  const declarations = [];
  for (const shape of [...titled, { ...schema, title: rootName(file) }]) {
    declarations.push(await declarationOf(prepare(shape, context), shape.title));
  }
  const head = [
    '// SPDX-License-Identifier: Apache-2.0',
    `// Generated from ../${file}, do not edit: npm run schema`,
    '',
    ...[...context.imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([from, names]) => `import type { ${[...names].sort().join(', ')} } from './${from.replace(suffix, '.ts')}';`,
      ),
  ];
  return format(`${head.join('\n')}\n\n${makeReadonly(declarations.join('\n\n'))}`, file);
}

/** One declaration. An alias of a single reference has nothing to compile and is written as it is. */
async function declarationOf(prepared, name) {
  if (prepared.tsType !== undefined && !prepared.description) return `export type ${name} = ${prepared.tsType};`;
  const text = await compile({ ...prepared, title: name }, name, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
  });
  return text.trim();
}

/** A copy of the schema in the terms the compiler knows: names instead of references, draft-07 tuples, no validation. */
function prepare(node, context) {
  if (Array.isArray(node)) return node.map((item) => prepare(item, context));
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string' && hasShape(node)) {
    const { $ref, ...rest } = node;
    const [own, referred] = [prepare(rest, context), prepareReference({ $ref }, context)];
    return hasShape(referred) ? { allOf: [own, referred] } : own;
  }
  if (typeof node.$ref === 'string') return prepareReference(node, context);
  const copy = {};
  for (const [key, value] of Object.entries(node)) {
    if (validationOnly.has(key)) continue;
    if (key === 'properties' || key === 'patternProperties') {
      copy[key] = Object.fromEntries(Object.entries(value).map(([name, shape]) => [name, prepare(shape, context)]));
    } else if (verbatim.has(key)) {
      copy[key] = value;
    } else if (combining.has(key)) {
      const members = prepare(value, context).filter(hasShape);
      if (members.length > 0) copy[key] = members;
    } else {
      copy[key] = prepare(value, context);
    }
  }
  return draft07Tuple(withoutBareObject(copy));
}

/** `#/$defs/x`, `#`, `other.schema.json` and `other.schema.json#/$defs/x`. */
function prepareReference({ $ref, description }, context) {
  const [target = '', pointer = ''] = $ref.split('#');
  const file = target === '' ? context.file : path.posix.basename(target);
  const root = schemaOf(file);
  const key = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1];
  const shape = key === undefined ? root : root.$defs?.[key];
  if (shape === undefined || (key === undefined && pointer !== ''))
    throw new Error(`${context.file}: ${$ref}: not found`);
  const name = key === undefined ? rootName(file) : shape.title;
  if (name === undefined) {
    if (context.within?.includes(shape)) throw new Error(`${file}: ${key} refers to itself and needs a title`);
    const inlined = prepare(shape, { ...context, file, within: [...(context.within ?? []), shape] });
    return description === undefined ? inlined : { ...inlined, description };
  }
  if (file !== context.home) context.imports.set(file, (context.imports.get(file) ?? new Set()).add(name));
  return description === undefined ? { tsType: name } : { tsType: name, description };
}

/** Beside oneOf, anyOf and allOf, `type: object` without properties adds nothing but an open index signature. */
function withoutBareObject(schema) {
  if (schema.type !== 'object' || schema.properties !== undefined) return schema;
  if (![...combining].some((key) => schema[key] !== undefined)) return schema;
  const { type: _type, required: _required, additionalProperties: _additional, ...rest } = schema;
  return rest;
}

function draft07Tuple(schema) {
  if (schema.prefixItems === undefined) return schema;
  const { prefixItems, items, ...rest } = schema;
  return { ...rest, items: prefixItems, additionalItems: items ?? false, minItems: prefixItems.length };
}

function hasShape(schema) {
  return shaping.some((key) => Object.hasOwn(schema, key));
}

function schemaOf(file) {
  return JSON.parse(fs.readFileSync(path.join(schemaFolder, file), 'utf8'));
}

/** The root's title, or else the file's name in Pascal case. */
function rootName(file) {
  const words = file.replace(suffix, '').split('-');
  return schemaOf(file).title ?? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Puts `readonly` before every property, index signature, array and tuple. */
function makeReadonly(text) {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  const inserts = [];
  const visit = (node) => {
    const fresh = !ts.getModifiers(node)?.length;
    if ((ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) && fresh) {
      inserts.push([node.getStart(source), 'readonly ']);
    }
    if ((ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) && !ts.isRestTypeNode(node.parent)) {
      const nested = ts.isArrayTypeNode(node.parent);
      inserts.push([node.getStart(source), nested ? '(readonly ' : 'readonly ']);
      if (nested) inserts.push([node.getEnd(), ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let result = text;
  // From the end, and at one place the inner type first: its text then stands behind that of the outer one.
  for (const [at, insert] of inserts.reverse().sort(([a], [b]) => b - a)) {
    result = result.slice(0, at) + insert + result.slice(at);
  }
  return result;
}

function format(text, name) {
  const run = spawnSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${generatedFolder}/${name}.ts`], {
    input: text,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${name}: the generated text is not TypeScript\n${run.stderr}\n${text}`);
  return run.stdout;
}

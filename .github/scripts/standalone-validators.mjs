// SPDX-License-Identifier: Apache-2.0

// The validators that run, as source text: what ajv makes of the schemas, so that nothing is compiled at a start and ajv
// itself is not loaded. Writing the files is generate-types.mjs's affair.
//
// Changed in ajv's text: helpers come from json-values.ts instead of from ajv; a schema that an error shows is looked up
// in the schema's own file instead of being a copy; the characters of a text are counted only when its length leaves a
// doubt; and what only makes the text longer goes.

import fs from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';

const suffix = '.schema.json';
/** What stands in for ajv's helpers. */
const helpers = { ucs2length: 'countCharacters', equal: 'areEqual' };
const modules = [
  {
    name: 'manifest-validators',
    schemas: ['experiment', 'adapter'],
    validators: () => ({ experiment: 'experiment.schema.json', adapter: 'adapter.schema.json' }),
    options: {
      allErrors: true,
      verbose: true,
      messages: false,
      strict: true,
      // Conditional parts of the schemas name keys whose types and places are given once, outside of the condition.
      strictTypes: false,
      strictRequired: false,
      // Paths of errors begin at the definition that they are in.
      inlineRefs: false,
    },
  },
  {
    name: 'run-validators',
    schemas: ['experiment', 'run-manifest', 'undo-record', 'timeline-event', 'verdict'],
    validators: runValidators,
    options: { strict: false, strictNumbers: true, validateFormats: false },
  },
  {
    name: 'shard-validators',
    schemas: ['experiment', 'run-manifest', 'timeline-event', 'undo-record', 'verdict', 'shard-results'],
    validators: () => ({ shardResults: 'shard-results.schema.json' }),
    options: { strict: false, strictNumbers: true, validateFormats: false },
  },
  {
    name: 'site-validators',
    schemas: ['experiment', 'run-manifest', 'timeline-event', 'undo-record', 'verdict', 'shard-results', 'site'],
    validators: () => ({
      siteMarker: 'site.schema.json#/$defs/marker',
      siteIndex: 'site.schema.json',
      historySlice: 'site.schema.json#/$defs/slice',
      stratumIndex: 'site.schema.json#/$defs/stratum-index',
      pullRequestIndex: 'site.schema.json#/$defs/pull-request',
    }),
    options: { strict: false, strictNumbers: true, validateFormats: false },
  },
  {
    name: 'index-validators',
    schemas: ['experiment', 'past-durations', 'issue-map'],
    validators: () => ({ pastDurations: 'past-durations.schema.json', issueMap: 'issue-map.schema.json' }),
    options: { strict: false, strictNumbers: true, validateFormats: false },
  },
];

/** One validator per event type, so that a line is checked against its own type and no other. */
function runValidators(schemas) {
  const events = schemas.find(({ $id }) => $id === 'timeline-event.schema.json');
  const types = events.$defs.body.oneOf.map(({ $ref }) => [$ref.slice('#/$defs/'.length), `${events.$id}${$ref}`]);
  return {
    manifest: 'run-manifest.schema.json',
    undo: 'undo-record.schema.json',
    verdict: 'verdict.schema.json',
    envelope: `${events.$id}#/$defs/envelope`,
    body: Object.fromEntries(types),
  };
}

/** Names of the generated files, without folder. */
export const validatorFiles = modules.flatMap(({ name }) => [`${name}.mjs`, `${name}.d.mts`]);

/** What generated-files.mjs writes or compares. */
export function validatorOutputs({ schemaFolder, generatedFolder }) {
  return modules.flatMap((module) => {
    const schemas = module.schemas.map((name) =>
      JSON.parse(fs.readFileSync(`${schemaFolder}/${name}${suffix}`, 'utf8')),
    );
    const exported = module.validators(schemas);
    return [
      { file: `${generatedFolder}/${module.name}.mjs`, render: () => moduleText(module, schemas, exported) },
      { file: `${generatedFolder}/${module.name}.d.mts`, render: () => declarationText(module, exported) },
    ];
  });
}

function moduleText(module, schemas, exported) {
  const ids = Object.entries(exported).flatMap(([name, id]) =>
    typeof id === 'string' ? [[name, id]] : Object.entries(id),
  );
  const code = standalone.default(ajvOf(module, schemas), Object.fromEntries(ids));
  const functions = new Map();
  const used = new Set();
  const body = code
    .replace('"use strict";', '')
    .replaceAll(/^exports(?:\.(\w+)|\["([^"]+)"\]) = (\w+);$/gm, (_all, plain, quoted, validate) => {
      functions.set(plain ?? quoted, validate);
      return '';
    })
    .replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (all, helper) => {
      const name = helpers[helper];
      if (name === undefined) throw new Error(`${module.name}: ${all} has no replacement`);
      used.add(name);
      return name;
    })
    .replaceAll(
      /if\(vErrors === null\)\{\nvErrors = \[(\w+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g,
      '(vErrors ??= []).push($1);',
    );
  const counted = body.replaceAll(/(func\d+)\(([\w.]+)\) > (\d+)/g, '$2.length > $3 && $1($2) > $3');
  const looked = lookUpSchemas(counted, schemas);
  return [
    ...head(module),
    ...(used.size === 0 ? [] : [`import { ${[...used].sort().join(', ')} } from '../json-values.ts';`]),
    ...looked.imports,
    looked.body.replaceAll(/\n{2,}/g, '\n').trim(),
    ...Object.entries(exported).map(([name, id]) => `export const ${name} = ${exportedValue(id, name, functions)};`),
    '',
  ].join('\n');
}

function ajvOf({ options }, schemas) {
  const ajv = new Ajv2020({
    discriminator: true,
    validateSchema: false,
    meta: false,
    addUsedSchema: false,
    ...options,
    code: { source: true, lines: true },
    schemas,
  });
  // Bookkeeping for two keywords that the schemas do without.
  if (/"(unevaluated|\$dynamic)/.test(JSON.stringify(schemas)))
    throw new Error('unevaluated* and $dynamic* are switched off');
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  return ajv;
}

/** Copies of schemas become the entries of the schema files that they are copies of; those not used go. */
function lookUpSchemas(body, schemas) {
  const places = new Map();
  for (const schema of schemas) notePlaces(schema, variableOf(schema), places);
  const used = new Set();
  const text = body.replaceAll(/^const (schema\d+) = (.*);$/gm, (all, name, json) => {
    if (body.split(new RegExp(`\\b${name}\\b`)).length === 2) return '';
    const place = places.get(JSON.stringify(JSON.parse(json)));
    if (place === undefined) throw new Error(`no schema file has ${json.slice(0, 200)}`);
    used.add(/^\w+/.exec(place)[0]);
    return `const ${name} = ${place};`;
  });
  const imports = schemas.filter((schema) => used.has(variableOf(schema))).map(importOf);
  return { body: text, imports };
}

function notePlaces(node, place, places) {
  if (node === null || typeof node !== 'object') return;
  const text = JSON.stringify(node);
  if (!places.has(text)) places.set(text, place);
  for (const [key, value] of Object.entries(node)) notePlaces(value, `${place}[${JSON.stringify(key)}]`, places);
}

function importOf(schema) {
  return `import ${variableOf(schema)} from '../${schema.$id}' with { type: 'json' };`;
}

function variableOf({ $id }) {
  return $id.replace(suffix, '').replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase()) + 'Schema';
}

function exportedValue(id, name, functions) {
  if (typeof id === 'string') return functions.get(name);
  return `{ ${Object.keys(id)
    .map((key) => `${JSON.stringify(key)}: ${functions.get(key)}`)
    .join(', ')} }`;
}

function declarationText(module, exported) {
  const lines = Object.entries(exported).map(([name, id]) => {
    if (typeof id === 'string') return `export declare const ${name}: ValidateFunction;`;
    const keys = Object.keys(id).map((key) => `'${key}'`);
    return `export declare const ${name}: { readonly [type in ${keys.join(' | ')}]: ValidateFunction };`;
  });
  return [...head(module), "import type { ValidateFunction } from 'ajv';", '', ...lines, ''].join('\n');
}

function head({ schemas }) {
  const files = schemas.map((name) => `../${name}${suffix}`).join(', ');
  return ['// SPDX-License-Identifier: Apache-2.0', `// Generated from ${files}, do not edit: npm run schema`, ''];
}

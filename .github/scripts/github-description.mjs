// SPDX-License-Identifier: Apache-2.0

// Extracts what test/support/github-server checks requests and responses against from GitHub's own description of its
// REST API: node .github/scripts/github-description.mjs. The description (28 MB packed) is fetched into a temporary
// folder and is no dependency; what the project uses of it lies in test/fixtures/github/openapi.json.

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const source = '@octokit/openapi@23.0.2';
const target = path.resolve(import.meta.dirname, '../../test/fixtures/github/openapi.json');
const operations = [
  ['get', '/repos/{owner}/{repo}'],
  ['get', '/repos/{owner}/{repo}/pages'],
  ['get', '/repos/{owner}/{repo}/pulls'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/files'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/comments'],
  ['post', '/repos/{owner}/{repo}/pulls/{pull_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/pulls/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/collaborators/{username}/permission'],
  ['get', '/repos/{owner}/{repo}/issues'],
  ['post', '/repos/{owner}/{repo}/issues'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}'],
  ['patch', '/repos/{owner}/{repo}/issues/{issue_number}'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/labels'],
  ['delete', '/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}'],
  ['get', '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'],
  ['get', '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'],
];
/** What people read, and what validators do not. */
const dropped = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'title',
  'deprecated',
  'tags',
]);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'github-description-'));
try {
  const description = fetchDescription();
  const extract = { source, version: description.info.version, operations: [], schemas: {} };
  for (const [method, route] of operations) {
    const operation = description.paths[route]?.[method];
    if (operation === undefined) throw new Error(`${source} has no ${method} ${route}`);
    extract.operations.push({ method, route, ...operationOf(operation, description) });
  }
  addSchemas(extract, description);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(extract)}\n`);
  console.log(`${target}: ${extract.operations.length} operations, ${Object.keys(extract.schemas).length} schemas`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

function fetchDescription() {
  execFileSync('npm', ['pack', source, '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [archive] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const member = 'package/generated/api.github.com.json';
  execFileSync('tar', ['xzf', archive, member], { cwd: folder });
  return JSON.parse(fs.readFileSync(path.join(folder, member), 'utf8'));
}

function operationOf(operation, description) {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolve(parameter, description))
    .map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required: required ?? false,
      schema: clean(schema),
    }));
  const responses = {};
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = resolve(response, description).content?.['application/json']?.schema;
    responses[status] = schema === undefined ? null : clean(schema);
  }
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return { id: operation.operationId, parameters, body: body === undefined ? null : clean(body), responses };
}

function resolve(value, description) {
  if (value.$ref === undefined) return value;
  const keys = value.$ref.slice('#/'.length).split('/');
  return keys.reduce((at, key) => at[key], description);
}

/** Follows references until no schema is missing. */
function addSchemas(extract, description) {
  const wanted = [...JSON.stringify(extract.operations).matchAll(/#\/schemas\/([^"]+)/g)].map(([, name]) => name);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (extract.schemas[name] !== undefined) continue;
    extract.schemas[name] = clean(description.components.schemas[name]);
    const found = JSON.stringify(extract.schemas[name]).matchAll(/#\/schemas\/([^"]+)/g);
    for (const [, next] of found) wanted.push(next);
  }
}

/** A schema of OpenAPI 3.0 as JSON Schema: without prose, and `nullable` as a type. */
function clean(schema) {
  if (Array.isArray(schema)) return schema.map(clean);
  if (typeof schema !== 'object' || schema === null) return schema;
  const cleaned = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'nullable' || (dropped.has(key) && typeof value !== 'object') || key.startsWith('x-')) continue;
    if (key === 'example' || key === 'examples' || key === 'externalDocs') continue;
    if (key === 'properties') cleaned.properties = mapValues(value, clean);
    else if (key === '$ref') cleaned.$ref = value.replace('#/components/schemas/', '#/schemas/');
    else cleaned[key] = clean(value);
  }
  return schema.nullable === true ? { anyOf: [cleaned, { type: 'null' }] } : cleaned;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

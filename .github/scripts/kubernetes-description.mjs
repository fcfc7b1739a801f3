// SPDX-License-Identifier: Apache-2.0

// Extracts what test/support/kube checks requests and answers against from Kubernetes' own description of its API:
// node .github/scripts/kubernetes-description.mjs FILE, where FILE is api/openapi-spec/swagger.json of
// github.com/kubernetes/kubernetes (Apache-2.0) at the tag below. What the project uses of it lies in
// test/fixtures/kubernetes/openapi.json: definitions as JSON Schema without prose, and the parameters of operations.

import fs from 'node:fs';
import path from 'node:path';

const source = 'kubernetes/kubernetes v1.34.2 api/openapi-spec/swagger.json (Apache-2.0)';
const target = path.resolve(import.meta.dirname, '../../test/fixtures/kubernetes/openapi.json');
const kinds = ['pods', 'services', 'configmaps', 'secrets', 'serviceaccounts', 'events', 'persistentvolumeclaims'];
const routes = [
  ...['namespaces', 'nodes'].flatMap((plural) => cluster('/api/v1', plural)),
  ...kinds.flatMap((plural) => namespaced('/api/v1', plural)),
  ...['statefulsets', 'deployments', 'replicasets'].flatMap((plural) => namespaced('/apis/apps/v1', plural)),
  ...namespaced('/apis/networking.k8s.io/v1', 'networkpolicies'),
  ...['roles', 'rolebindings'].flatMap((plural) => namespaced('/apis/rbac.authorization.k8s.io/v1', plural)),
  ...['clusterroles', 'clusterrolebindings'].flatMap((plural) => cluster('/apis/rbac.authorization.k8s.io/v1', plural)),
  '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
  '/version/',
];
/** Not reached from a route, but answered. */
const answered = ['APIGroupList', 'APIResourceList', 'APIVersions', 'Status', 'WatchEvent'].map(
  (name) => `io.k8s.apimachinery.pkg.apis.meta.v1.${name}`,
);
const kept = new Set(['type', 'format', 'items', 'required', 'properties', 'additionalProperties', 'enum']);

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: kubernetes-description.mjs SWAGGER_JSON');
const description = JSON.parse(fs.readFileSync(file, 'utf8'));
const extract = { source, operations: {}, definitions: {} };
for (const route of Object.keys(description.paths)) {
  if (!routes.some((known) => route === known || route.startsWith(`${known}/{name}`))) continue;
  addOperations(route, description.paths[route]);
}
for (const name of answered) addDefinition(name);
fs.mkdirSync(path.dirname(target), { recursive: true });
fs.writeFileSync(target, `${JSON.stringify(extract)}\n`);
const counts = [extract.operations, extract.definitions].map((part) => Object.keys(part).length);
console.log(`${target}: ${counts[0]} operations, ${counts[1]} definitions`);

function cluster(prefix, plural) {
  return [`${prefix}/${plural}`];
}

function namespaced(prefix, plural) {
  return [`${prefix}/${plural}`, `${prefix}/namespaces/{namespace}/${plural}`];
}

function addOperations(route, item) {
  const shared = item.parameters ?? [];
  for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
    const operation = item[method];
    if (operation === undefined) continue;
    const parameters = [...shared, ...(operation.parameters ?? [])].map(resolve);
    const body = parameters.find((parameter) => parameter.in === 'body');
    const answer = Object.values(operation.responses).find(({ schema }) => schema !== undefined)?.schema;
    extract.operations[`${method} ${route}`] = {
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name, type }) => [name, type]),
      body: body === undefined ? null : reference(body.schema),
      answer: answer === undefined ? null : reference(answer),
    };
  }
}

function resolve(parameter) {
  return parameter.$ref === undefined ? parameter : description.parameters[parameter.$ref.split('/').at(-1)];
}

/** Name of the definition; null where a schema is no definition (a text). */
function reference(schema) {
  if (schema.$ref === undefined) return null;
  const name = schema.$ref.slice('#/definitions/'.length);
  addDefinition(name);
  return name;
}

/** Follows references until none is missing. */
function addDefinition(name) {
  if (extract.definitions[name] !== undefined) return;
  extract.definitions[name] = {};
  extract.definitions[name] = clean(description.definitions[name]);
}

/** Unknown fields are refused; how lists are merged by a strategic merge patch is kept. */
function clean(schema) {
  if (schema.$ref !== undefined) return { $ref: `#/definitions/${reference(schema)}` };
  if (schema.format === 'int-or-string') return { type: ['integer', 'string'] };
  const cleaned = {};
  for (const [key, value] of Object.entries(schema)) if (kept.has(key)) cleaned[key] = cleanPart(key, value);
  if (schema.properties !== undefined) cleaned.additionalProperties ??= false;
  const mergeKey = schema['x-kubernetes-patch-merge-key'];
  if ((schema['x-kubernetes-patch-strategy'] ?? '').includes('merge')) cleaned['x-merge-key'] = mergeKey ?? '';
  return cleaned;
}

function cleanPart(key, value) {
  if (key === 'properties')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, property(part)]));
  return (key === 'items' || key === 'additionalProperties') && typeof value === 'object' ? clean(value) : value;
}

function property(schema) {
  const cleaned = clean(schema);
  if (schema.$ref === undefined || !(schema['x-kubernetes-patch-strategy'] ?? '').includes('merge')) return cleaned;
  return { ...cleaned, 'x-merge-key': schema['x-kubernetes-patch-merge-key'] ?? '' };
}

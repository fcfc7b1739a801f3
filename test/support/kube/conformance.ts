// SPDX-License-Identifier: Apache-2.0
/** Whether requests and answers are as Kubernetes' description says; what is not is a problem that fails the test. */
import type { ResourceRequest } from './api-request.ts';
import { operationFor, schemaProblems, type Operation } from './description.ts';
import { pathOf, type Resource } from './resources.ts';

interface Checked {
  readonly method: string;
  readonly url: URL;
  readonly request: ResourceRequest | null;
}

/** Known to servers, and missing in the description. */
const undescribed: Readonly<Record<string, readonly string[]>> = { log: ['sinceTime'] };

export function requestProblems({ method, url, request }: Checked, body: unknown): readonly string[] {
  if (request === null) return [];
  const operation = operationFor(method, describedPath(request));
  if (operation === null) return [`${method} ${url.pathname} is not described`];
  const more = undescribed[request.subresource ?? ''] ?? [];
  const queries = [...url.searchParams].flatMap(([name, value]) => queryProblems(operation, name, { value, more }));
  return [...queries, ...bodyProblems(operation, request, body)];
}

function queryProblems(
  { query }: Operation,
  name: string,
  { value, more }: { readonly value: string; readonly more: readonly string[] },
): readonly string[] {
  if (more.includes(name)) return [];
  const known = query.find(([one]) => one === name);
  if (known === undefined) return [`unknown query parameter ${name}`];
  const valid = { integer: /^-?\d+$/, boolean: /^(true|false|1|0)$/ }[known[1]] ?? /^/;
  return valid.test(value) ? [] : [`query parameter ${name}: ${value} is no ${known[1]}`];
}

/** A patch is a part of an object, which its result is checked for. */
function bodyProblems(operation: Operation, request: ResourceRequest, body: unknown): readonly string[] {
  if (body === undefined || request.verb === 'patch') return [];
  if (operation.body === null) return ['a body that the operation does not have'];
  const custom = request.resource.definition === null && request.verb !== 'delete';
  return custom ? [] : schemaProblems(operation.body, body).map((problem) => `body${problem}`);
}

/** A Status is an answer of every operation. */
export function answerProblems({ method, url, request }: Checked, body: unknown): readonly string[] {
  const { kind } = body as { readonly kind?: string };
  if (kind === 'Status') return schemaProblems('io.k8s.apimachinery.pkg.apis.meta.v1.Status', body);
  if (request === null) return discoveryProblems(url.pathname, kind, body);
  const { resource, verb, subresource } = request;
  if (resource.definition === null) return [];
  if (verb === 'delete') return schemaProblems(resource.definition, body);
  if (verb === 'deletecollection') return [];
  const answer = operationFor(method, describedPath(request))?.answer ?? null;
  if (answer === null) return [`${method} ${url.pathname}: no object is described (${subresource ?? verb})`];
  return schemaProblems(answer, body);
}

function discoveryProblems(pathname: string, kind: string | undefined, body: unknown): readonly string[] {
  if (/^\/version/.test(pathname)) return schemaProblems('io.k8s.apimachinery.pkg.version.Info', body);
  return kind === undefined ? [] : schemaProblems(`io.k8s.apimachinery.pkg.apis.meta.v1.${kind}`, body);
}

/** Of a watch. A bookmark has no more than its version. */
export function objectProblems({ definition }: Resource, object: unknown): readonly string[] {
  const { kind, metadata } = object as { readonly kind: string; readonly metadata?: { readonly name?: string } };
  if (kind === 'Status') return schemaProblems('io.k8s.apimachinery.pkg.apis.meta.v1.Status', object);
  return definition === null || metadata?.name === undefined ? [] : schemaProblems(definition, object);
}

/** Custom resources take the parameters that every resource takes. */
function describedPath({ resource, namespace, name, subresource }: ResourceRequest): string {
  const described: Pick<Resource, 'group' | 'version' | 'plural'> =
    resource.definition === null ? { group: 'apps', version: 'v1', plural: 'statefulsets' } : resource;
  const path = pathOf({ ...resource, ...described }, namespace, name ?? undefined);
  return subresource === null ? path : `${path}/${subresource}`;
}

// SPDX-License-Identifier: Apache-2.0
/** What a request is about: verb, resource and name out of method and path, as Kubernetes' RequestInfo has them. */
import { noSuchPath } from './api-error.ts';
import { RESOURCES, type Resource } from './resources.ts';

export type Verb = 'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete' | 'deletecollection';

export interface ResourceRequest {
  readonly verb: Verb;
  readonly resource: Resource;
  readonly subresource: string | null;
  readonly namespace: string | null;
  readonly name: string | null;
  readonly query: URLSearchParams;
}

/** Null for a path outside of the resources, such as /version, or of a group that is not there. */
export function resourceRequest(method: string, url: URL): ResourceRequest | null {
  const parts = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const [root, ...below] = parts;
  const [group, version, ...rest] = root === 'api' ? ['', ...below] : below;
  if ((root !== 'api' && root !== 'apis') || rest.length === 0) return null;
  if (!RESOURCES.some((one) => one.group === group && one.version === version)) return null;
  const place = placeOf(rest);
  const resource = RESOURCES.find(
    (one) => one.group === group && one.version === version && one.plural === place.plural,
  );
  const { subresource, name, namespace } = place;
  if (resource === undefined || (namespace !== null && !resource.namespaced)) throw noSuchPath();
  if (
    subresource !== null &&
    !(resource.status && subresource === 'status') &&
    !resource.subresources.includes(subresource)
  ) {
    throw noSuchPath();
  }
  return {
    verb: verbOf(method, name, url.searchParams),
    resource,
    subresource,
    namespace,
    name,
    query: url.searchParams,
  };
}

interface Place {
  readonly plural: string;
  readonly namespace: string | null;
  readonly name: string | null;
  readonly subresource: string | null;
}

function placeOf(parts: readonly string[]): Place {
  const own = parts[0] === 'namespaces' && (parts.length < 3 || ['status', 'finalize'].includes(parts[2] ?? ''));
  const [plural = '', name = null, subresource = null] = parts[0] === 'namespaces' && !own ? parts.slice(2) : parts;
  return { plural, namespace: parts[0] === 'namespaces' && !own ? (parts[1] ?? null) : null, name, subresource };
}

function verbOf(method: string, name: string | null, query: URLSearchParams): Verb {
  switch (method) {
    case 'GET':
      if (name !== null) return 'get';
      return ['true', '1'].includes(query.get('watch') ?? '') ? 'watch' : 'list';
    case 'POST':
      return 'create';
    case 'PUT':
      return 'update';
    case 'PATCH':
      return 'patch';
    default:
      return name === null ? 'deletecollection' : 'delete';
  }
}

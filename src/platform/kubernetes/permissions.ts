// SPDX-License-Identifier: Apache-2.0
/** What permission a request needs, as role-based access control names it. */
import type { ApiRequest } from './api-request.ts';

export interface Permission {
  /** `get`, `list`, `watch`, `create`, `update`, `patch`, `delete`. */
  readonly verb: string;
  /** Empty for the core group. */
  readonly group: string;
  /** `pods`; for paths that name no resource the path itself. */
  readonly resource: string;
  readonly subresource: string | null;
  /** Null where it is of no namespace. */
  readonly namespace: string | null;
}

const VERBS = { POST: 'create', PUT: 'update', PATCH: 'patch', DELETE: 'delete' } as const;

export function permissionOf({ method, path, query }: Pick<ApiRequest, 'method' | 'path' | 'query'>): Permission {
  const place = placeOf(path);
  if (place === null) return { verb: 'get', group: '', resource: path, subresource: null, namespace: null };
  const { name, ...rest } = place;
  const reading = name !== null ? 'get' : query?.['watch'] === undefined ? 'list' : 'watch';
  return { ...rest, verb: method === 'GET' ? reading : VERBS[method] };
}

interface Place extends Omit<Permission, 'verb'> {
  readonly name: string | null;
}

/** Null for a path that names no resource. */
function placeOf(path: string): Place | null {
  const found = /^\/(?:api|apis\/(?<group>[^/]+))\/[^/]+\/(?:namespaces\/(?<namespace>[^/]+)\/)?(?<rest>.+)$/.exec(
    path,
  );
  if (found === null) return null;
  const { group = '', namespace, rest = '' } = found.groups ?? {};
  const [resource = '', name = null, subresource = null] = rest.split('/').map(decodeURIComponent);
  return {
    group,
    resource,
    name,
    subresource,
    namespace: namespace === undefined ? null : decodeURIComponent(namespace),
  };
}

/** `delete pods in namespace a` */
export function describePermission({ verb, resource, subresource, namespace }: Permission): string {
  const what = subresource === null ? resource : `${resource}/${subresource}`;
  return `${verb} ${what}${namespace === null ? '' : ` in namespace ${namespace}`}`;
}

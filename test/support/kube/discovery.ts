// SPDX-License-Identifier: Apache-2.0
/** What the server says about itself: version, health, groups and their resources. */
import { definitions } from './description.ts';
import { apiVersionOf, pathOf, RESOURCES, type Resource } from './resources.ts';

const VERSION = 'v1.34.2';

/** An object, or a text; null for a path that is none of these. */
export function discovered(pathname: string): object | string | null {
  if (/^\/(readyz|livez|healthz)$/.test(pathname)) return 'ok';
  if (/^\/version\/?$/.test(pathname)) return version();
  if (pathname.startsWith('/openapi/')) return described(pathname.slice('/openapi/'.length));
  if (pathname === '/api') return { kind: 'APIVersions', versions: ['v1'], serverAddressByClientCIDRs: [] };
  if (pathname === '/apis') return { kind: 'APIGroupList', apiVersion: 'v1', groups: groups().map(groupOf) };
  const place = /^\/(?:api|apis)\/([^/]+(?:\/[^/]+)?)$/.exec(pathname)?.[1];
  const resources = RESOURCES.filter((one) => apiVersionOf(one) === place);
  if (resources.length > 0) return resourceList(place ?? '', resources);
  return groups().includes(place ?? '') ? { kind: 'APIGroup', apiVersion: 'v1', ...groupOf(place ?? '') } : null;
}

/** The second edition whole; of the third as much as tells kubectl that fields are checked here. */
function described(place: string): object | null {
  const info = { title: 'Kubernetes', version: VERSION };
  if (place === 'v2') return { swagger: '2.0', info, paths: {}, definitions: definitions() };
  const root = (resource: Resource): string => pathOf(resource, null).split('/').slice(1, -1).join('/');
  const roots = [...new Set(RESOURCES.map(root))];
  if (place === 'v3') {
    return { paths: Object.fromEntries(roots.map((one) => [one, { serverRelativeURL: `/openapi/v3/${one}` }])) };
  }
  const resources = RESOURCES.filter((resource) => place === `v3/${root(resource)}`);
  const paths = resources.map((resource) => [`${pathOf(resource, null)}/{name}`, { patch: patchOf(resource) }]);
  return resources.length === 0 ? null : { openapi: '3.0.0', info, paths: Object.fromEntries(paths) as object };
}

function patchOf({ group, version, kind }: Resource): object {
  const parameters = [{ name: 'fieldValidation', in: 'query', schema: { type: 'string' } }];
  return { parameters, responses: {}, 'x-kubernetes-group-version-kind': { group, version, kind } };
}

function version(): object {
  const go = { goVersion: 'go1.24.9', compiler: 'gc', platform: 'linux/amd64' };
  const built = { gitCommit: '0'.repeat(40), gitTreeState: 'clean', buildDate: '2025-11-11T00:00:00Z' };
  return { major: '1', minor: '34', gitVersion: VERSION, ...built, ...go };
}

function groups(): readonly string[] {
  return [...new Set(RESOURCES.map(({ group }) => group))].filter((group) => group !== '');
}

function groupOf(group: string): object {
  const version = RESOURCES.find((one) => one.group === group)?.version ?? '';
  const preferred = { groupVersion: `${group}/${version}`, version };
  return { name: group, versions: [preferred], preferredVersion: preferred };
}

function resourceList(groupVersion: string, resources: readonly Resource[]): object {
  const listed = resources.flatMap(({ plural, kind, namespaced, status, subresources, shortNames }) => {
    const all = ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'];
    const own = { name: plural, singularName: kind.toLowerCase(), namespaced, kind, verbs: all, shortNames };
    const below = [...(status ? ['status'] : []), ...subresources];
    return [own, ...below.map((name) => subresource(`${plural}/${name}`, kind, namespaced))];
  });
  return { kind: 'APIResourceList', apiVersion: 'v1', groupVersion, resources: listed };
}

function subresource(name: string, kind: string, namespaced: boolean): object {
  const scale = name.endsWith('/scale') ? { group: 'autoscaling', version: 'v1', kind: 'Scale' } : { kind };
  return { name, singularName: '', namespaced, verbs: ['get', 'patch', 'update'], ...scale };
}

// SPDX-License-Identifier: Apache-2.0
/** What the server says about itself: version, health, groups and their resources. */
import { definitions } from './description.ts';
import { apiVersionOf, RESOURCES, type Resource } from './resources.ts';

const VERSION = 'v1.34.2';

/** An object, or a text; null for a path that is none of these. */
export function discovered(pathname: string): object | string | null {
  if (/^\/(readyz|livez|healthz)$/.test(pathname)) return 'ok';
  if (/^\/version\/?$/.test(pathname)) return version();
  if (pathname === '/openapi/v2')
    return { swagger: '2.0', info: { title: 'Kubernetes', version: VERSION }, paths: {}, definitions: definitions() };
  if (pathname === '/api') return { kind: 'APIVersions', versions: ['v1'], serverAddressByClientCIDRs: [] };
  if (pathname === '/apis') return { kind: 'APIGroupList', apiVersion: 'v1', groups: groups().map(groupOf) };
  const place = /^\/(?:api|apis)\/([^/]+(?:\/[^/]+)?)$/.exec(pathname)?.[1];
  const resources = RESOURCES.filter((one) => apiVersionOf(one) === place);
  if (resources.length > 0) return resourceList(place ?? '', resources);
  return groups().includes(place ?? '') ? { kind: 'APIGroup', apiVersion: 'v1', ...groupOf(place ?? '') } : null;
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

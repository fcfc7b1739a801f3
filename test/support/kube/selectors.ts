// SPDX-License-Identifier: Apache-2.0
/** Label and field selectors, as queries and as the LabelSelector of an object. */
import { badRequest } from './api-error.ts';
import type { KubeObject, Labels, LabelSelector } from './objects.ts';
import type { Resource } from './resources.ts';

export type Matches = (object: KubeObject) => boolean;

export function selectorOf(resource: Resource, query: URLSearchParams): Matches {
  const labels = labelMatcher(query.get('labelSelector') ?? '');
  const fields = fieldMatcher(resource, query.get('fieldSelector') ?? '');
  return (object) => labels(object.metadata.labels ?? {}) && fields(object);
}

/** `a=b,c!=d,e in (f,g),h notin (i),j,!k` */
function labelMatcher(text: string): (labels: Labels) => boolean {
  const parts = text.split(/,(?![^(]*\))/).filter((part) => part.trim() !== '');
  const tests = parts.map((part) => labelTest(part.trim()));
  return (labels) => tests.every((test) => test(labels));
}

function labelTest(part: string): (labels: Labels) => boolean {
  const set = /^([\w./-]+)\s+(in|notin)\s+\(([^)]*)\)$/.exec(part);
  if (set !== null) {
    const [, key = '', operator = '', list = ''] = set;
    return expression(
      key,
      operator === 'in' ? 'In' : 'NotIn',
      list.split(',').map((value) => value.trim()),
    );
  }
  const pair = /^([\w./-]+)\s*(==?|!=)\s*([\w.-]*)$/.exec(part);
  if (pair !== null) return expression(pair[1] ?? '', pair[2] === '!=' ? 'NotIn' : 'In', [pair[3] ?? '']);
  const bare = /^(!?)\s*([\w./-]+)$/.exec(part);
  if (bare === null) throw badRequest(`unable to parse requirement: ${part}`);
  return expression(bare[2] ?? '', bare[1] === '!' ? 'DoesNotExist' : 'Exists', []);
}

function expression(key: string, operator: string, values: readonly string[]): (labels: Labels) => boolean {
  return (labels) => {
    const value = labels[key];
    if (operator === 'Exists') return value !== undefined;
    if (operator === 'DoesNotExist') return value === undefined;
    const within = value !== undefined && values.includes(value);
    return operator === 'In' ? within : !within;
  };
}

/** Of an object that selects others; an empty one selects everything. */
export function selects(selector: LabelSelector | undefined, labels: Labels = {}): boolean {
  const pairs = Object.entries(selector?.matchLabels ?? {}).every(([key, value]) => labels[key] === value);
  const expressions = selector?.matchExpressions ?? [];
  return pairs && expressions.every(({ key, operator, values = [] }) => expression(key, operator, values)(labels));
}

/** As the status of a scale says it. */
export function selectorText(selector: LabelSelector): string {
  return Object.entries(selector.matchLabels ?? {})
    .map(([key, value]) => `${key}=${value}`)
    .join(',');
}

function fieldMatcher(resource: Resource, text: string): Matches {
  const known = ['metadata.name', ...(resource.namespaced ? ['metadata.namespace'] : []), ...resource.fields];
  const tests = text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const match = /^([\w.]+)(==?|!=)(.*)$/.exec(part);
      if (match === null) throw badRequest(`invalid selector: '${part}'; can't understand '${part}'`);
      const [, field = '', operator = '', value = ''] = match;
      if (!known.includes(field)) throw badRequest(`field label not supported: ${field}`);
      return (object: KubeObject): boolean => (fieldOf(object, field) === value) === (operator !== '!=');
    });
  return (object) => tests.every((test) => test(object));
}

function fieldOf(object: KubeObject, field: string): string {
  const steps = field === 'source' ? ['source', 'component'] : field.split('.');
  const value = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], object);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

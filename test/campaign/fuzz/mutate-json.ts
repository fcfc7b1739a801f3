// SPDX-License-Identifier: Apache-2.0
/** Changes to recorded values: keys that are gone, doubled or odd, values of other types, out of range, or from elsewhere. */
import { oddTexts } from './mutate-text.ts';
import type { Random } from './random.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const oddValues: readonly Json[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e-320, '', [], {}, [[]], [null], { a: 1 }],
  ...['x'.repeat(2000), '\u0000', '\ud800', '\u202e', '1', 'NaN', 'gateway', 'flow', 'counter-0', 'counter-9999'],
];

/** One line with one to three changes, as text, since some of them no value can hold. */
export function mutateJson(line: string, random: Random): string {
  let value: Json;
  try {
    value = JSON.parse(line) as Json;
  } catch {
    return line;
  }
  for (let left = 1 + random.below(3); left > 0; left -= 1) value = changed(value, random);
  const text = JSON.stringify(value);
  switch (random.below(20)) {
    case 0:
      return text.replace(/"([a-zA-Z]+)":/, '"__proto__":');
    case 1:
      return text.replace(/\{/, '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},');
    case 2:
      return text.replace(
        /:\d+/,
        random.pick([':1e999', ':-0', `:${'9'.repeat(400)}`, ':0.1e-9', ':9007199254740993']),
      );
    case 3:
      return text.replace(/[,:]/, (found) => `${found}${'['.repeat(random.pick([3, 20_000]))}`);
    default:
      return text;
  }
}

function changed(value: Json, random: Random): Json {
  if (Array.isArray(value)) return changedList(value as readonly Json[], random);
  if (typeof value !== 'object' || value === null) return changedScalar(value, random);
  const entries = Object.entries(value as { readonly [key: string]: Json });
  const at = random.below(entries.length + 1);
  const [key, inner] = entries[at] ?? ['more', null];
  const put = (next: Json): Json => Object.fromEntries([...entries, [key, next]]);
  switch (random.below(6)) {
    case 0:
      return Object.fromEntries(entries.filter(([name]) => name !== key));
    case 1:
      return Object.fromEntries([...entries, [random.pick(['x', 'at', 'seq', 'type', 'constructor', '']), inner]]);
    case 2:
      return put(random.pick(oddValues));
    case 3:
      return put(entries.length === 0 ? null : random.pick(entries)[1]);
    default:
      return put(changed(inner, random));
  }
}

function changedList(list: readonly Json[], random: Random): Json {
  if (list.length === 0) return random.chance(0.5) ? [random.pick(oddValues)] : list;
  const at = random.below(list.length);
  switch (random.below(4)) {
    case 0:
      return list.filter((_, index) => index !== at);
    case 1:
      return Array.from({ length: random.pick([2, 50, 1001]) }, () => list[at] ?? null);
    default:
      return list.map((item, index) => (index === at ? changed(item, random) : item));
  }
}

function changedScalar(value: null | boolean | number | string, random: Random): Json {
  if (typeof value === 'number' && random.chance(0.7)) {
    return random.pick([0, value + 1, value - 1, -value, value / 3, value * 1e6, 2 ** 53]);
  }
  if (typeof value === 'string' && random.chance(0.7)) {
    return random.pick([random.pick(oddTexts), `${value}x`, value.slice(1), value.toUpperCase(), value.repeat(30)]);
  }
  return random.pick(oddValues);
}

// SPDX-License-Identifier: Apache-2.0
/** A report's view for a page that lies elsewhere than its run directory: links to files of the run lead where they are. */

/** The same value with `prefix` before every relative `href` in it. */
export function rebaseLinks<T>(value: T, prefix: string): T {
  return mapLinks(value, (href) => `${prefix}${href}`);
}

/**
 * The same value with another address in the place of every relative `href` in it; null where there is none, which
 * shows the text alone. Views are plain data of limited depth.
 */
export function mapLinks<T>(value: T, map: (href: string) => string | null): T {
  return mapValue(value, map) as T;
}

function mapValue(value: unknown, map: (href: string) => string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'href' && typeof item === 'string' && isRelative(item) ? map(item) : mapValue(item, map),
    ]),
  );
}

function isRelative(href: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[#/])/i.test(href);
}

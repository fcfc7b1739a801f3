// SPDX-License-Identifier: Apache-2.0
/** A report's view for a page that lies in a folder below its run directory: links to files of the run lead there. */

/** The same value with `prefix` before every relative `href` in it. Views are plain data of limited depth. */
export function rebaseLinks<T>(value: T, prefix: string): T {
  return rebase(value, prefix) as T;
}

function rebase(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rebase(item, prefix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'href' && typeof item === 'string' && isRelative(item) ? `${prefix}${item}` : rebase(item, prefix),
    ]),
  );
}

function isRelative(href: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[#/])/i.test(href);
}

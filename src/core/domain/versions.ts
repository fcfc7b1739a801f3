// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a system is one of those that a manifest names, and whether a version lies within bounds (`>=0.1.0 <0.2.0`). A
 * pre-release comes before its release.
 */
import type { SystemInfo, SystemRange } from './documents.ts';

interface Version {
  readonly numbers: readonly [number, number, number];
  readonly isPrerelease: boolean;
}

type NamedSystem = Pick<SystemInfo, 'name' | 'version'>;

export function isOneOf({ name, version }: NamedSystem, ranges: readonly SystemRange[]): boolean {
  return ranges.some(
    (range) => range.name === name && (range.version === undefined || isWithinBounds(version, range.version) === true),
  );
}

/** `openshell >=0.1.0, openshell-stand-in` */
export function describeRanges(ranges: readonly SystemRange[]): string {
  return ranges.map(({ name, version }) => (version === undefined ? name : `${name} ${version}`)).join(', ');
}

/** Why an experiment that requires one of these does not apply to this one; null when it does. */
export function whyNotApplicable(system: NamedSystem, required: readonly SystemRange[] | null): string | null {
  if (required === null || isOneOf(system, required)) return null;
  const text = `it requires ${describeRanges(required)}; the system is ${system.name} ${system.version}`;
  return text.length <= 500 ? text : `${text.slice(0, 499)}…`;
}

/** Null when the version begins with no number, so that it cannot be compared. */
export function isWithinBounds(version: string, bounds: string): boolean | null {
  const actual = parseVersion(version);
  if (actual === null) return null;
  return bounds.split(' ').every((bound) => meetsBound(actual, bound));
}

function meetsBound(actual: Version, bound: string): boolean {
  const match = /^(<=?|>=?|=)(.+)$/.exec(bound);
  const limit = match?.[2] === undefined ? null : parseVersion(match[2]);
  if (match === null || limit === null) throw new RangeError(`not a bound on a version: ${bound}`);
  const order = compare(actual, limit);
  switch (match[1]) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      return order === 0;
  }
}

function parseVersion(text: string): Version | null {
  const match = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(-)?/.exec(text);
  if (match === null) return null;
  const [, major, minor, patch, dash] = match;
  return { numbers: [Number(major), Number(minor ?? 0), Number(patch ?? 0)], isPrerelease: dash !== undefined };
}

function compare(left: Version, right: Version): number {
  for (const index of [0, 1, 2] as const) {
    const difference = left.numbers[index] - right.numbers[index];
    if (difference !== 0) return difference;
  }
  return Number(right.isPrerelease) - Number(left.isPrerelease);
}

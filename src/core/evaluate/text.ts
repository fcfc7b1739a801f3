// SPDX-License-Identifier: Apache-2.0
/** Words of outcomes: short, with units, and bounded however large the evidence is. */
import type { Bound } from '../domain/plan.ts';

const shownLength = 120;

/** At most `limit` characters; what is cut off ends in an ellipsis. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1);
  const isHalf = /[\uD800-\uDBFF]$/.test(head);
  return `${isHalf ? head.slice(0, -1) : head}…`;
}

/** The last `limit` characters; what is cut off before begins with an ellipsis. */
export function clipHead(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const tail = text.slice(text.length - limit + 1);
  return `…${/^[\uDC00-\uDFFF]/.test(tail) ? tail.slice(1) : tail}`;
}

/** White space and control characters folded into single blanks. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
}

/** A text from the system under test, in quotes, on one line, cut. */
export function quote(text: string): string {
  return JSON.stringify(clip(text, shownLength));
}

/** `1 line`, `3 lines` */
export function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Whole numbers as they are, others with at most six digits behind the point. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(6)));
}

/** `a`, `a and b`, `a, b and 4 more` */
export function listNames(names: readonly string[], shown = 3): string {
  if (names.length <= 1) return names.join('');
  const rest = names.length - shown;
  if (rest > 0) return `${names.slice(0, shown).join(', ')} and ${String(rest)} more`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

interface Bounded {
  readonly equals?: number;
  readonly 'at-least'?: number;
  readonly 'at-most'?: number;
}

/** The one bound that the schema asks for. */
export function boundOf(claim: Bounded): Bound {
  if (claim['at-least'] !== undefined) return { op: 'at-least', value: claim['at-least'] };
  if (claim['at-most'] !== undefined) return { op: 'at-most', value: claim['at-most'] };
  if (claim.equals !== undefined) return { op: 'equals', value: claim.equals };
  throw new RangeError('the check has none of equals, at-least, at-most');
}

/** `at least 3` */
export function describeBound(bound: Bound): string {
  const words = { equals: 'exactly', 'at-least': 'at least', 'at-most': 'at most' } as const;
  return `${words[bound.op]} ${formatNumber(bound.value)}`;
}

/**
 * Whether a value meets a bound. Where only a lower limit of the value is known, the claim is decided when no greater
 * value could change the answer.
 */
export function meets(bound: Bound, value: number, exact: boolean): 'held' | 'failed' | 'undecided' {
  if (exact) return isWithin(bound, value) ? 'held' : 'failed';
  if (bound.op === 'at-least') return value >= bound.value ? 'held' : 'undecided';
  return value > bound.value ? 'failed' : 'undecided';
}

function isWithin(bound: Bound, value: number): boolean {
  if (bound.op === 'at-least') return value >= bound.value;
  return bound.op === 'at-most' ? value <= bound.value : value === bound.value;
}

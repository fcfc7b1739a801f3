// SPDX-License-Identifier: Apache-2.0
/** What waits search of the last spans. Bounded; a span that has left is not found any more. */
import type { SpanPattern } from '../core/domain/plan.ts';
import type { SpanSearch } from '../ports/observers.ts';
import type { Span } from './otlp-spans.ts';

const LIMITS = {
  spans: 20_000,
  /** Of their names and attributes. */
  characters: 8 * 1024 * 1024,
} as const;

interface Kept {
  readonly name: string;
  /** Of attributes that are one value, as text. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly characters: number;
  readonly hit: Extract<SpanSearch, { readonly found: true }>;
}

export interface RecentSpans {
  add(span: Span, received: { readonly atMs: number; readonly line: number | null }): void;
  /** Spans added so far. */
  count(): number;
  /** See TracesHandle.search. */
  search(pattern: SpanPattern, afterSpan: number): SpanSearch;
}

export function keepRecentSpans(): RecentSpans {
  let kept: Kept[] = [];
  // Of what is kept, how many have left already: a list gives up its beginning more cheaply in one piece.
  let left = 0;
  let added = 0;
  let characters = 0;

  const drop = (): void => {
    characters -= kept[left]?.characters ?? 0;
    left += 1;
    if (left < LIMITS.spans) return;
    kept = kept.slice(left);
    left = 0;
  };
  return {
    add(span, received) {
      added += 1;
      const next = keep(span, { found: true, span: added, ...received, ...timesOf(span) });
      kept.push(next);
      characters += next.characters;
      while (kept.length - left > LIMITS.spans || characters > LIMITS.characters) drop();
    },
    count: () => added,
    search({ name, attributes }, afterSpan) {
      const wanted = Object.entries(attributes ?? {});
      const matches = (one: Kept): boolean =>
        one.name === name && wanted.every(([key, value]) => one.attributes.get(key) === String(value));
      const from = Math.max(left, kept.length - (added - afterSpan));
      for (let index = from; index < kept.length; index += 1) {
        const one = kept[index];
        if (one !== undefined && matches(one)) return one.hit;
      }
      return { found: false };
    },
  };
}

function timesOf({ startUnixNano, endUnixNano }: Span): Pick<Span, 'startUnixNano' | 'endUnixNano'> {
  return { startUnixNano, endUnixNano };
}

function keep(span: Span, hit: Kept['hit']): Kept {
  const attributes = new Map<string, string>();
  let characters = span.name.length;
  for (const [key, value] of Object.entries(span.attributes)) {
    if (value === null || typeof value === 'object') continue;
    const text = String(value);
    attributes.set(key, text);
    characters += key.length + text.length;
  }
  return { name: span.name, attributes, characters, hit };
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The events that checks and waits can name, by the million: in columns of numbers, with each combination of type and
 * subjects kept once. An object is made only of what is looked at.
 */
import type { Occurrence, Occurrences } from '../domain/record.ts';

interface Kind {
  readonly type: string;
  readonly subjects: readonly string[];
}

/** Finds the number of a kind word by word, without making a text of it first. */
interface Branch {
  readonly next: Map<string, Branch>;
  kind: number | null;
}

export interface GrowingOccurrences extends Occurrences {
  add(occurrence: Occurrence): void;
}

const firstCapacity = 64;

export function createOccurrences(): GrowingOccurrences {
  return new OccurrenceColumns();
}

class OccurrenceColumns implements GrowingOccurrences {
  length = 0;
  readonly #kinds: Kind[] = [];
  readonly #root: Branch = { next: new Map(), kind: null };
  #kindOf = new Uint32Array(firstCapacity);
  #atMs = new Float64Array(firstCapacity);
  #seq = new Float64Array(firstCapacity);

  add({ type, subjects, atMs, seq }: Occurrence): void {
    if (this.length === this.#seq.length) this.#grow();
    this.#kindOf[this.length] = this.#kindFor(type, subjects);
    this.#atMs[this.length] = atMs;
    this.#seq[this.length] = seq;
    this.length += 1;
  }

  first(type: string, of: string | null, holds: (occurrence: Occurrence) => boolean = () => true): Occurrence | null {
    const wanted = this.#wanted(type, of);
    if (wanted.size === 0) return null;
    for (let index = 0; index < this.length; index += 1) {
      if (!wanted.has(this.#kindOf[index] ?? -1)) continue;
      const occurrence = this.#at(index);
      if (holds(occurrence)) return occurrence;
    }
    return null;
  }

  /** From the end: what is asked for while a run is under way is recent, and the list is long. */
  lastSince(type: string, of: string | null, seq: number): Occurrence | null {
    for (let index = this.length - 1; index >= 0 && (this.#seq[index] ?? -1) >= seq; index -= 1) {
      const occurrence = this.#at(index);
      if (isOf(occurrence, type, of)) return occurrence;
    }
    return null;
  }

  *[Symbol.iterator](): Generator<Occurrence> {
    for (let index = 0; index < this.length; index += 1) yield this.#at(index);
  }

  #at(index: number): Occurrence {
    const { type, subjects } = this.#kinds[this.#kindOf[index] ?? 0] ?? { type: '', subjects: [] };
    return { type, subjects, atMs: this.#atMs[index] ?? 0, seq: this.#seq[index] ?? 0 };
  }

  #wanted(type: string, of: string | null): ReadonlySet<number> {
    return new Set(this.#kinds.flatMap((kind, index) => (isOf(kind, type, of) ? [index] : [])));
  }

  #kindFor(type: string, subjects: readonly string[]): number {
    let branch = branchOf(this.#root, type);
    for (const subject of subjects) branch = branchOf(branch, subject);
    if (branch.kind === null) {
      branch.kind = this.#kinds.length;
      this.#kinds.push({ type, subjects });
    }
    return branch.kind;
  }

  #grow(): void {
    const capacity = this.length * 2;
    this.#kindOf = grown(new Uint32Array(capacity), this.#kindOf);
    this.#atMs = grown(new Float64Array(capacity), this.#atMs);
    this.#seq = grown(new Float64Array(capacity), this.#seq);
  }
}

function isOf(kind: Kind, type: string, of: string | null): boolean {
  return kind.type === type && (of === null || kind.subjects.includes(of));
}

function branchOf({ next }: Branch, word: string): Branch {
  const known = next.get(word);
  if (known !== undefined) return known;
  const branch: Branch = { next: new Map(), kind: null };
  next.set(word, branch);
  return branch;
}

function grown<T extends Uint32Array | Float64Array>(larger: T, smaller: T): T {
  larger.set(smaller);
  return larger;
}

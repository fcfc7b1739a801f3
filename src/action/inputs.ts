// SPDX-License-Identifier: Apache-2.0
/** The inputs of each command, read once into one typed object. A bad one is a UsageError that names the input. */
import { getInput } from '@actions/core';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';

const failOnWords = ['fail', 'error', 'xpass', 'not-applicable', 'empty', 'none'] as const;
export type FailOn = (typeof failOnWords)[number];

const actionCommands = ['run'] as const;
export type ActionCommand = (typeof actionCommands)[number];

export interface RunInputs {
  /** Ids, paths and `tag:NAME`. */
  readonly experiments: readonly string[];
  /** Null: each experiment's own. */
  readonly adapter: string | null;
  readonly gateway: string;
  /** Decimal; null: drawn. */
  readonly seed: string | null;
  readonly failOn: ReadonlySet<FailOn>;
}

export function readRunInputs(): RunInputs {
  return {
    experiments: words('experiments', { fallback: 'tag:smoke', expected: 'ids, paths or tag:NAME' }),
    adapter: textOrNull('adapter'),
    gateway: textOrNull('gateway') ?? 'auto',
    seed: textOrNull('seed'),
    failOn: readFailOn(),
  };
}

export function readCommand(): ActionCommand {
  return oneOf('command', actionCommands, 'run');
}

function readFailOn(): ReadonlySet<FailOn> {
  const chosen = new Set<FailOn>();
  const expected = failOnWords.join(', ');
  for (const word of words('fail-on', { fallback: 'fail,error', expected })) {
    const known = failOnWords.find((candidate) => candidate === word);
    if (known === undefined) throw wrong('fail-on', word, { expected, nearest: nearestName(word, failOnWords) });
    chosen.add(known);
  }
  if (chosen.has('none') && chosen.size > 1) {
    throw wrong('fail-on', [...chosen].join(','), { expected: 'none alone, or the others', nearest: null });
  }
  return chosen;
}

/** Separators alone are refused: taken as an empty list, they would switch something off that nobody named. */
function words(
  input: string,
  { fallback, expected }: { readonly fallback: string; readonly expected: string },
): readonly string[] {
  const text = getInput(input) || fallback;
  const found = text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (found.length === 0) throw wrong(input, text, { expected, nearest: null });
  return [...new Set(found)];
}

/** One of several words. */
function oneOf<Word extends string>(input: string, known: readonly Word[], fallback: Word): Word {
  const text = getInput(input) || fallback;
  const found = known.find((word) => word === text);
  if (found !== undefined) return found;
  throw wrong(input, text, { expected: known.join(', '), nearest: nearestName(text, known) });
}

function textOrNull(input: string): string | null {
  const text = getInput(input);
  return text === '' ? null : text;
}

function wrong(
  input: string,
  seen: string,
  details: { readonly expected: string; readonly nearest: string | null },
): UsageError {
  const hint = details.nearest === null ? undefined : `Did you mean ${details.nearest}?`;
  return new UsageError(`input ${input}: found "${seen}"; expected ${details.expected}`, { code: 'bad-input', hint });
}

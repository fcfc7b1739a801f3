// SPDX-License-Identifier: Apache-2.0
/** What is fuzzed, seen from the campaign: something that makes an input of a random source and reads it. */
import type { Random } from './random.ts';

export type SubjectName = 'manifest' | 'run' | 'undo';

/** What reading an input came to. */
export interface Reading {
  /** In a word, for counting: `read`, or the code of the error. */
  readonly outcome: string;
  /** Of all that was made of it. */
  readonly outputBytes: number;
  /** What must not be, found without an exception. */
  readonly wrong: readonly string[];
}

export interface Subject {
  readonly name: SubjectName;
  /** Most that may be made of one input. */
  readonly outputLimitBytes: number;
  /** Makes the next input; the returned function reads it and may throw only what says who acts. */
  prepare(random: Random): () => Promise<Reading>;
}

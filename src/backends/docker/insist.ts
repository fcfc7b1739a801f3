// SPDX-License-Identifier: Apache-2.0
/** Trying an undo again as long as there is time for it: an engine may be away, busy or just about to let go of something. */
import type { UndoResult } from '../../core/domain/documents.ts';
import { causeChain, HarnessError } from '../../core/domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';

export interface UndoOutcome {
  readonly result: UndoResult;
  readonly proof: string;
}

const TRY_AGAIN_MS = 300;
/** What the engine refuses as often it will refuse again. */
const REFUSED_LIMIT = 6;
/** Time does not change these. */
const FINAL = ['engine-permission', 'not-permitted', 'target-gone', 'bug'];

/** Never rejects; what went wrong last is the proof of a failure. The signal is its deadline. */
export async function insist(
  clock: Clock,
  work: () => Promise<UndoOutcome>,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  let last = 'there was no time for it';
  let refused = 0;
  while (!signal.aborted && refused < REFUSED_LIMIT) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof HarnessError ? error.code : 'bug';
      if (code !== 'cancelled') last = describe(error);
      if (FINAL.includes(code)) break;
      if (code === 'engine-refused') refused += 1;
    }
    await clock.sleepUntil(clock.elapsedMs() + TRY_AGAIN_MS, signal);
  }
  return { result: 'failed', proof: last };
}

function describe(error: unknown): string {
  const hint = error instanceof HarnessError && error.hint !== null ? ` (${error.hint})` : '';
  return `${causeChain(error)[0] ?? 'unknown error'}${hint}`;
}

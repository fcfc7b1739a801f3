// SPDX-License-Identifier: Apache-2.0
/** An error that ended a command, as text for people and as JSON. */
import { visible } from '../core/report/text.ts';
import { BugError, causeChain, formatProblem, HarnessError, SpecError, UsageError } from '../core/domain/errors.ts';

export interface DescribedError {
  readonly text: string;
  readonly json: unknown;
}

/** All problems of a manifest, or the chain of causes; the hint last. An error that nobody expected keeps its stack. */
export function describeError(error: unknown): DescribedError {
  if (error instanceof SpecError) {
    const lines = error.problems.map((problem) => visible(formatProblem(problem), 1000));
    return { text: `${lines.join('\n')}\n`, json: { error: { code: error.code, problems: error.problems } } };
  }
  const known = error instanceof UsageError || error instanceof HarnessError || error instanceof BugError;
  const code = known ? error.code : 'bug';
  const hint = known ? error.hint : 'This is a fault of the harness; please report it.';
  const messages = causeChain(error).map((message) => visible(message, 1000));
  const stack = known && !(error instanceof BugError) ? [] : stackOf(error);
  return {
    text: `chaos: ${[messages.join(': '), ...(hint === null ? [] : [hint]), ...stack].join('\n')}\n`,
    json: { error: { code, message: messages[0] ?? '', causes: messages.slice(1), hint } },
  };
}

function stackOf(error: unknown): readonly string[] {
  return error instanceof Error && error.stack !== undefined ? error.stack.split('\n').slice(1, 12) : [];
}

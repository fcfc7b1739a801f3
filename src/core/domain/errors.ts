// SPDX-License-Identifier: Apache-2.0
/**
 * Errors say who acts: SpecError the author of a manifest, UsageError the caller, HarnessError whoever owns the
 * machine (the run's verdict is ERROR), BugError us. Each has a code, what happened with the value seen, a hint and
 * the cause. The table of exit codes is the only place that knows them.
 */
import type { Phase, Verdict } from './documents.ts';

/** One thing wrong in a manifest, at the place where the author must look. */
export interface SpecProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What was found there, with the value seen. */
  readonly found: string;
  readonly expected: string;
  /** The nearest known key or name, when there is one. */
  readonly nearest: string | null;
}

interface ErrorDetails {
  readonly code: string;
  readonly hint?: string | undefined;
  readonly cause?: unknown;
}

abstract class CodedError extends Error {
  readonly code: string;
  readonly hint: string | null;

  constructor(message: string, details: ErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.hint = details.hint ?? null;
  }
}

/** A manifest is wrong; nothing was started. */
export class SpecError extends CodedError {
  override readonly name = 'SpecError';
  readonly problems: readonly SpecProblem[];

  constructor(problems: readonly SpecProblem[]) {
    super(problems.map(formatProblem).join('\n'), { code: 'spec-invalid' });
    this.problems = problems;
  }
}

/** The command was used wrongly; nothing was started. */
export class UsageError extends CodedError {
  override readonly name = 'UsageError';
}

/** The harness could not do its part. */
export class HarnessError extends CodedError {
  override readonly name = 'HarnessError';
  readonly phase: Phase | null;
  readonly subject: string | null;

  constructor(message: string, details: ErrorDetails & { readonly phase?: Phase; readonly subject?: string }) {
    super(message, details);
    this.phase = details.phase ?? null;
    this.subject = details.subject ?? null;
  }
}

export type GitHubErrorKind =
  /** 401, or 403 without a rate limit: this token may not. */
  | 'forbidden'
  | 'not-found'
  /** 422 and other refusals of what was sent; what was sent back is too large or not what was promised. */
  | 'refused'
  /** A rate limit that did not end in time. */
  | 'limited'
  /** No answer, 5xx, or an answer that makes no sense. */
  | 'unavailable';

/** GitHub did not do what it was asked; `kind` says what the caller can do about it. */
export class GitHubError extends CodedError {
  override readonly name = 'GitHubError';
  readonly kind: GitHubErrorKind;

  constructor(kind: GitHubErrorKind, message: string, cause?: unknown) {
    super(message, { code: `github-${kind}`, cause });
    this.kind = kind;
  }
}

export type BranchErrorKind =
  /** The token may not write to the repository, or is none. */
  | 'forbidden'
  /** A rule of the repository keeps the branch as it is. */
  | 'protected'
  /** The repository is not there, or the token does not see it. */
  | 'not-found'
  /** Others kept pushing first. */
  | 'contended'
  /** A file larger than the host takes. */
  | 'too-large'
  /** Something else has our place. */
  | 'blocked'
  /** This step was told to stop. */
  | 'stopped'
  /** No answer in time, or an answer that makes no sense. */
  | 'unavailable';

/** A branch could not be read or written; `kind` says who can do something about it. */
export class BranchError extends CodedError {
  override readonly name = 'BranchError';
  readonly kind: BranchErrorKind;

  constructor(
    kind: BranchErrorKind,
    message: string,
    details: { readonly hint?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { code: `branch-${kind}`, ...details });
    this.kind = kind;
  }
}

/** Something that cannot happen did. */
export class BugError extends CodedError {
  override readonly name = 'BugError';

  constructor(message: string, cause?: unknown) {
    super(message, {
      code: 'bug',
      cause,
      hint: 'This is a fault of the harness; please report it with the run directory.',
    });
  }
}

/** `file:line:column: found; expected ...; nearest ...` */
export function formatProblem(problem: SpecProblem): string {
  const place = `${problem.file}:${String(problem.line)}:${String(problem.column)}`;
  const nearest = problem.nearest === null ? '' : `; did you mean "${problem.nearest}"?`;
  return `${place}: ${problem.found}; expected ${problem.expected}${nearest}`;
}

/** Messages of an error and of its causes, outermost first; one that the message before it says already is left out. */
export function causeChain(error: unknown): readonly string[] {
  const messages: string[] = [];
  let current: unknown = error;
  for (let depth = 0; current !== undefined && current !== null && depth < 10; depth += 1) {
    const message = messageOf(current);
    if (messages.at(-1)?.includes(message) !== true) messages.push(message);
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}

export const EXIT = { ok: 0, fail: 1, usage: 2, error: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Exit code of one run. `strict` makes XPASS a failure. */
export function exitCodeOfVerdict(verdict: Verdict, strict: boolean): ExitCode {
  switch (verdict) {
    case 'PASS':
    case 'XFAIL':
    case 'not-applicable':
      return EXIT.ok;
    case 'XPASS':
      return strict ? EXIT.fail : EXIT.ok;
    case 'FAIL':
      return EXIT.fail;
    case 'ERROR':
      return EXIT.error;
  }
}

/** Exit code of an error that ended a command. */
export function exitCodeOfError(error: unknown): ExitCode {
  return error instanceof SpecError || error instanceof UsageError ? EXIT.usage : EXIT.error;
}

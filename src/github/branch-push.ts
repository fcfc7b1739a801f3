// SPDX-License-Identifier: Apache-2.0
/** One push of one commit to one branch, and what became of it. */
import { BranchError } from '../core/domain/errors.ts';
import type { CommandResult } from '../ports/commands.ts';
import { failureOf, type Git } from './git.ts';

export interface Push {
  readonly commit: string;
  readonly branch: string;
  /** The only tip that may be thrown away; null: none may be, only a commit that comes after the tip is taken. */
  readonly lease: string | null;
}

const pushing = 'pushing to the branch';
const maxReason = 300;

/** `lost`: somebody else has moved the branch, or is about to. Throws a BranchError. */
export async function pushCommit(git: Git, { commit, branch, lease }: Push): Promise<'pushed' | 'lost'> {
  const ref = `refs/heads/${branch}`;
  const force = lease === null ? [] : [`--force-with-lease=${ref}:${lease}`];
  const args = ['push', '--porcelain', '--no-follow-tags', ...force, 'origin', `${commit}:${ref}`];
  const result = await git.attempt(args, { what: pushing });
  if (result.exitCode === 0) return 'pushed';
  const refusal = refusalOf(result);
  if (refusal === null) throw failureOf(result, pushing);
  const text = `${refusal}\n${result.stderr}`;
  if (/GH001|exceeds GitHub's file size limit/.test(text)) throw refused('too-large', result, refusal);
  if (/GH006|GH013|protected branch|hook declined|repository rule/i.test(text)) {
    throw refused('protected', result, refusal);
  }
  return 'lost';
}

/** `! commit:ref TAB reason` of `--porcelain`; null where it did not come so far. */
function refusalOf({ stdout }: CommandResult): string | null {
  const line = stdout.split('\n').find((each) => each.startsWith('!'));
  return line === undefined ? null : (line.split('\t')[2] ?? line);
}

function refused(kind: 'too-large' | 'protected', { stderr }: CommandResult, refusal: string): BranchError {
  const remote = stderr
    .split('\n')
    .flatMap((line) => /^remote: (.*\S)/.exec(line)?.[1] ?? [])
    .join('; ');
  const reason = (remote === '' ? refusal : `${refusal}: ${remote}`).slice(0, maxReason);
  const hint =
    kind === 'protected'
      ? 'Name a branch that this workflow may push to (input `pages-branch`), or let GitHub Actions past the rule.'
      : 'The large file stays in the artifact of the run.';
  return new BranchError(kind, `${pushing}: refused: ${reason}`, { hint });
}

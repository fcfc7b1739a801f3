// SPDX-License-Identifier: Apache-2.0
/** An issue that was labelled, as the event says; its title and body are not looked at. */
import { UsageError } from '../core/domain/errors.ts';
import { checkedWord, type LabelEvent } from '../core/publish/label-request.ts';
import { type Job, objectAt, textAt } from './job.ts';

/** Throws a UsageError for any other event, and for one that is not of the default branch. */
export function readLabelEvent({ event, ref, payload }: Job): LabelEvent {
  const number = objectAt(payload, 'issue')?.['number'];
  const label = textAt(objectAt(payload, 'label'), 'name');
  const sender = objectAt(payload, 'sender');
  const login = textAt(sender, 'login');
  const isLabelled = event === 'issues' && textAt(payload, 'action') === 'labeled';
  if (!isLabelled || typeof number !== 'number' || label === null || login === null) {
    throw new UsageError(`an issue is reproduced when it is labelled; found the event ${event}`, {
      code: 'no-label',
      hint: 'In the workflow: on: {issues: {types: [labeled]}}.',
    });
  }
  const branch = textAt(objectAt(payload, 'repository'), 'default_branch');
  if (branch === null || ref !== `refs/heads/${branch}`) {
    throw new UsageError(`a label is answered by the default branch; found ${ref}`, { code: 'no-default-branch' });
  }
  const isBot = textAt(sender, 'type') !== 'User' || login.endsWith('[bot]');
  return { issue: number, label, sender: { login, isBot } };
}

/**
 * Under `issues` experiments are started for whoever may set a label, which includes people who may not write. So it takes
 * the word of a plan of this very run that has looked, and the files of the commit that the plan looked at. Throws a
 * UsageError.
 */
export function requireCheckedLabel(job: Job, checked: string | null, commit: string | null): void {
  const { issue } = readLabelEvent(job);
  const problem =
    checked !== checkedWord({ issue }, job.runId)
      ? 'under issues it takes the matrix of a plan of this run, which has looked who set the label'
      : commit !== null && commit !== job.headSha
        ? `under issues it takes the files of the default branch (${job.headSha.slice(0, 7)}); found ${commit.slice(0, 7)}`
        : null;
  if (problem === null) return;
  throw new UsageError(`command run does not start: ${problem}`, {
    code: 'untrusted-event',
    hint: 'Use `command: plan` with `for: label`, and give `checked: ${{ needs.plan.outputs.checked }}` to the run.',
  });
}

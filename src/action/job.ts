// SPDX-License-Identifier: Apache-2.0
/**
 * The job that this step belongs to, as its runner describes it: read once, after the first line of the log, because the
 * package that reads it is large. The event's payload is GitHub's; the texts in it are anybody's.
 */
import process from 'node:process';
import { UsageError } from '../core/domain/errors.ts';

export interface Job {
  /** `owner/name` */
  readonly repository: string;
  /** Name of the workflow. */
  readonly workflow: string;
  readonly runId: string;
  readonly runAttempt: number;
  readonly job: string;
  /** Name of the event: `push`, `pull_request`, ... */
  readonly event: string;
  readonly ref: string;
  /** What was tested: of a pull request its head, else the commit of the run. */
  readonly headSha: string;
  /** Number of the pull request in the event's payload; null without one. */
  readonly pullRequest: number | null;
  /** `https://github.com`, without a slash at the end. */
  readonly serverUrl: string;
  readonly payload: Payload;
}

/** A JSON object whose shape nobody has checked. */
export type Payload = Readonly<Record<string, unknown>>;

/** Throws a UsageError where this is no job of a workflow. */
export async function readJob(): Promise<Job> {
  const { context } = await import('@actions/github');
  const payload: Payload = context.payload;
  const repository = process.env['GITHUB_REPOSITORY'] ?? '';
  if (!/^[^/\s]+\/[^/\s]+$/.test(repository) || context.sha === '') {
    throw new UsageError('GITHUB_REPOSITORY and GITHUB_SHA are not set', {
      code: 'no-job',
      hint: 'This is the entry of a GitHub Action; on your own machine use the command line: chaos run.',
    });
  }
  const pull = objectAt(payload, 'pull_request');
  const head = textAt(objectAt(pull, 'head'), 'sha');
  const number = pull?.['number'];
  return {
    repository,
    workflow: context.workflow,
    runId: String(context.runId),
    runAttempt: context.runAttempt,
    job: context.job,
    event: context.eventName,
    ref: context.ref,
    headSha: head ?? context.sha,
    pullRequest: typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null,
    serverUrl: context.serverUrl.replace(/\/+$/, ''),
    payload,
  };
}

/** The workflow run that an event `workflow_run` tells of, by the payload that GitHub wrote; null for any other event. */
export function reportedRunOf({ event, payload }: Job): string | null {
  if (event !== 'workflow_run') return null;
  const id = objectAt(payload, 'workflow_run')?.['id'];
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return String(id);
  throw new UsageError('the event names no workflow run', { code: 'no-run' });
}

/** The object at a key; null where there is none. */
export function objectAt(from: Payload | null, key: string): Payload | null {
  const value = from !== null && Object.hasOwn(from, key) ? from[key] : null;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Payload) : null;
}

/** The text at a key; null where there is none. */
export function textAt(from: Payload | null, key: string): string | null {
  const value = from !== null && Object.hasOwn(from, key) ? from[key] : null;
  return typeof value === 'string' ? value : null;
}

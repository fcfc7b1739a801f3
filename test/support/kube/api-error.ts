// SPDX-License-Identifier: Apache-2.0
/** Errors as Kubernetes answers them: a Status object with code, reason and details. */
import { qualified, type Resource } from './resources.ts';

export interface Cause {
  readonly reason?: string;
  readonly message: string;
  readonly field?: string;
}

interface Details {
  readonly name?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly uid?: string;
  readonly causes?: readonly Cause[];
  readonly retryAfterSeconds?: number;
}

export interface StatusObject {
  readonly kind: 'Status';
  readonly apiVersion: 'v1';
  readonly metadata: Readonly<Record<string, never>>;
  readonly status: 'Failure' | 'Success';
  readonly message?: string;
  readonly reason?: string;
  readonly details?: Details;
  readonly code?: number;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly reason: string;
  readonly details: Details | undefined;

  constructor(code: number, reason: string, rest: { readonly message: string; readonly details?: Details }) {
    super(rest.message);
    this.code = code;
    this.reason = reason;
    this.details = rest.details;
  }

  toStatus(): StatusObject {
    const { message, reason, details, code } = this;
    const base = { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure', message, reason } as const;
    return { ...base, ...(details === undefined ? {} : { details }), code };
  }
}

type About = Pick<Resource, 'group' | 'plural'>;

function about({ group, plural }: About, name: string, rest: Details = {}): Details {
  return { name, ...(group === '' ? {} : { group }), kind: plural, ...rest };
}

export function success(resource: Resource, name: string, uid: string): StatusObject {
  const details = about(resource, name, { uid });
  return { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', details };
}

export const notFound = (resource: Resource, name: string): ApiError =>
  new ApiError(404, 'NotFound', {
    ...{ message: `${qualified(resource)} "${name}" not found`, details: about(resource, name) },
  });

export const noSuchPath = (): ApiError =>
  new ApiError(404, 'NotFound', { message: 'the server could not find the requested resource', details: {} });

export const alreadyExists = (resource: Resource, name: string): ApiError =>
  new ApiError(409, 'AlreadyExists', {
    ...{ message: `${qualified(resource)} "${name}" already exists`, details: about(resource, name) },
  });

const modified = 'the object has been modified; please apply your changes to the latest version and try again';

export const conflict = (resource: Resource, name: string, why: string = modified): ApiError =>
  new ApiError(409, 'Conflict', {
    message: `Operation cannot be fulfilled on ${qualified(resource)} "${name}": ${why}`,
    details: about(resource, name),
  });

export const invalid = (
  resource: About & { readonly kind: string },
  name: string,
  causes: readonly Cause[],
): ApiError =>
  new ApiError(422, 'Invalid', {
    message: `${resource.kind}${resource.group === '' ? '' : `.${resource.group}`} "${name}" is invalid: ${wordsOf(causes)}`,
    details: { ...about(resource, name), kind: resource.kind, causes },
  });

function wordsOf(causes: readonly Cause[]): string {
  const words = causes.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`));
  return words.length === 1 ? (words[0] ?? '') : `[${words.join(', ')}]`;
}

export const badRequest = (message: string): ApiError => new ApiError(400, 'BadRequest', { message });

export const forbidden = (message: string, details: Details = {}): ApiError =>
  new ApiError(403, 'Forbidden', { message, details });

/** Of a JSON patch that does not fit. */
export const rejected = (): ApiError =>
  new ApiError(422, 'Invalid', {
    ...{ message: 'the server rejected our request due to an error in our request', details: {} },
  });

export const unauthorized = (): ApiError => new ApiError(401, 'Unauthorized', { message: 'Unauthorized' });

export const methodNotAllowed = (): ApiError =>
  new ApiError(405, 'MethodNotAllowed', {
    ...{ message: 'the server does not allow this method on the requested resource', details: {} },
  });

/** Of a path that belongs to no group: it is not even a Status. */
export const PAGE_NOT_FOUND = '404 page not found\n';

export const unsupportedMediaType = (type: string): ApiError =>
  new ApiError(415, 'UnsupportedMediaType', {
    message: `the body of the request was in an unknown format - accepted media types include: ${type}`,
  });

export const tooOldVersion = (version: number, oldest: number): ApiError =>
  new ApiError(410, 'Expired', { message: `too old resource version: ${String(version)} (${String(oldest)})` });

export const expiredContinue = (): ApiError =>
  new ApiError(410, 'Expired', {
    message: 'The provided continue parameter is too old to display a consistent list result.',
  });

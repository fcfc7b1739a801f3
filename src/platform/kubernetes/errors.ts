// SPDX-License-Identifier: Apache-2.0
/** What a cluster's refusals and silences mean for whoever must act. What a cluster says is quoted on one line, cut. */
import { HarnessError } from '../../core/domain/errors.ts';
import { describePermission, permissionOf } from './permissions.ts';
import type { ApiRequest } from './api-request.ts';
import { asRecord, numberAt, textAt } from './values.ts';

/** What the API server answered beside 2xx. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  /** As Kubernetes names it: `AlreadyExists`, `Conflict`, `Expired`, ...; empty when it did not say. */
  readonly reason: string;
  readonly retryAfterMs: number | null;

  constructor(status: number, { reason, message, retryAfterMs }: RefusalParts) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

interface RefusalParts {
  readonly reason: string;
  readonly message: string;
  readonly retryAfterMs: number | null;
}

const QUOTED_CHARACTERS = 300;
/** A server that asks for more is not waited for that long. */
const RETRY_AFTER_LIMIT_MS = 30_000;

/** Of an answer's head and its body, which may be anything. */
export function refusalOf(status: number, body: unknown, retryAfter: string | undefined): ApiRefusal {
  const said = asRecord(body);
  const seconds = numberAt(said, 'details', 'retryAfterSeconds') ?? Number(retryAfter ?? Number.NaN);
  return new ApiRefusal(status, {
    reason: quote(textAt(said, 'reason') ?? '').slice(0, 60),
    message: quote(textAt(said, 'message') ?? `status ${status}`),
    retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, RETRY_AFTER_LIMIT_MS) : null,
  });
}

/** Without what could move a terminal's cursor. */
export function quote(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > QUOTED_CHARACTERS ? `${line.slice(0, QUOTED_CHARACTERS)}...` : line;
}

/** The refusal behind an error; null when the cluster did not answer. */
export function refusalBehind(error: unknown): ApiRefusal | null {
  if (error instanceof ApiRefusal) return error;
  return error instanceof Error && error.cause instanceof ApiRefusal ? error.cause : null;
}

/** HTTP status of the cluster's answer; null when there was none. */
export function statusOf(error: unknown): number | null {
  return refusalBehind(error)?.status ?? null;
}

/** A refusal, with who can mend it. */
export function refused(request: ApiRequest, refusal: ApiRefusal): HarnessError {
  const what = describePermission(permissionOf(request));
  const { status, message } = refusal;
  const details = { cause: refusal };
  switch (status) {
    case 401:
      return new HarnessError(`${what}: the cluster does not accept the credentials (401 ${message})`, {
        ...details,
        code: 'cluster-credentials',
        hint: 'Log in again, or renew the token or certificate of the current context; then: kubectl auth whoami',
      });
    case 403:
      return new HarnessError(`${what} is not permitted: ${message}`, {
        ...details,
        code: 'not-permitted',
        hint: `Grant it (${canI(request)} must say yes), as the role that the adapter ships does.`,
      });
    case 429:
      return new HarnessError(`${what}: the cluster is too busy (429 ${message})`, {
        ...details,
        code: 'cluster-busy',
      });
    default:
      return new HarnessError(`${what}: the cluster answered ${status}: ${message}`, {
        ...details,
        code: status >= 500 ? 'cluster-failing' : 'cluster-refused',
      });
  }
}

/** The command that tells whether this user may. */
function canI(request: ApiRequest): string {
  const { verb, group, resource, subresource, namespace } = permissionOf(request);
  const named = group === '' ? resource : `${resource}.${group}`;
  const parts = ['kubectl auth can-i', verb, named];
  if (subresource !== null) parts.push(`--subresource=${subresource}`);
  if (namespace !== null) parts.push(`--namespace ${namespace}`);
  return parts.join(' ');
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS_CERT/;

/** No answer: nobody listens, the connection broke, or its certificate is not trusted. */
export function unanswered(request: ApiRequest, server: string, cause: unknown): HarnessError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const what = describePermission(permissionOf(request));
  if (CERTIFICATE.test(code)) {
    return new HarnessError(`${what}: the certificate of ${server} is not trusted (${code})`, {
      code: 'cluster-certificate',
      hint: 'Put the certificate-authority of the cluster into the kubeconfig.',
      cause,
    });
  }
  const why = code === '' ? quote(cause instanceof Error ? cause.message : String(cause)) : code;
  return new HarnessError(`${what}: no answer from the cluster at ${server} (${why})`, {
    code: 'cluster-unreachable',
    hint: 'Check that the API server runs and that the current context is the right one: kubectl cluster-info',
    cause,
  });
}

export function tooSlow(request: ApiRequest, limitMs: number, cause: unknown): HarnessError {
  const what = describePermission(permissionOf(request));
  return new HarnessError(`${what}: the cluster did not answer within ${limitMs / 1000} s`, {
    code: 'cluster-timeout',
    cause,
  });
}

/** An answer that is not what the API promises. */
export function strange(request: ApiRequest, what: string, cause?: unknown): HarnessError {
  return new HarnessError(`${describePermission(permissionOf(request))}: ${what}`, { code: 'cluster-answer', cause });
}

export function cancelled(request: ApiRequest, cause: unknown): HarnessError {
  return new HarnessError(`${describePermission(permissionOf(request))} was cancelled`, { code: 'cancelled', cause });
}

// SPDX-License-Identifier: Apache-2.0
/** What the loopback GitHub is asked and answers, and the refusals that its operations share. */
import type { Routed } from './description.ts';
import type { TokenRights } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** For lists: all of it; the server cuts its page out. */
  readonly list?: readonly unknown[];
}

export interface Question {
  readonly routed: Routed;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly rights: TokenRights;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
}

/** GitHub's limit, in characters. */
export const maxBodyLength = 65_536;

export const notFound: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' },
};

export const tooLong: Answer = {
  status: 422,
  body: {
    message: 'Validation Failed',
    documentation_url: 'https://docs.github.com/rest/issues/comments',
    errors: [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: 'Body is too long (maximum is 65536 characters)',
      },
    ],
  },
};

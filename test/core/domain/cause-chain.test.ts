// SPDX-License-Identifier: Apache-2.0

import { expect, it } from 'vitest';
import { causeChain } from '../../../src/core/domain/errors.ts';

it('names an error and its causes, outermost first, and no cause that was said already', () => {
  const socket = new Error('connect ENOENT');
  expect(causeChain(new Error('no engine answers', { cause: socket }))).toEqual([
    'no engine answers',
    'connect ENOENT',
  ]);
  const wrapped = new Error('no engine answers: connect ENOENT', { cause: socket });
  expect(causeChain(new Error('preflight', { cause: wrapped }))).toEqual([
    'preflight',
    'no engine answers: connect ENOENT',
  ]);
});

it('ends with a cause of itself', () => {
  const error = new Error('turning');
  error.cause = error;
  expect(causeChain(error)).toEqual(['turning']);
});

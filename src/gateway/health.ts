// SPDX-License-Identifier: Apache-2.0
/** Whether a gateway serves: its /readyz says so; that a port is open does not. */
import http from 'node:http';
import type { WorkFiles } from './context.ts';
import { readIfPresent } from './process.ts';

const ASK_LIMIT_MS = 5_000;

export function askReady(files: WorkFiles): Promise<'ready' | 'not-yet'> {
  const [host = '', port = ''] = (readIfPresent(files.health) ?? '').trim().split('/');
  if (host === '' || port === '') return Promise.resolve('not-yet');
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(ASK_LIMIT_MS);
    const call = http.get({ host, port: Number(port), path: '/readyz', agent: false, signal }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'ready' : 'not-yet');
    });
    call.on('error', () => resolve('not-yet'));
  });
}

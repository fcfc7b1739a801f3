// SPDX-License-Identifier: Apache-2.0
/** One bounded GET: no redirects, no proxy, no connection kept. */
import http from 'node:http';
import https from 'node:https';

export interface GetLimits {
  readonly timeoutMs: number;
  readonly bodyBytes: number;
}

/** Body of a 200 answer as text. Rejects with an Error that says what happened instead. */
export function getText(url: URL, limits: GetLimits, signal: AbortSignal): Promise<string> {
  const client = url.protocol === 'https:' ? https : http;
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void =>
      reject(timeout.aborted ? new Error(`no whole answer within ${limits.timeoutMs} ms`) : error);
    const request = client.get(url, { agent: false, signal: AbortSignal.any([timeout, signal]) }, (response) => {
      response.on('error', fail);
      if (response.statusCode !== 200) {
        fail(new Error(`answered ${response.statusCode ?? 'without a status'}`));
        request.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= limits.bodyBytes) chunks.push(chunk);
        else request.destroy(new Error(`the answer is larger than ${limits.bodyBytes} bytes`));
      });
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    request.on('error', fail);
  });
}

// SPDX-License-Identifier: Apache-2.0
/** One bounded GET: no redirects, no proxy, no connection kept. */
import type http from 'node:http';

export interface GetLimits {
  readonly timeoutMs: number;
  readonly bodyBytes: number;
}

/** Body of a 200 answer as text. Rejects with an Error that says what happened instead. */
export async function getText(url: URL, limits: GetLimits, signal: AbortSignal): Promise<string> {
  const { get } = await loadClient(url.protocol);
  return await new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
    };
    const fail = (error: Error): void => end(() => reject(error));
    const request = get(url, { agent: false, signal }, (response) => {
      response.on('error', fail);
      if (response.statusCode !== 200) {
        request.destroy(new Error(`answered ${response.statusCode ?? 'without a status'}`));
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= limits.bodyBytes) chunks.push(chunk);
        else request.destroy(new Error(`the answer is larger than ${limits.bodyBytes} bytes`));
      });
      response.on('end', () => end(() => resolve(Buffer.concat(chunks).toString('utf8'))));
    });
    const timer = setTimeout(
      () => request.destroy(new Error(`no whole answer within ${limits.timeoutMs} ms`)),
      limits.timeoutMs,
    );
    request.on('error', fail);
  });
}

/** Loading it takes 45 ms, which only a run with metrics has to spend. */
async function loadClient(protocol: string): Promise<Pick<typeof http, 'get'>> {
  return protocol === 'https:' ? await import('node:https') : await import('node:http');
}

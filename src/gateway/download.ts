// SPDX-License-Identifier: Apache-2.0
/**
 * One file over HTTP into memory of a checksum: what is written is what was hashed. Waits where the server asks for it
 * and tries again after short outages, all within one limit. Whether the checksum is right is the caller's affair.
 */
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { HarnessError } from '../core/domain/errors.ts';

export interface DownloadLimits {
  /** Of all tries and waits together. */
  readonly totalMs: number;
  readonly tries: number;
  /** Before the second try; doubled before each further one. */
  readonly firstWaitMs: number;
  readonly bytes: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = {
  totalMs: 300_000,
  tries: 5,
  firstWaitMs: 1_000,
  bytes: 512 * 1024 * 1024,
};

/** Of a server that asks to wait, or that may soon do better. */
const AGAIN = [408, 425, 429, 500, 502, 503, 504];

/** Text of a small file. Throws a HarnessError. */
export async function downloadText(url: string, limits: DownloadLimits): Promise<string> {
  return await withRetries(url, limits, async (response) => await response.text());
}

/** Writes the file and resolves to its SHA-256, in hex. Throws a HarnessError. */
export async function downloadFile(url: string, file: string, limits: DownloadLimits): Promise<string> {
  return await withRetries(url, limits, async (response) => {
    const hash = crypto.createHash('sha256');
    const handle = await fs.open(file, 'w', 0o600);
    try {
      let size = 0;
      for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        size += chunk.length;
        if (size > limits.bytes)
          throw new HarnessError(`${url} is larger than any release`, { code: 'release-broken' });
        hash.update(chunk);
        await handle.write(chunk);
      }
    } finally {
      await handle.close();
    }
    return hash.digest('hex');
  });
}

/** Where a redirect leads; the body is not asked for. */
export async function downloadTarget(url: string, limits: DownloadLimits): Promise<string> {
  return await withRetries(url, limits, async (response) => {
    await response.body?.cancel();
    return response.url;
  });
}

async function withRetries<T>(
  url: string,
  limits: DownloadLimits,
  take: (response: Response) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + limits.totalMs;
  for (let tries = 1; ; tries += 1) {
    const outcome = await tryOnce(url, deadline, take);
    if (outcome.kind === 'taken') return outcome.value;
    const waitMs = outcome.waitMs ?? limits.firstWaitMs * 2 ** (tries - 1);
    const again = tries < limits.tries && performance.now() + waitMs < deadline;
    if (!again) {
      const waits = outcome.waitMs === null ? '' : ` and asks to wait ${String(Math.ceil(outcome.waitMs / 1000))} s`;
      throw new HarnessError(`${url}: ${outcome.why}${waits}; given up after ${String(tries)} tries`, {
        code: 'download-failed',
        hint: 'Unpack the release into a folder yourself and use --gateway binaries:DIRECTORY.',
      });
    }
    await sleep(waitMs);
  }
}

type Outcome<T> =
  | { readonly kind: 'taken'; readonly value: T }
  | { readonly kind: 'again'; readonly why: string; readonly waitMs: number | null };

async function tryOnce<T>(
  url: string,
  deadline: number,
  take: (response: Response) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    const signal = AbortSignal.timeout(Math.max(1, Math.floor(deadline - performance.now())));
    const response = await fetch(url, { signal });
    if (response.ok) return { kind: 'taken', value: await take(response) };
    await response.body?.cancel();
    if (AGAIN.includes(response.status)) {
      return { kind: 'again', why: `the server answers ${String(response.status)}`, waitMs: waitOf(response) };
    }
    throw new HarnessError(`${url}: the server answers ${String(response.status)}`, {
      code: 'download-failed',
      hint: response.status === 404 ? 'Is there such a release, and does it have files for this machine?' : undefined,
    });
  } catch (error) {
    if (error instanceof HarnessError) throw error;
    return { kind: 'again', why: whyOf(error), waitMs: null };
  }
}

/** Milliseconds that the server asks for, in seconds or as a date; null when it does not. */
function waitOf(response: Response): number | null {
  const asked = response.headers.get('retry-after');
  if (asked === null) return null;
  const waitMs = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}

function whyOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== '' ? `${message} (${cause.message})` : message;
}

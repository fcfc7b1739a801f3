// SPDX-License-Identifier: Apache-2.0
/** The bytes of an artifact from where GitHub keeps them: bounded while they come, and compared with their digest. */
import { createHash } from 'node:crypto';
import { GitHubError } from '../core/domain/errors.ts';
import type { RemoteArtifact } from '../ports/github.ts';

interface DownloadLimits {
  readonly limitBytes: number;
  readonly signal: AbortSignal;
}

/** The address is one of a store of files, good for a minute and without our token. Throws a GitHubError. */
export async function download(
  address: string | undefined,
  artifact: RemoteArtifact,
  limits: DownloadLimits,
): Promise<Uint8Array> {
  const what = `downloading artifact ${artifact.name}`;
  if (artifact.sizeBytes > limits.limitBytes) throw tooLarge(what, limits.limitBytes);
  if (address === undefined || !URL.canParse(address) || !/^https?:/.test(address)) {
    throw new GitHubError('unavailable', `${what}: GitHub names no place to get it from`);
  }
  const bytes = await readAll(address, what, limits);
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (artifact.digest !== null && artifact.digest !== digest) {
    throw new GitHubError('refused', `${what}: its digest is ${digest}; GitHub recorded ${artifact.digest}`);
  }
  return bytes;
}

async function readAll(address: string, what: string, { limitBytes, signal }: DownloadLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new GitHubError('unavailable', `${what}: the store of artifacts answers ${String(response.status)}`);
    }
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > limitBytes) throw tooLarge(what, limitBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof GitHubError) throw error;
    throw new GitHubError('unavailable', `${what}: the store of artifacts cannot be read`, error);
  }
  return Buffer.concat(chunks);
}

function tooLarge(what: string, limitBytes: number): GitHubError {
  return new GitHubError('refused', `${what}: larger than ${String(limitBytes)} bytes`);
}

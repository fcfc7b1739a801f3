// SPDX-License-Identifier: Apache-2.0
/**
 * One upload by GitHub's own client, in a thread of its own: the client can end its process or hang, and neither may
 * happen to the job's verdict. Answers with one message.
 */
import { parentPort, workerData } from 'node:worker_threads';
import artifact from '@actions/artifact';
import type { UploadRequest } from '../ports/artifacts.ts';
import type { WorkerAnswer } from './artifacts.ts';

async function upload({ name, root, files, retentionDays }: UploadRequest): Promise<WorkerAnswer> {
  try {
    const { id, size, digest } = await artifact.uploadArtifact(
      name,
      files.map((file) => `${root}/${file}`),
      root,
      retentionDays === null ? {} : { retentionDays },
    );
    if (id === undefined) return { ok: false, message: 'the service gave no id' };
    return { ok: true, id, sizeBytes: size ?? 0, digest: digest ?? null };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(await upload(workerData as UploadRequest));

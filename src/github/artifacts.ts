// SPDX-License-Identifier: Apache-2.0
/**
 * GitHub's store of artifacts. The client runs in a thread that is ended when it takes too long, breaks or says nothing;
 * what it prints is dropped, since file names in it are anybody's. Tries within one upload are the client's own.
 */
import { Worker } from 'node:worker_threads';
import type { ArtifactStore, UploadFailure, UploadRequest, UploadResult } from '../ports/artifacts.ts';

export type WorkerAnswer =
  | { readonly ok: true; readonly id: number; readonly sizeBytes: number; readonly digest: string | null }
  | { readonly ok: false; readonly message: string };

/** What the client reads of a job's variables. */
export const ARTIFACT_VARIABLES = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'GITHUB_SERVER_URL'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** `workerFile` is the built artifact-worker; `variables` are those of the job. */
export function createArtifactStore(options: {
  readonly workerFile: string;
  readonly variables: Variables;
}): ArtifactStore {
  const { workerFile, variables } = options;
  return {
    whyNot: () => whyNot(variables),
    async upload(request, limitMs, signal) {
      const missing = whyNot(variables);
      if (missing !== null) return { ok: false, kind: 'failed', why: missing };
      return await runWorker(workerFile, request, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
    },
  };
}

function whyNot(variables: Variables): string | null {
  const missing = ARTIFACT_VARIABLES.slice(0, 2).find((name) => (variables[name] ?? '') === '');
  if (missing !== undefined) return `this runner has no artifact support (${missing} is not set)`;
  const host = hostOf(variables['GITHUB_SERVER_URL'] ?? 'https://github.com');
  const isKnown = host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
  return isKnown ? null : `artifacts of this kind are not supported on ${host === '' ? 'this server' : host}`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
}

async function runWorker(file: string, request: UploadRequest, signal: AbortSignal): Promise<UploadResult> {
  if (signal.aborted) return stopped(signal);
  const worker = new Worker(file, { workerData: request, stdout: true, stderr: true });
  // Unread, a full buffer would stop the client.
  worker.stdout.resume();
  worker.stderr.resume();
  try {
    return await new Promise<UploadResult>((resolve) => {
      signal.addEventListener('abort', () => resolve(stopped(signal)), { once: true });
      worker.once('message', (answer: WorkerAnswer) => resolve(answer.ok ? answer : failure(answer.message)));
      worker.once('error', (error) => resolve(failure(error instanceof Error ? error.message : String(error))));
      worker.once('exit', () => resolve(failure('the client ended without an answer')));
    });
  } finally {
    await worker.terminate();
  }
}

function stopped(signal: AbortSignal): UploadResult {
  const reason: unknown = signal.reason;
  const why = typeof reason === 'string' ? `stopped by ${reason}` : 'it took too long and was given up';
  return { ok: false, kind: 'timed-out', why };
}

const kinds: readonly (readonly [RegExp, UploadFailure])[] = [
  [/\(409\)|already exists/i, 'taken'],
  [/quota/i, 'quota'],
];

function failure(message: string): UploadResult {
  const kind = kinds.find(([pattern]) => pattern.test(message))?.[1] ?? 'failed';
  return { ok: false, kind, why: message };
}

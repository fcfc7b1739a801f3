// SPDX-License-Identifier: Apache-2.0
/** A results.json made by hand, for what reads or builds one. */
import type { ShardResults } from '../../src/core/domain/documents.ts';

export function shardDocument(changes: Partial<ShardResults> = {}): ShardResults {
  return {
    format: 1,
    tool: '0.1.0',
    shard: 'all',
    workflow: {
      repository: 'NVIDIA/OpenShell',
      name: 'chaos',
      runId: '1',
      runAttempt: 1,
      job: 'run',
      event: 'pull_request',
      headSha: 'a'.repeat(40),
      ref: 'refs/pull/7/merge',
      pullRequest: 7,
    },
    selectors: ['tag:smoke'],
    state: 'complete',
    startedAt: '2026-11-29T15:45:00.000Z',
    endedAt: '2026-11-29T15:46:00.000Z',
    runs: [],
    omittedRuns: 0,
    ...changes,
  };
}

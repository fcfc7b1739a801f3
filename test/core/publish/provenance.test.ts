// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { decideProvenance, type ProducingRun } from '../../../src/core/publish/provenance.ts';

const ours: ProducingRun = {
  ...{ id: '7', event: 'push', headSha: 'a'.repeat(40), headBranch: 'main' },
  headRepository: 'NVIDIA/OpenShell',
};
const place = { repository: 'NVIDIA/OpenShell', defaultBranch: 'main', pullRequest: null };

test.each([
  ['push to the default branch', {}],
  ['a schedule', { event: 'schedule' }],
  ['a merge group', { event: 'merge_group', headBranch: 'gh-readonly-queue/main/pr-1-abc' }],
  ['a dispatch', { event: 'workflow_dispatch', headBranch: 'topic' }],
  ['a repository spelled in another case', { headRepository: 'nvidia/openshell' }],
])('%s of the repository enters history', (_, change) => {
  const decision = decideProvenance({ ...ours, ...change }, place);
  expect(decision).toMatchObject({ ok: true, provenance: { kind: 'history', workflowRun: '7' } });
});

test('a pull request makes claims, also one of the repository itself', () => {
  const run = { ...ours, event: 'pull_request', headBranch: 'main' };
  const decision = decideProvenance(run, { ...place, pullRequest: 12 });
  expect(decision).toMatchObject({ ok: true, provenance: { kind: 'pull-request', number: 12 } });
});

test.each([
  ['a push to another branch', { headBranch: 'topic' }],
  ['a push to the default branch of a fork', { headRepository: 'someone/OpenShell' }],
  ['a schedule of a fork', { event: 'schedule', headRepository: 'someone/OpenShell' }],
  ['a repository that is gone', { event: 'schedule', headRepository: null }],
  ['a label on an issue', { event: 'issues' }],
  ['a pull request with the rights of the target', { event: 'pull_request_target' }],
  ['a pull request whose number nobody vouches for', { event: 'pull_request' }],
])('%s counts nowhere', (_, change) => {
  expect(decideProvenance({ ...ours, ...change }, place).ok).toBe(false);
});

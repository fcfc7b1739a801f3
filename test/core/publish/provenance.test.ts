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

const pull = { number: 12, headRepository: 'someone/OpenShell' };

test.each([
  ['a pull request', { event: 'pull_request', headBranch: 'fix', headRepository: 'someone/OpenShell' }],
  ['one of the repository itself', { event: 'pull_request', headBranch: 'main' }],
  ['a branch that a bot keeps equal to the pull request of a fork', { headBranch: 'pull-request/12' }],
])('%s makes claims and no history', (_, change) => {
  const decision = decideProvenance({ ...ours, ...change }, { ...place, pullRequest: pull });
  expect(decision).toMatchObject({ ok: true, provenance: { kind: 'pull-request', ...pull } });
});

test('such a branch makes claims also where it is the default branch', () => {
  const everywhere = { ...place, defaultBranch: 'pull-request/12', pullRequest: pull };
  const decision = decideProvenance({ ...ours, headBranch: 'pull-request/12' }, everywhere);
  expect(decision).toMatchObject({ ok: true, provenance: { kind: 'pull-request' } });
});

test.each([
  ['a push to another branch', { headBranch: 'topic' }],
  ['a push to the default branch of a fork', { headRepository: 'someone/OpenShell' }],
  ['a schedule of a fork', { event: 'schedule', headRepository: 'someone/OpenShell' }],
  ['a repository that is gone', { event: 'schedule', headRepository: null }],
  ['a label on an issue', { event: 'issues' }],
  ['a pull request with the rights of the target', { event: 'pull_request_target' }],
  ['a pull request whose number nobody vouches for', { event: 'pull_request' }],
  ['a mirrored pull request that has moved on', { headBranch: 'pull-request/12' }],
  ['a dispatch on a mirrored pull request', { event: 'workflow_dispatch', headBranch: 'pull-request/12' }],
])('%s counts nowhere', (_, change) => {
  expect(decideProvenance({ ...ours, ...change }, place).ok).toBe(false);
});

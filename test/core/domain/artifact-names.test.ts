// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  artifactKey,
  readResultsArtifact,
  resultsArtifact,
  runsArtifact,
} from '../../../src/core/domain/artifact-names.ts';

test.for([
  { workflow: 'chaos', key: /^chaos$/ },
  { workflow: 'Chaos: smoke / PR', key: /^chaos-smoke-pr-[0-9a-f]{8}$/ },
  { workflow: '混沌', key: /^[0-9a-f]{8}$/ },
  { workflow: '.github/workflows/chaos.yml', key: /^github-workflows-chaos-yml-[0-9a-f]{8}$/ },
  { workflow: 'x'.repeat(300), key: /^x{40}-[0-9a-f]{8}$/ },
])('$workflow has a key of its own', ({ workflow, key }) => {
  expect(artifactKey(workflow)).toMatch(key);
});

test('workflows that only slugging makes equal have different keys', () => {
  const keys = ['Chaos', 'chaos', 'CHAOS', 'chaos!', 'chaos?', ' chaos'].map(artifactKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('any workflow and shard give a name that an artifact may have, and it is read back', () => {
  const shards = fc.constantFrom('all', 'shard-1', '1', 'a--b', 'x'.repeat(64));
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      shards,
      fc.integer({ min: 1, max: 1000 }),
      (workflow, shard, attempt) => {
        const place = { key: artifactKey(workflow), shard, attempt };
        expect(resultsArtifact(place)).toMatch(/^chaos-results-[a-z0-9-]{1,140}$/);
        expect(runsArtifact(place)).toMatch(/^chaos-runs-[a-z0-9-]{1,140}$/);
        expect(readResultsArtifact(resultsArtifact(place), place.key)).toEqual({ shard, attempt });
      },
    ),
  );
});

test.for(['chaos-results-other-all-1', 'chaos-results-chaos-all', 'chaos-results-chaos--1', 'chaos-runs-chaos-all-1'])(
  '%s is none of the results of chaos',
  (name) => {
    expect(readResultsArtifact(name, 'chaos')).toBeNull();
  },
);

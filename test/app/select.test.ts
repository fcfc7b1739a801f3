// SPDX-License-Identifier: Apache-2.0

// What a selector means, on experiments with tags and expectations of their own, and what is asked of GitHub.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesMatching } from '../../src/app/glob.ts';
import { type Places, placesOf } from '../../src/app/lookup.ts';
import { expandPullRequestSelectors, type PullRequestQuestion } from '../../src/app/pull-request-selectors.ts';
import { selectExperiments } from '../../src/app/select.ts';
import { SpecError } from '../../src/core/domain/errors.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

let folder: ToyFolder;
let places: Places;

beforeEach(() => {
  folder = createToyFolder();
  fs.rmSync(path.join(folder.path, 'chaos'), { recursive: true });
  addExperiment('alpha', 'NVIDIA/OpenShell#49');
  addExperiment('beta', 'other/tool#49');
  addExperiment('gamma', 'NVIDIA/OpenShell#4');
  places = placesOf('experiment', { cwd: folder.path, givenDir: null, shippedDir: path.join(folder.path, 'none') });
});

afterEach(() => folder.remove());

const idsOf = (...selectors: readonly string[]) => selectExperiments(selectors, places).map(({ id }) => id);

test.for([
  { selectors: ['*'], ids: ['alpha', 'beta', 'gamma'] },
  { selectors: ['*a*a', 'beta'], ids: ['alpha', 'gamma', 'beta'] },
  { selectors: ['?eta'], ids: ['beta'] },
  { selectors: ['al*x'], ids: [] },
  { selectors: ['chaos/experiments/*.yaml'], ids: ['alpha', 'beta', 'gamma'] },
  { selectors: ['./chaos/**/b*.yaml'], ids: ['beta'] },
  { selectors: ['**/gamma.yaml'], ids: ['gamma'] },
  { selectors: ['chaos/*/*'], ids: ['alpha', 'beta', 'gamma'] },
  { selectors: ['nowhere/*.yaml'], ids: [] },
  { selectors: ['issue:49'], ids: ['alpha', 'beta'] },
  { selectors: ['issue:#4'], ids: ['gamma'] },
  { selectors: ['issue:nvidia/openshell#49'], ids: ['alpha'] },
  { selectors: ['issue:9'], ids: [] },
  { selectors: ['tag:toy', 'alpha'], ids: ['alpha', 'beta', 'gamma'] },
])('$selectors selects $ids', ({ selectors, ids }) => {
  expect(idsOf(...selectors)).toEqual(ids);
});

test.for(['issue:', 'issue:0', 'issue:four', 'issue:a/b', 'issue:a/b/c#1', 'issue:.*'])('%s is refused', (selector) => {
  expect(() => idsOf(selector)).toThrow(/names no issue; expected issue:4910 or issue:OWNER\/REPOSITORY#4910/);
});

test('changed and fixes need a pull request, and the error says who can answer them', () => {
  expect(() => idsOf('changed')).toThrow('"changed" can only be answered for a pull request');
  expect(() => idsOf('fixes')).toThrow('"fixes" can only be answered for a pull request');
});

test('a pattern matches in time that does not explode, and a walk over a large tree ends', () => {
  const started = performance.now();
  expect(idsOf(`${'*a'.repeat(40)}*b`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1000);
  expect(() => filesMatching('**/*.yaml', folder.path, 4)).toThrow('"**/*.yaml" would look at more than 4 files');
  expect(filesMatching('**/*.yaml', folder.path)).toHaveLength(3);
});

test('a link to a folder above is not followed', () => {
  fs.symlinkSync(folder.path, path.join(folder.path, 'chaos/loop'));
  expect(idsOf('chaos/**/*.yaml')).toEqual(['alpha', 'beta', 'gamma']);
});

test('problems of all experiments that had to be looked into are told at once', () => {
  folder.write('chaos/experiments/bad-1.yaml', 'id: bad-1\n');
  folder.write('chaos/experiments/bad-2.yaml', 'id: bad-2\n');
  expect(() => idsOf('issue:49')).toThrow(SpecError);
  expect(() => idsOf('issue:49')).toThrow(/bad-1\.yaml:1:[\s\S]*bad-2\.yaml:1:/);
  expect(idsOf('alpha')).toEqual(['alpha']);
});

test('changed is what GitHub lists of experiments and adapters that are there, whatever else the list says', async () => {
  const paths = ['chaos/experiments/beta.yaml', 'README.md', '../../etc/passwd', 'chaos/experiments/gone.yaml', '*'];
  const { selectors, notices } = await ask(['changed', 'gamma'], { paths });
  expect(selectors).toEqual(['./chaos/experiments/beta.yaml', 'gamma']);
  expect(notices).toEqual(["changed: 1 experiment of this repository by the pull request's files"]);
  expect(idsOf(...selectors)).toEqual(['beta', 'gamma']);
});

test('a changed adapter selects what runs on it', async () => {
  folder.write('chaos/adapters/mine.yaml', '');
  const paths = ['chaos/adapters/mine.yaml'];
  expect((await ask(['changed'], { paths })).selectors).toEqual([]);
  folder.edit('chaos/experiments/beta.yaml', 'default-adapter: toy', 'default-adapter: mine');
  expect((await ask(['changed'], { paths })).selectors).toEqual(['./chaos/experiments/beta.yaml']);
  const mine = { id: 'mine', path: path.join(folder.path, paths[0]!), shownPath: paths[0]! };
  const adapter = { ...mine, origin: 'local', shadowsShipped: false } as const;
  expect((await ask(['changed'], { paths }, { adapter })).selectors).toHaveLength(3);
  expect((await ask(['changed'], { paths: ['chaos/adapters/toy.yaml'] }, { adapter })).selectors).toEqual([]);
});

test('where GitHub cuts its list, every experiment of the repository counts as changed, and it is said', async () => {
  const { selectors, notices } = await ask(['changed'], { paths: ['README.md'], complete: false });
  expect(selectors).toHaveLength(3);
  expect(notices[0]).toContain('more files than GitHub lists');
});

test('fixes is the issues that GitHub closes with the pull request', async () => {
  const { selectors, notices } = await ask(['fixes'], { closes: ['NVIDIA/OpenShell#49', 'x/y#7'] });
  expect(selectors).toEqual(['issue:NVIDIA/OpenShell#49', 'issue:x/y#7']);
  expect(idsOf(...selectors)).toEqual(['alpha']);
  expect(notices).toEqual(['fixes: pull request 7 closes NVIDIA/OpenShell#49, x/y#7']);
  expect(await ask(['fixes'], {})).toMatchObject({ selectors: [], notices: [expect.stringContaining('no issue')] });
});

test('a push to pull-request/7 is a hint, and counts where the head of that pull request is what was pushed', async () => {
  const pushed = { event: 'push', pullRequest: null, ref: 'refs/heads/pull-request/7' };
  const tested = { ...pushed, headSha };
  expect((await ask(['fixes'], { closes: ['x/y#7'] }, { tested })).selectors).toEqual(['issue:x/y#7']);
  const moved = { ...pushed, headSha: 'b'.repeat(40) };
  const { selectors, notices } = await ask(['fixes'], { closes: ['x/y#7'] }, { tested: moved });
  expect(selectors).toEqual([]);
  expect(notices).toEqual([expect.stringMatching(/^fixes selects nothing\. .*aaaaaaa and not bbbbbbb/)]);
});

test('without a pull request GitHub is asked nothing, and without such a selector it is not even opened', async () => {
  const tested = { event: 'schedule', headSha, ref: 'refs/heads/main', pullRequest: null };
  const { selectors, notices } = await ask(['changed', 'fixes', 'alpha'], {}, { tested });
  expect(selectors).toEqual(['alpha']);
  expect(notices).toEqual([
    expect.stringMatching(/^changed selects nothing\. .*schedule/),
    expect.stringMatching(/^fixes selects nothing\. .*schedule/),
  ]);
  const refusing = { github: () => Promise.reject(new Error('opened')) };
  expect((await ask(['alpha'], {}, refusing)).selectors).toEqual(['alpha']);
});

const headSha = 'a'.repeat(40);
const pullRequest = { isOpen: true, headSha, headRepository: 'octo/app', baseRef: 'main', baseSha: 'c'.repeat(40) };

interface Answers {
  readonly paths?: readonly string[];
  readonly complete?: boolean;
  readonly closes?: readonly string[];
}

function ask(selectors: readonly string[], answers: Answers, question: Partial<PullRequestQuestion> = {}) {
  const { paths = [], complete = true, closes = [] } = answers;
  return expandPullRequestSelectors(selectors, {
    tested: { event: 'pull_request', headSha, ref: 'refs/pull/7/merge', pullRequest: 7 },
    github: () =>
      Promise.resolve({
        pullRequest: (number: number) => Promise.resolve(number === 7 ? { ...pullRequest, number } : null),
        changedFiles: () => Promise.resolve({ files: paths.map((name) => ({ path: name, patch: null })), complete }),
        closingIssues: () => Promise.resolve(closes),
      }),
    experiments: places,
    adapters: { ...places, kind: 'adapter', localDirs: [path.join(folder.path, 'chaos/adapters')] },
    adapter: null,
    ...question,
  });
}

function addExperiment(id: string, issue: string): void {
  const text = fs.readFileSync(path.resolve(import.meta.dirname, '../fixtures/experiments/toy-pass.yaml'), 'utf8');
  const expectations = `expectations:\n  - issue: ${issue}\n    reason: It is so.\n    checks: []\n`;
  folder.write(`chaos/experiments/${id}.yaml`, `${text.replace('id: toy-pass', `id: ${id}`)}\n${expectations}`);
}

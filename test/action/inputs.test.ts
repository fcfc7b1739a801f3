// SPDX-License-Identifier: Apache-2.0

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import {
  readCommand,
  readCommentInputs,
  readPlanInputs,
  readPublishInputs,
  readPurpose,
  readRunInputs,
  readTrackCommentInputs,
  readTrackPlanInputs,
} from '../../src/action/inputs.ts';

interface Metadata {
  readonly inputs: Readonly<Record<string, { readonly description?: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description?: string }>>;
  readonly runs: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '../..');
const metadata = parse(fs.readFileSync(path.join(root, 'action.yml'), 'utf8')) as Metadata;

afterEach(() => {
  vi.unstubAllEnvs();
});

test('without any input the defaults are those that action.yml states', () => {
  const bare = readAll();
  for (const [name, { default: value = '' }] of Object.entries(metadata.inputs)) {
    // What the runner puts in is not stated.
    stub(name, value.includes('${{') ? '' : value);
  }
  expect(readAll()).toEqual(bare);
  const common = {
    experiments: ['tag:smoke'],
    adapter: null,
    gateway: 'auto',
    failOn: new Set(['fail', 'error']),
  };
  expect(bare).toEqual({
    run: {
      ...common,
      seed: null,
      shard: 'all',
      upload: true,
      retentionDays: null,
      expected: null,
      repetition: { times: 1, until: 'count' },
      checked: null,
      proof: null,
    },
    plan: {
      ...{ ...common, shards: 8, index: null, token: null, purpose: 'pull-request' },
      ...{ label: null, issueMap: null, allowStandIn: false, baseExperiments: null },
    },
    publish: {
      ...{ token: null, asArtifact: false, branchName: 'gh-pages', folder: 'chaos', siteUrl: null, upkeep: 'none' },
    },
    purpose: 'pull-request',
    trackPlan: {
      ...{ ...common, experiments: ['*'], shards: 8, index: null },
      ...{ budgetMs: 7_200_000, allowStandIn: false },
    },
    trackComment: {
      ...{ token: null, key: null, reportUrl: null, expected: null, experiments: ['*'], index: null },
      ...{ label: 'chaos:tracking', allowStandIn: false },
    },
    comment: {
      ...{ token: null, mode: 'always', key: null, reportUrl: null, expected: null },
      ...{ purpose: 'pull-request', issues: [], label: null, allowStandIn: false, index: null },
    },
  });
});

test('every input and output is described, and the action runs main and post of dist on Node 24', () => {
  const described = [...Object.values(metadata.inputs), ...Object.values(metadata.outputs)];
  expect(described.every(({ description }) => (description ?? '').length > 20)).toBe(true);
  expect(metadata.runs).toEqual({
    using: 'node24',
    main: 'dist/action.js',
    post: 'dist/post.js',
    'post-if': 'always()',
  });
});

test('every input of action.yml changes what is read', () => {
  const values: Readonly<Record<string, string>> = {
    experiments: 'smoke',
    adapter: 'standin',
    gateway: 'standin:fixed',
    seed: '7',
    'fail-on': 'none',
    repeat: '5',
    label: 'x',
    'issue-map': 'map.yaml',
    'allow-stand-in': 'true',
    checked: 'x',
    issues: 'octo/app#12',
    for: 'label',
    until: 'hit',
    shards: '256',
    index: 'index.json',
    token: 'secret',
    shard: 'part-2',
    upload: 'never',
    'retention-days': '30',
    'comment-mode': 'failures',
    'comment-key': 'nightly',
    'report-url': 'https://reports.example/50/',
    'expected-jobs': '4',
    pages: 'artifact',
    'pages-branch': 'reports',
    'pages-folder': '.',
    'site-url': 'https://reports.example/chaos',
    upkeep: 'squash',
    budget: '90m',
    'track-label': 'flaky',
  };
  const bare = readAll();
  // The first picks who reads the others; the others are only read together.
  const apart = ['command', ...proofInputs];
  for (const name of Object.keys(metadata.inputs).filter((input) => !apart.includes(input))) {
    stub(name, values[name] ?? '');
    expect(readAll(), name).not.toEqual(bare);
    vi.unstubAllEnvs();
  }
});

const proofInputs = ['base-gateway', 'head-gateway', 'base-experiments'];

test('a proof takes its inputs together, and repeat is its most runs', () => {
  for (const name of proofInputs) stub(name, `${name}-here`);
  stub('repeat', '60');
  stub('allow-stand-in', 'true');
  expect(readRunInputs().proof).toEqual({
    gateways: { base: 'base-gateway-here', head: 'head-gateway-here' },
    baseExperiments: 'base-experiments-here',
    times: 60,
    allowStandIn: true,
  });
  stub('repeat', '');
  expect(readRunInputs().proof?.times).toBe(20);
  stub('gateway', 'standin');
  expect(readRunInputs).toThrow(
    'input gateway: found "standin"; expected nothing beside base-gateway and head-gateway',
  );
  vi.unstubAllEnvs();
  for (const missing of proofInputs.slice(0, 2)) {
    for (const name of proofInputs) stub(name, name === missing ? '' : 'x');
    expect(readRunInputs, missing).toThrow(`input ${missing}: found ""; expected base-gateway, head-gateway and`);
  }
  stub('head-gateway', 'x');
  stub('base-experiments', '');
  expect(readRunInputs).toThrow('input base-experiments: found ""');
});

test('a plan selects from the checkout of the base, too', () => {
  stub('base-experiments', 'base');
  expect(readPlanInputs().baseExperiments).toBe('base');
});

test.for([
  { input: 'pages-branch', value: '--force' },
  { input: 'pages-branch', value: 'a..b' },
  { input: 'pages-branch', value: 'a.lock' },
  { input: 'pages-branch', value: 'a b' },
  { input: 'pages-folder', value: '../docs' },
  { input: 'pages-folder', value: '/docs' },
  { input: 'pages-folder', value: '.github' },
  { input: 'site-url', value: 'javascript:alert(1)' },
  { input: 'upkeep', value: 'all' },
])('$input: $value is refused', ({ input, value }) => {
  stub(input, value);
  expect(readPublishInputs).toThrow(`input ${input}: found "${value}"; expected `);
});

test('the site may have a folder below others, or the whole branch, and its address ends in a slash', () => {
  stub('pages-folder', 'reports/chaos');
  stub('site-url', 'https://reports.example/chaos');
  expect(readPublishInputs()).toMatchObject({ folder: 'reports/chaos', siteUrl: 'https://reports.example/chaos/' });
  stub('pages-folder', '.');
  expect(readPublishInputs()).toMatchObject({ folder: '' });
});

test.for(['0s', '169h', '2', 'PT2H', '1ms', '-1h', 'soon'])('budget: %s is refused', (budget) => {
  stub('budget', budget);
  expect(readTrackPlanInputs).toThrow(`input budget: found "${budget}"; expected a duration from 1s to 168h`);
});

test.for(['a,b', '\u202ex', 'x'.repeat(51)])('track-label: %j is refused', (label) => {
  stub('track-label', label);
  expect(readTrackCommentInputs).toThrow(/^input track-label: found/);
});

test.for(['0', '257', '-1', '1.5', 'many', '1e2'])('shards: %s is refused', (shards) => {
  stub('shards', shards);
  expect(readPlanInputs).toThrow(`input shards: found "${shards}"; expected a whole number from 1 to 256`);
});

test.for([
  { input: 'shard', value: 'Part 2' },
  { input: 'shard', value: '-x' },
  { input: 'upload', value: 'always' },
  { input: 'retention-days', value: '0' },
  { input: 'retention-days', value: '401' },
  { input: 'retention-days', value: 'ten' },
  { input: 'repeat', value: '1001' },
  { input: 'repeat', value: '0' },
  { input: 'until', value: 'done' },
  { input: 'expected-jobs', value: '0' },
  { input: 'expected-jobs', value: '257' },
])('$input: $value is refused', ({ input, value }) => {
  stub(input, value);
  expect(readRunInputs).toThrow(`input ${input}: found "${value}"; expected `);
});

test('runs that end by themselves are at most 20 where nobody says how many', () => {
  stub('until', 'decided');
  expect(readRunInputs().repetition).toEqual({ times: 20, until: 'decided' });
});

test('experiments may be separated by commas and line breaks; each counts once', () => {
  stub('experiments', ' smoke,hello-world\n\n  tag:x \nsmoke,');
  expect(readRunInputs().experiments).toEqual(['smoke', 'hello-world', 'tag:x']);
});

test.for([
  { input: 'fail-on', value: 'fail,eror', says: 'input fail-on: found "eror"' },
  { input: 'fail-on', value: ',', says: 'input fail-on: found ","; expected fail, error' },
  { input: 'experiments', value: ' ,\n, ', says: 'expected ids, paths, globs, tag:NAME' },
  { input: 'fail-on', value: 'none,fail', says: 'none alone, or the others' },
])('$input: $value is refused', ({ input, value, says }) => {
  stub(input, value);
  expect(() => readRunInputs()).toThrow(says);
});

test('an unknown command is refused with the one that was meant', () => {
  stub('command', 'rnu');
  expect(readCommand).toThrow('input command: found "rnu"; expected run, plan, comment');
});

function readAll() {
  return {
    run: readRunInputs(),
    plan: readPlanInputs(),
    comment: readCommentInputs(),
    publish: readPublishInputs(),
    purpose: readPurpose(),
    trackPlan: readTrackPlanInputs(),
    trackComment: readTrackCommentInputs(),
  };
}

function stub(name: string, value: string): void {
  vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
}

// SPDX-License-Identifier: Apache-2.0

// Every workflow of the repository and of its documents keeps the rules, and every rule finds its planted violation.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowBlocks } from '../support/workflow-blocks.ts';
import { readWorkflow, type Rule, rulesForAll, rulesForOurs } from '../support/workflow-rules.ts';

const folder = path.resolve(import.meta.dirname, '../../.github/workflows');
const names = fs.readdirSync(folder);
const sound = fs.readFileSync(path.join(folder, 'chaos.yml'), 'utf8');

test.for(names)('%s keeps every rule', (name) => {
  const subject = readWorkflow(fs.readFileSync(path.join(folder, name), 'utf8'));
  expect(violationsOf([...rulesForAll, ...rulesForOurs], subject)).toEqual([]);
});

test('every workflow of a document keeps the rules for all', () => {
  for (const { place, text } of workflowBlocks()) {
    expect(violationsOf(rulesForAll, readWorkflow(text)), place).toEqual([]);
  }
});

const pin = '@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const planted: readonly { readonly rule: string; readonly from: string; readonly to: string }[] = [
  { rule: 'unpinned-uses', from: pin, to: '@v7' },
  { rule: 'ref-version-mismatch: a pin says its version', from: pin, to: pin.replace(' # v7.0.1', ' # v7') },
  { rule: 'template-injection', from: '- uses: ./', to: '- run: echo "${{ github.ref }}"\n      - uses: ./' },
  { rule: 'dangerous-triggers', from: '  pull_request:', to: '  pull_request_target:' },
  { rule: 'no code of the run in workflow_run', from: '  pull_request:', to: '  workflow_run: {workflows: [x]}' },
  { rule: 'artipacked', from: 'persist-credentials: false', to: 'persist-credentials: true' },
  { rule: 'excessive-permissions', from: 'permissions: {}', to: 'permissions: {contents: read}' },
  {
    rule: 'write permissions are those that the jobs are known to need',
    from: 'contents: read # to check out',
    to: 'contents: write # to check out',
  },
  { rule: 'secrets-inherit', from: 'needs: plan', to: 'needs: plan\n    secrets: inherit' },
  { rule: 'github-env', from: '- uses: ./', to: '- run: echo x >> "$GITHUB_ENV"\n      - uses: ./' },
  {
    rule: 'insecure-commands',
    from: 'permissions: {}',
    to: 'permissions: {}\nenv: {ACTIONS_ALLOW_UNSECURE_COMMANDS: 1}',
  },
  {
    rule: 'bot-conditions: who acted last is no proof',
    from: 'if: always()',
    to: "if: github.actor == 'x' && always()",
  },
  { rule: 'unsound-contains', from: 'if: always()', to: "if: contains('a b', github.ref) && always()" },
  {
    rule: 'unsound-condition: text beside an expression is always true',
    from: 'if: always()',
    to: 'if: ${{ true }} && always()',
  },
  { rule: 'concurrency-limits', from: 'concurrency:', to: 'env:' },
  { rule: 'timeouts', from: 'timeout-minutes: 10', to: 'defaults: {}' },
  { rule: 'SPDX', from: '# SPDX-License-Identifier: Apache-2.0\n', to: '' },
  { rule: 'anonymous-definition', from: '    name: plan\n', to: '' },
  { rule: 'undocumented-permissions', from: 'contents: read # to check out', to: 'contents: read' },
  {
    rule: 'cache-poisoning: nothing is taken from a cache that a pull request may fill',
    from: 'actions/checkout',
    to: 'actions/setup-node',
  },
  { rule: 'self-hosted-runner', from: 'runs-on: ubuntu-24.04', to: 'runs-on: [self-hosted]' },
  { rule: 'what cannot run here says so', from: '# Written and checked, not run', to: '# Written' },
];

test.for(planted)('$rule finds what is planted, and nothing before', ({ rule, from, to }) => {
  const [wanted] = [...rulesForAll, ...rulesForOurs].filter(({ name }) => name === rule);
  expect(sound).toContain(from);
  expect(wanted?.find(readWorkflow(sound))).toEqual([]);
  expect(wanted?.find(readWorkflow(sound.replaceAll(from, to)))).not.toEqual([]);
});

test.for([
  { from: "refs/heads/${{ inputs.pages-branch || 'gh-pages' }}", to: '${{ github.event.workflow_run.head_sha }}' },
  { from: "refs/heads/${{ inputs.pages-branch || 'gh-pages' }}", to: 'refs/pull/7/head' },
  { from: "'/index.json'", to: "'/*'" },
  { from: 'sparse-checkout-cone-mode: false', to: 'sparse-checkout-cone-mode: true' },
  { from: 'path: .openshell-chaos-site', to: 'path: .openshell-chaos' },
])('of the site the index alone is checked out in workflow_run: $to is found', ({ from, to }) => {
  const report = fs.readFileSync(path.join(folder, 'chaos-report.yml'), 'utf8');
  const rule = rulesForOurs.concat(rulesForAll).find(({ name }) => name === 'no code of the run in workflow_run');
  expect(report).toContain(from);
  expect(rule?.find(readWorkflow(report))).toEqual([]);
  expect(rule?.find(readWorkflow(report.replace(from, to)))).toHaveLength(1);
});

test('every rule has a planted violation', () => {
  const rules = [...rulesForAll, ...rulesForOurs].map(({ name }) => name);
  expect(planted.map(({ rule }) => rule).toSorted()).toEqual(rules.toSorted());
});

test('updates of everything that is pinned are proposed, none in its first week (dependabot-cooldown)', () => {
  const { updates } = parse(fs.readFileSync(path.join(folder, '../dependabot.yml'), 'utf8')) as {
    readonly updates: readonly {
      readonly 'package-ecosystem': string;
      readonly cooldown: Readonly<Record<string, number>>;
    }[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['github-actions', 'npm', 'pip', 'gomod']);
  for (const { cooldown } of updates) expect(cooldown['default-days']).toBeGreaterThanOrEqual(7);
});

test('one pin of an action is the same everywhere', () => {
  const texts = [
    ...names.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')),
    ...workflowBlocks().map(({ text }) => text),
  ];
  const pins = new Map<string, Set<string>>();
  for (const [, action = '', rest = ''] of texts.join('\n').matchAll(/uses: ([\w./-]+)@([0-9a-f]{40} # \S+)/g)) {
    const repository = action.split('/').slice(0, 2).join('/');
    pins.set(repository, (pins.get(repository) ?? new Set()).add(rest));
  }
  expect(pins.size).toBeGreaterThan(5);
  expect([...pins].filter(([, versions]) => versions.size > 1)).toEqual([]);
});

function violationsOf(rules: readonly Rule[], subject: ReturnType<typeof readWorkflow>): readonly string[] {
  return rules.flatMap(({ name, find }) => find(subject).map((found) => `${name}: ${found}`));
}

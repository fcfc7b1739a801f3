// SPDX-License-Identifier: Apache-2.0

// Workflows, action.yml and every YAML block of the documents, as GitHub's language service sees them.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from '../support/language-service.ts';
import { workflowBlocks } from '../support/workflow-blocks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = '.github/workflows';
const workflows = fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

test.for([...workflows, 'action.yml'])('%s has nothing to find', async (file) => {
  expect(await problemsOf(file, read(file))).toEqual([]);
});

test('every workflow of a document has nothing to find', async () => {
  const blocks = workflowBlocks();
  expect(blocks.length).toBeGreaterThan(3);
  for (const { place, text } of blocks) {
    expect(await problemsOf('.github/workflows/block.yml', text), place).toEqual([]);
  }
});

test.for([
  { mistake: 'an event', from: 'workflow_call:', to: 'workflow_cal:', says: /workflow_cal/ },
  { mistake: 'a permission', from: 'contents: read', to: 'content: read', says: /content/ },
  { mistake: 'a job that is needed', from: 'needs: plan', to: 'needs: plans', says: /plans/ },
  { mistake: 'a function', from: 'fromJSON(', to: 'fromJson5(', says: /fromJson5/ },
  { mistake: 'an input of our action', from: 'experiments: ${{', to: 'experiment: ${{', says: /experiment/ },
  { mistake: 'an input of another action', from: 'persist-credentials:', to: 'persist:', says: /persist/ },
  { mistake: 'an output of a step', from: 'steps.plan.outputs', to: 'steps.plans.outputs', says: /plans/ },
  { mistake: 'an unknown action', from: 'actions/checkout@', to: 'actions/chekcout@', says: /chekcout/ },
])('$mistake misspelled in a workflow is found', async ({ from, to, says }) => {
  const text = read(`${folder}/chaos.yml`);
  expect(text).toContain(from);
  const problems = await problemsOf(`${folder}/chaos.yml`, text.replaceAll(from, to));
  expect(problems.join('\n')).toMatch(says);
});

test.for([
  { mistake: 'a key of runs', from: 'post-if:', to: 'post-iff:', says: /post-iff/ },
  { mistake: 'a version of Node', from: 'using: node24', to: 'using: node99', says: /node99|using/ },
])('$mistake in action.yml is found', async ({ from, to, says }) => {
  const text = read('action.yml');
  expect(text).toContain(from);
  expect((await problemsOf('action.yml', text.replace(from, to))).join('\n')).toMatch(says);
});

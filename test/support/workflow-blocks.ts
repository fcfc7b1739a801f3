// SPDX-License-Identifier: Apache-2.0
/** YAML blocks of the documents that are workflows or steps of one, each with where it stands. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['.', '.github', 'adapters', 'experiments'];

export interface WorkflowBlock {
  readonly place: string;
  readonly text: string;
}

/** Put before steps that stand alone. */
const aroundSteps = `name: Steps
on: push
permissions: {}
concurrency: steps
jobs:
  steps:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions: {contents: read}
    steps:
`;

/**
 * A block with the keys `on` and `jobs`, or a list of steps, made a workflow; others are experiments and adapters, which have
 * tests of their own.
 */
export function workflowBlocks(): readonly WorkflowBlock[] {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  );
  return files.flatMap((file) => {
    const document = fs.readFileSync(path.join(root, file), 'utf8');
    return [...document.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].flatMap((match) => {
      const text = match[1] ?? '';
      const line = document.slice(0, match.index).split('\n').length + 1;
      const value: unknown = parse(text);
      const isWorkflow = typeof value === 'object' && value !== null && 'on' in value && 'jobs' in value;
      if (Array.isArray(value)) return [{ place: `${file}:${String(line)}`, text: aroundSteps + text }];
      return isWorkflow ? [{ place: `${file}:${String(line)}`, text }] : [];
    });
  });
}

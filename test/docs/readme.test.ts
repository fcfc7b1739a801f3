// SPDX-License-Identifier: Apache-2.0

// The README followed literally: its commands, its experiment, its workflow and its tables.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseInvocation } from '../../src/cli/arguments.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import type { Verdict } from '../../src/core/domain/documents.ts';
import { exitCodeOfVerdict } from '../../src/core/domain/errors.ts';
import { statusLook } from '../../src/core/report/looks.ts';
import { callCli } from '../support/run-cli.ts';
import { tempFolder } from '../support/temp.ts';
import { workflowBlocks } from '../support/workflow-blocks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
const [experimentBlock = ''] = blocksOf('yaml');

test('every command of a shell block is one that the command line takes', () => {
  const calls = blocksOf('sh').flatMap((block) =>
    block.split('\n').filter((line) => line.startsWith('node dist/cli.js')),
  );
  expect(calls.length).toBeGreaterThan(3);
  for (const call of calls) {
    const argv = call.replace(/#.*/, '').trim().split(/\s+/).slice(2);
    expect(parseInvocation(argv), call).toMatchObject({ kind: 'command' });
    if (argv[0] === 'run') expect(fs.existsSync(path.join(root, `experiments/${argv[1] ?? ''}.yaml`)), call).toBe(true);
  }
});

test('the table of commands names all of them and no other', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| `chaos '));
  const named = rows.flatMap((row) => [...row.matchAll(/`chaos ([a-z]+)/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
});

test('the table of verdicts has the glyphs, phrases and exit codes of the program', () => {
  for (const verdict of ['PASS', 'XFAIL', 'XPASS', 'FAIL', 'ERROR'] as const satisfies readonly Verdict[]) {
    const { glyph, word } = statusLook(verdict);
    const row = readme.split('\n').find((line) => line.startsWith(`| ${glyph} ${word} |`)) ?? '';
    const [code, strictCode] = [exitCodeOfVerdict(verdict, false), exitCodeOfVerdict(verdict, true)];
    const cell = code === strictCode ? String(code) : `${String(code)}, with \`--strict\` ${String(strictCode)}`;
    expect(row.split('|').at(-2)?.trim(), verdict).toBe(cell);
  }
});

test('the experiment, saved where its first line says, fails with the bug and passes without it', async () => {
  const folder = tempFolder();
  const file = /^# (\S+)/.exec(experimentBlock)?.[1] ?? '';
  fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), experimentBlock);
  const id = path.basename(file, '.yaml');
  const checked = await callCli(['validate', id], { cwd: folder });
  expect(checked).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('valid on: openshell-docker, openshell-kubernetes, standin') as string,
  });
  const runs = await Promise.all([
    callCli(['run', id, '--json', '--runs-dir', 'bug'], { cwd: folder }),
    callCli(['run', id, '--json', '--runs-dir', 'fixed', '--gateway', 'standin:fixed'], { cwd: folder }),
  ]);
  const results = runs.map(({ stdout }) => JSON.parse(stdout) as unknown);
  expect(results).toMatchObject([[{ experiment: id, verdict: 'FAIL' }], [{ experiment: id, verdict: 'PASS' }]]);
}, 60_000);

test('every experiment and adapter that a workflow names by its id is shipped', () => {
  const steps = workflowBlocks().flatMap(({ text }) => ownInputsOf(parse(text) as Workflow));
  expect(steps.length).toBeGreaterThan(5);
  for (const { experiments = '', adapter = 'standin' } of steps) {
    const ids = experiments.split(/[,\n]/).map((id) => id.trim());
    for (const id of ids.filter((word) => /^[a-z0-9-]+$/.test(word) && !['changed', 'fixes'].includes(word))) {
      expect(fs.existsSync(path.join(root, `experiments/${id}.yaml`)), id).toBe(true);
    }
    expect(fs.existsSync(path.join(root, `adapters/${adapter}.yaml`)), adapter).toBe(true);
  }
});

test('the report follows the workflow that the document shows before it', () => {
  const named = workflowBlocks().map(({ text }) => parse(text) as Workflow);
  const [report] = named.filter(({ on }) => typeof on === 'object' && on.workflow_run !== undefined);
  const [first] = named.filter(({ on }) => on === 'pull_request');
  expect((report?.on as { readonly workflow_run: object }).workflow_run).toEqual({
    workflows: [first?.name],
    types: ['completed'],
  });
});

test('every link leads to a file of the repository', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !fs.existsSync(path.join(root, link)))).toEqual([]);
});

interface Workflow {
  readonly name: string;
  readonly on: string | { readonly workflow_run?: object };
  readonly jobs: Readonly<Record<string, Call & { readonly steps?: readonly Call[] }>>;
}

interface Call {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

/** What a workflow gives the action, or the workflows that come with it. */
function ownInputsOf({ jobs }: Workflow): readonly Readonly<Record<string, string>>[] {
  return Object.values(jobs)
    .flatMap((job) => [job, ...(job.steps ?? [])])
    .filter(({ uses }) => uses?.startsWith('OWNER/openshell-chaos') === true)
    .map((call) => call.with ?? {});
}

function blocksOf(language: string): readonly string[] {
  return [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text ?? '');
}

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

const root = path.resolve(import.meta.dirname, '../..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
const [experimentBlock = '', workflowBlock = ''] = blocksOf('yaml');

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
    stdout: expect.stringContaining('valid on: openshell-docker, standin') as string,
  });
  const runs = await Promise.all([
    callCli(['run', id, '--json', '--runs-dir', 'bug'], { cwd: folder }),
    callCli(['run', id, '--json', '--runs-dir', 'fixed', '--gateway', 'standin:fixed'], { cwd: folder }),
  ]);
  const results = runs.map(({ stdout }) => JSON.parse(stdout) as unknown);
  expect(results).toMatchObject([[{ experiment: id, verdict: 'FAIL' }], [{ experiment: id, verdict: 'PASS' }]]);
}, 60_000);

test('the workflow gives the action only inputs that it has, and no more than a read permission', () => {
  const workflow = parse(workflowBlock) as Workflow;
  const action = parse(fs.readFileSync(path.join(root, 'action.yml'), 'utf8')) as { readonly inputs: object };
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const own = steps.filter(({ uses }) => uses?.includes('/openshell-chaos@'));
  expect(own).toHaveLength(1);
  for (const { with: inputs = {} } of own) {
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    const ids = (inputs['experiments'] ?? '').split(',').map((id) => id.trim());
    for (const id of ids) expect(fs.existsSync(path.join(root, `experiments/${id}.yaml`)), id).toBe(true);
  }
});

test('every link leads to a file of the repository', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !fs.existsSync(path.join(root, link)))).toEqual([]);
});

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, string>> }[] }
    >
  >;
}

function blocksOf(language: string): readonly string[] {
  return [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text ?? '');
}

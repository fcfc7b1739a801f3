// SPDX-License-Identifier: Apache-2.0

// Whole runs of the stand-in with secrets that everything prints: no byte of them is left anywhere.

import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { VerdictDocument } from '../../src/core/domain/documents.ts';
import { leftOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { type ProgramResult, startProgram } from '../support/run-program.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

const API_TOKEN = 'tok-8f3a91-zz';
const LAB_KEY = '-----BEGIN KEY-----\nMIIEpAIBAAKCAQEA\nab"c\n-----END KEY-----\n';
/** What no file and no output may hold. */
const hidden = [API_TOKEN, 'MIIEpAIBAAKCAQEA', 'BEGIN KEY', 'ab"c', 'ab\\"c'];
const env = { API_TOKEN, LAB_KEY };

/** The stand-in, whose hooks have the secrets and say so. */
function leakyFolder(): ToyFolder {
  const folder = createToyFolder();
  onTestFinished(() => folder.remove());
  const standin = fs.readFileSync(path.resolve(import.meta.dirname, '../../adapters/standin.yaml'), 'utf8');
  const leaky = standin
    .replace('id: standin', 'id: leaky\npass-env: [API_TOKEN, LAB_KEY]\nsecrets: [API_TOKEN]')
    .replace(
      'options=(',
      'echo "made with $API_TOKEN" >> "$work/gateway.log"\n    echo "$LAB_KEY" >&2\n    options=(--env "API_TOKEN=$API_TOKEN" --env "LAB_KEY=$LAB_KEY" ',
    )
    .replace(
      '    # The workspace is',
      '    if [ "$CHAOS_INSTANCE" = teller-1 ]; then echo "no $API_TOKEN" >&2; exit 1; fi\n    # The workspace is',
    )
    .replace(
      'watch:\n',
      'watch:\n  - name: notes\n    run: |\n      printf \'{"said": "%s"}\\nplain %s\\n\' "$API_TOKEN" "$API_TOKEN"; exec sleep 60\n',
    );
  folder.write('chaos/adapters/leaky.yaml', leaky);
  return folder;
}

/** Where a secret is found: files of the run directory and of the state of runs, and what was printed. */
function leaksIn(folder: ToyFolder, printed: string): readonly string[] {
  const files = ['runs', '.state'].flatMap((top) =>
    fs
      .globSync(`${top}/**/*`, { cwd: folder.path })
      .filter((name) => fs.statSync(path.join(folder.path, name)).isFile()),
  );
  const texts = [
    ...files.map((name) => [name, `${name}\n${folder.read(name)}`] as const),
    ['printed', printed] as const,
  ];
  return texts.flatMap(([name, text]) =>
    hidden.filter((value) => text.includes(value)).map((value) => `${name}: ${value}`),
  );
}

function start(folder: ToyFolder, variables: Readonly<Record<string, string>> = env): ReturnType<typeof startProgram> {
  return startProgram('src/cli/main.ts', ['run', 'secret-everywhere', '--seed', '7'], {
    cwd: folder.path,
    env: variables,
  });
}

function printedBy({ stdout, stderr }: ProgramResult): string {
  return `${stdout}${stderr}`;
}

test('no secret is left in what a run wrote or printed, and its evidence says where one was', async () => {
  const folder = leakyFolder();
  const result = await start(folder).ended;
  expect(result.code).toBe(3);
  const [runDir = ''] = folder.runs();
  expect(leaksIn(folder, printedBy(result))).toEqual([]);
  const read = (name: string): string => fs.readFileSync(path.join(runDir, name), 'utf8');
  const log = read('workloads/teller/instances/teller-0/logs/sandbox.log');
  expect(log).toContain('plain *** and ***\nin two *** parts\n***\n***\n***\n***\n');
  expect(log).toContain('at the end of a line ***\n');
  expect(read('workloads/teller/instances/teller-0/output/told')).toBe(
    'at the end of a line ***\n***\n***\n***\n***\n\n',
  );
  expect(read('logs/gateway.log')).toContain('made with ***\n');
  expect(read('system/watch/notes.jsonl')).toMatch(/"said":"\*\*\*"[^]*plain \*\*\*/);
  expect(read('timeline.jsonl')).toContain('no ***');
  expect(read('timeline.jsonl')).toContain('output/***: the name holds a secret');
  expect(read('verdict.json')).toContain('no ***');
  const { checks } = JSON.parse(read('verdict.json')) as VerdictDocument;
  // Counted before it was masked; what is shown of a failure is masked.
  const about0 = (name: string): unknown => checks.find((check) => check.name === name)?.outcomes[0];
  expect(about0('told-once')).toMatchObject({ outcome: 'held' });
  expect(about0('told-nothing')).toMatchObject({
    outcome: 'failed',
    actual: expect.stringContaining('at the end of a line ***') as string,
  });
  expect(JSON.parse(read('manifest.json'))).toMatchObject({ secrets: ['API_TOKEN', 'LAB_KEY'] });
  expect(await leftOf(runDir)).toEqual([]);
});

test('no secret is left of a run whose harness was killed in the middle', async () => {
  const folder = leakyFolder();
  const program = start(folder);
  await program.printed('teller: 2 Running');
  await new Promise((resolve) => setTimeout(resolve, 150));
  program.process.kill('SIGKILL');
  const result = await program.ended;
  const recovered = await startProgram('src/cli/main.ts', ['recover'], { cwd: folder.path, env }).ended;
  const [runDir = ''] = folder.runs();
  expect(leaksIn(folder, printedBy(result) + printedBy(recovered))).toEqual([]);
  expect(await leftOf(runDir)).toEqual([]);
});

test('a secret that is unset masks nothing and stops nothing', async () => {
  const folder = leakyFolder();
  folder.edit('chaos/adapters/leaky.yaml', '$API_TOKEN', '${API_TOKEN:-}');
  folder.edit('chaos/adapters/leaky.yaml', '$LAB_KEY', '${LAB_KEY:-}');
  const result = await start(folder, {}).ended;
  const [runDir = ''] = folder.runs();
  expect(fs.readFileSync(path.join(runDir, 'logs/gateway.log'), 'utf8')).toContain('made with \n');
  expect(result.stderr).toContain('hook instance.collect for teller-1 ended with exit code 1: no');
});

test('a value that cannot be masked is refused before anything is started, and not shown', async () => {
  const folder = leakyFolder();
  const refusals: readonly (readonly [string, string, RegExp])[] = [
    ['API_TOKEN', 'abc', /the value of the secret API_TOKEN is too short to be masked; expected at least 4 characters/],
    ['API_TOKEN', '1234567', /too short to be masked; expected .* or 8 digits/],
    ['LAB_KEY', 'A workload prints', /the value of the secret LAB_KEY stands in .*secret-everywhere\.yaml, line 3/],
    ['LAB_KEY', 'skipped', /the value of LAB_KEY is a word that every record of a run has/],
  ];
  for (const [name, value, message] of refusals) {
    const { code, stdout, stderr } = await callWith({ [name]: value }, ['run', 'secret-everywhere'], folder);
    expect(stderr).toMatch(message);
    expect(`${stdout}${stderr}`).not.toContain(value);
    expect(code).toBe(2);
  }
  // An argument is recorded, too.
  const args = ['run', 'secret-everywhere', '--runs-dir', API_TOKEN];
  const { code, stdout, stderr } = await callWith(env, args, folder);
  expect(`${stdout}${stderr}`).not.toContain(API_TOKEN);
  expect(stderr).toContain('the value of the secret API_TOKEN stands in the command line');
  expect(code).toBe(2);
  expect(folder.runs()).toEqual([]);
});

async function callWith(
  variables: Readonly<Record<string, string>>,
  args: readonly string[],
  folder: ToyFolder,
): Promise<ProgramResult> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  try {
    return await callCli(args, { cwd: folder.path });
  } finally {
    vi.unstubAllEnvs();
  }
}

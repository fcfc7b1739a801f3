// SPDX-License-Identifier: Apache-2.0

// The hook of openshell-docker that deletes a sandbox, with a command line that answers as OpenShell's does.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { planSystem } from '../../src/core/plan/plan-system.ts';
import { parseAdapter } from '../../src/core/spec/parse.ts';
import { bashArguments } from '../../src/engine/hooks.ts';
import { tempFolder } from '../support/temp.ts';

const file = path.resolve(import.meta.dirname, '../../adapters/openshell-docker.yaml');
const underWay = '\\033[31mError:\\033[0m \\n  × removal of container 0123 is already\\n  │ in progress\\n';

test.each([
  ['one that is deleted', [], 0, 1],
  ['one that is not there', ["  × sandbox 'a' not found\\n"], 0, 1],
  ['one whose container someone else is removing', [underWay, underWay], 0, 3],
  ['one that cannot be deleted', ['  × it has a pending driver operation\\n'], 1, 1],
] as const)('of %s', (_, problems, status, calls) => {
  const ended = callDelete(problems);
  expect(ended).toMatchObject({ status, calls });
});

/** Each problem is the answer to one call; those after the last succeed. */
function callDelete(problems: readonly string[]): { readonly status: number | null; readonly calls: number } {
  const workDir = tempFolder();
  const counter = path.join(workDir, 'calls');
  fs.mkdirSync(path.join(workDir, 'bin'));
  const cases = problems.map((problem, index) => `${String(index + 1)}) printf '${problem}' >&2; exit 1 ;;`).join('\n');
  const program = `#!/bin/bash\necho >> '${counter}'\ncase $(wc -l < '${counter}') in\n${cases}\nesac\n`;
  fs.writeFileSync(path.join(workDir, 'bin/openshell'), program, { mode: 0o755 });
  const parsed = parseAdapter({ path: file, bytes: fs.readFileSync(file) });
  if (!parsed.ok) throw new Error('the adapter is not valid');
  const { hooks } = planSystem(parsed.value, '20261129T154500Z-abc123');
  const [bash = '', ...args] = bashArguments(hooks['instance.delete'].script);
  const env = { PATH: process.env['PATH'], CHAOS_WORK_DIR: workDir, CHAOS_INSTANCE: 'a' };
  const { status } = spawnSync(bash, args, { env, encoding: 'utf8' });
  return { status, calls: fs.readFileSync(counter, 'utf8').length };
}

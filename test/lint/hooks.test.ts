// SPDX-License-Identifier: Apache-2.0

// Hooks of the shipped adapters are shell like any other: shellcheck has nothing to say about them.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { planSystem } from '../../src/core/plan/plan-system.ts';
import { parseAdapter } from '../../src/core/spec/parse.ts';
import { bashArguments } from '../../src/engine/hooks.ts';

const folder = path.resolve(import.meta.dirname, '../../adapters');
const adapters = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const isMissing = spawnSync('shellcheck', ['--version']).error !== undefined;

// On a build machine it has to be there.
test.skipIf(isMissing && process.env['CI'] === undefined).for(adapters)(
  'every hook of %s',
  { timeout: 60_000 },
  (name) => {
    const parsed = parseAdapter({ path: name, bytes: fs.readFileSync(path.join(folder, name)) });
    if (!parsed.ok) throw new Error(`${name} is not valid`);
    const { hooks, operations, components, roles } = planSystem(parsed.value, '20261129T154500Z-abc123');
    const ofOperations = Object.entries(operations).flatMap(([operation, { run, capture, revert, verify }]) =>
      Object.entries({ run, capture, revert, verify }).map(([part, hook]) => [`${operation}.${part}`, hook] as const),
    );
    const starts = Object.entries({ ...components, ...roles }).map(([target, { start }]) => [target, start] as const);
    const scripts = [...Object.entries(hooks), ...ofOperations, ...starts].flatMap(([hook, planned]) =>
      planned === null ? [] : [[hook, bashArguments(planned.script)[2] ?? ''] as const],
    );
    expect(scripts.length).toBeGreaterThanOrEqual(8);
    const said = scripts.map(([hook, script]) => {
      const { stdout, stderr, status } = spawnSync('shellcheck', ['--shell=bash', '-'], {
        input: script,
        encoding: 'utf8',
      });
      return { hook, said: stdout + stderr, status };
    });
    expect(said.filter(({ status }) => status !== 0)).toEqual([]);
  },
);

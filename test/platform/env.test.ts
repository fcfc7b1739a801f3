// SPDX-License-Identifier: Apache-2.0
import { afterEach, expect, test, vi } from 'vitest';
import { childEnvironment } from '../../src/platform/env.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a child sees the fixed list and nothing else', () => {
  const listed = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'XDG_CONFIG_HOME', 'XDG_ANY', 'DOCKER_HOST', 'KUBECONFIG'];
  for (const name of [...listed, 'SECRET', 'LC_ALL', 'USER', 'PATHS']) vi.stubEnv(name, `value of ${name}`);
  expect(childEnvironment([])).toEqual(
    Object.fromEntries(
      Object.keys(process.env)
        .filter((name) => listed.includes(name) || name.startsWith('XDG_'))
        .map((name) => [name, process.env[name]]),
    ),
  );
  expect(Object.keys(childEnvironment([]))).toEqual(expect.arrayContaining(listed));
});

test('a name that is passed is passed where it is set', () => {
  vi.stubEnv('SSH_AUTH_SOCK', 'somewhere');
  vi.stubEnv('NOT_SET', undefined);
  const seen = childEnvironment(['SSH_AUTH_SOCK', 'NOT_SET']);
  expect(seen['SSH_AUTH_SOCK']).toBe('somewhere');
  expect(seen).not.toHaveProperty('NOT_SET');
});

test.each([
  ...['GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'RUNNER_TEMP', 'INPUT_FAIL-ON', 'STATE_runDir', 'NODE_OPTIONS'],
  ...[
    'LD_PRELOAD',
    'DYLD_INSERT_LIBRARIES',
    'BASH_ENV',
    'BASH_FUNC_ls%%',
    'ENV',
    'IFS',
    'SHELL',
    'PS4',
    'CHAOS_RUN_ID',
  ],
])('%s is refused even when it is named', (name) => {
  vi.stubEnv(name, 'never');
  expect(childEnvironment([name])).not.toHaveProperty([name]);
});

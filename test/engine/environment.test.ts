// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { buildEnvironment, workloadEnvironmentFile } from '../../src/engine/environment.ts';
import { fakeWorkload } from '../support/fake-ports-plan.ts';

const parts = {
  plan: { runId: 'run-1', parameters: { 'tick-seconds': 0.2, verbose: true, path: '/evil' } },
  host: { PATH: '/usr/bin', HOME: '/var/empty' },
  nodePath: '/usr/bin/node',
  cliPath: '/opt/cli.js',
  workDir: '/tmp/w',
};

describe('the environment of hooks', () => {
  it('is what the host gives, the parameters, and CHAOS_* variables, and nothing of this process', () => {
    expect(buildEnvironment(parts)).toEqual({
      PATH: '/usr/bin',
      HOME: '/var/empty',
      TICK_SECONDS: '0.2',
      VERBOSE: 'true',
      CHAOS_RUN_ID: 'run-1',
      CHAOS_RUN_LABEL: 'chaos-run=run-1',
      CHAOS_RUN_SCOPE: 'chaos-run-1',
      CHAOS_WORK_DIR: '/tmp/w',
      CHAOS_NODE: '/usr/bin/node',
      CHAOS_CLI: '/opt/cli.js',
    });
  });
});

describe("a workload's environment file", () => {
  it('ends each entry with a NUL, so that values may hold line breaks', () => {
    const workload = fakeWorkload('counter', { count: 12, env: { GREETING: 'a\nb', CHAOS_INSTANCE: 'other' } });
    expect(workloadEnvironmentFile(workload, 'counter-11')).toBe(
      'GREETING=a\nb\0CHAOS_INSTANCE=counter-11\0CHAOS_INDEX=11\0',
    );
  });
});

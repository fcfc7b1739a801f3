// SPDX-License-Identifier: Apache-2.0

// A harness that is killed while the gateway is away, on the stand-in in the test cluster: what recovers it has other
// ports to the gateway than the run had.

import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { startCluster } from '../support/kube/cluster.ts';
import { installStandin } from '../support/kube/install-standin.ts';
import { runProgram, startProgram } from '../support/run-program.ts';
import { eventually, tempFolder } from '../support/temp.ts';
import { leastAccount } from './hook-rig.ts';

vi.setConfig({ testTimeout: 180_000 });

test('the gateway is scaled up again, and the sandboxes of the run are deleted through it', async () => {
  const cluster = await startCluster();
  const standin = await installStandin(cluster);
  const cwd = tempFolder();
  const env = {
    KUBECONFIG: await leastAccount(cluster),
    OPENSHELL_BIN: standin.openshell,
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
  };
  const pods = async (): Promise<readonly string[]> =>
    (await cluster.api.list('pods', 'openshell')).items.map(({ metadata }) => metadata.name);
  try {
    const sets = ['--set', 'ticks=200', '--set', 'lead=1s', '--set', 'down=60s'];
    const args = ['run', 'gateway-kill-keeps-state', '--adapter', 'openshell-kubernetes', ...sets];
    const run = startProgram('src/cli/main.ts', args, { cwd, env });
    await run.printed('outage of gateway in effect');
    expect((await pods()).some((name) => name.includes('counter-0'))).toBe(true);
    run.process.kill('SIGKILL');
    await run.ended;
    await eventually(
      'the gateway alone is left',
      async () => (await pods()).join(' ') === 'openshell-0' && standin.records().length === 0,
      90_000,
    );
    const recovered = await eventually(
      'nothing is left to recover',
      async () => {
        const { stdout } = await runProgram('src/cli/main.ts', ['recover'], { cwd, env });
        return stdout.includes('Nothing to recover') ? stdout : null;
      },
      60_000,
    );
    expect(recovered).toContain('no run was left');
    const set = await cluster.api.get('statefulsets.apps', 'openshell', 'openshell');
    expect(set['spec']).toMatchObject({ replicas: 1 });
  } finally {
    await standin.remove();
    await cluster.stop();
  }
});

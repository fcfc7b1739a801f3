// SPDX-License-Identifier: Apache-2.0

// What the hooks of a gateway do on a real engine: a workload's output and log are taken from its container whatever
// state that is in, and in the end exactly what carries the run's label is removed.

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createScratchImage, docker, runContainer, type ScratchImage, whyNoDocker } from '../support/docker.ts';
import { startHooks } from '../support/fake-system.ts';
import { eventually, tempFolder } from '../support/temp.ts';

const here = describe.skipIf(whyNoDocker !== null);
const workload = `
  mkdir -p /sandbox/output/sub /sandbox/.chaos
  ln -s /etc/passwd /sandbox/output/link
  printf '1\\n2\\n' > /sandbox/output/journal
  echo deep > /sandbox/output/sub/file
  exec >> /sandbox/.chaos/log
  echo first
  while [ ! -e /tmp/go ]; do sleep 0.1; done
  echo last
  exit 3`;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

here('hooks of a gateway', () => {
  let image: ScratchImage;

  beforeAll(() => {
    image = createScratchImage();
  });

  afterAll(() => image.remove());

  test('take output and log of a sandbox that runs and of one that has ended', async () => {
    const { id, call, logFile } = await sandbox('counter-0');
    const destination = tempFolder();
    const env = { CHAOS_INSTANCE: 'counter-0', CHAOS_DEST: destination };
    await eventually('a first line', () => docker('exec', id, 'cat', '/sandbox/.chaos/log') === 'first');
    expect(await call('collect', env)).toMatchObject({ code: 0 });
    expect(fs.readFileSync(logFile, 'utf8')).toBe('first\n');
    docker('exec', id, 'touch', '/tmp/go');
    expect(docker('wait', id)).toBe('3');
    expect(await call('collect', env)).toMatchObject({ code: 0 });
    expect(fs.readFileSync(logFile, 'utf8')).toBe('first\nlast\n');
    const output = path.join(destination, 'output');
    expect(fs.readdirSync(output).sort()).toEqual(['journal', 'sub']);
    expect(fs.readFileSync(path.join(output, 'journal'), 'utf8')).toBe('1\n2\n');
    expect(fs.readFileSync(path.join(output, 'sub/file'), 'utf8')).toBe('deep\n');
  });

  test('remove what carries the label, running or not, and nothing else', async () => {
    const one = await sandbox('counter-0');
    const other = runContainer(image.name, ['--label', `${scopeLabel}=someone-else`], ['sleep', '600']);
    docker('volume', 'create', '--label', `${scopeLabel}=${one.scope}`, `${one.scope}-volume`);
    docker('network', 'create', one.scope);
    const { out } = await one.call('sweep');
    const removed = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly kind: string });
    expect(removed.map(({ kind }) => kind)).toEqual(['container', 'volume', 'network']);
    expect(docker('ps', '--all', '--quiet', '--no-trunc')).not.toContain(one.id);
    expect(docker('ps', '--quiet', '--no-trunc')).toContain(other);
    expect(await one.call('sweep')).toMatchObject({ code: 0, out: '' });
  });

  const scopeLabel = 'openshell.ai/sandbox-namespace';

  async function sandbox(instance: string) {
    const scope = `chaos-test-${String(process.pid)}-${String(Date.now())}`;
    const hooks = await startHooks('binaries:none', { DOCKER_HOST: '', CHAOS_RUN_SCOPE: scope });
    const labels = ['--label', `${scopeLabel}=${scope}`, '--label', `openshell.ai/sandbox-name=${instance}`];
    const id = runContainer(image.name, labels, ['sh', '-c', workload]);
    return { id, scope, call: hooks.call, logFile: path.join(hooks.workDir, `instance-logs/${instance}.log`) };
  }
});

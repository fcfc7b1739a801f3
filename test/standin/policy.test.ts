// SPDX-License-Identifier: Apache-2.0

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Rig } from './rig.ts';

/** Of a test: a guard for a crowded machine, no expectation. */
const LIMIT_MS = 90_000;

const OPEN = 'version: 1\nnetwork_policies:\n  probe: {name: probe, endpoints: [{host: probe.internal, port: 443}]}\n';
const CLOSED = 'version: 1\nnetwork_policies: {}\n';
const PROBER = 'while true; do probe | tee -a "$CHAOS_OUTPUT/seen"; sleep 0.1; done';

/** A rig whose sandbox probes the open policy. */
async function proberRig(profile: string): Promise<Rig> {
  const rig = new Rig();
  writeFileSync(join(rig.workDir, 'open.yaml'), OPEN);
  writeFileSync(join(rig.workDir, 'closed.yaml'), CLOSED);
  await rig.boot(profile);
  await rig.create('p-0', { script: PROBER, policy: join(rig.workDir, 'open.yaml') });
  return rig;
}

const seen = (rig: Rig): readonly string[] => rig.text('p-0', 'workspace/output/seen').split('\n').filter(Boolean);

/** Waits until the probe has printed `verdict` after this moment. */
async function nextProbe(rig: Rig, verdict: string): Promise<void> {
  const before = seen(rig).length;
  await rig.wait(
    () =>
      seen(rig)
        .slice(before + 1)
        .at(-1) === verdict,
    `probe ${verdict}`,
  );
}

describe.concurrent('a policy', { timeout: LIMIT_MS }, () => {
  test('is enforced on what the workload connects to, and a tightened one is once set --wait returns', async () => {
    await using rig = await proberRig('fixed');
    await nextProbe(rig, 'allowed');
    const set = await rig.openshell('policy set p-0 --policy "$work/closed.yaml" --wait --timeout 10');
    expect(set).toMatchObject({ code: 0, stdout: '' });
    await nextProbe(rig, 'refused');
    expect(JSON.parse((await rig.openshell('policy get p-0 -o json')).stdout)).toMatchObject({
      scope: 'sandbox',
      sandbox: 'p-0',
      version: 2,
      status: 'loaded',
      active_version: 2,
    });
    const probe = await rig.openshell('sandbox exec -n p-0 -- bash -c "probe; probe example.com:443" < /dev/null');
    expect(probe.stdout).toBe('refused\nrefused\n');
    const again = await rig.openshell('policy set p-0 --policy "$work/closed.yaml" --wait');
    expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('version 2') as string });
  });

  test('survives a hard kill and a graceful restart of the gateway, and the end of its supervisor', async () => {
    await using rig = await proberRig('fixed');
    await nextProbe(rig, 'allowed');
    await rig.openshell('policy set p-0 --policy "$work/closed.yaml" --wait');
    await nextProbe(rig, 'refused');
    await rig.signalGateway('SIGKILL');
    await nextProbe(rig, 'refused');
    await rig.start();
    await nextProbe(rig, 'refused');
    await rig.signalGateway('SIGTERM');
    await rig.start();
    await nextProbe(rig, 'refused');
    await rig.openshell('policy set p-0 --policy "$work/open.yaml" --wait');
    await nextProbe(rig, 'allowed');
    const before = rig.supervisorPid('p-0');
    process.kill(before, 'SIGKILL');
    await rig.wait(() => !['', `${before}\n`].includes(rig.text('p-0', 'supervisor.pid')), 'new supervisor');
    await nextProbe(rig, 'allowed');
  });

  test('that nobody loads makes set --wait end with 124, and a wrong one is refused', async () => {
    await using rig = await proberRig('fixed');
    await rig.until('p-0', 'Running');
    await rig.openshell('sandbox stop p-0');
    expect((await rig.openshell('policy set p-0 --policy "$work/closed.yaml" --wait --timeout 0.2')).code).toBe(124);
    writeFileSync(join(rig.workDir, 'wrong.yaml'), 'version: 2\n');
    expect(await rig.openshell('policy set p-0 --policy "$work/wrong.yaml"')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('version must be 1') as string,
    });
  });
});

describe.concurrent('a restart policy', { timeout: LIMIT_MS }, () => {
  test('on-failure replaces a main process that reports a failure, in the same workspace', async () => {
    await using rig = new Rig();
    await rig.boot('observed');
    const script = 'echo x >> "$CHAOS_OUTPUT/starts"; [ "$(wc -l < "$CHAOS_OUTPUT/starts")" -ge 3 ] || exit 5';
    await rig.create('c-0', { script, restartPolicy: 'on-failure' });
    await rig.create('c-1', { script, restartPolicy: 'never' });
    expect(await rig.until('c-1', 'Failed')).toMatchObject({ exitCode: 5 });
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
    expect(rig.text('c-0', 'workspace/output/starts')).toBe('x\nx\nx\n');
    expect(rig.log()).toMatch(/sandbox_name=c-0 old_phase=Ready new_phase=Restarting/);
  });

  test('goes on waiting for its turn under the next gateway', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    const script = 'echo x >> "$CHAOS_OUTPUT/starts"; [ "$(wc -l < "$CHAOS_OUTPUT/starts")" -ge 3 ] || exit 5';
    await rig.create('c-0', { script, restartPolicy: 'always' });
    await rig.wait(async () => (await rig.phase('c-0')) === 'Restarting', 'waiting for the third start');
    await rig.signalGateway('SIGKILL');
    await rig.start();
    await rig.wait(() => rig.text('c-0', 'workspace/output/starts').startsWith('x\nx\nx\n'), 'third start');
  });
});

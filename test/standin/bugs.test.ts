// SPDX-License-Identifier: Apache-2.0

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawRace } from '../../src/standin/gateway/race.ts';
import { counter, isAlive, type Ran, Rig } from './rig.ts';

/** Of a test: a guard for a crowded machine, no expectation. */
const LIMIT_MS = 90_000;
const STARTED = 'Started sandbox during gateway startup';
const SHUTDOWN = 'Shutdown signal received; stopping gateway';

/** Ends a sandbox's processes and starts them again with the same arguments, as an operator of the machine would. */
async function restartOutside(rig: Rig, name: string, signal: NodeJS.Signals): Promise<void> {
  const before = rig.sandboxPid(name);
  process.kill(-before, signal);
  await rig.wait(() => !isAlive(before), 'main process gone');
  const started = await rig.run(`standin start-target --state "$work/state" --role sandbox --name ${name}`);
  expect(started).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(rig.sandboxPid(name)).not.toBe(before);
  expect(isAlive(rig.sandboxPid(name))).toBe(true);
}

describe.concurrent('a sandbox that is restarted from outside', { timeout: LIMIT_MS }, () => {
  test.each(['SIGKILL', 'SIGTERM'] as const)('with %s comes back Ready and goes on', async (signal) => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    await restartOutside(rig, 'c-0', signal);
    await rig.until('c-0', 'Running');
    await rig.ticks('c-0');
    rig.release('c-0');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
    expect(rig.log()).toContain('old_phase=Ready new_phase=Restarting');
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'with %s and 4828 stays failed beside its new processes',
    async (signal) => {
      await using rig = new Rig();
      await rig.boot('4828');
      await rig.create('c-0', { script: counter(), restartPolicy: 'always' });
      await rig.until('c-0', 'Running');
      await restartOutside(rig, 'c-0', signal);
      const failed = await rig.until('c-0', 'Failed');
      expect(failed).toMatchObject({ rawPhase: 'Error', reason: 'ContainerStopped' });
      expect(failed).not.toHaveProperty('exitCode');
      await rig.ticks('c-0');
      expect(await rig.phase('c-0')).toBe('Error');
      const left = rig.sandboxPid('c-0');
      await rig.hook('instance.delete', { CHAOS_INSTANCE: 'c-0' });
      expect(isAlive(left)).toBe(false);
    },
  );

  test('with 4828 is started by the next gateway', async () => {
    await using rig = new Rig();
    await rig.boot('4828');
    await rig.create('c-0', { script: 'sleep 600' });
    await rig.until('c-0', 'Running');
    process.kill(-rig.sandboxPid('c-0'), 'SIGKILL');
    await rig.until('c-0', 'Failed');
    await rig.signalGateway('SIGTERM');
    await rig.start();
    await rig.until('c-0', 'Running');
  });

  test('before its system sees it has one main process in the end', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    process.kill(rig.supervisorPid('c-0'), 'SIGSTOP');
    await restartOutside(rig, 'c-0', 'SIGKILL');
    const outside = rig.sandboxPid('c-0');
    process.kill(rig.supervisorPid('c-0'), 'SIGCONT');
    await rig.wait(() => !isAlive(outside), 'the one from outside ended');
    await rig.wait(() => ![0, outside].includes(Number(rig.text('c-0', 'sandbox.pid'))), 'another main process');
    await rig.until('c-0', 'Running');
    rig.release('c-0');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
    expect(readdirSync(join(rig.state, 'processes')).filter((file) => file.startsWith('sandbox.'))).toEqual([]);
  });

  test('comes back by itself when nobody starts it, and keeps a main process that ended itself ended', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: 'sleep 600' });
    await rig.create('c-1', { script: 'kill -KILL "$$"' });
    await rig.until('c-0', 'Running');
    const before = rig.sandboxPid('c-0');
    process.kill(-before, 'SIGKILL');
    await rig.wait(() => !['', `${before}\n`].includes(rig.text('c-0', 'sandbox.pid')), 'new main process');
    await rig.until('c-0', 'Running');
    expect(await rig.until('c-1', 'Failed')).toMatchObject({ exitCode: 137, reason: 'MainProcessFailed' });
    const refused = await rig.run('standin start-target --state "$work/state" --role supervisor --name c-0');
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('not "supervisor"') as string });
  });
});

const OPEN = 'version: 1\nnetwork_policies:\n  probe: {name: probe, endpoints: [{host: probe.internal, port: 443}]}\n';
const CLOSED = 'version: 1\nnetwork_policies: {}\n';

test('with 4910-policy a tightened policy is lost by a hard kill of the gateway, and not by a graceful restart', {
  timeout: LIMIT_MS,
}, async () => {
  await using rig = new Rig();
  writeFileSync(join(rig.workDir, 'open.yaml'), OPEN);
  writeFileSync(join(rig.workDir, 'closed.yaml'), CLOSED);
  await rig.boot('4910-policy');
  const script =
    'while true; do probe > "$CHAOS_OUTPUT/now"; mv "$CHAOS_OUTPUT/now" "$CHAOS_OUTPUT/last"; sleep 0.1; done';
  await rig.create('p-0', { script, policy: join(rig.workDir, 'open.yaml') });
  const seen = (verdict: string): Promise<void> =>
    rig.wait(() => rig.text('p-0', 'workspace/output/last') === `${verdict}\n`, verdict);
  await seen('allowed');
  await rig.openshell('policy set p-0 --policy "$work/closed.yaml" --wait');
  await seen('refused');
  await rig.signalGateway('SIGTERM');
  await rig.start();
  await rig.until('p-0', 'Running');
  expect((await rig.openshell('sandbox exec -n p-0 -- probe < /dev/null')).stdout).toBe('refused\n');
  const sandbox = rig.sandboxPid('p-0');
  await rig.signalGateway('SIGKILL');
  await rig.start();
  await seen('allowed');
  expect(rig.sandboxPid('p-0')).toBe(sandbox);
  expect(JSON.parse((await rig.openshell('policy get p-0 -o json')).stdout)).toMatchObject({ version: 1 });
});

/** A sandbox that was stopped, and a start of it. */
async function stopAndStart(rig: Rig): Promise<Ran> {
  await rig.create('c-0', { script: 'exec sleep 600' });
  await rig.until('c-0', 'Running');
  expect((await rig.openshell('sandbox stop c-0')).code).toBe(0);
  return rig.openshell('sandbox start c-0');
}

describe.concurrent('a start close to a reconcile sweep', { timeout: LIMIT_MS }, () => {
  const always = { 'reconcile-interval': '1500ms', 'race-window': '1500ms', 'race-probability': '1' };

  test('that loses with 4981 ends with 1 at the sweep and leaves the sandbox failed', async () => {
    await using rig = new Rig();
    await rig.boot('4981', always);
    expect(await stopAndStart(rig)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Error: sandbox 'c-0' is in Error: StartFailed: .*sweep/) as string,
    });
    expect(await rig.find('c-0')).toMatchObject({ state: 'Failed', reason: 'StartFailed' });
    expect(rig.log()).toMatch(/Sandbox start races with the reconcile sweep .*sweep_in_ms=\d+ outcome=lost/);
    expect((await rig.openshell('sandbox start c-0')).code).toBe(1);
    await rig.hook('instance.delete', { CHAOS_INSTANCE: 'c-0' });
  });

  test('that wins with 4981 is logged and starts', async () => {
    await using rig = new Rig();
    await rig.boot('4981', { ...always, 'race-probability': '0' });
    expect((await stopAndStart(rig)).code).toBe(0);
    expect(rig.log()).toContain('outcome=won');
  });

  test('does not race outside the window, nor when nothing is switched on', async () => {
    await using far = new Rig();
    await far.boot('4981', { ...always, 'reconcile-interval': '60s' });
    expect((await stopAndStart(far)).code).toBe(0);
    await using fixed = new Rig();
    await fixed.boot('fixed', always);
    expect((await stopAndStart(fixed)).code).toBe(0);
    for (const rig of [far, fixed]) expect(rig.log()).not.toContain('races');
  });

  test('is drawn from the seed, the sandbox and which start it is', () => {
    const draw = { seed: '1', name: 'sandbox-3', generation: 2 };
    expect(drawRace(draw)).toBeCloseTo(0.047, 3);
    expect(drawRace({ ...draw })).toBe(drawRace(draw));
    const others = [{ seed: '2' }, { name: 'sandbox-4' }, { generation: 3 }].map((other) =>
      drawRace({ ...draw, ...other }),
    );
    expect(new Set([drawRace(draw), ...others]).size).toBe(4);
    const hits = Array.from({ length: 1000 }, (_, generation) => drawRace({ ...draw, generation })).filter(
      (x) => x < 0.1,
    );
    expect(hits.length).toBeGreaterThan(70);
    expect(hits.length).toBeLessThan(130);
  });
});

/** Three sandboxes and a gateway that starts again and has just said that it started the first of them. */
async function recovering(rig: Rig, profile: string): Promise<void> {
  await rig.boot(profile, { 'recovery-step': '1200ms' });
  for (const name of ['c-0', 'c-1', 'c-2']) {
    await rig.create(name, { script: 'touch "$CHAOS_OUTPUT/here"; exec sleep 600' });
  }
  for (const name of ['c-0', 'c-1', 'c-2']) await rig.until(name, 'Running');
  await rig.signalGateway('SIGTERM');
  await rig.hook('system.start');
  await rig.wait(() => rig.log().includes(STARTED), 'recovery began');
}

/** What the gateway said since it was last started. */
function lastLife(rig: Rig): string {
  return rig.log().split('Starting OpenShell gateway').at(-1) ?? '';
}

describe.concurrent('SIGTERM during start-up recovery', { timeout: LIMIT_MS }, () => {
  test('stops the gateway gracefully, and the next one starts every sandbox', async () => {
    await using rig = new Rig();
    await recovering(rig, 'fixed');
    await rig.signalGateway('SIGTERM');
    expect(lastLife(rig)).toContain(SHUTDOWN);
    expect(lastLife(rig)).toContain('Gateway stopped');
    expect(lastLife(rig)).not.toContain('Gateway ready');
    await rig.start();
    for (const name of ['c-0', 'c-1', 'c-2']) await rig.until(name, 'Running');
    process.kill(-rig.sandboxPid('c-0'), 'SIGKILL'); // its end is heard, so no order to stop was left behind
    await rig.wait(() => rig.log().includes('sandbox_name=c-0 old_phase=Ready new_phase=Restarting'), 'end heard');
    expect((await rig.openshell('sandbox delete --all')).code).toBe(0);
  });

  test('with 4409 ends it at once and leaves one sandbox that can be neither started nor deleted', async () => {
    await using rig = new Rig();
    await recovering(rig, '4409');
    await rig.signalGateway('SIGTERM');
    expect(lastLife(rig)).not.toContain(SHUTDOWN);
    await rig.start();
    await rig.until('c-0', 'Running');
    await rig.until('c-2', 'Running');
    expect(await rig.find('c-1')).toMatchObject({ state: 'Pending', rawPhase: 'Starting' });
    expect(lastLife(rig)).toContain('Cannot start sandbox: a driver operation is pending');
    const pending = "Error: sandbox 'c-1' has a pending driver operation: start\n";
    expect(await rig.openshell('sandbox start c-1')).toMatchObject({ code: 1, stderr: pending });
    const destination = join(rig.workDir, 'collected');
    mkdirSync(destination);
    await rig.hook('instance.collect', { CHAOS_INSTANCE: 'c-1', CHAOS_DEST: destination });
    expect(readFileSync(join(destination, 'output/here'), 'utf8')).toBe('');
    expect(readFileSync(rig.file('c-1', 'supervisor.log'), 'utf8')).not.toBe('');
    for (const name of ['c-0', 'c-2']) await rig.hook('instance.delete', { CHAOS_INSTANCE: name });
    const remove = await rig.openshell('sandbox delete c-1');
    expect(remove).toMatchObject({ code: 1, stderr: pending });
    await rig.signalGateway('SIGTERM');
    await rig.start();
    expect(await rig.read()).toMatchObject([{ instance: 'c-1', rawPhase: 'Starting' }]);
    await rig.hook('system.shutdown');
    const swept = await rig.hook('system.sweep');
    const names = swept.stdout.match(/"instance":"[^"]+"/g) ?? [];
    expect(new Set(names)).toEqual(new Set(['"instance":"c-1"']));
  });
});

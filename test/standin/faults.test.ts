// SPDX-License-Identifier: Apache-2.0

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counter, isAlive, Rig } from './rig.ts';

/** Of a test: a guard for a crowded machine, no expectation. */
const LIMIT_MS = 90_000;

/** The journal says 1, 2, 3 and so on, whatever happened to those who look after the workload. */
function expectNoTickLost(rig: Rig, name: string): void {
  const journal = rig.journal(name);
  expect(journal).toEqual(journal.map((_, index) => index + 1));
}

describe.concurrent('a hard kill of the gateway', { timeout: LIMIT_MS }, () => {
  test('leaves sandboxes Ready and loses no tick when nothing is switched on', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    const pids = [rig.supervisorPid('c-0'), rig.sandboxPid('c-0')];
    await rig.signalGateway('SIGKILL');
    expect(await rig.read()).toBe(75);
    await rig.start();
    expect(await rig.find('c-0')).toMatchObject({ state: 'Running', rawPhase: 'Ready' });
    expect([rig.supervisorPid('c-0'), rig.sandboxPid('c-0')]).toEqual(pids);
    await rig.ticks('c-0');
    rig.release('c-0');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0, rawPhase: 'Completed' });
    expectNoTickLost(rig, 'c-0');
    expect(rig.log()).toContain('Started sandbox during gateway startup');
  });

  test('with 4910 takes an instance through Unknown, Running, Pending and Failed', async () => {
    await using rig = new Rig();
    await rig.boot('4910');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    const sandbox = rig.sandboxPid('c-0');
    await rig.signalGateway('SIGKILL');
    const seen: string[] = [];
    const look = async (): Promise<boolean> => {
      const instances = await rig.read();
      const state =
        instances === 75 ? 'Unknown' : typeof instances === 'number' ? 'broken' : (instances[0]?.state ?? 'missing');
      if (seen.at(-1) !== state) seen.push(state);
      return state === 'Failed';
    };
    await look();
    expect(isAlive(sandbox)).toBe(true);
    await rig.hook('system.start');
    await rig.wait(look, 'Failed');
    expect(seen).toEqual(['Unknown', 'Running', 'Pending', 'Failed']);
    const failed = await rig.find('c-0');
    expect(failed).toMatchObject({ rawPhase: 'Error', reason: 'ControlSupervisorExited' });
    expect(failed).not.toHaveProperty('exitCode');
    await rig.wait(() => !isAlive(sandbox), 'workload stopped');
    expect(rig.text('c-0', 'supervisor.log')).toContain(
      'sandbox runtime is already bound to another supervisor process',
    );
  });

  test('with 4910 hides even the exit code of a workload that ended meanwhile', async () => {
    await using rig = new Rig();
    await rig.boot('4910');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    await rig.signalGateway('SIGKILL');
    rig.release('c-0');
    await rig.wait(() => rig.text('c-0', 'exit') !== '', 'workload ended');
    await rig.start();
    expect(await rig.until('c-0', 'Failed')).not.toHaveProperty('exitCode');
  });

  test('delivers an exit that happened during the outage', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter(3) });
    await rig.until('c-0', 'Running');
    await rig.signalGateway('SIGKILL');
    rig.release('c-0');
    await rig.wait(() => rig.text('c-0', 'exit') !== '', 'workload ended');
    await rig.start();
    expect(await rig.until('c-0', 'Failed')).toMatchObject({ exitCode: 3, reason: 'MainProcessFailed' });
  });
});

describe.concurrent('a killed supervisor', { timeout: LIMIT_MS }, () => {
  test('is replaced while the workload goes on, and the exit code is recorded', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    const [supervisor, sandbox] = [rig.supervisorPid('c-0'), rig.sandboxPid('c-0')];
    process.kill(supervisor, 'SIGKILL');
    await rig.wait(() => !['', `${supervisor}\n`].includes(rig.text('c-0', 'supervisor.pid')), 'new supervisor');
    await rig.ticks('c-0');
    expect(rig.sandboxPid('c-0')).toBe(sandbox);
    rig.release('c-0');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
    expectNoTickLost(rig, 'c-0');
  });

  test('with supervisor-kill stops the workload for good, even with on-failure, and leaves no exit code', async () => {
    await using rig = new Rig();
    await rig.boot('supervisor-kill');
    await rig.create('c-0', { script: counter(), restartPolicy: 'on-failure' });
    await rig.create('c-1', { script: counter(), restartPolicy: 'on-failure' });
    await rig.until('c-1', 'Running');
    await rig.until('c-0', 'Running');
    const sandbox = rig.sandboxPid('c-0');
    process.kill(rig.supervisorPid('c-0'), 'SIGKILL');
    const failed = await rig.until('c-0', 'Failed');
    expect(failed).toMatchObject({ rawPhase: 'Error', reason: 'ControlSupervisorExited' });
    expect(failed).not.toHaveProperty('exitCode');
    await rig.wait(() => !isAlive(sandbox), 'workload stopped');
    rig.release('c-1');
    expect(await rig.until('c-1', 'Succeeded')).toMatchObject({ exitCode: 0 });
  });

  test('is replaced by the next gateway when both were killed', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    const sandbox = rig.sandboxPid('c-0');
    await rig.signalGateway('SIGKILL');
    process.kill(rig.supervisorPid('c-0'), 'SIGKILL');
    await rig.start();
    await rig.ticks('c-0');
    rig.release('c-0');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
    expectNoTickLost(rig, 'c-0');
    expect(rig.text('c-0', 'supervisor.log')).toContain(`Took over the sandbox runtime pid=${sandbox}`);
  });
});

describe.concurrent('a frozen supervisor', { timeout: LIMIT_MS }, () => {
  test('is not taken for dead, and reports the exit when it thaws', async () => {
    await using rig = new Rig();
    await rig.boot('observed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    const supervisor = rig.supervisorPid('c-0');
    process.kill(supervisor, 'SIGSTOP');
    rig.release('c-0');
    await rig.wait(() => rig.text('c-0', 'exit') !== '', 'workload ended');
    expect(await rig.find('c-0')).toMatchObject({ state: 'Running' });
    process.kill(supervisor, 'SIGCONT');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
  });

  test('keeps its sandbox across a hard kill of the gateway', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    const supervisor = rig.supervisorPid('c-0');
    process.kill(supervisor, 'SIGSTOP');
    await rig.signalGateway('SIGKILL');
    await rig.start();
    rig.release('c-0');
    await rig.wait(() => rig.text('c-0', 'exit') !== '', 'workload ended');
    expect(rig.supervisorPid('c-0')).toBe(supervisor);
    process.kill(supervisor, 'SIGCONT');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
  });
});

describe.concurrent('a graceful restart of the gateway', { timeout: LIMIT_MS }, () => {
  test('stops running sandboxes, starts them again and leaves stopped ones alone', async () => {
    await using rig = new Rig();
    await rig.boot('observed');
    await rig.create('c-0', { script: counter() });
    await rig.create('idle-0', { script: 'sleep 600' });
    await rig.until('idle-0', 'Running');
    expect((await rig.openshell('sandbox stop idle-0')).code).toBe(0);
    await rig.wait(() => rig.journal('c-0').length > 2, 'ticks');
    const sandbox = rig.sandboxPid('c-0');
    await rig.signalGateway('SIGTERM');
    expect(isAlive(sandbox)).toBe(false);
    expect(rig.log()).toContain('Shutdown signal received; stopping gateway');
    expect(rig.log()).toContain('Sandbox shutdown stop sweep complete stopped=1 failed=0');
    await rig.start();
    expect(rig.log()).toContain('Started sandbox during gateway startup');
    expect(rig.log()).toContain('Sandbox start sweep complete started=1 missing_backend=0 failed=0');
    expect(await rig.find('idle-0')).toMatchObject({ rawPhase: 'Stopped' });
    await rig.ticks('c-0');
    rig.release('c-0');
    expect(await rig.until('c-0', 'Succeeded')).toMatchObject({ exitCode: 0 });
    expectNoTickLost(rig, 'c-0');
  });
});

describe.concurrent('an outage that lasts', { timeout: LIMIT_MS }, () => {
  test('ends the workload after the limit, and the next gateway says why', async () => {
    await using rig = new Rig();
    await rig.boot('fixed', { 'outage-limit': '1s' });
    await rig.create('c-0', { script: 'sleep 600' });
    await rig.until('c-0', 'Running');
    const pids = [rig.supervisorPid('c-0'), rig.sandboxPid('c-0')];
    await rig.signalGateway('SIGKILL');
    await rig.wait(() => !pids.some(isAlive), 'supervisor and workload ended');
    await rig.start();
    expect(await rig.until('c-0', 'Failed')).toMatchObject({ reason: 'GatewayUnreachable' });
  });

  test('ends a workload that has neither a supervisor nor a gateway', async () => {
    await using rig = new Rig();
    await rig.boot('fixed', { 'outage-limit': '1s' });
    await rig.create('c-0', { script: 'sleep 600' });
    await rig.until('c-0', 'Running');
    const sandbox = rig.sandboxPid('c-0');
    await rig.signalGateway('SIGKILL');
    process.kill(rig.supervisorPid('c-0'), 'SIGKILL');
    await rig.wait(() => !isAlive(sandbox), 'workload ended');
  });
});

test('a frozen gateway reads as unreachable, and is as it was when it thaws', { timeout: LIMIT_MS }, async () => {
  await using rig = new Rig();
  await rig.boot('observed');
  await rig.create('c-0', { script: counter() });
  await rig.until('c-0', 'Running');
  process.kill(rig.gatewayPid(), 'SIGSTOP');
  expect(await rig.read()).toBe(75);
  process.kill(rig.gatewayPid(), 'SIGCONT');
  expect(await rig.find('c-0')).toMatchObject({ state: 'Running' });
});

describe('the state of the gateway', () => {
  test('survives kills at any moment while sandboxes are created, and every accepted one comes up', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    const accepted: string[] = [];
    for (const [round, delayMs] of [60, 150, 260, 400, 600].entries()) {
      const creates = ['a', 'b'].map(async (letter) => {
        const name = `${letter}-${round}`;
        await rig.create(name, { script: 'exec sleep 600' }).then(
          () => accepted.push(name),
          () => undefined,
        );
      });
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await rig.signalGateway('SIGKILL');
      await Promise.all(creates);
      const text = join(rig.state, 'gateway.json');
      if (accepted.length > 0) expect(() => JSON.parse(readFileSync(text, 'utf8')) as unknown).not.toThrow();
      await rig.start();
    }
    expect(accepted).not.toEqual([]);
    for (const name of accepted) await rig.until(name, 'Running');
    const instances = await rig.read();
    if (typeof instances === 'number') throw new Error('the read failed');
    for (const { instance } of instances) await rig.until(instance, 'Running');
    const pids = instances.map(({ instance }) => rig.sandboxPid(instance));
    expect(new Set(pids).size).toBe(instances.length);
  }, 60_000);
});

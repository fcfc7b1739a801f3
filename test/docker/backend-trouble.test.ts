// SPDX-License-Identifier: Apache-2.0

// What faults and their undo come to when the engine is away, slow or wrong, when others act on the container, and when
// signals are not ours to send. The engine is the real one behind a socket that misbehaves.

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDockerBackend } from '../../src/backends/docker/backend.ts';
import { createProcessBackend } from '../../src/backends/process/backend.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { readProcess } from '../../src/platform/processes.ts';
import type { Backend, FaultAction, TargetIdentity } from '../../src/ports/backend.ts';
import {
  containersWith,
  createScratchImage,
  field,
  removeContainer,
  runContainer,
  type ScratchImage,
  testLabel,
  whyNoDocker,
} from '../support/docker.ts';
import { type EngineProxy, startEngineProxy } from '../support/engine-proxy.ts';
import { eventually, tempFolder } from '../support/temp.ts';

const never = new AbortController().signal;
const here = describe.skipIf(whyNoDocker !== null);
const sleeper = ['sh', '-c', 'trap "exit 7" TERM; while :; do sleep 0.05; done'];
const kill: FaultAction = { do: 'kill', signal: 'KILL' };

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

here('an engine in trouble', () => {
  let image: ScratchImage;
  let proxy: EngineProxy;
  let backend: Backend;
  let labels = 0;

  beforeAll(() => {
    image = createScratchImage();
  });

  afterAll(() => {
    for (const id of containersWith(testLabel)) removeContainer(id);
    image.remove();
  });

  beforeEach(async () => {
    proxy = await startEngineProxy();
    vi.stubEnv('DOCKER_HOST', proxy.address);
    backend = newBackend();
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await proxy.close();
  });

  function newBackend(): Backend {
    const clock = createSystemClock();
    return createDockerBackend({ clock, processes: createProcessBackend({ clock }) });
  }

  function start(args: readonly string[] = []): { readonly id: string; readonly label: string } {
    labels += 1;
    const label = `trouble-${String(labels)}`;
    vi.stubEnv('DOCKER_HOST', undefined);
    const id = runContainer(image.name, ['--label', `who=${label}`, ...args], sleeper);
    vi.stubEnv('DOCKER_HOST', proxy.address);
    return { id, label };
  }

  /** Past the proxy. */
  function read(id: string, template: string): string {
    vi.stubEnv('DOCKER_HOST', undefined);
    const value = field(id, template);
    vi.stubEnv('DOCKER_HOST', proxy.address);
    return value;
  }

  function addressOf(label: string) {
    return { label: `${label}/sandbox`, type: 'container', labels: { who: label } } as const;
  }

  async function identify(label: string, by: Backend = backend): Promise<TargetIdentity> {
    const located = await by.locate(addressOf(label), never);
    if (!located.found) throw new Error(located.reason);
    return located.identity;
  }

  async function undoOf(action: FaultAction, identity: TargetIdentity) {
    const plan = await backend.undoOf(action, identity, never);
    if (plan === null) throw new Error('no undo');
    return plan.action;
  }

  /** How often a request of this kind came through. */
  function count(end: string): number {
    return proxy.requests.filter((request) => request.endsWith(end)).length;
  }

  test('many targets that are looked for at once cost one listing, or two', async () => {
    const all = Array.from({ length: 5 }, () => start());
    const located = await Promise.all(all.map(({ label }) => backend.locate(addressOf(label), never)));
    expect(located.map(({ found }) => found)).toEqual([true, true, true, true, true]);
    expect(count('/containers/json')).toBeLessThanOrEqual(2);
    // Who is looked for later is not told what was true before.
    const late = start();
    expect(await identify(late.label)).toMatchObject({ id: late.id });
  });

  test('a freeze that the engine reports as failed is taken back, although it had been done', async () => {
    const { id, label } = start();
    const identity = await identify(label);
    proxy.treat = (request) => (request.endsWith('/pause') ? 500 : 'pass');
    await expect(backend.apply({ do: 'freeze' }, identity, never)).rejects.toMatchObject({ code: 'engine-refused' });
    expect(read(id, '.State.Paused')).toBe('false');
    expect(count('/unpause')).toBe(1);
  });

  test('a freeze that is cancelled while the engine thinks about it does not come into force after its undo', async () => {
    const { id, label } = start();
    const identity = await identify(label);
    proxy.treat = (request) => (request.endsWith('/pause') ? { delayMs: 400 } : 'pass');
    const undo = await undoOf({ do: 'freeze' }, identity);
    // Its answer is still waited for, so that the undo, which was written down before, finds what there is to put back.
    await backend.apply({ do: 'freeze' }, identity, AbortSignal.timeout(100));
    expect(await backend.undo(undo, AbortSignal.timeout(5000))).toMatchObject({ result: 'reverted' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(read(id, '.State.Paused')).toBe('false');
    expect(count('/pause')).toBe(1);
  });

  test.each([
    ['freeze', '/pause', '.State.Paused', 'true'],
    ['stop', '/stop', '.State.Running', 'false'],
    ['partition', '/disconnect', 'len .NetworkSettings.Networks', '0'],
  ] as const)('a %s whose answer was lost has been done, and is not done twice', async (what, end, template, value) => {
    const { id, label } = start();
    const identity = await identify(label);
    const action: FaultAction = what === 'stop' ? { do: 'stop', graceMs: 3000 } : { do: what };
    const undo = await undoOf(what === 'stop' ? kill : action, identity);
    proxy.treat = (request) => (request.endsWith(end) && count(end) === 1 ? 'lose' : 'pass');
    await backend.apply(action, identity, never);
    expect(read(id, template)).toBe(value);
    expect(count(end)).toBe(1);
    // The undo's own answer is lost, too.
    proxy.requests.length = 0;
    proxy.treat = (request) => (request.startsWith('POST') && proxy.requests.length < 4 ? 'lose' : 'pass');
    const { result } = await backend.undo(undo, AbortSignal.timeout(10_000));
    expect(result).toMatch(/^(reverted|already-clean)$/);
    expect(read(id, template)).not.toBe(value);
  });

  test('an engine that is started again in the middle is waited for, by faults and by their undo', async () => {
    const { id, label } = start(['--restart', 'on-failure']);
    const identity = await identify(label);
    const undo = await undoOf({ do: 'freeze' }, identity);
    const away = async (ms: number): Promise<void> => {
      await proxy.goAway();
      setTimeout(() => void proxy.comeBack(), ms);
    };
    await away(700);
    await backend.apply({ do: 'freeze' }, identity, never);
    await away(700);
    expect(await backend.observe(identity, never)).toMatchObject({ condition: 'frozen' });
    await away(700);
    expect(await backend.undo(undo, AbortSignal.timeout(10_000))).toMatchObject({ result: 'reverted' });
    await away(700);
    await backend.apply(kill, identity, never);
    await eventually('a restart', () => read(id, '.RestartCount') === '1');
  });

  test('an undo that the engine refuses for a while is tried again, and one that it goes on refusing fails with its words', async () => {
    const { id, label } = start();
    const identity = await identify(label);
    const undo = await undoOf({ do: 'freeze' }, identity);
    await backend.apply({ do: 'freeze' }, identity, never);
    proxy.treat = (request) => (request.endsWith('/json') ? 500 : 'pass');
    const refused = await backend.undo(undo, AbortSignal.timeout(10_000));
    expect(refused).toMatchObject({ result: 'failed', proof: expect.stringContaining('made up by a test') as string });
    let bad = 2;
    proxy.treat = () => (bad-- > 0 ? 500 : 'pass');
    expect(await backend.undo(undo, AbortSignal.timeout(10_000))).toMatchObject({ result: 'reverted' });
    expect(read(id, '.State.Paused')).toBe('false');
  });

  test('an undo ends with its deadline when the engine does not come back', async () => {
    const { id } = start();
    await proxy.goAway();
    const undone = await backend.undo({ kind: 'container.start', id }, AbortSignal.timeout(800));
    expect(undone).toMatchObject({
      result: 'failed',
      proof: expect.stringContaining('no container engine answers') as string,
    });
    await proxy.comeBack();
  });

  test('no engine, and one that is not ours to use, say who must do what', async () => {
    vi.stubEnv('DOCKER_HOST', `unix://${path.join(tempFolder(), 'none.sock')}`);
    await expect(newBackend().describe(never)).rejects.toMatchObject({
      code: 'engine-unreachable',
      hint: expect.stringContaining('systemctl start docker') as string,
    });
    if (process.geteuid?.() !== 0) return;
    vi.stubEnv('DOCKER_HOST', proxy.address);
    fs.chmodSync(proxy.address.replace('unix://', ''), 0o600);
    fs.chmodSync(path.dirname(proxy.address.replace('unix://', '')), 0o755);
    const asked = asSomebody(() => newBackend().describe(never));
    await expect(asked).rejects.toMatchObject({
      code: 'engine-permission',
      hint: expect.stringContaining('usermod -aG docker') as string,
    });
  });

  test('a container that somebody removes in the middle is gone, whatever was done to it', async () => {
    for (const action of [{ do: 'freeze' }, { do: 'partition' }] as const) {
      const { id, label } = start();
      const identity = await identify(label);
      const undo = await undoOf(action, identity);
      await backend.apply(action, identity, never);
      vi.stubEnv('DOCKER_HOST', undefined);
      removeContainer(id);
      vi.stubEnv('DOCKER_HOST', proxy.address);
      expect(await backend.observe(identity, never)).toMatchObject({
        condition: 'gone',
        proof: expect.stringContaining('removed') as string,
      });
      expect(await backend.undo(undo, AbortSignal.timeout(5000))).toMatchObject({ result: 'gone-with-target' });
      await expect(backend.apply(action, identity, never)).rejects.toMatchObject({ code: 'target-gone' });
      expect(await backend.locate(addressOf(label), never)).toMatchObject({ found: false });
    }
  });

  test('one that is being removed is not a target, and nothing is started again', async () => {
    const { id, label } = start();
    const undo = await undoOf(kill, await identify(label));
    proxy.treat = () => ({
      edit: (answer) =>
        answer
          .replaceAll('"State":"running"', '"State":"removing"')
          .replaceAll('"Status":"running"', '"Status":"removing"'),
    });
    expect(await backend.locate(addressOf(label), never)).toMatchObject({ found: false });
    const undone = await backend.undo(undo, AbortSignal.timeout(5000));
    expect(undone).toMatchObject({ result: 'gone-with-target', proof: expect.stringContaining('removing') as string });
    expect(count('/start')).toBe(0);
    expect(read(id, '.State.Running')).toBe('true');
  });

  describe('signals that are not ours to send', () => {
    const folder = (): string => {
      const made = tempFolder();
      fs.chmodSync(made, 0o755);
      return made;
    };

    function foreign(bare: boolean): {
      readonly id: string;
      readonly identity: Promise<TargetIdentity>;
      readonly by: Backend;
    } {
      vi.stubEnv('DOCKER_HOST', undefined);
      const own = bare ? createScratchImage({ bare }) : image;
      // What is registered first is done last: an image goes after its container.
      if (bare) onTestFinished(() => own.remove());
      labels += 1;
      const label = `trouble-${String(labels)}`;
      const id = runContainer(
        own.name,
        ['--label', `who=${label}`, '--user', foreignUser, '--restart', 'on-failure'],
        bare ? ['sleep', '600'] : sleeper,
      );
      const by = newBackend();
      return { id, identity: identify(label, by), by };
    }

    test('are sent with sudo where it asks for no password', async () => {
      const { id, identity, by } = foreign(false);
      const target = await identity;
      const bin = folder();
      const noted = path.join(bin, 'noted');
      fs.writeFileSync(noted, '');
      fs.chmodSync(noted, 0o666);
      fs.writeFileSync(path.join(bin, 'sudo'), `#!/bin/sh\nprintf "%s\\n" "$*" > ${noted}\n`, { mode: 0o755 });
      vi.stubEnv('PATH', bin);
      await asSomebody(() => by.apply({ do: 'kill', signal: 'USR1' }, target, never));
      vi.unstubAllEnvs();
      expect(fs.readFileSync(noted, 'utf8')).toBe(`-n kill -s USR1 ${field(id, '.State.Pid')}\n`);
    });

    test('are else sent from a helper container of the same image, which is gone afterwards; that is a crash, too', async () => {
      const { id, identity, by } = foreign(false);
      const target = await identity;
      vi.stubEnv('PATH', folder());
      await asSomebody(() => by.apply(kill, target, never));
      vi.unstubAllEnvs();
      await eventually('a restart', () => field(id, '.RestartCount') === '1');
      expect(containersWith(`openshell-chaos.helper=${id}`)).toEqual([]);
    });

    test('and are else not permitted, with the command that would help', async () => {
      const { id, identity, by } = foreign(true);
      const target = await identity;
      vi.stubEnv('PATH', folder());
      const refused = asSomebody(() => by.apply(kill, target, never));
      await expect(refused).rejects.toMatchObject({
        code: 'not-permitted',
        message: expect.stringMatching(
          /directly: EPERM; sudo: not installed; helper container: the image of the target has no shell/,
        ) as string,
        hint: expect.stringContaining('/etc/sudoers.d/') as string,
      });
      // Who was not stopped is not to be let go, though nobody may signal him.
      const pid = target.kind === 'container' ? target.pid : 0;
      const undo = { kind: 'process.continue', pid, startTime: startTimeOf(pid), group: false } as const;
      const undone = await asSomebody(() => by.undo(undo, AbortSignal.timeout(5000)));
      expect(undone).toMatchObject({ result: 'already-clean' });
      vi.unstubAllEnvs();
      expect(containersWith(`openshell-chaos.helper=${id}`)).toEqual([]);
      expect(field(id, '.State.Running')).toBe('true');
    });

    test('a frozen main process that is not ours is let go the same way', async () => {
      const { id, by, identity } = foreign(false);
      const { name } = (await identity) as { readonly name: string };
      const labelled = field(id, 'index .Config.Labels "who"');
      const located = await by.locate({ label: name, type: 'container-process', labels: { who: labelled } }, never);
      if (!located.found) throw new Error(located.reason);
      const plan = await by.undoOf({ do: 'freeze' }, located.identity, never);
      vi.stubEnv('PATH', folder());
      await asSomebody(async () => {
        await by.apply({ do: 'freeze' }, located.identity, never);
        await vi.waitFor(async () => {
          expect(await by.observe(located.identity, never)).toMatchObject({ condition: 'frozen' });
        });
        if (plan === null) throw new Error('no undo');
        expect(await by.undo(plan.action, AbortSignal.timeout(10_000))).toMatchObject({ result: 'reverted' });
      });
      expect(await by.observe(located.identity, never)).toMatchObject({ condition: 'running' });
    });
  });
});

function startTimeOf(pid: number): string {
  return readProcess(pid)?.startTime ?? '';
}

const isRoot = process.geteuid?.() === 0;
/** Whose processes are not to be signalled: those of root, or, when we are root, of somebody else than who we then are. */
const foreignUser = isRoot ? '65534:65534' : '0:0';

/** With no rights but those of the engine's group. */
async function asSomebody<T>(work: () => Promise<T>): Promise<T> {
  if (!isRoot) return work();
  const group = process.getegid?.() ?? 0;
  process.setegid?.(fs.statSync('/var/run/docker.sock').gid);
  process.seteuid?.(65533);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(group);
  }
}

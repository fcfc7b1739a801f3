// SPDX-License-Identifier: Apache-2.0

// Each fault on real containers: what it does is seen from inside or by the engine itself, not by what the backend says.

import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDockerBackend } from '../../src/backends/docker/backend.ts';
import { createProcessBackend } from '../../src/backends/process/backend.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { readProcess } from '../../src/platform/processes.ts';
import type { Backend, ContainerIdentity, Located, TargetIdentity } from '../../src/ports/backend.ts';
import {
  containersWith,
  createNetwork,
  createScratchImage,
  docker,
  field,
  removeContainer,
  runContainer,
  type ScratchImage,
  testLabel,
  whyNoDocker,
} from '../support/docker.ts';
import { eventually } from '../support/temp.ts';

const never = new AbortController().signal;
const here = describe.skipIf(whyNoDocker !== null);

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

here('faults on containers', () => {
  let image: ScratchImage;
  let backend: Backend;

  beforeAll(() => {
    image = createScratchImage();
    const clock = createSystemClock();
    backend = createDockerBackend({ clock, processes: createProcessBackend({ clock }) });
  });

  afterAll(() => {
    for (const id of containersWith(testLabel)) removeContainer(id);
    image.remove();
  });

  const sleeper = ['sh', '-c', 'trap "exit 7" TERM; while :; do sleep 0.05; done'];
  let labels = 0;

  /** A container with a label of its own. */
  function start(args: readonly string[] = [], command: readonly string[] = sleeper): { id: string; label: string } {
    labels += 1;
    const label = `test-${String(labels)}`;
    return { id: runContainer(image.name, ['--label', `who=${label}`, ...args], command), label };
  }

  function find(label: string, type: 'container' | 'container-process' = 'container'): Promise<Located> {
    const [key = '', value = ''] = testLabel.split('=');
    return backend.locate({ label: `${label}/sandbox`, type, labels: { [key]: value, who: label } }, never);
  }

  async function identify(label: string, type?: 'container' | 'container-process'): Promise<TargetIdentity> {
    const located = await find(label, type);
    if (!located.found) throw new Error(located.reason);
    return located.identity;
  }

  async function conditionOf(identity: TargetIdentity): Promise<string> {
    return (await backend.observe(identity, never)).condition;
  }

  async function gone(identity: TargetIdentity): Promise<string> {
    let proof = '';
    for (let look = 0; look < 200; look += 1) {
      const seen = await backend.observe(identity, never);
      proof = seen.proof;
      if (seen.condition === 'gone') return proof;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`it did not end: ${proof}`);
  }

  async function undoOf(action: 'freeze' | 'partition' | 'kill', identity: TargetIdentity) {
    const how = action === 'kill' ? { do: action, signal: 'KILL' as const } : { do: action };
    const plan = await backend.undoOf(how, identity, never);
    if (plan === null) throw new Error('no undo');
    return plan;
  }

  function soon(ms = 10_000): AbortSignal {
    return AbortSignal.timeout(ms);
  }

  test('the engine is described with its version and its control groups', async () => {
    const version = docker('version', '--format', '{{.Server.Version}}');
    const groups = docker('info', '--format', '{{.CgroupVersion}}');
    const text = await backend.describe(never);
    expect(text).toContain(`${version} (API `);
    expect(text).toMatch(new RegExp(`, control groups v${groups}\\)$`));
  });

  describe('looking for the one container', () => {
    test('exactly one carries the labels: its id, its start and its main process are who it is', async () => {
      const { id, label } = start();
      start();
      const identity = await identify(label);
      const [name, startedAt, pid] = [
        field(id, '.Name').slice(1),
        field(id, '.State.StartedAt'),
        field(id, '.State.Pid'),
      ];
      expect(identity).toEqual({ kind: 'container', id, name, startedAt, pid: Number(pid) });
      expect(await conditionOf(identity)).toBe('running');
      const main = await identify(label, 'container-process');
      const startTime = readProcess(Number(pid))?.startTime;
      expect(main).toEqual({ kind: 'container-process', container: id, pid: Number(pid), startTime });
    });

    test('none is not found, two are an error that names both, one that does not run is not found with its state', async () => {
      expect(await find('nobody')).toMatchObject({
        found: false,
        reason: expect.stringContaining('who=nobody') as string,
      });
      const { id, label } = start();
      const other = runContainer(image.name, ['--label', `who=${label}`], sleeper);
      const names = [field(id, '.Name').slice(1), field(other, '.Name').slice(1)];
      const twice = await find(label).catch((error: unknown) => error);
      expect(twice).toMatchObject({ code: 'ambiguous-target' });
      for (const name of names) expect(String(twice)).toContain(name);
      removeContainer(other);
      docker('stop', '--time', '5', id);
      expect(await find(label)).toMatchObject({
        found: false,
        reason: `container ${names[0]} is exited (exit code 7)`,
      });
    });

    test('one that is between two starts is not found, and neither is a process of another container', async () => {
      const { label } = start(['--restart', 'always'], ['sh', '-c', 'sleep 0.2; exit 3']);
      await vi.waitFor(
        async () => {
          expect(await find(label)).toMatchObject({
            found: false,
            reason: expect.stringMatching(/is restarting/) as string,
          });
        },
        { timeout: 15_000, interval: 20 },
      );
    });
  });

  describe('kill', () => {
    test('is a crash: the restart policy starts the container again, which the engine counts', async () => {
      const { id, label } = start(['--restart', 'on-failure']);
      const identity = await identify(label);
      await backend.apply({ do: 'kill', signal: 'KILL' }, identity, never);
      expect(await gone(identity)).toMatch(/started again|restarting|exited \(exit code 137\)/);
      await eventually('a restart', () => field(id, '.RestartCount') === '1' && field(id, '.State.Running') === 'true');
      // Who is started again is somebody else, and nothing is done to him.
      expect(await conditionOf(identity)).toBe('gone');
      const again = backend.apply({ do: 'kill', signal: 'KILL' }, identity, never);
      await expect(again).rejects.toMatchObject({ code: 'target-gone' });
      expect(field(id, '.RestartCount')).toBe('1');
    });

    test('takes any signal to the main process: one that it handles is its own affair', async () => {
      const { id, label } = start();
      const identity = await identify(label);
      await backend.apply({ do: 'kill', signal: 'TERM' }, identity, never);
      expect(await gone(identity)).toContain('exited (exit code 7)');
      const { action, shell } = await undoOf('kill', identity);
      expect({ action, shell }).toEqual({ action: { kind: 'container.start', id }, shell: `docker start ${id}` });
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'reverted' });
      expect(field(id, '.State.Running')).toBe('true');
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'already-clean' });
      removeContainer(id);
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'gone-with-target' });
      await expect(backend.apply({ do: 'kill', signal: 'TERM' }, identity, never)).rejects.toMatchObject({
        code: 'target-gone',
      });
    });

    test('of the main process alone ends the container, too', async () => {
      const { id, label } = start();
      const identity = await identify(label, 'container-process');
      await backend.apply({ do: 'kill', signal: 'KILL' }, identity, never);
      await gone(identity);
      await eventually('the end', () => field(id, '.State.ExitCode') === '137');
      expect((await undoOf('kill', identity)).action).toEqual({ kind: 'container.start', id });
    });
  });

  describe('stop and restart', () => {
    test('a stop is an operator, whom no restart policy overrules; who does not listen is killed after the grace', async () => {
      const { id, label } = start(['--restart', 'always']);
      const identity = await identify(label);
      await backend.apply({ do: 'stop', graceMs: 5000 }, identity, never);
      expect(await gone(identity)).toContain('exited (exit code 7)');
      expect(field(id, '.RestartCount')).toBe('0');
      const deaf = start([], ['sh', '-c', 'trap "" TERM; while :; do sleep 0.05; done']);
      const other = await identify(deaf.label);
      const startedMs = performance.now();
      await backend.apply({ do: 'stop', graceMs: 900 }, other, never);
      expect(await gone(other)).toContain('exit code 137');
      expect(performance.now() - startedMs).toBeGreaterThan(900);
    });

    test('a stop of the main process asks it, and kills it after the grace', async () => {
      const { label } = start();
      const identity = await identify(label, 'container-process');
      await backend.apply({ do: 'stop', graceMs: 5000 }, identity, never);
      // The process has ended; that the engine has seen it comes after that.
      const ended = { found: false, reason: expect.stringContaining('exit code 7') as string };
      await expect.poll(() => find(label), { timeout: 5_000 }).toMatchObject(ended);
      const deaf = start([], ['sh', '-c', 'trap "" TERM; while :; do sleep 0.05; done']);
      await backend.apply({ do: 'stop', graceMs: 300 }, await identify(deaf.label, 'container-process'), never);
      await eventually('the end', () => field(deaf.id, '.State.ExitCode') === '137');
    });

    test.each(['container', 'container-process'] as const)(
      'a restart of a %s leaves the same container, started again',
      async (type) => {
        const { id, label } = start();
        const identity = await identify(label, type);
        await backend.apply({ do: 'restart', graceMs: 1000 }, identity, never);
        expect(await conditionOf(identity)).toBe('gone');
        const now = await identify(label, type);
        expect(now.kind === 'container' ? now.id : now.kind === 'container-process' ? now.container : '').toBe(id);
        expect(now).not.toEqual(identity);
      },
    );
  });

  describe('freeze', () => {
    const ticker = 'while :; do cat /proc/uptime; usleep 10000; done';

    function ticksOf(id: string): readonly number[] {
      return docker('logs', id)
        .split('\n')
        .map((line) => Number(line.split(' ')[0]) * 1000);
    }

    function largestGap(ticks: readonly number[]): number {
      return Math.max(...ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? tick)));
    }

    test('holds all of a container as long as it lasts, and the restart policy still works afterwards', async () => {
      const { id, label } = start(['--restart', 'on-failure'], ['sh', '-c', ticker]);
      const identity = await identify(label);
      await eventually('ticks', () => ticksOf(id).length > 5);
      const { action, shell } = await undoOf('freeze', identity);
      const { startedAt, name } = identity as ContainerIdentity;
      expect({ action, shell }).toEqual({
        action: { kind: 'container.unpause', id, startedAt },
        shell: `docker unpause ${name}`,
      });
      const from = performance.now();
      await backend.apply({ do: 'freeze' }, identity, never);
      expect(await conditionOf(identity)).toBe('frozen');
      const frozenAt = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const until = performance.now();
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'reverted' });
      const released = performance.now();
      const seen = ticksOf(id).length;
      await eventually('more ticks', () => ticksOf(id).length > seen + 5);
      const gap = largestGap(ticksOf(id));
      expect(gap).toBeGreaterThan(until - frozenAt - 30);
      expect(gap).toBeLessThan(released - from + 500);
      expect(await conditionOf(identity)).toBe('running');
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'already-clean' });

      await backend.apply({ do: 'kill', signal: 'KILL' }, identity, never);
      await eventually('a restart', () => field(id, '.RestartCount') === '1');
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'gone-with-target' });
    });

    test('of the main process alone leaves the others in the container running', async () => {
      const { id, label } = start([], ['sh', '-c', `(${ticker}) & ${sleeper[2] ?? ''}`]);
      const identity = await identify(label, 'container-process');
      if (identity.kind !== 'container-process') throw new Error(identity.kind);
      const { action } = await undoOf('freeze', identity);
      expect(action).toEqual({
        kind: 'process.continue',
        pid: identity.pid,
        startTime: identity.startTime,
        group: false,
      });
      await backend.apply({ do: 'freeze' }, identity, never);
      await eventually('the stop', () => readProcess(identity.pid)?.state === 'T');
      expect(await conditionOf(identity)).toBe('frozen');
      const seen = ticksOf(id).length;
      await eventually('ticks go on', () => ticksOf(id).length > seen + 5);
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'reverted' });
      expect(await conditionOf(identity)).toBe('running');
    });

    test('of a container that somebody else has paused is refused, so that nobody undoes it', async () => {
      const { id, label } = start();
      const identity = await identify(label);
      docker('pause', id);
      onTestFinished(() => void docker('unpause', id));
      await expect(backend.undoOf({ do: 'freeze' }, identity, never)).rejects.toMatchObject({
        code: 'not-applicable-target',
      });
      await expect(backend.apply({ do: 'freeze' }, identity, never)).rejects.toMatchObject({
        code: 'not-applicable-target',
      });
      expect(field(id, '.State.Paused')).toBe('true');
    });

    test('of one that this backend holds already changes nothing, and many are looked at in their order', async () => {
      const [one, two] = [start(), start()];
      const [held, main] = [await identify(one.label), await identify(two.label, 'container-process')];
      const { action } = await undoOf('freeze', held);
      await backend.apply({ do: 'freeze' }, held, never);
      expect((await undoOf('freeze', held)).action).toEqual(action);
      await backend.apply({ do: 'freeze' }, held, never);
      const all = await backend.observeAll([main, held, await identify(two.label)], never);
      expect(all.map(({ condition }) => condition)).toEqual(['running', 'frozen', 'running']);
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'reverted' });
      docker('pause', one.id);
      await expect(backend.apply({ do: 'freeze' }, held, never)).rejects.toMatchObject({
        code: 'not-applicable-target',
      });
      docker('unpause', one.id);
    });

    test('a kill of a frozen container takes effect when the kernel lets it: with old control groups after the thaw', async () => {
      const { id, label } = start(['--restart', 'on-failure']);
      const identity = await identify(label);
      const { action } = await undoOf('freeze', identity);
      await backend.apply({ do: 'freeze' }, identity, never);
      await backend.apply({ do: 'kill', signal: 'KILL' }, identity, never);
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (docker('info', '--format', '{{.CgroupVersion}}') === '1') expect(await conditionOf(identity)).toBe('frozen');
      expect((await backend.undo(action, soon())).result).toMatch(/^(reverted|gone-with-target)$/);
      await gone(identity);
      await eventually('a restart', () => field(id, '.RestartCount') === '1');
    });

    test('what the kernel holds although the engine says it runs is seen, and let go by who may', async () => {
      const { id, label } = start();
      const identity = await identify(label);
      if (identity.kind !== 'container') throw new Error(identity.kind);
      const { action } = await undoOf('freeze', identity);
      const file = freezerOf(identity.pid);
      writeAsRoot(file, file.endsWith('.state') ? 'FROZEN' : '1');
      onTestFinished(() => writeAsRoot(file, file.endsWith('.state') ? 'THAWED' : '0'));
      expect(field(id, '.State.Paused')).toBe('false');
      expect(await backend.observe(identity, never)).toMatchObject({
        condition: 'frozen',
        proof: expect.stringContaining('kernel') as string,
      });
      const undone = await backend.undo(action, soon());
      if (process.geteuid?.() === 0) {
        expect(undone).toMatchObject({ result: 'reverted' });
        expect(fs.readFileSync(file, 'utf8').trim()).toMatch(/^(THAWED|0)$/);
      } else {
        expect(undone).toMatchObject({
          result: 'failed',
          proof: expect.stringContaining(`| sudo tee ${file}`) as string,
        });
      }
    });
  });

  /** Into a file of the machine, from a container that may. */
  function writeAsRoot(file: string, text: string): void {
    const command = ['sh', '-c', 'echo "$0" > "$1"', text, file.replace('/sys/fs/cgroup', '/groups')];
    docker('run', '--rm', '--volume', '/sys/fs/cgroup:/groups', image.name, ...command);
  }

  function freezerOf(pid: number): string {
    const lines = fs.readFileSync(`/proc/${String(pid)}/cgroup`, 'utf8');
    const old = /^\d+:freezer:(.*)$/m.exec(lines)?.[1];
    return old === undefined
      ? `/sys/fs/cgroup${/^0::(.*)$/m.exec(lines)?.[1] ?? ''}/cgroup.freeze`
      : `/sys/fs/cgroup/freezer${old}/freezer.state`;
  }

  describe('partition', () => {
    function networksOf(id: string): unknown {
      const attached = JSON.parse(field(id, 'json .NetworkSettings.Networks')) as Record<
        string,
        { NetworkID: string; Aliases: string[] | null; IPAMConfig: { IPv4Address?: string } | null }
      >;
      return Object.fromEntries(
        Object.entries(attached).map(([name, { NetworkID, Aliases, IPAMConfig }]) => [
          name,
          { NetworkID, aliases: [...new Set(Aliases ?? [])].sort(), ipv4: IPAMConfig?.IPv4Address ?? null },
        ]),
      );
    }

    /** The interfaces that the container itself sees beside its own loopback. */
    function interfacesIn(id: string): readonly string[] {
      return docker('exec', id, 'ls', '/sys/class/net')
        .split(/\s+/)
        .filter((name) => /^eth/.test(name));
    }

    test('cuts a container and all who share its network, and gives back networks, names and address', async () => {
      const [one, two] = [createNetwork(['--subnet', '10.213.7.0/24']), createNetwork()];
      const { id, label } = start(['--network', one, '--network-alias', 'db', '--ip', '10.213.7.9']);
      docker('network', 'connect', '--alias', 'cache', two, id);
      const guest = runContainer(image.name, ['--network', `container:${id}`], sleeper);
      const before = networksOf(id);
      const identity = await identify(label);
      const { action, shell } = await undoOf('partition', identity);
      expect(shell).toContain(`docker network connect --alias db --ip 10.213.7.9 ${one} `);
      await backend.apply({ do: 'partition' }, identity, never);
      const cut = await backend.observe(identity, never);
      expect(cut).toMatchObject({
        condition: 'cut',
        proof: expect.stringContaining(field(guest, '.Name').slice(1)) as string,
      });
      expect(interfacesIn(id)).toEqual([]);
      expect(interfacesIn(guest)).toEqual([]);
      // A second one on top knows how to give back what the first has taken.
      expect((await undoOf('partition', identity)).action).toEqual(action);
      await backend.apply({ do: 'partition' }, identity, never);
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'reverted' });
      expect(networksOf(id)).toEqual(before);
      expect(interfacesIn(id)).toHaveLength(2);
      expect(await conditionOf(identity)).toBe('running');
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'already-clean' });
    });

    test('works on the network that containers are on by default', async () => {
      const { id, label } = start();
      const identity = await identify(label);
      const { action } = await undoOf('partition', identity);
      await backend.apply({ do: 'partition' }, identity, never);
      expect(interfacesIn(id)).toEqual([]);
      expect(await backend.undo(action, soon())).toMatchObject({
        result: 'reverted',
        proof: expect.stringContaining('bridge') as string,
      });
      expect(interfacesIn(id)).toHaveLength(1);
    });

    test.each(['host', 'none', 'container'])('of a container with network mode %s is refused', async (mode) => {
      const network = mode === 'container' ? `container:${start().id}` : mode;
      const { label } = start(['--network', network]);
      const identity = await identify(label);
      for (const ask of [
        () => backend.undoOf({ do: 'partition' }, identity, never),
        () => backend.apply({ do: 'partition' }, identity, never),
      ]) {
        await expect(ask()).rejects.toMatchObject({
          code: 'not-applicable-target',
          message: expect.stringContaining(network) as string,
        });
      }
      expect(await conditionOf(identity)).toBe('running');
    });

    test('of one that is connected to nothing, and of a main process, is refused', async () => {
      const { id, label } = start();
      docker('network', 'disconnect', 'bridge', id);
      await expect(backend.undoOf({ do: 'partition' }, await identify(label), never)).rejects.toMatchObject({
        code: 'not-applicable-target',
      });
      const main = await identify(label, 'container-process');
      for (const ask of [
        () => backend.undoOf({ do: 'partition' }, main, never),
        () => backend.apply({ do: 'partition' }, main, never),
      ]) {
        await expect(ask()).rejects.toMatchObject({ code: 'not-applicable-target' });
      }
    });

    test('a network that was removed, or made again under its name, is foreign and nothing is connected to it', async () => {
      const [first, second] = [createNetwork(), createNetwork()];
      const { id, label } = start(['--network', first]);
      docker('network', 'connect', second, id);
      const identity = await identify(label);
      const { action } = await undoOf('partition', identity);
      await backend.apply({ do: 'partition' }, identity, never);
      docker('network', 'rm', first);
      const removed = await backend.undo(action, soon());
      expect(removed).toEqual({ result: 'foreign-state-refused', proof: `network ${first} was removed` });
      docker('network', 'create', '--label', testLabel, first);
      const again = await backend.undo(action, soon());
      expect(again).toMatchObject({
        result: 'foreign-state-refused',
        proof: expect.stringContaining('is another one') as string,
      });
      // What is still its own was given back all the same.
      expect(Object.keys(networksOf(id) as object)).toEqual([second]);
    });

    test('outlives the life in which it was made, and is taken back in whichever life the container is', async () => {
      const network = createNetwork();
      const { id, label } = start(['--network', network, '--network-alias', 'db']);
      const before = networksOf(id);
      const identity = await identify(label);
      const { action } = await undoOf('partition', identity);
      await backend.apply({ do: 'partition' }, identity, never);
      docker('restart', '--time', '0', id);
      expect(await backend.observe(identity, never)).toMatchObject({
        condition: 'gone',
        isCut: true,
        proof: expect.stringContaining('started again') as string,
      });
      // A second cut, in the new life, gives back what the first has taken.
      const again = await identify(label);
      expect((await undoOf('partition', again)).action).toEqual(action);
      await backend.apply({ do: 'partition' }, again, never);
      expect(await conditionOf(again)).toBe('cut');
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'reverted' });
      expect(networksOf(id)).toEqual(before);
      expect(await conditionOf(again)).toBe('running');
      expect((await backend.observe(identity, never)).isCut).toBeUndefined();
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'already-clean' });
      removeContainer(id);
      expect(await backend.undo(action, soon())).toEqual({ result: 'gone-with-target', proof: 'it was removed' });
    });

    test('is taken back of a container that has ended, and shows when it is started', async () => {
      const { id, label } = start();
      const identity = await identify(label);
      const { action } = await undoOf('partition', identity);
      await backend.apply({ do: 'partition' }, identity, never);
      docker('kill', id);
      expect(await backend.observe(identity, never)).toMatchObject({ condition: 'gone', isCut: true });
      expect(await backend.undo(action, soon())).toMatchObject({ result: 'reverted' });
      docker('start', id);
      expect(interfacesIn(id)).toHaveLength(1);
    });

    test('of a container that is held as well shows through the hold', async () => {
      const { label } = start();
      const identity = await identify(label);
      await backend.apply({ do: 'partition' }, identity, never);
      await backend.apply({ do: 'freeze' }, identity, never);
      expect(await backend.observeAll([identity], never)).toMatchObject([{ condition: 'frozen', isCut: true }]);
    });
  });
});

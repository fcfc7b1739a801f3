// SPDX-License-Identifier: Apache-2.0

// What preflight says of real engines, of one that refuses what it is asked, and that nothing of it stays: also when it is
// stopped or killed in the middle.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PreflightResult } from '../../src/app/preflight.ts';
import type { PreflightItem } from '../../src/ports/preflight.ts';
import {
  createNetwork,
  createScratchImage,
  docker,
  imageTar,
  type ScratchImage,
  whyNoDocker,
} from '../support/docker.ts';
import { type EngineProxy, startEngineProxy } from '../support/engine-proxy.ts';
import { holdsWithin } from '../support/poll.ts';
import { runAsOtherUser, whyNoOtherUser } from '../support/other-user.ts';
import { type ProgramResult, type RunningProgram, startProgram } from '../support/run-program.ts';
import { type SecondEngine, startSecondEngine, whyNoSecondEngine } from '../support/second-engine.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

const entry = 'src/cli/main.ts';
const label = 'openshell-chaos.preflight';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: ToyFolder;

beforeEach(() => {
  folder = createToyFolder('docker');
});

afterEach(() => {
  folder.remove();
});

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

const forCrate = ['preflight', '--adapter', 'crate'];

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): RunningProgram {
  return startProgram(entry, args, { cwd: folder.path, env });
}

async function preflight(env: Readonly<Record<string, string>>, args: readonly string[] = forCrate) {
  const result = await start([...args, '--json'], env).ended;
  return { ...read(result), code: result.code };
}

function read({ stdout }: ProgramResult): PreflightResult & { of(name: string): PreflightItem | undefined } {
  const result = JSON.parse(stdout) as PreflightResult;
  return { ...result, of: (name) => result.items.find((item) => item.name === name) };
}

test('without an engine it says what to start, and only who asked for its adapter needs it', async () => {
  const env = { DOCKER_HOST: `unix://${folder.path}/nobody.sock` };
  const named = await start(forCrate, env).ended;
  expect(named.code).toBe(3);
  expect(named.stdout).toMatch(/^MISSING +docker engine +.*no container engine answers/m);
  expect(named.stdout).toMatch(/^ +means: experiments on containers cannot run here$/m);
  expect(named.stdout).toMatch(/^ +fix: +sudo systemctl start docker$/m);
  const all = await preflight(env, ['preflight']);
  expect(all).toMatchObject({ code: 0, ok: true });
  expect(all.of('docker engine')).toMatchObject({ status: 'optional' });
});

describe.skipIf(whyNoDocker !== null)('on the engine of this machine', () => {
  let image: ScratchImage;

  beforeAll(() => {
    image = createScratchImage();
  });

  afterAll(() => {
    image.remove();
  });

  /** Ids of what a process made, as `kind id`. */
  function madeBy(pid: number): readonly string[] {
    const isIts = (line: string): boolean => line.includes(`"pid":${String(pid)},`);
    const containers = docker('ps', '--all', '--filter', `label=${label}`, '--format', `container {{.ID}} {{.Labels}}`);
    const networks = docker('network', 'ls', '--filter', `label=${label}`, '--format', `network {{.ID}} {{.Labels}}`);
    return [...containers.split('\n'), ...networks.split('\n')].filter(isIts);
  }

  test('each ability is tried, the image is looked for, and nothing stays', async () => {
    const running = start([...forCrate, '--json'], { CRATE_IMAGE: image.name });
    const result = read(await running.ended);
    expect(result.items.filter(({ status }) => status === 'missing')).toEqual([]);
    const names = ['engine', 'socket', 'cgroups', 'image', 'containers', 'paths', 'disk', 'pause', 'stop', 'networks'];
    for (const name of [...names, 'events', 'logs', 'signals', 'signals helper']) {
      expect(result.of(`docker ${name}`), name).toMatchObject({ status: 'ok' });
    }
    expect(result.of('docker image')?.seen).toBe(`${image.name} is there`);
    expect(result.of('docker engine')?.seen).toContain(docker('version', '--format', '{{.Server.Version}}'));
    if (process.geteuid?.() === 0) expect(result.of('docker signals')?.seen).toContain('directly');
    expect(madeBy(running.process.pid ?? 0)).toEqual([]);
  });

  test('an image that is not there is said with the command that brings it, and is no reason not to run', async () => {
    const result = await preflight({ CRATE_IMAGE: 'crate.invalid/absent:1' });
    expect(result).toMatchObject({ code: 0, ok: true });
    expect(result.of('docker image')).toMatchObject({
      status: 'optional',
      fix: 'docker pull crate.invalid/absent:1',
    });
  });

  async function startedInTheMiddle(): Promise<RunningProgram & { readonly pid: number }> {
    const running = start([...forCrate, '--json'], { CRATE_IMAGE: image.name });
    const pid = running.process.pid ?? 0;
    const isThere = (): boolean => madeBy(pid).some((line) => line.startsWith('container'));
    expect(await holdsWithin(40_000, isThere)).toBe(true);
    return { ...running, pid };
  }

  test('stopped in the middle it removes what it made and says what it knows', async () => {
    const running = await startedInTheMiddle();
    running.process.kill('SIGINT');
    const ended = await running.ended;
    expect(ended.code).toBe(3);
    const result = read(ended);
    expect(result.of('docker engine')).toMatchObject({ status: 'ok' });
    expect(result.of('docker abilities')).toMatchObject({ status: 'missing', seen: 'cancelled' });
    expect(madeBy(running.pid)).toEqual([]);
  });

  test('what a killed one left the next removes, and not what a living one works with', async () => {
    const killed = await startedInTheMiddle();
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect(madeBy(killed.pid)).not.toEqual([]);
    const living = await startedInTheMiddle();
    const result = await preflight({ CRATE_IMAGE: image.name });
    expect(result.code).toBe(0);
    expect(madeBy(killed.pid)).toEqual([]);
    expect(read(await living.ended)).toMatchObject({ ok: true });
    expect(madeBy(living.pid)).toEqual([]);
  });

  describe('that refuses', () => {
    let proxy: EngineProxy;

    beforeEach(async () => {
      proxy = await startEngineProxy();
    });

    afterEach(async () => {
      await proxy.close();
    });

    async function refusing(pattern: RegExp) {
      proxy.treat = (request) => {
        if (request === 'GET /events') return pattern.test(request) ? 'cut' : 'pass';
        return pattern.test(request) ? 500 : 'pass';
      };
      const result = await preflight({ CRATE_IMAGE: image.name, DOCKER_HOST: proxy.address });
      expect(result).toMatchObject({ code: 3, ok: false });
      return result;
    }

    test('each by itself: which faults that means, and all others are tried', async () => {
      const result = await refusing(/\/(?:pause|stop|connect|logs|events)$/);
      const missing = result.items.filter(({ status }) => status === 'missing');
      expect(missing.map(({ name, means }) => [name, means])).toEqual([
        ['docker pause', expect.stringContaining('freeze on containers is not applicable')],
        ['docker stop', expect.stringContaining('stop, restart, restart-in-place and outage on containers are not')],
        ['docker networks', expect.stringContaining('partition is not applicable')],
        ['docker events', expect.stringContaining('not seen')],
        ['docker logs', expect.stringContaining('logs of containers are empty')],
      ]);
      for (const { seen, fix } of missing) expect(`${seen} ${fix ?? ''}`).toMatch(/(?:500|hang up).*sudo/);
      expect(result.of('docker signals')).toMatchObject({ status: 'ok' });
    });

    test('no container at all: nothing else is tried', async () => {
      const result = await refusing(/POST \/containers\/[^/]+\/start$/);
      expect(result.of('docker containers')).toMatchObject({ status: 'missing' });
      expect(result.of('docker pause')).toBeUndefined();
    });
  });

  describe.skipIf(whyNoOtherUser !== null)('as a user without rights of his own', () => {
    test('out of the group he is told how to get into it', async () => {
      const { code, stdout } = await runAsOtherUser(forCrate, { cwd: folder.path, inGroup: false });
      expect(code).toBe(3);
      expect(stdout).toMatch(/^MISSING +docker socket +.*no permission/m);
      expect(stdout).toMatch(/^ +fix: +sudo usermod --append --groups docker/m);
    });

    test('in the group signals go from a helper container or with sudo', async () => {
      const env = { CRATE_IMAGE: image.name };
      const result = read(await runAsOtherUser([...forCrate, '--json'], { cwd: folder.path, inGroup: true, env }));
      expect(result.ok).toBe(true);
      expect(result.of('docker signals directly')).toMatchObject({ status: 'optional', seen: 'directly: EPERM' });
      expect(result.of('docker signals')?.seen).toMatch(/: (?:sudo|helper container)$/);
    });
  });
});

describe.skipIf(whyNoDocker !== null || whyNoSecondEngine !== null)('on a small engine of its own', () => {
  let engine: SecondEngine;

  beforeAll(async () => {
    engine = await startSecondEngine(imageTar());
  });

  afterAll(async () => {
    await engine.close();
  });

  test('without any image one is made of a static busybox, and removed', async () => {
    engine.docker('rmi', '--force', 'busybox:1');
    const result = await preflight({ DOCKER_HOST: engine.address });
    engine.docker('import', '-', 'busybox:1');
    expect(result.of('docker containers')).toMatchObject({ status: 'ok' });
    expect(result.of('docker pause')).toMatchObject({ status: 'ok' });
    // Its network is not the one of this process.
    expect(result.of('docker ports')).toMatchObject({
      status: 'missing',
      fix: expect.stringContaining('DOCKER_HOST') as string,
    });
    expect(engine.docker('images', '--quiet').split('\n')).toHaveLength(1);
  });

  test('an address that this machine has for another reason is not where its containers reach us', async () => {
    const names = ['first', 'second', 'third'];
    const subnets = names.map((name) => {
      engine.docker('network', 'create', name);
      return engine.docker('network', 'inspect', '--format', '{{(index .IPAM.Config 0).Subnet}}', name);
    });
    // Now it has room for one network, and that is on this machine's engine, too.
    engine.docker('network', 'rm', 'third');
    const subnet = subnets[2] ?? '';
    const gateway = subnet.replace(/0\/24$/, '1');
    createNetwork(['--subnet', subnet, '--gateway', gateway]);
    const result = await preflight({ DOCKER_HOST: engine.address });
    engine.docker('network', 'rm', 'first', 'second');
    expect(result.of('docker ports')).toMatchObject({
      status: 'missing',
      seen: `${gateway} belongs to another network of this machine`,
    });
  });

  test('a disk with little space is missing although containers can be made', async () => {
    const result = await preflight({ DOCKER_HOST: engine.address });
    expect(result).toMatchObject({ code: 3 });
    expect(result.of('docker disk')).toMatchObject({ status: 'missing', fix: 'docker system prune' });
    expect(result.of('docker pause')).toMatchObject({ status: 'ok' });
    expect(engine.docker('ps', '--all', '--quiet')).toBe('');
  });

  test('a full disk is why no container can be made', async () => {
    engine.fillDisk();
    const result = await preflight({ DOCKER_HOST: engine.address });
    engine.freeDisk();
    expect(result.of('docker containers')).toMatchObject({ status: 'missing', fix: 'docker system prune' });
    expect(result.of('docker containers')?.seen).toContain('no space left on device');
  });
});

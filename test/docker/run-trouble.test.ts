// SPDX-License-Identifier: Apache-2.0

// Whole runs on an engine that is not there, not ours, full, restarted in the middle, or used by others at the same time:
// a clear error or an ERROR verdict, and nothing of others is touched.

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunManifest, TimelineEvent, VerdictDocument } from '../../src/core/domain/documents.ts';
import {
  createScratchImage,
  docker,
  field,
  imageTar,
  runContainer,
  type ScratchImage,
  whyNoDocker,
} from '../support/docker.ts';
import { startEngineProxy } from '../support/engine-proxy.ts';
import { runAsOtherUser, whyNoOtherUser } from '../support/other-user.ts';
import { type RunningProgram, startProgram } from '../support/run-program.ts';
import { type SecondEngine, startSecondEngine, whyNoSecondEngine } from '../support/second-engine.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 });

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

test('as root another user and an engine of its own can be tried, in CI at least', () => {
  const wanted = process.env['CI'] === 'true' && process.geteuid?.() === 0;
  expect(wanted ? [whyNoOtherUser, whyNoSecondEngine] : [null, null]).toEqual([null, null]);
});

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): RunningProgram {
  return startProgram('src/cli/main.ts', ['run', ...args], { cwd: folder.path, env });
}

function manifest(run = 0): RunManifest {
  return JSON.parse(textOf('manifest.json', run)) as RunManifest;
}

function verdict(): VerdictDocument {
  return JSON.parse(textOf('verdict.json', 0)) as VerdictDocument;
}

function textOf(name: string, run: number): string {
  return fs.readFileSync(path.join(folder.runs()[run] ?? '', name), 'utf8');
}

function events(): readonly TimelineEvent[] {
  const lines = textOf('timeline.jsonl', 0).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as TimelineEvent);
}

/** Messages of the run's errors. */
function errors(): string {
  return verdict()
    .errors.map(({ message }) => message)
    .join('\n');
}

test('without an engine nothing starts, and it is said how to start one', async () => {
  const { code, stderr } = await start(['crate-waits'], { DOCKER_HOST: `unix://${folder.path}/none.sock` }).ended;
  expect(code).toBe(3);
  expect(stderr).toContain('no container engine answers');
  expect(stderr).toContain('systemctl start docker');
  expect(folder.runs()).toEqual([]);
});

describe.skipIf(whyNoDocker !== null)('on the engine of this machine', () => {
  let image: ScratchImage;

  beforeAll(() => {
    image = createScratchImage();
  });

  afterAll(() => {
    image.remove();
  });

  /** Containers of a run, by its scope. */
  function containersOf(run: number): string {
    const { runId } = manifest(run);
    return docker('ps', '--all', '--quiet', '--filter', `label=crate.scope=chaos-${runId.toLowerCase()}`);
  }

  /** Who the containers of a run are, whether they run, and since when. */
  function lives(run: number): string {
    const ids = containersOf(run).split('\n').sort();
    return docker('inspect', '--format', '{{.Id}} {{.State.Status}} {{.State.StartedAt}}', ...ids);
  }

  test('an image that is missing is an error of the create, in the words of the engine', async () => {
    const { code } = await start(['crate-waits'], { CRATE_IMAGE: 'crate.invalid/absent:1' }).ended;
    expect(code).toBe(3);
    expect(errors()).toMatch(/instance\.create .*crate\.invalid\/absent/);
    expect(containersOf(0)).toBe('');
  });

  test('a container that someone else removed is no target any more, and the other one is left alone', async () => {
    const running = start(['crate-waits', '--set', 'lead=4s'], { CRATE_IMAGE: image.name });
    await running.printed('box: 2 Running');
    const { runId } = manifest();
    docker('rm', '--force', `chaos-${runId.toLowerCase()}-box-0`);
    const { code, stdout } = await running.ended;
    // Who took it cannot be told from here: to the run it is an instance that the system lost.
    expect(code).toBe(1);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'runs failed on box-0: expected state Running at the end, found state Failed, reason "missing"',
    );
    expect(events()).toContainEqual(expect.objectContaining({ type: 'fault.failed', code: 'already-exited' }));
    const { instances } = verdict();
    expect(instances.find(({ instance }) => instance === 'box-1')).toMatchObject({ verdict: 'PASS' });
    expect(containersOf(0)).toBe('');
  });

  test('a name that somebody else has taken is an error of the create, and his container is left alone', async () => {
    folder.edit('chaos/experiments/crate-waits.yaml', 'flow:\n', 'flow:\n  - delay: "${lead}"\n');
    const running = start(['crate-waits', '--set', 'lead=4s'], { CRATE_IMAGE: image.name });
    await running.printed('gateway: ready');
    const name = `chaos-${manifest().runId.toLowerCase()}-box-1`;
    const strange = runContainer(image.name, ['--name', name], ['sleep', '300']);
    const startedAt = field(strange, '.State.StartedAt');
    const { code } = await running.ended;
    expect(code).toBe(3);
    expect(errors()).toMatch(new RegExp(`instance\\.create for box-1 .*${name}.* is already in use`));
    expect(containersOf(0)).toBe('');
    expect([field(strange, '.State.Running'), field(strange, '.State.StartedAt')]).toEqual(['true', startedAt]);
  });

  test('two runs at once: what one breaks and sweeps is its own', async () => {
    const env = { CRATE_IMAGE: image.name };
    const long = start(['crate-waits', '--set', 'lead=80s'], env);
    await long.printed('box: 2 Running');
    const before = lives(0);
    const short = await start(['crate-freeze-kill'], env).ended;
    expect(short.code).toBe(0);
    expect(containersOf(1)).toBe('');
    expect(lives(0)).toBe(before);
    long.process.kill('SIGINT');
    expect((await long.ended).code).toBe(3);
    expect(containersOf(0)).toBe('');
  });

  describe.skipIf(whyNoOtherUser !== null)('as a user without rights of his own', () => {
    const env = (): Readonly<Record<string, string>> => ({ CRATE_IMAGE: image.name });

    test('out of the group nothing starts, and he is told who can let him in', async () => {
      const args = ['run', 'crate-freeze-kill'];
      const { code, stderr } = await runAsOtherUser(args, { cwd: folder.path, inGroup: false, env: env() });
      expect(code).toBe(3);
      expect(stderr).toContain('no permission');
      expect(stderr).toContain('usermod -aG docker');
      expect(folder.runs()).toEqual([]);
    });

    test('in the group containers are held and killed, and the manifest names the way of signals', async () => {
      const args = ['run', 'crate-freeze-kill'];
      const { code, stderr } = await runAsOtherUser(args, { cwd: folder.path, inGroup: true, env: env() });
      expect(stderr).toContain('PASS');
      expect(code).toBe(0);
      expect(manifest().engine).toMatch(/, signals (?:with sudo|from a helper container)$/);
      expect(containersOf(0)).toBe('');
      expect(docker('ps', '--all', '--quiet', '--filter', 'label=openshell-chaos.helper')).toBe('');
    });

    test('where no way of signals works, what needs them is not applicable before anything starts', async () => {
      const proxy = await startEngineProxy();
      const socket = proxy.address.replace('unix://', '');
      fs.chmodSync(path.dirname(socket), 0o755);
      fs.chmodSync(socket, 0o666);
      // Only helper containers are waited for.
      proxy.treat = (request) => (request.endsWith('/wait') ? 403 : 'pass');
      const how = { cwd: folder.path, inGroup: true, env: { ...env(), DOCKER_HOST: proxy.address } };
      try {
        const { code, stdout, stderr } = await runAsOtherUser(['run', 'crate-freeze-kill'], how);
        const said = `${stdout}${stderr}`.replace(/\s+/g, ' ');
        expect(said).toMatch(
          /hold-main, kill-box: no way of sending a signal .* works \(directly: EPERM; sudo: .*; helper/,
        );
        expect(said).toContain('NOPASSWD');
        expect(code).toBe(0);
        expect(folder.runs()).toEqual([]);
        expect(docker('ps', '--all', '--quiet', '--filter', 'label=openshell-chaos.preflight')).toBe('');
        // A container is held by its engine.
        const held = await runAsOtherUser(['run', 'crate-waits'], { ...how, env: env() });
        expect(held.stderr).toContain('PASS');
        expect(manifest().engine).not.toContain('signals');
      } finally {
        await proxy.close();
      }
    });
  });
});

describe.skipIf(whyNoDocker !== null || whyNoSecondEngine !== null)('on an engine of its own', () => {
  let engine: SecondEngine;

  beforeAll(async () => {
    engine = await startSecondEngine(imageTar());
  });

  afterAll(async () => {
    await engine.close();
  });

  const env = (): Readonly<Record<string, string>> => ({ CRATE_IMAGE: 'busybox:1', DOCKER_HOST: engine.address });

  test('a full disk is an error of the create, and nothing is left', async () => {
    engine.fillDisk();
    const { code } = await start(['crate-waits'], env()).ended;
    engine.freeDisk();
    expect(code).toBe(3);
    expect(errors()).toContain('no space left on device');
    expect(engine.docker('ps', '--all', '--quiet')).toBe('');
  });

  test('an engine that is restarted while a container is held: it is let go, and nothing is left', async () => {
    const running = start(['crate-waits', '--set', 'held=6s'], env());
    await running.printed('in effect');
    await engine.stop();
    await engine.start();
    const { code } = await running.ended;
    expect([0, 3]).toContain(code);
    const reverted = events().filter(({ type }) => type === 'revert.ended');
    expect(JSON.stringify(reverted)).toContain('runs as pid');
    expect(engine.docker('ps', '--all', '--quiet')).toBe('');
  });
});

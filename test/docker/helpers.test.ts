// SPDX-License-Identifier: Apache-2.0

// A harness that is killed while it signals from a helper container leaves that container; who comes next removes it, and
// never one whose harness lives or is not known.

import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDockerBackend } from '../../src/backends/docker/backend.ts';
import { openEngine } from '../../src/backends/docker/engine-api.ts';
import { helperLabels } from '../../src/backends/docker/helpers.ts';
import { sendSignal } from '../../src/backends/docker/signals.ts';
import { createProcessBackend } from '../../src/backends/process/backend.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import type { Backend } from '../../src/ports/backend.ts';
import {
  containersWith,
  createScratchImage,
  docker,
  field,
  removeContainer,
  runContainer,
  type ScratchImage,
  whyNoDocker,
} from '../support/docker.ts';
import { startEngineProxy } from '../support/engine-proxy.ts';
import type { HelperRequest } from '../support/helper-child.ts';
import { startProgram } from '../support/run-program.ts';
import { eventually, tempFolder } from '../support/temp.ts';

/** Longer than the harness lives, shorter than its limit for a call. */
const HELD_MS = 15_000;
const never = new AbortController().signal;
const sleeper = ['sh', '-c', 'trap "exit 7" TERM; while :; do sleep 0.05; done'];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

describe.skipIf(whyNoDocker !== null)('a helper container', () => {
  let image: ScratchImage;
  let target: string;

  beforeAll(() => {
    image = createScratchImage();
  });

  afterAll(() => image.remove());

  beforeEach(() => {
    target = runContainer(image.name, [], sleeper);
  });

  test('of a killed harness is removed by a recovery, and no other is', async () => {
    const living = createHelper(helperLabels(target));
    const stranger = createHelper({ 'openshell-chaos.helper': target });
    const [boot = ''] = ownOwner().split('/');
    const elsewhere = createHelper(withOwner(`${boot}/pid:[1] 4194000 1`));
    const left = await leaveHelper();
    const beforeBoot = createHelper(withOwner(`other-boot/pid:[1] ${ownOwner().split(' ').slice(1).join(' ')}`));
    const { clean, lines } = await newBackend().removeStrays(never);
    expect(clean).toBe(true);
    const removed = [left, beforeBoot].map(
      (id) => `helper container ${id.slice(0, 12)} of a harness that is dead: removed`,
    );
    expect(lines).toEqual(expect.arrayContaining(removed));
    expect([...helpers()].sort()).toEqual([living, stranger, elsewhere].sort());
    expect(field(target, '.State.Running')).toBe('true');
  });

  test('of a killed harness is removed when the next one is needed', async () => {
    const left = await leaveHelper();
    expect(helpers()).toEqual([left]);
    const api = await openEngine();
    const container = await api.inspect(target, never);
    if (container === null) throw new Error('the target is gone');
    await sendSignal(api, { target: { container, pid: container.pid, startTime: 'unseen' }, name: 'SIGTERM' }, never);
    expect(docker('wait', target)).toBe('7');
    expect(helpers()).toEqual([]);
  });

  test('that cannot be looked for is said, and is not clean', async () => {
    vi.stubEnv('DOCKER_HOST', `unix://${tempFolder()}/none.sock`);
    const outcome = await newBackend().removeStrays(never);
    vi.unstubAllEnvs();
    expect(outcome).toMatchObject({ clean: false, lines: [expect.stringContaining('no container engine answers')] });
  });

  /** Kills a harness between the creation of its helper and its start; the helper's id. */
  async function leaveHelper(): Promise<string> {
    const known = new Set(helpers());
    const proxy = await startEngineProxy();
    onTestFinished(() => proxy.close());
    const held = new Promise<void>((resolve) => {
      proxy.treat = (request) => {
        if (!request.endsWith('/start')) return 'pass';
        resolve();
        return { delayMs: HELD_MS };
      };
    });
    const request: HelperRequest = { container: target };
    const child = startProgram('test/support/helper-child.ts', [JSON.stringify(request)], {
      cwd: tempFolder(),
      env: { DOCKER_HOST: proxy.address },
    });
    const ended = child.ended.then(({ stderr }) => {
      throw new Error(`it ended by itself: ${stderr}`);
    });
    await Promise.race([held, ended]);
    child.process.kill('SIGKILL');
    await ended.catch(() => undefined);
    await eventually('the harness is gone', () => !fs.existsSync(`/proc/${String(child.process.pid)}`));
    const [id, more] = helpers().filter((one) => !known.has(one));
    if (id === undefined || more !== undefined) throw new Error('no helper was left, or several');
    onTestFinished(() => removeContainer(id));
    return id;
  }

  function helpers(): readonly string[] {
    return containersWith(`openshell-chaos.helper=${target}`);
  }

  function createHelper(labels: Readonly<Record<string, string>>): string {
    const options = Object.entries(labels).flatMap(([name, value]) => ['--label', `${name}=${value}`]);
    const id = docker('create', ...options, image.name, 'sleep', '1');
    onTestFinished(() => removeContainer(id));
    return id;
  }

  function withOwner(owner: string): Readonly<Record<string, string>> {
    return { 'openshell-chaos.helper': target, 'openshell-chaos.helper-owner': owner };
  }

  function ownOwner(): string {
    return helperLabels(target)['openshell-chaos.helper-owner'] ?? '';
  }
});

function newBackend(): Backend {
  const clock = createSystemClock();
  return createDockerBackend({ clock, processes: createProcessBackend({ clock }) });
}

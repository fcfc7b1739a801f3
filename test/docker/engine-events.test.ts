// SPDX-License-Identifier: Apache-2.0

// What a real engine says of containers: from the start, of ours alone, nothing twice, also where the connection broke.

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { EngineWatchHandle } from '../../src/ports/observers.ts';
import { createEngineEvents } from '../../src/backends/docker/engine-events.ts';
import { watchEngine } from '../../src/observers/engine-watch.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import {
  createScratchImage,
  docker,
  field,
  removeContainer,
  runContainer,
  type ScratchImage,
  whyNoDocker,
} from '../support/docker.ts';
import { startEngineProxy } from '../support/engine-proxy.ts';
import { type Destination, destination } from '../support/observed.ts';
import { eventually } from '../support/temp.ts';

const here = describe.skipIf(whyNoDocker !== null);

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface Line {
  readonly atMs: number;
  readonly connection?: string;
  readonly reason?: string | null;
  readonly event?: {
    readonly action: string;
    readonly id: string;
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly exitCode: number | null;
    readonly signal: string | null;
    readonly status: string | null;
    readonly timeNano: string | null;
  };
}

here('events of the engine', () => {
  let image: ScratchImage;
  let named = 0;

  beforeAll(() => {
    image = createScratchImage();
  });

  afterAll(() => image.remove());

  function newLabel(): string {
    named += 1;
    return `${String(process.pid)}-${String(named)}`;
  }

  function run(value: string): string {
    const args = ['--label', `chaos-seen=${value}`, '--label', 'chaos-more=other'];
    return runContainer(image.name, args, ['sh', '-c', 'trap "exit 3" TERM; while :; do sleep 0.05; done']);
  }

  async function watch(value: string): Promise<{ readonly handle: EngineWatchHandle; readonly copy: Destination }> {
    const copy = destination();
    const clock = createSystemClock();
    const labels = { 'chaos-seen': value };
    const request = { labels, labelNames: ['chaos-seen'], destination: copy.file };
    const handle = await watchEngine({ clock, openEngineEvents: createEngineEvents(clock) }, request);
    onTestFinished(async () => {
      await handle.close();
    });
    return { handle, copy };
  }

  const linesOf = (copy: Destination): readonly Line[] => copy.values() as readonly Line[];

  /** `start`, `die 137`, `kill 9`, `present running`, `-- lost`. */
  const saidOf = (copy: Destination): readonly string[] =>
    linesOf(copy).map(({ connection, event }) => {
      if (event === undefined) return `-- ${connection ?? ''}`;
      const more = event.exitCode ?? event.signal ?? event.status;
      return more === null ? event.action : `${event.action} ${String(more)}`;
    });

  test('the life of a container is told in its order, with exit code and signal, and to the last', async () => {
    const value = newLabel();
    const { handle, copy } = await watch(value);
    const other = run(newLabel());
    const id = run(value);
    docker('exec', id, 'true');
    docker('pause', id);
    docker('unpause', id);
    docker('kill', id);
    docker('start', id);
    docker('stop', id);
    removeContainer(id);
    removeContainer(other);
    const { lines, complete } = await handle.close();
    expect(saidOf(copy)).toEqual([
      ...['-- open', 'create', 'start', 'pause', 'unpause', 'kill 9', 'die 137'],
      ...['start', 'kill 15', 'die 3', 'stop', 'destroy'],
    ]);
    expect({ lines, complete }).toEqual({ lines: 12, complete: true });
    const events = linesOf(copy).flatMap(({ event }) => event ?? []);
    expect(new Set(events.map((event) => event.id))).toEqual(new Set([id]));
    expect(events[0]?.labels).toEqual({ 'chaos-seen': value });
    const times = events.map(({ timeNano }) => timeNano ?? '');
    expect(times).toEqual([...times].sort());
  });

  test('what is there already is told once', async () => {
    const value = newLabel();
    const id = run(value);
    const { handle, copy } = await watch(value);
    await eventually('what is there', () => saidOf(copy).length === 2);
    await handle.close();
    expect(saidOf(copy)).toEqual(['-- open', 'present running']);
    expect(linesOf(copy)[1]?.event).toMatchObject({ id, name: field(id, '.Name').slice(1) });
  });

  test('what happens while the connection is lost is told when it is back, once', async () => {
    const proxy = await startEngineProxy();
    onTestFinished(() => proxy.close());
    const value = newLabel();
    vi.stubEnv('DOCKER_HOST', proxy.address);
    const { handle, copy } = await watch(value);
    vi.unstubAllEnvs();
    const id = run(value);
    await eventually('its start', () => saidOf(copy).includes('start'));
    await proxy.goAway();
    docker('kill', id);
    docker('start', id);
    await eventually('that it is lost', () => saidOf(copy).includes('-- lost'));
    await proxy.comeBack();
    const sinceBack = (): readonly string[] => saidOf(copy).slice(saidOf(copy).indexOf('-- back') + 1);
    await eventually('that it is back', () => saidOf(copy).includes('-- back'));
    await eventually('the state again', () => sinceBack().includes('present running'));
    docker('pause', id);
    docker('unpause', id);
    await handle.close();
    const said = saidOf(copy);
    expect(said.filter((word) => word !== 'present running')).toEqual([
      ...['-- open', 'create', 'start', '-- lost', '-- back', 'kill 9', 'die 137', 'start', 'pause', 'unpause'],
    ]);
    expect(linesOf(copy).find(({ connection }) => connection === 'lost')?.reason).toContain(
      'no container engine answers',
    );
  });

  test('without an engine it is said, and nobody waits for long', async () => {
    vi.stubEnv('DOCKER_HOST', 'unix:///nowhere/engine.sock');
    const { handle, copy } = await watch(newLabel());
    const { complete } = await handle.close();
    vi.unstubAllEnvs();
    expect(complete).toBe(true);
    expect(saidOf(copy)[0]).toBe('-- lost');
    expect(linesOf(copy)[0]?.reason).toContain('no container engine answers');
  });
});

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

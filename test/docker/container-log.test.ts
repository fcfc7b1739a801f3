// SPDX-License-Identifier: Apache-2.0
// Logs of containers on a real engine: nothing is lost and nothing comes twice, whatever happens to the containers and to
// the connection.

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createContainerLogs } from '../../src/backends/docker/container-log.ts';
import { createPodLogs } from '../../src/backends/kubernetes/pod-log.ts';
import { followLog } from '../../src/observers/log-follower.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import type { LogHandle } from '../../src/ports/observers.ts';
import {
  createScratchImage,
  docker,
  field,
  removeContainer,
  runContainer,
  type ScratchImage,
  whyNoDocker,
} from '../support/docker.ts';
import { type EngineProxy, startEngineProxy } from '../support/engine-proxy.ts';
import { type Destination, destination } from '../support/observed.ts';
import { eventually } from '../support/temp.ts';

// A busy engine takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let image: ScratchImage | undefined;

beforeAll(() => {
  if (whyNoDocker === null) image = createScratchImage();
});

afterAll(() => image?.remove());

interface Followed {
  readonly handle: LogHandle;
  readonly copy: Destination;
  /** As `docker run` takes it. */
  readonly label: string;
  readonly changes: () => number;
}

let named = 0;

function follow({
  texts = [],
  searched = true,
}: {
  readonly texts?: readonly string[];
  readonly searched?: boolean;
} = {}): Followed {
  named += 1;
  const value = `${String(process.pid)}-${String(named)}`;
  const copy = destination();
  const clock = createSystemClock();
  let changes = 0;
  const request = {
    log: 'gateway',
    source: { labels: { 'chaos-log': value } },
    destination: copy.file,
    texts,
    searched,
    onChange: () => {
      changes += 1;
    },
  };
  const handle = followLog(
    { clock, openContainerLog: createContainerLogs(clock), openPodLog: createPodLogs(clock) },
    request,
  );
  onTestFinished(async () => {
    await handle.close();
  });
  return { handle, copy, label: `chaos-log=${value}`, changes: () => changes };
}

function run(label: string, script: string, args: readonly string[] = []): string {
  return runContainer(image?.name ?? '', ['--label', label, ...args], ['sh', '-c', script]);
}

const isRunning = (id: string): boolean => field(id, '.State.Running') === 'true';
const ended = (id: string): Promise<boolean> => eventually('the end of the container', () => !isRunning(id));

/** Through a socket of ours; what else the test asks the engine goes to the engine itself. */
async function followThroughProxy(): Promise<Followed & { readonly proxy: EngineProxy }> {
  const proxy = await startEngineProxy();
  onTestFinished(() => proxy.close());
  vi.stubEnv('DOCKER_HOST', proxy.address);
  const followed = follow();
  await eventually('its first request', () => proxy.requests.length > 0);
  vi.unstubAllEnvs();
  return { ...followed, proxy };
}

function numbersOf(copy: Destination): readonly number[] {
  return copy
    .text()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Number(line.split(' ')[0]));
}

const counted = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('the engine is there, in CI at least', () => {
  expect(whyNoDocker !== null && process.env['CI'] === 'true').toBe(false);
});

describeWithEngine();

function describeWithEngine(): void {
  const onEngine = test.skipIf(whyNoDocker !== null);

  onEngine('a container that appears late is followed from its first line, and each growth is told', async () => {
    const { handle, copy, label, changes } = follow({ texts: ['two'] });
    await handle.catchUp();
    expect(handle.position()).toEqual({ lines: 0, bytes: 0 });
    run(label, 'echo one; sleep 1; echo two; sleep 60');
    await eventually('the first line', () => handle.position().lines === 1);
    await eventually('the second line', () => handle.position().lines === 2);
    expect(changes()).toBe(2);
    expect(handle.search('^tw', 0)).toEqual({ found: true, line: 2, text: 'two' });
    const counts = [{ text: 'two', count: 1, lines: [2] }];
    expect(await handle.close()).toEqual({ lines: 2, bytes: 8, capped: false, complete: true, counts });
    expect(copy.text()).toBe('one\ntwo\n');
  });

  onEngine('catching up makes the position exact, while it runs and after its end', async () => {
    const { handle, label } = follow();
    const talker = run(label, 'sleep 60');
    for (let lines = 1; lines <= 10; lines += 1) {
      docker('exec', talker, 'sh', '-c', 'echo line > /proc/1/fd/1');
      await handle.catchUp();
      expect(handle.position()).toEqual({ lines, bytes: 5 * lines });
    }
    docker('kill', talker);
    await ended(talker);
    await handle.catchUp();
    expect(handle.position()).toEqual({ lines: 10, bytes: 50 });
  });

  onEngine(
    'of 300,000 lines around a restart of the container none is lost and none doubled, in little memory',
    async () => {
      const { handle, copy, label } = follow({ texts: ['9 '], searched: false });
      const pad = 'x'.repeat(110);
      const lines = `from=$((1 + $(cat /n 2>/dev/null || echo 0))); to=$((from + 149999)); echo $to > /n
      busybox awk -v f=$from -v t=$to 'BEGIN { for (i = f; i <= t; i++) print i " ${pad}" }'; [ $from -gt 1 ]`;
      const before = process.memoryUsage().rss;
      let peak = before;
      const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
      onTestFinished(() => clearInterval(timer));
      // The second start comes by itself, right behind the last line of the first.
      const id = run(label, lines, ['--restart', 'on-failure:1']);
      await eventually('300,000 lines', () => handle.position().lines >= 300_000, 40_000);
      await ended(id);
      const summary = await handle.close();
      clearInterval(timer);
      expect(field(id, '.RestartCount')).toBe('1');
      expect(summary).toMatchObject({ lines: 300_000, complete: true, counts: [{ count: 30_000 }] });
      expect(summary.bytes).toBeGreaterThan(34_000_000);
      expect(numbersOf(copy)).toEqual(counted(1, 300_000));
      expect((peak - before) / 2 ** 20).toBeLessThan(48);
    },
    60_000,
  );

  onEngine(
    'a container that is killed and started again while it writes is followed as the engine has it',
    async () => {
      const { handle, copy, label } = follow();
      const id = run(label, 'i=0; while :; do i=$((i + 1)); echo $i; [ $((i % 50)) -gt 0 ] || usleep 5000; done');
      for (let kills = 1; kills <= 3; kills += 1) {
        const { lines } = handle.position();
        await eventually('more lines', () => handle.position().lines > lines + 1000);
        docker('kill', id);
        if (kills < 3) docker('start', id);
      }
      await ended(id);
      expect(await handle.close()).toMatchObject({ complete: true });
      expect(copy.text().trim() === docker('logs', id)).toBe(true);
    },
  );

  onEngine('lines of two streams do not mix, however long they take to end', async () => {
    const { handle, copy, label } = follow();
    const piece = "head -c 1000 /dev/zero | tr '\\0' o";
    const id = run(label, `i=0; while [ $i -lt 40 ]; do ${piece}; echo err $i >&2; i=$((i + 1)); done; echo; echo end`);
    await ended(id);
    expect(await handle.close()).toMatchObject({ lines: 42, complete: true });
    const lines = copy.text().split('\n');
    expect(lines.filter((line) => line.startsWith('o'))).toEqual(['o'.repeat(40_000)]);
    // Which of the streams the engine has first is not said.
    expect(lines.filter((line) => line.startsWith('err'))).toEqual(counted(0, 39).map((n) => `err ${String(n)}`));
    expect(lines.filter((line) => line === 'end')).toHaveLength(1);
  });

  onEngine('a line of a megabyte is one line, also where a text that is counted lies across its parts', async () => {
    const { handle, copy, label } = follow({ texts: ['needle'] });
    const letters = (count: number): string => `head -c ${String(count)} /dev/zero | tr '\\0' x`;
    const id = run(label, `${letters(16 * 1024 - 3)}; printf needle; ${letters(1_000_000)}; echo; echo after`);
    await ended(id);
    const summary = await handle.close();
    expect(summary).toMatchObject({ lines: 2, complete: true, counts: [{ text: 'needle', count: 1, lines: [1] }] });
    expect(summary.bytes).toBe(16 * 1024 - 3 + 6 + 1_000_000 + 1 + 6);
    expect(
      copy
        .text()
        .split('\n')
        .map((line) => line.length),
    ).toEqual([1_016_387, 5, 0]);
  });

  onEngine('what a container wrote without a line break before it was started again is a line of its own', async () => {
    const { handle, copy, label } = follow();
    const id = run(label, 'echo one; printf half; printf err >&2');
    await ended(id);
    await handle.catchUp();
    docker('start', id);
    await eventually('the second start', () => handle.position().lines >= 4);
    await ended(id);
    expect(await handle.close()).toMatchObject({ complete: true });
    expect(copy.text().split('\n').sort()).toEqual(['err', 'err', 'half', 'half', 'one', 'one']);
  });

  onEngine('with a terminal long lines are whole too, and a second start loses nothing', async () => {
    const { handle, copy, label } = follow();
    const id = run(label, "echo one; head -c 40000 /dev/zero | tr '\\0' x; echo; printf half", ['--tty']);
    await ended(id);
    await handle.catchUp();
    docker('start', id);
    await eventually('the second start', () => handle.position().lines >= 5);
    await ended(id);
    expect(await handle.close()).toMatchObject({ lines: 6, complete: true });
    const written = ['one\r', `${'x'.repeat(40_000)}\r`, 'half'];
    expect(copy.text().split('\n')).toEqual([...written, ...written]);
  });

  onEngine('the next container with the labels is followed from its start, where the first had ended', async () => {
    const { handle, copy, label } = follow();
    const first = run(label, 'echo first');
    await ended(first);
    await eventually('its line', () => handle.position().lines === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    removeContainer(first);
    run(label, 'echo second; sleep 60');
    await eventually('the line of the second', () => handle.position().lines === 3);
    expect(await handle.close()).toMatchObject({ lines: 3, complete: true });
    expect(copy.text()).toBe('first\n[this log was replaced and is followed on from its new start]\nsecond\n');
  });

  onEngine(
    'of a container that was removed while it ran what was followed stays, and is not called complete',
    async () => {
      const { handle, copy, label } = follow();
      const id = run(label, 'echo first; sleep 60');
      await eventually('its line', () => handle.position().lines === 1);
      removeContainer(id);
      const reason = `container ${id.slice(0, 12)} was removed before its log was read to its end`;
      expect(await handle.close()).toMatchObject({ lines: 1, complete: false, reason });
      expect(copy.text()).toBe('first\n');
    },
  );

  onEngine('a log that cannot be read, and one that never was, is not complete, and why is said', async () => {
    const unreadable = follow();
    run(unreadable.label, 'echo one; sleep 60', ['--log-driver', 'none']);
    const none = follow();
    const summary = await unreadable.handle.close();
    expect(summary).toMatchObject({ lines: 0, complete: false });
    expect(summary.reason).toContain('configured logging driver does not support reading');
    expect(await none.handle.close()).toMatchObject({ complete: false, reason: 'no container carries its labels' });
  });

  onEngine('turned to another file, what comes later goes there', async () => {
    const { handle, copy, label } = follow();
    const rest = destination();
    const id = run(label, 'echo one; while [ ! -e /go ]; do usleep 20000; done; echo two; sleep 60');
    await eventually('its line', () => handle.position().lines === 1);
    expect(await handle.turnTo(rest.file)).toMatchObject({ lines: 1, complete: true });
    docker('exec', id, 'touch', '/go');
    await eventually('the second line', () => handle.position().lines === 1);
    await handle.close();
    expect([copy.text(), rest.text()]).toEqual(['one\n', 'two\n']);
  });

  onEngine(
    'when the connection to the engine is cut again and again, nothing is lost and nothing comes twice',
    async () => {
      const { proxy, handle, copy, label } = await followThroughProxy();
      const id = run(
        label,
        'i=0; while [ $i -lt 60000 ]; do i=$((i + 1)); echo $i; [ $((i % 2000)) -gt 0 ] || usleep 50000; done',
      );
      for (const lines of [3000, 12_000, 21_000]) {
        await eventually('more lines', () => handle.position().lines > lines);
        await proxy.goAway();
        await new Promise((resolve) => setTimeout(resolve, 250));
        await proxy.comeBack();
      }
      await eventually('the last line', () => handle.position().lines === 60_000);
      await ended(id);
      expect(await handle.close()).toMatchObject({ lines: 60_000, complete: true });
      expect(numbersOf(copy)).toEqual(counted(1, 60_000));
    },
  );

  onEngine('an engine that is away at the end is waited for', async () => {
    const { proxy, handle, label } = await followThroughProxy();
    run(label, 'echo one; sleep 60');
    await eventually('its line', () => handle.position().lines === 1);
    await proxy.goAway();
    const closing = handle.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await proxy.comeBack();
    expect(await closing).toMatchObject({ lines: 1, complete: true });
  });
}

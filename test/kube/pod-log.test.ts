// SPDX-License-Identifier: Apache-2.0
/** Logs of pods as they are followed: across cuts, restarts of a container and pods that are replaced, each line once. */
import { expect, onTestFinished, test } from 'vitest';
import { createPodLogs } from '../../src/backends/kubernetes/pod-log.ts';
import { createPodLogCursor, nanosOf } from '../../src/backends/kubernetes/pod-log-cursor.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import type { LogSource } from '../../src/ports/log-source.ts';
import { eventually } from '../support/temp.ts';
import {
  addressOf,
  createWorkload,
  located,
  NEVER,
  newBackend,
  clusterOfSuite,
  type WorkloadShape,
} from './on-cluster.ts';

const on = clusterOfSuite();

interface Followed {
  readonly namespace: string;
  readonly log: LogSource;
  readonly lines: () => readonly string[];
}

async function follow(shape: Partial<WorkloadShape>): Promise<Followed> {
  const namespace = await on.namespace();
  const chunks: Buffer[] = [];
  const log = createPodLogs(createSystemClock())(
    { namespace, labels: { app: 'gateway' }, container: null },
    {
      onBytes: (bytes) => void chunks.push(Buffer.from(bytes)),
      onRestart: (reason) => void chunks.push(Buffer.from(`[${reason}]\n`)),
    },
  );
  onTestFinished(() => log.close());
  await createWorkload(on, namespace, { kind: 'StatefulSet', ...shape });
  const lines = (): readonly string[] => Buffer.concat(chunks).toString('utf8').split('\n').slice(0, -1);
  return { namespace, log, lines };
}

/** Numbered lines, some hundred a second, then it stays. */
const count = (to: number): string =>
  `i=0; while [ $i -lt ${String(to)} ]; do i=$((i+1)); echo "line $i"; [ $((i%20)) = 0 ] && sleep 0.05; done; exec sleep 600`;

function numbered(to: number): readonly string[] {
  return Array.from({ length: to }, (_, index) => `line ${String(index + 1)}`);
}

test('a log comes as it is written, and all of it at the end', async () => {
  const { log, lines } = await follow({ script: count(40) });
  await eventually('all lines', () => lines().length >= 40);
  await log.read('end');
  expect(log.problem()).toBeNull();
  expect(lines()).toEqual(numbered(40));
});

test('what was written until now has come when that is asked for', async () => {
  const { log, lines, namespace } = await follow({ script: 'echo ready; exec cat > /dev/null < /dev/zero' });
  await located(newBackend(), addressOf(namespace));
  await eventually('the first line', () => lines().length > 0);
  await log.read('now');
  expect(lines()).toEqual(['ready']);
  expect(log.problem()).toBeNull();
});

test('nothing is lost or doubled where connections are cut again and again', async () => {
  const { log, lines } = await follow({ script: count(1200) });
  await eventually('the first lines', () => lines().length > 100);
  for (let cut = 0; cut < 5; cut += 1) {
    const before = lines().length;
    on.cluster.cutStreams();
    await eventually('more lines', () => lines().length > before || lines().length >= 1200);
  }
  await eventually('all lines', () => lines().length >= 1200, 15_000);
  await log.read('end');
  expect(lines()).toEqual(numbered(1200));
  expect(log.problem()).toBeNull();
});

test('an API server that is away for a while', async () => {
  const { log, lines } = await follow({ script: count(600) });
  await eventually('the first lines', () => lines().length > 50);
  await on.cluster.restart(700);
  await eventually('all lines', () => lines().length >= 600, 15_000);
  await log.read('end');
  expect(lines()).toEqual(numbered(600));
  expect(log.problem()).toBeNull();
});

test('what a container wrote before it was started again comes first', async () => {
  const { log, lines, namespace } = await follow({ script: 'echo first; printf "no end"; exit 1' });
  await eventually('three lives', () => lines().filter((line) => line === 'first').length >= 3, 15_000);
  await on.cluster.api.delete('statefulsets.apps', { metadata: { name: 'gateway', namespace } } as never);
  expect(lines().slice(0, 4)).toEqual(['first', 'no end', 'first', 'no end']);
  await log.read('now');
});

test('the log of the next pod follows that of the one that it replaces', async () => {
  const { log, lines, namespace } = await follow({
    script: 'echo begin; trap "echo end; exit 0" TERM; while :; do sleep 0.05; done',
  });
  const backend = newBackend();
  const identity = await located(backend, addressOf(namespace));
  await eventually('the first line', () => lines().length === 1);
  await backend.apply({ do: 'stop', graceMs: 2000 }, identity, NEVER);
  await eventually('the next pod', () => lines().length >= 4);
  await log.read('end');
  expect(lines()).toEqual(['begin', 'end', '[replaced]', 'begin']);
  expect(log.problem()).toBeNull();
});

test('a log that is not there is said', async () => {
  const { log, namespace } = await follow({ replicas: 0 });
  await log.read('end');
  expect(log.problem()).toBe(`no pod carries app=gateway in namespace ${namespace}`);
});

test('lines are counted, so that stamps out of order lose and double nothing', () => {
  const stamps = ['05.5', '07.25', '06.9', '07.25', '08'].map((second) => nanosOf(`2026-11-29T15:45:${second}Z`) ?? '');
  const cursor = createPodLogCursor('2026-11-29T15:00:00Z');
  expect(cursor.beginPass()).toBe('2026-11-29T15:00:00Z');
  expect(stamps.slice(0, 3).map((stamp) => cursor.take(stamp))).toEqual([true, true, true]);
  expect(cursor.beginPass()).toBe('2026-11-29T15:45:05Z');
  expect(stamps.map((stamp) => cursor.take(stamp))).toEqual([false, false, false, true, true]);
  // A log that was rotated begins later.
  cursor.beginPass();
  expect(cursor.take(nanosOf('2026-11-29T15:45:09+00:00') ?? '')).toBe(true);
});

test.for<readonly [string, string]>([
  ['2026-11-29T15:45:00Z', '2026-11-29T17:45:00.000000000+02:00'],
  ['2026-11-29T15:45:00.5Z', '2026-11-29T15:45:00.500000000Z'],
])('stamps of one moment are the same: %s', ([left, right]) => {
  expect(nanosOf(left)).toBe(nanosOf(right));
});

test.for(['', 'unable', '2026-11-29', '2026-99-29T15:45:00Z'])('no stamp: %s', (text) => {
  expect(nanosOf(text)).toBeNull();
});

// SPDX-License-Identifier: Apache-2.0
/** Ports of pods on this machine, over a run and in a recovery. */
import { describe, expect, it } from 'vitest';
import type { PlannedSystem, RunPlan } from '../../src/core/domain/plan.ts';
import { forwardEnvironment, openForwards, PODS_FILE, podsFileOf, readPodsFile } from '../../src/engine/forwards.ts';
import type { ForwardHandle } from '../../src/ports/index.ts';
import { fakePlan, fakeSystem, fakeWorkload, flowOf } from '../support/fake-ports-plan.ts';
import { bootLine } from '../support/fake-ports-system.ts';
import { type Example, runExample, type World } from './run-example.ts';

const pod: PlannedSystem['components'][string] = {
  type: 'pod',
  namespace: '${namespaces.system}',
  labels: { app: 'store' },
  container: null,
  ...{ log: null, start: null, generations: {}, logTexts: [] },
};

function systemWithPods(overrides: Partial<PlannedSystem> = {}): PlannedSystem {
  const { components } = fakeSystem();
  return fakeSystem({
    components: { ...components, store: pod },
    forwards: [
      { name: 'api', component: 'store', port: 8080 },
      { name: 'store-metrics', component: 'store', port: 'metrics' },
    ],
    ...overrides,
  });
}

function runWith(plan: RunPlan, prepare: (world: World) => void = () => undefined): Promise<Example> {
  return runExample(plan, {
    prepare: (world) => {
      const { system } = world;
      system.behaviours.set('system.boot', () => {
        system.startGateway();
        return { stdout: JSON.stringify({ ...bootLine(), namespaces: { system: 'open' } }) };
      });
      prepare(world);
    },
  });
}

describe('forwards', () => {
  it('are open from before the boot until all is torn down', async () => {
    const { ports } = await runWith(fakePlan(flowOf({ delay: 1 }), { system: systemWithPods() }));
    const at = (line: string): number => ports.order.indexOf(line);
    expect(at('forward api')).toBeLessThan(at('hook system.boot'));
    expect(at('close api')).toBeGreaterThan(at('hook system.shutdown'));
    expect(ports.order.filter((line) => /^(forward|close) /.test(line))).toEqual([
      'forward api',
      'forward store-metrics',
      'close api',
      'close store-metrics',
    ]);
  });

  it('are known to hooks of the system and of instances by their variables', async () => {
    const plan = fakePlan(flowOf({ start: 'one' }), { system: systemWithPods(), workloads: [fakeWorkload('one')] });
    const { system } = await runWith(plan);
    for (const hook of ['system.boot', 'system.ready', 'instance.create', 'instance.read', 'system.shutdown']) {
      const called = system.hooks.find(({ name }) => name === hook);
      expect(called?.env, hook).toMatchObject({
        CHAOS_FORWARD_API: '127.0.0.1:4701',
        CHAOS_FORWARD_STORE_METRICS: '127.0.0.1:4702',
      });
    }
  });

  it('lead nowhere until the boot hook has said where the pods are, which is noted for a recovery', async () => {
    const { ports } = await runWith(fakePlan(flowOf({ delay: 1 }), { system: systemWithPods() }));
    const place = { type: 'pod', namespace: 'open', labels: { app: 'store' }, container: null };
    expect(ports.forwards.map(({ name, port, place: now }) => [name, port, now()])).toEqual([
      ['api', 8080, place],
      ['store-metrics', 'metrics', place],
    ]);
    expect([...readPodsFile(ports.files.get(PODS_FILE) ?? null)]).toEqual([['store', place]]);
  });

  it('are no concern of a system without pods', async () => {
    const { ports } = await runExample(fakePlan(flowOf({ delay: 1 })));
    expect(ports.forwards).toEqual([]);
    expect(ports.files.has(PODS_FILE)).toBe(false);
  });

  it('are put into addresses of metrics', async () => {
    const scraped: string[] = [];
    await runWith(
      fakePlan(flowOf({ delay: 1 }), {
        system: systemWithPods({
          metrics: [{ name: 'store', url: 'http://${forwards.store-metrics}/metrics', intervalMs: 1000 }],
        }),
      }),
      ({ ports }) => {
        const { observers } = ports;
        const before = { ...observers };
        Object.assign(observers, {
          scrapeMetrics: (request: Parameters<typeof observers.scrapeMetrics>[0]) => {
            scraped.push(request.url);
            return before.scrapeMetrics(request);
          },
        });
      },
    );
    expect(scraped).toEqual(['http://127.0.0.1:4702/metrics']);
  });

  it('of which one cannot be opened are all closed again', async () => {
    const closed: string[] = [];
    const handle = (name: string): ForwardHandle => ({
      ...{ host: '127.0.0.1', port: 1, problem: () => null },
      close: () => Promise.resolve(void closed.push(name)),
    });
    const opened = openForwards(
      ({ name }) => (name === 'api' ? Promise.resolve(handle(name)) : Promise.reject(new Error('no port'))),
      systemWithPods(),
      () => null,
    );
    await expect(opened).rejects.toThrow('no port');
    expect(closed).toEqual(['api']);
  });
});

describe('what a recovery reads of the pods', () => {
  it('is nothing where the system did not boot', () => {
    expect(readPodsFile(null).size).toBe(0);
    expect([...readPodsFile(podsFileOf(systemWithPods()))]).toEqual([]);
    expect(forwardEnvironment({})).toEqual({});
  });

  it.for(['', '[]', '{"store": 7}', '{"store": {"namespace": "a", "labels": {"app": 7}, "container": null}}'])(
    'is refused where no run wrote it: %s',
    (text) => {
      expect(() => readPodsFile(text)).toThrow('pods.json in the work folder is damaged');
    },
  );
});

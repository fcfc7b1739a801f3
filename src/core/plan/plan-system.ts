// SPDX-License-Identifier: Apache-2.0
/** What the engine needs of an adapter: hooks with the prelude before them and their limits, targets, what to observe. */
import type { Adapter, AdapterTargetLocation } from '../domain/documents.ts';
import { parseDuration } from '../domain/duration.ts';
import type { HookName, PlannedHook, PlannedSystem, TargetLocation } from '../domain/plan.ts';

const DEFAULT_TIMEOUTS: Readonly<Record<HookName, string>> = {
  'system.boot': '2m',
  'system.ready': '10s',
  'system.start': '30s',
  'system.shutdown': '30s',
  'instance.create': '2m',
  'instance.read': '10s',
  'instance.collect': '1m',
  'instance.delete': '30s',
};
const DEFAULT_READ_INTERVAL = '500ms';
const DEFAULT_READY_INTERVAL = '250ms';
const DEFAULT_SCRAPE_INTERVAL = '1s';

/** The part of a plan that follows from the adapter alone; no log texts are counted in it. */
export function planSystem(adapter: Adapter): PlannedSystem {
  const script = (text: string): string => (adapter.prelude === undefined ? text : `${adapter.prelude}\n${text}`);
  const hook = (name: HookName, text: string): PlannedHook => ({
    script: script(text),
    timeoutMs: parseDuration(adapter.timeouts?.[name] ?? DEFAULT_TIMEOUTS[name]),
  });
  const { system, instance, targets, metrics = [], watch = [], signals = {} } = adapter;
  return {
    hooks: {
      'system.boot': hook('system.boot', system.boot),
      'system.ready': hook('system.ready', system.ready),
      'system.start': hook('system.start', system.start),
      'system.shutdown': hook('system.shutdown', system.shutdown),
      'instance.create': hook('instance.create', instance.create),
      'instance.read': hook('instance.read', instance.read),
      'instance.collect': hook('instance.collect', instance.collect),
      'instance.delete': hook('instance.delete', instance.delete),
    },
    components: mapValues(targets.components, (location) => ({ ...planLocation(location), logTexts: [] })),
    roles: mapValues(targets.roles ?? {}, planLocation),
    metrics: metrics.map(({ name, url, interval = DEFAULT_SCRAPE_INTERVAL }) => ({
      name,
      url,
      intervalMs: parseDuration(interval),
    })),
    watch: watch.map(({ name, run }) => ({ name, script: script(run) })),
    traces: adapter.traces ?? null,
    signals: mapValues(signals, ({ span, attributes = {} }) => ({ name: span, attributes })),
    passEnv: adapter['pass-env'] ?? [],
    readIntervalMs: parseDuration(adapter.poll?.read ?? DEFAULT_READ_INTERVAL),
    readyIntervalMs: parseDuration(adapter.poll?.ready ?? DEFAULT_READY_INTERVAL),
    workloadLogRole: 'sandbox',
  };
}

function planLocation(location: AdapterTargetLocation): TargetLocation {
  return { type: location.type, pidFile: location['pid-file'], log: location.log ?? null };
}

function mapValues<A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

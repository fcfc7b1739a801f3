// SPDX-License-Identifier: Apache-2.0
/** What the engine needs of an adapter: hooks with the prelude before them and their limits, targets, what to observe. */
import type { Adapter, AdapterOperation, AdapterTargetLocation, AdapterTargetVariant } from '../domain/documents.ts';
import { parseDuration } from '../domain/duration.ts';
import type {
  HookName,
  OptionalHookName,
  PlannedHook,
  PlannedSystem,
  PlannedSystemOperation,
  TargetLocation,
  TargetPlace,
  VersionedLocation,
} from '../domain/plan.ts';
import { runScope } from '../domain/target.ts';

const DEFAULT_TIMEOUTS: Readonly<Record<HookName | OptionalHookName | 'target.start', string>> = {
  'system.boot': '2m',
  'system.ready': '10s',
  'system.start': '30s',
  'system.shutdown': '30s',
  'instance.create': '2m',
  'instance.read': '10s',
  'instance.collect': '1m',
  'instance.delete': '30s',
  'system.sweep': '30s',
  inventory: '30s',
  'target.start': '30s',
};
const DEFAULT_READ_INTERVAL = '500ms';
const DEFAULT_READY_INTERVAL = '250ms';
const DEFAULT_SCRAPE_INTERVAL = '1s';
/** An experiment's `timeout` on the operation is shorter; its revert has this limit. */
const MAX_OPERATION_MS = 600_000;

/** The part of a plan that follows from the adapter and the name of the run; no log texts are counted in it. */
export function planSystem(adapter: Adapter, runId: string): PlannedSystem {
  const script = (text: string): string => (adapter.prelude === undefined ? text : `${adapter.prelude}\n${text}`);
  const hook = (name: keyof typeof DEFAULT_TIMEOUTS, text: string): PlannedHook => ({
    script: script(text),
    timeoutMs: parseDuration(adapter.timeouts?.[name] ?? DEFAULT_TIMEOUTS[name]),
  });
  const optional = (name: keyof typeof DEFAULT_TIMEOUTS, text: string | undefined): PlannedHook | null =>
    text === undefined ? null : hook(name, text);
  const { system, instance, targets, operations = {}, forwards = [], watch = [], signals = {} } = adapter;
  const planPlace = (location: AdapterTargetVariant): TargetLocation => ({
    ...placeOf(location, adapter.scope ?? {}, runId),
    log: location.log ?? null,
    start: optional('target.start', location.start),
    ...(location['stop-grace'] === undefined ? {} : { stopGraceMs: parseDuration(location['stop-grace']) }),
  });
  const planLocation = ({ generations = {}, ...location }: AdapterTargetLocation): VersionedLocation => ({
    ...planPlace(location),
    generations: mapValues(generations, planPlace),
  });
  return {
    scope: scopeOf(adapter, runId),
    hooks: {
      'system.boot': hook('system.boot', system.boot),
      'system.ready': hook('system.ready', system.ready),
      'system.shutdown': hook('system.shutdown', system.shutdown),
      'instance.create': hook('instance.create', instance.create),
      'instance.read': hook('instance.read', instance.read),
      'instance.collect': hook('instance.collect', instance.collect),
      'instance.delete': hook('instance.delete', instance.delete),
      'system.start': optional('system.start', system.start),
      'system.sweep': optional('system.sweep', system.sweep),
      inventory: optional('inventory', adapter.inventory),
    },
    operations: mapValues(operations, (operation) => planOperation(operation, script)),
    components: mapValues(targets.components, (location) => ({ ...planLocation(location), logTexts: [] })),
    roles: mapValues(targets.roles ?? {}, planLocation),
    forwards,
    metrics: planMetrics(adapter),
    watch: watch.map(({ name, run }) => ({ name, script: script(run) })),
    traces: adapter.traces ?? null,
    signals: mapValues(signals, ({ span, attributes = {} }) => ({ name: span, attributes })),
    passEnv: adapter['pass-env'] ?? [],
    readIntervalMs: parseDuration(adapter.poll?.read ?? DEFAULT_READ_INTERVAL),
    readyIntervalMs: parseDuration(adapter.poll?.ready ?? DEFAULT_READY_INTERVAL),
  };
}

function planMetrics({ metrics = [] }: Adapter): PlannedSystem['metrics'] {
  return metrics.map(({ name, url, interval = DEFAULT_SCRAPE_INTERVAL }) => ({
    name,
    url,
    intervalMs: parseDuration(interval),
  }));
}

function placeOf(location: AdapterTargetVariant, scope: Readonly<Record<string, string>>, runId: string): TargetPlace {
  const { type } = location;
  if (type === 'process' || type === 'process-group') return { type, pidFile: location['pid-file'] ?? '' };
  const labels = inScope({ ...location.labels, ...scope }, runId);
  if (type !== 'pod') return { type, labels };
  return { type, namespace: location.namespace ?? '', labels, container: location.container ?? null };
}

function scopeOf({ scope }: Adapter, runId: string): PlannedSystem['scope'] {
  return scope === undefined ? null : inScope(scope, runId);
}

function inScope(labels: Readonly<Record<string, string>>, runId: string): Readonly<Record<string, string>> {
  return mapValues(labels, (value) => value.replaceAll('${run-scope}', runScope(runId)));
}

/** Its hooks have the operation's own time, whichever experiment uses it. */
function planOperation(operation: AdapterOperation, script: (text: string) => string): PlannedSystemOperation {
  const hook = (text: string): PlannedHook => ({ script: script(text), timeoutMs: MAX_OPERATION_MS });
  const optional = (text: string | undefined): PlannedHook | null => (text === undefined ? null : hook(text));
  const { run, capture, revert, verify } = operation;
  return {
    run: hook(run),
    capture: optional(capture),
    revert: optional(revert),
    verify: optional(verify),
    files: fileArguments(operation),
  };
}

export function fileArguments(operation: AdapterOperation): readonly string[] {
  const declared = Object.entries(operation.with ?? {});
  return declared.filter(([, { type }]) => type === 'file').map(([name]) => name);
}

function mapValues<A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

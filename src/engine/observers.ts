// SPDX-License-Identifier: Apache-2.0
/**
 * What observes the system of a run beside its logs: traces and the container engine from before it boots, metrics and
 * watch commands from when it has booted; closed when evidence is collected.
 */
import type {
  AppendFile,
  MetricReading,
  MetricsHandle,
  SpanSearch,
  TracesHandle,
  WatchHandle,
} from '../ports/index.ts';
import { isAtEndpoint, type MetricSelector, type SpanPattern } from '../core/domain/plan.ts';
import { endpointUrl } from './addresses.ts';
import { createClusterWatch } from './cluster-watch.ts';
import { createEngineWatch, endWatch, noteLost } from './engine-watch.ts';
import { forwardUrl } from './forwards.ts';
import { bashArguments } from './hooks.ts';
import { UNDO_LIMIT_MS } from './limits.ts';
import type { UndoEntry, UndoJournal } from './reverts.ts';
import type { RunContext } from './run-context.ts';

export interface ObserverSet {
  /** Rejects with a HarnessError when no port can be listened on. */
  startTraces(): Promise<void>;
  /** Where the run has containers. */
  startEngineWatch(): Promise<void>;
  /** Where the run has pods; namespaces as the boot hook named them. */
  startClusterWatch(namespaces: readonly string[]): Promise<void>;
  /** Throws a HarnessError when the system named no such endpoint. */
  startMetrics(endpoints: Readonly<Record<string, string>>): void;
  startWatches(): void;
  /** Latest scrape of the selector's source; null before the first. */
  reading(selector: MetricSelector): MetricReading | null;
  /** Spans received so far. */
  spans(): number;
  /** First span after that many that matches. */
  findSpan(pattern: SpanPattern, afterSpan: number): SpanSearch;
  closeAll(): Promise<void>;
}

/** Where systems on this machine send to. */
const TRACES_HOST = '127.0.0.1';

interface Watch {
  readonly handle: WatchHandle;
  readonly ended: Promise<void>;
}

export function createObserverSet(ctx: RunContext, journal: UndoJournal): ObserverSet {
  const metrics = new Map<string, { readonly handle: MetricsHandle; readonly path: string }>();
  const watches: Watch[] = [];
  const traces = createTraces(ctx);
  const engineWatch = createEngineWatch(ctx);
  const clusterWatch = createClusterWatch(ctx);
  return {
    startTraces: traces.start,
    startEngineWatch: engineWatch.start,
    startClusterWatch: clusterWatch.start,
    spans: () => traces.handle()?.position() ?? 0,
    findSpan: (pattern, afterSpan) => traces.handle()?.search(pattern, afterSpan) ?? { found: false },
    startMetrics: (endpoints) => {
      // Of someone else's system nobody says where its metrics are.
      const sources = isAtEndpoint(ctx.plan) ? [] : ctx.plan.system.metrics;
      for (const { name, url, intervalMs } of sources) {
        const address = endpointUrl(forwardUrl(url, ctx.forwards()), endpoints);
        const destination = ctx.ports.writers.openMetrics(name);
        const onChange = (): void => ctx.pulse.notify();
        const handle = ctx.ports.observers.scrapeMetrics({ name, url: address, intervalMs, destination, onChange });
        metrics.set(name, { handle, path: destination.path });
      }
    },
    startWatches: () => {
      for (const { name, script } of ctx.plan.system.watch) watches.push(startWatch(ctx, journal, { name, script }));
    },
    reading: (selector) => metrics.get(selector.source)?.handle.latest(selector) ?? null,
    closeAll: async () => {
      await Promise.all([...metrics].map(([name, scraped]) => endWatch(ctx, name, scraped)));
      metrics.clear();
      await traces.close();
      await engineWatch.close();
      await clusterWatch.close();
      await Promise.all(watches.map(({ handle }) => handle.close()));
      await Promise.all(watches.map(({ ended }) => ended));
    },
  };
}

interface Traces {
  readonly start: () => Promise<void>;
  readonly handle: () => TracesHandle | null;
  readonly close: () => Promise<void>;
}

function createTraces(ctx: RunContext): Traces {
  let received: { readonly handle: TracesHandle; readonly name: string; readonly path: string } | null = null;
  return {
    start: async () => {
      const { traces } = ctx.plan.system;
      if (traces === null) return;
      const destination = ctx.ports.writers.openWatch(traces.name);
      const onChange = (): void => ctx.pulse.notify();
      const handle = await ctx.ports.observers.receiveTraces({ host: TRACES_HOST, destination, onChange });
      received = { handle, name: traces.name, path: destination.path };
      ctx.setTraces(handle.endpoints);
    },
    handle: () => received?.handle ?? null,
    close: async () => {
      if (received !== null) await endWatch(ctx, received.name, received);
    },
  };
}

function startWatch(
  ctx: RunContext,
  journal: UndoJournal,
  watch: { readonly name: string; readonly script: string },
): Watch {
  const destination = ctx.ports.writers.openWatch(watch.name);
  const handle = ctx.ports.observers.watch({
    name: watch.name,
    argv: bashArguments(watch.script),
    env: ctx.environment(),
    cwd: ctx.ports.workDir.path,
    destination,
  });
  const entry = registerEnd(ctx, journal, { name: watch.name, handle });
  return { handle, ended: noteEnd(ctx, { name: watch.name, destination, handle, entry, journal }) };
}

/** Its pid is known only once it runs; where the disk refuses the record, it is ended at once. */
function registerEnd(
  ctx: RunContext,
  journal: UndoJournal,
  { name, handle }: { readonly name: string; readonly handle: WatchHandle },
): UndoEntry | null {
  if (handle.undo === null) return null;
  const subject = `watch ${name}`;
  try {
    return journal.register({ subject, ...handle.undo, fault: null, limitMs: UNDO_LIMIT_MS });
  } catch (error) {
    ctx.recordThrown(error, { subject });
    ctx.breakOff('error', 'the run directory cannot be written');
    void handle.close();
    return null;
  }
}

interface RunningWatch {
  readonly name: string;
  readonly destination: AppendFile;
  readonly handle: WatchHandle;
  readonly entry: UndoEntry | null;
  readonly journal: UndoJournal;
}

async function noteEnd(ctx: RunContext, watch: RunningWatch): Promise<void> {
  const { name, destination, handle, entry, journal } = watch;
  const { exitCode, lines, complete, expected } = await handle.ended;
  ctx.timeline.emit({ type: 'watch.ended', name, path: destination.path, lines, exitCode, expected });
  if (!complete) noteLost(ctx, destination.path);
  if (entry === null) return;
  journal.noteUndone(
    entry,
    expected
      ? { result: 'reverted', proof: 'ended by the harness' }
      : { result: 'already-clean', proof: `ended by itself with exit code ${String(exitCode)}` },
  );
}

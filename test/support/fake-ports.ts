// SPDX-License-Identifier: Apache-2.0
/** The engine's ports over the simulated system: what was written is kept, in order, and can be made to fail. */
import type { RunManifest, TimelineEvent, UndoAction, UndoRecord } from '../../src/core/domain/documents.ts';
import { HarnessError } from '../../src/core/domain/errors.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import type { MetricSelector } from '../../src/core/domain/plan.ts';
import type {
  AppendFile,
  Backend,
  CommandRequest,
  CommandResult,
  CommandRunner,
  EnginePorts,
  ForwardRequest,
  LogHandle,
  LogRequest,
  Observers,
  OpenForward,
  RunWriters,
  TargetIdentity,
  TargetObservation,
  TracesHandle,
} from '../../src/ports/index.ts';
import type { ProcessIdentity } from '../../src/ports/backend.ts';
import type { LogSummary, WatchHandle } from '../../src/ports/observers.ts';
import type { FakeClock } from './fake-clock.ts';
import { fakeHostProcesses, type HostLife } from './fake-host-processes.ts';
import { type SimulatedProcess, type SimulatedSystem, WORK_DIR } from './fake-ports-system.ts';

export interface FakePorts extends EnginePorts {
  readonly clock: FakeClock;
  readonly events: TimelineEvent[];
  readonly undos: UndoRecord[];
  readonly manifests: RunManifest[];
  readonly lines: string[];
  /** Those that were opened, on the ports from 4701 on. */
  readonly forwards: ForwardRequest[];
  /** What was done in which order: `event TYPE`, `requested UNDO`, `undo N`, `undone N`, `apply WHAT PID`, `hook NAME`. */
  readonly order: string[];
  readonly files: Map<string, string>;
  readonly adopted: Map<string, string>;
  /** Value of a metric, by name; null where there is no series. */
  readonly metrics: Map<string, number | null>;
  /** How processes beside the system live, by instance; null for one that cannot be started. */
  readonly hostLives: Map<string, Partial<HostLife> | null>;
  /** What the receiver of traces was sent. */
  readonly spans: FakeSpan[];
  /** Sends a span to the receiver; with the times of the fake clock, now unless said otherwise. */
  sendSpan: ((span: Partial<FakeSpan> & { readonly name: string }) => void) | null;
  /** The disk refuses from then on. */
  disk: { full: boolean; undoFull: boolean; linesLost: boolean };
  /** What a request to the backend does instead of its own; true when it was handled. */
  onApply: ((action: string, process: SimulatedProcess) => boolean) | null;
  /** Ends a watch command as if it had ended by itself. */
  endWatch: ((exitCode: number) => void) | null;
}

export interface FakeSpan {
  readonly name: string;
  /** On the fake clock. */
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

export function createFakePorts(clock: FakeClock, system: SimulatedSystem): FakePorts {
  const kept = {
    clock,
    events: [] as TimelineEvent[],
    undos: [] as UndoRecord[],
    manifests: [] as RunManifest[],
    lines: [] as string[],
    forwards: [] as ForwardRequest[],
    order: [] as string[],
    files: new Map<string, string>(),
    adopted: new Map<string, string>(),
    metrics: new Map<string, number | null>(),
    hostLives: new Map<string, Partial<HostLife> | null>(),
    spans: [] as FakeSpan[],
    sendSpan: null,
    disk: { full: false, undoFull: false, linesLost: false },
    onApply: null,
    endWatch: null,
  };
  const ports: FakePorts = Object.assign(kept, {
    commands: fakeCommands(clock, system, kept.order),
    hostProcesses: fakeHostProcesses(clock, system, { order: kept.order, lives: kept.hostLives }),
    backend: fakeBackend(system, () => ports),
    observers: fakeObservers(clock, system, () => ports),
    openForward: fakeForward(kept),
    writers: fakeWriters(() => ports),
    masker: NO_SECRETS,
    workDir: {
      path: WORK_DIR,
      write: (name: string, content: string) => {
        kept.files.set(name, content);
        return `${WORK_DIR}/${name}`;
      },
      folder: (name: string) => `${WORK_DIR}/${name}`,
      staging: (instance: string) => `${WORK_DIR}/staging/${instance}`,
      remove: () => Promise.resolve(null),
    },
    host: {
      info: () => ({ os: 'linux', arch: 'x64', kernel: '6', node: '24', cpus: 2, memoryBytes: 1 }),
      bootId: () => 'boot-1',
      childEnvironment: (passEnv: readonly string[]) => ({
        PATH: '/usr/bin',
        ...Object.fromEntries(passEnv.map((name) => [name, `passed ${name}`])),
      }),
      nodePath: '/usr/bin/node',
      cliPath: '/opt/chaos/cli.js',
    },
  });
  return ports;
}

function fakeForward({ forwards, order }: Pick<FakePorts, 'forwards' | 'order'>): OpenForward {
  return (request) => {
    forwards.push(request);
    order.push(`forward ${request.name}`);
    const close = (): Promise<void> => {
      order.push(`close ${request.name}`);
      return Promise.resolve();
    };
    return Promise.resolve({ host: '127.0.0.1', port: 4700 + forwards.length, problem: () => null, close });
  };
}

function fakeCommands(clock: FakeClock, system: SimulatedSystem, order: string[]): CommandRunner {
  return {
    run: async (request, signal) => {
      const name = hookOf(request);
      const subject = request.env['CHAOS_INSTANCE'];
      system.hooks.push({ name, atMs: clock.elapsedMs(), env: request.env });
      order.push(`hook ${name}${subject === undefined ? '' : ` ${subject}`}`);
      const running = system.concurrency.get(name) ?? { now: 0, max: 0 };
      running.now += 1;
      running.max = Math.max(running.max, running.now);
      system.concurrency.set(name, running);
      try {
        return await runFake(clock, { request, system, name }, signal);
      } finally {
        running.now -= 1;
      }
    },
    stream: () => Promise.reject(new Error('the engine streams nothing itself')),
  };
}

function hookOf(request: CommandRequest): string {
  const script = request.argv[2] ?? '';
  return script.replace('set -euo pipefail\nhook ', '');
}

async function runFake(
  clock: FakeClock,
  call: { readonly request: CommandRequest; readonly system: SimulatedSystem; readonly name: string },
  signal: AbortSignal,
): Promise<CommandResult> {
  const { request, system, name } = call;
  const startMs = clock.elapsedMs();
  const empty = { exitCode: null, signal: null, stdout: '', stderr: '', stdoutBytes: 0, stderrBytes: 0 };
  if (signal.aborted) return { ...empty, outcome: 'cancelled', durationMs: 0 };
  const answer = system.behave(name, request);
  const durationMs = answer.durationMs ?? 10;
  await clock.sleepUntil(startMs + Math.min(durationMs, request.timeoutMs), signal);
  const passed = { durationMs: clock.elapsedMs() - startMs };
  if (isAborted(signal)) return { ...empty, ...passed, outcome: 'cancelled' };
  if (durationMs > request.timeoutMs) return { ...empty, ...passed, outcome: 'timed-out', stderr: answer.stderr ?? '' };
  const { exitCode = 0, stdout = '', stderr = '', stdoutBytes = stdout.length } = answer;
  return {
    ...empty,
    ...passed,
    exitCode,
    outcome: 'exited',
    stdout: stdout.slice(0, request.stdoutLimitBytes),
    stderr: stderr.slice(-request.stderrLimitBytes),
    stdoutBytes,
    stderrBytes: stderr.length,
    ...(answer.stdoutMasked === true ? { stdoutMasked: true } : {}),
  };
}

/** Asked again after a wait. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

function fakeBackend(system: SimulatedSystem, ports: () => FakePorts): Backend {
  const processOf = ({
    pid,
    startTime,
  }: {
    readonly pid: number;
    readonly startTime: string;
  }): SimulatedProcess | null => {
    const process = system.processes.get(pid);
    return process?.startTime === startTime && process.condition !== 'gone' ? process : null;
  };
  const observe = (identity: TargetIdentity): TargetObservation => {
    const condition = processOf(simulated(identity))?.condition ?? 'gone';
    return { condition, proof: `pid ${simulated(identity).pid} is ${condition}` };
  };
  return {
    id: 'process',
    describe: () => Promise.resolve(null),
    locate: (address) => {
      const pidFile = 'pidFile' in address ? address.pidFile : '';
      const process = system.processes.get(system.pidFiles.get(pidFile) ?? -1);
      if (process === undefined || process.condition === 'gone') {
        return Promise.resolve({ found: false, reason: `no process of ${address.label}` });
      }
      const { pid, startTime } = process;
      const group = address.type === 'process-group';
      return Promise.resolve({ found: true, identity: { kind: 'process', pid, startTime, group } });
    },
    apply: (action, identity) => {
      const what = action.do === 'kill' ? `kill ${action.signal}` : action.do;
      ports().order.push(`apply ${what} ${simulated(identity).pid}`);
      const process = processOf(simulated(identity));
      if (process === null) return Promise.reject(new HarnessError('the process has ended', { code: 'target-gone' }));
      if (ports().onApply?.(what, process) === true) return Promise.resolve();
      if (action.do === 'freeze') process.condition = 'frozen';
      else if (process.onSignal !== null && what !== 'kill KILL') process.onSignal(what);
      else if (!/USR[12]$/.test(what)) process.condition = 'gone';
      return Promise.resolve();
    },
    observe: (identity) => Promise.resolve(observe(identity)),
    observeAll: (identities) => Promise.resolve(identities.map(observe)),
    undoOf: (action, identity) => {
      if (action.do !== 'freeze') return Promise.resolve(null);
      const { pid, startTime, group } = simulated(identity);
      return Promise.resolve({
        action: { kind: 'process.continue', pid, startTime, group },
        shell: `kill -CONT ${pid}`,
      });
    },
    undo: (action) => Promise.resolve(undoFake(action, processOf, ports().order)),
    removeStrays: () => Promise.resolve({ clean: true, lines: [] }),
  };
}

/** The simulated system has processes alone. */
function simulated(identity: TargetIdentity): ProcessIdentity {
  if (identity.kind !== 'process') throw new Error(`no simulated ${identity.kind}`);
  return identity;
}

function undoFake(
  action: UndoAction,
  processOf: (identity: { readonly pid: number; readonly startTime: string }) => SimulatedProcess | null,
  order: string[],
): Awaited<ReturnType<Backend['undo']>> {
  if (action.kind !== 'process.continue' && action.kind !== 'process.end') throw new Error(`not mine: ${action.kind}`);
  order.push(`${action.kind} ${action.pid}`);
  const process = processOf(action);
  if (process === null) return { result: 'gone-with-target', proof: `pid ${action.pid} has ended` };
  process.condition = action.kind === 'process.end' ? 'gone' : 'running';
  return { result: 'reverted', proof: `pid ${action.pid} is ${process.condition}` };
}

type WatchEnd = Awaited<WatchHandle['ended']>;

/** How long after it was written a followed line is read by itself. */
const FOLLOW_MS = 200;

function fakeObservers(clock: FakeClock, system: SimulatedSystem, ports: () => FakePorts): Observers {
  return {
    followLog: (request) => followFake(clock, system, request),
    scrapeMetrics: ({ name, intervalMs, onChange }) => {
      const stop = new AbortController();
      let lines = 0;
      let latest: { readonly values: ReadonlyMap<string, number | null>; readonly atMs: number } | null = null;
      const loop = async (): Promise<void> => {
        while (!stop.signal.aborted) {
          latest = { values: new Map(ports().metrics), atMs: clock.elapsedMs() };
          lines += 1;
          onChange();
          await clock.sleepUntil(clock.elapsedMs() + intervalMs, stop.signal);
        }
      };
      void loop();
      return {
        name,
        latest: ({ metric }: MetricSelector) =>
          latest === null ? null : { value: latest.values.get(metric) ?? null, atMs: latest.atMs },
        close: () => {
          stop.abort();
          return Promise.resolve({ lines, complete: !ports().disk.linesLost });
        },
      };
    },
    watch: ({ name }) => {
      const process = system.spawn(`watch ${name}`, `${WORK_DIR}/watch-${name}.pid`);
      let end = (_: WatchEnd): void => undefined;
      const ended = new Promise<WatchEnd>((resolve) => {
        end = resolve;
      });
      ports().endWatch = (exitCode) => {
        process.condition = 'gone';
        end({ exitCode, lines: 2, complete: true, expected: false });
      };
      return {
        undo: {
          action: { kind: 'process.end', pid: process.pid, startTime: process.startTime },
          shell: `kill ${process.pid}`,
        },
        ended,
        close: () => {
          process.condition = 'gone';
          end({ exitCode: null, lines: 3, complete: !ports().disk.linesLost, expected: true });
          return Promise.resolve();
        },
      };
    },
    watchEngine: ({ labels, labelNames }) => {
      ports().order.push(`watch engine ${JSON.stringify(labels)} ${labelNames.join(' ')}`);
      return Promise.resolve({ close: () => Promise.resolve({ lines: 4, complete: !ports().disk.linesLost }) });
    },
    watchCluster: ({ namespaces }) => {
      ports().order.push(`watch cluster ${namespaces.join(' ')}`);
      return Promise.resolve({ close: () => Promise.resolve({ lines: 5, complete: !ports().disk.linesLost }) });
    },
    receiveTraces: ({ onChange }) => Promise.resolve(receiveFake(clock, ports(), onChange)),
  };
}

function receiveFake(clock: FakeClock, ports: FakePorts, onChange: () => void): TracesHandle {
  const { spans } = ports;
  const wallEndsMs: number[] = [];
  ports.sendSpan = ({ name, endMs = clock.elapsedMs(), attributes = {} }) => {
    spans.push({ name, endMs, attributes });
    // As its sender's clock, which is ours, says it now.
    wallEndsMs.push(Date.parse(clock.wallTime()) - clock.elapsedMs() + endMs);
    onChange();
  };
  return {
    endpoints: { grpc: 'http://127.0.0.1:4317', http: 'http://127.0.0.1:4318' },
    position: () => spans.length,
    search: ({ name, attributes = {} }, afterSpan) => {
      const index = spans.findIndex(
        (span, at) =>
          at >= afterSpan &&
          span.name === name &&
          Object.entries(attributes).every(([key, value]) => span.attributes[key] === value),
      );
      const found = spans[index];
      if (found === undefined) return { found: false };
      const endUnixNano = `${String(wallEndsMs[index])}000000`;
      const span = index + 1;
      return { found: true, span, line: span, atMs: clock.elapsedMs(), startUnixNano: endUnixNano, endUnixNano };
    },
    close: () => {
      ports.sendSpan = null;
      return Promise.resolve({ lines: spans.length, complete: !ports.disk.linesLost });
    },
  };
}

function followFake(clock: FakeClock, system: SimulatedSystem, request: LogRequest): LogHandle {
  const stop = new AbortController();
  let read = 0;
  const lines = (): readonly string[] =>
    ('file' in request.source ? system.files.get(request.source.file) : undefined) ?? [];
  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      if (lines().length > read) {
        read = lines().length;
        request.onChange();
      }
      await clock.sleepUntil(clock.elapsedMs() + FOLLOW_MS, stop.signal);
    }
  };
  void loop();
  let turned: { readonly rest: AppendFile; readonly at: number } | null = null;
  const summary = (): LogSummary => {
    const all = lines();
    const counts = request.texts.map((text) => {
      const hits = all.flatMap((line, at) => (line.includes(text) ? [at + 1] : []));
      return { text, count: hits.length, lines: hits };
    });
    return { lines: all.length, bytes: all.length * 10, capped: false, complete: true, counts };
  };
  return {
    position: () => ({ lines: read, bytes: read * 10 }),
    catchUp: async () => {
      read = lines().length;
    },
    search: (pattern, afterLine) => {
      if (pattern === '(slow)') return { found: false, reason: 'pattern-too-slow' };
      const index = lines().findIndex((line, at) => at >= afterLine && at < read && new RegExp(pattern).test(line));
      const text = lines()[index];
      return text === undefined ? { found: false, reason: 'no-match' } : { found: true, line: index + 1, text };
    },
    turnTo: async (rest) => {
      turned = { rest, at: lines().length };
      return summary();
    },
    close: async () => {
      stop.abort();
      if (turned !== null) {
        for (const line of lines().slice(turned.at)) turned.rest.append(`${line}\n`);
      }
      return summary();
    },
  };
}

function fakeWriters(ports: () => FakePorts): RunWriters {
  const file = (path: string): AppendFile => ({
    path,
    append: (bytes) => void ports().files.set(path, (ports().files.get(path) ?? '') + String(bytes)),
    close: () => undefined,
  });
  const refuse = (full: boolean): void => {
    if (full) throw new HarnessError('no space left on the disk', { code: 'disk-full' });
  };
  return {
    runDir: '/simulated/runs/example',
    appendEvent: (event) => {
      refuse(ports().disk.full);
      ports().events.push(event);
      const requests = event.type === 'fault.requested' || event.type === 'operation.started';
      ports().order.push(requests ? `requested ${event.undo}` : `event ${event.type}`);
    },
    appendUndo: (record) => {
      refuse(ports().disk.full || ports().disk.undoFull);
      ports().undos.push(record);
      ports().order.push(`${record.type} ${record.id}`);
    },
    writeManifest: (manifest) => {
      refuse(ports().disk.full);
      ports().manifests.push(manifest);
    },
    log: (line) => void ports().lines.push(line),
    openComponentLog: (component) => file(`logs/${component}.log`),
    openTeardownLog: (component) => {
      refuse(ports().disk.full);
      return file(`logs/${component}.teardown.log`);
    },
    openInstanceLog: ({ workload, instance, role }) =>
      file(`workloads/${workload}/instances/${instance}/logs/${role}.log`),
    openMetrics: (name) => file(`system/metrics/${name}.jsonl`),
    openWatch: (name) => file(`system/watch/${name}.jsonl`),
    adoptInstanceFiles: ({ instance }, stagingDir) => {
      refuse(ports().disk.full);
      ports().adopted.set(instance, stagingDir);
      return Promise.resolve({ files: 2, bytes: 20, leftOut: [] });
    },
    inputPath: (name) => `/simulated/runs/example/inputs/${name}`,
    close: () => undefined,
  };
}

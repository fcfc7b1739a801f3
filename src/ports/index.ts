// SPDX-License-Identifier: Apache-2.0
/** What the engine needs of the world. Interfaces only; wiring.ts joins them to implementations. */
import type { Backend } from './backend.ts';
import type { Clock } from './clock.ts';
import type { CommandRunner } from './commands.ts';
import type { OpenForward } from './forwards.ts';
import type { Host } from './host.ts';
import type { HostProcesses } from './host-processes.ts';
import type { Masker } from './masker.ts';
import type { Observers } from './observers.ts';
import type { RunWriters, WorkDir } from './run-writers.ts';

export type { Backend, FaultAction, TargetAddress, TargetIdentity, TargetObservation, UndoPlan } from './backend.ts';
export type { Clock } from './clock.ts';
export type { CommandRequest, CommandResult, CommandRunner } from './commands.ts';
export type { ForwardHandle, ForwardRequest, OpenForward } from './forwards.ts';
export type { Host } from './host.ts';
export type { HostProcess, HostProcessEnd, HostProcesses } from './host-processes.ts';
export type { Masker } from './masker.ts';
export type {
  EngineWatchHandle,
  LogHandle,
  LogPlace,
  LogRequest,
  LogSummary,
  MetricReading,
  MetricsHandle,
  Observers,
  SpanSearch,
  TracesHandle,
  WatchHandle,
} from './observers.ts';
export type { AdoptedFiles, AppendFile, RunWriters, WorkDir } from './run-writers.ts';

/** All that executing a plan touches. */
export interface EnginePorts {
  readonly clock: Clock;
  readonly commands: CommandRunner;
  readonly backend: Backend;
  readonly observers: Observers;
  /** Used where the system has ports of pods to forward. */
  readonly openForward: OpenForward;
  readonly writers: RunWriters;
  readonly workDir: WorkDir;
  readonly host: Host;
  readonly hostProcesses: HostProcesses;
  /** Hides the run's secrets in whatever is recorded or shown; what commands print and files get is masked by then. */
  readonly masker: Masker;
}

// SPDX-License-Identifier: Apache-2.0
/** What the app functions need of the world besides files: given by wiring.ts to the command line and the action alike. */
import type { FaultKind } from '../core/domain/documents.ts';
import type { BackendId } from '../core/domain/plan.ts';
import type { ArtifactStore } from '../ports/artifacts.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import type {
  Backend,
  Clock,
  CommandRunner,
  EnginePorts,
  Host,
  Masker,
  OpenForward,
  RunWriters,
  WorkDir,
} from '../ports/index.ts';
import type { Patterns } from '../ports/patterns.ts';
import type { BackendPreflight } from '../ports/preflight.ts';

export interface GitState {
  /** Null without git or outside a work tree. */
  readonly commit: string | null;
  /** Whether the work tree had changes; null when unknown. */
  readonly dirty: boolean | null;
}

/** A pid alone may be another process by tomorrow. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTime: string;
}

/** A process that leads a session, as hooks do. */
export interface SessionLeader extends ProcessIdentity {
  readonly argv: readonly string[];
}

export interface AppPorts {
  readonly clock: Clock;
  readonly host: Host;
  readonly commands: CommandRunner;
  /** Faults outside of a run: undoing what one left. */
  backendOf(backend: BackendId): Backend;
  /** Ports of pods on this machine, for hooks outside of a run. */
  readonly openForward: OpenForward;
  /** Tries what a backend needs of this machine. */
  preflightOf(backend: BackendId): BackendPreflight;
  readonly patterns: Patterns;
  /** Where a job's files are kept after it. */
  readonly artifacts: ArtifactStore;
  /** Who this process is, for whoever must stop it later. */
  self(): ProcessIdentity;
  /** Absolute path of the private folder for what is kept between runs; it need not be there. */
  stateDir(): string;
  /** Living processes that lead a session of their own and whose environment says that they are of the run. */
  sessionLeadersOf(runId: string): readonly SessionLeader[];
  /** Ends all processes whose environment has an entry that begins so (`NAME=value`), and says who they were. */
  endMarked(mark: string): Promise<{ readonly pids: readonly number[]; readonly ended: boolean }>;
  /**
   * Starts the process that recovers our runs when we die, and does not wait for it. Throws what the system says when
   * it cannot be started. `close` ends it.
   */
  startWatchdog(logFile: string): { close(): void };
  /** Random bytes, for seeds and run ids. */
  randomBytes(count: number): Uint8Array;
  /** Faults that a backend can do. */
  faultsOf(backend: BackendId): readonly FaultKind[];
  /** A reader of one run directory. Throws a HarnessError when it is not a folder. */
  openEvidence(runDir: string): EvidenceReader;
  gitState(folder: string): Promise<GitState>;
  /** The engine's ports for one run. */
  createEnginePorts(run: {
    readonly runId: string;
    readonly backend: BackendId;
    readonly writers: RunWriters;
    readonly workDir: WorkDir;
    readonly masker: Masker;
  }): EnginePorts;
  /** Variables of our own environment, where set. */
  variables(names: readonly string[]): Readonly<Record<string, string>>;
  /** Hides these values. */
  createMasker(values: readonly string[]): Masker;
  /** Child processes whose output is masked. */
  createCommands(masker: Masker): CommandRunner;
  /** Folders of what is shipped beside the program. */
  readonly shipped: {
    readonly experimentsDir: string;
    readonly adaptersDir: string;
    readonly templatesDir: string;
  };
}

// SPDX-License-Identifier: Apache-2.0
/**
 * What every part of the engine shares: plan, ports, timeline, the phase the run is in, how errors are recorded and how
 * a run is broken off. Who breaks it off, and what happens then, is decided elsewhere.
 */
import type { Phase, RunManifest, TimelineEvent } from '../core/domain/documents.ts';
import { causeChain, HarnessError } from '../core/domain/errors.ts';
import type { PlannedSystem, RunPlan } from '../core/domain/plan.ts';
import { GATEWAY } from '../core/domain/target.ts';
import type { EnginePorts, TracesHandle } from '../ports/index.ts';
import { ofGeneration, type Told, withTold } from './addresses.ts';
import { buildEnvironment, type Environment, systemEnvironment } from './environment.ts';
import { forwardEnvironment, type OpenedForwards } from './forwards.ts';
import type { HookTools } from './hooks.ts';
import { AFTER_SIGNAL_MS } from './limits.ts';
import { createPulse, type Pulse } from './pulse.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { oneLine } from './text.ts';

/** What the boot hook said of where things are; no files of a gateway that is a pod. */
export interface Booted extends Told {
  readonly pidFile: string | null;
  readonly log: string | null;
  readonly generation: string | null;
}

export interface ErrorReport {
  readonly code: string;
  /** Hook, instance, operation, step: what it is about. */
  readonly subject: string | null;
  readonly message: string;
  /** The phase the run is in, unless said otherwise. */
  readonly phase?: Phase;
}

export interface Breakage {
  readonly kind: 'error' | 'signal';
  readonly reason: string;
  readonly atMs: number;
}

/** Name of the file in the work folder that tells the boot hook the settings asked for. */
export const SETTINGS_FILE = 'settings.json';

export interface RunContext {
  readonly plan: RunPlan;
  readonly ports: EnginePorts;
  readonly timeline: Timeline;
  readonly pulse: Pulse;
  readonly hookTools: HookTools;
  /** Environment of hooks on instances and of watch commands. */
  environment(): Environment;
  /** Environment of hooks on the system as a whole. */
  systemEnvironment(): Environment;
  /** Addresses of the system by name, as its boot hook told them; none before. */
  endpoints(): Readonly<Record<string, string>>;
  setEndpoints(endpoints: Readonly<Record<string, string>>): void;
  /** Addresses of forwards by name; hooks have their variables from now on. */
  forwards(): OpenedForwards['addresses'];
  setForwards(addresses: OpenedForwards['addresses']): void;
  /** What receives traces from now on. */
  setTraces(endpoints: TracesHandle['endpoints']): void;
  /** Whether what could not be deleted is left as it is. */
  readonly keepLeftovers: boolean;
  /** Targets that a firing must act on; null where they are to be chosen. */
  pinnedTargets(firing: Omit<RecordedChoice, 'chosen'>): readonly string[] | null;
  /** The planned system; once it has booted, that of its generation, with the gateway where the boot hook says it is. */
  system(): PlannedSystem;
  /** Throws a HarnessError when places name what the boot hook did not say. */
  setBooted(booted: Booted): void;
  /** Aborts when the run is broken off: no further step, waits end. */
  readonly flow: AbortSignal;
  /** Aborts when the harness is told to stop. */
  readonly told: AbortSignal;
  /** Aborts some time after the harness was told to stop: then collecting and deleting must end. */
  readonly evidence: AbortSignal;
  /** The harness is told to stop: recorded, and the run is broken off. */
  tellToStop(reason: string): void;
  wasTold(): boolean;
  /** Ends what the context itself has running. */
  dispose(): void;
  /** Milliseconds on the clock; for deadlines and observations. */
  nowMs(): number;
  phase(): Phase;
  setPhase(phase: Phase): void;
  /** Records an error; the verdict will be ERROR. The run goes on. */
  recordError(report: ErrorReport): void;
  /** Records whatever was thrown: a HarnessError by its code, all else as a bug. */
  recordThrown(error: unknown, about: { readonly subject: string | null; readonly phase?: Phase }): void;
  /** No further step starts. The first reason counts. */
  breakOff(kind: Breakage['kind'], reason: string): void;
  breakage(): Breakage | null;
  isBroken(): boolean;
}

/** What an earlier run chose. */
export interface RecordedChoice {
  /** Path of the step, with its rounds. */
  readonly step: string;
  readonly operation: string;
  readonly firing: number;
  readonly chosen: readonly string[];
}

export interface ContextOptions {
  readonly manifest: RunManifest;
  readonly keepLeftovers?: boolean;
  /** Choices that are made again; none where left out. */
  readonly choices?: readonly RecordedChoice[];
  readonly onEvent?: (event: TimelineEvent) => void;
  readonly signal: AbortSignal;
}

export function createRunContext(plan: RunPlan, ports: EnginePorts, options: ContextOptions): RunContext {
  const breaker = createBreaker(ports);
  const pulse = createPulse();
  const timeline = createTimeline({
    clock: ports.clock,
    writers: ports.writers,
    pulse,
    masker: ports.masker,
    onEvent: (event) => show(options, event),
    onRefused: (error) => {
      recordThrown(error, { subject: 'run directory' });
      breaker.breakOff('error', 'the run directory cannot be written');
    },
  });
  let phase: Phase = 'boot';
  const recordError = (report: ErrorReport): void => {
    const { code, subject, message } = report;
    timeline.emit({ type: 'error', phase: report.phase ?? phase, code, subject, message: oneLine(message) });
  };
  const recordThrown: RunContext['recordThrown'] = (error, about) => {
    const known = error instanceof HarnessError ? error : null;
    const subject = about.subject ?? known?.subject ?? null;
    recordError({ ...about, code: known?.code ?? 'bug', subject, message: describeThrown(error) });
  };
  return {
    plan,
    ports,
    timeline,
    pulse,
    keepLeftovers: options.keepLeftovers ?? false,
    pinnedTargets: pinnedBy(options.choices ?? []),
    ...surroundings(plan, ports, timeline),
    ...createSystemView(plan.system),
    flow: breaker.signal,
    told: options.signal,
    ...createStop(ports, (reason) => {
      timeline.emit({ type: 'signal.received', signal: reason });
      breaker.breakOff('signal', `told to stop by ${reason}`);
    }),
    nowMs: () => ports.clock.elapsedMs(),
    phase: () => phase,
    setPhase: (next) => {
      phase = next;
    },
    recordError,
    recordThrown,
    breakOff: breaker.breakOff,
    breakage: breaker.breakage,
    isBroken: () => breaker.breakage() !== null,
  };
}

function pinnedBy(choices: readonly RecordedChoice[]): RunContext['pinnedTargets'] {
  const keyOf = ({ step, operation, firing }: Omit<RecordedChoice, 'chosen'>): string =>
    `${step} ${operation} ${String(firing)}`;
  const pinned = new Map(choices.map((choice) => [keyOf(choice), choice.chosen]));
  return (firing) => pinned.get(keyOf(firing)) ?? null;
}

/** What went wrong and why, on one line. */
export function describeThrown(error: unknown): string {
  return causeChain(error).join(': ');
}

/** Someone who watches must not be able to break the run. */
function show(options: ContextOptions, event: TimelineEvent): void {
  try {
    options.onEvent?.(event);
  } catch {
    // The event is in the timeline; that it was not shown is not the run's affair.
  }
}

function createBreaker(
  ports: EnginePorts,
): Pick<RunContext, 'breakOff' | 'breakage'> & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  let breakage: Breakage | null = null;
  return {
    signal: controller.signal,
    breakage: () => breakage,
    breakOff: (kind, reason) => {
      if (breakage !== null) return;
      breakage = { kind, reason, atMs: ports.clock.elapsedMs() };
      controller.abort(reason);
    },
  };
}

function createStop(
  ports: EnginePorts,
  onTold: (reason: string) => void,
): Pick<RunContext, 'evidence' | 'tellToStop' | 'wasTold' | 'dispose'> {
  const evidence = new AbortController();
  const timer = new AbortController();
  let told = false;
  return {
    evidence: evidence.signal,
    wasTold: () => told,
    dispose: () => timer.abort(),
    tellToStop: (reason) => {
      if (told) return;
      told = true;
      const { clock } = ports;
      void clock.sleepUntil(clock.elapsedMs() + AFTER_SIGNAL_MS, timer.signal).then(() => evidence.abort());
      onTold(reason);
    },
  };
}

/** The boot hook knows best where its gateway is. */
function createSystemView(planned: PlannedSystem): Pick<RunContext, 'system' | 'setBooted'> {
  let system = planned;
  return {
    system: () => system,
    setBooted: ({ pidFile, log, generation, ...told }) => {
      system = withTold(ofGeneration(planned, generation), told);
      const location = system.components[GATEWAY];
      if (location === undefined) return;
      const itsPid = 'pidFile' in location && pidFile !== null ? { pidFile } : {};
      const gateway = { ...location, ...itsPid, log: location.log ?? log };
      system = { ...system, components: { ...system.components, [GATEWAY]: gateway } };
    },
  };
}

function surroundings(
  plan: RunPlan,
  ports: EnginePorts,
  timeline: Timeline,
): Pick<
  RunContext,
  | 'hookTools'
  | 'environment'
  | 'systemEnvironment'
  | 'setTraces'
  | 'endpoints'
  | 'setEndpoints'
  | 'forwards'
  | 'setForwards'
> {
  const { host, workDir } = ports;
  let environment = buildEnvironment({
    plan,
    host: host.childEnvironment(plan.system.passEnv),
    nodePath: host.nodePath,
    cliPath: host.cliPath,
    workDir: workDir.path,
  });
  let traces: TracesHandle['endpoints'] | null = null;
  let endpoints: Readonly<Record<string, string>> = {};
  let forwards: OpenedForwards['addresses'] = {};
  return {
    hookTools: {
      commands: ports.commands,
      hooks: plan.system.hooks,
      cwd: workDir.path,
      emit: (event) => timeline.emit(event),
    },
    environment: () => environment,
    forwards: () => forwards,
    setForwards: (addresses) => {
      forwards = addresses;
      environment = { ...environment, ...forwardEnvironment(addresses) };
    },
    systemEnvironment: () =>
      systemEnvironment(environment, {
        gateway: plan.gateway,
        seed: plan.seed,
        settingsFile: `${workDir.path}/${SETTINGS_FILE}`,
        traces,
      }),
    setTraces: (receiving) => {
      traces = receiving;
    },
    endpoints: () => endpoints,
    setEndpoints: (named) => {
      endpoints = named;
    },
  };
}

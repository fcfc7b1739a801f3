// SPDX-License-Identifier: Apache-2.0

/**
 * What a gateway of the older generation does about its sandboxes: one container each, whose first process is the
 * supervisor. It looks at the containers now and then, gives up for good what it sees ended, and never starts anything
 * again by itself. Owns the phases of a running sandbox; stop, start and delete are in lifecycle.ts.
 */

import {
  background,
  countSessions,
  type Failure,
  type Gateway,
  type Hello,
  liveOf,
  type ObservedDriver,
  persist,
  type Recovered,
  type ReportedExit,
  type Rules,
  type SessionHandle,
  setPhase,
} from './context.ts';
import { isActive, type PhaseDetails, type Reason } from './phases.ts';
import type { SandboxRecord } from './store.ts';

const ENDED_LIMIT_MS = 15_000;
const ENDED: Failure = { reason: 'ContainerExited', message: 'Container exited' };
const MAIN_EXITED: PhaseDetails = { reason: 'MainProcessExited', message: 'Canonical main process exited' };
const NO_SESSION: PhaseDetails = { reason: 'SupervisorNotConnected', message: 'no supervisor session' };

/** States of a container that are an end for its sandbox, whatever comes after. */
const LATCHING: Readonly<Record<string, Reason>> = {
  paused: 'ContainerPaused',
  restarting: 'ContainerRestarting',
  exited: 'ContainerExited',
  dead: 'ContainerDead',
};

export class GenerationA implements Rules {
  readonly lostStart: Rules['lostStart'] = { ...ENDED, runs: true };
  private readonly driver: ObservedDriver;

  constructor(driver: ObservedDriver) {
    this.driver = driver;
  }

  /** Starts the container; what is seen of it before that is over does not count. */
  async supervise(gateway: Gateway, name: string): Promise<void> {
    const live = liveOf(gateway, name);
    live.starting = true;
    try {
      await gateway.driver.startSupervisor(gateway, name, () => undefined);
    } finally {
      live.starting = false;
      live.startedAtMs = performance.now();
    }
  }

  /** The container is left as it is: it may run on behind the error. */
  async fail(gateway: Gateway, name: string, failure: Failure): Promise<void> {
    setPhase(gateway, name, { to: 'Error', details: failure, seen: true });
    await gateway.store.commit();
  }

  attach(gateway: Gateway, hello: Hello, session: SessionHandle): boolean {
    const record = gateway.store.get(hello.name);
    if (record === undefined) {
      session.send({ type: 'refused', message: 'no such sandbox' });
      return false;
    }
    const live = liveOf(gateway, hello.name);
    live.session = session;
    countSessions(gateway);
    if (gateway.draining || record.intent !== 'running') return true;
    // Also behind an error: a container that was restarted from outside runs its main process again.
    const { generation, command, env } = record;
    const { version, endpoints } = record.policy;
    session.send({ type: 'config', generation, run: true, command, env, policy: { version, endpoints } });
    return true;
  }

  onSessionClosed(gateway: Gateway, name: string, session: SessionHandle): void {
    const live = liveOf(gateway, name);
    if (live.session !== session) return;
    live.session = undefined;
    for (const exec of gateway.execs.values()) if (exec.name === name) exec.abandon();
    countSessions(gateway);
    if (gateway.draining || gateway.store.get(name)?.phase !== 'Ready') return;
    setPhase(gateway, name, { to: 'Provisioning', details: NO_SESSION });
    persist(gateway);
  }

  onRunning(gateway: Gateway, name: string, generation: number): void {
    const record = gateway.store.get(name);
    // One that lost against a sweep stays as it is until the sweep has failed it.
    if (record?.generation !== generation || !isActive(record.phase) || gateway.losers.has(name)) return;
    setPhase(gateway, name, { to: 'Ready' });
    persist(gateway);
  }

  /** There is no other supervisor that could be obeyed. */
  onBindRefused(): Promise<void> {
    return Promise.resolve();
  }

  /** Any exit is an error, and for good, also one with code 0. */
  async onExit(gateway: Gateway, name: string, exit: ReportedExit): Promise<void> {
    const record = gateway.store.get(name);
    const session = gateway.live.get(name)?.session;
    const { generation, outside } = exit;
    if (record !== undefined && record.generation === generation && isActive(record.phase)) {
      if (outside && !gateway.settings.switches.has('4828')) await this.startAgain(gateway, record);
      else {
        const exitCode = exit.code ?? undefined;
        setPhase(gateway, name, { to: 'Error', details: { ...MAIN_EXITED, exitCode } });
      }
      await gateway.store.commit();
    }
    session?.send({ type: 'exit-ack', generation, next: 'end' });
  }

  /** Without the bugs: what was ended from outside is started again, once it has ended. */
  private async startAgain(gateway: Gateway, record: SandboxRecord): Promise<void> {
    const { name } = record;
    gateway.store.update(name, { generation: record.generation + 1 });
    setPhase(gateway, name, { to: 'Provisioning', details: { reason: 'ContainerStopped' }, seen: true });
    await gateway.store.commit();
    const live = liveOf(gateway, name);
    live.starting = true;
    const work = this.driver.awaitEnd(gateway, name, ENDED_LIMIT_MS).then(() => this.supervise(gateway, name));
    background(gateway, work, 'Failed to start a container again');
  }

  watch(gateway: Gateway): { readonly close: () => void } {
    let looking = false;
    const look = async (): Promise<void> => {
      const beganMs = performance.now();
      const seen = await this.driver.survey();
      for (const record of gateway.store.list()) {
        const live = liveOf(gateway, record.name);
        if (gateway.draining || live.starting || live.startedAtMs > beganMs) continue;
        await this.judge(gateway, record, seen.get(record.id));
      }
    };
    const timer = setInterval(() => {
      if (looking) return;
      looking = true;
      const done = look().finally(() => {
        looking = false;
      });
      background(gateway, done, 'Failed to poll sandboxes');
    }, gateway.settings.pollIntervalMs);
    return { close: () => clearInterval(timer) };
  }

  private async judge(
    gateway: Gateway,
    seenOf: SandboxRecord,
    view: { readonly state: string } | undefined,
  ): Promise<void> {
    const { name } = seenOf;
    const record = gateway.store.get(name);
    if (record === undefined || record.phase === 'Deleting' || record.pendingOperation !== null) return;
    if (view === undefined) {
      // Removed behind the gateway: the sandbox is gone without a word.
      gateway.live.delete(name);
      gateway.store.remove(name);
      return gateway.store.commit();
    }
    if (!isActive(record.phase) || gateway.losers.has(name)) return;
    const reason = LATCHING[view.state];
    if (reason === undefined) return this.judgeRunning(gateway, record);
    const { switches } = gateway.settings;
    const isKeptUp = !switches.has('4828') && !switches.has('supervisor-kill');
    if (view.state === 'exited' && isKeptUp) return this.startAgain(gateway, record);
    const message = view.state === 'exited' ? ENDED.message : `Container ${view.state}`;
    await this.fail(gateway, name, { reason, message });
  }

  private async judgeRunning(gateway: Gateway, { name, phase }: SandboxRecord): Promise<void> {
    if (phase !== 'Ready' || liveOf(gateway, name).session !== undefined) return;
    setPhase(gateway, name, { to: 'Provisioning', details: NO_SESSION, seen: true });
    await gateway.store.commit();
  }

  /** A container that runs is left alone: its supervisor dials again. */
  async recover(gateway: Gateway, record: SandboxRecord): Promise<Recovered> {
    const { name } = record;
    const runs = await gateway.driver.runsWorkload(gateway, name);
    if (!runs) gateway.store.update(name, { generation: record.generation + 1 });
    setPhase(gateway, name, { to: 'Provisioning', details: NO_SESSION, seen: true });
    if (!runs) await this.supervise(gateway, name);
    return 'started';
  }
}

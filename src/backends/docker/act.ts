// SPDX-License-Identifier: Apache-2.0
/**
 * What each action does to a container or to its main process. Who it is, is read again immediately before; a request whose
 * answer was lost is not made twice.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type { ContainerIdentity, ContainerProcessIdentity, FaultAction } from '../../ports/backend.ts';
import { identityOf, isUp, lookBeforeActing, whyGone } from './containers.ts';
import type { ContainerFacts } from './container-facts.ts';
import type { EngineApi } from './engine-api.ts';
import { freezeContainer } from './freeze.ts';
import { processOfContainer } from './kernel.ts';
import { cutContainer } from './networks.ts';
import { sendSignal, targetGone } from './signals.ts';
import { type DockerTools, holdsWithin, whileAway } from './tools.ts';

const POLL_MS = 10;

export interface ContainerAct {
  readonly action: FaultAction;
  readonly identity: ContainerIdentity;
}

export interface ProcessAct {
  readonly action: FaultAction;
  readonly identity: ContainerProcessIdentity;
}

export async function actOnContainer(
  tools: DockerTools,
  { action, identity }: ContainerAct,
  signal: AbortSignal,
): Promise<void> {
  const api = await tools.engine();
  switch (action.do) {
    case 'kill':
      return whileAway(
        tools.clock,
        async () => {
          const container = await lookBeforeActing(api, identity, signal);
          const target = { container, pid: container.pid, startTime: null };
          await sendSignal(api, { target, name: `SIG${action.signal}` }, signal);
        },
        signal,
      );
    case 'stop':
      return endOnce(tools, { api, identity, end: (id) => api.stop(id, secondsOf(action), signal) }, signal);
    case 'restart':
      return endOnce(tools, { api, identity, end: (id) => api.restart(id, secondsOf(action), signal) }, signal);
    case 'freeze':
      return freezeContainer(tools, identity, signal);
    case 'partition':
      return cutContainer(tools, identity, signal);
    case 'scale-down':
      throw noController();
  }
}

/** The engine counts whole seconds, and takes 0 for "kill at once". */
function secondsOf({ graceMs }: { readonly graceMs: number }): number {
  return Math.ceil(graceMs / 1000);
}

/** Asks until the life is over; one that is over although the answer was lost was ended by the request. */
async function endOnce(
  { clock }: DockerTools,
  how: {
    readonly api: EngineApi;
    readonly identity: ContainerIdentity;
    readonly end: (id: string) => Promise<void>;
  },
  signal: AbortSignal,
): Promise<void> {
  const { api, identity, end } = how;
  let asked = false;
  await whileAway(
    clock,
    async () => {
      if (asked && whyGone(await api.inspect(identity.id, signal), identity) !== null) return;
      await lookBeforeActing(api, identity, signal);
      asked = true;
      await end(identity.id);
    },
    signal,
  );
}

export async function actOnMainProcess(
  tools: DockerTools,
  { action, identity }: ProcessAct,
  signal: AbortSignal,
): Promise<void> {
  switch (action.do) {
    case 'kill':
      return signalMain(tools, { identity, name: `SIG${action.signal}` }, signal);
    case 'freeze':
      return signalMain(tools, { identity, name: 'SIGSTOP' }, signal);
    case 'stop':
      return stopMain(tools, { identity, graceMs: action.graceMs }, signal);
    case 'restart': {
      const container = identityOf(await lookAtContainer(tools, identity, signal));
      return actOnContainer(tools, { action, identity: container }, signal);
    }
    case 'partition':
      throw noNetworks();
    case 'scale-down':
      throw noController();
  }
}

function noController(): HarnessError {
  return new HarnessError('a container has no controller that would hold a number of it', { code: 'not-supported' });
}

export function noNetworks(): HarnessError {
  return new HarnessError('the main process of a container has no networks of its own', {
    code: 'not-applicable-target',
    hint: 'Partition a target of the type container.',
  });
}

export async function signalMain(
  tools: DockerTools,
  { identity, name }: { readonly identity: ContainerProcessIdentity; readonly name: NodeJS.Signals },
  signal: AbortSignal,
): Promise<void> {
  const api = await tools.engine();
  await whileAway(
    tools.clock,
    async () => {
      const container = await lookAtContainer(tools, identity, signal);
      const { pid, startTime } = identity;
      await sendSignal(api, { target: { container, pid, startTime }, name }, signal);
    },
    signal,
  );
}

/** The container, if its main process is still the one that is meant. */
async function lookAtContainer(
  tools: DockerTools,
  identity: ContainerProcessIdentity,
  signal: AbortSignal,
): Promise<ContainerFacts> {
  const facts = await (await tools.engine()).inspect(identity.container, signal);
  if (facts === null || !isUp(facts) || facts.pid !== identity.pid || !isThere(identity)) {
    throw targetGone(`pid ${identity.pid} is not the main process of its container any more`);
  }
  return facts;
}

function isThere({ pid, container, startTime }: ContainerProcessIdentity): boolean {
  return processOfContainer(pid, container)?.startTime === startTime;
}

async function stopMain(
  tools: DockerTools,
  { identity, graceMs }: { readonly identity: ContainerProcessIdentity; readonly graceMs: number },
  signal: AbortSignal,
): Promise<void> {
  await signalMain(tools, { identity, name: 'SIGTERM' }, signal);
  const condition = (): boolean => !isThere(identity);
  if (await holdsWithin(tools.clock, { condition, limitMs: graceMs, pollMs: POLL_MS }, signal)) return;
  if (signal.aborted) {
    throw new HarnessError(`stopping pid ${identity.pid} was cancelled before its grace was over`, {
      code: 'cancelled',
    });
  }
  try {
    await signalMain(tools, { identity, name: 'SIGKILL' }, signal);
  } catch (error) {
    // It may end by itself between the last look and the signal.
    if (!(error instanceof HarnessError) || error.code !== 'target-gone') throw error;
  }
}

// SPDX-License-Identifier: Apache-2.0
/** What puts a fault on a container back, as data, and carrying it out: tried until it shows or the deadline has come. */
import type { UndoAction } from '../../core/domain/documents.ts';
import type { ContainerIdentity, ContainerProcessIdentity, FaultAction, UndoPlan } from '../../ports/backend.ts';
import { noNetworks, signalMain } from './act.ts';
import { describeState, isLeaving, isUp, lookBeforeActing } from './containers.ts';
import type { EngineApi } from './engine-api.ts';
import { letRun, refuseForeignPause } from './freeze.ts';
import { insist, type UndoOutcome } from './insist.ts';
import { containerOfProcess } from './kernel.ts';
import { connectAgain, undoOfCut } from './networks.ts';
import { type DockerTools, holdsWithin, lifeOf, whileAway } from './tools.ts';

type ContainerTarget = ContainerIdentity | ContainerProcessIdentity;
type ProcessContinue = Extract<UndoAction, { readonly kind: 'process.continue' }>;

const READ_BACK_LIMIT_MS = 2_000;
const POLL_MS = 10;

export async function undoOfContainer(
  { engine, clock, own }: DockerTools,
  { action, identity }: { readonly action: FaultAction; readonly identity: ContainerTarget },
  signal: AbortSignal,
): Promise<UndoPlan> {
  const api = await engine();
  if (action.do === 'partition') {
    if (identity.kind !== 'container') throw noNetworks();
    return whileAway(clock, () => undoOfCut({ api, own }, identity, signal), signal);
  }
  if (action.do !== 'freeze') {
    const id = identity.kind === 'container' ? identity.id : identity.container;
    return { action: { kind: 'container.start', id }, shell: `docker start ${id}` };
  }
  if (identity.kind === 'container-process') {
    const { pid, startTime } = identity;
    return { action: { kind: 'process.continue', pid, startTime, group: false }, shell: `sudo kill -CONT ${pid}` };
  }
  return whileAway(
    clock,
    async () => {
      const { id, name, startedAt, status } = await lookBeforeActing(api, identity, signal);
      if (status === 'paused') refuseForeignPause(own, identity);
      return { action: { kind: 'container.unpause', id, startedAt }, shell: `docker unpause ${name}` };
    },
    signal,
  );
}

/** Never rejects. The signal is its deadline. */
export async function undoOnEngine(tools: DockerTools, action: UndoAction, signal: AbortSignal): Promise<UndoOutcome> {
  const { clock, engine, processes, own } = tools;
  switch (action.kind) {
    case 'container.unpause':
      return insist(clock, async () => letRun(await engine(), action, signal), signal).then((outcome) => {
        if (outcome.result !== 'failed') own.frozen.delete(lifeOf(action));
        return outcome;
      });
    case 'container.start':
      return insist(clock, async () => startAgain(await engine(), action.id, signal), signal);
    case 'network.connect':
      return insist(clock, async () => connectAgain(await engine(), action, signal), signal).then((outcome) => {
        if (outcome.result !== 'failed') own.cut.delete(action.id);
        return outcome;
      });
    case 'process.continue':
      return continueMain(tools, action, signal);
    default:
      return processes.undo(action, signal);
  }
}

async function startAgain(api: EngineApi, id: string, signal: AbortSignal): Promise<UndoOutcome> {
  const facts = await api.inspect(id, signal);
  if (facts === null) return { result: 'gone-with-target', proof: 'it was removed' };
  const { name, status, startedAt } = facts;
  if (isLeaving(facts)) return { result: 'gone-with-target', proof: `container ${name} is ${status}` };
  if (isUp(facts)) return { result: 'already-clean', proof: `container ${name} is ${status} since ${startedAt}` };
  await api.start(id, signal);
  const now = await api.inspect(id, signal);
  if (now === null) return { result: 'gone-with-target', proof: 'it was removed' };
  return isUp(now)
    ? { result: 'reverted', proof: `container ${name} is ${now.status} since ${now.startedAt}` }
    : { result: 'failed', proof: `container ${name} was started and is ${describeState(now)}` };
}

/** A process that only others than us may signal is the main process of a container. */
async function continueMain(tools: DockerTools, action: ProcessContinue, signal: AbortSignal): Promise<UndoOutcome> {
  const outcome = await tools.processes.undo(action, signal);
  const container = action.group ? null : containerOfProcess(action.pid);
  if (outcome.result !== 'failed' || container === null) return outcome;
  const { pid, startTime } = action;
  // A signal that may not be sent cannot have stopped it either.
  const seen = await tools.processes.observe({ kind: 'process', pid, startTime, group: false }, signal);
  if (seen.condition === 'running') return { result: 'already-clean', proof: seen.proof };
  const identity = { kind: 'container-process', container, pid, startTime } as const;
  return insist(
    tools.clock,
    async () => {
      await signalMain(tools, { identity, name: 'SIGCONT' }, signal);
      const { proof, runs } = await waitUntilItRuns(tools, identity, signal);
      return { result: runs ? 'reverted' : 'failed', proof };
    },
    signal,
  );
}

async function waitUntilItRuns(
  { clock, processes }: DockerTools,
  { pid, startTime }: { readonly pid: number; readonly startTime: string },
  signal: AbortSignal,
): Promise<{ readonly runs: boolean; readonly proof: string }> {
  let proof = '';
  const condition = async (): Promise<boolean> => {
    const seen = await processes.observe({ kind: 'process', pid, startTime, group: false }, signal);
    proof = seen.proof;
    return seen.condition !== 'frozen';
  };
  const runs = await holdsWithin(clock, { condition, limitMs: READ_BACK_LIMIT_MS, pollMs: POLL_MS }, signal);
  return { runs, proof };
}

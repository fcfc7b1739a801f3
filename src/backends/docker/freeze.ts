// SPDX-License-Identifier: Apache-2.0
/**
 * Holding all processes of a container, and letting them run again. A freeze that fails may still have been done in part,
 * or come later: it is always taken back, and what the kernel says is believed before what the engine says.
 */
import { causeChain, HarnessError } from '../../core/domain/errors.ts';
import type { ContainerIdentity } from '../../ports/backend.ts';
import { lookBeforeActing, whyGone } from './containers.ts';
import type { EngineApi } from './engine-api.ts';
import { isHeldByKernel, letGoByKernel } from './kernel.ts';
import { type DockerTools, lifeOf, type OwnFaults, whileAway } from './tools.ts';
import { insist, type UndoOutcome } from './insist.ts';

/** For taking back a freeze that failed. */
const TAKE_BACK_LIMIT_MS = 10_000;
/** How long the answer to a freeze is still waited for when it is not wanted any more: it may come into force all the same. */
const UNWANTED_ANSWER_MS = 3_000;

export async function freezeContainer(
  { engine, clock, own }: DockerTools,
  identity: ContainerIdentity,
  signal: AbortSignal,
): Promise<void> {
  const api = await engine();
  const asked = { pause: false };
  try {
    await whileAway(
      clock,
      async () => {
        const { status } = await lookBeforeActing(api, identity, signal);
        if (status === 'paused' && asked.pause) return;
        if (status === 'paused') {
          refuseForeignPause(own, identity);
          return;
        }
        asked.pause = true;
        own.frozen.add(lifeOf(identity));
        await api.pause(identity.id, laterThan(signal));
      },
      signal,
    );
  } catch (error) {
    if (!asked.pause) throw error;
    const limit = AbortSignal.timeout(TAKE_BACK_LIMIT_MS);
    const { result, proof } = await insist(clock, () => letRun(api, identity, limit), limit);
    if (result !== 'failed') {
      own.frozen.delete(lifeOf(identity));
      throw error;
    }
    throw new HarnessError(`${causeChain(error)[0] ?? ''}; and it could not be let go: ${proof}`, {
      code: 'freeze-stuck',
      hint: `docker unpause ${identity.name}`,
      cause: error,
    });
  }
}

/** Aborts a while after the signal has. */
function laterThan(signal: AbortSignal): AbortSignal {
  const later = new AbortController();
  const abort = (): void => void setTimeout(() => later.abort(), UNWANTED_ANSWER_MS).unref();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return later.signal;
}

/** Throws unless it was frozen by a fault that still holds it. */
export function refuseForeignPause({ frozen }: OwnFaults, identity: ContainerIdentity): void {
  if (frozen.has(lifeOf(identity))) return;
  throw new HarnessError(`container ${identity.name} is paused already, not by a fault of this run`, {
    code: 'not-applicable-target',
    hint: 'Letting it run at the end would undo what somebody else did.',
  });
}

/** Lets it run if it still lives that life, and reads that back. Rejects with what the engine says. */
export async function letRun(
  api: EngineApi,
  identity: { readonly id: string; readonly startedAt: string },
  signal: AbortSignal,
): Promise<UndoOutcome> {
  const { id } = identity;
  let result: UndoOutcome['result'] = 'already-clean';
  for (;;) {
    const facts = await api.inspect(id, signal);
    const gone = whyGone(facts, identity);
    if (facts === null || gone !== null) return { result: 'gone-with-target', proof: gone ?? '' };
    const { name, status, pid } = facts;
    if (status !== 'paused' && isHeldByKernel(pid, id) !== true) {
      return { result, proof: `container ${name} runs as pid ${pid}` };
    }
    if (signal.aborted) return { result: 'failed', proof: `container ${name} is ${status} and held by the kernel` };
    if (status === 'paused') await api.unpause(id, signal);
    else letGoByKernel(pid, id);
    result = 'reverted';
  }
}

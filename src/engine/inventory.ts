// SPDX-License-Identifier: Apache-2.0
/**
 * Asking the adapter what there is of the run: at a step of the flow, and after the instances were deleted. What a list
 * means is the checks' affair.
 */
import type { EventBody } from '../core/domain/documents.ts';
import { NOT_YET } from './components.ts';
import { describeHookFailure, runHook } from './hooks.ts';
import { parseItems } from './inventory-lines.ts';
import { INVENTORY_INSTANCES, INVENTORY_OUTPUT_BYTES } from './limits.ts';
import type { Run } from './run.ts';
import { CANCELLED, DONE, type StepEnd } from './step-end.ts';
import { clip, oneLine } from './text.ts';

type Taken = Pick<Extract<EventBody, { type: 'inventory.taken' }>, 'outcome' | 'reason' | 'items'>;

/** What the list at the end is called. */
const AT_END = 'end';

/** A list that cannot be had breaks the run; a system that cannot be reached leaves checks undecided. */
export async function runInventory(run: Run, name: string): Promise<StepEnd> {
  const taken = await takeInventory(run, name, run.flow);
  if (taken === null) return CANCELLED;
  if (taken.outcome !== 'failed') return DONE;
  const reason = taken.reason ?? 'no list';
  run.recordError({ code: 'inventory-failed', subject: `inventory ${name}`, message: reason });
  return { outcome: 'failed', reason };
}

/** Once the instances were deleted: where a check looks at it, or something could not be deleted. */
export async function takeInventoryAtEnd(run: Run): Promise<void> {
  const isWanted = run.plan.inventoryAtEnd || run.instances.attempted().length > 0;
  if (!isWanted || run.system().hooks.inventory === null || run.evidence.aborted) return;
  await takeInventory(run, AT_END, run.evidence);
}

/** Null when it was ended early. */
async function takeInventory(run: Run, at: string, signal: AbortSignal): Promise<Taken | null> {
  const instances = existingOf(run);
  const taken = await askForItems(run, at, signal);
  if (taken === null) return null;
  run.timeline.emit({
    type: 'inventory.taken',
    point: at,
    instances: instances.slice(0, INVENTORY_INSTANCES),
    ...taken,
  });
  return taken;
}

/** Accepted by the system, and not known to be gone. */
function existingOf(run: Run): readonly string[] {
  return run.instances
    .attempted()
    .filter(({ on, instance }) => on === 'system' && run.instances.latest(instance) !== null)
    .map(({ instance }) => instance);
}

async function askForItems(run: Run, at: string, signal: AbortSignal): Promise<Taken | null> {
  const planned = run.system().hooks.inventory;
  if (planned === null) return failed('the adapter has no inventory');
  const call = {
    hook: 'inventory',
    planned,
    subject: at,
    env: run.environment(),
    stdoutLimitBytes: INVENTORY_OUTPUT_BYTES,
  } as const;
  const result = await runHook(run.hookTools, call, signal);
  if (result.outcome === 'cancelled') return null;
  if (result.exitCode === NOT_YET) {
    // That it cannot be reached is the outcome; why is what the hook said.
    const said = clip(oneLine(result.stderr), 500);
    return { outcome: 'unreachable', reason: said === '' ? null : said, items: [] };
  }
  if (!result.ok) return failed(describeHookFailure(call, result));
  if (result.stdoutBytes > INVENTORY_OUTPUT_BYTES) {
    return failed(`hook inventory printed ${String(result.stdoutBytes)} bytes`);
  }
  const output = parseItems(result.stdout);
  return output.ok ? { outcome: 'ok', reason: null, items: [...output.items] } : failed(output.problem);
}

function failed(problem: string): Taken {
  return { outcome: 'failed', reason: clip(oneLine(problem), 500), items: [] };
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Helper containers: how they are marked, so that they are never taken for anything of a system, and how those are found
 * and removed whose harness died before it could remove them. One whose harness lives, or is not known here, is left alone.
 */
import { causeChain } from '../../core/domain/errors.ts';
import { bootId } from '../../platform/host.ts';
import { isAlive, readProcess } from '../../platform/processes.ts';
import type { StrayOutcome } from '../../ports/backend.ts';
import { short } from './container-facts.ts';
import type { EngineApi } from './engine-api.ts';

/** Names the container that it is a helper for. */
export const HELPER_LABEL = 'openshell-chaos.helper';
/** Boot, pid and start time of its harness. */
const OWNER_LABEL = 'openshell-chaos.helper-owner';

/** Of a helper of this process. */
export function helperLabels(container: string): Readonly<Record<string, string>> {
  const startTime = readProcess(process.pid)?.startTime ?? '';
  return { [HELPER_LABEL]: container, [OWNER_LABEL]: `${bootId()} ${process.pid} ${startTime}` };
}

/** Never rejects. */
export async function removeStrayHelpers(engine: () => Promise<EngineApi>, signal: AbortSignal): Promise<StrayOutcome> {
  const lines: string[] = [];
  try {
    const api = await engine();
    const helpers = (await api.listAll(signal)).filter(({ labels }) => labels[HELPER_LABEL] !== undefined);
    for (const { id } of helpers.filter(({ labels }) => isOwnerDead(labels[OWNER_LABEL] ?? ''))) {
      await api.remove(id, signal);
      lines.push(`helper container ${short(id)} of a harness that is dead: removed`);
    }
    return { clean: true, lines };
  } catch (error) {
    return { clean: false, lines: [...lines, `helper containers: ${causeChain(error).join(': ')}`] };
  }
}

/** Not said of a pid that means something else here: of another container on the same boot of the machine. */
function isOwnerDead(owner: string): boolean {
  const [boot = '', pid = '', startTime = ''] = owner.split(' ');
  if (boot === '' || !/^\d+$/.test(pid)) return false;
  const here = bootId();
  if (boot !== here) return boot.split('/')[0] !== here.split('/')[0];
  const facts = readProcess(Number(pid));
  return facts === null || facts.startTime !== startTime || !isAlive(facts);
}

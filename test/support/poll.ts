// SPDX-License-Identifier: Apache-2.0
/** Waiting for what another process does, where that it never comes is an answer, too. */

const pollMs = 30;

/** False at the limit. */
export async function holdsWithin(limitMs: number, condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadlineMs = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() >= deadlineMs) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return true;
}

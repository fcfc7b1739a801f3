// SPDX-License-Identifier: Apache-2.0
/** What tells pods of one template from those of another. */
import { createHash } from 'node:crypto';
import type { Workload } from './objects.ts';

export function templateHash({ spec }: Workload): string {
  return createHash('sha256').update(JSON.stringify(spec.template)).digest('hex').slice(0, 10);
}

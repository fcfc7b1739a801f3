// SPDX-License-Identifier: Apache-2.0
/** How a step of the flow ended. */
import type { EventBody } from '../core/domain/documents.ts';

export interface StepEnd {
  readonly outcome: Extract<EventBody, { type: 'step.ended' }>['outcome'];
  readonly reason: string | null;
  /** Whether the run is broken off because of it. A failed step always breaks it. */
  readonly breaks?: boolean;
}

export const DONE: StepEnd = { outcome: 'done', reason: null };
export const CANCELLED: StepEnd = { outcome: 'cancelled', reason: null };

// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../run-manifest.schema.json, ../undo-record.schema.json, ../timeline-event.schema.json, ../verdict.schema.json, do not edit: npm run schema

import type { ValidateFunction } from 'ajv';

export declare const manifest: ValidateFunction;
export declare const undo: ValidateFunction;
export declare const verdict: ValidateFunction;
export declare const envelope: ValidateFunction;
export declare const body: { readonly [type in 'run.started' | 'phase.started' | 'phase.ended' | 'system.booted' | 'component.state' | 'hook.started' | 'hook.ended' | 'step.started' | 'step.ended' | 'instance.state' | 'instance.revived' | 'instance.collected' | 'instance.deleted' | 'await.timed-out' | 'wait.timed-out' | 'targets.resolved' | 'fault.requested' | 'fault.effective' | 'fault.failed' | 'revert.requested' | 'revert.ended' | 'steady-state.checked' | 'log.closed' | 'watch.ended' | 'signal.received' | 'error' | 'run.ended' | 'fault.ended-early' | 'operation.started' | 'operation.ended' | 'instance.stopped' | 'inventory.taken' | 'system.swept' | 'run.not-applicable' | 'clock.stepped']: ValidateFunction };

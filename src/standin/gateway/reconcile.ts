// SPDX-License-Identifier: Apache-2.0

/**
 * The reconcile sweep: compares the records with what is there, now and then. Owns the interval and the result of a
 * pass, which `onPass` gets; a pass that succeeds is not logged.
 */

import { existsSync } from 'node:fs';
import { listProcesses } from '../lib/registry.ts';
import { type Gateway, named, note, pathsOf } from './context.ts';
import { isActive } from './phases.ts';
import { fail } from './supervision.ts';

export interface ReconcilePass {
  readonly driver: 'process';
  readonly storeCount: number;
  readonly backendCount: number;
}

/** Sweeps at once and then every interval until it is closed. */
export function startReconciling(
  gateway: Gateway,
  onPass: (pass: ReconcilePass) => void,
): { readonly close: () => void } {
  const pass = (): void => {
    reconcileOnce(gateway).then(onPass, (error: unknown) => {
      const fields = { error: String(error) };
      gateway.log({
        level: 'ERROR',
        target: 'openshell_gateway::reconcile',
        message: 'Store reconciliation sweep failed',
        fields,
      });
    });
  };
  pass();
  const timer = setInterval(pass, gateway.settings.reconcileIntervalMs);
  return { close: () => clearInterval(timer) };
}

async function reconcileOnce(gateway: Gateway): Promise<ReconcilePass> {
  const records = gateway.store.list();
  for (const record of records) {
    if (!isActive(record.phase) || existsSync(pathsOf(gateway, record.name).dir)) continue;
    note(gateway, 'Sandbox backend resource is missing', named(record));
    await fail(gateway, record.name, { reason: 'BackendResourceMissing', message: 'the sandbox folder is missing' });
  }
  const backendCount = listProcesses(gateway.settings.state).filter((record) => record.role === 'sandbox').length;
  return { driver: 'process', storeCount: records.length, backendCount };
}

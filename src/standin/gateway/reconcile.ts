// SPDX-License-Identifier: Apache-2.0

/**
 * The reconcile sweep: compares the records with what is there, now and then. Owns the interval and the span of a pass,
 * which is the only sign of one that succeeds: it is not logged.
 */

import { existsSync } from 'node:fs';
import { listProcesses } from '../lib/registry.ts';
import { DRIVER, type Gateway, named, note, pathsOf } from './context.ts';
import { isActive } from './phases.ts';
import { failLosers } from './race.ts';
import { fail } from './supervision.ts';

/** Sweeps at once and then every interval until it is closed. */
export function startReconciling(gateway: Gateway): { readonly close: () => void } {
  const { reconcileIntervalMs } = gateway.settings;
  const pass = (): void => {
    gateway.sweep = { running: true, nextAtMs: performance.now() + reconcileIntervalMs };
    void sweepOnce(gateway)
      .catch((error: unknown) => {
        gateway.log({
          level: 'ERROR',
          target: 'openshell_gateway::reconcile',
          message: 'Store reconciliation sweep failed',
          fields: { error: String(error) },
        });
      })
      .finally(() => {
        gateway.sweep = { ...gateway.sweep, running: false };
      });
  };
  pass();
  const timer = setInterval(pass, reconcileIntervalMs);
  return { close: () => clearInterval(timer) };
}

async function sweepOnce(gateway: Gateway): Promise<void> {
  await gateway.traces.span('reconcile.sandboxes', { 'driver.name': DRIVER }, async (attributes) => {
    const records = gateway.store.list();
    for (const record of records) {
      if (!isActive(record.phase) || existsSync(pathsOf(gateway, record.name).dir)) continue;
      note(gateway, 'Sandbox backend resource is missing', named(record));
      await fail(gateway, record.name, { reason: 'BackendResourceMissing', message: 'the sandbox folder is missing' });
    }
    await failLosers(gateway);
    const sandboxes = listProcesses(gateway.settings.state).filter((record) => record.role === 'sandbox');
    attributes['backend_count'] = sandboxes.length;
    attributes['store_count'] = records.length;
  });
}

// SPDX-License-Identifier: Apache-2.0

/**
 * The reconcile sweep: compares the records with what is there, now and then. Owns the interval and the span of a pass,
 * which is the only sign of one that succeeds: it is not logged.
 */

import { BACKEND_MISSING, type Gateway, named, note } from './context.ts';
import { isActive } from './phases.ts';
import { failLosers } from './race.ts';

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
  const { driver, rules, settings } = gateway;
  await gateway.traces.span('reconcile.sandboxes', { 'driver.name': driver.name }, async (attributes) => {
    const records = gateway.store.list();
    // The older generation drops such a record when it looks at its containers.
    for (const record of settings.generation === 'n' ? records : []) {
      if (!isActive(record.phase) || (await driver.exists(gateway, record))) continue;
      note(gateway, 'Sandbox backend resource is missing', named(record));
      await rules.fail(gateway, record.name, BACKEND_MISSING);
    }
    await failLosers(gateway);
    attributes['backend_count'] = await driver.countSandboxes(gateway);
    attributes['store_count'] = records.length;
  });
}

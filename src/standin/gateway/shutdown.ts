// SPDX-License-Identifier: Apache-2.0

/**
 * The graceful stop: every running sandbox is stopped and stays meant to run. Owns the order and the log lines; the
 * records on disk are not touched by it.
 */

import { writeStopReason } from '../lib/sandbox-files.ts';
import { driverSpan, type Gateway, named, note, pathsOf } from './context.ts';
import { isActive } from './phases.ts';
import type { SandboxRecord } from './store.ts';

const MAX_STOPS_AT_ONCE = 16;

/** Stops what runs; resolves to true when all of it has ended. */
export async function stopAll(gateway: Gateway): Promise<boolean> {
  const running = gateway.store.list().filter((record) => record.intent === 'running' && isActive(record.phase));
  const waiting = gateway.driver.ownsLifecycle ? running : [];
  let stopped = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let record = waiting.pop(); record !== undefined; record = waiting.pop()) {
      if (await stopOne(gateway, record)) stopped += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: MAX_STOPS_AT_ONCE }, worker));
  await gateway.store.commit();
  note(gateway, 'Sandbox shutdown stop sweep complete', { stopped, failed });
  return failed === 0;
}

async function stopOne(gateway: Gateway, record: SandboxRecord): Promise<boolean> {
  if (record.pendingOperation !== null) {
    note(gateway, 'Failed to stop sandbox during gateway shutdown: a driver operation is pending', named(record));
    return false;
  }
  writeStopReason(pathsOf(gateway, record.name), record.generation, 'Stopped');
  const ended = await driverSpan(gateway, { name: 'stop', on: record }, () =>
    gateway.driver.stop(gateway, record.name),
  );
  note(
    gateway,
    ended ? 'Stopped sandbox during gateway shutdown' : 'Failed to stop sandbox during gateway shutdown',
    named(record),
  );
  return ended;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * One writer at a time to the folder of a site. Who it is stands in the private folder of this user, so that nothing of it
 * is published with the site; writers of other users and other machines are not seen. A dead writer's turn is over.
 */
import fs from 'node:fs';
import path from 'node:path';
import { formatDuration } from '../core/domain/duration.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { waitForLock } from './held-lock.ts';
import type { AppPorts } from './ports.ts';
import { openRegistry } from './registry.ts';
import { sha256Of } from './sources.ts';

export interface SiteTurn {
  /** Absolute folder of the site; it need not be there. */
  readonly place: string;
  /** How long another writer is waited for. */
  readonly waitMs: number;
  readonly onWait: (pid: number) => void;
}

const nameDigits = 32;

/** Throws a HarnessError (`site-busy`) when the other writer is not done in time. */
export async function inTurn<T>(ports: AppPorts, turn: SiteTurn, use: () => Promise<T>): Promise<T> {
  const { place, waitMs } = turn;
  const name = `site-${sha256Of(realPlace(place)).slice(0, nameDigits)}`;
  const lock = await waitForLock(
    ports,
    {
      ...{ place: { folder: openRegistry(ports.stateDir()).locksDir, name }, waitMs },
      onBusy: ({ pid }) => turn.onWait(pid),
    },
    new AbortController().signal,
  );
  if (!lock.held) {
    throw new HarnessError(`pid ${String(lock.by.pid)} is writing to ${place}, also after ${formatDuration(waitMs)}`, {
      ...{ code: 'site-busy', subject: place },
      hint: 'Wait for it, or end it: what it left half-written is put right by the next publication.',
    });
  }
  try {
    return await use();
  } finally {
    lock.release(false);
  }
}

/** The same for every way to name the folder, also before it is there. */
function realPlace(place: string): string {
  if (fs.existsSync(place)) return fs.realpathSync(place);
  const parent = path.dirname(place);
  return parent === place ? place : path.join(realPlace(parent), path.basename(place));
}

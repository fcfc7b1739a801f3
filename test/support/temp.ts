// SPDX-License-Identifier: Apache-2.0
/** Folders that end with the test, and waiting for what another process does. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export function tempFolder(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-test-')));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Maybe<T> = T | undefined | null | false;

/** Polls until the value is there; what was waited for is named when it does not come. */
export async function eventually<T>(
  what: string,
  probe: () => Maybe<T> | Promise<Maybe<T>>,
  limitMs = 10_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await probe();
    if (value !== undefined && value !== null && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`did not happen within ${String(limitMs / 1000)} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

// SPDX-License-Identifier: Apache-2.0
/**
 * For threads alone: long waits are short, so that a client that tries again after seconds does so at once. Given to a
 * program as `--import`.
 */
import { isMainThread } from 'node:worker_threads';

const longMs = 400;
const factor = 200;

if (!isMainThread) {
  const wait = globalThis.setTimeout;
  const quick = (callback: (...args: readonly unknown[]) => void, ms = 0, ...args: readonly unknown[]) =>
    wait(callback, ms >= longMs ? ms / factor : ms, ...args);
  globalThis.setTimeout = quick as typeof globalThis.setTimeout;
}

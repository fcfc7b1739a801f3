// SPDX-License-Identifier: Apache-2.0
import { expect, test, vi } from 'vitest';
import { createSystemClock, MAX_TIMER_MS } from '../../src/platform/clock.ts';

const never = new AbortController().signal;

test('a sleep ends at its deadline and not before', async () => {
  const clock = createSystemClock();
  const deadlineMs = clock.elapsedMs() + 30.4;
  await clock.sleepUntil(deadlineMs, never);
  expect(clock.elapsedMs()).toBeGreaterThanOrEqual(deadlineMs);
});

test('absolute deadlines do not drift over many sleeps', async () => {
  const clock = createSystemClock();
  const startMs = clock.elapsedMs();
  for (let step = 1; step <= 20; step += 1) {
    await clock.sleepUntil(startMs + step * 5, never);
    expect(clock.elapsedMs()).toBeGreaterThanOrEqual(startMs + step * 5);
  }
});

test('a deadline in the past and an abort before the sleep end it at once', async () => {
  const clock = createSystemClock();
  await clock.sleepUntil(-1, never);
  await clock.sleepUntil(Number.NaN, never);
  await clock.sleepUntil(Number.POSITIVE_INFINITY, AbortSignal.abort());
  expect(clock.elapsedMs()).toBeLessThan(10_000);
});

test('an abort during the sleep ends it and takes its timer away', async () => {
  const clock = createSystemClock();
  const stop = new AbortController();
  const timersBefore = timers();
  const sleep = clock.sleepUntil(clock.elapsedMs() + 3_600_000, stop.signal);
  expect(timers()).toBe(timersBefore + 1);
  stop.abort();
  await sleep;
  expect(timers()).toBe(timersBefore);
});

test('a sleep longer than a timer can hold is slept in parts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'hrtime'] });
  try {
    const clock = createSystemClock();
    let ended = false;
    const sleep = clock.sleepUntil(MAX_TIMER_MS + 5000, never).then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(MAX_TIMER_MS);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    await sleep;
    expect(clock.elapsedMs()).toBe(MAX_TIMER_MS + 5000);
  } finally {
    vi.useRealTimers();
  }
});

test('wall time is ISO 8601 in UTC with milliseconds', () => {
  expect(createSystemClock().wallTime()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}

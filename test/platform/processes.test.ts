// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import {
  isAlive,
  livingMembers,
  livingOfSession,
  parsePsLine,
  parseStat,
  readProcess,
} from '../../src/platform/processes.ts';
import { isRunning, startScript } from '../support/scripts.ts';
import { eventually } from '../support/temp.ts';

const statTail = '0 -1 4194304 90 0 0 0 0 0 0 0 20 0 1 0 987654 1000 100 18446744073709551615';

test.each([
  ['a plain name', '(sleep)'],
  ['a name with a parenthesis and blanks', '(a) R 1 2 (b)'],
  ['a name that looks like fields', '(() S 7 7 7)'],
])('a stat line is read behind %s', (_, name) => {
  expect(parseStat(`4711 ${name} T 1 4700 4600 ${statTail}\n`)).toEqual({
    pid: 4711,
    state: 'T',
    group: 4700,
    session: 4600,
    startTime: '987654',
  });
});

test('text that is no stat line has no facts', () => {
  expect([parseStat(''), parseStat('1 (x'), parseStat('1 (x) S 1 1')]).toEqual([null, null, null]);
});

test('a line of ps is read with its start time as one text', () => {
  expect(parsePsLine('  501   500 Ss+   Tue Aug 26 10:00:05 2025    ')).toEqual({
    pid: 501,
    state: 'S',
    group: 500,
    session: 500,
    startTime: 'Tue Aug 26 10:00:05 2025',
  });
  expect(parsePsLine('')).toBeNull();
});

test('a process keeps its start time, and another process has another identity', async () => {
  const pid = startScript('sleep 60');
  const facts = readProcess(pid);
  expect(facts).toMatchObject({ pid, group: pid, session: pid });
  await eventually('it sleeps', () => readProcess(pid)?.state === 'S');
  expect(readProcess(pid)?.startTime).toBe(facts?.startTime);
  expect(readProcess(process.pid)?.startTime).not.toBe(facts?.startTime);
});

test('a pid that nobody has gives no facts', () => {
  expect(readProcess(2 ** 22 + 1)).toBeNull();
});

test('a zombie has facts but is not alive, and is no member of its group', async () => {
  // The child ends once its parent has become sleep, which never asks for its exit; bash itself would.
  const pid = startScript('(until [[ "$(< /proc/$$/comm)" == sleep ]]; do sleep 0.01; done) & exec sleep 60');
  const zombie = await eventually('a child of sleep is dead', () =>
    Array.from({ length: 1000 }, (_, index) => readProcess(pid + index)).find(
      (facts) => facts?.session === pid && facts.state === 'Z',
    ),
  );
  expect(isAlive(zombie)).toBe(false);
  expect(livingMembers(pid).map((facts) => facts.pid)).toEqual([pid]);
});

test('a group of nobody has no members', () => {
  expect(livingMembers(2 ** 22 + 1)).toEqual([]);
});

test('a process in a group of its own still belongs to the session', async () => {
  const pid = startScript('timeout 60 sleep 60 & wait');
  const inSession = await eventually('timeout has its own group', () => {
    const members = livingOfSession(pid);
    return members.some((facts) => facts.group !== pid && facts.state === 'S') && members.length === 3 && members;
  });
  expect(livingMembers(pid).length).toBeLessThan(inSession.length);
  expect(inSession.every((facts) => isRunning(facts.pid))).toBe(true);
});

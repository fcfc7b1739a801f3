// SPDX-License-Identifier: Apache-2.0
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProcessBackend, PROCESS_FAULTS } from '../../src/backends/process/backend.ts';
import { createSharedGroups } from '../../src/backends/process/groups.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { isStopped, livingMembers, livingOfSession, readProcess } from '../../src/platform/processes.ts';
import type { ProcessIdentity, TargetAddress, UndoPlan } from '../../src/ports/backend.ts';
import { endGroup, isRunning, startScript } from '../support/scripts.ts';
import { eventually, tempFolder } from '../support/temp.ts';

const backend = createProcessBackend({ clock: createSystemClock() });
const never = new AbortController().signal;

test('the backend names the faults it can do', () => {
  expect(backend.id).toBe('process');
  expect(PROCESS_FAULTS).toEqual(['kill', 'stop', 'restart', 'restart-in-place', 'freeze', 'outage']);
});

test('a target is located by its pid file, with its start time', async () => {
  const pid = startScript('sleep 60');
  const startTime = readProcess(pid)?.startTime;
  for (const type of ['process', 'process-group'] as const) {
    expect(await backend.locate(addressOf(` ${pid}\n`, type), never)).toEqual({
      found: true,
      identity: { kind: 'process', pid, startTime, group: type === 'process-group' },
    });
  }
});

test.each([
  ['empty', '', /is empty/],
  ['blank', ' \n', /is empty/],
  ['garbage', 'not a pid', /holds "not a pid", expected a decimal pid/],
  ['a pid with something behind it', '12 34', /holds "12 34"/],
  ['negative', '-5', /holds "-5"/],
  ['hexadecimal', '0x10', /holds "0x10"/],
  ['far too long', '1'.repeat(5000), /expected a decimal pid/],
  ['binary', '\u0000\u0001', /holds "\\u0000\\u0001"/],
  ['a pid that nobody has', '4194305', /names pid 4194305, but no process has it/],
])('a pid file that is %s finds nobody, with the reason', async (_, content, reason) => {
  const located = await backend.locate(addressOf(content), never);
  expect(located).toEqual({ found: false, reason: expect.stringMatching(reason) as string });
});

test('a missing pid file finds nobody', async () => {
  const address = { label: 'gateway', type: 'process', pidFile: '/no/such/file' } as const;
  expect(await backend.locate(address, never)).toEqual({
    found: false,
    reason: 'the pid file /no/such/file does not exist',
  });
});

test('a pid file that is a folder or a FIFO is an error and never waited for', async () => {
  const folder = tempFolder();
  const fifo = path.join(folder, 'fifo');
  execFileSync('mkfifo', [fifo]);
  for (const pidFile of [folder, fifo]) {
    const located = backend.locate({ label: 'gateway', type: 'process', pidFile }, never);
    await expect(located).rejects.toMatchObject({ code: 'pid-file-unreadable' });
  }
});

test('a zombie is not found, and observed as gone', async () => {
  // The child ends once its parent has become sleep, which never asks for its exit; bash itself would.
  const pid = startScript('(until [[ "$(< /proc/$$/comm)" == sleep ]]; do sleep 0.01; done) & exec sleep 60');
  const zombie = await eventually('a dead child', () =>
    Array.from({ length: 1000 }, (_, index) => readProcess(pid + index)).find(
      (facts) => facts?.session === pid && facts.state === 'Z',
    ),
  );
  const located = await backend.locate(addressOf(String(zombie.pid)), never);
  expect(located).toMatchObject({ found: false, reason: expect.stringContaining('has ended') as string });
  const identity = { kind: 'process', pid: zombie.pid, startTime: zombie.startTime, group: false } as const;
  expect(await backend.observe(identity, never)).toMatchObject({ condition: 'gone' });
});

test('the harness, its group and init are refused as targets', async () => {
  const ownGroup = readProcess(process.pid)?.group ?? 0;
  const refused = [
    addressOf('0'),
    addressOf('1'),
    addressOf(String(process.pid)),
    addressOf(String(ownGroup), 'process-group'),
  ];
  for (const address of refused) {
    await expect(backend.locate(address, never)).rejects.toMatchObject({ code: 'unsafe-target' });
  }
  const own = {
    kind: 'process',
    pid: process.pid,
    startTime: readProcess(process.pid)?.startTime ?? '',
    group: false,
  } as const;
  await expect(backend.apply({ do: 'kill', signal: 'KILL' }, own, never)).rejects.toMatchObject({
    code: 'unsafe-target',
  });
  const undo = { kind: 'process.continue', pid: 1, startTime: '0', group: true } as const;
  expect(await backend.undo(undo, never)).toMatchObject({ result: 'foreign-state-refused' });
});

test('a group whose leader has ended is found by the members that live, until they are gone too', async () => {
  const leader = startScript('sleep 60 & wait');
  const member = await eventually('a member', () => livingMembers(leader).find(({ pid }) => pid !== leader));
  const address = addressOf(String(leader), 'process-group');
  process.kill(leader, 'SIGKILL');
  await eventually('the leader is gone', () => readProcess(leader) === null);
  const located = await backend.locate(address, never);
  expect(located).toEqual({
    found: true,
    identity: { kind: 'process', pid: leader, startTime: 'unknown', group: true },
  });
  if (!located.found) return;
  expect(await backend.observe(located.identity, never)).toMatchObject({ condition: 'running' });
  await backend.apply({ do: 'kill', signal: 'KILL' }, located.identity, never);
  await eventually('the member is gone', () => !isRunning(member.pid));
  expect(await backend.observe(located.identity, never)).toMatchObject({ condition: 'gone' });
  expect(await backend.locate(address, never)).toMatchObject({ found: false });
});

test('nobody who gets the number later is taken for a group without its leader', async () => {
  const pid = startScript('sleep 60');
  const lost = { kind: 'process', pid, startTime: 'unknown', group: true } as const;
  expect(await backend.observe(lost, never)).toMatchObject({ condition: 'gone' });
  await expect(backend.apply({ do: 'freeze' }, lost, never)).rejects.toMatchObject({ code: 'target-gone' });
  expect(await backend.undo({ ...lost, kind: 'process.continue' }, never)).toMatchObject({
    result: 'gone-with-target',
  });
  expect(isRunning(pid)).toBe(true);
});

test('many frozen groups are let go with one look at all processes', async () => {
  const leaders = Array.from({ length: 30 }, () => startScript('sleep 60 & wait'));
  await eventually('members', () => leaders.every((leader) => livingMembers(leader).length === 2));
  for (const leader of leaders) process.kill(-leader, 'SIGSTOP');
  await eventually('all are stopped', () =>
    leaders.every((leader) => statesOf(leader).every((state) => state === 'T')),
  );
  const plans = await Promise.all(leaders.map((leader) => undoOfFreeze(identityOf(leader, true))));
  const actions = plans.map(({ action }) => action);
  const listings = vi.spyOn(fs, 'readdirSync');
  onTestFinished(() => listings.mockRestore());
  const outcomes = await Promise.all(actions.map((action) => backend.undo(action, never)));
  expect(outcomes.map(({ result }) => result)).toEqual(leaders.map(() => 'reverted'));
  const looks = listings.mock.calls.filter(([folder]) => folder === '/proc').length;
  expect([1, 2]).toContain(looks);
  expect(leaders.flatMap(statesOf)).not.toContain('T');
});

test('a group whose known members have ended is looked up anew before it is called gone', async () => {
  const leader = startScript('trap "sleep 60 & exit 0" TERM; while :; do sleep 0.02; done');
  await eventually('the loop', () => livingMembers(leader).length > 1);
  const membersOf = createSharedGroups(() => 0);
  const seen = membersOf(leader);
  expect(seen.map(({ pid }) => pid)).toContain(leader);
  process.kill(leader, 'SIGTERM');
  await eventually('all that were seen are gone', () => seen.every(({ pid }) => !isRunning(pid)));
  const [heir] = membersOf(leader);
  expect(heir?.group).toBe(leader);
  expect(seen.map(({ pid }) => pid)).not.toContain(heir?.pid);
  process.kill(-leader, 'SIGKILL');
  await eventually('nobody is left', () => livingMembers(leader).length === 0);
  expect(membersOf(leader)).toEqual([]);
});

test('a group is refused when the pid does not lead it', async () => {
  const leader = startScript('sleep 60 & wait');
  const member = await eventually('a member', () => livingMembers(leader).find(({ pid }) => pid !== leader));
  const located = backend.locate(addressOf(String(member.pid), 'process-group'), never);
  await expect(located).rejects.toMatchObject({ code: 'not-a-group-leader' });
});

test('kill sends the signal to the process and leaves its children', async () => {
  const leader = startScript('sleep 60 & wait');
  const child = await eventually('a child', () => livingMembers(leader).find(({ pid }) => pid !== leader));
  const identity = identityOf(leader, false);
  expect(await backend.observe(identity, never)).toMatchObject({ condition: 'running' });
  await backend.apply({ do: 'kill', signal: 'KILL' }, identity, never);
  await eventually('it is gone', () => !isRunning(leader));
  expect(await backend.observe(identity, never)).toMatchObject({ condition: 'gone' });
  expect(isRunning(child.pid)).toBe(true);
});

test('kill of a group ends all its members', async () => {
  const leader = startScript('sleep 60 & sleep 61 & wait');
  await eventually('members', () => livingMembers(leader).length === 3);
  const identity = identityOf(leader, true);
  await backend.apply({ do: 'kill', signal: 'TERM' }, identity, never);
  await eventually('they are gone', () => livingMembers(leader).length === 0);
  const { condition, proof } = await backend.observe(identity, never);
  expect([condition, proof]).toEqual(['gone', expect.stringContaining('has 0 living members')]);
});

test('many are observed like one, each for itself and in their order', async () => {
  const frozen = startScript('sleep 60 & wait');
  const running = startScript('sleep 60 & wait');
  await eventually('members', () => [frozen, running].every((leader) => livingMembers(leader).length === 2));
  const identities = [
    identityOf(running, true),
    identityOf(frozen, true),
    { ...identityOf(running, true), startTime: '1' },
    identityOf(frozen, false),
  ];
  await backend.apply({ do: 'freeze' }, identityOf(frozen, true), never);
  await eventually('it is frozen', () => livingMembers(frozen).every(isStopped));
  const observations = await backend.observeAll(identities, never);
  expect(observations.map(({ condition }) => condition)).toEqual(['running', 'frozen', 'gone', 'frozen']);
  expect(await Promise.all(identities.map((identity) => backend.observe(identity, never)))).toEqual(observations);
});

test('a reused pid is another process: gone, and never signalled', async () => {
  const pid = startScript('sleep 60');
  const other = { ...identityOf(pid, false), startTime: '1' };
  const observation = await backend.observe(other, never);
  expect(observation.condition).toBe('gone');
  expect(observation.proof).toContain(`pid ${pid} started at ${readProcess(pid)?.startTime}, the target at 1`);
  for (const group of [true, false]) {
    for (const action of [{ do: 'kill', signal: 'KILL' }, { do: 'stop', graceMs: 50 }, { do: 'freeze' }] as const) {
      await expect(backend.apply(action, { ...other, group }, never)).rejects.toMatchObject({ code: 'target-gone' });
    }
    const undo = { kind: 'process.continue', pid, startTime: '1', group } as const;
    expect(await backend.undo(undo, never)).toMatchObject({ result: 'gone-with-target' });
  }
  expect(await backend.undo({ kind: 'process.end', pid, startTime: '1' }, never)).toMatchObject({
    result: 'already-clean',
  });
  expect(readProcess(pid)?.state).not.toBe('T');
  expect(isRunning(pid)).toBe(true);
});

test('an action on a target that has gone says so', async () => {
  const pid = startScript('sleep 60');
  const identity = identityOf(pid, false);
  process.kill(pid, 'SIGKILL');
  await eventually('it is gone', () => !isRunning(pid));
  await expect(backend.apply({ do: 'freeze' }, identity, never)).rejects.toMatchObject({ code: 'target-gone' });
});

test('stop asks, and resolves when the target has ended', async () => {
  const file = path.join(tempFolder(), 'asked');
  const pid = startScript(`trap 'echo asked > ${file}; exit 0' TERM; touch ${file}; while :; do sleep 0.02; done`);
  await eventually('the trap is set', () => fs.existsSync(file));
  await backend.apply({ do: 'stop', graceMs: 10_000 }, identityOf(pid, false), never);
  expect(isRunning(pid)).toBe(false);
  expect(fs.readFileSync(file, 'utf8')).toBe('asked\n');
});

test('stop kills after the grace what does not end, also members that outlive their leader', async () => {
  const file = path.join(tempFolder(), 'ready');
  const stubborn = `trap '' TERM; touch ${file}; while :; do sleep 0.02; done`;
  const leader = startScript(`(${stubborn}) & wait`);
  await eventually('the trap is set', () => fs.existsSync(file));
  const identity = identityOf(leader, true);
  await backend.apply({ do: 'stop', graceMs: 200 }, identity, never);
  await eventually('all are gone', () => livingMembers(leader).length === 0);
  expect(await backend.observe(identity, never)).toMatchObject({ condition: 'gone' });
});

test('a stop that is cancelled sends no KILL', async () => {
  const file = path.join(tempFolder(), 'ready');
  const pid = startScript(`trap '' TERM; touch ${file}; while :; do sleep 0.02; done`);
  await eventually('the trap is set', () => fs.existsSync(file));
  const stop = new AbortController();
  const applied = backend.apply({ do: 'stop', graceMs: 60_000 }, identityOf(pid, false), stop.signal);
  stop.abort();
  await expect(applied).rejects.toMatchObject({ code: 'cancelled' });
  expect(isRunning(pid)).toBe(true);
});

test('freeze stops every member of a group, and its undo lets them run again', async () => {
  const leader = startScript('sleep 60 & sleep 61 & wait');
  await eventually('members', () => livingMembers(leader).length === 3);
  const identity = identityOf(leader, true);
  await backend.apply({ do: 'freeze' }, identity, never);
  await eventually('all are stopped', () => statesOf(leader).every((state) => state === 'T'));
  const frozen = await backend.observe(identity, never);
  expect(frozen.condition).toBe('frozen');
  expect(frozen.proof).toContain(`group ${leader} has 3 living members: `);

  const { action, shell } = await undoOfFreeze(identity);
  expect(action).toEqual({ kind: 'process.continue', pid: leader, startTime: identity.startTime, group: true });
  expect(shell).toBe(`kill -CONT -- -${leader}`);
  expect(await backend.undo(action, never)).toMatchObject({ result: 'reverted' });
  expect(statesOf(leader)).not.toContain('T');
  expect(await backend.undo(action, never)).toMatchObject({ result: 'already-clean' });
});

test('a group with one member that runs is not frozen', async () => {
  const leader = startScript('sleep 60 & wait');
  const member = await eventually('a member', () => livingMembers(leader).find(({ pid }) => pid !== leader));
  process.kill(leader, 'SIGSTOP');
  await eventually('the leader is stopped', () => readProcess(leader)?.state === 'T');
  expect(await backend.observe(identityOf(leader, true), never)).toMatchObject({ condition: 'running' });
  expect(await backend.observe(identityOf(leader, false), never)).toMatchObject({ condition: 'frozen' });
  process.kill(member.pid, 'SIGSTOP');
  await eventually('all are stopped', () => statesOf(leader).every((state) => state === 'T'));
  expect(await backend.observe(identityOf(leader, true), never)).toMatchObject({ condition: 'frozen' });
});

test('a freeze of one process is undone for that process', async () => {
  const pid = startScript('sleep 60');
  const identity = identityOf(pid, false);
  await backend.apply({ do: 'freeze' }, identity, never);
  await eventually('it is stopped', () => readProcess(pid)?.state === 'T');
  const { action, shell } = await undoOfFreeze(identity);
  expect(shell).toBe(`kill -CONT ${pid}`);
  expect(await backend.undo(action, never)).toMatchObject({ result: 'reverted' });
  await backend.apply({ do: 'freeze' }, identity, never);
  process.kill(pid, 'SIGKILL');
  await eventually('it is gone', () => !isRunning(pid));
  expect(await backend.undo(action, never)).toMatchObject({ result: 'gone-with-target' });
});

test('members that outlive a frozen leader are let go too', async () => {
  const leader = startScript('sleep 60 & wait');
  await eventually('members', () => livingMembers(leader).length === 2);
  const identity = identityOf(leader, true);
  await backend.apply({ do: 'freeze' }, identity, never);
  await eventually('all are stopped', () => statesOf(leader).every((state) => state === 'T'));
  process.kill(leader, 'SIGKILL');
  await eventually('the leader is gone', () => !isRunning(leader));
  expect(await backend.undo((await undoOfFreeze(identity)).action, never)).toMatchObject({ result: 'reverted' });
  // Just woken it may still run for an instant.
  expect(statesOf(leader)).toEqual([expect.stringMatching(/^[SR]$/)]);
});

test('process.end ends a whole group, and is clean the second time', async () => {
  const leader = startScript('sleep 60 & wait');
  await eventually('members', () => livingMembers(leader).length === 2);
  const action = { kind: 'process.end', pid: leader, startTime: identityOf(leader, true).startTime } as const;
  expect(await backend.undo(action, never)).toMatchObject({ result: 'reverted' });
  expect(livingMembers(leader)).toEqual([]);
  expect(await backend.undo(action, never)).toMatchObject({ result: 'already-clean' });
});

test('process.end finds what a leader that has gone left in another group of its session', async () => {
  const leader = startScript('set -m; sleep 60 & wait');
  await eventually('members', () => livingOfSession(leader).length === 2);
  const action = { kind: 'process.end', pid: leader, startTime: identityOf(leader, true).startTime } as const;
  process.kill(leader, 'SIGKILL');
  await eventually('the leader is gone', () => livingMembers(leader).length === 0);
  expect(livingOfSession(leader)).toHaveLength(1);
  expect(await backend.undo(action, never)).toMatchObject({ result: 'reverted' });
  expect(livingOfSession(leader)).toEqual([]);
});

test('an undo that a hook carries out is refused', async () => {
  for (const action of [{ kind: 'component.start', component: 'gateway' }, { kind: 'system.shutdown' }] as const) {
    expect(await backend.undo(action, never)).toMatchObject({ result: 'failed' });
  }
});

test('a signal that is not permitted says what to do', async () => {
  const { pid, as } = foreignProcess();
  const applied = as(() => backend.apply({ do: 'kill', signal: 'USR1' }, identityOf(pid, false), never));
  await expect(applied).rejects.toMatchObject({
    code: 'not-permitted',
    message: expect.stringContaining('EPERM') as string,
    hint: expect.stringContaining('root') as string,
  });
});

/** A process of another user: as root one that is started as nobody, with root's rights laid down for the call. */
function foreignProcess(): { pid: number; as: <T>(call: () => T) => T } {
  if (process.getuid?.() !== 0) {
    const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && name !== '1');
    const pid = pids.find((name) => fs.statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid === 0);
    if (pid === undefined) throw new Error('no process of another user to try it on');
    return { pid: Number(pid), as: (call) => call() };
  }
  const child = spawn('sleep', ['60'], { uid: 65534, detached: true, stdio: 'ignore' });
  const { pid } = child;
  if (pid === undefined) throw new Error('sleep did not start as another user');
  onTestFinished(() => endGroup(pid));
  const as = <T>(call: () => T): T => {
    process.seteuid?.(65533);
    try {
      return call();
    } finally {
      process.seteuid?.(0);
    }
  };
  return { pid, as };
}

async function undoOfFreeze(identity: ProcessIdentity): Promise<UndoPlan> {
  const plan = await backend.undoOf({ do: 'freeze' }, identity, never);
  if (plan === null) throw new Error('a freeze has no undo');
  return plan;
}

function addressOf(content: string, type: 'process' | 'process-group' = 'process'): TargetAddress {
  const pidFile = path.join(tempFolder(), 'pid');
  fs.writeFileSync(pidFile, content);
  return { label: 'gateway', type, pidFile };
}

function identityOf(pid: number, group: boolean): ProcessIdentity {
  const facts = readProcess(pid);
  if (facts === null) throw new Error(`no process ${pid}`);
  return { kind: 'process', pid, startTime: facts.startTime, group };
}

function statesOf(group: number): readonly string[] {
  return livingMembers(group).map(({ state }) => state);
}

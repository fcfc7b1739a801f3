// SPDX-License-Identifier: Apache-2.0
/**
 * Members of process groups out of one list of all processes, shared by those who ask within a short time: reading that
 * list takes tens of milliseconds, and many groups are let go at once. What is known of a member is read again each
 * time. A member that came since the list was read is missed, so nothing may depend on knowing all of them.
 */
import { groupExists, isAlive, listProcesses, type ProcessFacts, readProcess } from '../../platform/processes.ts';

/** Looks up living members of a group. */
export type MembersOf = (group: number) => readonly ProcessFacts[];

const SHARED_MS = 200;

/** An empty answer is never out of an old list. */
export function createSharedGroups(nowMs: () => number): MembersOf {
  let groups: ReadonlyMap<number, readonly ProcessFacts[]> = new Map();
  let readMs = -Infinity;
  const known: MembersOf = (group) => stillThere(groups.get(group) ?? []);
  return (group) => {
    if (nowMs() - readMs <= SHARED_MS) {
      const members = known(group);
      if (members.length > 0) return members;
    }
    if (!groupExists(group)) return [];
    groups = groupAll(listProcesses().filter(isAlive));
    readMs = nowMs();
    return groups.get(group) ?? [];
  };
}

function groupAll(processes: readonly ProcessFacts[]): ReadonlyMap<number, readonly ProcessFacts[]> {
  const groups = new Map<number, ProcessFacts[]>();
  for (const facts of processes) {
    const members = groups.get(facts.group);
    if (members === undefined) groups.set(facts.group, [facts]);
    else members.push(facts);
  }
  return groups;
}

/** Those of the processes that are still the same, in the same group and alive, as they are now. */
export function stillThere(members: readonly ProcessFacts[]): readonly ProcessFacts[] {
  return members.flatMap(({ pid, startTime, group }) => {
    const now = readProcess(pid);
    return now !== null && now.startTime === startTime && now.group === group && isAlive(now) ? [now] : [];
  });
}

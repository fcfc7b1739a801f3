// SPDX-License-Identifier: Apache-2.0
/**
 * Who a target is, looked up again each time: pid and start time. Between the look and a signal lies a window of
 * microseconds, which the kernel gives no way to close from here. Pids of another boot must have been refused by the
 * caller.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type { ProcessIdentity, TargetObservation } from '../../ports/backend.ts';
import type { MembersOf } from './groups.ts';
import { isAlive, isStopped, livingMembers, type ProcessFacts, readProcess } from '../../platform/processes.ts';

/** What tells a target from whoever gets its pid after it. */
export type TargetName = Pick<ProcessIdentity, 'pid' | 'startTime' | 'group'>;

/** Start time of a group's leader that has ended and is no longer known; no process has it. */
export const NO_LEADER = 'unknown';

/** Processes that a signal would reach now, with what was read of them. */
export interface Sighting {
  /** Empty when the target is gone. */
  readonly members: readonly ProcessFacts[];
  /** Whether the pid is another process by now. */
  readonly reused: boolean;
  readonly proof: string;
}

const NAMED_MEMBERS = 10;

/**
 * Looks at the target. A group outlives its leader: as long as it has members the kernel gives its number to nobody
 * else, so they are still the target.
 */
export function lookAt(identity: TargetName, membersOf: MembersOf = livingMembers): Sighting {
  // Finding members may take a while, so who it is, is read after them.
  const members = identity.group ? membersOf(identity.pid) : [];
  const leader = readProcess(identity.pid);
  if (leader !== null && leader.startTime !== identity.startTime) {
    const proof = `pid ${identity.pid} started at ${leader.startTime}, the target at ${identity.startTime}`;
    return { members: [], reused: true, proof };
  }
  const own = leader === null ? `no process has pid ${identity.pid}` : describe(leader);
  if (identity.group) return { members, reused: false, proof: `${own}; ${describeGroup(identity.pid, members)}` };
  return { members: leader !== null && isAlive(leader) ? [leader] : [], reused: false, proof: own };
}

/** Whether a signal would reach anyone; who else is in a group is only looked for when its leader is not there. */
export function lookBeforeSignal(identity: TargetName): Sighting {
  return lookAt(identity, (group) => {
    const leader = readProcess(group);
    return leader !== null && isAlive(leader) ? [leader] : livingMembers(group);
  });
}

/** Members of the target as they were seen, for a proof. */
export function describeMembers(
  { pid, group }: { readonly pid: number; readonly group: boolean },
  members: readonly ProcessFacts[],
): string {
  if (group) return describeGroup(pid, members);
  return members[0] === undefined ? `no process has pid ${pid}` : describe(members[0]);
}

/** What the target does now, as the engine asks it. A group is frozen when every member is stopped. */
export function observeTarget(identity: ProcessIdentity, membersOf: MembersOf = livingMembers): TargetObservation {
  const { members, proof } = lookAt(identity, membersOf);
  if (members.length === 0) return { condition: 'gone', proof };
  return { condition: members.every(isStopped) ? 'frozen' : 'running', proof };
}

/** Throws a HarnessError for a pid that no experiment may touch. */
export function refuseUnsafe(target: { readonly pid: number; readonly group: boolean }, label: string): void {
  const reason = unsafeReason(target, readProcess(process.pid));
  if (reason === null) return;
  throw new HarnessError(`pid ${target.pid} of ${label} ${reason}`, {
    code: 'unsafe-target',
    hint: 'A pid file must name a process of the system under test.',
    subject: label,
  });
}

function unsafeReason(
  { pid, group }: { readonly pid: number; readonly group: boolean },
  own: ProcessFacts | null,
): string | null {
  if (pid <= 1) return 'is not a process that may be signalled';
  if (pid === process.pid) return 'is the harness itself';
  return group && (pid === own?.group || pid === own?.session) ? "is the harness's own group or session" : null;
}

function describe(facts: ProcessFacts): string {
  return `pid ${facts.pid} started at ${facts.startTime} is in state ${facts.state}`;
}

function describeGroup(group: number, members: readonly ProcessFacts[]): string {
  const named = members.slice(0, NAMED_MEMBERS).map((facts) => `${facts.pid} ${facts.state}`);
  const more = members.length > NAMED_MEMBERS ? `, and ${members.length - NAMED_MEMBERS} more` : '';
  return `group ${group} has ${members.length} living members${named.length > 0 ? `: ${named.join(', ')}` : ''}${more}`;
}

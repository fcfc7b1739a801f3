// SPDX-License-Identifier: Apache-2.0
/** Which session of processes holds the other end of a connection on the loopback: what /proc says, of Linux only. */
import fs from 'node:fs';

/** The session's leader; `other`: it is none of the given; `gone`: nobody holds it any more. */
export function sessionBehind(address: string, port: number, sessions: ReadonlySet<number>): number | 'other' | 'gone' {
  const inode = inodeOf(address, port);
  if (inode === null) return 'gone';
  const target = `socket:[${inode}]`;
  // Mostly it is the leader itself, and to look at every process takes a while.
  const leader = [...sessions].find((pid) => holds(String(pid), target));
  if (leader !== undefined) return leader;
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const session = sessionOf(pid);
    if (sessions.has(session) && holds(pid, target)) return session;
  }
  return inodeOf(address, port) === inode ? 'other' : 'gone';
}

function inodeOf(address: string, port: number): string | null {
  const bytes = address.split('.').map(Number).reverse();
  const hex = (value: number, width: number): string => value.toString(16).toUpperCase().padStart(width, '0');
  const local = `${bytes.map((byte) => hex(byte, 2)).join('')}:${hex(port, 4)}`;
  const line = read('/proc/net/tcp')
    .split('\n')
    .find((one) => one.trim().split(/\s+/)[1] === local);
  return line?.trim().split(/\s+/)[9] ?? null;
}

function sessionOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
}

function holds(pid: string, target: string): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return fs.readdirSync(folder).some((name) => linkOf(`${folder}/${name}`) === target);
  } catch {
    return false;
  }
}

function linkOf(file: string): string {
  try {
    return fs.readlinkSync(file);
  } catch {
    return '';
  }
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

// SPDX-License-Identifier: Apache-2.0
/**
 * One recoverer of a run at a time, and one writer to the folder of a site, also where several find at the same moment that the former one died. A lock is a
 * row of files with rising numbers, of which the highest counts and says who holds it; each is made whole and at once
 * by linking it to a name that must be free, and numbers never fall while the lock is in use. So whoever decided on a look
 * that is out of date by then finds its number taken, or a higher one beside it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { systemCode } from '../rundir/writers-files.ts';
import { isOwner, type Owner } from './opened-run.ts';

export interface LockRequest {
  /** Private folder of all locks. */
  readonly folder: string;
  /** What is locked: part of the names of files. */
  readonly name: string;
  readonly self: Owner;
  isDead(owner: Owner): Promise<boolean>;
}

export type Lock =
  | {
      readonly held: true;
      /** `forGood` when nothing is left to do under it: its files go. */
      release(forGood: boolean): void;
    }
  | { readonly held: false; readonly by: Owner };

/** How often others may be faster before that is an error. */
const attemptsLimit = 100;

/** Takes the lock, or says who holds it. Throws a HarnessError when the folder cannot be used. */
export async function takeLock(request: LockRequest): Promise<Lock> {
  for (let attempt = 0; attempt < attemptsLimit; attempt += 1) {
    const highest = highestNumber(request);
    const holder = highest === 0 ? null : readHolder(fileOf(request, highest));
    if (holder !== null && !(await request.isDead(holder))) return { held: false, by: holder };
    const number = highest + 1;
    if (!place(request, number, request.self)) continue;
    if (highestNumber(request) === number)
      return { held: true, release: (forGood) => release(request, number, forGood) };
    fs.rmSync(fileOf(request, number), { force: true });
  }
  throw new HarnessError(`the lock ${request.name} changes hands all the time`, {
    code: 'lock-contended',
    subject: request.name,
  });
}

function release(request: LockRequest, number: number, forGood: boolean): void {
  // The highest number stays as long as the lock may be taken again.
  if (!forGood) place(request, number + 1, null);
  // The highest last: until then nobody else gets it.
  for (let each = 1; each <= number; each += 1) fs.rmSync(fileOf(request, each), { force: true });
}

function fileOf({ folder, name }: LockRequest, number: number): string {
  return path.join(folder, `${name}.${String(number)}`);
}

/** 0 when there is none. */
function highestNumber({ folder, name }: LockRequest): number {
  const numbers = fs
    .readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => Number(file.slice(name.length + 1)));
  return Math.max(0, ...numbers.filter((number) => Number.isSafeInteger(number)));
}

/** Null when nobody holds it: it was released, or a crash of the machine left no whole file. */
function readHolder(file: string): Owner | null {
  try {
    const value = parseJson(fs.readFileSync(file, 'utf8'));
    return isOwner(value) ? value : null;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the number was free. */
function place(request: LockRequest, number: number, holder: Owner | null): boolean {
  const file = fileOf(request, number);
  const own = `${file}-${String(request.self.pid)}.new`;
  fs.writeFileSync(own, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  try {
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

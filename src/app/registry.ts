// SPDX-License-Identifier: Apache-2.0
/**
 * Runs under way, and those whose harness died: one file each in a private folder, written before a run starts
 * anything and removed when everything of it was put back. What is not exactly as this code writes it is reported and
 * never acted on.
 */
import fs from 'node:fs';
import path from 'node:path';
import { causeChain, HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { systemCode } from '../rundir/writers-files.ts';
import { isOpenedRun, isRunId, type OpenedRun } from './opened-run.ts';

export interface Registered {
  readonly runs: readonly OpenedRun[];
  /** Files that are none of ours, with what is wrong with them. */
  readonly refused: readonly string[];
}

export interface Registry {
  /** On disk when it returns. Throws a HarnessError. */
  add(run: OpenedRun): void;
  /** Also where it is gone already. */
  remove(runId: string): void;
  /** Null when it is not registered, or not readable as ours. */
  find(runId: string): OpenedRun | null;
  list(): Registered;
  /** Where an entry is, for people. */
  fileOf(runId: string): string;
  /** Absolute. Private folders for locks and the watchdog's log. */
  readonly locksDir: string;
  readonly stateDir: string;
}

const format = 1;
const suffix = '.json';
const entryLimitBytes = 1024 * 1024;
/** As many entries are looked at; a folder with more is reported. */
const entriesLimit = 1000;
const openFlags = fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK;

/** Makes the folder where it is missing. Throws a HarnessError when it cannot be used or is not private. */
export function openRegistry(stateDir: string): Registry {
  const runsDir = path.join(stateDir, 'runs');
  const locksDir = path.join(stateDir, 'locks');
  for (const folder of [stateDir, runsDir, locksDir]) requirePrivateFolder(folder);
  const fileOf = (runId: string): string => path.join(runsDir, `${runId}${suffix}`);
  return {
    stateDir,
    locksDir,
    fileOf,
    add: (run) => writeEntry(fileOf(run.runId), run),
    remove: (runId) => onState(fileOf(runId), () => fs.rmSync(fileOf(runId), { force: true })),
    find(runId) {
      const entry = isRunId(runId) ? readEntry(fileOf(runId)) : null;
      return typeof entry === 'object' ? entry : null;
    },
    list: () => listEntries(runsDir),
  };
}

function requirePrivateFolder(folder: string): void {
  onState(folder, () => fs.mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const stats = onState(folder, () => fs.lstatSync(folder));
  const reason = whyNotPrivate(stats, stats.isDirectory());
  if (reason === null) {
    onState(folder, () => fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK));
    return;
  }
  throw new HarnessError(`the folder for the state of runs ${reason}: ${folder}`, {
    code: 'state-not-private',
    hint: 'Look at who made it; make it yours with mode 0700, or name another folder in XDG_STATE_HOME.',
  });
}

/** Null for what only we can have made. */
function whyNotPrivate(stats: fs.Stats, isRightKind: boolean): string | null {
  if (!isRightKind) return 'is not what it should be (a link or another kind of file)';
  if (stats.uid !== process.getuid?.()) return `belongs to user ${String(stats.uid)}`;
  const mode = stats.mode & 0o777;
  return (mode & 0o077) === 0 ? null : `is open to others (mode 0${mode.toString(8)})`;
}

function writeEntry(file: string, run: OpenedRun): void {
  const temporary = `${file}.${String(process.pid)}.new`;
  onState(file, () => {
    try {
      fs.writeFileSync(temporary, `${JSON.stringify({ format, ...run })}\n`, { flag: 'wx', mode: 0o600, flush: true });
      fs.renameSync(temporary, file);
    } catch (error) {
      fs.rmSync(temporary, { force: true });
      throw error;
    }
    const folder = fs.openSync(path.dirname(file), 'r');
    fs.fsyncSync(folder);
    fs.closeSync(folder);
  });
}

function listEntries(runsDir: string): Registered {
  const names = onState(runsDir, () => fs.readdirSync(runsDir)).filter((name) => name.endsWith(suffix));
  const runs: OpenedRun[] = [];
  const refused: string[] = [];
  if (names.length > entriesLimit) {
    refused.push(`${runsDir} has ${String(names.length)} entries; the first ${String(entriesLimit)} are looked at`);
  }
  for (const name of names.sort().slice(0, entriesLimit)) {
    const file = path.join(runsDir, name);
    const entry = readEntry(file);
    if (typeof entry === 'string') refused.push(`${file} ${entry}`);
    else if (entry !== null) runs.push(entry);
  }
  return { runs, refused };
}

/** An entry, what is wrong with it, or null when there is none. */
function readEntry(file: string): OpenedRun | string | null {
  try {
    const fd = fs.openSync(file, openFlags);
    try {
      const stats = fs.fstatSync(fd);
      const reason = whyNotPrivate(stats, stats.isFile());
      if (reason !== null) return reason;
      if (stats.size > entryLimitBytes) return `has ${String(stats.size)} bytes`;
      return parseEntry(fs.readFileSync(fd, 'utf8'), path.basename(file, suffix));
    } finally {
      fs.closeSync(fd);
    }
  } catch (error) {
    return systemCode(error) === 'ENOENT' ? null : (causeChain(error)[0] ?? 'cannot be read');
  }
}

function parseEntry(text: string, name: string): OpenedRun | string {
  const value = parseJson(text);
  const found = (value as { readonly format?: unknown } | null | undefined)?.format;
  if (typeof found === 'number' && found > format) return `has format ${String(found)}, which a newer version wrote`;
  if (found !== format || !isOpenedRun(value)) return 'is damaged';
  return value.runId === name ? value : `is an entry of ${value.runId}`;
}

function onState<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const code = systemCode(cause);
    if (code === null) throw cause;
    throw new HarnessError(`the state of runs cannot be kept: ${what} (${code})`, {
      code: 'state-unusable',
      hint: 'It is what puts things back after a crash. Make the folder writable, or name another in XDG_STATE_HOME.',
      cause,
    });
  }
}

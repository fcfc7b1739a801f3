// SPDX-License-Identifier: Apache-2.0
/**
 * The private folder of a run under the system's folder for temporary files: pid files, sockets, scripts, state of the
 * system. Its path is short, since a socket's path may have some 100 bytes, and follows from the run id, so that who
 * cleans up after a killed run finds it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HarnessError } from '../core/domain/errors.ts';
import type { WorkDir } from '../ports/run-writers.ts';
import { onDisk, safePath } from './writers-files.ts';

const REMOVE_TRIES = 6;
const REMOVE_PAUSE_MS = 100;

/** Makes the folder, readable by nobody else. Throws a HarnessError when it cannot, or when the name is taken. */
export function createWorkDir(runId: string): WorkDir {
  const folder = workDirPath(runId);
  onDisk(folder, () => fs.mkdirSync(folder, { mode: 0o700 }));
  return workDirAt(fs.realpathSync(folder));
}

/** An earlier run's folder (`workDirPath`); null when there is none. Throws a HarnessError when somebody else made it. */
export function findWorkDir(folder: string): WorkDir | null {
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 0o077) !== 0) {
    throw new HarnessError(`${folder} is not the private folder that a run of yours made`, {
      code: 'foreign-work-dir',
      hint: 'Look at who made it before you remove it.',
    });
  }
  return workDirAt(fs.realpathSync(folder));
}

/** Where a run's folder is or will be, with no link on the way. */
export function workDirPath(runId: string): string {
  return path.join(fs.realpathSync(os.tmpdir()), workDirName(runId));
}

/** The folder's name, which follows from the run id. */
export function workDirName(runId: string): string {
  return `chaos-${safePath(runId.slice(runId.lastIndexOf('-') + 1))}`;
}

function workDirAt(folder: string): WorkDir {
  return {
    path: folder,
    write(name, content) {
      const file = path.join(folder, safePath(name));
      onDisk(file, () => {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, content, { mode: 0o600 });
      });
      return file;
    },
    folder(name) {
      const made = path.join(folder, safePath(name));
      onDisk(made, () => fs.mkdirSync(made, { recursive: true, mode: 0o700 }));
      return made;
    },
    staging(instance) {
      const staging = path.join(folder, 'staging', safePath(instance));
      onDisk(staging, () => {
        fs.rmSync(staging, { recursive: true, force: true });
        fs.mkdirSync(staging, { recursive: true });
      });
      return staging;
    },
    remove: () => removeFolder(folder),
  };
}

/** What is being ended may still write: a folder that is not empty after all is tried again. */
async function removeFolder(folder: string): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fs.promises.rm(folder, { recursive: true, force: true });
      return null;
    } catch (error) {
      if (tries === REMOVE_TRIES) return `${folder} could not be removed: ${String(error)}`;
      await setTimeout(REMOVE_PAUSE_MS);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0

/**
 * The gateway's durable state: every sandbox's record, in one file that is replaced whole. Owns the records and when
 * they are on disk; what a record's change means is decided by the callers.
 */

import { writeFileDurable, readTextIfPresent } from '../lib/files.ts';
import type { PolicyEndpoint } from '../lib/protocol.ts';
import type { Condition, Phase } from './phases.ts';
import type { RestartPolicy } from './restart-policy.ts';

const FORMAT = 1;

export interface PolicyRecord {
  readonly version: number;
  readonly hash: string;
  readonly endpoints: readonly PolicyEndpoint[];
  /** The policy as it was given. */
  readonly document: unknown;
  readonly createdAtMs: number;
  readonly loadedAtMs: number | null;
}

export interface SandboxRecord {
  readonly id: string;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly createdAt: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly restartPolicy: RestartPolicy;
  /** What the operator wants, whatever the phase. A gateway that stops leaves it alone. */
  readonly intent: 'running' | 'stopped';
  readonly phase: Phase;
  readonly conditions: readonly Condition[];
  readonly exitCode: number | null;
  /** Counts the starts of the main process. */
  readonly generation: number;
  /** Counts the starts of the supervisor. */
  readonly epoch: number;
  readonly quickRestarts: number;
  readonly resourceVersion: number;
  readonly policy: PolicyRecord;
  /** The policy that the sandbox was created with. */
  readonly createdPolicy: PolicyRecord;
  /** An operation of the driver that was begun and not seen to end; with the bug 4409 it never is. */
  readonly pendingOperation: 'start' | null;
}

export type SandboxPatch = Partial<Omit<SandboxRecord, 'id' | 'name' | 'resourceVersion'>>;

export interface Store {
  readonly list: () => readonly SandboxRecord[];
  readonly get: (name: string) => SandboxRecord | undefined;
  readonly add: (record: SandboxRecord) => void;
  /** Changes a record in memory; undefined when there is none. */
  readonly update: (name: string, patch: SandboxPatch) => SandboxRecord | undefined;
  readonly remove: (name: string) => void;
  /** Resolves when everything changed so far is on disk. Commits that overlap share one write. */
  readonly commit: () => Promise<void>;
}

/** Reads the state file, or begins with an empty state. */
export function openStore(path: string): Store {
  const records = new Map(readRecords(path).map((record) => [record.name, record]));
  let changed = 0;
  let written = 0;
  let writing: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    const upTo = changed;
    await writeFileDurable(path, `${JSON.stringify({ format: FORMAT, sandboxes: [...records.values()] })}\n`);
    written = upTo;
  };
  const commit = async (): Promise<void> => {
    const wanted = changed;
    while (written < wanted) {
      writing ??= write().finally(() => {
        writing = undefined;
      });
      await writing;
    }
  };
  return {
    list: () => [...records.values()],
    get: (name) => records.get(name),
    add: (record) => {
      records.set(record.name, record);
      changed += 1;
    },
    update: (name, patch) => {
      const before = records.get(name);
      if (before === undefined) return undefined;
      const after = { ...before, ...patch, resourceVersion: before.resourceVersion + 1 };
      records.set(name, after);
      changed += 1;
      return after;
    },
    remove: (name) => {
      if (records.delete(name)) changed += 1;
    },
    commit,
  };
}

function readRecords(path: string): readonly SandboxRecord[] {
  const text = readTextIfPresent(path);
  if (text === undefined) return [];
  const state = JSON.parse(text) as { readonly format: number; readonly sandboxes: readonly SandboxRecord[] };
  if (state.format !== FORMAT)
    throw new Error(`${path} has format ${state.format}; this gateway reads format ${FORMAT}`);
  return state.sandboxes;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Running again what a run directory recorded: its seed, parameters and choices of targets, with the experiment and the
 * adapter that are there now, or else the copies in the directory. Reads; starts nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RunManifest } from '../core/domain/documents.ts';
import type { RecordedChoice } from '../engine/run-context.ts';
import { ADAPTER_FILE, EXPERIMENT_FILE } from '../rundir/layout.ts';
import { readRun } from '../rundir/reader.ts';
import { type DocumentKind, findDocument, type FoundFile, listDocuments, type Places } from './lookup.ts';
import type { AppPorts } from './ports.ts';
import {
  adapterPlacesOf,
  experimentPlacesOf,
  loadAdapterFile,
  type Prepared,
  prepareOne,
  type Selection,
} from './prepare.ts';
import { readSource } from './sources.ts';

export interface Replay {
  /** The run that is replayed. */
  readonly runId: string;
  readonly seed: string;
  readonly choices: readonly RecordedChoice[];
  readonly prepared: Prepared;
  /** What is not as it was then, for people. */
  readonly notices: readonly string[];
}

/** Throws a HarnessError when the directory cannot be read as a run, and a SpecError or UsageError as `prepareRuns` does. */
export function prepareReplay(ports: AppPorts, selection: Selection, runDir: string): Replay {
  const { manifest, state } = readRun(ports.openEvidence(runDir));
  const { cwd } = selection;
  const find = (kind: DocumentKind, places: Places): FoundFile =>
    findNowOrCopy({ kind, places, manifest, runDir, cwd });
  const experiment = readSource(find('experiment', experimentPlacesOf(ports, selection)));
  const loaded = loadAdapterFile(find('adapter', adapterPlacesOf(ports, selection)));
  const { runId, seed, gateway, parameters } = manifest;
  const files = [
    { kind: 'experiment', file: experiment },
    { kind: 'adapter', file: loaded.source },
  ] as const;
  return {
    runId,
    seed,
    // Where nothing was there to be chosen from, nothing was chosen.
    choices: state.targets.filter(({ chosen }) => chosen.length > 0),
    prepared: prepareOne(ports, { experiment, loaded, sets: {}, gateway, pinned: parameters }),
    notices: [
      `replaying ${runId}: its seed, parameters and choices of targets`,
      ...files.flatMap(({ kind, file }) => {
        if (file.isCopy === true) return [`${kind} ${file.id} is not here: using the copy in the run directory`];
        return file.sha256 === manifest[kind].sha256
          ? []
          : [`${kind} ${file.id} has changed since (${file.shownPath})`];
      }),
    ],
  };
}

interface Wanted {
  readonly kind: DocumentKind;
  readonly places: Places;
  readonly manifest: RunManifest;
  readonly runDir: string;
  readonly cwd: string;
}

/** As it was named then, else by its id, else the copy. */
function findNowOrCopy({ kind, places, manifest, runDir, cwd }: Wanted): FoundFile {
  const { id } = manifest[kind];
  const known = listDocuments(places).map((file) => file.id);
  const name = nameThen(kind, manifest);
  if (name !== null && (known.includes(name) || fs.existsSync(path.resolve(cwd, name))))
    return findDocument(name, places);
  if (known.includes(id)) return findDocument(id, places);
  const file = path.join(runDir, kind === 'experiment' ? EXPERIMENT_FILE : ADAPTER_FILE);
  const relative = path.relative(cwd, file);
  const shownPath = relative.startsWith('..') ? file : relative;
  return { id, path: file, shownPath, origin: 'local', shadowsShipped: false, isCopy: true };
}

/** Id or path that the run was asked for; null where it was a replay itself. */
function nameThen(kind: DocumentKind, { reproduce }: RunManifest): string | null {
  const [, experiment = '', option, adapter = ''] = reproduce;
  if (option !== '--adapter') return null;
  return kind === 'experiment' ? experiment : adapter;
}

// SPDX-License-Identifier: Apache-2.0
/** What a run was made from, as rows of a report: inputs, versions, machine, and the files it left. */
import { formatDuration } from '../domain/duration.ts';
import type { RunManifest, SourceInfo, SystemInfo, VerdictDocument } from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';
import { fileLink, type Link } from './checks-view.ts';
import type { RefusedEntry } from './page-evidence.ts';
import { count, formatBytes, listNames, visible } from './text.ts';
import { recoveryMs } from './timeline-model.ts';

/** A name and its value, with the place where more of it stands. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly link: Link | null;
}

/** A file of the run directory, as the caller listed it. */
export interface RunFile {
  /** Relative to the run directory, with `/`. */
  readonly path: string;
  readonly sizeBytes: number;
}

export interface FileRows {
  readonly rows: readonly { readonly file: Link; readonly size: string }[];
  readonly total: string;
  readonly more: string | null;
  /** Entries that are no files and were not opened. */
  readonly refused: readonly string[];
}

const maxParameters = 100;
const maxFiles = 300;
const maxClockSteps = 5;
const maxRefused = 50;

/** What stands under the headline. */
export function viewFacts(record: RunRecord, verdict: VerdictDocument): readonly Fact[] {
  const { manifest, state } = record;
  return [
    fact('system', systemText(manifest.system ?? state.system)),
    fact('adapter', verdict.adapter),
    fact('started', state.startedAt ?? manifest.createdAt),
    fact('took', formatDuration(verdict.durationMs)),
    ...recoveryFacts(state),
    fact('run', verdict.runId),
    ...(manifest.replayOf === undefined ? [] : [fact('same choices as', manifest.replayOf)]),
  ];
}

function recoveryFacts(state: RunRecord['state']): readonly Fact[] {
  const ms = recoveryMs(state);
  return ms === null ? [] : [fact('well again', `seen ${formatDuration(ms)} after the last undo`)];
}

export function viewInputs(manifest: RunManifest): readonly Fact[] {
  const names = Object.keys(manifest.parameters).sort();
  const parameters = names
    .slice(0, maxParameters)
    .map((name) => fact(`parameter ${name}`, String(manifest.parameters[name])));
  const more = names.length - parameters.length;
  return [
    fact('seed', manifest.seed),
    fact('gateway asked for', manifest.gateway),
    ...secretFacts(manifest),
    ...parameters,
    ...(more > 0 ? [fact('parameters', `${String(more)} more in manifest.json`)] : []),
  ];
}

export function viewProvenance(manifest: RunManifest, state: RunRecord['state']): readonly Fact[] {
  const { tool, host } = manifest;
  return [
    fact('tool', `${tool.name} ${tool.version}`),
    fact('commit', commitText(tool.commit, tool.dirty)),
    sourceFact('experiment', manifest.experiment, 'experiment.yaml'),
    sourceFact('adapter', manifest.adapter, 'adapter.yaml'),
    fact('system', systemText(manifest.system ?? state.system)),
    fact('engine', manifest.engine ?? 'none'),
    fact('machine', `${host.os} ${host.arch}, kernel ${host.kernel}`),
    fact('size', `${count(host.cpus, 'CPU')}, ${formatBytes(host.memoryBytes)} of memory`),
    fact('Node', host.node),
    ...state.clockSteps.slice(0, maxClockSteps).map((step) => fact('wall clock', clockText(step))),
    ...(state.clockSteps.length > maxClockSteps ? [fact('wall clock', moreSteps(state.clockSteps.length))] : []),
  ];
}

export function viewFiles(files: readonly RunFile[], refused: readonly RefusedEntry[]): FileRows {
  const shown = files.slice(0, maxFiles);
  const bytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const more = files.length - shown.length;
  return {
    rows: shown.map(({ path, sizeBytes }) => ({ file: fileLink(path, null), size: formatBytes(sizeBytes) })),
    total: `${count(files.length, 'file')}, ${formatBytes(bytes)}`,
    more: more === 0 ? null : `${count(more, 'more file')} in the run directory`,
    refused: [
      ...refused.slice(0, maxRefused).map(({ path, kind }) => `${visible(path, 200)} is a ${kind}: not opened`),
      ...(refused.length > maxRefused ? [`${String(refused.length - maxRefused)} more like this`] : []),
    ],
  };
}

/** Their names only: what is masked is nowhere in a run directory. */
function secretFacts({ secrets = [] }: RunManifest): readonly Fact[] {
  return secrets.length === 0 ? [] : [fact('masked everywhere', `the values of ${listNames(secrets, 20)}`)];
}

function fact(name: string, value: string): Fact {
  return { name: visible(name, 80), value: visible(value, 500), link: null };
}

function clockText({ byMs, atMs }: RunRecord['state']['clockSteps'][number]): string {
  const way = byMs < 0 ? 'back' : 'forward';
  return `moved ${way} by ${formatDuration(Math.abs(byMs))} at ${formatDuration(atMs)}: set, or the machine was suspended`;
}

function moreSteps(steps: number): string {
  return `moved ${String(steps - maxClockSteps)} more times`;
}

function sourceFact(name: string, source: SourceInfo, file: string): Fact {
  const value = `${visible(source.id, 64)} (${source.origin}), sha256 ${visible(source.sha256, 64)}`;
  return { name, value, link: fileLink(file, null) };
}

function systemText(system: SystemInfo | null): string {
  if (system === null) return 'not booted';
  const details = [
    system.generation === null ? null : `generation ${system.generation}`,
    system.build === null ? null : `build ${system.build}`,
  ].filter((detail) => detail !== null);
  return `${system.name} ${system.version}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}

function commitText(commit: string | null, dirty: boolean | null): string {
  if (commit === null) return 'not known';
  return dirty === true ? `${commit}, with uncommitted changes` : commit;
}

// SPDX-License-Identifier: Apache-2.0
/**
 * Carrying out the typed undo records that a run left whose harness died. What is known of the run comes from a note
 * that the harness made before it started anything; of the run directory only undo.jsonl is believed, and its
 * adapter.yaml if that is still the one that was noted. That the harness is dead, and that nobody else does the same,
 * is the caller's affair.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { UndoIntent, UndoRecord, UndoResult } from '../core/domain/documents.ts';
import { causeChain, HarnessError } from '../core/domain/errors.ts';
import type { BackendId, PlannedSystem } from '../core/domain/plan.ts';
import { outlivesMachine } from '../core/domain/undo.ts';
import { planSystem } from '../core/plan/plan-system.ts';
import { buildEnvironment, HOST_FOLDER, hostMark, systemEnvironment } from '../engine/environment.ts';
import { forwardEnvironment, type OpenedForwards, openForwards, PODS_FILE, readPodsFile } from '../engine/forwards.ts';
import { bashArguments } from '../engine/hooks.ts';
import { SETTINGS_FILE } from '../engine/run-context.ts';
import { UNDO_LIMIT_MS } from '../engine/limits.ts';
import { isRefused, outstandingUndos, revertLeft } from '../engine/undo.ts';
import type { WorkDir } from '../ports/run-writers.ts';
import { ADAPTER_FILE } from '../rundir/layout.ts';
import { continueUndoFile, readUndoFile, type UndoFile } from '../rundir/undo-file.ts';
import { findWorkDir } from '../rundir/work-dir.ts';
import type { LeftRun } from './opened-run.ts';
import type { AppPorts } from './ports.ts';
import { parseRecordedAdapter } from './recorded.ts';
import { sha256Of } from './sources.ts';

export interface CleanUp {
  /** Whether nothing of the run is left that an undo record names. */
  readonly clean: boolean;
  /** What was found and done, for people. */
  readonly lines: readonly string[];
}

const adapterLimitBytes = 1024 * 1024;
/** More than any run has in effect at once: a file with more was not written by one. */
const outstandingLimit = 10_000;
const straysLimitMs = 60_000;

/** Reverts what a run left. Never rejects: what went wrong is in the lines. */
export async function revertLeftOf(ports: AppPorts, run: LeftRun): Promise<CleanUp> {
  try {
    const ended = await endHooks(ports, run);
    const file = readUndoFile(ports.openEvidence(run.runDir));
    const reverted = await revertRecords(ports, run, file);
    const strays = await endStrays(ports, run);
    const lines = [...ended, ...reverted.lines, ...strays.lines];
    if (!reverted.clean || !strays.clean) return { clean: false, lines };
    // With everything put back nothing needs its pid files any more.
    const stays = (await findWorkDir(run.workDir)?.remove()) ?? null;
    const all = stays === null ? lines : [...lines, stays];
    return { clean: true, lines: all.length > 0 ? all : ['ended clean, nothing to revert'] };
  } catch (error) {
    return { clean: false, lines: [causeChain(error).join(': ')] };
  }
}

/** What of a run was never carried out, newest first. Throws a HarnessError when undo.jsonl cannot be believed. */
export function undosLeft(ports: Pick<AppPorts, 'openEvidence'>, runDir: string): readonly UndoIntent[] {
  return outstandingOf(readUndoFile(ports.openEvidence(runDir)));
}

function outstandingOf({ records }: UndoFile): readonly UndoIntent[] {
  const left = outstandingUndos(records);
  if (left.length <= outstandingLimit) return left;
  throw new HarnessError(`undo.jsonl has ${String(left.length)} records to carry out; no run leaves that many`, {
    code: 'evidence-damaged',
    hint: 'Nothing was done.',
  });
}

/** A hook that was under way when its harness died would go on starting things. */
async function endHooks(ports: AppPorts, run: LeftRun): Promise<readonly string[]> {
  const [shell, flag, text = ''] = bashArguments('');
  const lines: string[] = [];
  for (const { pid, startTime, argv } of ports.sessionLeadersOf(run.runId)) {
    if (argv[0] !== shell || argv[1] !== flag || argv[2]?.startsWith(text) !== true) continue;
    const { result } = await ports
      .backendOf('process')
      .undo({ kind: 'process.end', pid, startTime }, new AbortController().signal);
    if (result !== 'already-clean') lines.push(`a hook that was under way (pid ${String(pid)}): ended, ${result}`);
  }
  return lines;
}

/** What processes beside the system started in sessions of their own, which no record names. */
async function endStrays(ports: AppPorts, { workDir }: LeftRun): Promise<CleanUp> {
  const { pids, ended } = await ports.endMarked(hostMark(`${workDir}/${HOST_FOLDER}/`));
  if (pids.length === 0) return { clean: true, lines: [] };
  const who = pids.length === 1 ? `pid ${String(pids[0])}` : `pids ${pids.join(', ')}`;
  return { clean: ended, lines: [`what a workload on the host left running (${who}): ${ended ? 'ended' : 'failed'}`] };
}

async function revertRecords(ports: AppPorts, run: LeftRun, file: UndoFile): Promise<CleanUp> {
  const left = outstandingOf(file);
  if (left.length === 0) return { clean: true, lines: [] };
  const appendUndo = continueUndoFile(run.runDir, file);
  const workDir = findWorkDir(run.workDir);
  if (workDir === null) return revertWithoutFolder(ports, run, { left, appendUndo });
  const { system, backendId } = readSystem(ports, run);
  const commands = ports.createCommands(ports.createMasker(Object.values(ports.variables(run.secrets ?? []))));
  const backend = ports.backendOf(backendId);
  const forwards = await openForwardsLeft(ports, { system, workDir });
  const reverted = await revertLeft(file.records, {
    system,
    ports: { clock: ports.clock, commands, backend, workDir },
    env: { ...hookEnvironment(ports, run, { system, workDir }), ...forwardEnvironment(forwards.addresses) },
    runFile: (name) => fileOfRun(run.runDir, name),
    host: ports.host,
    appendUndo,
  }).finally(() => forwards.close());
  const strays = await backend.removeStrays(AbortSignal.timeout(straysLimitMs));
  const lines = reverted.map(({ record, result, proof }) => `${record.subject}: ${result} (${proof})`);
  return {
    clean: strays.clean && !reverted.some(({ result }) => isRefused(result)),
    lines: [...lines, ...strays.lines],
  };
}

interface Left {
  readonly left: readonly UndoIntent[];
  readonly appendUndo: (record: UndoRecord) => void;
}

/** A folder that is gone went with another boot of the machine, as processes did; a cluster has gone on. */
async function revertWithoutFolder(ports: AppPorts, run: LeftRun, { left, appendUndo }: Left): Promise<CleanUp> {
  const here = left.filter(({ action }) => !outlivesMachine(action));
  if (here.some(({ bootId }) => bootId === ports.host.bootId())) {
    throw new HarnessError(`its work folder is gone: ${run.workDir}`, { code: 'no-work-dir', subject: run.runId });
  }
  const note = (id: number, outcome: { readonly result: UndoResult; readonly proof: string }): void =>
    appendUndo({ v: 1, type: 'undone', id, at: ports.clock.wallTime(), ...outcome });
  const gone = { result: 'gone-with-target', proof: 'the machine was started again since' } as const;
  for (const { id } of here) note(id, gone);
  const lines = here.length === 0 ? [] : [`${String(here.length)} records: ${gone.result} (${gone.proof})`];
  let clean = true;
  for (const { id, action, subject } of left.filter((record) => !here.includes(record))) {
    const outcome = await ports.backendOf('kubernetes').undo(action, AbortSignal.timeout(UNDO_LIMIT_MS));
    clean &&= !isRefused(outcome.result);
    if (!isRefused(outcome.result)) note(id, outcome);
    lines.push(`${subject}: ${outcome.result} (${outcome.proof})`);
  }
  return { clean, lines };
}

/** What hooks reach the system's pods through, as far as the run knew where they are. */
function openForwardsLeft(
  ports: AppPorts,
  { system, workDir }: { readonly system: PlannedSystem; readonly workDir: WorkDir },
): Promise<OpenedForwards> {
  const file = path.join(workDir.path, PODS_FILE);
  const pods = readPodsFile(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);
  return openForwards(ports.openForward, system, (component) => pods.get(component) ?? null);
}

/** A file for a hook to read. The record that names it may be of anybody's making: nothing outside the run directory is. */
function fileOfRun(runDir: string, name: string): string {
  const file = path.join(runDir, name);
  const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (isFile && fs.realpathSync(file).startsWith(`${fs.realpathSync(runDir)}${path.sep}`)) return file;
  throw new HarnessError(`undo.jsonl names ${name}, which is no file of the run directory`, {
    code: 'evidence-damaged',
  });
}

/** The hooks of the run, if its adapter.yaml is still the one that it was started with. */
function readSystem(ports: AppPorts, run: LeftRun): { readonly system: PlannedSystem; readonly backendId: BackendId } {
  const text = ports.openEvidence(run.runDir).readText(ADAPTER_FILE, adapterLimitBytes);
  if (sha256Of(text) !== run.adapterSha256) {
    throw new HarnessError('adapter.yaml in the run directory is not the one that the run started with', {
      code: 'adapter-changed',
      subject: run.runId,
      hint: 'No hook of it was run; revert by hand with the lines in undo.jsonl.',
    });
  }
  const adapter = parseRecordedAdapter(text);
  return { system: planSystem(adapter, run.runId), backendId: adapter.backend };
}

function hookEnvironment(
  { host }: AppPorts,
  run: LeftRun,
  { system, workDir }: { readonly system: PlannedSystem; readonly workDir: WorkDir },
): Readonly<Record<string, string>> {
  const environment = buildEnvironment({
    plan: run,
    host: host.childEnvironment(system.passEnv),
    nodePath: host.nodePath,
    cliPath: host.cliPath,
    workDir: workDir.path,
  });
  // The one that the system was booted with, so that it is started again with the same settings.
  const written = path.join(workDir.path, SETTINGS_FILE);
  const settingsFile = fs.existsSync(written) ? written : workDir.write(SETTINGS_FILE, '{}\n');
  // What received its traces has died with the run.
  return systemEnvironment(environment, { gateway: run.gateway, seed: run.seed, settingsFile, traces: null });
}

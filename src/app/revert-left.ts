// SPDX-License-Identifier: Apache-2.0
/**
 * Cleaning up after a run whose harness was killed: stops it if it still lives, then carries out the typed undo records
 * it left. What is known of the run comes from a note that the harness made before it started anything; of the run
 * directory only undo.jsonl is believed, and its adapter.yaml if that is still the one that was noted.
 */
import type { ParameterValue, UndoRecord } from '../core/domain/documents.ts';
import { causeChain, HarnessError } from '../core/domain/errors.ts';
import { planSystem } from '../core/plan/plan-system.ts';
import { buildEnvironment, systemEnvironment } from '../engine/environment.ts';
import { outstandingUndos, revertLeft } from '../engine/undo.ts';
import { ADAPTER_FILE } from '../rundir/layout.ts';
import { continueUndoFile, readUndoFile, type UndoFile } from '../rundir/undo-file.ts';
import { findWorkDir } from '../rundir/work-dir.ts';
import type { WorkDir } from '../ports/run-writers.ts';
import type { PlannedSystem } from '../core/domain/plan.ts';
import type { AppPorts, ProcessIdentity } from './ports.ts';
import { parseRecordedAdapter } from './recorded.ts';
import { sha256Of } from './sources.ts';

/** What is noted of a run before it starts anything: all that a later clean-up may rely on. */
export interface OpenedRun {
  readonly runId: string;
  /** Absolute. */
  readonly runDir: string;
  readonly adapterSha256: string;
  readonly gateway: string;
  readonly seed: string;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  readonly owner: ProcessIdentity;
}

export interface CleanUp {
  /** Whether nothing of the run is left that an undo record names. */
  readonly clean: boolean;
  /** What was found and done, for people. */
  readonly lines: readonly string[];
}

/** How long a harness that is told to stop may take to revert, collect and shut down before it is killed. */
const ownerGraceMs = 30_000;
const adapterLimitBytes = 1024 * 1024;

/** Notes as they were saved. Throws a HarnessError for a text that is none of ours. */
export function readOpenedRuns(text: string): readonly OpenedRun[] {
  if (text === '') return [];
  const value = parseJson(text);
  if (Array.isArray(value) && value.every(isOpenedRun)) return value;
  throw new HarnessError('the saved state of this action is damaged', {
    code: 'state-damaged',
    hint: 'Nothing was reverted; look for processes of the run by hand.',
  });
}

/** Stops the run's harness and reverts what it left. Never rejects: what went wrong is in the lines. */
export async function revertLeftOf(ports: AppPorts, run: OpenedRun, signal: AbortSignal): Promise<CleanUp> {
  const lines: string[] = [];
  try {
    lines.push(...(await stopOwner(ports, run, signal)));
    const file = readUndoFile(ports.openEvidence(run.runDir));
    const left = outstandingUndos(file.records);
    const failed = failuresIn(file.records);
    if (left.length === 0) {
      if (failed > 0) return { clean: false, lines: [...lines, `${run.runId}: ${String(failed)} undo failed earlier`] };
      return { clean: true, lines: [...lines, `${run.runId}: ended clean, nothing to revert`] };
    }
    const reverted = await revertRecords(ports, run, file);
    return { clean: reverted.clean && failed === 0, lines: [...lines, ...reverted.lines] };
  } catch (error) {
    return { clean: false, lines: [...lines, `${run.runId}: ${causeChain(error).join(': ')}`] };
  }
}

/** Whether every undo record of a run was carried out, and none failed. False where that cannot be read. */
export function isAllUndone(ports: AppPorts, run: Pick<OpenedRun, 'runDir'>): boolean {
  try {
    const { records } = readUndoFile(ports.openEvidence(run.runDir));
    return outstandingUndos(records).length === 0 && failuresIn(records) === 0;
  } catch {
    return false;
  }
}

async function stopOwner(ports: AppPorts, run: OpenedRun, signal: AbortSignal): Promise<readonly string[]> {
  const identity = { kind: 'process', ...run.owner, group: false } as const;
  if ((await ports.backend.observe(identity, signal)).condition === 'gone') return [];
  await ports.backend.apply({ do: 'stop', graceMs: ownerGraceMs }, identity, signal);
  return [`${run.runId}: its harness (pid ${String(run.owner.pid)}) still ran and was stopped`];
}

async function revertRecords(ports: AppPorts, run: OpenedRun, file: UndoFile): Promise<CleanUp> {
  const workDir = findWorkDir(run.runId);
  if (workDir === null) throw new HarnessError('its work folder is gone', { code: 'no-work-dir', subject: run.runId });
  const system = readSystem(ports, run);
  const reverted = await revertLeft(file.records, {
    system,
    ports: { clock: ports.clock, commands: ports.commands, backend: ports.backend, workDir },
    env: hookEnvironment(ports, run, { system, workDir }),
    host: ports.host,
    appendUndo: continueUndoFile(run.runDir, file),
  });
  const clean = !reverted.some(({ result }) => isFailure(result));
  // With everything reverted nothing needs its pid files any more.
  if (clean) workDir.remove();
  return {
    clean,
    lines: reverted.map(({ record, result, proof }) => `${run.runId}: ${record.subject}: ${result} (${proof})`),
  };
}

/** The hooks of the run, if its adapter.yaml is still the one that it was started with. */
function readSystem(ports: AppPorts, run: OpenedRun): PlannedSystem {
  const text = ports.openEvidence(run.runDir).readText(ADAPTER_FILE, adapterLimitBytes);
  if (sha256Of(text) !== run.adapterSha256) {
    throw new HarnessError('adapter.yaml in the run directory is not the one that the run started with', {
      code: 'adapter-changed',
      subject: run.runId,
      hint: 'No hook of it was run; revert by hand with the lines in undo.jsonl.',
    });
  }
  return planSystem(parseRecordedAdapter(text));
}

function hookEnvironment(
  { host }: AppPorts,
  run: OpenedRun,
  { system, workDir }: { readonly system: PlannedSystem; readonly workDir: WorkDir },
): Readonly<Record<string, string>> {
  const environment = buildEnvironment({
    plan: run,
    host: host.childEnvironment(system.passEnv),
    nodePath: host.nodePath,
    cliPath: host.cliPath,
    workDir: workDir.path,
  });
  const settingsFile = workDir.write('settings.json', '{}\n');
  return systemEnvironment(environment, { gateway: run.gateway, seed: run.seed, settingsFile });
}

function failuresIn(records: readonly UndoRecord[]): number {
  return records.filter((record) => record.type === 'undone' && isFailure(record.result)).length;
}

function isFailure(result: string): boolean {
  return result === 'failed' || result === 'foreign-state-refused';
}

function isOpenedRun(value: unknown): value is OpenedRun {
  const run = value as Partial<OpenedRun> | null;
  const texts = [run?.runId, run?.runDir, run?.adapterSha256, run?.gateway, run?.seed];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof run?.parameters === 'object' &&
    typeof run.owner?.pid === 'number' &&
    typeof run.owner.startTime === 'string'
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// SPDX-License-Identifier: Apache-2.0
/** `recover` of one directory: a registered run is recovered, any other is explained, or recovered where it is trusted. */
import fs from 'node:fs';
import type { RunManifest, UndoAction, UndoIntent } from '../core/domain/documents.ts';
import { causeChain, HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { type ClusterUndo, outlivesMachine } from '../core/domain/undo.ts';
import { MANIFEST_FILE } from '../rundir/layout.ts';
import { checkManifest } from '../rundir/validators.ts';
import { workDirPath } from '../rundir/work-dir.ts';
import { isRunId, type LeftRun } from './opened-run.ts';
import type { AppPorts } from './ports.ts';
import { recoverNoted, recoverRegistered, type RecoveredRun } from './recover.ts';
import { openRegistry } from './registry.ts';
import { undosLeft } from './revert-left.ts';

export interface DirectoryRequest {
  /** Absolute. */
  readonly runDir: string;
  /** Whether the caller vouches for all that lies in it. */
  readonly trust: boolean;
}

const manifestLimitBytes = 4 * 1024 * 1024;
const explainedLimit = 100;

/** Throws a HarnessError when the directory or the registry cannot be read. */
export async function recoverDirectory(
  ports: AppPorts,
  { runDir, trust }: DirectoryRequest,
  signal: AbortSignal,
): Promise<RecoveredRun> {
  const registry = openRegistry(ports.stateDir());
  const real = fs.realpathSync(runDir);
  const registered = registry.list().runs.find((run) => realPathOf(run.runDir) === real);
  if (registered !== undefined) return recoverRegistered(ports, registry, registered);
  const run = readLeftRun(ports, real);
  if (!trust) return explain(ports, run);
  const { clean, lines } = await recoverNoted(ports, { run, owner: null }, signal);
  return { runId: run.runId, runDir: real, outcome: clean ? 'recovered' : 'left', lines };
}

function explain(ports: AppPorts, { runId, runDir }: LeftRun): RecoveredRun {
  try {
    const left = undosLeft(ports, runDir);
    if (left.length === 0) return { runId, runDir, outcome: 'recovered', lines: ['ended clean, nothing to revert'] };
    const more = left.length - explainedLimit;
    const lines = [
      'it is not registered for you on this machine, so nothing is done; its records, newest first, say what would be:',
      ...left.slice(0, explainedLimit).flatMap((record) => explainRecord(record, ports.host.bootId())),
      ...(more > 0 ? [`and ${String(more)} more in undo.jsonl`] : []),
      'when its harness is dead and you trust all that is in the directory: --trust-directory',
    ];
    return { runId, runDir, outcome: 'explained', lines };
  } catch (error) {
    return { runId, runDir, outcome: 'explained', lines: [`nothing is done: ${causeChain(error).join(': ')}`] };
  }
}

function explainRecord({ subject, action, shell, bootId }: UndoIntent, here: string): readonly string[] {
  const would =
    bootId === here || outlivesMachine(action) ? describeAction(action) : 'nothing: it is of another boot or container';
  return [`${subject}: would ${would}`, `  by hand: ${shell}`];
}

function describeAction(action: UndoAction): string {
  if (outlivesMachine(action)) return describeOnCluster(action);
  switch (action.kind) {
    case 'process.continue': {
      const whom = action.group ? 'process group' : 'process';
      return `let ${whom} ${String(action.pid)} run again, if it is the one that started at ${action.startTime}`;
    }
    case 'process.end':
      return `end process group ${String(action.pid)}, if its leader started at ${action.startTime}`;
    case 'container.unpause':
      return `let container ${action.id.slice(0, 12)} run again, if it is the life that started at ${action.startedAt}`;
    case 'container.start':
      return `start container ${action.id.slice(0, 12)} again`;
    case 'network.connect':
      return `connect container ${action.id.slice(0, 12)} to ${action.networks.map(({ name }) => name).join(', ')} again`;
    case 'component.start':
      return `run the adapter's start hook for ${action.component}`;
    case 'role.start':
      return `run the adapter's start hook for ${action.role} of ${action.instance}`;
    case 'operation.revert':
      return `run the revert hook of the adapter's operation ${action.operation}`;
    default:
      return `run the adapter's ${action.kind === 'system.sweep' ? 'sweep' : 'shutdown'} hook`;
  }
}

function describeOnCluster(action: ClusterUndo): string {
  const whom = `${action.namespace}/${action.name} of the cluster at ${action.server}`;
  switch (action.kind) {
    case 'workload.scale':
      return `give ${action.resource} ${whom} its ${String(action.replicas)} replicas back, if it has none`;
    case 'workload.ready':
      return `wait until ${action.resource} ${whom} has its pods again`;
    case 'network-policy.delete':
      return `delete network policy ${whom}, if it is of run ${action.run}`;
  }
}

/** What the directory itself says of its run. Throws a HarnessError (`evidence-damaged`). */
function readLeftRun(ports: AppPorts, runDir: string): LeftRun {
  const value = parseJson(ports.openEvidence(runDir).readText(MANIFEST_FILE, manifestLimitBytes));
  const wrong = value === undefined ? 'is not JSON' : checkManifest(value);
  const manifest = value as RunManifest;
  if (wrong !== null || !isRunId(manifest.runId)) {
    throw new HarnessError(`${MANIFEST_FILE} is damaged: ${wrong ?? 'runId is not what runs are called'}`, {
      code: 'evidence-damaged',
      subject: MANIFEST_FILE,
    });
  }
  const { runId, adapter, gateway, seed, parameters, secrets = [] } = manifest;
  const workDir = workDirPath(runId);
  return { runId, runDir, workDir, adapterSha256: adapter.sha256, gateway, seed, parameters, secrets };
}

function realPathOf(folder: string): string | null {
  try {
    return fs.realpathSync(folder);
  } catch {
    return null;
  }
}

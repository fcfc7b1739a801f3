// SPDX-License-Identifier: Apache-2.0
/**
 * Instances of workloads that run beside the system, each a process of the harness: started, watched until it ends,
 * collected, ended. What ends it is on disk before anything of it runs. Nobody asks the system about them.
 */
import type { PlannedWorkload } from '../core/domain/plan.ts';
import { instanceLogRole, roleLabel } from '../core/domain/target.ts';
import type { AdoptedFiles, HostProcess, HostProcessEnd } from '../ports/index.ts';
import { HOST_FOLDER, hostEnvironment, hostMark } from './environment.ts';
import type { InstanceName } from './instances.ts';
import { UNDO_LIMIT_MS } from './limits.ts';
import type { InstanceReading } from './read-lines.ts';
import type { UndoEntry } from './reverts.ts';
import type { Run } from './run.ts';

interface Place {
  readonly cwd: string;
  readonly files: string;
  readonly output: string;
  readonly logFile: string;
}

const RUNNING: InstanceReading = { state: 'Running', rawPhase: null, exitCode: null, reason: null };

/** False when it could not be started; why is recorded. */
export async function startHostInstance(run: Run, workload: PlannedWorkload, instance: string): Promise<boolean> {
  let process: HostProcess;
  let place: Place;
  try {
    place = makePlace(run, instance);
    process = await launch(run, { workload, instance, place });
  } catch (error) {
    run.recordThrown(error, { subject: instance });
    return false;
  }
  const entry = registerEnd(run, instance, process);
  const noted = process.ended.then((end) => noteEnd(run, { instance, entry, end }));
  run.hostInstances.set(instance, { process, entry, files: place.files, noted, told: false });
  if (entry === null) return false;
  run.instances.noteCreated(instance);
  followLog(run, { workload, instance, source: place.logFile });
  process.release();
  run.instances.noteState(instance, RUNNING);
  return true;
}

/** The log lies outside of what the script sees as its own. */
function makePlace(run: Run, instance: string): Place {
  const { workDir } = run.ports;
  const own = `${HOST_FOLDER}/${instance}`;
  return {
    cwd: workDir.folder(`${own}/home`),
    files: workDir.folder(`${own}/files`),
    output: workDir.folder(`${own}/files/output`),
    logFile: `${workDir.folder(own)}/host.log`,
  };
}

function launch(
  run: Run,
  { workload, instance, place }: { readonly workload: PlannedWorkload; readonly instance: string; place: Place },
): Promise<HostProcess> {
  const { cwd, output, logFile } = place;
  const env = hostEnvironment(run.environment(), { workload, instance, output, endpoints: run.endpoints() });
  const argv = ['bash', '-c', workload.script, instance];
  return run.ports.hostProcesses.start({ argv, env, mark: hostMark(output), cwd, logFile });
}

/** Where the disk refuses the record, nothing of the script runs. */
function registerEnd(run: Run, instance: string, process: HostProcess): UndoEntry | null {
  const subject = `workload ${instance}`;
  try {
    return run.journal.register({ subject, ...process.undo, fault: null, limitMs: UNDO_LIMIT_MS });
  } catch (error) {
    run.recordThrown(error, { subject });
    run.breakOff('error', 'the run directory cannot be written');
    void process.end(0, AbortSignal.abort());
    return null;
  }
}

function followLog(
  run: Run,
  { workload, instance, source }: { readonly workload: PlannedWorkload; readonly instance: string; source: string },
): void {
  const role = instanceLogRole(workload.on);
  const destination = run.ports.writers.openInstanceLog({ workload: workload.name, instance, role });
  run.logs.follow({
    log: roleLabel(instance, role),
    source: { file: source },
    destination,
    texts: workload.logTexts,
    openRest: null,
  });
}

function noteEnd(
  run: Run,
  { instance, entry, end }: { readonly instance: string; readonly entry: UndoEntry | null; end: HostProcessEnd },
): void {
  run.instances.noteState(instance, readingOf(end));
  if (entry === null) return;
  const told = run.hostInstances.get(instance)?.told === true;
  run.journal.noteUndone(entry, { result: told ? 'reverted' : 'already-clean', proof: describeEnd(end) });
}

function readingOf({ exitCode, signal }: HostProcessEnd): InstanceReading {
  const reason = signal === null ? null : `signal ${signal.replace(/^SIG/, '')}`;
  return { state: exitCode === 0 ? 'Succeeded' : 'Failed', rawPhase: null, exitCode, reason };
}

function describeEnd({ exitCode, signal }: HostProcessEnd): string {
  return exitCode === null ? `ended by ${signal ?? 'a signal'}` : `ended with exit code ${String(exitCode)}`;
}

/** Copies what it has written so far. Throws a HarnessError when the run directory cannot be written. */
export function adoptHostFiles(run: Run, name: InstanceName): Promise<AdoptedFiles | null> {
  const host = run.hostInstances.get(name.instance);
  return host === undefined ? Promise.resolve(null) : run.ports.writers.adoptInstanceFiles(name, host.files);
}

/** Asks it to end and kills what is left after the grace, or as soon as the signal aborts. Null, or why something is left. */
export async function endHostInstance(
  run: Run,
  { instance }: InstanceName,
  how: { readonly graceMs: number; readonly signal: AbortSignal },
): Promise<string | null> {
  const host = run.hostInstances.get(instance);
  if (host === undefined) return null;
  host.told = true;
  if (await host.process.end(how.graceMs, how.signal)) {
    await host.noted;
    return null;
  }
  const proof = `processes of ${instance} are still there after KILL`;
  // Nobody in this run tries again after that.
  if (run.phase() === 'delete' && host.entry !== null) run.journal.noteUndone(host.entry, { result: 'failed', proof });
  return proof;
}

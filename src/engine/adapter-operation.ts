// SPDX-License-Identifier: Apache-2.0
/**
 * One operation of the adapter on one target: what its undo needs is captured and on disk before it runs, then it runs,
 * then its effect is read back.
 */
import type { PlannedHook, PlannedSystemOperation } from '../core/domain/plan.ts';
import { type ActionResult, type Deed, recorded, resultOfHook } from './action-record.ts';
import { pollUntil, withDeadline } from './deadlines.ts';
import { type Environment, operationEnvironment } from './environment.ts';
import { describeHookEnd, describeHookFailure, type HookResult, runHook } from './hooks.ts';
import { CAPTURE_BYTES, VERIFY_AGAIN_MS } from './limits.ts';
import { withFiles } from './revert-operation.ts';
import type { UndoEntry } from './reverts.ts';
import type { Run } from './run.ts';

export async function doAdapterOperation(run: Run, deed: Deed): Promise<ActionResult> {
  const planned = plannedOf(run, deed);
  const captured = await capture(run, deed, planned);
  if (!captured.ok) return recorded(run, { deed, undo: null }, () => Promise.resolve(captured.result));
  const entry = registerUndo(run, deed, { planned, captured: captured.text });
  const env = environmentOf(run, deed, captured.text);
  try {
    return await recorded(run, { deed, undo: entry?.id ?? null }, () => doIt(run, { deed, planned, env }));
  } finally {
    if (entry !== null) run.journal.settle(entry);
  }
}

function plannedOf(run: Run, { operation }: Deed): PlannedSystemOperation {
  const planned = run.plan.system.operations[operation.uses];
  if (planned === undefined) throw new TypeError(`the plan uses ${operation.uses}, which its system does not have`);
  return planned;
}

function environmentOf(run: Run, deed: Deed, captured: string): Environment {
  const { operation, subject } = deed;
  const values = withFiles(operation.with, operation.files, (name) => run.ports.writers.inputPath(name));
  return operationEnvironment(run.systemEnvironment(), { ...subject, with: values, captured });
}

type Captured = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly result: ActionResult };

async function capture(run: Run, deed: Deed, planned: PlannedSystemOperation): Promise<Captured> {
  if (planned.capture === null) return { ok: true, text: '' };
  const call = hookOf(deed, 'capture', { planned: planned.capture, env: environmentOf(run, deed, '') });
  const result = await runHook(run.hookTools, { ...call, stdoutLimitBytes: CAPTURE_BYTES }, run.flow);
  const unusable = result.ok ? whyUnusable(result) : null;
  if (result.ok && unusable === null) return { ok: true, text: result.stdout.replace(/\n+$/, '') };
  // The operation itself did not run: neither exit code nor output are its own.
  const none = { exitCode: null, durationMs: 0, stdout: '', stderr: '', cut: false } as const;
  const failed = { ...resultOfHook(result), ...none };
  if (unusable === null) return { ok: false, result: { ...failed, proof: describeHookFailure(call, result) } };
  const message = `hook ${call.hook} ${unusable}`;
  const fault = { code: 'capture-unusable', message };
  return { ok: false, result: { ...failed, outcome: 'failed', proof: message, fault } };
}

function hookOf<E extends { readonly planned: PlannedHook; readonly env: Environment }>(
  { operation, subject }: Deed,
  part: 'capture' | 'run' | 'verify',
  how: E,
): E & { readonly hook: string; readonly subject: string; readonly timeoutMs: number } {
  return { ...how, hook: `${operation.uses}.${part}`, subject: subject.target, timeoutMs: operation.timeoutMs };
}

function whyUnusable({ stdout, stdoutBytes, stdoutMasked }: HookResult): string | null {
  if (stdoutMasked === true) return 'printed a secret, which must not be recorded for the revert';
  if (stdoutBytes > CAPTURE_BYTES) {
    return `printed ${String(stdoutBytes)} bytes; at most ${String(CAPTURE_BYTES)} can be kept for the revert`;
  }
  return stdout.includes('\0') ? 'printed a NUL, which no environment can hold' : null;
}

function registerUndo(
  run: Run,
  { operation, subject }: Deed,
  { planned, captured }: { readonly planned: PlannedSystemOperation; readonly captured: string },
): UndoEntry | null {
  if (planned.revert === null) return null;
  const { component, workload, instance, target } = subject;
  const { uses, timeoutMs } = operation;
  const { writers, workDir } = run.ports;
  // The run directory may be elsewhere when somebody reads this.
  const inRunDir = (name: string): string => writers.inputPath(name).slice(writers.runDir.length + 1);
  const values = withFiles(operation.with, operation.files, inRunDir);
  return run.journal.register({
    subject: `${operation.name} #${String(subject.firing)} (${uses}) on ${target}`,
    action: { kind: 'operation.revert', operation: uses, component, workload, instance, with: values, captured },
    shell: `CHAOS_WORK_DIR=${workDir.path} # then the revert hook of ${uses} of adapter ${run.plan.adapter} for ${target}`,
    fault: subject,
    limitMs: timeoutMs,
  });
}

interface Doing {
  readonly deed: Deed;
  readonly planned: PlannedSystemOperation;
  readonly env: Environment;
}

async function doIt(run: Run, doing: Doing): Promise<ActionResult> {
  const { deed, planned, env } = doing;
  const deadlineMs = run.nowMs() + deed.operation.timeoutMs;
  // Its events are those of the operation.
  const call = { ...hookOf(deed, 'run', { planned: planned.run, env }), quiet: true };
  const result = resultOfHook(await runHook(run.hookTools, call, run.flow));
  if (result.outcome !== 'ok' || planned.verify === null) return result;
  return { ...result, ...(await verify(run, doing, { planned: planned.verify, deadlineMs })) };
}

/** Asks until the effect shows; the last answer is the reason when it does not. */
async function verify(
  run: Run,
  { deed, env }: Doing,
  how: { readonly planned: PlannedHook; readonly deadlineMs: number },
): Promise<Pick<ActionResult, 'outcome' | 'proof' | 'fault'>> {
  const call = { ...hookOf(deed, 'verify', { planned: how.planned, env }), quiet: true };
  const { clock } = run.ports;
  const answers: HookResult[] = [];
  const limitMs = Math.max(0, how.deadlineMs - run.nowMs());
  const shown = await withDeadline({ clock, limitMs, parent: run.flow }, (signal) => {
    const look = async (): Promise<true | null> => {
      const answer = await runHook(run.hookTools, call, signal);
      if (answer.outcome !== 'cancelled') answers.splice(0, 1, answer);
      return answer.ok || answer.outcome === 'not-started' ? true : null;
    };
    return pollUntil({ clock, pauseMs: VERIFY_AGAIN_MS, look }, signal);
  });
  const [last] = answers;
  if (shown === true && last?.ok === true) return { outcome: 'ok', proof: 'its verify hook succeeded', fault: null };
  if (run.isBroken()) return { outcome: 'cancelled', proof: 'the run was broken off', fault: null };
  const why = last === undefined ? 'gave no answer in time' : describeHookEnd(last);
  const message = `exit code 0, but its effect did not show: hook ${call.hook} ${why}`;
  const fault = last?.outcome === 'not-started' ? { code: 'operation-failed', message } : null;
  return { outcome: 'failed', proof: message, fault };
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The verb `run`: prepared experiments one after another, each with a run directory, a system and a verdict of its own.
 * A run that breaks is a result like any other; what keeps all of them from starting is thrown before the first.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RunManifest, TimelineEvent, UndoIntent } from '../core/domain/documents.ts';
import { causeChain, HarnessError, UsageError } from '../core/domain/errors.ts';
import { isInstalled, type BackendId, type RunPlan } from '../core/domain/plan.ts';
import { buildPlan } from '../core/plan/build-plan.ts';
import { executePlan } from '../engine/execute.ts';
import type { Masker } from '../ports/index.ts';
import { createRunDir } from '../rundir/create.ts';
import { RUN_FORMAT } from '../rundir/layout.ts';
import { createWorkDir, findWorkDir, workDirPath } from '../rundir/work-dir.ts';
import { decideHere, type Here } from './applies-here.ts';
import { evaluateRun } from './evaluate.ts';
import { requireRunsFolder } from './folders.ts';
import { makeRunId, makeSeed, readSeed } from './identifiers.ts';
import { outcomeOfVerdict, outcomeWithout, type RunOutcome } from './outcome.ts';
import type { OpenedRun } from './opened-run.ts';
import type { AppPorts } from './ports.ts';
import { type Prepared, prepareRuns, type Selection } from './prepare.ts';
import { ONCE, type Repetition, runRounds, seedOfRound } from './repeat.ts';
import { prepareReplay, type Replay } from './replay.ts';
import { recoverBefore } from './recover.ts';
import { openRegistry, type Registry } from './registry.ts';
import { undosLeft } from './revert-left.ts';
import { openSecrets } from './secrets.ts';
import type { SourceFile } from './sources.ts';
import { TOOL } from './tool.ts';

export interface RunRequest extends Selection {
  /** As typed; null: drawn. */
  readonly seed: string | null;
  /** Absolute. */
  readonly runsDir: string;
  /** Whether what could not be deleted is left as it is. Default false. */
  readonly keepLeftovers?: boolean;
  /** Once where left out. */
  readonly repetition?: Repetition;
  /** Absolute run directory whose seed, parameters and choices are used again, instead of what else would select them. */
  readonly replay?: string;
}

export interface SelectedExperiment {
  readonly experiment: string;
  readonly adapter: string;
}

/** Told as it happens; what a listener throws is the caller's bug and ends the command. */
export interface RunListener {
  /** Something that the reader should know before it starts: a local file that hides a shipped one. */
  notice(text: string): void;
  /** What is going to be run, in order. */
  selected(experiments: readonly SelectedExperiment[]): void;
  /** The run directory is there and nothing has been started. */
  opened(run: OpenedRun, plan: RunPlan): void;
  event(event: TimelineEvent): void;
  ended(result: RunOutcome): void;
}

type Ready = Extract<Prepared, { kind: 'ready' }>;

/** All that is found out before anything is started. */
async function prepareAll(
  ports: AppPorts,
  request: RunRequest,
): Promise<{
  readonly prepared: readonly Prepared[];
  readonly replay: Replay | null;
  readonly masker: Masker;
  readonly notices: readonly string[];
}> {
  const replay = request.replay === undefined ? null : prepareReplay(ports, request, request.replay);
  const prepared = replay === null ? prepareRuns(ports, request) : [replay.prepared];
  const ready = prepared.filter((one) => one.kind === 'ready');
  const masker = await openSecrets(ports, ready, givenTexts(request));
  const { until } = request.repetition ?? ONCE;
  if (until === 'hit' || until === 'decided') requireExpectations(ready);
  if (ready.length > 0) requireRunsFolder(request.runsDir);
  const nothing = prepared.length > 0 ? [] : [`nothing is selected by ${request.experiments.join(', ')}`];
  return { prepared, replay, masker, notices: [...nothing, ...noticesOf(prepared), ...(replay?.notices ?? [])] };
}

/** Waiting for a hit that cannot come would only take time. */
function requireExpectations(ready: readonly Ready[]): void {
  const without = ready.find(({ bound }) =>
    (bound.experiment.expectations ?? []).every(({ checks }) => checks.length === 0),
  );
  if (without === undefined) return;
  throw new UsageError(`${without.experiment.id} has no expectation that could be hit`, {
    code: 'nothing-to-hit',
    hint: 'Only a linked issue can be waited for (until it is hit or decided); any experiment can be run several times.',
  });
}

/** What the caller typed that is recorded or shown. */
function givenTexts({ experiments, adapter, sets, runsDir, replay }: RunRequest): readonly string[] {
  return [...experiments, adapter ?? '', ...sets, runsDir, replay ?? ''];
}

interface Guard {
  readonly registry: Registry;
  close(): void;
}

interface RunTools {
  readonly ports: AppPorts;
  readonly request: RunRequest;
  readonly replay: Replay | null;
  readonly here: Here;
  /** Null where nothing is going to be started. */
  readonly guard: Guard | null;
  readonly listener: RunListener;
  readonly masker: Masker;
  readonly signal: AbortSignal;
}

/**
 * Runs what is selected, in order. Throws a SpecError or UsageError before anything is started when one of them cannot
 * run, and a HarnessError when runs cannot be recorded or what targets live on does not answer. After a signal the rest is `not-run`.
 */
export async function runExperiments(
  ports: AppPorts,
  request: RunRequest,
  control: { readonly listener: RunListener; readonly signal: AbortSignal },
): Promise<readonly RunOutcome[]> {
  const seed = request.seed === null ? null : readSeed(request.seed);
  const { prepared, replay, masker, notices } = await prepareAll(ports, request);
  const { listener, signal } = control;
  for (const notice of notices) listener.notice(notice);
  listener.selected(prepared.map(({ experiment, adapter }) => ({ experiment: experiment.id, adapter: adapter.id })));
  const here = await decideHere(ports, prepared, signal);
  const guard =
    here.prepared.some(({ kind }) => kind === 'ready') && !signal.aborted ? await standGuard(ports, control) : null;
  try {
    const tools = { ports, request: { ...request, seed }, replay, here, guard, masker, ...control };
    const results: RunOutcome[] = [];
    for (const one of here.prepared) {
      results.push(...(await resultsOf(tools, one)));
    }
    return results;
  } finally {
    guard?.close();
  }
}

/**
 * What makes sure that runs are put back also when this process dies: where they are noted, and who looks. What others
 * left is put back first. Throws a HarnessError when runs cannot be noted.
 */
async function standGuard(
  ports: AppPorts,
  { listener, signal }: Pick<RunTools, 'listener' | 'signal'>,
): Promise<Guard> {
  const registry = openRegistry(ports.stateDir());
  await recoverBefore(ports, (line) => listener.notice(line), signal);
  try {
    const watchdog = ports.startWatchdog(path.join(registry.stateDir, 'watchdog.log'));
    return { registry, close: () => watchdog.close() };
  } catch (error) {
    // The next run, or `recover`, still puts back what this one would leave.
    listener.notice(`no watchdog could be started: ${causeChain(error).join(': ')}`);
    return { registry, close: () => undefined };
  }
}

async function resultsOf(tools: RunTools, prepared: Prepared): Promise<readonly RunOutcome[]> {
  const { ports, request, replay, listener } = tools;
  const root = replay?.seed ?? request.seed ?? makeSeed(ports.randomBytes(8));
  const expectations = prepared.kind === 'ready' ? (prepared.bound.experiment.expectations ?? []) : [];
  return runRounds({ ...(request.repetition ?? ONCE), expectations }, async (round) => {
    const result = await resultOf(tools, prepared, seedOfRound(root, round));
    listener.ended(result);
    return result;
  });
}

async function resultOf(tools: RunTools, prepared: Prepared, seed: string): Promise<RunOutcome> {
  const about = { experiment: prepared.experiment.id, adapter: prepared.adapter.id };
  if (prepared.kind === 'not-applicable') {
    return outcomeWithout(about, 'not-applicable', { headline: prepared.reasons.join('; ') });
  }
  if (tools.signal.aborted) {
    return outcomeWithout(about, 'not-run', { headline: `${String(tools.signal.reason)} came before it began` });
  }
  return await runOne(tools, prepared, seed);
}

async function runOne(tools: RunTools, prepared: Ready, seed: string): Promise<RunOutcome> {
  const { ports, request, listener } = tools;
  const runId = makeRunId(ports.clock.wallTime(), ports.randomBytes(6));
  const plan = buildPlan(prepared.bound, { runId, seed, gateway: prepared.gateway });
  const about = { experiment: plan.experiment, adapter: plan.adapter };
  const runDir = path.join(request.runsDir, plan.experiment, runId);
  try {
    await execute(tools, prepared, { plan, runDir });
    const evaluated = evaluateRun(ports, runDir);
    return outcomeOfVerdict(evaluated.verdict, { runDir, seed });
  } catch (error) {
    // What was recorded so far stays; the other experiments have systems of their own and still run.
    const messages = causeChain(error).map((message) => tools.masker.text(message));
    const hint = error instanceof HarnessError ? error.hint : null;
    listener.notice([messages.join(': '), ...(hint === null ? [] : [hint])].join('. '));
    const kept = fs.existsSync(runDir) ? { runDir, runId } : {};
    return outcomeWithout(about, 'ERROR', { headline: messages[0] ?? 'unknown error', ...kept });
  }
}

async function execute(
  tools: RunTools,
  prepared: Ready,
  { plan, runDir }: { readonly plan: RunPlan; readonly runDir: string },
): Promise<void> {
  const { ports, request, listener, masker, signal } = tools;
  const manifest = await describeRun(tools, prepared, plan);
  if (isInstalled(plan))
    listener.notice(`acts on a system that others may use: ${plan.gateway}, ${manifest.engine ?? 'here'}`);
  const note = noteOf(tools, runDir, { plan, manifest });
  const writers = createRunDir({
    root: request.runsDir,
    experiment: plan.experiment,
    runId: plan.runId,
    experimentYaml: prepared.experiment.bytes,
    adapterYaml: prepared.adapter.bytes,
    inputs: prepared.inputs,
    plan,
    manifest,
    masker,
  });
  try {
    tools.guard?.registry.add(note);
    const workDir = createWorkDir(plan.runId);
    listener.opened(note, plan);
    const enginePorts = ports.createEnginePorts({ runId: plan.runId, backend: plan.backend, writers, workDir, masker });
    const { keepLeftovers = false } = request;
    const choices = tools.replay?.choices ?? [];
    const onEvent = (event: TimelineEvent): void => listener.event(event);
    await executePlan(plan, enginePorts, { manifest, choices, onEvent, signal, keepLeftovers });
  } finally {
    writers.close();
    await closeUp(tools, note);
  }
}

/** Where something was not put back, the pid files are what it takes to do it later or by hand. */
async function closeUp({ ports, request, guard, listener }: RunTools, note: OpenedRun): Promise<void> {
  const left = whatIsLeft(ports, note);
  if (left === null) return;
  const isKept =
    left.length > 0 && request.keepLeftovers === true && left.every(({ action }) => action.kind === 'system.sweep');
  if (left.length > 0 && !isKept) return;
  // What was kept on purpose is nothing that a recovery may remove without being asked.
  guard?.registry.remove(note.runId);
  if (isKept) {
    listener.notice(`kept as asked, and removed by: chaos recover ${note.runDir} --trust-directory`);
    return;
  }
  try {
    const stays = (await findWorkDir(note.workDir)?.remove()) ?? null;
    if (stays !== null) listener.notice(stays);
  } catch (error) {
    listener.notice(causeChain(error).join(': '));
  }
}

/** Null where that cannot be read. */
function whatIsLeft(ports: AppPorts, { runDir }: OpenedRun): readonly UndoIntent[] | null {
  try {
    return undosLeft(ports, runDir);
  } catch {
    return null;
  }
}

function noteOf(
  { ports }: RunTools,
  runDir: string,
  { plan, manifest }: { readonly plan: RunPlan; readonly manifest: RunManifest },
): OpenedRun {
  const { runId, gateway, seed, parameters, secrets } = plan;
  return {
    runId,
    runDir,
    workDir: workDirPath(runId),
    adapterSha256: manifest.adapter.sha256,
    gateway,
    seed,
    parameters,
    secrets,
    owner: { ...ports.self(), bootId: ports.host.bootId() },
  };
}

async function describeRun(tools: RunTools, prepared: Ready, plan: RunPlan): Promise<RunManifest> {
  const { ports } = tools;
  const git = await ports.gitState(path.dirname(prepared.experiment.path));
  return {
    format: RUN_FORMAT,
    runId: plan.runId,
    createdAt: ports.clock.wallTime(),
    tool: { ...TOOL, ...git },
    experiment: sourceInfo(prepared.experiment, plan.title),
    adapter: sourceInfo(prepared.adapter, prepared.bound.adapter.title),
    gateway: plan.gateway,
    seed: plan.seed,
    parameters: plan.parameters,
    secrets: plan.secrets,
    host: ports.host.info(),
    engine: await describeEngine(tools, plan.backend),
    system: null,
    ...(tools.replay === null ? {} : { replayOf: tools.replay.runId }),
    reproduce: reproduceArguments(tools, prepared, plan),
  };
}

async function describeEngine({ ports, here, signal }: RunTools, backend: BackendId): Promise<string | null> {
  const engine = await ports.backendOf(backend).describe(signal);
  const way = here.signals(backend);
  return engine === null || way === null ? engine : `${engine}, signals ${way}`;
}

function sourceInfo(source: SourceFile, title: string): RunManifest['experiment'] {
  return { id: source.id, title, sha256: source.sha256, origin: source.origin };
}

/** Arguments of the command line that run the same again. */
function reproduceArguments({ request, replay }: RunTools, prepared: Ready, plan: RunPlan): readonly string[] {
  if (replay !== null) return ['run', '--replay', replay.runId];
  return [
    'run',
    nameOf(prepared.experiment),
    ...['--adapter', nameOf(prepared.adapter)],
    ...['--gateway', plan.gateway],
    ...['--seed', plan.seed],
    ...request.sets.flatMap((set) => ['--set', set]),
  ];
}

function nameOf(source: SourceFile): string {
  if (source.origin === 'shipped') return source.id;
  return source.shownPath.includes('/') ? source.shownPath : `./${source.shownPath}`;
}

function noticesOf(prepared: readonly Prepared[]): readonly string[] {
  const files = prepared.flatMap(({ experiment, adapter }) => [
    { kind: 'experiment', file: experiment },
    { kind: 'adapter', file: adapter },
  ]);
  const notices = files
    .filter(({ file }) => file.shadowsShipped)
    .map(({ kind, file }) => `${kind} ${file.id}: using the local ${file.shownPath} instead of the shipped one`);
  return [...new Set(notices)];
}
